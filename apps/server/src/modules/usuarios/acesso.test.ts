import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import { createClient, senhaDemo, sessaoDe } from '../../test/harness.ts'
import { AGORA } from '../../test/clock.ts'
import { abrirUsuarios, SENHA } from '../../test/usuarios.ts'
import { fecharAcessosDoDia } from '../demissao/acessos.ts'
import { abrirTela, ouvir } from '../../test/tela.ts'

const u = abrirUsuarios()
const { criar, me, obter, pessoaPronta, trilhaDe, usarCodigo } = u

describe('PUT /api/usuarios/grupos', () => {
  it('gives a group in every sector that lists it, and takes it away, at the next click', async () => {
    const { id, client } = await pessoaPronta({ grupos: ['Almoxarifado'] })
    const listar = () => client.try('GET /api/usuarios/listar', { query: {} }).then(({ status }) => status)
    expect(await listar()).toBe(403)
    await u.admin.call('PUT /api/usuarios/grupos', {
      body: { id, versao: 1, grupos: ['Administrador', 'Rescisao'] },
    })
    expect(await listar()).toBe(200)
    const linhas = await u.rh.db
      .selectFrom('usuarioGrupo')
      .select('grupoId')
      .where('usuarioId', '=', id)
      .execute()
    expect(linhas).toHaveLength(8 + 2)
    const { grupos } = await u.admin.call('PUT /api/usuarios/grupos', { body: { id, versao: 2, grupos: [] } })
    expect(grupos).toEqual([])
    expect(await listar()).toBe(403)
    expect((await obter(id)).situacao).toBe('pendente')
  })

  it('asks for the password again', async () => {
    const client = await u.rh.as('administrador')
    const { id } = await criar()
    const body = { id, versao: 1, grupos: ['Vagas' as const] }
    expect(await client.try('PUT /api/usuarios/grupos', { body })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    u.rh.clock.irPara('2026-11-21T01:05:01Z')
    expect((await client.try('PUT /api/usuarios/grupos', { body })).status).toBe(403)
    u.rh.clock.irPara(AGORA)
    expect((await client.try('PUT /api/usuarios/grupos', { body })).status).toBe(200)
  })

  it('releases who registered and waits', async () => {
    const { user } = await u.rh.anonimo.call('POST /api/auth/register', {
      body: { email: 'espera@exemplo.com.br', password: SENHA, firstName: 'Vera', lastName: 'Espera' },
    })
    const { results } = await u.admin.call('GET /api/usuarios/listar', {
      query: { situacao: 'pendente', busca: 'vera' },
    })
    expect(results).toMatchObject([{ id: user.id, situacao: 'pendente', primeiroAcesso: false }])
    await u.admin.call('PUT /api/usuarios/grupos', { body: { id: user.id, versao: 1, grupos: ['Sesmt'] } })
    const { horarios } = modelosDeHorario.comercial
    const solto = await u.admin.call('PUT /api/usuarios/horarios', {
      body: { id: user.id, versao: 2, horarios: [...horarios] },
    })
    expect(solto).toMatchObject({ situacao: 'ativo', grupos: ['Sesmt'], versao: 3 })
  })
})

describe('PUT /api/usuarios/horarios', () => {
  it('closes the door at once for who is in, outside the new hours, and its screen', async () => {
    const { id, client } = await pessoaPronta()
    const endereco = await ouvir(u.rh.app)
    using tela = await abrirTela(endereco, { token: client.token })
    const sabado = [{ Dia_semana: 'Sábado' as const, Horario_entrada: '08:00:00', Horario_saida: '12:00:00' }]
    const { Horarios } = await u.admin.call('PUT /api/usuarios/horarios', {
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
      ...body.horarios.filter(({ Dia_semana }) => Dia_semana !== 'Domingo'),
      { Dia_semana: 'Domingo' as const, Horario_entrada: '09:00:00', Horario_saida: '10:00:00' },
    ]
    await u.admin.call('PUT /api/usuarios/horarios', { body: { id, versao: 1, horarios } })
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
    const { codigo } = await u.admin.call('POST /api/usuarios/codigo', { body: { id } })
    await u.admin.call('POST /api/usuarios/liberar', {
      body: { id, ate: '2026-11-21T11:00:00Z', motivo: 'Plantão de hoje' },
    })
    const fechado = await u.admin.call('POST /api/usuarios/desativar', { body: { id, versao: 1, motivo } })
    expect(fechado).toMatchObject({
      situacao: 'desativado',
      desativacao: { em: new Date(AGORA).toISOString(), por: 'Helena Vasconcelos', motivo },
      codigo: null,
      liberacoes: [{ vigente: false, revogadaPor: 'Helena Vasconcelos' }],
      versao: 2,
    })
    expect(await me(client)).toBe(401)
    expect((await usarCodigo(usuario, codigo)).status).toBe(401)
    const entrar = () => u.rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect((await entrar()).body).toMatchObject({ codigo: 'credenciais' })
    const duas = await u.admin.try('POST /api/usuarios/desativar', { body: { id, versao: 2, motivo } })
    expect(duas).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })

    const aberto = await u.admin.call('POST /api/usuarios/reativar', { body: { id, versao: 2 } })
    expect(aberto).toMatchObject({ situacao: 'ativo', desativacao: null, grupos: ['Cadastro'] })
    expect(await me(client)).toBe(401)
    expect((await entrar()).status).toBe(200)
  })

  it('is not undone for who left: the system would close the account again within the hour', async () => {
    const { id, client } = await pessoaPronta()
    const vinculo = (dia: string | null) =>
      sql`update vinculo set data_desligamento = ${dia}::date where id = (select vinculo_id from usuario where id = ${id})`.execute(
        u.rh.db,
      )
    await sql`update usuario set vinculo_id = (
        select v.id from vinculo v where v.data_desligamento is null
           and not exists (select from usuario o where o.vinculo_id = v.id) order by v.id limit 1)
      where id = ${id}`.execute(u.rh.db)
    await vinculo('2026-11-10')
    await fecharAcessosDoDia.executar(u.rh.deps)
    expect(await me(client)).toBe(401)
    const { versao } = await obter(id)
    const reativar = () => u.admin.try('POST /api/usuarios/reativar', { body: { id, versao } })
    expect(await reativar()).toMatchObject({
      status: 409,
      body: { mensagem: 'O contrato deste colaborador terminou em 10/11/2026.' },
    })
    expect((await obter(id)).situacao).toBe('desativado')
    await vinculo(null)
    expect(await reativar()).toMatchObject({ status: 200, body: { situacao: 'ativo' } })
  })

  it('is undone for who came back once it is of the new contract, and then stays open', async () => {
    const { id, body } = await pessoaPronta()
    const { rows } = await sql<{ id: number }>`
      select v.id from vinculo v where v.data_desligamento is null
         and not exists (select from usuario o where o.vinculo_id = v.id) order by v.id limit 2`.execute(
      u.rh.db,
    )
    const [antigo = 0, novo = 0] = rows.map((linha) => linha.id)
    await sql`update usuario set vinculo_id = ${antigo} where id = ${id}`.execute(u.rh.db)
    await sql`update vinculo set data_desligamento = '2026-11-10' where id = ${antigo}`.execute(u.rh.db)
    await fecharAcessosDoDia.executar(u.rh.deps)
    const { nome, usuario, email } = body
    const { versao } = await u.admin.call('PUT /api/usuarios/atualizar', {
      body: { id, versao: (await obter(id)).versao, dados: { nome, usuario, email, vinculoId: novo } },
    })
    await u.admin.call('POST /api/usuarios/reativar', { body: { id, versao } })
    await fecharAcessosDoDia.executar(u.rh.deps)
    await sql`update vinculo set data_desligamento = null where id = ${antigo}`.execute(u.rh.db)
    expect(await obter(id)).toMatchObject({ situacao: 'ativo', vinculo: { id: novo } })
  })

  it('leaves no release open to who left, and says that the system ended it', async () => {
    const { id } = await pessoaPronta()
    await u.admin.call('POST /api/usuarios/liberar', {
      body: { id, ate: '2026-11-21T11:00:00Z', motivo: 'Plantão de hoje' },
    })
    await sql`update usuario set vinculo_id = (
        select v.id from vinculo v where v.data_desligamento is null
           and not exists (select from usuario o where o.vinculo_id = v.id) order by v.id limit 1)
      where id = ${id}`.execute(u.rh.db)
    const sair = (dia: string | null) =>
      sql`update vinculo set data_desligamento = ${dia}::date
           where id = (select vinculo_id from usuario where id = ${id})`.execute(u.rh.db)
    await sair('2026-11-19')
    await fecharAcessosDoDia.executar(u.rh.deps)
    await sair(null)
    expect(await obter(id)).toMatchObject({
      situacao: 'desativado',
      liberacoes: [{ vigente: false, revogadaEm: new Date(AGORA).toISOString(), revogadaPor: null }],
    })
    const { versao } = await obter(id)
    await u.admin.call('POST /api/usuarios/reativar', { body: { id, versao } })
    const { results } = await u.admin.call('GET /api/usuarios/listar', {
      query: { busca: 'Pessoa de Teste' },
    })
    expect(results.find((linha) => linha.id === id)).toMatchObject({ liberadoAte: null })
  })

  it('closes the open screen', async () => {
    const { id, client } = await pessoaPronta()
    const { port } = u.rh.app.server.address() as { port: number }
    using tela = await abrirTela(`http://127.0.0.1:${port}`, { token: client.token })
    await u.admin.call('POST /api/usuarios/desativar', { body: { id, versao: 1, motivo } })
    expect(await tela.fechada).toBe('io server disconnect')
  })

  it('asks for the password, a reason and the current version', async () => {
    const { id } = await criar()
    const semConfirmar = await u.rh.as('administrador')
    const body = { id, versao: 1, motivo }
    expect((await semConfirmar.try('POST /api/usuarios/desativar', { body })).body).toMatchObject({
      codigo: 'confirmar_senha',
    })
    expect(
      (await u.admin.try('POST /api/usuarios/desativar', { body: { ...body, motivo: 'curto' } })).status,
    ).toBe(400)
    expect((await u.admin.try('POST /api/usuarios/desativar', { body: { ...body, versao: 9 } })).status).toBe(
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
    const entrar = () => u.rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect((await entrar()).status).toBe(403)
    const motivo = 'Fechamento da folha'
    const { liberacoes } = await u.admin.call('POST /api/usuarios/liberar', { body: { id, ate, motivo } })
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
    const client = createClient(u.rh.app, (dentro.body as { accessToken: string }).accessToken)
    expect(await me(client)).toBe(200)
    const revogar = () =>
      u.admin.try('POST /api/usuarios/revogar-liberacao', { body: { id, liberacaoId: liberacao?.id ?? 0 } })
    expect((await revogar()).status).toBe(200)
    expect(await me(client)).toBe(401)
    expect((await entrar()).status).toBe(403)
    expect((await revogar()).status).toBe(404)
  })

  it.each([
    ['the past', AGORA],
    ['more than a week', '2026-11-28T01:00:01Z'],
  ])('refuses %s', async (_caso, quando) => {
    const { id } = await criar()
    const body = { id, ate: quando, motivo: 'Plantão de hoje' }
    expect(await u.admin.try('POST /api/usuarios/liberar', { body })).toMatchObject({
      status: 400,
      body: { campos: { ate: expect.any(String) } },
    })
  })
})

describe('sessions of a user', () => {
  it('are listed, and closed one by one or all', async () => {
    const { id, client, usuario } = await pessoaPronta()
    const outra = await u.rh.anonimo.call('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    const listar = async () =>
      (await u.admin.call('GET /api/usuarios/sessoes/:id', { params: { id: String(id) } })).results
    const sessoes = await listar()
    expect(sessoes).toHaveLength(2)
    expect(sessoes.every(({ atual }) => !atual)).toBe(true)
    const encerrar = (sessaoId?: string) =>
      u.admin.try('POST /api/usuarios/encerrar-sessoes', { body: { id, ...(sessaoId && { sessaoId }) } })
    const [primeira] = sessoes
    expect((await encerrar(primeira?.id)).body).toEqual({ sessoesEncerradas: 1 })
    expect((await encerrar(primeira?.id)).status).toBe(404)
    expect((await encerrar()).body).toEqual({ sessoesEncerradas: 1 })
    expect(await me(client)).toBe(401)
    expect(await me(createClient(u.rh.app, sessaoDe(outra).accessToken))).toBe(401)
    expect(await listar()).toEqual([])
  })

  it('are closed only of that person', async () => {
    const { id } = await pessoaPronta()
    const alheia = await pessoaPronta()
    const [sessao] = (
      await u.admin.call('GET /api/usuarios/sessoes/:id', { params: { id: String(alheia.id) } })
    ).results
    const body = { id, sessaoId: sessao?.id ?? '' }
    expect((await u.admin.try('POST /api/usuarios/encerrar-sessoes', { body })).status).toBe(404)
    expect(await me(alheia.client)).toBe(200)
  })
})
