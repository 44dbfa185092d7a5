import { z } from 'zod'
import { idParam, texto, uf } from '../../br/campos.ts'
import { endpoint, views, type Contract } from '../../http/endpoint.ts'

/** A choice of a form. */
export const opcaoLookup = z.object({
  /** What is stored: a code, or the id of a row as text. */
  codigo: z.string(),
  label: z.string(),
  /** Tells alike choices apart, or what comes with the choice. */
  detalhe: z.string().optional(),
})
export type OpcaoLookup = z.output<typeof opcaoLookup>

const access = views('admissao.editar-rascunho', 'admissao.visualizar', 'admissao.ver')
const busca = z.strictObject({ busca: texto(100).optional() })

const lista = <Q extends z.core.$ZodType<object>>(summary: string, query: Q) =>
  endpoint({ tag: 'Admissão', summary, access, query, response: z.object({ results: z.array(opcaoLookup) }) })

/** The lists that the steps of the admission choose from; `busca` finds by part of name or code, without accents. */
export const admissaoLookupsContract = {
  'GET /api/admissao/tipo': lista('Tipos de admissão do eSocial', busca),
  'GET /api/admissao/cargos': lista('Cargos da empresa, com o CBO', busca),
  'GET /api/admissao/escalas': lista('Escalas de trabalho', busca),
  'GET /api/admissao/sindicato': lista('Sindicatos', busca),
  'GET /api/admissao/insalubridade': lista('Adicionais de insalubridade e periculosidade', busca),
  'GET /api/admissao/sexo': lista('Sexos do eSocial', busca),
  'GET /api/admissao/estadocivil': lista('Estado civil', busca),
  'GET /api/admissao/racacor': lista('Raça/cor autodeclarada', busca),
  'GET /api/admissao/grauinstrucao': lista('Grau de instrução', busca),
  'GET /api/admissao/nacionalidade': lista('Nacionalidade', busca),
  'GET /api/admissao/pais': lista('Países, tabela 06 do eSocial', busca),
  'GET /api/admissao/estados': lista('Estados', busca),
  'GET /api/admissao/cidades': lista('Municípios de um estado', busca.extend({ uf: uf.optional() })),
  'GET /api/admissao/orgaoexpedidor': lista('Órgãos expedidores de identidade', busca),
  'GET /api/admissao/logradouros': lista('Tipos de logradouro, tabela 20 do eSocial', busca),
  'GET /api/admissao/bancos': lista('Bancos, por código ou nome', busca),
  'GET /api/admissao/agencias': lista(
    'Agências já usadas de um banco',
    busca.extend({ banco: texto(3).optional() }),
  ),
  'GET /api/admissao/tipoconta': lista('Tipos de conta', busca),
  'GET /api/admissao/escalasvt': endpoint({
    tag: 'Admissão',
    summary: 'Dias do mês com transporte; com um posto, qual deles é o da sua escala',
    access,
    query: busca.extend({ postoId: idParam.optional() }),
    response: z.object({ results: z.array(opcaoLookup.extend({ daEscala: z.boolean() })) }),
  }),
  'GET /api/admissao/reposicao': lista(
    'Quem saiu de um posto há pouco, ou ainda está nele: a pessoa que a vaga repõe',
    busca.extend({ postoId: idParam }),
  ),
  'GET /api/admissao/uniformes': endpoint({
    tag: 'Admissão',
    summary: 'Uniformes e EPIs com seus tamanhos; de um posto, só os do seu kit',
    access,
    query: busca.extend({ postoId: idParam.optional() }),
    response: z.object({
      results: z.array(opcaoLookup.extend({ tamanhos: z.array(z.string()), quantidade: z.int().nullable() })),
    }),
  }),
} as const satisfies Contract
