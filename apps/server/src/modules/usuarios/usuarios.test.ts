import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Grupo } from '@rh/domain/setores/grupos'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import { createClient, createTestApp, senhaDemo, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA } from '../../test/clock.ts'
import { abrirTela, ouvir } from '../../test/tela.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await confirmado('administrador')
})
// One address asks for everybody here; each test starts with a clean name.
beforeEach(() => rh.db.deleteFrom('tentativaLogin').execute())
afterAll(() => rh[Symbol.asyncDispose]())

const SENHA = 'girassol torto no quintal 9'

/** Signed in, with the password just asked again. */
async function confirmado(usuario: string): Promise<Client> {
  const client = await rh.as(usuario)
  await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
  return client
}

let semente = 0
const novo = (extra: object = {}) => {
  semente += 1
  return {
    nome: `Pessoa de Teste ${semente}`,
    usuario: `pessoa.${semente}`,
    email: `pessoa.${semente}@exemplo.com.br`,
    vinculoId: null,
    grupos: ['Cadastro'] as Grupo[],
    horarios: modelosDeHorario.comercial.horarios.map((horario) => ({ ...horario })),
    contratoIds: [] as number[],
    ...extra,
  }
}

async function criar(extra: object = {}) {
  const body = novo(extra)
  return { ...(await admin.call('POST /api/usuarios/novo', { body })), usuario: body.usuario, body }
}

const usarCodigo = (usuario: string, codigo: string, senha = SENHA) =>
  rh.anonimo.try('POST /api/auth/codigo', { body: { usuario, codigo, senha } })

/** A new user who already chose the password, and is signed in. */
async function pessoaPronta(extra: object = {}) {
  const criado = await criar(extra)
  const { sessao } = await rh.anonimo.call('POST /api/auth/codigo', {
    body: { usuario: criado.usuario, codigo: criado.codigo, senha: SENHA },
  })
  return { ...criado, client: createClient(rh.app, sessao?.accessToken ?? null) }
}

