import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { senhaDemo } from '../../seed/demo.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { aparelhoDe } from './aparelho.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Signs in from a browser at an address, as the list of sessions tells them apart. */
async function entrarDe(usuario: string, agente: string, ip: string): Promise<string> {
  const { accessToken } = (
    await rh.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { usuario, senha: senhaDemo },
      headers: { 'user-agent': agente },
      remoteAddress: ip,
    })
  ).json<{ accessToken: string }>()
  return accessToken
}

const dadosDe = async (client: Client) => {
  const { versao, nome, email, telefone } = await client.call('GET /api/conta/perfil')
  return { versao, nome, email, ...(telefone === null ? {} : { telefone }) }
}

describe('GET /api/conta/perfil', () => {
  it('shows the data, the groups by sector, the schedule and the access before this one', async () => {
    await entrarDe('cadastro', CHROME, '10.1.1.1')
    const client = await rh.emOutraSessao('cadastro')
    expect(await client.call('GET /api/conta/perfil')).toMatchObject({
      usuario: 'cadastro',
      nome: 'Vinícius Araújo',
      telefone: null,
      versao: 1,
      foto: null,
      setores: [{ PK_ID_projeto: 5, Nome: 'Rh', grupos: ['Cadastro'] }],
      Horarios: expect.arrayContaining([
        { Dia_semana: 'Domingo', Horario_entrada: '00:00:00', Horario_saida: '23:59:59' },
      ]),
      liberadoAte: null,
      ultimoAcesso: { em: '2026-11-21T01:00:00.000Z', ip: '10.1.1.1', aparelho: 'Chrome no Windows' },
    })
  })

  it('serves a person without groups, who has no sector', async () => {
    const client = await rh.emOutraSessao('sem.grupo')
    expect(await client.call('GET /api/conta/perfil')).toMatchObject({ setores: [] })
  })
})

describe('GET /api/conta/moldura', () => {
  it('is what waits, the bell and the profile, each as it is told by itself', async () => {
    for (const usuario of [
      'coordenador.operacional',
      'assistente.gestor',
      'assistente.departamento.pessoal',
    ]) {
      const client = await rh.emOutraSessao(usuario)
      expect([usuario, await client.call('GET /api/conta/moldura')]).toEqual([
        usuario,
        {
          esperas: await client.call('GET /api/setores/pendencias'),
          entradas: await client.call('GET /api/notificacoes/entradas'),
          perfil: await client.call('GET /api/conta/perfil'),
        },
      ])
    }
  })
})

describe('PUT /api/conta/atualizar', () => {
  it('saves the data, once per version', async () => {
    const client = await rh.emOutraSessao('beneficio')
    const dados = await dadosDe(client)
    const mudados = {
      ...dados,
      nome: '  Patrícia G. Gonçalves ',
      telefone: '(11) 98765-4321',
    }
    expect(await client.call('PUT /api/conta/atualizar', { body: mudados })).toMatchObject({
      nome: 'Patrícia G. Gonçalves',
      telefone: '11987654321',
      versao: 2,
    })
    const velha = await client.try('PUT /api/conta/atualizar', { body: mudados })
    expect(velha).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
  })

  it('asks for the password before another e-mail, and refuses one that is somebody’s e-mail or login', async () => {
    const client = await rh.emOutraSessao('comercial')
    const dados = await dadosDe(client)
    const com = (email: string) => client.try('PUT /api/conta/atualizar', { body: { ...dados, email } })
    expect(await com('outro@exemplo.com.br')).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const { email } = await (await rh.emOutraSessao('vagas')).call('GET /api/conta/perfil')
    expect(await com(email)).toMatchObject({ status: 409, body: { campos: { email: expect.any(String) } } })
    expect(await com('Outro@Exemplo.com.br')).toMatchObject({
      status: 200,
      body: { email: 'outro@exemplo.com.br' },
    })
    expect((await com('')).status).toBe(400)
  })

  it('changes nobody else and nothing else', async () => {
    const client = await rh.emOutraSessao('vagas')
    const body = await dadosDe(client)
    for (const extra of [
      { id: 1 },
      { ativo: true },
      { usuario: 'administrador' },
      { senhaHash: 'x' },
      { foto: 'x' },
    ])
      expect((await client.try('PUT /api/conta/atualizar', { body: { ...body, ...extra } })).status).toBe(400)
  })

  it('leaves a signed trail, without what is secret', async () => {
    const { id } = await (await rh.emOutraSessao('beneficio')).call('GET /api/conta/perfil')
    const trilha = await rh.db
      .selectFrom('auditoria')
      .select(['usuarioId', 'mudancas'])
      .where('entidade', '=', 'usuario')
      .where('registro', '=', id)
      .where('operacao', '=', 'UPDATE')
      .execute()
    expect(trilha).toEqual([
      { usuarioId: id, mudancas: expect.objectContaining({ telefone: [null, '11987654321'] }) },
    ])
  })
})

