import { codigosDe } from '../codigos/codigos.ts'
import { vePagamento } from '../processo/quem.ts'
import { defineList, umDe } from './define-list.ts'

/** How soon what is left of a period has to begin, not to be paid in double. */
export const faixasDeVencimento = {
  em_dobro: { label: 'Já em dobro', tone: 'error' },
  ate_30: { label: 'Em até 30 dias', tone: 'error' },
  ate_60: { label: 'De 31 a 60 dias', tone: 'warning' },
  ate_90: { label: 'De 61 a 90 dias', tone: 'warning' },
  depois: { label: 'Depois', tone: 'default' },
} as const
export type FaixaDeVencimento = keyof typeof faixasDeVencimento

export const listaFeriasAVencer = defineList({
  nome: 'Férias a vencer',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    matricula: { label: 'Matrícula', opcional: true },
    posto: { label: 'Posto' },
    contrato: { label: 'Contrato' },
    periodo: { label: 'Período aquisitivo' },
    saldo: { label: 'Dias', tipo: 'numero' },
    ultimoInicio: { label: 'Começar até', sortable: true, tipo: 'data', prazo: true },
    faixa: { label: 'Prazo', rotulos: faixasDeVencimento },
    /** What double pay would add if nothing was begun: the whole balance with its third, in centavos. */
    dobraCentavos: { label: 'Dobra', tipo: 'dinheiro', visivel: vePagamento },
  },
  filtros: {
    faixa: umDe(codigosDe(faixasDeVencimento), 'Prazo desconhecido'),
    contratoId: 'id',
  },
  descricoes: {
    faixa: { label: 'Prazo', rotulos: faixasDeVencimento },
    contratoId: { label: 'Contrato' },
  },
  ordemPadrao: 'ultimoInicio',
})