const obter = (id: number, quem = admin) => quem.call('GET /api/usuarios/:id', { params: { id: String(id) } })
const idDe = async (usuario: string): Promise<number> =>
  (await rh.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
const trilhaDe = (registro: number) =>
  rh.db
    .selectFrom('auditoria')
    .select(['usuarioId', 'tabela', 'operacao', 'mudancas'])
    .where('entidade', '=', 'usuario')
    .where('registro', '=', registro)
    .orderBy('sequencia')
    .execute()
const me = (client: Client) => client.try('GET /api/auth/me').then(({ status }) => status)

describe('GET /api/usuarios/listar', () => {
  it('is for administrators only', async () => {
    expect((await rh.anonimo.try('GET /api/usuarios/listar', { query: {} })).status).toBe(401)
    const gerente = await rh.as('gerente.rh')
    expect((await gerente.try('GET /api/usuarios/listar', { query: {} })).status).toBe(403)
  })

  it('shows groups once, the windows of today, the last access and the open sessions', async () => {
    const { results, contagens } = await admin.call('GET /api/usuarios/listar', {
      query: { busca: 'Macêdo' },
    })
    await rh.as('rescisao')
    const [depois] = (await admin.call('GET /api/usuarios/listar', { query: { busca: 'macedo' } })).results
    expect(results).toHaveLength(1)
    expect(contagens).toEqual({ ativo: 1, pendente: 0, desativado: 0 })
    expect(depois).toMatchObject({
      usuario: 'rescisao',
      grupos: ['Rescisao'],
      hoje: [{ Dia_semana: 'Sexta-feira', Horario_entrada: '00:00:00', Horario_saida: '23:59:59' }],
      situacao: 'ativo',
      semHorarios: false,
      semContratos: false,
      ultimoAcesso: new Date(AGORA).toISOString(),
      sessoes: 1,
    })
  })

  it('finds by name, login and e-mail, and by situation and group', async () => {
    const nomes = async (query: object) =>
      (await admin.call('GET /api/usuarios/listar', { query })).results.map(({ usuario }) => usuario)
    expect(await nomes({ busca: 'sem.grupo@' })).toEqual(['sem.grupo'])
    expect(await nomes({ situacao: 'pendente' })).toContain('sem.grupo')
    expect(await nomes({ situacao: 'pendente' })).not.toContain('administrador')
    expect((await nomes({ grupo: 'Gestor' })).toSorted()).toEqual(['fora.do.horario', 'gestor'])
    expect(await nomes({ busca: '%' })).toEqual([])
  })

  it('marks a scoped person without contracts, and who has no hours', async () => {
    const { results } = await admin.call('GET /api/usuarios/listar', { query: { grupo: 'Gestor' } })
    const marcas = results.map(({ usuario, semContratos, semHorarios }) => ({
      usuario,
      semContratos,
      semHorarios,
    }))
    expect(marcas).toContainEqual({ usuario: 'fora.do.horario', semContratos: true, semHorarios: true })
    expect(marcas).toContainEqual({ usuario: 'gestor', semContratos: false, semHorarios: false })
  })
})

describe('POST /api/usuarios/novo', () => {
  it('creates the account with everything it was given, and a code instead of a password', async () => {
    const [contrato] = (await admin.call('GET /api/usuarios/contratos')).results
    const { id, codigo, expiraEm, body } = await criar({
      grupos: ['Gestor'],
      contratoIds: [contrato?.id ?? 0],
      telefone: '(11) 98765-4321',
    })
    expect(codigo).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{4}(-[2-9B-DF-HJ-NP-TV-Z]{4}){2}$/)
    expect(expiraEm).toBe('2026-11-21T13:00:00.000Z')
    expect(await obter(id)).toEqual({
      id,
      versao: 1,
      nome: body.nome,
      usuario: body.usuario,
      email: body.email,
      telefone: '11987654321',
      foto: null,
      situacao: 'ativo',
      primeiroAcesso: true,
      proprio: false,
      criadoEm: expect.any(String),
      ultimoAcesso: null,
      vinculo: null,
      grupos: ['Gestor'],
      Horarios: expect.arrayContaining(body.horarios),
      contratoIds: [contrato?.id],
      desativacao: null,
      codigo: { expiraEm, criadoEm: new Date(AGORA).toISOString(), criadoPor: 'Helena Vasconcelos' },
      liberacoes: [],
    })
  })

  it('asks for the password again before it gives groups, not before it opens an empty account', async () => {
    const client = await rh.as('administrador')
    expect(await client.try('POST /api/usuarios/novo', { body: novo() })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    expect((await client.try('POST /api/usuarios/novo', { body: novo({ grupos: [] }) })).status).toBe(201)
  })

  it('creates one user however often it is sent, and keeps no code', async () => {
    const body = novo()
    const primeira = await admin.call('POST /api/usuarios/novo', { body, chave: 'novo-usuario-1' })
    const segunda = await admin.call('POST /api/usuarios/novo', { body, chave: 'novo-usuario-1' })
    expect(segunda.id).toBe(primeira.id)
    expect((await usarCodigo(body.usuario, primeira.codigo)).status).toBe(401)
    expect((await usarCodigo(body.usuario, segunda.codigo)).status).toBe(200)
  })

  const comHorario = (entrada: string, saida: string) => ({
    horarios: [{ Dia_semana: 'Sábado', Horario_entrada: entrada, Horario_saida: saida }],
  })
  it.each([
    ['a login that is taken', { usuario: 'gestor' }, 409, 'usuario'],
    ['a login that is somebody’s e-mail', { usuario: 'gestor@alvorecer.example' }, 409, 'usuario'],
    ['an e-mail that is taken', { email: 'Gestor@alvorecer.example' }, 409, 'email'],
    ['an employee that does not exist', { vinculoId: 999_999 }, 400, 'vinculoId'],
    ['a contract that does not exist', { contratoIds: [999_999] }, 400, 'contratoIds'],
    ['a group that does not exist', { grupos: ['Chefe'] }, 400, 'grupos.0'],
    ['a login with spaces', { usuario: 'maria silva' }, 400, 'usuario'],
    ['an exit before the entry', comHorario('22:00:00', '06:00:00'), 400, 'horarios.0.Horario_saida'],
    ['a time of no clock', comHorario('08:00:00', '24:00:00'), 400, 'horarios.0.Horario_saida'],
    [
      'overlapping windows',
      {
        horarios: [
          ...comHorario('08:00:00', '12:00:00').horarios,
          ...comHorario('11:00:00', '13:00:00').horarios,
        ],
      },
      400,
      'horarios.1.Horario_entrada',
    ],
    ['a password', { senha: SENHA }, 400, 'senha'],
  ])('refuses %s, and creates nothing', async (_caso, extra, status, campo) => {
    const body = novo(extra)
    const resposta = await admin.try('POST /api/usuarios/novo', { body })
    expect(resposta).toMatchObject({ status, body: { campos: { [campo]: expect.any(String) } } })
    const { results } = await admin.call('GET /api/usuarios/listar', { query: { busca: body.nome } })
    expect(results).toEqual([])
  })

  it('links an employee to one login', async () => {
    const { results } = await admin.call('GET /api/colaborador/listar', { query: { situacao: 'ativo' } })
    const livre = results.at(-1)
    const { id, usuario } = await criar({ vinculoId: livre?.id })
    expect((await obter(id)).vinculo).toEqual({
      id: livre?.id,
      nome: livre?.nome,
      matricula: livre?.matricula,
    })
    const outra = await admin.try('POST /api/usuarios/novo', { body: novo({ vinculoId: livre?.id }) })
    expect(outra).toMatchObject({
      status: 409,
      body: { campos: { vinculoId: `Este colaborador já entra com o usuário ${usuario}` } },
    })
  })
})

describe('POST /api/auth/codigo', () => {
  it('lets the person choose a password and come in, once', async () => {
    const { id, usuario, codigo } = await criar()
    expect(
      (await usarCodigo(usuario.toUpperCase(), ` ${codigo.toLowerCase().replaceAll('-', ' ')} `)).status,
    ).toBe(200)
    expect(await usarCodigo(usuario, codigo)).toMatchObject({
      status: 401,
      body: { codigo: 'credenciais', mensagem: 'Usuário ou código incorretos, ou código vencido.' },
    })
    const entrar = await rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect(entrar.status).toBe(200)
    expect(await obter(id)).toMatchObject({ primeiroAcesso: false, codigo: null, versao: 1 })
  })

  it('answers a wrong person, a wrong code, an old one and a cancelled one alike', async () => {
    const { id, usuario, codigo } = await criar()
    const outra = await criar()
    const semId = ({ status, body }: Awaited<ReturnType<typeof usarCodigo>>) => ({
      status,
      ...body,
      requisicao: '',
    })
    const esperada = semId(await usarCodigo('ninguem.com.este.nome', codigo))
    expect(esperada).toMatchObject({ status: 401 })
    expect(semId(await usarCodigo(usuario, outra.codigo))).toEqual(esperada)
    expect(semId(await usarCodigo('gestor', codigo))).toEqual(esperada)
    const segundo = await admin.call('POST /api/usuarios/codigo', { body: { id } })
    expect(semId(await usarCodigo(usuario, codigo))).toEqual(esperada)
    rh.clock.irPara(segundo.expiraEm)
    expect(semId(await usarCodigo(usuario, segundo.codigo))).toEqual(esperada)
    rh.clock.irPara(AGORA)
  })

  it('refuses a password that is easy to guess, and lets the code be used afterwards', async () => {
    const { usuario, codigo, body } = await criar({ nome: 'Florisbela Tamanduá' })
    for (const senha of ['curta', 'senha123456', 'aaaaaaaaaaaa', 'florisbela1', `${body.usuario}99`])
      expect(await usarCodigo(usuario, codigo, senha), senha).toMatchObject({
        status: 400,
        body: { campos: { senha: expect.any(String) } },
      })
    expect((await usarCodigo(usuario, codigo)).status).toBe(200)
  })

  it('counts outside the hours too, without a session', async () => {
    const { usuario, codigo } = await criar({ horarios: modelosDeHorario.comercial.horarios.slice(0, 1) })
    expect(await usarCodigo(usuario, codigo)).toMatchObject({ status: 200, body: { sessao: null } })
    const entrar = await rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect(entrar).toMatchObject({ status: 403, body: { codigo: 'fora_do_horario' } })
  })

  it('slows down who guesses, as the login does', async () => {
    const { usuario, codigo } = await criar()
    const tentar = (chute: string, remoteAddress: string) =>
      rh.app.inject({
        method: 'POST',
        url: '/api/auth/codigo',
        payload: { usuario, codigo: chute, senha: SENHA },
        remoteAddress,
      })
    for (let i = 0; i < 6; i += 1) await tentar('2222-3333-4444', '10.7.7.7')
    expect((await tentar(codigo, '10.7.7.7')).statusCode).toBe(429)
    expect((await tentar(codigo, '10.7.7.8')).statusCode).toBe(200)
  })

  it('is used once, however many send it at the same moment', async () => {
    const { usuario, codigo } = await criar()
    const respostas = await Promise.all([1, 2, 3].map(() => usarCodigo(usuario, codigo)))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(respostas.filter(({ status }) => status === 401)).toHaveLength(2)
  })
})

describe('POST /api/usuarios/codigo', () => {
  it('resets the password of a person, whose sessions end when the code is used, and not before', async () => {
    const { id, usuario, client } = await pessoaPronta()
    const { codigo } = await admin.call('POST /api/usuarios/codigo', { body: { id } })
    expect(await me(client)).toBe(200)
    expect((await usarCodigo(usuario, codigo, 'outra frase bem comprida')).status).toBe(200)
    expect(await me(client)).toBe(401)
    const velha = await rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect(velha.status).toBe(401)
  })

  it('asks for the password again, and makes none for a closed account', async () => {
    const semConfirmar = await rh.as('administrador')
    const { id } = await criar()
    expect(await semConfirmar.try('POST /api/usuarios/codigo', { body: { id } })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    await admin.call('POST /api/usuarios/desativar', { body: { id, versao: 1, motivo: 'Saiu da empresa' } })
    expect((await admin.try('POST /api/usuarios/codigo', { body: { id } })).status).toBe(409)
    expect((await admin.try('POST /api/usuarios/codigo', { body: { id: 999_999 } })).status).toBe(404)
  })
})

describe('PUT /api/usuarios/atualizar', () => {
  it('saves data and contracts, once per version, and says who was faster', async () => {
    const { id, body } = await criar()
    const { nome, usuario, email, vinculoId } = body
    const dados = { nome: 'Outro Nome', usuario, email, vinculoId }
    const contratos = (await admin.call('GET /api/usuarios/contratos')).results.slice(0, 2).map((c) => c.id)
    const salvo = await admin.call('PUT /api/usuarios/atualizar', {
      body: { id, versao: 1, dados, contratoIds: contratos },
    })
    expect(salvo).toMatchObject({
      nome: 'Outro Nome',
      versao: 2,
      contratoIds: contratos.toSorted((a, b) => a - b),
    })
    const velha = await admin.try('PUT /api/usuarios/atualizar', {
      body: { id, versao: 1, dados: { ...dados, nome } },
    })
    expect(velha).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(/^Alterado por Helena Vasconcelos às \d\d:\d\d\.$/),
      },
    })
  })

  it('writes nothing when nothing is different', async () => {
    const { id, body } = await criar()
    const { nome, usuario, email, vinculoId } = body
    const antes = await trilhaDe(id)
    const dados = { nome, usuario, email, vinculoId }
    const { versao } = await admin.call('PUT /api/usuarios/atualizar', {
      body: { id, versao: 1, dados, contratoIds: [] },
    })
    expect(versao).toBe(1)
    expect(await trilhaDe(id)).toEqual(antes)
  })

  it('refuses what is somebody else’s, and does not know who does not exist', async () => {
    const { id, body } = await criar()
    const { nome, email, vinculoId } = body
    const dados = { nome, email, vinculoId, usuario: 'gestor' }
    expect(await admin.try('PUT /api/usuarios/atualizar', { body: { id, versao: 1, dados } })).toMatchObject({
      status: 409,
      body: { codigo: 'em_uso', campos: { usuario: expect.any(String) } },
    })
    const ninguem = await admin.try('PUT /api/usuarios/atualizar', { body: { id: 999_999, versao: 1 } })
    expect(ninguem.status).toBe(404)
    expect((await admin.try('GET /api/usuarios/:id', { params: { id: '999999' } })).status).toBe(404)
  })
})

