import { codigosDe } from '../codigos/codigos.ts'
import { defineList, umDe } from './define-list.ts'

/** How what is held of somebody who left stands before the terms of the law. */
export const situacoesDaGuarda = {
  vencido: { label: 'Prazo vencido', tone: 'warning' },
  no_prazo: { label: 'No prazo', tone: 'default' },
  suspenso: { label: 'Eliminação suspensa', tone: 'info' },
} as const
export type SituacaoDaGuarda = keyof typeof situacoesDaGuarda

/** Who left, with what the law no longer asks to be kept of them. */
export const listaPrazosDeGuarda = defineList({
  nome: 'Prazos de guarda',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    matricula: { label: 'Matrícula' },
    saida: { label: 'Saída', sortable: true, tipo: 'data' },
    vence: { label: 'Primeiro prazo', sortable: true, tipo: 'data', prazo: true },
    vencidas: { label: 'Vencidos' },
    situacao: { label: 'Situação', rotulos: situacoesDaGuarda },
  },
  filtros: { situacao: umDe(codigosDe(situacoesDaGuarda), 'Situação desconhecida') },
  descricoes: { situacao: { label: 'Situação', rotulos: situacoesDaGuarda } },
  ordemPadrao: 'saida',
})
