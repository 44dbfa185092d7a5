import { somarDias, type DataIso } from '../calendario/datas.ts'
import { primeiroDiaDeTrabalho } from '../ferias/simulacao.ts'
import { emData, emDias, emTexto, passo, type ComMemoria, type Passo } from '../memoria.ts'
import {
  diasDe,
  duracaoDoAfastamento,
  readPedido,
  type PedidoLido,
  type PeriodoDoAfastamento,
} from './duracao.ts'
import { efeitosDe } from './efeitos.ts'
import type { EfeitoDoAfastamento } from './efeitos-tipos.ts'
import { codigoDoEsocial, motivoOf } from './motivos.ts'
import { partilhar, type Partilha } from './partilha.ts'
import type { CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'
import { exameDeRetornoDesde, prazosDoAfastamento, type PrazosDoAfastamento } from './prazos.ts'

export interface SimulacaoDoAfastamento extends Partilha, PrazosDoAfastamento, ComMemoria {
  /** First day that counts (see `Duracao`). */
  readonly inicio: DataIso
  readonly fim: DataIso | null
  /** Calendar days; null while it is open. */
  readonly dias: number | null
  /** The day after the end, by the calendar. */
  readonly retorno: DataIso | null
  /** The first day after the end that is neither rest by the scale nor holiday. */
  readonly voltaAoTrabalho: DataIso | null
  /** Stretches as eSocial takes them. */
  readonly periodos: readonly PeriodoDoAfastamento[]
  /** Code of tabela 18; null for an absence that is not sent. */
  readonly motivoEsocial: string | null
  /** The person comes back through the exam: away thirty days at the end, or by today while it is open. */
  readonly exameRetorno: boolean
  /** First day away from which the exam is due; null for the reasons without it. */
  readonly exameRetornoDesde: DataIso | null
  readonly efeitos: readonly EfeitoDoAfastamento[]
}

/**
 * Dates, payer, deadlines and effects of a leave, from what was typed so far. Null without a known reason or a first day, when
 * it ends before it starts, and when all of it lies in a vacation that it does not interrupt.
 */
export function simularAfastamento(
  pedido: PedidoDeAfastamento,
  circunstancias: CircunstanciasDoAfastamento,
): SimulacaoDoAfastamento | null {
  const lido = readPedido(pedido)
  if (!lido) return null
  const { afastamentos = [], parametros, escala, hoje } = circunstancias
  const duracao = duracaoDoAfastamento(lido, circunstancias)
  const { inicio, fim, periodos } = duracao
  if (fim !== null && fim < inicio) return null
  const partilha = partilhar(lido, duracao, afastamentos)
  const prazos = prazosDoAfastamento(lido, duracao, partilha, parametros?.calendario)
  const exameDesde = exameDeRetornoDesde(lido, inicio, afastamentos)
  const retorno = fim === null ? null : somarDias(fim, 1)
  const feriadosLocais = parametros?.calendario?.feriadosLocais
  return {
    ...partilha,
    ...prazos,
    inicio,
    fim,
    dias: diasDe(duracao),
    retorno,
    voltaAoTrabalho:
      retorno &&
      primeiroDiaDeTrabalho(retorno, {
        ...(escala && { escala }),
        ...(feriadosLocais && { feriadosLocais }),
      }),
    periodos,
    motivoEsocial: codigoDoEsocial(lido.motivo),
    exameRetorno: exameDesde !== null && (fim ?? hoje) >= exameDesde,
    exameRetornoDesde: exameDesde,
    efeitos: efeitosDe({ pedido: lido, duracao, partilha, circunstancias, exameDesde }),
    memoria: passosDe(lido, diasDe(duracao), partilha, prazos),
  }
}

function passosDe(
  { motivo, mesmaDoenca }: PedidoLido,
  dias: number | null,
  { diasEmpresa, diasInss, inssApartirDe, somaDias }: Partilha,
  { s2230Ate, catAte }: PrazosDoAfastamento,
): readonly Passo[] {
  const { fundamento } = motivoOf(motivo)
  return [
    passo('Dias de afastamento', dias === null ? emTexto('em aberto') : emDias(dias), fundamento),
    ...(mesmaDoenca && somaDias !== null
      ? [passo('Soma dos dias da mesma doença', emDias(somaDias), 'Decreto 3.048/1999 art. 75 §§ 3º a 5º')]
      : []),
    ...(diasEmpresa === null ? [] : [passo('Dias pagos pela empresa', emDias(diasEmpresa), fundamento)]),
    ...(diasInss === null ? [] : [passo('Dias de benefício do INSS', emDias(diasInss), fundamento)]),
    ...(inssApartirDe ? [passo('INSS a partir de', emData(inssApartirDe), fundamento)] : []),
    passo('Envio do S-2230', s2230Ate ? emData(s2230Ate) : emTexto('não é obrigatório'), 'MOS S-2230'),
    ...(catAte ? [passo('CAT até', emData(catAte), 'Lei 8.213/1991 art. 22')] : []),
  ]
}
