import { codigosDe } from '../cadastros/codigos.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import { veCpf } from '../processos/admissao/visibilidade.ts'
import { defineList, umDe } from './define-list.ts'

export const listaAdmissao = defineList({
  nome: 'Admissões',
  colunas: {
    numero: { label: 'Número', sortable: true },
    nome: { label: 'Nome', sortable: true },
    cpf: { label: 'CPF', opcional: true, visivel: veCpf },
    cargo: { label: 'Cargo', opcional: true },
    posto: { label: 'Posto' },
    contrato: { label: 'Contrato' },
    dataPrevista: { label: 'Admissão', sortable: true, tipo: 'data' },
    status: { label: 'Situação', rotulos: admissao.statuses },
    solicitante: { label: 'Solicitante', opcional: true },
    atualizadoEm: { label: 'Atualizada', sortable: true, tipo: 'instante' },
  },
  filtros: {
    status: umDe(codigosDe(admissao.statuses), 'Situação desconhecida'),
    contratoId: 'id',
    solicitanteId: 'id',
    /** Both ends count. */
    admissaoDe: 'data',
    admissaoAte: 'data',
    /** Only those that wait for the person who asks. */
    minhaVez: umDe(['1']),
  },
  descricoes: {
    status: { label: 'Situação', rotulos: admissao.statuses },
    contratoId: { label: 'Contrato' },
    solicitanteId: { label: 'Solicitante' },
    admissaoDe: { label: 'Admissão de', tipo: 'data' },
    admissaoAte: { label: 'Admissão até', tipo: 'data' },
    minhaVez: { label: 'Minha vez' },
  },
  ordemPadrao: '-numero',
  titulo: 'nome',
})

/** Drafts and returned admissions that a person may go on with. */
export const listaRascunhos = defineList({
  nome: 'Rascunhos',
  colunas: {
    numero: { label: 'Número', sortable: true },
    nome: { label: 'Nome', sortable: true },
    cpf: { label: 'CPF', opcional: true, visivel: veCpf },
    cargo: { label: 'Cargo', opcional: true },
    posto: { label: 'Posto' },
    contrato: { label: 'Contrato', opcional: true },
    dataPrevista: { label: 'Admissão', sortable: true, tipo: 'data' },
    status: { label: 'Situação', rotulos: admissao.statuses },
    solicitante: { label: 'Solicitante', opcional: true },
    atualizadoEm: { label: 'Atualizado', sortable: true, tipo: 'instante' },
  },
  filtros: {},
  ordemPadrao: '-atualizadoEm',
  titulo: 'nome',
})
