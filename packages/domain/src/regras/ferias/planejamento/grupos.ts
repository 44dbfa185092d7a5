import { avaliar, type Avaliada } from './candidatos.ts'
import type { Horizonte } from './horizonte.ts'
import { contarPorDia, posicoesDas, tetoPorDia, type PorDia } from './ocupacao.ts'
import type { AusenciaDoPlano, EntradaDoPlano, Parte } from './tipos.ts'

/** A contract by itself: nothing that is decided in it touches another, hence each is solved alone. */
export interface Grupo {
  readonly contratoId: number
  readonly avaliadas: readonly Avaliada[]
  /** Most people away on each day. */
  readonly teto: PorDia
  /** People away already on each day, of the contract and of each post. */
  readonly fora: PorDia
  readonly foraDoPosto: ReadonlyMap<number, PorDia>
  readonly ausencias: readonly AusenciaDoPlano[]
}

/** The stretches that have a date to choose, by contract, in the order of the contracts. */
export function gruposDe(
  { contratos, ausencias }: Pick<EntradaDoPlano, 'contratos' | 'ausencias'>,
  partes: readonly Parte[],
  horizonte: Horizonte,
): readonly Grupo[] {
  const quantos = horizonte.dias.length
  const doContrato = Map.groupBy(partes, ({ pessoa }) => pessoa.contratoId)
  const ausenciasDo = Map.groupBy(ausencias, ({ contratoId }) => contratoId)
  return contratos.flatMap((contrato) => {
    const dele = doContrato.get(contrato.id)
    if (!dele) return []
    const fora = ausenciasDo.get(contrato.id) ?? []
    const porPosto = Map.groupBy(fora, ({ postoId }) => postoId)
    return [
      {
        contratoId: contrato.id,
        avaliadas: dele.map((parte) => avaliar(parte, horizonte)),
        teto: tetoPorDia(contrato, horizonte),
        fora: contarPorDia(quantos, posicoesDas(umaPorPessoa(fora), horizonte)),
        foraDoPosto: new Map(
          [...porPosto].map(([posto, dela]) => [posto, contarPorDia(quantos, posicoesDas(dela, horizonte))]),
        ),
        ausencias: fora,
      },
    ]
  })
}

/** Somebody of two posts of a contract is away once. */
const umaPorPessoa = (ausencias: readonly AusenciaDoPlano[]): readonly AusenciaDoPlano[] => [
  ...new Map(ausencias.map((uma) => [`${uma.pessoaId} ${uma.inicio}`, uma])).values(),
]
