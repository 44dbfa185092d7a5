import { z } from 'zod'
import { idParam } from '../br/campos.ts'
import { codigosDe } from '../cadastros/codigos.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import { defineList } from './define-list.ts'

export const listaAdmissao = defineList({
  colunas: {
    numero: { label: 'Número', sortable: true },
    nome: { label: 'Nome', sortable: true },
    posto: { label: 'Posto' },
    contrato: { label: 'Contrato' },
    dataPrevista: { label: 'Admissão', sortable: true },
    status: { label: 'Situação' },
    atualizadoEm: { label: 'Atualizada', sortable: true },
  },
  filtros: {
    status: z.enum(codigosDe(admissao.statuses), 'Situação desconhecida').optional(),
    contratoId: idParam.optional(),
    /** Only those that wait for the person who asks. */
    minhaVez: z.enum(['1']).optional(),
  },
  ordemPadrao: '-numero',
})

/** Drafts and returned admissions that a person may go on with. */
export const listaRascunhos = defineList({
  colunas: {
    numero: { label: 'Número', sortable: true },
    nome: { label: 'Nome', sortable: true },
    posto: { label: 'Posto' },
    dataPrevista: { label: 'Admissão', sortable: true },
    status: { label: 'Situação' },
    atualizadoEm: { label: 'Atualizado', sortable: true },
  },
  filtros: {},
  ordemPadrao: '-atualizadoEm',
})
