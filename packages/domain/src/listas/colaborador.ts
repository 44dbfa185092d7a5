import { codigosDe } from '../codigos/codigos.ts'
import { abasVisiveis, camposVisiveis, type CampoFicha } from '../colaborador/visibilidade.ts'
import type { Grupo } from '../setores/grupos.ts'
import { defineList, umDe } from './define-list.ts'

/** Situação is derived from dates and processes, never typed. */
export const situacoes = {
  pre_admissao: { label: 'Pré-admissão', tone: 'info' },
  em_experiencia: { label: 'Em experiência', tone: 'warning' },
  ativo: { label: 'Ativo', tone: 'success' },
  desligado: { label: 'Desligado', tone: 'default' },
} as const
export type SituacaoColaborador = keyof typeof situacoes

/** A column shows no more than the employee's file shows to the same person. */
const quemVe =
  (campo: CampoFicha) =>
  (grupos: readonly Grupo[]): boolean =>
    camposVisiveis(grupos).has(campo)
const veContrato = (grupos: readonly Grupo[]): boolean => abasVisiveis(grupos).includes('contrato')

export const listaColaborador = defineList({
  nome: 'Colaboradores',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    matricula: { label: 'Matrícula', sortable: true },
    cpf: { label: 'CPF', visivel: quemVe('pessoa.cpf') },
    cargo: { label: 'Cargo', visivel: quemVe('contrato.cargo') },
    contrato: { label: 'Contrato', visivel: quemVe('contrato.contrato') },
    posto: { label: 'Posto', visivel: quemVe('contrato.posto') },
    municipio: { label: 'Município', opcional: true, visivel: quemVe('contrato.posto') },
    escala: { label: 'Escala', opcional: true, visivel: quemVe('contrato.escala') },
    centroDeCusto: { label: 'Centro de custo', opcional: true, visivel: quemVe('contrato.centroDeCusto') },
    situacao: { label: 'Situação', rotulos: situacoes },
    dataAdmissao: { label: 'Admissão', sortable: true, tipo: 'data' },
    fimExperiencia: {
      label: 'Fim da experiência',
      sortable: true,
      tipo: 'data',
      opcional: true,
      visivel: veContrato,
    },
    dataDesligamento: { label: 'Desligamento', sortable: true, tipo: 'data', opcional: true },
  },
  filtros: {
    situacao: umDe(codigosDe(situacoes), 'Situação desconhecida'),
    contratoId: 'id',
    cargoId: 'id',
    postoId: 'id',
    uf: 'uf',
    municipioIbge: 'id',
    /** Both ends of each span count. */
    admissaoDe: 'data',
    admissaoAte: 'data',
    experienciaDe: 'data',
    experienciaAte: 'data',
    desligamentoDe: 'data',
    desligamentoAte: 'data',
  },
  descricoes: {
    situacao: { label: 'Situação', rotulos: situacoes },
    contratoId: { label: 'Contrato' },
    cargoId: { label: 'Cargo' },
    postoId: { label: 'Posto' },
    uf: { label: 'UF do posto' },
    municipioIbge: { label: 'Município do posto' },
    admissaoDe: { label: 'Admissão de', tipo: 'data' },
    admissaoAte: { label: 'Admissão até', tipo: 'data' },
    experienciaDe: { label: 'Experiência termina de', tipo: 'data' },
    experienciaAte: { label: 'Experiência termina até', tipo: 'data' },
    desligamentoDe: { label: 'Desligamento de', tipo: 'data' },
    desligamentoAte: { label: 'Desligamento até', tipo: 'data' },
  },
  ordemPadrao: 'nome',
})

/** The column that each of these filters speaks of: who does not see the one does not ask by the other. */
export const colunaDoFiltro = {
  experienciaDe: 'fimExperiencia',
  experienciaAte: 'fimExperiencia',
} as const satisfies Partial<
  Record<keyof typeof listaColaborador.filtros, keyof typeof listaColaborador.colunas>
>
