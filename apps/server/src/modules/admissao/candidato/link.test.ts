import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { avisoDoCandidato, TENTATIVAS_DO_LINK } from '@rh/domain/processos/admissao/candidato'
import { buildApp } from '../../../app.ts'
import { novoCpf } from '../../../test/admissoes.ts'
import { abrirCandidatos, NASCIMENTO, responder, respostas, tokenDe } from '../../../test/candidatos.ts'
import { createClient } from '../../../test/harness.ts'

const { rh, operacional, rascunho, novoLink, deLonge, entrar, dentro, pedidoDe, registroDe } =
  await abrirCandidatos()
afterAll(() => rh[Symbol.asyncDispose]())

describe('the link of a candidate', () => {
  it('is made once CPF and birth date are there, told once, and kept as a digest', async () => {
    const { id, versao } = await operacional.call('POST /api/admissao/criar', { body: {} })
    const cedo = await operacional.try('POST /api/admissao/candidato/link', { body: { id } })
    expect(cedo).toMatchObject({
      status: 422,
      body: { mensagem: 'Digite antes o CPF e a data de nascimento da pessoa.' },
    })
    expect((await pedidoDe(id)).falta.map(({ campo }) => campo)).toEqual(['cpf', 'nascimento'])
    const dados = { cpf: novoCpf(), nascimento: NASCIMENTO }
    await operacional.call('PUT /api/admissao/editar', { body: { id, versao, etapa: 'pessoais', dados } })
    const { endereco, pedido } = await operacional.call('POST /api/admissao/candidato/link', { body: { id } })
    expect(endereco).toMatch(/^\/candidato\/[\w-]{32}\.[\w-]{22}$/)
    expect(pedido.link).toMatchObject({ situacao: 'nao_aberto', feitos: 0 })
    const { rows } = await sql<{
      tudo: string
    }>`select to_jsonb(l)::text as tudo from candidato_link l`.execute(rh.db)
    const guardado = rows.map(({ tudo }) => tudo).join()
    expect(guardado).not.toContain(tokenDe(endereco).slice(0, 20))
    expect(
      (await rh.db.selectFrom('idempotencia').select('resposta').execute()).map(String).join(),
    ).not.toContain(tokenDe(endereco).slice(0, 20))
  })

  it('is for who fills the draft: others are refused, out of scope is 404', async () => {
    const { id } = await rascunho()
    const gestor = await rh.as('gestor')
    await rh.db
      .deleteFrom('usuarioContrato')
      .where('contratoId', '=', (eb) =>
        eb.selectFrom('processo').select('contratoId').where('id', '=', id).$asScalar(),
      )
      .execute()
    expect((await gestor.try('POST /api/admissao/candidato/link', { body: { id } })).status).toBe(404)
    const vagas = await rh.as('vagas')
    expect((await vagas.try('GET /api/admissao/candidato/:id', { params: { id } })).status).toBe(403)
  })

  it('opens one draft only, and the newest alone', async () => {
    const { id, cpf } = await rascunho()
    const primeiro = await novoLink(id)
    const segundo = await novoLink(id)
    expect((await deLonge('/api/candidato/link', { token: primeiro })).status).toBe(404)
    expect((await deLonge('/api/candidato/link', { token: segundo })).status).toBe(200)
    expect((await pedidoDe(id)).link?.situacao).toBe('aberto')
    const pessoa = await entrar(segundo, cpf)
    expect((await pessoa.call('GET /api/candidato/ficha')).respostas).toEqual([])
  })

  it('tells nothing to a token that is forged, changed, or from elsewhere', async () => {
    const { id } = await rascunho()
    const token = await novoLink(id)
    const [segredo = '', selo = ''] = token.split('.')
    const virado = `${segredo.slice(0, -1)}${segredo.endsWith('A') ? 'B' : 'A'}.${selo}`
    for (const errado of [`${'A'.repeat(32)}.${selo}`, virado, `${segredo}.${'A'.repeat(22)}`])
      expect(await deLonge('/api/candidato/link', { token: errado })).toMatchObject({
        status: 404,
        body: { mensagem: 'Este link não vale mais.' },
      })
    expect((await deLonge('/api/candidato/link', { token: 'curto' })).status).toBe(400)
    expect(await deLonge('/api/candidato/link', { token })).toMatchObject({ status: 200 })
    expect(Object.keys((await deLonge('/api/candidato/link', { token })).body)).toEqual(['expiraEm'])
  })
})

