import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { ParecerOf, StatusOf, TransitionOf } from '@rh/domain/processo/define'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { diaDoDesligamento, formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { causaOf, isCausa } from '@rh/domain/regras/rescisao/causas'
import type { Passo, Peca } from './roteiro.ts'

export type StatusDaDemissao = StatusOf<typeof demissao>
/** One act in the script of a dismissal. */
export type PassoDaDemissao = Passo<TransitionOf<typeof demissao>, ParecerOf<typeof demissao>>

/** What the sectors fill in; pieces and lines are written once the process has its person. */
const dadosDoParecer: Peca<RawSheet>['dadosDoParecer'] = (parecer, dia) => {
  if (parecer === 'exame')
    return { dataExame: dia, medico: 'Aurora Bittencourt', crm: '48213', resultado: 'apto' }
  if (parecer === 'conferencia') return { linhas: [{ codigo: 'saldo_salario', resultado: 'ok' }] }
  return {}
}

/** The day on which the system ends the bond: in the demo every notice is signed on the day that the form says. */
function desligamentoDe(dados: RawSheet): string | null {
  const { parciais } = formularioDemissao.ler(dados)
  const dia = diaDoDesligamento(parciais)
  if (dia === null || parciais.comunicacao === undefined) return null
  return dia <= parciais.comunicacao ? dia : somarDias(dia, 1)
}

/** Demissão on the stage: calculated, approved and told by three people, ended by the system on its day. */
export const pecaDemissao: Peca<RawSheet> = {
  process: demissao,
  comparar: formularioDemissao.comparar,
  comCampo: (dados, { campo }, valor) => ({ ...dados, [campo]: valor }),
  campoDe: (dados, { campo }) => dados[campo],
  dadosDoParecer,
  dadosDoMovimento: () => ({}),
  diaDe: (_transicao, dados) => desligamentoDe(dados),
  vale: (_fato, { causa }) => typeof causa === 'string' && isCausa(causa) && causaOf(causa).exame,
}