describe('PUT /api/usuarios/grupos', () => {
  it('gives a group in every sector that lists it, and takes it away, at the next click', async () => {
    const { id, client } = await pessoaPronta({ grupos: ['Almoxarifado'] })
    const listar = () => client.try('GET /api/usuarios/listar', { query: {} }).then(({ status }) => status)
    expect(await listar()).toBe(403)
    await admin.call('PUT /api/usuarios/grupos', {
      body: { id, versao: 1, grupos: ['Administrador', 'Rescisao'] },
    })
    expect(await listar()).toBe(200)
    const linhas = await rh.db
      .selectFrom('usuarioGrupo')
      .select('grupoId')
      .where('usuarioId', '=', id)
      .execute()
    expect(linhas).toHaveLength(8 + 2)
    const { grupos } = await admin.call('PUT /api/usuarios/grupos', { body: { id, versao: 2, grupos: [] } })
    expect(grupos).toEqual([])
    expect(await listar()).toBe(403)
    expect((await obter(id)).situacao).toBe('pendente')
  })

  it('asks for the password again', async () => {
    const client = await rh.as('administrador')
    const { id } = await criar()
    const body = { id, versao: 1, grupos: ['Vagas' as const] }
    expect(await client.try('PUT /api/usuarios/grupos', { body })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    rh.clock.irPara('2026-11-20T13:05:01Z')
    expect((await client.try('PUT /api/usuarios/grupos', { body })).status).toBe(403)
    rh.clock.irPara(AGORA)
    expect((await client.try('PUT /api/usuarios/grupos', { body })).status).toBe(200)
  })

  it('releases who registered and waits', async () => {
    const { user } = await rh.anonimo.call('POST /api/auth/register', {
      body: { email: 'espera@exemplo.com.br', password: SENHA, firstName: 'Vera', lastName: 'Espera' },
    })
    const { results } = await admin.call('GET /api/usuarios/listar', {
      query: { situacao: 'pendente', busca: 'vera' },
    })
    expect(results).toMatchObject([{ id: user.id, situacao: 'pendente', primeiroAcesso: false }])
    await admin.call('PUT /api/usuarios/grupos', { body: { id: user.id, versao: 1, grupos: ['Sesmt'] } })
    const { horarios } = modelosDeHorario.comercial
    const solto = await admin.call('PUT /api/usuarios/horarios', {
      body: { id: user.id, versao: 2, horarios: [...horarios] },
    })
    expect(solto).toMatchObject({ situacao: 'ativo', grupos: ['Sesmt'], versao: 3 })
  })
})

describe('PUT /api/usuarios/horarios', () => {
  it('closes the door at once for who is in, outside the new hours, and its screen', async () => {
    const { id, client } = await pessoaPronta()
    const endereco = await ouvir(rh.app)
    using tela = await abrirTela(endereco, { token: client.token })
    const sabado = [{ Dia_semana: 'Sábado' as const, Horario_entrada: '08:00:00', Horario_saida: '12:00:00' }]
    const { Horarios } = await admin.call('PUT /api/usuarios/horarios', {
      body: { id, versao: 1, horarios: sabado },
    })
    expect(Horarios).toEqual(sabado)
    expect(await me(client)).toBe(401)
    await tela.fechada
  })

  it('writes only the windows that differ', async () => {
    const { id, body } = await criar()
    const antes = await trilhaDe(id)
    const horarios = [
      ...body.horarios.slice(1),
      { Dia_semana: 'Domingo' as const, Horario_entrada: '09:00:00', Horario_saida: '10:00:00' },
    ]
    await admin.call('PUT /api/usuarios/horarios', { body: { id, versao: 1, horarios } })
    const novas = (await trilhaDe(id)).slice(antes.length)
    expect(novas.map(({ tabela, operacao }) => `${tabela} ${operacao}`)).toEqual([
      'horario DELETE',
      'horario INSERT',
      'usuario UPDATE',
    ])
  })
})

describe('POST /api/usuarios/desativar', () => {
  const motivo = 'Saiu da empresa'

  it('ends sessions, codes and releases at once, and is undone by reativar', async () => {
    const { id, usuario, client } = await pessoaPronta()
    const { codigo } = await admin.call('POST /api/usuarios/codigo', { body: { id } })
    await admin.call('POST /api/usuarios/liberar', {
      body: { id, ate: '2026-11-20T23:00:00Z', motivo: 'Plantão de hoje' },
    })
    const fechado = await admin.call('POST /api/usuarios/desativar', { body: { id, versao: 1, motivo } })
    expect(fechado).toMatchObject({
      situacao: 'desativado',
      desativacao: { em: new Date(AGORA).toISOString(), por: 'Helena Vasconcelos', motivo },
      codigo: null,
      liberacoes: [{ vigente: false, revogadaPor: 'Helena Vasconcelos' }],
      versao: 2,
    })
    expect(await me(client)).toBe(401)
    expect((await usarCodigo(usuario, codigo)).status).toBe(401)
    const entrar = () => rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect((await entrar()).body).toMatchObject({ codigo: 'credenciais' })
    const duas = await admin.try('POST /api/usuarios/desativar', { body: { id, versao: 2, motivo } })
    expect(duas).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })

    const aberto = await admin.call('POST /api/usuarios/reativar', { body: { id, versao: 2 } })
    expect(aberto).toMatchObject({ situacao: 'ativo', desativacao: null, grupos: ['Cadastro'] })
    expect(await me(client)).toBe(401)
    expect((await entrar()).status).toBe(200)
  })

  it('closes the open screen', async () => {
    const { id, client } = await pessoaPronta()
    const { port } = rh.app.server.address() as { port: number }
    using tela = await abrirTela(`http://127.0.0.1:${port}`, { token: client.token })
    await admin.call('POST /api/usuarios/desativar', { body: { id, versao: 1, motivo } })
    expect(await tela.fechada).toBe('io server disconnect')
  })

  it('asks for the password, a reason and the current version', async () => {
    const { id } = await criar()
    const semConfirmar = await rh.as('administrador')
    const body = { id, versao: 1, motivo }
    expect((await semConfirmar.try('POST /api/usuarios/desativar', { body })).body).toMatchObject({
      codigo: 'confirmar_senha',
    })
    expect(
      (await admin.try('POST /api/usuarios/desativar', { body: { ...body, motivo: 'curto' } })).status,
    ).toBe(400)
    expect((await admin.try('POST /api/usuarios/desativar', { body: { ...body, versao: 9 } })).status).toBe(
      409,
    )
    expect((await semConfirmar.try('POST /api/usuarios/reativar', { body: { id, versao: 1 } })).status).toBe(
      403,
    )
  })
})