describe('a new key', () => {
  it('opens what the older ones sealed: link, entry, and what the person sent before', async () => {
    const { id, versao, cpf, pessoa, token } = await dentro()
    await responder(pessoa, 'pessoais', 'mae', 'Maria de Sousa')
    await rh.db
      .insertInto('chaveToken')
      .values({ kid: 'nova', segredo: Buffer.alloc(32, 7), criadaEm: '2099-01-01T00:00:00Z' })
      .execute()
    const app = await buildApp({ ...rh.deps, conexao: rh.conexao, site: '/nenhum' })
    const depois = {
      pessoa: createClient(app, pessoa.token),
      operacional: createClient(app, operacional.token),
    }
    const entrar = (link: string) =>
      app.inject({ method: 'POST', url: '/api/candidato/entrar', payload: respostas(link, cpf) })
    expect((await entrar(token)).statusCode).toBe(200)
    expect((await depois.pessoa.call('GET /api/candidato/ficha')).respostas).toContainEqual(
      expect.objectContaining({ campo: 'mae', valor: 'Maria de Sousa', versao: 1 }),
    )
    // A link of the new key, for the same person: the answer is neither lost nor there twice.
    const { endereco, pedido } = await depois.operacional.call('POST /api/admissao/candidato/link', {
      body: { id },
    })
    expect(pedido.recebido.campos).toMatchObject([{ campo: 'mae', doCandidato: 'Maria de Sousa' }])
    const { entrada } = (await entrar(tokenDe(endereco))).json<{ entrada: string }>()
    const nova = createClient(app, entrada)
    await nova.call('POST /api/candidato/consentir', { body: { versao: avisoDoCandidato.versao } })
    expect(await responder(nova, 'pessoais', 'mae', 'Marta de Sousa', 1)).toMatchObject({
      body: { versao: 2 },
    })
    const { recebido } = await depois.operacional.call('GET /api/admissao/candidato/:id', { params: { id } })
    const [campo] = recebido.campos
    await depois.operacional.call('POST /api/admissao/candidato/decidir', {
      body: { id, versao, decisao: 'aceitar', campos: [{ id: campo?.id ?? 0, versao: 2 }], arquivos: [] },
    })
    expect((await registroDe(id)).dados.pessoais['mae']).toBe('Marta de Sousa')
    await app.close()
    await rh.db.deleteFrom('chaveToken').where('kid', '=', 'nova').execute()
  })
})

describe('the two questions', () => {
  it('locks the link after the last wrong answer, tells Operacional, and the right ones come too late', async () => {
    const { id, cpf } = await rascunho()
    const token = await novoLink(id)
    for (let resta = TENTATIVAS_DO_LINK - 1; resta > 0; resta -= 1)
      expect(
        await deLonge('/api/candidato/entrar', respostas(token, cpf, { nascimento: '1990-01-01' })),
      ).toMatchObject({ status: 401, body: { codigo: 'credenciais' } })
    // In no digit that of this person.
    const errado = cpf.replaceAll(/\d/g, (digito) => String(9 - Number(digito)))
    expect((await deLonge('/api/candidato/entrar', respostas(token, errado))).status).toBe(429)
    expect((await deLonge('/api/candidato/entrar', respostas(token, cpf))).status).toBe(429)
    expect((await pedidoDe(id)).link?.situacao).toBe('bloqueado')
    const aviso = await rh.db.selectFrom('notificacao').select('texto').where('processoId', '=', id).execute()
    expect(aviso.map(({ texto }) => texto).join()).toContain('bloqueado por respostas erradas')
  })

  it('lets no flood through at once: no more answers are looked at than the limit', async () => {
    const { id, cpf } = await rascunho()
    const token = await novoLink(id)
    const palpites = Array.from({ length: 25 }, (_, i) =>
      deLonge(
        '/api/candidato/entrar',
        respostas(token, String(i).padStart(3, '0'), { nascimento: '1980-02-03' }),
      ),
    )
    const codigos = (await Promise.all(palpites)).map(({ status }) => status)
    expect(codigos.filter((status) => status === 401).length).toBeLessThan(TENTATIVAS_DO_LINK)
    expect(codigos.filter((status) => status === 429).length).toBeGreaterThan(20)
    expect((await deLonge('/api/candidato/entrar', respostas(token, cpf))).status).toBe(429)
  })

  it('counts by address too, over all links', async () => {
    const endereco = '203.0.113.77'
    const codigos: number[] = []
    const { id } = await rascunho()
    const token = await novoLink(id)
    await operacional.call('POST /api/admissao/candidato/revogar', { body: { id } })
    for (let vez = 0; vez < 31; vez += 1)
      codigos.push((await deLonge('/api/candidato/entrar', respostas(token, '123'), endereco)).status)
    expect(codigos.slice(0, 30).every((status) => status === 404)).toBe(true)
    expect(codigos[30]).toBe(429)
  })

  it('forgets wrong answers with the right ones', async () => {
    const { id, cpf } = await rascunho()
    const token = await novoLink(id)
    for (let vez = 0; vez < 2; vez += 1) {
      for (let erro = 1; erro < TENTATIVAS_DO_LINK; erro += 1)
        await deLonge('/api/candidato/entrar', respostas(token, cpf, { nascimento: '2000-01-01' }))
      expect((await entrar(token, cpf)).token).toMatch(/^rhc_/)
    }
  })
})
