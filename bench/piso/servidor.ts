// The floor: what the same questions cost a Fastify and a pg that do nothing else. One row of one wide table for each
// employee, a token checked by its signature alone, a schema at each route; no scope, no groups, no trail, no history.
// node bench/piso/servidor.ts, with PORTA, BANCO (address) and ESQUEMA (its tables, see banco.ts) in the environment.
import { createHmac, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import { Pool } from 'pg'
import { confereSenha } from '../../apps/server/src/modules/auth/senha.ts'
import { ESQUEMAS, type Esquema } from './banco.ts'

const { PORTA = '3320', BANCO = '', ESQUEMA = 'piso' } = process.env
const SEGREDO = 'segredo-do-piso'
const UM_DIA_S = 86_400

const { contaAte } = ESQUEMAS[ESQUEMA as Esquema]
const pool = new Pool({
  connectionString: BANCO,
  max: 10,
  options: `-c jit=off -c search_path=${ESQUEMA},public`,
})

const base64 = (valor: object): string => Buffer.from(JSON.stringify(valor)).toString('base64url')
const assinatura = (texto: string): Buffer => createHmac('sha256', SEGREDO).update(texto).digest()

function assinar(id: number): string {
  const texto = `${base64({ alg: 'HS256' })}.${base64({ sub: id, exp: Date.now() / 1000 + UM_DIA_S })}`
  return `${texto}.${assinatura(texto).toString('base64url')}`
}

const recusa = (statusCode: number): Error => Object.assign(new Error(String(statusCode)), { statusCode })

/** Refuses a token that is not ours, or over. */
function exigirToken({ headers }: FastifyRequest): void {
  const [cabeca = '', corpo = '', assinado = ''] = (headers.authorization ?? '')
    .slice('Bearer '.length)
    .split('.')
  const certa = assinatura(`${cabeca}.${corpo}`)
  const dada = Buffer.from(assinado, 'base64url')
  const { exp } = JSON.parse(Buffer.from(corpo, 'base64url').toString()) as { exp: number }
  if (dada.length !== certa.length || !timingSafeEqual(dada, certa) || exp < Date.now() / 1000)
    throw recusa(401)
}

const texto = { type: 'string', maxLength: 200 } as const
const inteiro = { type: 'integer', minimum: 1 } as const
const nulavel = { type: ['string', 'null'] } as const

const COLUNAS = {
  id: inteiro,
  matricula: texto,
  nome: texto,
  cpf: texto,
  situacao: texto,
  cargo: texto,
  contrato: texto,
  posto: texto,
  municipio: texto,
  data_admissao: texto,
  data_desligamento: nulavel,
} as const
const DO_CADASTRO = {
  ...COLUNAS,
  nascimento: texto,
  sexo: nulavel,
  email: nulavel,
  telefone: nulavel,
  cep: nulavel,
  logradouro: nulavel,
  numero: nulavel,
  bairro: nulavel,
  banco: nulavel,
  agencia: nulavel,
  conta: nulavel,
  escala: texto,
  salario_centavos: inteiro,
} as const

const { id: _id, ...A_CRIAR } = { ...DO_CADASTRO, contrato_id: inteiro }

const app = Fastify({ logger: false })

app.route({
  method: 'POST',
  url: '/login',
  schema: {
    body: { type: 'object', required: ['usuario', 'senha'], properties: { usuario: texto, senha: texto } },
    response: { 200: { type: 'object', properties: { accessToken: { type: 'string' } } } },
  },
  handler: async (request) => {
    const { usuario, senha } = request.body as { usuario: string; senha: string }
    const { rows } = await pool.query<{ id: number; senha_hash: string }>(
      'select id, senha_hash from usuario where usuario = $1',
      [usuario],
    )
    const [achado] = rows
    if (!achado || !(await confereSenha(senha, achado.senha_hash))) throw recusa(401)
    return { accessToken: assinar(achado.id) }
  },
})

app.route({
  method: 'GET',
  url: '/funcionarios',
  onRequest: async (request) => exigirToken(request),
  schema: {
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: { situacao: texto, contratoId: inteiro, busca: texto, pagina: inteiro },
    },
    response: {
      200: {
        type: 'object',
        properties: {
          total: { type: 'integer' },
          results: { type: 'array', items: { type: 'object', properties: COLUNAS } },
        },
      },
    },
  },
  handler: async (request) => {
    const { situacao, contratoId, busca, pagina = 1 } = request.query as Filtros
    const partes: string[] = []
    const valores: unknown[] = []
    const onde = (parte: (n: string) => string, valor: unknown): void => {
      if (valor === undefined) return
      valores.push(valor)
      partes.push(parte(`$${valores.length}`))
    }
    onde((n) => `situacao = ${n}`, situacao)
    onde((n) => `contrato_id = ${n}`, contratoId)
    for (const termo of busca?.split(' ') ?? []) onde((n) => `nome_busca like ${n}`, `%${termo}%`)
    const filtro = partes.length > 0 ? `where ${partes.join(' and ')}` : ''
    const [{ rows: results }, { rows: contados }] = await Promise.all([
      pool.query(
        `select ${Object.keys(COLUNAS).join(', ')} from funcionario ${filtro}
          order by nome_busca, id limit 25 offset ${(pagina - 1) * 25}`,
        valores,
      ),
      pool.query<{ total: string }>(
        contaAte === null
          ? `select count(*) as total from funcionario ${filtro}`
          : `select count(*) as total from (select from funcionario ${filtro} limit ${contaAte}) l`,
        valores,
      ),
    ])
    return { total: Number(contados[0]?.total), results }
  },
})

interface Filtros {
  readonly situacao?: string
  readonly contratoId?: number
  readonly busca?: string
  readonly pagina?: number
}

app.route({
  method: 'GET',
  url: '/funcionarios/:id',
  onRequest: async (request) => exigirToken(request),
  schema: {
    params: { type: 'object', properties: { id: inteiro } },
    response: { 200: { type: 'object', properties: DO_CADASTRO } },
  },
  handler: async (request) => {
    const { id } = request.params as { id: number }
    const { rows } = await pool.query(
      `select ${Object.keys(DO_CADASTRO).join(', ')} from funcionario where id = $1`,
      [id],
    )
    if (!rows[0]) throw recusa(404)
    return rows[0]
  },
})

app.route({
  method: 'POST',
  url: '/funcionarios',
  onRequest: async (request) => exigirToken(request),
  schema: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['nome', 'cpf', 'situacao', 'contrato_id'],
      properties: A_CRIAR,
    },
    response: { 201: { type: 'object', properties: { id: inteiro } } },
  },
  handler: async (request, reply) => {
    const campos = Object.entries(request.body as object)
    const { rows } = await pool.query(
      `insert into cadastro (nome_busca, ${campos.map(([nome]) => nome).join(', ')})
       values (lower($1), ${campos.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
      campos.map(([, valor]) => valor),
    )
    return reply.code(201).send(rows[0])
  },
})

await app.listen({ port: Number(PORTA), host: '127.0.0.1' })