describe('PUT /api/conta/atualizarsenha', () => {
  const NOVA = 'um-canto-de-sabiá'

  it('changes the password, ends the other sessions and keeps this one', async () => {
    const aqui = await rh.emOutraSessao('sesmt')
    const outra = await rh.emOutraSessao('sesmt')
    const body = { senhaAtual: senhaDemo, senhaNova: NOVA }
    // A key is what the web client sends with every write.
    const resposta = await aqui.call('PUT /api/conta/atualizarsenha', { body, chave: 'troca-de-senha' })
    expect(resposta).toEqual({ sessoesEncerradas: 1 })
    expect((await aqui.try('GET /api/auth/me')).status).toBe(200)
    expect((await outra.try('GET /api/auth/me')).status).toBe(401)
    const entrar = (senha: string) =>
      rh.anonimo.try('POST /api/auth/login', { body: { usuario: 'sesmt', senha } })
    expect((await entrar(senhaDemo)).status).toBe(401)
    expect((await entrar(NOVA)).status).toBe(200)
    const guardadas = await rh.db.selectFrom('idempotencia').select('chave').execute()
    expect(guardadas).not.toContainEqual({ chave: 'troca-de-senha' })
  })

  it.each([
    ['the wrong one as current', { senhaAtual: 'não é esta', senhaNova: NOVA }, 'senhaAtual'],
    ['the same again', { senhaAtual: senhaDemo, senhaNova: senhaDemo }, 'senhaNova'],
    ['a short one', { senhaAtual: senhaDemo, senhaNova: 'curta' }, 'senhaNova'],
    ['an endless one', { senhaAtual: senhaDemo, senhaNova: 'ab-cd'.repeat(30) }, 'senhaNova'],
    ['a common one', { senhaAtual: senhaDemo, senhaNova: 'senha123456' }, 'senhaNova'],
    ['the own name', { senhaAtual: senhaDemo, senhaNova: 'otavio-lourenco' }, 'senhaNova'],
  ])('refuses %s', async (_caso, body, campo) => {
    const client = await rh.emOutraSessao('coordenador')
    expect(await client.try('PUT /api/conta/atualizarsenha', { body })).toMatchObject({
      status: 400,
      body: { campos: { [campo]: expect.any(String) } },
    })
  })

  it('slows down who guesses at an open screen', async () => {
    const client = await rh.emOutraSessao('rescisao')
    const tentar = (i: number) =>
      client.try('PUT /api/conta/atualizarsenha', { body: { senhaAtual: `palpite-${i}`, senhaNova: NOVA } })
    const respostas = []
    for (let i = 0; i < 7; i += 1) respostas.push((await tentar(i)).status)
    expect(respostas).toContain(429)
  })
})