describe('temporary release', () => {
  const ate = '2026-11-21T02:00:00Z'

  it('lets in outside the hours, with who and why, until it is taken back', async () => {
    const { id, usuario, codigo } = await criar({ horarios: [] })
    await usarCodigo(usuario, codigo)
    const entrar = () => rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect((await entrar()).status).toBe(403)
    const motivo = 'Fechamento da folha'
    const { liberacoes } = await admin.call('POST /api/usuarios/liberar', { body: { id, ate, motivo } })
    const [liberacao] = liberacoes
    expect(liberacao).toEqual({
      id: expect.any(Number),
      ate: '2026-11-21T02:00:00.000Z',
      motivo,
      concedidaPor: 'Helena Vasconcelos',
      criadaEm: new Date(AGORA).toISOString(),
      revogadaEm: null,
      revogadaPor: null,
      vigente: true,
    })
    const dentro = await entrar()
    const client = createClient(rh.app, (dentro.body as { accessToken: string }).accessToken)
    expect(await me(client)).toBe(200)
    const revogar = () =>
      admin.try('POST /api/usuarios/revogar-liberacao', { body: { id, liberacaoId: liberacao?.id ?? 0 } })
    expect((await revogar()).status).toBe(200)
    expect(await me(client)).toBe(401)
    expect((await entrar()).status).toBe(403)
    expect((await revogar()).status).toBe(404)
  })

  it.each([
    ['the past', AGORA],
    ['more than a week', '2026-11-27T13:00:01Z'],
  ])('refuses %s', async (_caso, quando) => {
    const { id } = await criar()
    const body = { id, ate: quando, motivo: 'Plantão de hoje' }
    expect(await admin.try('POST /api/usuarios/liberar', { body })).toMatchObject({
      status: 400,
      body: { campos: { ate: expect.any(String) } },
    })
  })
})

