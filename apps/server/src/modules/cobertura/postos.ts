import { maiorData, menorData, somarDias } from '@rh/domain/regras/calendario/datas'
import {
  diasACobrir,
  type CoberturaDoPosto,
  type DiaDoPosto,
  type LugarDoPosto,
} from '@rh/domain/regras/cobertura/dias'
import { numeroDoDia } from '@rh/domain/regras/calendario/dia'
import { cicloDe, faseDe, inicioDaFase, ritmoDe } from '@rh/domain/regras/cobertura/numeros'
import { lugaresVagos, type OcupadosDoPosto } from '@rh/domain/regras/cobertura/vagas'
import type { Intervalo } from '@rh/domain/regras/ferias/trecho'
import type { Db, Tx } from '../../db/db.ts'
import { comHoras, comoEscala, fechaEmFeriado, lerEscalas, type EscalaLida } from './escala.ts'
import { datasDe, feriadosDaJanela, type Janela } from './janela.ts'
import {
  listAusenciasDe,
  selectCoberturas,
  selectOcupantes,
  selectPostos,
  selectQuantidades,
  type AusenciaLida,
  type CoberturaLida,
  type Ocupante,
  type PostoLido,
  type Quantidade,
} from './leitura.ts'

// What the board shows of some posts, by the rules: who holds a slot, who is away, who covers.

/** A cover of the rules, with the row that it is of. */
type CoberturaComOrigem = CoberturaDoPosto & { readonly origem: CoberturaLida }

export interface PostoComDias extends PostoLido {
  readonly escala: EscalaLida
  readonly feriados: ReadonlyMap<string, string>
  readonly dias: readonly DiaDoPosto[]
  readonly ausencias: readonly AusenciaLida[]
}

/** The row behind what covers a hole. */
export const origemDe = (cobertura: CoberturaDoPosto | null): CoberturaLida | null =>
  cobertura === null ? null : (cobertura as CoberturaComOrigem).origem

/** The days of a window of some posts, in the order of their ids. */
export async function lerPostos(
  db: Db | Tx,
  ids: readonly number[],
  janela: Janela,
): Promise<readonly PostoComDias[]> {
  if (ids.length === 0) return []
  const [escalas, postos, ocupantes, coberturas, mudancas] = await Promise.all([
    lerEscalas(db),
    selectPostos(db, ids, janela),
    selectOcupantes(db, ids, janela),
    selectCoberturas(db, ids, janela),
    selectQuantidades(db, ids, janela),
  ])
  const pessoas = [...ocupantes, ...coberturas].flatMap(({ colaboradorId }) => colaboradorId ?? [])
  const [ausencias, feriados] = await Promise.all([
    listAusenciasDe(db, pessoas, janela),
    feriadosDaJanela(db, janela, postos),
  ])
  const por = {
    ocupantes: Map.groupBy(ocupantes, ({ postoId }) => postoId),
    coberturas: Map.groupBy(coberturas, ({ postoId }) => postoId),
    quantidades: Map.groupBy(mudancas, ({ postoId }) => postoId),
    ausencias: Map.groupBy(ausencias, ({ colaboradorId }) => colaboradorId),
  }
  return postos.flatMap((posto) => {
    const escala = escalas.get(posto.escalaId)
    if (!escala) return []
    const base = {
      escala,
      posto,
      janela,
      feriados: fechaEmFeriado(escala) && !posto.abreEmFeriado ? feriados(posto) : new Map<string, string>(),
      ocupantes: por.ocupantes.get(posto.id) ?? [],
      coberturas: por.coberturas.get(posto.id) ?? [],
      quantidades: por.quantidades.get(posto.id) ?? [],
      ausenciasDe: (pessoa: number) => por.ausencias.get(pessoa) ?? [],
    }
    return [
      {
        ...posto,
        escala,
        feriados: base.feriados,
        dias: diasDo(base),
        ausencias: base.ocupantes.flatMap(({ colaboradorId }) => base.ausenciasDe(colaboradorId)),
      },
    ]
  })
}

