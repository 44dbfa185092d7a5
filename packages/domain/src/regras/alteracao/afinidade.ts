// How well a free slot suits somebody who is to be moved: an order with its reasons, never a verdict on the law.

/** A post with a free slot, as far as the order needs to know it. */
export interface PostoLivre {
  readonly municipioIbge: number
  readonly uf: string
  readonly cargoId: number
  readonly escalaId: number
  readonly noturna: boolean
  readonly insalubridade: number
  readonly periculosidade: boolean
  /** Trainings of the cargo that the person has not. */
  readonly treinamentosQueFaltam: readonly string[]
  /** Distance from home, kilometres; null where it is not known. */
  readonly distanciaKm: number | null
  /** What the post plans to pay, centavos; what the person earns is not lowered. */
  readonly salarioPrevistoCentavos: number
  readonly vagas: number
}

/** Whom it would suit. */
export interface QuemVai {
  /** Where the person lives; null where no address says it. */
  readonly moradiaIbge: number | null
  readonly municipioIbge: number
  readonly uf: string
  readonly cargoId: number
  readonly escalaId: number
  readonly noturna: boolean
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly salarioCentavos: number
}

export const afinidades = {
  muito_bom: { label: 'Muito bom', tone: 'success' },
  bom: { label: 'Bom', tone: 'info' },
  fraco: { label: 'Fraco', tone: 'default' },
  so_com_mudanca: { label: 'Só com mudança de cidade', tone: 'warning' },
} as const
export type Afinidade = keyof typeof afinidades

export interface Porque {
  readonly bom: boolean
  readonly texto: string
}

export interface Avaliacao {
  readonly afinidade: Afinidade
  /** The higher the better; equal posts keep the order they came in. */
  readonly pontos: number
  readonly porques: readonly Porque[]
}

/** Weight of each reason: a reason of a weight outweighs all those after it together. */
const PESOS = { cidade: 64, escala: 32, cargo: 16, risco: 8, treinamento: 4, distancia: 2, custo: 1 } as const

type Razao = keyof typeof PESOS
type Juizo = readonly [bom: boolean, texto: string] | null
type Juiz = (quem: QuemVai, posto: PostoLivre) => Juizo

const PERTO_KM = 15

/** `insalubridade de 20%`, as the risk of a post is called; null for none. */
const riscoDe = ({ insalubridade, periculosidade }: Pick<QuemVai, 'insalubridade' | 'periculosidade'>) =>
  periculosidade ? 'periculosidade' : insalubridade > 0 ? `insalubridade de ${insalubridade}%` : null

/** `passa a ter insalubridade de 20%`. */
const mudancaDeRisco = (antes: string | null, depois: string | null): string => {
  if (antes === null) return `passa a ter ${depois}`
  return depois === null ? `deixa de ter ${antes}` : `de ${antes} para ${depois}`
}

const juizes: Readonly<Record<Razao, Juiz>> = {
  cidade: (quem, posto) => {
    if (quem.municipioIbge === posto.municipioIbge) return [true, 'mesma cidade']
    if (quem.moradiaIbge === posto.municipioIbge) return [true, 'na cidade onde mora']
    return [false, quem.uf === posto.uf ? 'outra cidade' : `outro estado (${posto.uf})`]
  },
  escala: (quem, posto) =>
    quem.escalaId === posto.escalaId
      ? [true, 'mesma escala']
      : [false, quem.noturna === posto.noturna ? 'outra escala' : posto.noturna ? 'à noite' : 'de dia'],
  cargo: (quem, posto) =>
    quem.cargoId === posto.cargoId ? [true, 'mesmo cargo'] : [false, 'outro cargo: precisa de promoção'],
  risco: (quem, posto) =>
    riscoDe(quem) === riscoDe(posto)
      ? [true, 'mesmo risco']
      : [false, mudancaDeRisco(riscoDe(quem), riscoDe(posto))],
  treinamento: (_, { treinamentosQueFaltam: faltam }) =>
    faltam.length === 0 ? null : [false, `${faltam.join(' e ')} a fazer`],
  distancia: (_, { distanciaKm }) =>
    distanciaKm === null ? null : [distanciaKm <= PERTO_KM, `${distanciaKm} km de casa`],
  custo: ({ salarioCentavos }, { salarioPrevistoCentavos }) =>
    salarioCentavos <= salarioPrevistoCentavos ? null : [false, 'salário acima do previsto para o posto'],
}

const nomes = Object.keys(PESOS) as Razao[]

/** Whether nobody has to move house for it: the town of today, or the one that the person lives in. */
export const isAoAlcance = (
  { municipioIbge, moradiaIbge }: Pick<QuemVai, 'municipioIbge' | 'moradiaIbge'>,
  destino: number,
): boolean => destino === municipioIbge || destino === moradiaIbge

function afinidadeDe(aoAlcance: boolean, contras: number): Afinidade {
  if (!aoAlcance) return 'so_com_mudanca'
  if (contras === 0) return 'muito_bom'
  return contras === 1 ? 'bom' : 'fraco'
}

/** How well a post suits somebody, with every reason in the words that the screen shows. */
export function avaliarPosto(quem: QuemVai, posto: PostoLivre): Avaliacao {
  const juizos = nomes.map((nome) => ({ nome, juizo: juizes[nome](quem, posto) }))
  const porques = juizos.flatMap(({ juizo }) => (juizo ? [{ bom: juizo[0], texto: juizo[1] }] : []))
  const pontos = juizos.reduce((soma, { nome, juizo }) => soma + (juizo?.[0] === false ? 0 : PESOS[nome]), 0)
  const contras = porques.filter(({ bom }) => !bom).length
  return {
    afinidade: afinidadeDe(isAoAlcance(quem, posto.municipioIbge), contras),
    pontos,
    porques: porques.toSorted((a, b) => Number(b.bom) - Number(a.bom)),
  }
}

/** Posts by how well they suit somebody, the best first, each with its reasons. */
export const ordenarPostos = <P extends PostoLivre>(quem: QuemVai, postos: readonly P[]) =>
  postos
    .map((posto) => ({ ...posto, ...avaliarPosto(quem, posto) }))
    .toSorted((a, b) => b.pontos - a.pontos || (a.distanciaKm ?? 0) - (b.distanciaKm ?? 0))
