import { z } from 'zod'
import { data, idParam, texto, uf, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { cargo, ocupacao } from '../cadastros/cargo.ts'
import { catalogo } from '../cadastros/catalogo.ts'
import { centroDeCusto } from '../cadastros/centro-de-custo.ts'
import { convencaoEditada, convencaoLinha, convencaoNova } from '../cadastros/convencao.ts'
import { contratoDe, historicoReply } from '../cadastros/define-cadastro.ts'
import { documento } from '../cadastros/documento.ts'
import { empresaRegistro, empresaSchema, uploadLogo, variantesDeLogo } from '../cadastros/empresa.ts'
import { escala } from '../cadastros/escala.ts'
import { escalaVt } from '../cadastros/escala-vt.ts'
import { feriado, feriadoDoAno, feriadosQuery } from '../cadastros/feriado.ts'
import { anular, limiteEmVigor, limiteNovo } from '../cadastros/limites.ts'
import { parametroNovo } from '../cadastros/parametros.ts'
import { pisoNovo } from '../cadastros/piso.ts'
import { sindicato } from '../cadastros/sindicato.ts'
import { uniforme } from '../cadastros/uniforme.ts'
import { situacoesDeVigencia } from '../cadastros/vigencia.ts'
import { pendencia } from '../pendencia.ts'
import { grupos } from '../setores/grupos.ts'
import { endpoint, publico, somente, views, type Contract } from '../http/endpoint.ts'

const TAG = 'Cadastros'
const cadastrar = views('cadastros.registro')
/** Whoever works in some sector; a newcomer without groups has no use for it. */
const qualquerGrupo = somente(grupos, 'qualquer setor')
/** Lists that the law of a country changes, not a person: a browser may keep them for an hour. */
const UMA_HORA = 3600

const vigencia = z.object({
  id: z.int(),
  desde: z.string(),
  /** The day before the next one begins. */
  ate: z.string().nullable(),
  situacao: z.enum(codigosDe(situacoesDeVigencia)),
})

export const limiteLinha = vigencia.extend({ regra: z.string(), valor: z.int(), motivo: z.string() })
export type LimiteLinha = z.output<typeof limiteLinha>
export const parametroLinha = vigencia.extend({ nome: z.string(), valor: z.number(), fonte: z.string() })
export type ParametroLinha = z.output<typeof parametroLinha>
export const pisoLinha = vigencia.extend({
  cargoId: z.int(),
  cargo: z.string(),
  sindicatoId: z.int(),
  sindicato: z.string(),
  valorCentavos: z.int(),
  convencaoId: z.int().nullable(),
})
export type PisoLinha = z.output<typeof pisoLinha>

const listaDe = <S extends z.ZodType>(linha: S) => z.object({ results: z.array(linha) })
const feito = z.object({ ok: z.literal(true) })

/** Calls of a series by date: what was, is and will be; a new value; a wrong one annulled. */
const lookups = {
  'GET /api/paises': endpoint({
    tag: TAG,
    summary: 'Países da tabela 06 do eSocial, o Brasil primeiro',
    access: qualquerGrupo,
    cacheSeconds: UMA_HORA,
    response: listaDe(z.object({ codigo: z.string(), nome: z.string(), iso: z.string().nullable() })),
  }),
  'GET /api/estados': endpoint({
    tag: TAG,
    summary: 'As 27 unidades da federação',
    access: qualquerGrupo,
    cacheSeconds: UMA_HORA,
    response: listaDe(z.object({ sigla: z.string(), nome: z.string(), ibge: z.int() })),
  }),
  'GET /api/cidades': endpoint({
    tag: TAG,
    summary: 'Municípios de uma UF; sem UF, os que a busca encontra',
    access: qualquerGrupo,
    cacheSeconds: UMA_HORA,
    query: z.strictObject({ uf: uf.optional(), busca: texto(60).optional(), ibge: idParam.optional() }),
    response: listaDe(z.object({ ibge: z.int(), nome: z.string(), uf: z.string() })),
  }),
  'GET /api/cbo': endpoint({
    tag: TAG,
    summary: 'Ocupações da CBO, por código ou parte do título',
    access: cadastrar,
    cacheSeconds: UMA_HORA,
    query: z.strictObject({ busca: texto(60).optional() }),
    response: listaDe(ocupacao),
  }),
  'GET /api/feriados': endpoint({
    tag: TAG,
    summary: 'Feriados de um ano no país, em um estado ou em um município',
    access: qualquerGrupo,
    query: feriadosQuery,
    response: z.object({
      ano: z.int(),
      uf: z.string().nullable(),
      municipio: z.string().nullable(),
      results: z.array(feriadoDoAno),
    }),
  }),
  'GET /api/limites': endpoint({
    tag: TAG,
    summary: 'Os limites em vigor em uma data',
    access: qualquerGrupo,
    query: z.strictObject({ data: data.optional() }),
    response: listaDe(limiteEmVigor),
  }),
} as const satisfies Contract

const vigencias = {
  'GET /api/limite/listar': endpoint({
    tag: TAG,
    summary: 'Limites: o que valeu, vale e vai valer',
    access: cadastrar,
    response: listaDe(limiteLinha),
  }),
  'POST /api/limite/criar': endpoint({
    tag: TAG,
    summary: 'Novo limite a partir de uma data',
    access: cadastrar,
    body: limiteNovo,
    status: 201,
    response: limiteLinha,
  }),
  'POST /api/limite/anular': endpoint({
    tag: TAG,
    summary: 'Anula um limite que ainda não encerrou, com o motivo',
    access: cadastrar,
    body: anular,
    response: feito,
  }),
  'GET /api/limite/historico': endpoint({
    tag: TAG,
    summary: 'Limites: quem mudou o quê, e quando',
    access: cadastrar,
    response: historicoReply,
  }),
  'GET /api/parametro/listar': endpoint({
    tag: TAG,
    summary: 'Parâmetros legais: o que valeu, vale e vai valer',
    access: cadastrar,
    response: listaDe(parametroLinha),
  }),
  'POST /api/parametro/criar': endpoint({
    tag: TAG,
    summary: 'Novo valor de um parâmetro legal a partir de uma data',
    access: cadastrar,
    body: parametroNovo,
    status: 201,
    response: parametroLinha,
  }),
  'POST /api/parametro/anular': endpoint({
    tag: TAG,
    summary: 'Anula um valor que ainda não encerrou, com o motivo',
    access: cadastrar,
    body: anular,
    response: feito,
  }),
  'GET /api/parametro/historico': endpoint({
    tag: TAG,
    summary: 'Parâmetros legais: quem mudou o quê, e quando',
    access: cadastrar,
    response: historicoReply,
  }),
  'GET /api/piso/listar': endpoint({
    tag: TAG,
    summary: 'Pisos de um cargo ou de um sindicato',
    access: cadastrar,
    query: z.strictObject({ cargoId: idParam.optional(), sindicatoId: idParam.optional() }),
    response: listaDe(pisoLinha),
  }),
  'POST /api/piso/criar': endpoint({
    tag: TAG,
    summary: 'Novo piso a partir de uma data',
    access: cadastrar,
    body: pisoNovo,
    status: 201,
    response: pisoLinha,
  }),
  'POST /api/piso/anular': endpoint({
    tag: TAG,
    summary: 'Anula um piso que ainda não encerrou, com o motivo',
    access: cadastrar,
    body: anular,
    response: feito,
  }),
} as const satisfies Contract

const convencoes = {
  'GET /api/convencao/listar': endpoint({
    tag: TAG,
    summary: 'Convenções e acordos de um sindicato, a mais nova primeiro',
    access: cadastrar,
    query: z.strictObject({ sindicatoId: idParam }),
    response: listaDe(convencaoLinha),
  }),
  'POST /api/convencao/criar': endpoint({
    tag: TAG,
    summary: 'Nova convenção ou acordo de um sindicato',
    access: cadastrar,
    body: convencaoNova,
    status: 201,
    response: convencaoLinha,
  }),
  'PUT /api/convencao/editar': endpoint({
    tag: TAG,
    summary: 'Altera uma convenção que ainda não encerrou',
    access: cadastrar,
    body: convencaoEditada,
    response: convencaoLinha,
  }),
  'POST /api/convencao/anular': endpoint({
    tag: TAG,
    summary: 'Anula uma convenção que ainda não encerrou, com o motivo',
    access: cadastrar,
    body: anular,
    response: feito,
  }),
} as const satisfies Contract

const variante = z.strictObject({ variante: z.enum(variantesDeLogo) })

const empresa = {
  'GET /api/empresa': endpoint({
    tag: TAG,
    summary: 'A empresa e as regras da casa',
    access: cadastrar,
    response: empresaRegistro,
  }),
  'PUT /api/empresa/editar': endpoint({
    tag: TAG,
    summary: 'Altera a empresa',
    access: cadastrar,
    body: z.strictObject({ versao, dados: empresaSchema }),
    response: empresaRegistro,
  }),
  'POST /api/empresa/autoaprovacao': endpoint({
    tag: TAG,
    summary: 'Quem pede pode aprovar: um administrador pede, outro confirma',
    access: somente(['Administrador'], 'autoaprovação'),
    body: z.strictObject({ permitir: z.boolean() }),
    response: empresaRegistro,
  }),
  'POST /api/empresa/segundo-fator': endpoint({
    tag: TAG,
    summary: 'De quem a empresa exige o segundo passo; pede a senha confirmada',
    access: somente(['Administrador'], 'segundo passo'),
    body: z.strictObject({ exigencia: empresaRegistro.shape.segundoFator }),
    response: empresaRegistro,
  }),
  'GET /api/empresa/historico': endpoint({
    tag: TAG,
    summary: 'Empresa: quem mudou o quê, e quando',
    access: cadastrar,
    response: historicoReply,
  }),
  'PUT /api/empresa/logo/:variante': endpoint({
    tag: TAG,
    summary: 'Troca um logotipo',
    access: cadastrar,
    params: variante,
    upload: uploadLogo,
    response: empresaRegistro,
    perMinute: 30,
  }),
  'POST /api/empresa/logo/remover': endpoint({
    tag: TAG,
    summary: 'Volta ao logotipo do produto',
    access: cadastrar,
    body: variante,
    response: empresaRegistro,
  }),
  'GET /api/config/logo/:variante': endpoint({
    tag: 'Geral',
    summary: 'Um logotipo da empresa, como a página de entrada o mostra',
    access: publico,
    params: variante,
    // The version is in the address: a new logo is another address.
    query: z.strictObject({ v: texto(32).optional() }),
    response: { download: ['image/png', 'image/webp'] },
  }),
} as const satisfies Contract

export const cadastrosContract = {
  'GET /api/cadastros/contagens': endpoint({
    tag: TAG,
    summary: 'Quantos registros ativos há em cada cadastro',
    access: views('cadastros.inicio'),
    response: z.object({ contagens: z.record(z.enum(codigosDe(catalogo)), z.int().nullable()) }),
  }),
  ...lookups,
  ...contratoDe(centroDeCusto),
  ...contratoDe(cargo),
  ...contratoDe(escala),
  ...contratoDe(escalaVt),
  ...contratoDe(sindicato),
  ...contratoDe(feriado),
  ...contratoDe(uniforme),
  ...contratoDe(documento),
  'POST /api/escala/verificar': endpoint({
    tag: TAG,
    summary: 'O que a lei diz de uma escala, sem salvar nada',
    access: cadastrar,
    body: z.strictObject({ dados: escala.schema }),
    response: z.object({
      horasSemanais: z.number(),
      minutosDia: z.int(),
      noturna: z.boolean(),
      pendencias: z.array(pendencia),
    }),
  }),
  ...vigencias,
  ...convencoes,
  ...empresa,
} as const satisfies Contract
