import { formatData } from '@rh/domain/br/data'
import type { PeriodoAquisitivo } from '@rh/domain/regras/ferias/aquisicao'
import type { Deslocamento } from '@rh/domain/regras/ferias/ocorrencias'
import { somarAnos } from '@rh/domain/regras/calendario/datas'

// The periods of a bond as they stand against the periods as the law counts them: what has to change, and why it may not.

/** A period as it stands, with what its ledger says of it. */
export interface PeriodoGuardado {
  readonly id: number
  readonly inicio: string
  readonly fim: string
  readonly perdido: boolean
  readonly anulado: boolean
  readonly concedido: boolean
  /** A collective vacation ended it on its eve (CLT art. 140). */
  readonly cortado: boolean
  readonly saldo: number
  /** Days that requests hold or took. */
  readonly preso: number
  /** Days enjoyed or sold before the system. */
  readonly antes: number
  /** Days that occurrences took since its days were last given. */
  readonly retirado: number
}

/** A period as it becomes; `id` null for one that is new. */
export interface PeriodoRecontado {
  readonly id: number | null
  readonly inicio: string
  readonly fim: string
  readonly concessaoFim: string
  readonly perdido: boolean
  readonly anulado: boolean
  readonly motivo: string | null
  /** Days that enter its ledger; below zero, that leave it. */
  readonly dias: number
  /** Whether its days count as given. */
  readonly concedido: boolean
}

/** Whether the periods stand as the count gives them: what moved them otherwise would be undone without a word. */
export const seguemAContagem = (
  guardados: readonly PeriodoGuardado[],
  contados: readonly PeriodoAquisitivo[],
): boolean =>
  guardados
    .filter(({ anulado }) => !anulado)
    .every(
      ({ inicio, fim }, i) => contados[i]?.aquisitivoInicio === inicio && contados[i]?.aquisitivoFim === fim,
    )

/** Every period of the bond as the count makes it, in its order; those that the count passes by come last. */
export function recontar(
  guardados: readonly PeriodoGuardado[],
  contados: readonly PeriodoAquisitivo[],
): PeriodoRecontado[] {
  const linhas = guardados.toSorted(
    (a, b) => Number(a.anulado) - Number(b.anulado) || (a.inicio < b.inicio ? -1 : 1),
  )
  return [
    ...contados.map((contado, i) => contadoComo(linhas[i], contado, contados[i - 1])),
    ...linhas.slice(contados.length).map(semContagem),
  ]
}

/** Twelve months more than it took: of a lost period nothing is to be enjoyed. */
const concessaoDe = ({ aquisitivoFim, concessivoFim }: PeriodoAquisitivo): string =>
  concessivoFim ?? somarAnos(aquisitivoFim, 1)

const daDireito = ({ situacao }: PeriodoAquisitivo): boolean =>
  situacao === 'COMPLETO' || situacao === 'ENCERRADO_POR_COLETIVAS'

function contadoComo(
  linha: PeriodoGuardado | undefined,
  contado: PeriodoAquisitivo,
  anterior: PeriodoAquisitivo | undefined,
): PeriodoRecontado {
  return {
    id: linha?.id ?? null,
    inicio: contado.aquisitivoInicio,
    fim: contado.aquisitivoFim,
    concessaoFim: concessaoDe(contado),
    perdido: contado.situacao === 'PERDIDO',
    anulado: false,
    motivo: motivoDe(contado, anterior),
    ...(linha ? diasDe(linha, daDireito(contado)) : { dias: 0, concedido: false }),
  }
}

const semContagem = (linha: PeriodoGuardado): PeriodoRecontado => ({
  id: linha.id,
  inicio: linha.inicio,
  fim: linha.fim,
  concessaoFim: somarAnos(linha.fim, 1),
  perdido: false,
  anulado: true,
  motivo: 'Fora da contagem dos períodos',
  ...diasDe(linha, false),
})

/** Takes what is left of a period that gives nothing any more, and gives it back to one that does again. */
function diasDe({ saldo, retirado, concedido, antes }: PeriodoGuardado, da: boolean) {
  if (da) return { dias: retirado, concedido: concedido || retirado > 0 }
  // What was enjoyed before the system stays enjoyed: the days of such a period are not given again.
  return { dias: saldo === 0 ? 0 : -saldo, concedido: concedido && (saldo === 0 || antes > 0) }
}

/** Why a period is as it is, in words; null for one of twelve months from the anniversary. */
function motivoDe(
  { deslocamentos, aquisitivoInicio }: PeriodoAquisitivo,
  anterior: PeriodoAquisitivo | undefined,
): string | null {
  const volta =
    anterior?.situacao === 'PERDIDO'
      ? [`Começa em ${formatData(aquisitivoInicio)}, na volta ao trabalho (CLT art. 133 § 2º).`]
      : []
  const frases = [...volta, ...deslocamentos.map(frase)]
  return frases.length === 0 ? null : frases.join(' ')
}

const frase = ({ texto, dias, inicio, baseLegal }: Deslocamento): string =>
  `${texto} (${dias === 0 ? 'em' : `${dias} dias a partir de`} ${formatData(inicio)}; ${baseLegal}).`

/** Why the count may not change: days of a period that moves and would give none were asked for or enjoyed; or null. */
export function impedimentoDaRecontagem(
  guardados: readonly PeriodoGuardado[],
  recontados: readonly PeriodoRecontado[],
  hoje: string,
): string | null {
  const preso = recontados
    .filter(({ perdido, anulado, fim }) => perdido || anulado || fim >= hoje)
    .flatMap(({ id, inicio, fim }) =>
      guardados.filter((um) => um.id === id && (um.inicio !== inicio || um.fim !== fim)),
    )
    .find((um) => um.preso > 0)
  return preso
    ? `O período de ${formatData(preso.inicio)} a ${formatData(preso.fim)} deixaria de dar férias, e ${preso.preso} dias dele já foram pedidos ou gozados. Devolva ou cancele o pedido antes.`
    : null
}
