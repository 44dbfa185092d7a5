import { describe, expect, it } from 'vitest'
import { AGORA } from '../../test/clock.ts'
import { abrirUsuarios, novo, SENHA } from '../../test/usuarios.ts'

const u = abrirUsuarios()
const { criar, obter, trilhaDe, usarCodigo } = u

describe('GET /api/usuarios/listar', () => {
  it('is for administrators only', async () => {
    expect((await u.rh.anonimo.try('GET /api/usuarios/listar', { query: {} })).status).toBe(401)
    const gerente = await u.rh.as('gerente.rh')
    expect((await gerente.try('GET /api/usuarios/listar', { query: {} })).status).toBe(403)
  })

  it('shows groups once, the windows of today, the last access and the open sessions', async () => {
    const { results, contagens } = await u.admin.call('GET /api/usuarios/listar', {
      query: { busca: 'Macêdo' },
    })
    await u.rh.as('rescisao')
    const [depois] = (await u.admin.call('GET /api/usuarios/listar', { query: { busca: 'macedo' } })).results
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
      (await u.admin.call('GET /api/usuarios/listar', { query })).results.map(({ usuario }) => usuario)
    expect(await nomes({ busca: 'sem.grupo@' })).toEqual(['sem.grupo'])
    expect(await nomes({ situacao: 'pendente' })).toContain('sem.grupo')
    expect(await nomes({ situacao: 'pendente' })).not.toContain('administrador')
    expect((await nomes({ grupo: 'Gestor' })).toSorted()).toEqual(['fora.do.horario', 'gestor'])
    expect(await nomes({ busca: '%' })).toEqual([])
  })

  it('marks a scoped person without contracts, and who has no hours', async () => {
    const { results } = await u.admin.call('GET /api/usuarios/listar', { query: { grupo: 'Gestor' } })
    const marcas = results.map(({ usuario, semContratos, semHorarios }) => ({
      usuario,
      semContratos,
      semHorarios,
    }))
    expect(marcas).toContainEqual({ usuario: 'fora.do.horario', semContratos: true, semHorarios: true })
    expect(marcas).toContainEqual({ usuario: 'gestor', semContratos: false, semHorarios: false })
  })
})

describe('GET /api/usuarios/contratos', () => {
  it('tells a contract that ended early from those that go on', async () => {
    const antes = (await u.admin.call('GET /api/usuarios/contratos')).results
    const [emVigor] = antes.filter(({ encerrado }) => !encerrado)
    const id = emVigor?.id ?? 0
    const encerrar = (encerradoEm: string | null, encerramentoMotivo: string | null) =>
      u.rh.db.updateTable('contrato').set({ encerradoEm, encerramentoMotivo }).where('id', '=', id).execute()
    await encerrar('2026-11-19', 'Cliente rescindiu por e-mail')
    const { results } = await u.admin.call('GET /api/usuarios/contratos')
    expect(results.find((um) => um.id === id)).toMatchObject({ encerrado: true })
    // Those that ended come last.
    expect(results.findIndex((um) => um.id === id)).toBeGreaterThanOrEqual(
      results.filter(({ encerrado }) => !encerrado).length,
    )
    await encerrar(null, null)
  })
})

describe('POST /api/usuarios/novo', () => {
  it('creates the account with everything it was given, and a code instead of a password', async () => {
    const [contrato] = (await u.admin.call('GET /api/usuarios/contratos')).results
    const { id, codigo, expiraEm, body } = await criar({
      grupos: ['Gestor'],
      contratoIds: [contrato?.id ?? 0],
      telefone: '(11) 98765-4321',
    })
    expect(codigo).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{4}(-[2-9B-DF-HJ-NP-TV-Z]{4}){2}$/)
    expect(expiraEm).toBe('2026-11-22T01:00:00.000Z')
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
      segundoFator: { exigido: false, app: null, chaves: 0 },
      codigo: { expiraEm, criadoEm: new Date(AGORA).toISOString(), criadoPor: 'Helena Vasconcelos' },
      liberacoes: [],
    })
  })

  it('asks for the password again before it gives groups, not before it opens an empty account', async () => {
    const client = await u.rh.as('administrador')
    expect(await client.try('POST /api/usuarios/novo', { body: novo() })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    expect((await client.try('POST /api/usuarios/novo', { body: novo({ grupos: [] }) })).status).toBe(201)
  })

  it('creates one user however often it is sent, and keeps no code', async () => {
    const body = novo()
    const primeira = await u.admin.call('POST /api/usuarios/novo', { body, chave: 'novo-usuario-1' })
    const segunda = await u.admin.call('POST /api/usuarios/novo', { body, chave: 'novo-usuario-1' })
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
    const resposta = await u.admin.try('POST /api/usuarios/novo', { body })
    expect(resposta).toMatchObject({ status, body: { campos: { [campo]: expect.any(String) } } })
    const { results } = await u.admin.call('GET /api/usuarios/listar', { query: { busca: body.nome } })
    expect(results).toEqual([])
  })

  it('links an employee to one login', async () => {
    const { results } = await u.admin.call('GET /api/colaborador/listar', { query: { situacao: 'ativo' } })
    const livre = results.at(-1)
    const { id, usuario } = await criar({ vinculoId: livre?.id })
    expect((await obter(id)).vinculo).toEqual({
      id: livre?.id,
      nome: livre?.nome,
      matricula: livre?.matricula,
    })
    const outra = await u.admin.try('POST /api/usuarios/novo', { body: novo({ vinculoId: livre?.id }) })
    expect(outra).toMatchObject({
      status: 409,
      body: { campos: { vinculoId: `Este colaborador já entra com o usuário ${usuario}` } },
    })
  })
})