interface BaseDoPosto {
  readonly posto: PostoLido
  readonly escala: EscalaLida
  readonly janela: Janela
  readonly feriados: ReadonlyMap<string, string>
  readonly ocupantes: readonly Ocupante[]
  readonly coberturas: readonly CoberturaLida[]
  readonly quantidades: readonly Quantidade[]
  readonly ausenciasDe: (pessoa: number) => readonly AusenciaLida[]
}

function diasDo(base: BaseDoPosto): readonly DiaDoPosto[] {
  const { posto, escala, janela, feriados, coberturas, ausenciasDe } = base
  const ritmo = ritmoDe(comoEscala(escala, janela.de), janela.de)
  const faseDoOcupante = ({ inicio }: Ocupante): number => faseDe(ritmo, numeroDoDia(inicio))
  // Of few phases many people: the date is worked out once for each.
  const iniciosDaFase = Array.from({ length: cicloDe(ritmo) }, (_, fase) =>
    inicioDaFase(ritmo, fase, janela.de),
  )
  const dentro = (inicio: string, fim: string | null): { de: string; ate: string } => ({
    de: maiorData(inicio, posto.inicio),
    ate: fim === null ? posto.termino : menorData(fim, posto.termino),
  })
  const ocupados = base.ocupantes.map((ocupante): LugarDoPosto => ({
    ...dentro(ocupante.inicio, ocupante.fim),
    ocupante: { colaboradorId: ocupante.colaboradorId, nome: ocupante.nome },
    // One of few days for each phase: slots that share one share its shifts.
    inicioCiclo: iniciosDaFase[faseDoOcupante(ocupante)] ?? janela.de,
    ausencias: ausenciasDe(ocupante.colaboradorId).map(({ tipo, inicio, fim }) => ({
      tipo,
      inicio,
      fim: fim ?? SEM_FIM,
    })),
  }))
  const vagos = lugaresVagos(
    {
      ritmo,
      quantidade: datasDe(janela).map((data) => quantidadeEm(base, data)),
      ocupados: base.ocupantes.map((ocupante): OcupadosDoPosto => ({
        ...emNumeros(ocupante, janela),
        fase: faseDoOcupante(ocupante),
        quantos: 1,
      })),
    },
    janela.de,
  )
  return diasACobrir({
    escala: comHoras(escala, janela.de),
    lugares: [...ocupados, ...vagos],
    coberturas: coberturas.flatMap((cobertura) =>
      semOsDias(cobertura, cobertura.colaboradorId === null ? [] : ausenciasDe(cobertura.colaboradorId)).map(
        (trecho): CoberturaComOrigem => ({
          ...trecho,
          tipo: cobertura.tipo,
          colaboradorId: cobertura.colaboradorId,
          ausente: cobertura.ausente,
          origem: cobertura,
        }),
      ),
    ),
    fechado: [...feriados.keys()],
    ...janela,
  })
}

/** The end of what nobody knows the end of. */
export const SEM_FIM = '9999-12-31'

const quantidadeEm = ({ posto: { inicio, termino }, quantidades }: BaseDoPosto, data: string): number =>
  data < inicio || data > termino ? 0 : (quantidades.findLast(({ desde }) => desde <= data)?.quantidade ?? 0)

/** Days of the window from its first one, far away where the stretch has no end. */
function emNumeros({ inicio, fim }: Ocupante, { de }: Janela): { de: number; ate: number } {
  const origem = numeroDoDia(de)
  return { de: numeroDoDia(inicio) - origem, ate: fim === null ? Infinity : numeroDoDia(fim) - origem }
}

/** What is left of a stretch without the days of these absences. */
export function semOsDias(
  { inicio, fim }: Intervalo,
  ausencias: readonly { readonly inicio: string; readonly fim: string | null }[],
): readonly Intervalo[] {
  return ausencias.reduce<readonly Intervalo[]>(
    (restam, fora) =>
      restam.flatMap((trecho) => {
        const ate = fora.fim ?? SEM_FIM
        if (ate < trecho.inicio || fora.inicio > trecho.fim) return [trecho]
        return [
          ...(fora.inicio > trecho.inicio
            ? [{ inicio: trecho.inicio, fim: somarDias(fora.inicio, -1) }]
            : []),
          ...(ate < trecho.fim ? [{ inicio: somarDias(ate, 1), fim: trecho.fim }] : []),
        ]
      }),
    [{ inicio, fim }],
  )
}
