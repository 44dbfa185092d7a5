import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@rh/domain/contract/index'
import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import { avisoDoCandidato, TENTATIVAS_DO_LINK } from '@rh/domain/processos/admissao/candidato'
import { abrirVagas, novoCpf, postoLivre, rascunhoCompleto, vagaDe } from '../../../test/admissoes.ts'
import { AGORA } from '../../../test/clock.ts'
import { createClient, createTestApp, type Client, type TestApp } from '../../../test/harness.ts'

let rh: TestApp
let operacional: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  // Each test has a draft of its own.
  const admin = await rh.as('administrador')
  await admin.call('POST /api/limite/criar', {
    body: { regra: 'admissao.rascunhos', desde: '2026-11-20', valor: 200, motivo: 'Muitos rascunhos' },
  })
  operacional = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const NASCIMENTO = '1991-04-17'

interface Rascunho {
  readonly id: number
  readonly versao: number
  readonly cpf: string
}

/** A draft with nothing but the post and what opens the link. */
async function rascunho(autor = operacional): Promise<Rascunho> {
  const cpf = novoCpf()
  const { id, versao } = await autor.call('POST /api/admissao/criar', {
    body: { vaga: vagaDe(await postoLivre(autor)) },
  })
  const dados = { cpf, nascimento: NASCIMENTO, nome: 'Antônia Gonçalves de Sousa' }
  const salvo = await autor.call('PUT /api/admissao/editar', {
    body: { id, versao, etapa: 'pessoais', dados },
  })
  return { id, versao: salvo.versao, cpf }
}

const tokenDe = (endereco: string): string => endereco.split('/').at(-1) ?? ''

async function novoLink(id: number): Promise<string> {
  const { endereco } = await operacional.call('POST /api/admissao/candidato/link', { body: { id } })
  return tokenDe(endereco)
}

let vizinho = 0
/** A call from an address of its own, so that one test does not spend the attempts of another. */
const deLonge = async (url: string, payload: object, endereco?: string) => {
  vizinho += 1
  const resposta = await rh.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: endereco ?? `10.9.${vizinho >> 8}.${vizinho & 255}`,
  })
  return { status: resposta.statusCode, body: resposta.json<Record<string, unknown>>() }
}

const respostas = (token: string, cpf: string, mais: object = {}) => ({
  token,
  nascimento: NASCIMENTO,
  cpfFinal: cpf.slice(-3),
  ...mais,
})

async function entrar(token: string, cpf: string): Promise<Client> {
  const { status, body } = await deLonge('/api/candidato/entrar', respostas(token, cpf))
  expect(status).toBe(200)
  return createClient(rh.app, String(body['entrada']))
}

/** In, and agreed to the notice. */
async function dentro(): Promise<Rascunho & { readonly token: string; readonly pessoa: Client }> {
  const feito = await rascunho()
  const token = await novoLink(feito.id)
  const pessoa = await entrar(token, feito.cpf)
  await pessoa.call('POST /api/candidato/consentir', { body: { versao: avisoDoCandidato.versao } })
  return { ...feito, token, pessoa }
}

const responder = (
  pessoa: Client,
  etapa: 'pessoais' | 'endereco' | 'bancarios' | 'dependentes' | 'beneficios' | 'documentos',
  campo: string,
  valor: unknown,
  versao = 0,
) => pessoa.try('PUT /api/candidato/resposta', { body: { etapa, campo, valor: valor as string, versao } })

const pedidoDe = (id: number) => operacional.call('GET /api/admissao/candidato/:id', { params: { id } })
const cpfDe = ({ pessoais }: { readonly pessoais: Readonly<Record<string, unknown>> }): string =>
  typeof pessoais['cpf'] === 'string' ? pessoais['cpf'] : ''
const registroDe = (id: number) => operacional.call('GET /api/admissao/obter/:id', { params: { id } })

