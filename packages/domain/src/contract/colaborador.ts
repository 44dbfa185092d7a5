import { z } from 'zod'
import { codigosDe } from '../codigos/codigos.ts'
import { quemVeTudo } from '../colaborador/visibilidade.ts'
import { listaColaborador, situacoes } from '../listas/colaborador.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { listaLayoutDaFolha } from '../listas/layout-da-folha.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { exportacao, exportacaoDePlanilha } from './exportacao.ts'

const TAG = 'Colaborador'
const acesso = views('colaborador.listar')

/** What a person may not see is absent; see `colaborador/visibilidade.ts`. */
export const colaboradorResumo = z.object({
  id: z.int(),
  matricula: z.string(),
  nome: z.string(),
  /** Masked: `***.456.789-**`. */
  cpf: z.string().optional(),
  cargo: z.string(),
  contrato: z.string(),
  posto: z.string(),
  municipio: z.string(),
  escala: z.string().optional(),
  centroDeCusto: z.string().optional(),
  situacao: z.enum(codigosDe(situacoes)),
  dataAdmissao: z.string(),
  fimExperiencia: z.string().nullable().optional(),
  dataDesligamento: z.string().nullable(),
})
export type ColaboradorResumo = z.output<typeof colaboradorResumo>

const opcoes = z.array(z.object({ value: z.int(), label: z.string() }))

export const colaboradorContract = {
  'GET /api/colaborador/listar': endpoint({
    tag: TAG,
    summary: 'Colaboradores que a pessoa pode ver',
    access: acesso,
    query: listQuery(listaColaborador),
    response: listReply(colaboradorResumo),
  }),
  'GET /api/colaborador/exportar': exportacao(listaColaborador, { tag: TAG, access: acesso }),
  'GET /api/colaborador/folha/exportar': exportacaoDePlanilha(listaLayoutDaFolha, {
    tag: TAG,
    access: somente(quemVeTudo, 'colaborador: folha'),
  }),
  // Apart from the page, which does not wait for it: counting everybody takes longer than finding twenty-five.
  'GET /api/colaborador/contagens': endpoint({
    tag: TAG,
    summary: 'Quantos colaboradores há em cada situação, com a mesma busca e os mesmos filtros da lista',
    access: acesso,
    query: listQuery(listaColaborador).omit({ pagina: true, porPagina: true, ordenar: true, situacao: true }),
    response: z.object({ contagens: z.record(z.enum(codigosDe(situacoes)), z.int()) }),
  }),
  'GET /api/colaborador/filtros': endpoint({
    tag: TAG,
    summary: 'O que os filtros da lista oferecem: contratos, cargos e municípios de quem a pessoa pode ver',
    access: acesso,
    response: z.object({ contratos: opcoes, cargos: opcoes, municipios: opcoes }),
  }),
} as const satisfies Contract
