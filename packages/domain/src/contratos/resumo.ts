/** A post on one day, as its figures are added up. */
export interface FigurasDoPosto {
  readonly quantidade: number
  readonly ocupados: number
  readonly entrando: number
  readonly salarioPrevistoCentavos: number
  readonly precoCentavos: number | null
}

export interface ResumoDaOcupacao {
  readonly planejado: number
  readonly ocupado: number
  readonly entrando: number
  /** Slots without anybody, neither there nor on the way. */
  readonly vago: number
  /** People beyond the slots. */
  readonly excedente: number
}

const somar = <T>(itens: readonly T[], valor: (item: T) => number): number =>
  itens.reduce((total, item) => total + valor(item), 0)

const livres = ({ quantidade, ocupados, entrando }: FigurasDoPosto): number =>
  quantidade - ocupados - entrando

/** Slots of a contract on a day. Vacancies of one post do not make up for the surplus of another. */
export const resumoDaOcupacao = (postos: readonly FigurasDoPosto[]): ResumoDaOcupacao => ({
  planejado: somar(postos, ({ quantidade }) => quantidade),
  ocupado: somar(postos, ({ ocupados }) => ocupados),
  entrando: somar(postos, ({ entrando }) => entrando),
  vago: somar(postos, (posto) => Math.max(0, livres(posto))),
  excedente: somar(postos, (posto) => Math.max(0, -livres(posto))),
})

export interface ResumoEconomico {
  /** Planned base pay of every slot, without allowances and charges. */
  readonly folhaPrevistaCentavos: number
  /** The same of the slots that somebody holds. */
  readonly folhaOcupadaCentavos: number
  /** What the client pays for the slots that have a price; null when none has. */
  readonly precoCentavos: number | null
  readonly semPreco: number
  /** Price of the slots that nobody holds: what may be withheld for an empty post. */
  readonly precoVagoCentavos: number | null
}

/** Planned cost × price of a contract on a day, per month. */
export function resumoEconomico(postos: readonly FigurasDoPosto[]): ResumoEconomico {
  const comPreco = postos.filter(({ precoCentavos }) => precoCentavos !== null)
  const preco = ({ precoCentavos }: FigurasDoPosto): number => precoCentavos ?? 0
  const semGente = ({ quantidade, ocupados }: FigurasDoPosto): number => Math.max(0, quantidade - ocupados)
  const nenhum = comPreco.length === 0
  return {
    folhaPrevistaCentavos: somar(postos, (p) => p.quantidade * p.salarioPrevistoCentavos),
    folhaOcupadaCentavos: somar(
      postos,
      (p) => Math.min(p.quantidade, p.ocupados) * p.salarioPrevistoCentavos,
    ),
    precoCentavos: nenhum ? null : somar(comPreco, (p) => p.quantidade * preco(p)),
    semPreco: somar(postos, (p) => (p.precoCentavos === null ? p.quantidade : 0)),
    precoVagoCentavos: nenhum ? null : somar(comPreco, (p) => semGente(p) * preco(p)),
  }
}
