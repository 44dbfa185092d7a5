import { pessoa } from '../campos/pessoa.ts'
import { contrato, vinculo } from '../campos/vinculo.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { abasVisiveis, camposVisiveis, type CampoFicha } from '../colaborador/visibilidade.ts'
import type { Grupo } from '../setores/grupos.ts'
import { COMO_ERA_EM, defineList, umDe } from './define-list.ts'

/** Situação is derived from dates and processes, never typed. */
export const situacoes = {
  pre_admissao: { label: 'Pré-admissão', tone: 'info' },
  em_experiencia: { label: 'Em experiência', tone: 'warning' },
  em_aviso: { label: 'Em aviso prévio', tone: 'error' },
  afastado: { label: 'Afastado', tone: 'warning' },
  em_ferias: { label: 'Em férias', tone: 'info' },
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
    nome: { label: pessoa.nome.curto, sortable: true },
    matricula: { label: vinculo.matricula.label, sortable: true },
    cpf: { label: pessoa.cpf.label, visivel: quemVe('pessoa.cpf') },
    cargo: { label: contrato.cargo.label, visivel: quemVe('contrato.cargo') },
    contrato: { label: contrato.contrato.label, visivel: quemVe('contrato.contrato') },
    posto: { label: contrato.posto.label, visivel: quemVe('contrato.posto') },
    municipio: { label: 'Município', opcional: true, visivel: quemVe('contrato.posto') },
    escala: { label: contrato.escala.label, opcional: true, visivel: quemVe('contrato.escala') },
    centroDeCusto: {
      label: contrato.centroDeCusto.label,
      opcional: true,
      visivel: quemVe('contrato.centroDeCusto'),
    },
    situacao: { label: 'Situação', rotulos: situacoes },
    dataAdmissao: { label: vinculo.dataAdmissao.label, sortable: true, tipo: 'data' },
    fimExperiencia: {
      label: 'Fim da experiência',
      sortable: true,
      tipo: 'data',
      prazo: true,
      opcional: true,
      visivel: veContrato,
    },
    dataDesligamento: { label: vinculo.dataDesligamento.label, sortable: true, tipo: 'data', opcional: true },
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
    /** The day that the list is of; today without it. */
    em: 'data',
  },
  descricoes: {
    situacao: { label: 'Situação', rotulos: situacoes },
    contratoId: { label: contrato.contrato.label },
    cargoId: { label: contrato.cargo.label },
    postoId: { label: contrato.posto.label },
    uf: { label: 'UF do posto' },
    municipioIbge: { label: 'Município do posto' },
    admissaoDe: { label: 'Admissão de', tipo: 'data' },
    admissaoAte: { label: 'Admissão até', tipo: 'data' },
    experienciaDe: { label: 'Experiência termina de', tipo: 'data' },
    experienciaAte: { label: 'Experiência termina até', tipo: 'data' },
    desligamentoDe: { label: 'Desligamento de', tipo: 'data' },
    desligamentoAte: { label: 'Desligamento até', tipo: 'data' },
    em: COMO_ERA_EM,
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
