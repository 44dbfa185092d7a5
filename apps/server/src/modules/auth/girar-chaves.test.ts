import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { abrirCandidatos } from '../../test/candidatos.ts'
import { AGORA } from '../../test/clock.ts'
import { createClient, sessaoDe, senhaDemo, type Client } from '../../test/harness.ts'
import { RELEITURA_S } from './chaves-de-token.ts'
import { ANUNCIO_S, encerrarTudo, girarChaveDeSessao, situacaoDasChaves } from './girar-chaves.ts'
import { openTokens } from './token.ts'

const { rh, operacional, rascunho, novoLink, deLonge, entrar } = await abrirCandidatos()
/** Another instance on the same database, which is never restarted. */
let outra: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  outra = await buildApp({
    ...rh.deps,
    conexao: rh.conexao,
    site: '/nenhum',
    saidaDeLog: { write: () => {} },
  })
})
afterAll(async () => {
  await outra.close()
  await rh[Symbol.asyncDispose]()
})
beforeEach(() => rh.clock.irPara(AGORA))

const adiante = (segundos: number): void =>
  rh.clock.irPara(rh.clock.agora().add({ seconds: segundos }).toString())
const kidDe = ({ token }: Client) => decodeProtectedHeader(token ?? '').kid
const aqui = ({ token }: Client): Client => createClient(rh.app, token)
const naOutra = ({ token }: Client): Client => createClient(outra, token)
const statusDe = async (quem: Client): Promise<number> => (await quem.try('GET /api/auth/me')).status
const entrarNaOutra = async (usuario: string): Promise<Client> => {
  const entrada = await createClient(outra, null).call('POST /api/auth/login', {
    body: { usuario, senha: senhaDemo },
  })
  return createClient(outra, sessaoDe(entrada).accessToken)
}
const abrirNaOutra = async (token: string): Promise<number> => {
  const { statusCode } = await outra.inject({
    method: 'POST',
    url: '/api/candidato/link',
    payload: { token },
    remoteAddress: '198.51.100.77',
  })
  return statusCode
}
const ultimoEvento = async () => {
  const { rows } = await sql<{ tipo: string; quantidade: number | null }>`
    select tipo, quantidade from evento_seguranca
     where tipo in ('chave_de_sessao_trocada', 'todas_as_sessoes_encerradas') order by id desc limit 1`.execute(
    rh.db,
  )
  return rows[0]
}

it('gives way to another key while everybody works, on every instance and without a restart', async () => {
  const antes = await rh.emOutraSessao('vagas')
  const antiga = await openTokens(rh.db)
  const inicio = rh.clock.agora()
  expect(await statusDe(naOutra(antes))).toBe(200)

  const { assinaDesde, aceitaAte } = await girarChaveDeSessao(rh.deps)
  expect(await ultimoEvento()).toEqual({ tipo: 'chave_de_sessao_trocada', quantidade: null })
  const doAnuncio = await rh.emOutraSessao('vagas')
  expect(kidDe(doAnuncio)).toBe(kidDe(antes))

  rh.clock.irPara(assinaDesde)
  const depois = await rh.emOutraSessao('vagas')
  expect(kidDe(depois)).not.toBe(kidDe(antes))
  const daOutra = await entrarNaOutra('comercial')
  expect(kidDe(daOutra)).toBe(kidDe(depois))
  for (const quem of [antes, doAnuncio, depois, daOutra])
    for (const onde of [aqui(quem), naOutra(quem)]) expect(await statusDe(onde)).toBe(200)

  // A session that would go on, in a token that would: it is the key that is over.
  const { sid, sub } = decodeJwt(antes.token ?? '')
  await sql`update sessao set expira_em = '2027-01-01' where id = ${String(sid)}::uuid`.execute(rh.db)
  await sql`update horario set entrada = '00:00', saida = '23:59:59'`.execute(rh.db)
  const longo = createClient(
    rh.app,
    await antiga.emitir(String(sid), Number(sub), inicio, inicio.add({ hours: 999 })),
  )
  const doFim = Temporal.Instant.from(aceitaAte)
  rh.clock.irPara(doFim.subtract({ seconds: 1 }).toString())
  // Somebody worked in it all along.
  await rh.db.updateTable('sessao').set({ ativaEm: doFim.toString() }).execute()
  for (const onde of [longo, naOutra(longo)]) expect(await statusDe(onde)).toBe(200)
  rh.clock.irPara(aceitaAte)
  for (const onde of [longo, naOutra(longo)]) expect(await statusDe(onde)).toBe(401)
})

it('keeps links of candidates working, on an instance that nobody else uses as well', async () => {
  const { id, cpf } = await rascunho()
  const antigo = await novoLink(id)
  const pessoa = await entrar(antigo, cpf)
  const { assinaDesde } = await girarChaveDeSessao(rh.deps)
  rh.clock.irPara(assinaDesde)
  expect(await abrirNaOutra(antigo)).toBe(200)
  expect((await pessoa.try('GET /api/candidato/ficha')).status).toBe(200)
  // The newest key seals it, which that instance has heard of when it was announced.
  const novo = await novoLink(id)
  expect(await abrirNaOutra(novo)).toBe(200)
  expect((await deLonge('/api/candidato/link', { token: antigo })).status).toBe(404)
})

it('ends the sessions of everybody at once, and takes nothing any more that the old keys sign', async () => {
  const antes = await rh.emOutraSessao('vagas')
  const { id, cpf } = await rascunho()
  const link = await novoLink(id)
  const candidato = await entrar(link, cpf)
  expect(await statusDe(naOutra(antes))).toBe(200)

  const { sessoes } = await encerrarTudo(rh.deps)
  expect(sessoes).toBeGreaterThan(2)
  expect(await ultimoEvento()).toEqual({ tipo: 'todas_as_sessoes_encerradas', quantidade: sessoes })
  for (const quem of [antes, naOutra(antes), operacional]) expect(await statusDe(quem)).toBe(401)
  expect((await candidato.try('GET /api/candidato/ficha')).status).toBe(401)

  // Whoever enters now is known at once where the key was never heard of.
  const nova = await rh.emOutraSessao('vagas')
  expect(kidDe(nova)).not.toBe(kidDe(antes))
  expect(await statusDe(naOutra(nova))).toBe(200)

  // Whoever has an old key and knows of a session that is open gets in nowhere.
  await sql`update sessao set encerrada_em = null`.execute(rh.db)
  adiante(RELEITURA_S)
  for (const onde of [aqui(antes), naOutra(antes)]) expect(await statusDe(onde)).toBe(401)
  for (const onde of [aqui(nova), naOutra(nova)]) expect(await statusDe(onde)).toBe(200)

  // The link that the person has in hand opens again what was filled.
  expect((await deLonge('/api/candidato/link', { token: link })).status).toBe(200)
  expect((await (await entrar(link, cpf)).try('GET /api/candidato/ficha')).status).toBe(200)
})

it('announces a key for longer than an instance goes without reading them', () => {
  expect(ANUNCIO_S).toBeGreaterThan(RELEITURA_S)
})

it('tells of each key whether it signs and until when it is accepted, and nothing that signs', async () => {
  const chaves = await situacaoDasChaves(rh.deps)
  expect(chaves.length).toBeGreaterThan(2)
  expect(chaves.filter(({ assina }) => assina)).toHaveLength(1)
  expect(Object.keys(chaves[0] ?? {})).toEqual(['kid', 'assina', 'assinaDesde', 'aceitaAte', 'aceita'])
})
