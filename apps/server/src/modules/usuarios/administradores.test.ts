import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fecharAcessosDoDia } from '../demissao/acessos.ts'
import { createClient, createTestApp, senhaDemo, sessaoDe, type Client } from '../../test/harness.ts'
import { aoMesmoTempo } from '../../test/travas.ts'
import { abrirUsuarios, novo, SENHA } from '../../test/usuarios.ts'

const u = abrirUsuarios()
const { me, pessoaPronta } = u

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
    const outra = createClient(so.app, sessao && sessaoDe(sessao).accessToken)
    await outra.call('POST /api/auth/confirmar', { body: { senha: SENHA } })
    const { id: umaId } = await uma.call('GET /api/conta/perfil')
    const tirar = [
      () => uma.try('PUT /api/usuarios/grupos', { body: { id: outroId, versao: 1, grupos: [] } }),
      () => outra.try('POST /api/usuarios/desativar', { body: { id: umaId, versao: 1, motivo } }),
    ]
    const trava = sql`select from grupo where nome = 'Administrador' for no key update`
    const { esperaram, respostas } = await aoMesmoTempo<{ status: number }>(so.db, trava, tirar)
    // Both were let in as Administrador before either was made.
    expect(esperaram).toBe(2)
    expect(respostas.toSorted((a, b) => a.status - b.status)).toMatchObject([{ status: 200 }, ultimo])
  })

  it('stays open where who left is the last, until somebody else can get in', async () => {
    await using so = await createTestApp()
    const client = await so.as('administrador')
    const { id } = await client.call('GET /api/conta/perfil')
    await sql`update usuario set vinculo_id = (
        select v.id from vinculo v where v.data_desligamento is null
           and not exists (select from usuario o where o.vinculo_id = v.id) order by v.id limit 1)
      where id = ${id}`.execute(so.db)
    await sql`update vinculo set data_desligamento = '2026-11-10'
      where id = (select vinculo_id from usuario where id = ${id})`.execute(so.db)
    await fecharAcessosDoDia.executar(so.deps)
    await fecharAcessosDoDia.executar(so.deps)
    expect(await me(client)).toBe(200)
    const { rows } = await sql<{ texto: string }>`
      select n.texto from notificacao n join usuario u on u.id = n.usuario_id
       where u.usuario = 'gerente.rh' and n.texto like '%último Administrador%'`.execute(so.db)
    expect(rows).toEqual([
      { texto: expect.stringContaining('saiu em 10/11/2026, e o acesso continua aberto') },
    ])
    await sql`insert into usuario_grupo (usuario_id, grupo_id)
      select u.id, g.id from usuario u, grupo g where u.usuario = 'gerente.rh' and g.nome = 'Administrador'`.execute(
      so.db,
    )
    await fecharAcessosDoDia.executar(so.deps)
    expect(await me(client)).toBe(401)
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
