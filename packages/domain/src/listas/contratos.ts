import { z } from 'zod'
import { idParam, uf } from '../br/campos.ts'
import { codigosDe } from '../cadastros/codigos.ts'
import { situacoesContrato } from '../contratos/situacao.ts'
import { defineList } from './define-list.ts'

/** Within how many days a contract ends, as the warnings count them. */
export const prazosDeFim = {
  30: { label: 'Em até 30 dias' },
  60: { label: 'Em até 60 dias' },
  90: { label: 'Em até 90 dias' },
  120: { label: 'Em até 120 dias' },
} as const

export const listaContratos = defineList({
  nome: 'Contratos',
  colunas: {
    cliente: { label: 'Cliente', sortable: true },
    numero: { label: 'Número', sortable: true },
    objeto: { label: 'Objeto' },
    cidades: { label: 'Municípios' },
    inicio: { label: 'Início', tipo: 'data', sortable: true },
    termino: { label: 'Término', tipo: 'data', sortable: true },
    vagas: { label: 'Ocupação', sortable: true },
    situacao: { label: 'Situação', rotulos: situacoesContrato },
  },
  filtros: {
    situacao: z.enum(codigosDe(situacoesContrato), 'Situação desconhecida').optional(),
    /** Ends within so many days, and has not ended. */
    venceEm: z.enum(Object.keys(prazosDeFim) as ['30', ...string[]], 'Prazo desconhecido').optional(),
    clienteId: idParam.optional(),
    uf: uf.optional(),
  },
  descricoes: {
    situacao: { label: 'Situação', rotulos: situacoesContrato },
    venceEm: { label: 'Vence', rotulos: prazosDeFim },
    clienteId: { label: 'Cliente' },
    uf: { label: 'UF' },
  },
  ordemPadrao: 'termino',
})
