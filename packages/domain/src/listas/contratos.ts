import { codigosDe } from '../codigos/codigos.ts'
import { situacoesContrato } from '../contratos/situacao.ts'
import { COMO_ERA_EM, defineList, umDe } from './define-list.ts'

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
    termino: { label: 'Término', tipo: 'data', sortable: true, prazo: true },
    vagas: { label: 'Ocupação', sortable: true },
    planejado: { label: 'Vagas contratadas', tipo: 'numero' },
    ocupado: { label: 'Vagas ocupadas', tipo: 'numero' },
    livres: { label: 'Vagas abertas', tipo: 'numero' },
    valorMensal: { label: 'Valor mensal', tipo: 'dinheiro' },
    situacao: { label: 'Situação', rotulos: situacoesContrato },
  },
  filtros: {
    situacao: umDe(codigosDe(situacoesContrato), 'Situação desconhecida'),
    /** Ends within so many days, and has not ended. */
    venceEm: umDe(codigosDe(prazosDeFim), 'Prazo desconhecido'),
    clienteId: 'id',
    uf: 'uf',
    /** The day that the list is of; today without it. */
    em: 'data',
  },
  descricoes: {
    situacao: { label: 'Situação', rotulos: situacoesContrato },
    venceEm: { label: 'Vence', rotulos: prazosDeFim },
    clienteId: { label: 'Cliente' },
    uf: { label: 'UF' },
    em: COMO_ERA_EM,
  },
  ordemPadrao: 'termino',
})
