import { codigosDe } from '../codigos/codigos.ts'
import { estabilidades } from '../regras/estabilidade/estabilidade.ts'
import { defineList, umDe } from './define-list.ts'

/** How far the end of a protection is: each is in one band. */
export const faixasDeEstabilidade = {
  ate_30: { label: 'Termina em até 30 dias', tone: 'warning' },
  ate_90: { label: 'De 31 a 90 dias', tone: 'info' },
  depois: { label: 'Depois de 90 dias', tone: 'default' },
  sem_fim: { label: 'Sem data final', tone: 'error' },
  futura: { label: 'Vai começar', tone: 'default' },
} as const
export type FaixaDeEstabilidade = keyof typeof faixasDeEstabilidade

const nomes = Object.fromEntries(
  Object.entries(estabilidades).map(([tipo, { nome }]) => [tipo, { label: nome }]),
) as { readonly [T in keyof typeof estabilidades]: { readonly label: string } }

export const listaEstabilidades = defineList({
  nome: 'Estabilidades',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    matricula: { label: 'Matrícula', opcional: true },
    posto: { label: 'Posto' },
    contrato: { label: 'Contrato' },
    tipo: { label: 'Estabilidade', rotulos: nomes },
    inicio: { label: 'Início', sortable: true, tipo: 'data' },
    fim: { label: 'Último dia', sortable: true, tipo: 'data', prazo: true },
    faixa: { label: 'Prazo', rotulos: faixasDeEstabilidade },
    origem: { label: 'Origem' },
    fundamento: { label: 'Base legal', opcional: true },
  },
  filtros: {
    faixa: umDe(codigosDe(faixasDeEstabilidade), 'Prazo desconhecido'),
    tipo: umDe(codigosDe(estabilidades), 'Estabilidade desconhecida'),
    contratoId: 'id',
  },
  descricoes: {
    faixa: { label: 'Prazo', rotulos: faixasDeEstabilidade },
    tipo: { label: 'Estabilidade', rotulos: nomes },
    contratoId: { label: 'Contrato' },
  },
  ordemPadrao: 'fim',
})