describe('sessions of a user', () => {
  it('are listed, and closed one by one or all', async () => {
    const { id, client, usuario } = await pessoaPronta()
    const outra = await rh.anonimo.call('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    const listar = async () =>
      (await admin.call('GET /api/usuarios/sessoes/:id', { params: { id: String(id) } })).results
    const sessoes = await listar()
    expect(sessoes).toHaveLength(2)
    expect(sessoes.every(({ atual }) => !atual)).toBe(true)
    const encerrar = (sessaoId?: string) =>
      admin.try('POST /api/usuarios/encerrar-sessoes', { body: { id, ...(sessaoId && { sessaoId }) } })
    const [primeira] = sessoes
    expect((await encerrar(primeira?.id)).body).toEqual({ sessoesEncerradas: 1 })
    expect((await encerrar(primeira?.id)).status).toBe(404)
    expect((await encerrar()).body).toEqual({ sessoesEncerradas: 1 })
    expect(await me(client)).toBe(401)
    expect(await me(createClient(rh.app, outra.accessToken))).toBe(401)
    expect(await listar()).toEqual([])
  })

  it('are closed only of that person', async () => {
    const { id } = await pessoaPronta()
    const alheia = await pessoaPronta()
    const [sessao] = (
      await admin.call('GET /api/usuarios/sessoes/:id', { params: { id: String(alheia.id) } })
    ).results
    const body = { id, sessaoId: sessao?.id ?? '' }
    expect((await admin.try('POST /api/usuarios/encerrar-sessoes', { body })).status).toBe(404)
    expect(await me(alheia.client)).toBe(200)
  })
})

describe('the last Administrador', () => {
  const motivo = 'Saiu da empresa'
  const aceite = { alertasAceitos: ['perder_administrador', 'sair_agora', 'desativar_a_si'] }
  const ultimo = {
    status: 409,
    body: { mensagem: 'Este é o último Administrador que pode entrar no sistema.' },
  }

  it('keeps the group, the hours and the account', async () => {
    await using so = await createTestApp()
    const client = await so.as('administrador')
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const { id, versao } = await client.call('GET /api/conta/perfil')
    // Somebody in the group who never chose a password is no way in.
    const outro = novo({ grupos: ['Administrador'] })
    const criado = await client.call('POST /api/usuarios/novo', { body: outro })
    const alvo = { id, versao, ...aceite }
    const tentativas = () =>
      Promise.all([
        client.try('PUT /api/usuarios/grupos', { body: { ...alvo, grupos: ['Gestor'] } }),
        client.try('PUT /api/usuarios/horarios', { body: { ...alvo, horarios: [] } }),
        client.try('POST /api/usuarios/desativar', { body: { ...alvo, motivo } }),
      ])
    for (const resposta of await tentativas()) expect(resposta).toMatchObject(ultimo)
    const { codigo } = criado
    await so.anonimo.call('POST /api/auth/codigo', { body: { usuario: outro.usuario, codigo, senha: SENHA } })
    expect((await client.try('POST /api/usuarios/desativar', { body: { ...alvo, motivo } })).status).toBe(200)
    expect(await me(client)).toBe(401)
  })

  it('is left when two remove each other at the same moment', async () => {
    await using so = await createTestApp()
    const uma = await so.as('administrador')
    await uma.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const body = novo({ grupos: ['Administrador'] })
    const { id: outroId, codigo } = await uma.call('POST /api/usuarios/novo', { body })
    const { sessao } = await so.anonimo.call('POST /api/auth/codigo', {
      body: { usuario: body.usuario, codigo, senha: SENHA },
    })
    const outra = createClient(so.app, sessao?.accessToken ?? null)
    await outra.call('POST /api/auth/confirmar', { body: { senha: SENHA } })
    const { id: umaId } = await uma.call('GET /api/conta/perfil')
    const respostas = await Promise.all([
      uma.try('PUT /api/usuarios/grupos', { body: { id: outroId, versao: 1, grupos: [] } }),
      outra.try('POST /api/usuarios/desativar', { body: { id: umaId, versao: 1, motivo } }),
    ])
    const feitas = respostas.filter(({ status }) => status === 200)
    const recusadas = respostas.filter(({ status }) => status !== 200)
    expect([feitas.length, recusadas.length]).toEqual([1, 1])
    // Refused by the rule, or because the other was faster than its own door.
    expect([401, 403, 409]).toContain(recusadas[0]?.status)
  })

  it('is warned before locking the own door', async () => {
    const { client, id } = await pessoaPronta({ grupos: ['Administrador'] })
    await client.call('POST /api/auth/confirmar', { body: { senha: SENHA } })
    const proprio = { id, versao: 1 }
    const codigosDe = ({ body }: Awaited<ReturnType<Client['try']>>) =>
      'pendencias' in body ? body.pendencias?.map(({ codigo }) => codigo) : []
    const grupos = await client.try('PUT /api/usuarios/grupos', { body: { ...proprio, grupos: ['Vagas'] } })
    expect([grupos.status, codigosDe(grupos)]).toEqual([422, ['perder_administrador']])
    const horarios = await client.try('PUT /api/usuarios/horarios', { body: { ...proprio, horarios: [] } })
    expect([horarios.status, codigosDe(horarios)]).toEqual([422, ['sair_agora']])
    const desativar = await client.try('POST /api/usuarios/desativar', { body: { ...proprio, motivo } })
    expect([desativar.status, codigosDe(desativar)]).toEqual([422, ['desativar_a_si']])
    const ciente = { ...proprio, grupos: ['Vagas' as const], alertasAceitos: ['perder_administrador'] }
    expect((await client.try('PUT /api/usuarios/grupos', { body: ciente })).status).toBe(200)
    expect((await client.try('GET /api/usuarios/listar', { query: {} })).status).toBe(403)
  })
})

describe('GET /api/usuarios/alteracoes/:id', () => {
  it('tells every change in words, with who made it', async () => {
    const { id, codigo, usuario } = await criar({ nome: 'Rosa Mística' })
    await usarCodigo(usuario, codigo)
    await admin.call('PUT /api/usuarios/grupos', { body: { id, versao: 1, grupos: ['Rescisao'] } })
    await admin.call('POST /api/usuarios/liberar', {
      body: { id, ate: '2026-11-20T23:00:00Z', motivo: 'Plantão de hoje' },
    })
    await admin.call('POST /api/usuarios/encerrar-sessoes', { body: { id } })
    await admin.call('POST /api/usuarios/desativar', { body: { id, versao: 2, motivo: 'Saiu da empresa' } })
    const { results, total } = await admin.call('GET /api/usuarios/alteracoes/:id', {
      params: { id: String(id) },
      query: {},
    })
    expect(results.map(({ titulo, autor }) => [titulo, autor])).toEqual([
      ['Usuário desativado · Liberação revogada', 'Helena Vasconcelos'],
      ['Sessões encerradas', 'Helena Vasconcelos'],
      ['Acesso liberado fora do horário', 'Helena Vasconcelos'],
      ['Grupos alterados', 'Helena Vasconcelos'],
      ['Código de acesso usado · Senha trocada', 'Rosa Mística'],
      ['Usuário criado', 'Helena Vasconcelos'],
    ])
    expect(total).toBe(6)
    expect(results[3]?.linhas).toEqual([
      { campo: 'Grupo', de: 'Cadastro', para: null },
      { campo: 'Grupo', de: null, para: 'Rescisao' },
    ])
    expect(results[2]?.linhas).toEqual([
      { campo: 'Até', de: null, para: '20/11/2026, 20:00' },
      { campo: 'Motivo', de: null, para: 'Plantão de hoje' },
    ])
  })

  it('is empty of secrets, as are the log and what is kept against repeats', async () => {
    await using claro = await createTestApp({ LOG_NIVEL: 'trace' })
    const client = await claro.as('administrador')
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const body = novo()
    const { id, codigo } = await client.call('POST /api/usuarios/novo', { body, chave: 'novo-usuario-2' })
    await claro.anonimo.call('POST /api/auth/codigo', {
      body: { usuario: body.usuario, codigo, senha: SENHA },
    })
    const outro = await client.call('POST /api/usuarios/codigo', { body: { id }, chave: 'novo-codigo-2' })
    const [trilha, guardadas] = await Promise.all([
      claro.db.selectFrom('auditoria').select('mudancas').where('entidade', '=', 'usuario').execute(),
      claro.db.selectFrom('idempotencia').selectAll().execute(),
    ])
    const tudo = JSON.stringify([trilha, guardadas, claro.log])
    for (const segredo of [codigo, outro.codigo].flatMap((c) => [c, c.replaceAll('-', '')]).concat(SENHA))
      expect(tudo).not.toContain(segredo)
    expect(tudo).not.toContain('$argon2id')
    expect(guardadas.map(({ chave }) => chave)).toEqual(['novo-usuario-2'])
    expect(claro.log.length).toBeGreaterThan(0)
  })

  it('is signed for every write of the administrator', async () => {
    const { id } = await criar()
    const eu = await idDe('administrador')
    const trilha = await trilhaDe(id)
    expect(trilha.length).toBeGreaterThan(10)
    expect(trilha.every(({ usuarioId }) => usuarioId === eu)).toBe(true)
    const { problemas } = await rh.db
      .selectFrom('auditoriaQuebrada')
      .select(({ fn }) => fn.countAll<number>().as('problemas'))
      .executeTakeFirstOrThrow()
    expect(problemas).toBe(0)
  })
})
