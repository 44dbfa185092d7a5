import { codigosDe } from '../codigos/codigos.ts'
import { estadosDoItem } from '../processo/lote.ts'
import { defineList, umDe } from './define-list.ts'

const PENDENTES = ['sim'] as const

/** The people of a batch, those that were refused first. */
export const listaDoLote = defineList({
  nome: 'Pessoas do lote',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    contrato: { label: 'Contrato' },
    estado: { label: 'Situação', sortable: true, rotulos: estadosDoItem },
    processo: { label: 'Processo' },
  },
  filtros: {
    estado: umDe(codigosDe(estadosDoItem), 'Situação desconhecida'),
    /** Those whose last run was refused, opening or moving. */
    recusados: umDe(PENDENTES, 'Use sim'),
  },
  descricoes: { estado: { label: 'Situação', rotulos: estadosDoItem }, recusados: { label: 'Recusados' } },
  ordemPadrao: 'estado',
})
