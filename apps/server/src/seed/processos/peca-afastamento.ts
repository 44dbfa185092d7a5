import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { ParecerOf, StatusOf, TransitionOf } from '@rh/domain/processo/define'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { comoPedido, formularioAfastamento } from '@rh/domain/processos/afastamento/formulario'
import { isMotivoDeAfastamento, motivoOf } from '@rh/domain/regras/afastamento/motivos'
import { simularAfastamento } from '@rh/domain/regras/afastamento/simulacao'
import { maiorData } from '@rh/domain/regras/calendario/datas'
import type { Passo, Peca } from './roteiro.ts'

export type StatusDoAfastamento = StatusOf<typeof afastamento>
/** One act in the script of a leave. */
export type PassoDoAfastamento = Passo<TransitionOf<typeof afastamento>, ParecerOf<typeof afastamento>>

const homologaDe = ({ motivo }: RawSheet) =>
  typeof motivo === 'string' && isMotivoDeAfastamento(motivo) ? motivoOf(motivo).homologa : null

/** The day on which the system closes a leave of the demo: after its end, or once the exam found the person fit. */
function retornoDe(dados: RawSheet): string | null {
  const { parciais } = formularioAfastamento.ler(dados)
  // Whoever has a leave in the demo was hired long before, and has no other.
  const simulacao = simularAfastamento(comoPedido(parciais), {
    hoje: parciais.inicio ?? '',
    admissao: '2000-01-01',
  })
  const { 'exame.data': exame, 'exame.resultado': resultado } = parciais
  if (!simulacao) return null
  if (resultado === 'apto' && exame !== undefined)
    return simulacao.retorno === null ? exame : maiorData(exame, simulacao.retorno)
  return simulacao.exameRetorno || resultado === 'inapto' ? null : simulacao.retorno
}

/** Afastamento on the stage: born sent, homologated by the sector that its reason says, closed by the system on its day. */
export const pecaAfastamento: Peca<RawSheet> = {
  process: afastamento,
  comparar: formularioAfastamento.comparar,
  comCampo: (dados, { campo }, valor) => ({ ...dados, [campo]: valor }),
  campoDe: (dados, { campo }) => dados[campo],
  dadosDoParecer: () => ({}),
  dadosDoMovimento: () => ({}),
  diaDe: (_transicao, dados) => retornoDe(dados),
  vale: (fato, dados) => fato === `homologa_${homologaDe(dados) ?? 'sesmt'}`,
}