describe('an employee who left', () => {
  it('is no new login, and becomes none: the system would close it within the hour', async () => {
    const { results } = await u.admin.call('GET /api/colaborador/listar', {
      query: { situacao: 'desligado' },
    })
    const vinculoId = results[0]?.id ?? 0
    const recusa = {
      status: 400,
      body: {
        campos: {
          vinculoId: expect.stringMatching(
            /^O contrato deste colaborador terminou em \d\d\/\d\d\/\d{4}: o acesso seria encerrado$/,
          ) as string,
        },
      },
    }
    expect(await u.admin.try('POST /api/usuarios/novo', { body: novo({ vinculoId }) })).toMatchObject(recusa)
    const { id, body } = await criar()
    const { nome, usuario, email } = body
    const { versao } = await obter(id)
    const dados = { nome, usuario, email, vinculoId }
    const ligar = () => u.admin.try('PUT /api/usuarios/atualizar', { body: { id, versao, dados } })
    expect(await ligar()).toMatchObject(recusa)
    expect((await obter(id)).vinculo).toBeNull()
  })
})

describe('PUT /api/usuarios/atualizar', () => {
  it('saves data and contracts, once per version, and says who was faster', async () => {
    const { id, body } = await criar()
    const { nome, usuario, email, vinculoId } = body
    const dados = { nome: 'Outro Nome', usuario, email, vinculoId }
    const contratos = (await u.admin.call('GET /api/usuarios/contratos')).results.slice(0, 2).map((c) => c.id)
    const salvo = await u.admin.call('PUT /api/usuarios/atualizar', {
      body: { id, versao: 1, dados, contratoIds: contratos },
    })
    expect(salvo).toMatchObject({
      nome: 'Outro Nome',
      versao: 2,
      contratoIds: contratos.toSorted((a, b) => a - b),
    })
    const velha = await u.admin.try('PUT /api/usuarios/atualizar', {
      body: { id, versao: 1, dados: { ...dados, nome } },
    })
    expect(velha).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(
          /^Alterado por Helena Vasconcelos em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
        ),
      },
    })
  })

  it('writes nothing when nothing is different', async () => {
    const { id, body } = await criar()
    const { nome, usuario, email, vinculoId } = body
    const antes = await trilhaDe(id)
    const dados = { nome, usuario, email, vinculoId }
    const { versao } = await u.admin.call('PUT /api/usuarios/atualizar', {
      body: { id, versao: 1, dados, contratoIds: [] },
    })
    expect(versao).toBe(1)
    expect(await trilhaDe(id)).toEqual(antes)
  })

  it('refuses what is somebody else’s, and does not know who does not exist', async () => {
    const { id, body } = await criar()
    const { nome, email, vinculoId } = body
    const dados = { nome, email, vinculoId, usuario: 'gestor' }
    expect(
      await u.admin.try('PUT /api/usuarios/atualizar', { body: { id, versao: 1, dados } }),
    ).toMatchObject({
      status: 409,
      body: { codigo: 'em_uso', campos: { usuario: expect.any(String) } },
    })
    const ninguem = await u.admin.try('PUT /api/usuarios/atualizar', { body: { id: 999_999, versao: 1 } })
    expect(ninguem.status).toBe(404)
    expect((await u.admin.try('GET /api/usuarios/:id', { params: { id: '999999' } })).status).toBe(404)
  })
})