let cor = 0
/** A photo of its own: no two are the same file. */
async function foto(): Promise<Blob> {
  cor += 1
  const conteudo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: cor * 20, g: 90, b: 160 } },
  })
    .withExif({ IFD0: { Copyright: 'GPS -23.55' } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(conteudo)], { type: 'image/jpeg' })
}

const documentoDe = async (pessoa: Client, descricao: RegExp): Promise<number> => {
  const { documentos } = await pessoa.call('GET /api/candidato/ficha')
  return documentos.find((um) => descricao.test(um.descricao))?.tipoId ?? 0
}

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

describe('the two questions', () => {
  it('locks the link after the last wrong answer, tells Operacional, and the right ones come too late', async () => {
    const { id, cpf } = await rascunho()
    const token = await novoLink(id)
    for (let resta = TENTATIVAS_DO_LINK - 1; resta > 0; resta -= 1)
      expect(
        await deLonge('/api/candidato/entrar', respostas(token, cpf, { nascimento: '1990-01-01' })),
      ).toMatchObject({ status: 401, body: { codigo: 'credenciais' } })
    expect((await deLonge('/api/candidato/entrar', respostas(token, '000'))).status).toBe(429)
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

describe('an entry', () => {
  it('opens the calls of candidates and no other one of the API', async () => {
    const { pessoa } = await dentro()
    const chamadas = Object.entries<AnyEndpoint>(api).filter(([, { access }]) => access.tipo !== 'publico')
    const abertas: string[] = []
    for (const [chamada] of chamadas) {
      const [method = 'GET', caminho = ''] = chamada.split(' ')
      vizinho += 1
      const { statusCode } = await rh.app.inject({
        method: method as 'GET',
        url: caminho.replace(/:\w+/, '1'),
        remoteAddress: `10.8.${vizinho >> 8}.${vizinho & 255}`,
        headers: { authorization: `Bearer ${pessoa.token}` },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      })
      if (statusCode !== 401) abertas.push(chamada)
    }
    const declaradas = chamadas.filter(([, { access }]) => access.tipo === 'candidato').map(([c]) => c)
    expect(abertas).toEqual(declaradas)
    expect(declaradas.length).toBeGreaterThan(5)
  })

  it('is no cookie: a page of another origin has nothing to send, and is answered without leave to read', async () => {
    const { pessoa } = await dentro()
    const resposta = await rh.app.inject({
      url: '/api/candidato/ficha',
      headers: { origin: 'https://mau.example', cookie: `entrada=${pessoa.token}` },
    })
    expect(resposta.statusCode).toBe(401)
    expect(resposta.headers['access-control-allow-origin']).toBeUndefined()
    const { headers } = await rh.app.inject({
      method: 'POST',
      url: '/api/candidato/link',
      payload: { token: `${'A'.repeat(32)}.${'A'.repeat(22)}` },
    })
    expect(headers['set-cookie']).toBeUndefined()
    const texto = await rh.app.inject({
      method: 'POST',
      url: '/api/candidato/entrar',
      headers: { 'content-type': 'text/plain', origin: 'https://mau.example' },
      payload: '{}',
    })
    expect(texto.statusCode).toBe(400)
  })

  it('asks for agreement before it tells or takes anything, and records it', async () => {
    const { id, cpf } = await rascunho()
    const pessoa = await entrar(await novoLink(id), cpf)
    expect(await pessoa.call('GET /api/candidato/ficha')).toMatchObject({
      consentiuEm: null,
      primeiroNome: null,
      respostas: [],
      documentos: [],
      aviso: { versao: avisoDoCandidato.versao, titulo: avisoDoCandidato.titulo },
    })
    expect((await responder(pessoa, 'pessoais', 'mae', 'Maria')).status).toBe(403)
    await pessoa.call('POST /api/candidato/consentir', { body: { versao: 1 } })
    const guardado = await rh.db
      .selectFrom('candidatoConsentimento as co')
      .innerJoin('candidatoLink as l', 'l.id', 'co.linkId')
      .select(['co.versao', 'co.texto', 'co.em', 'co.enderecoHash'])
      .where('l.processoId', '=', id)
      .executeTakeFirstOrThrow()
    expect(guardado).toMatchObject({ versao: 1, em: '2026-11-20T13:00:00.000Z' })
    expect(guardado.texto).toContain(avisoDoCandidato.paragrafos[0])
    expect(guardado.enderecoHash).toHaveLength(32)
    await expect(rh.db.updateTable('candidatoConsentimento').set({ versao: 2 }).execute()).rejects.toThrow(
      'somente acréscimos',
    )
    expect((await pedidoDe(id)).link?.consentimento).toMatchObject({ versao: 1 })
  })

  it('tells nothing of the company, the pay, the client or other people', async () => {
    const autor = await rascunhoCompleto(operacional, { pessoa: { nome: 'Joana Prado' } })
    const { dados, posto } = await registroDe(autor.id)
    const pessoa = await entrar(await novoLink(autor.id), cpfDe(dados))
    await pessoa.call('POST /api/candidato/consentir', { body: { versao: 1 } })
    const texto = JSON.stringify(await pessoa.call('GET /api/candidato/ficha'))
    expect(texto).toContain('Joana')
    for (const alheio of [posto?.cliente, posto?.contrato, posto?.local, posto?.cargo])
      expect(texto).not.toContain(alheio)
    expect(texto).not.toMatch(/salario|vaga|uniforme|escalaVt|solicitante|fundamento|cpf"/i)
  })

  it('ends after two hours, and when it is used of another link', async () => {
    const { pessoa, token, cpf } = await dentro()
    rh.clock.irPara('2026-11-20T15:00:01Z')
    expect(await pessoa.try('GET /api/candidato/ficha')).toMatchObject({
      status: 401,
      body: { mensagem: 'Precisamos confirmar de novo que é você.' },
    })
    const outra = await entrar(token, cpf)
    expect((await outra.try('GET /api/candidato/ficha')).status).toBe(200)
    rh.clock.irPara(AGORA)
  })

  it.each([
    [
      'revoked',
      async ({ id }: Rascunho) =>
        void (await operacional.call('POST /api/admissao/candidato/revogar', { body: { id } })),
    ],
    ['replaced', async ({ id }: Rascunho) => void (await novoLink(id))],
    [
      'given up with its draft',
      async ({ id }: Rascunho) => {
        const { versao } = await registroDe(id)
        await operacional.call('POST /api/admissao/status', {
          body: { id, versao, transicao: 'desistir', motivo: 'Desistiu da vaga' },
        })
      },
    ],
    ['out of time', async () => rh.clock.irPara('2026-11-28T13:00:00Z')],
    [
      'about somebody else',
      async ({ id }: Rascunho) => {
        const { versao, dados } = await registroDe(id)
        const outra = { ...dados.pessoais, cpf: novoCpf() }
        await operacional.call('PUT /api/admissao/editar', {
          body: { id, versao, etapa: 'pessoais', dados: outra },
        })
      },
    ],
  ])('ends in the middle when its link is %s', async (_, acabar) => {
    const { pessoa, token, ...feito } = await dentro()
    expect((await responder(pessoa, 'pessoais', 'mae', 'Maria de Sousa')).status).toBe(200)
    await acabar(feito)
    expect((await pessoa.try('GET /api/candidato/ficha')).status).toBe(401)
    expect((await responder(pessoa, 'pessoais', 'pai', 'João')).status).toBe(401)
    const arquivo = await foto()
    expect(
      (await pessoa.try('POST /api/candidato/documento', { query: { tipoId: 1 }, arquivo })).status,
    ).toBe(401)
    expect((await deLonge('/api/candidato/link', { token })).status).toBe(404)
    expect((await deLonge('/api/candidato/entrar', respostas(token, feito.cpf))).status).toBe(404)
    rh.clock.irPara(AGORA)
  })

  it('closes when the draft is sent, and takes no more answers', async () => {
    const { id, versao } = await rascunhoCompleto(operacional)
    const cpf = cpfDe((await registroDe(id)).dados)
    const token = await novoLink(id)
    const pessoa = await entrar(token, cpf)
    await operacional.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect((await pessoa.try('GET /api/candidato/ficha')).status).toBe(401)
    const { revogadoEm } = await rh.db
      .selectFrom('candidatoLink')
      .select('revogadoEm')
      .where('processoId', '=', id)
      .executeTakeFirstOrThrow()
    expect(revogadoEm).not.toBeNull()
    expect((await operacional.try('POST /api/admissao/candidato/link', { body: { id } })).status).toBe(409)
  })
})

describe('an answer', () => {
  it('waits beside the draft, comes once however often it is sent, and goes in by acceptance with its history', async () => {
    const { id, versao, pessoa } = await dentro()
    const mae = await responder(pessoa, 'pessoais', 'mae', '  Maria Gonçalves ')
    expect(mae).toMatchObject({ status: 200, body: { valor: 'Maria Gonçalves', versao: 1 } })
    // The reply was lost: the phone sends it again with what it knows.
    expect(await responder(pessoa, 'pessoais', 'mae', 'Maria Gonçalves')).toMatchObject({
      body: { versao: 1 },
    })
    expect(await responder(pessoa, 'pessoais', 'mae', 'Marta', 0)).toMatchObject({ status: 409 })
    expect(await responder(pessoa, 'pessoais', 'mae', 'Marta Gonçalves', 1)).toMatchObject({
      body: { versao: 2 },
    })
    await responder(pessoa, 'endereco', 'cep', '01310-100')
    await responder(pessoa, 'dependentes', 'lista', [
      { nome: 'Ana', parentesco: '03', nascimento: '2019-05-04' },
    ])
    expect((await registroDe(id)).dados.pessoais).not.toHaveProperty('mae')

    const { recebido } = await pedidoDe(id)
    expect(recebido.campos.map(({ campo, atual, doCandidato }) => ({ campo, atual, doCandidato }))).toEqual([
      { campo: 'mae', atual: null, doCandidato: 'Marta Gonçalves' },
      { campo: 'cep', atual: null, doCandidato: '01310100' },
      {
        campo: 'lista',
        atual: null,
        doCandidato: [{ nome: 'Ana', nascimento: '2019-05-04', parentesco: '03' }],
      },
    ])
    const campos = recebido.campos.map((campo) => ({ id: campo.id, versao: campo.versao }))
    const aceito = await operacional.call('POST /api/admissao/candidato/decidir', {
      body: { id, versao, decisao: 'aceitar', campos, arquivos: [] },
    })
    expect(aceito.pedido.recebido.campos).toEqual([])
    const { dados, eventos, versao: nova } = await registroDe(id)
    expect(nova).toBe(aceito.versao)
    expect(dados.pessoais['mae']).toBe('Marta Gonçalves')
    expect(dados.endereco['cep']).toBe('01310100')
    const aceitacoes = eventos.filter(({ motivo }) => motivo?.includes('pela própria pessoa'))
    expect(aceitacoes.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(['pessoais', 'endereco', 'dependentes']),
    )
    // What stood before is in the trail.
    const trilha = await rh.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('tabela', '=', 'candidato_campo')
      .where('registro', '=', id)
      .execute()
    expect(JSON.stringify(trilha)).toContain('Maria Gonçalves')
  })

  it('refuses an acceptance of what is no longer on the screen, and refuses without losing', async () => {
    const { id, versao, pessoa } = await dentro()
    await responder(pessoa, 'pessoais', 'pai', 'João')
    const [visto] = (await pedidoDe(id)).recebido.campos
    await responder(pessoa, 'pessoais', 'pai', 'José', 1)
    const corpo = (campos: readonly { id: number; versao: number }[], decisao: 'aceitar' | 'recusar') => ({
      body: { id, versao, decisao, campos: [...campos], arquivos: [] },
    })
    const velho = [{ id: visto?.id ?? 0, versao: 1 }]
    expect(
      await operacional.try('POST /api/admissao/candidato/decidir', corpo(velho, 'aceitar')),
    ).toMatchObject({
      status: 409,
      body: { mensagem: 'A pessoa mudou uma resposta enquanto você conferia.' },
    })
    const novo = [{ id: visto?.id ?? 0, versao: 2 }]
    await operacional.call('POST /api/admissao/candidato/decidir', corpo(novo, 'recusar'))
    expect((await registroDe(id)).dados.pessoais).not.toHaveProperty('pai')
    const guardada = await rh.db
      .selectFrom('candidatoCampo')
      .select(['valor', 'decisao'])
      .where('processoId', '=', id)
      .executeTakeFirst()
    expect(guardada).toEqual({ valor: 'José', decisao: 'recusado' })
    // The person insists: it waits again.
    await responder(pessoa, 'pessoais', 'pai', 'José Antônio', 2)
    expect((await pedidoDe(id)).recebido.campos).toHaveLength(1)
  })

  it('says who decided meanwhile, and does nothing of the rest', async () => {
    const { id, versao, pessoa } = await dentro()
    await responder(pessoa, 'pessoais', 'pai', 'João')
    await responder(pessoa, 'pessoais', 'mae', 'Marta')
    const [pai, mae] = (await pedidoDe(id)).recebido.campos.map((campo) => ({
      id: campo.id,
      versao: campo.versao,
    }))
    if (!pai || !mae) throw new Error('not received')
    const corpo = (campos: { id: number; versao: number }[], vista: number) => ({
      body: { id, versao: vista, decisao: 'aceitar' as const, campos, arquivos: [] },
    })
    const { versao: nova } = await operacional.call(
      'POST /api/admissao/candidato/decidir',
      corpo([pai], versao),
    )
    const depois = await operacional.try('POST /api/admissao/candidato/decidir', corpo([mae, pai], nova))
    expect(depois).toMatchObject({
      status: 409,
      body: { mensagem: expect.stringMatching(/ já aceitou esta resposta às \d\d:\d\d\.$/) },
    })
    expect((await registroDe(id)).dados.pessoais).not.toHaveProperty('mae')
    expect((await pedidoDe(id)).recebido.campos.map(({ campo }) => campo)).toEqual(['mae'])
  })

  it('of another draft is nobody else’s to accept', async () => {
    const um = await dentro()
    const outro = await dentro()
    await responder(outro.pessoa, 'pessoais', 'mae', 'Outra Mãe')
    const [alheia] = (await pedidoDe(outro.id)).recebido.campos
    const { status } = await operacional.try('POST /api/admissao/candidato/decidir', {
      body: {
        id: um.id,
        versao: um.versao,
        decisao: 'aceitar',
        campos: [{ id: alheia?.id ?? 0, versao: 1 }],
        arquivos: [],
      },
    })
    expect(status).toBe(404)
  })

  it.each([
    ['pessoais', 'cpf', '52998224725'],
    ['pessoais', 'nascimento', '1980-01-01'],
    ['beneficios', 'escalaVtId', 1],
    ['beneficios', 'cestaBasica', true],
    ['pessoais', '__proto__', 'x'],
    ['pessoais', 'constructor', 'x'],
  ] as const)('to %s.%s is refused: it is not asked', async (etapa, campo, valor) => {
    const { id, pessoa } = await dentro()
    expect(await responder(pessoa, etapa, campo, valor)).toMatchObject({ status: 400 })
    expect((await pedidoDe(id)).recebido.campos).toEqual([])
  })

  it.each([
    ['a step that is not the person’s', { etapa: 'vaga', campo: 'salarioCentavos', valor: 1, versao: 0 }],
    ['an object', { etapa: 'pessoais', campo: 'mae', valor: { a: 1 }, versao: 0 }],
    ['a long text', { etapa: 'pessoais', campo: 'mae', valor: 'x'.repeat(1001), versao: 0 }],
    [
      'a line with an unknown column',
      { etapa: 'dependentes', campo: 'lista', valor: [{ salario: 1 }], versao: 0 },
    ],
    ['another key', { etapa: 'pessoais', campo: 'mae', valor: 'x', versao: 0, processoId: 1 }],
  ])('that is %s is refused', async (_, body) => {
    const { pessoa } = await dentro()
    const { status } = await pessoa.try('PUT /api/candidato/resposta', { body: body as never })
    expect(status).toBe(400)
  })

  it('tells Operacional once that the person is done', async () => {
    const { id, pessoa } = await dentro()
    const { concluidoEm } = await pessoa.call('POST /api/candidato/concluir')
    expect(await pessoa.call('POST /api/candidato/concluir')).toEqual({ concluidoEm })
    expect((await pedidoDe(id)).link).toMatchObject({ situacao: 'concluido', concluidoEm })
    const avisos = await rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('processoId', '=', id)
      .where('texto', 'like', '%terminou%')
      .execute()
    expect(avisos).toHaveLength(1)
  })
})

describe('a document', () => {
  it('is kept drawn anew, once, shown small to the person, and attached by acceptance', async () => {
    const { id, versao, pessoa } = await dentro()
    const tipoId = await documentoDe(pessoa, /identidade/i)
    const arquivo = await foto()
    const primeiro = await pessoa.call('POST /api/candidato/documento', { query: { tipoId }, arquivo })
    const repetido = await pessoa.call('POST /api/candidato/documento', { query: { tipoId }, arquivo })
    expect(repetido).toEqual(primeiro)
    const [guardado] = primeiro.documentos.find((um) => um.tipoId === tipoId)?.arquivos ?? []
    expect(guardado).toMatchObject({ miniatura: true, estado: 'recebido' })
    const imagem = await pessoa.call('GET /api/candidato/miniatura/:id', {
      params: { id: guardado?.id ?? 0 },
    })
    const { width, exif } = await sharp(Buffer.from(await imagem.arrayBuffer())).metadata()
    expect({ width, exif }).toEqual({ width: 320, exif: undefined })

    const { recebido } = await pedidoDe(id)
    expect(recebido.arquivos).toHaveLength(1)
    const visto = await operacional.call('GET /api/admissao/candidato/arquivo/:id', {
      params: { id: recebido.arquivos[0]?.id ?? 0 },
    })
    expect(visto.size).toBeGreaterThan(500)
    const arquivos = recebido.arquivos.map((um) => um.id)
    await operacional.call('POST /api/admissao/candidato/decidir', {
      body: { id, versao, decisao: 'aceitar', campos: [], arquivos },
    })
    const { itens } = await operacional.call('GET /api/admissao/anexos/:id', { params: { id } })
    expect(itens.find((item) => item.tipoId === tipoId)).toMatchObject({
      estado: 'enviado',
      arquivos: [{ nome: expect.stringMatching(/\.jpg$/), tipo: 'image/jpeg' }],
    })
    const { documentos } = await pessoa.call('GET /api/candidato/ficha')
    expect(documentos.find((um) => um.tipoId === tipoId)).toMatchObject({
      entregue: true,
      arquivos: [{ estado: 'aceito' }],
    })
    const tirar = { body: { id: guardado?.id ?? 0 } }
    expect((await pessoa.try('POST /api/candidato/documento/retirar', tirar)).status).toBe(409)
  })

  it('of somebody else is not there: neither its picture, nor to take back, nor to open', async () => {
    const um = await dentro()
    const outro = await dentro()
    const tipoId = await documentoDe(um.pessoa, /identidade/i)
    const { documentos } = await um.pessoa.call('POST /api/candidato/documento', {
      query: { tipoId },
      arquivo: await foto(),
    })
    const id = documentos.find((doc) => doc.tipoId === tipoId)?.arquivos[0]?.id ?? 0
    expect((await outro.pessoa.try('GET /api/candidato/miniatura/:id', { params: { id } })).status).toBe(404)
    expect((await outro.pessoa.try('POST /api/candidato/documento/retirar', { body: { id } })).status).toBe(
      404,
    )
    await um.pessoa.call('POST /api/candidato/documento/retirar', { body: { id } })
    expect((await um.pessoa.try('GET /api/candidato/miniatura/:id', { params: { id } })).status).toBe(404)
    expect(
      (await operacional.try('GET /api/admissao/candidato/arquivo/:id', { params: { id } })).status,
    ).toBe(404)
    const { retiradoEm } = await rh.db
      .selectFrom('candidatoArquivo')
      .select('retiradoEm')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(retiradoEm).not.toBeNull()
  })

  it('is refused when it is none, too big, a bomb, active, or not asked', async () => {
    const { pessoa } = await dentro()
    const tipoId = await documentoDe(pessoa, /identidade/i)
    const enviar = async (conteudo: string | Uint8Array<ArrayBuffer>, tipo: string, para = tipoId) =>
      (
        await pessoa.try('POST /api/candidato/documento', {
          query: { tipoId: para },
          arquivo: new Blob([conteudo], { type: tipo }),
        })
      ).status
    expect(await enviar('<svg onload="alert(1)"/>', 'image/jpeg')).toBe(415)
    expect(await enviar('<html><script>1</script>', 'application/pdf')).toBe(415)
    expect(await enviar('%PDF-1.7\n/JavaScript (x)\n%%EOF', 'application/pdf')).toBe(415)
    expect(await enviar('%PDF-1.7\nmetade', 'application/pdf')).toBe(415)
    expect(
      await enviar(
        new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 64 }, () => 7)]),
        'image/jpeg',
      ),
    ).toBe(415)
    expect(await enviar(new Uint8Array(26 * 1_048_576), 'image/jpeg')).toBe(413)
    expect(await enviar('%PDF-1.7\nok\n%%EOF', 'application/pdf', 999_999)).toBe(400)
    const aso = await rh.db
      .selectFrom('documentoTipo')
      .select('id')
      .where('codigo', '=', 'ASO')
      .executeTakeFirstOrThrow()
    expect(await enviar('%PDF-1.7\naso\n%%EOF', 'application/pdf', aso.id)).toBe(400)
  })

  it('that shows one paper is not taken for two', async () => {
    const { pessoa } = await dentro()
    const arquivo = await foto()
    const identidade = await documentoDe(pessoa, /identidade/i)
    const residencia = await documentoDe(pessoa, /residência/i)
    await pessoa.call('POST /api/candidato/documento', { query: { tipoId: identidade }, arquivo })
    expect(
      await pessoa.try('POST /api/candidato/documento', { query: { tipoId: residencia }, arquivo }),
    ).toMatchObject({ status: 415, body: { mensagem: expect.stringContaining('já foi enviada') } })
  })

  it('is asked as the answers have it', async () => {
    const { pessoa } = await dentro()
    const pede = async (oque: RegExp) => (await documentoDe(pessoa, oque)) > 0
    expect(await pede(/reservista/i)).toBe(false)
    expect(await pede(/LGPD|dados pessoais|ASO|criminais/i)).toBe(false)
    await responder(pessoa, 'pessoais', 'sexo', 'M')
    expect(await pede(/reservista/i)).toBe(true)
  })
})
