import { somarDias, type DataIso } from '../calendario/datas.ts'
import { diasDe, type Duracao, type PedidoLido } from './duracao.ts'
import { mesmaDoenca, type Afastamento } from './mesma-doenca.ts'
import { isIncapacidade, isMotivoDeAfastamento, quemPaga } from './motivos.ts'
import type { QuemPaga } from './motivos-tipos.ts'
import type { AfastamentoAnterior } from './pedido-tipos.ts'

/** Who pays each day of a leave. Null where the days, or who pays, are not known yet. */
export interface Partilha {
  readonly quemPaga: QuemPaga
  readonly diasEmpresa: number | null
  readonly diasInss: number | null
  /** First day paid by INSS; null when there is none. */
  readonly inssApartirDe: DataIso | null
  /** S-2230 infoMesmoMtv; null where it does not apply. */
  readonly infoMesmoMtv: 'S' | 'N' | null
  /** Days of the chain of leaves of the same illness, this one included; null where it does not apply. */
  readonly somaDias: number | null
}

/** Long enough for an open leave to pass any fifteen days. */
const MUITO_DEPOIS_DIAS = 366

/** Earlier leaves of the same illness as the last one before a day, oldest first. */
export function cadeiaAnterior(anteriores: readonly AfastamentoAnterior[], inicio: DataIso): Afastamento[] {
  const deIncapacidade = anteriores
    .filter(({ motivo }) => isMotivoDeAfastamento(motivo) && isIncapacidade(motivo))
    .flatMap(({ inicio: de, fim, doenca }) =>
      fim !== null && fim < inicio ? [{ inicio: de, fim, doenca }] : [],
    )
    .toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1))
  const ultimo = deIncapacidade.at(-1)
  if (!ultimo) return []
  return deIncapacidade
    .filter((outro) => outro === ultimo || (ultimo.doenca !== undefined && outro.doenca === ultimo.doenca))
    .map(({ inicio: de, fim }) => ({ inicio: de, fim }))
}

/**
 * Who pays a leave: of an illness or accident the company fifteen days and INSS the rest, adding up the leaves of the same
 * illness within 60 days when Sesmt said that it is one (Lei 8.213/1991 art. 60 § 3º; Decreto 3.048/1999 art. 75 §§ 3º–5º).
 */
export function partilhar(
  pedido: PedidoLido,
  duracao: Duracao,
  anteriores: readonly AfastamentoAnterior[],
): Partilha {
  const paga = quemPaga(pedido.motivo, duracao.inicio)
  if (isIncapacidade(pedido.motivo)) return { quemPaga: paga, ...daIncapacidade(pedido, duracao, anteriores) }
  const dias = diasDe(duracao)
  const semSoma = { quemPaga: paga, infoMesmoMtv: null, somaDias: null }
  if (paga === 'INSS') return { ...semSoma, diasEmpresa: 0, diasInss: dias, inssApartirDe: duracao.inicio }
  return { ...semSoma, diasEmpresa: diasDaEmpresa(paga, pedido, dias), diasInss: 0, inssApartirDe: null }
}

function diasDaEmpresa(paga: QuemPaga, { remunerado }: PedidoLido, dias: number | null): number | null {
  if (paga === 'NINGUEM' || (paga === 'CONFORME_O_CASO' && remunerado === false)) return 0
  return paga === 'CONFORME_O_CASO' && remunerado === undefined ? null : dias
}

function daIncapacidade(
  { mesmaDoenca: isMesma = false }: PedidoLido,
  { inicio, fim }: Duracao,
  anteriores: readonly AfastamentoAnterior[],
): Omit<Partilha, 'quemPaga'> {
  const este = { inicio, fim: fim ?? somarDias(inicio, MUITO_DEPOIS_DIAS) }
  const cadeia = isMesma ? cadeiaAnterior(anteriores, inicio) : []
  // Earlier leaves that overlap each other are bad data: this one then stands alone.
  const soma = mesmaDoenca([...cadeia, este]) ?? mesmaDoenca([este])
  const ultimo = soma?.afastamentos.at(-1)
  if (!soma || !ultimo)
    return { diasEmpresa: null, diasInss: null, inssApartirDe: null, infoMesmoMtv: null, somaDias: null }
  const { diasEmpresa, diasInss, inssApartirDe, infoMesmoMtv } = ultimo
  return {
    diasEmpresa,
    diasInss: fim === null ? null : diasInss,
    inssApartirDe,
    infoMesmoMtv,
    somaDias: fim === null ? null : soma.somaDias,
  }
}
