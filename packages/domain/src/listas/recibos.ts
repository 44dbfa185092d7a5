import { idParam } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { defineList, umDe } from './define-list.ts'

/** What a person did with a notice that is for them. */
export const situacoesDoRecibo = {
  falta: { label: 'Não leu', tone: 'warning' },
  lido: { label: 'Leu', tone: 'info' },
  ciente: { label: 'Ciente', tone: 'success' },
} as const
export type SituacaoDoRecibo = keyof typeof situacoesDoRecibo

/** Who a notice is for, and what each did: those who lack first. */
export const listaRecibos = defineList({
  nome: 'Recibos do comunicado',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    grupos: { label: 'Grupos' },
    situacao: { label: 'Situação', sortable: true, rotulos: situacoesDoRecibo },
    lidoEm: { label: 'Leu em', sortable: true, tipo: 'instante' },
    cienteEm: { label: 'Ciente em', sortable: true, tipo: 'instante' },
  },
  filtros: {
    comunicadoId: idParam,
    situacao: umDe(codigosDe(situacoesDoRecibo), 'Situação desconhecida'),
  },
  descricoes: {
    comunicadoId: { label: 'Comunicado' },
    situacao: { label: 'Situação', rotulos: situacoesDoRecibo },
  },
  ordemPadrao: 'situacao',
})
