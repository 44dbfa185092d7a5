import { z } from 'zod'
import { idParam } from '../br/campos.ts'
import { codigosDe } from '../cadastros/codigos.ts'
import { defineList } from './define-list.ts'

/** Situação is derived from dates and processes, never typed. */
export const situacoes = {
  pre_admissao: { label: 'Pré-admissão', tone: 'info' },
  em_experiencia: { label: 'Em experiência', tone: 'warning' },
  ativo: { label: 'Ativo', tone: 'success' },
  desligado: { label: 'Desligado', tone: 'default' },
} as const
export type SituacaoColaborador = keyof typeof situacoes

export const listaColaborador = defineList({
  colunas: {
    nome: { label: 'Nome', sortable: true },
    matricula: { label: 'Matrícula', sortable: true },
    cpf: { label: 'CPF' },
    cargo: { label: 'Cargo' },
    contrato: { label: 'Contrato' },
    posto: { label: 'Posto' },
    situacao: { label: 'Situação' },
    dataAdmissao: { label: 'Admissão', sortable: true },
  },
  filtros: {
    situacao: z.enum(codigosDe(situacoes)).optional(),
    contratoId: idParam.optional(),
  },
  ordemPadrao: 'nome',
})