describe('sessions', () => {
  it('are listed with when, from where and on what, the current one marked', async () => {
    await entrarDe('vagas', CHROME, '10.2.2.2')
    const client = await rh.emOutraSessao('vagas')
    const { results } = await client.call('GET /api/conta/sessoes')
    expect(results.filter(({ atual }) => atual)).toHaveLength(1)
    expect(results).toContainEqual({
      id: expect.any(String),
      em: '2026-11-21T01:00:00.000Z',
      expiraEm: '2026-11-21T11:00:00.000Z',
      ip: '10.2.2.2',
      aparelho: 'Chrome no Windows',
      atual: false,
      deId: null,
    })
  })

  it('are ended one by one, only one’s own', async () => {
    const client = await rh.emOutraSessao('almoxarifado')
    const outra = await rh.emOutraSessao('almoxarifado')
    const alheia = await rh.emOutraSessao('vagas')
    const { results } = await client.call('GET /api/conta/sessoes')
    const id = results.find(({ atual }) => !atual)?.id ?? ''
    const encerrar = (quem: Client) => quem.try('POST /api/conta/sessoes/encerrar', { body: { id } })
    expect((await encerrar(alheia)).status).toBe(404)
    expect((await outra.try('GET /api/auth/me')).status).toBe(200)
    expect((await encerrar(client)).status).toBe(200)
    expect((await outra.try('GET /api/auth/me')).status).toBe(401)
    expect((await encerrar(client)).status).toBe(404)
  })

  it('are all ended by "sair de todas", this one too', async () => {
    const client = await rh.emOutraSessao('gestor')
    const outra = await rh.emOutraSessao('gestor')
    const { sessoesEncerradas } = await client.call('POST /api/conta/sessoes/encerrar-todas')
    expect(sessoesEncerradas).toBe(2)
    for (const c of [client, outra]) expect((await c.try('GET /api/auth/me')).status).toBe(401)
  })

  it('tell when and why they end, by the server’s clock', async () => {
    const client = await rh.emOutraSessao('gerente.rh')
    expect(await client.call('GET /api/auth/me')).toMatchObject({
      fuso: 'America/Sao_Paulo',
      expiraEm: '2026-11-21T11:00:00.000Z',
      fimPor: 'duracao',
      agora: '2026-11-21T01:00:00.000Z',
    })
    const { id } = await client.call('GET /api/conta/perfil')
    await rh.db
      .updateTable('horario')
      .set({ saida: '23:00:00' })
      .where('usuarioId', '=', id)
      .where('diaSemana', '=', 'Sexta-feira')
      .execute()
    expect(await client.call('GET /api/auth/me')).toMatchObject({
      expiraEm: '2026-11-21T02:00:01.000Z',
      fimPor: 'horario',
    })
  })
})

describe('GET /api/conta/ip', () => {
  it('answers the address that the server sees, and believes no header', async () => {
    const { token } = await rh.emOutraSessao('vagas')
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '1.2.3.4' }
    const resposta = await rh.app.inject({ url: '/api/conta/ip', headers, remoteAddress: '10.3.3.3' })
    expect(resposta.json()).toEqual({ ip: '10.3.3.3' })
  })
})

describe('aparelhoDe', () => {
  it.each([
    [CHROME, 'Chrome no Windows'],
    [`${CHROME} Edg/142.0.0.0`, 'Edge no Windows'],
    [`${CHROME} OPR/120.0.0.0`, 'Opera no Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari no iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome no iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet no Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'Safari no macOS',
    ],
    ['lightMyRequest', 'Aparelho desconhecido'],
    ['', 'Aparelho desconhecido'],
  ])('%s → %s', (agente, esperado) => {
    expect(aparelhoDe(agente)).toBe(esperado)
  })
})

describe('GET /api/conta/entradas', () => {
  const tentar = (usuario: string, senha: string, agente: string, ip: string) =>
    rh.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { usuario, senha },
      headers: { 'user-agent': agente },
      remoteAddress: ip,
    })

  it('tells who came in and who was kept out, with network and device, and of nobody else', async () => {
    await tentar('beneficio', 'errada-1', 'curl', '203.0.113.9')
    await tentar('beneficio', 'errada-2', 'curl', '203.0.113.9')
    await entrarDe('beneficio', CHROME, '198.51.100.7')
    const client = await rh.emOutraSessao('beneficio')
    const { results } = await client.call('GET /api/conta/entradas')
    expect(results.filter(({ rede }) => rede !== '127.0.0.0/24')).toMatchObject([
      { tipo: 'entrada', vezes: 1, rede: '198.51.100.0/24', aparelho: 'Chrome no Windows' },
      { tipo: 'entrada_recusada', motivo: 'credenciais', vezes: 2, rede: '203.0.113.0/24', aparelho: null },
    ])
    const { results: deOutro } = await (await rh.emOutraSessao('comercial')).call('GET /api/conta/entradas')
    expect(deOutro.map(({ rede }) => rede)).toEqual(['127.0.0.0/24'])
  })
})
