import { describe, expect, it } from 'vitest'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import { AGORA } from '../../test/clock.ts'
import { senhaDemo, type Client } from '../../test/harness.ts'
import { abrirUsuarios } from '../../test/usuarios.ts'

const u = abrirUsuarios()

interface Alvo {
  readonly id: number
  readonly dados: Record<'nome' | 'usuario' | 'email', string>
}
type Mudanca = (client: Client, alvo: Alvo) => Promise<{ status: number; body: unknown }>

const mudarDados =
  (novo: object): Mudanca =>
  (client, { id, dados: { nome, usuario, email } }) =>
    client.try('PUT /api/usuarios/atualizar', {
      body: { id, versao: 1, dados: { nome, usuario, email, vinculoId: null, ...novo } },
    })

const contratos: Mudanca = async (client, { id }) => {
  const { results } = await client.call('GET /api/usuarios/contratos')
  return client.try('PUT /api/usuarios/atualizar', {
    body: { id, versao: 1, contratoIds: results.slice(0, 1).map((contrato) => contrato.id) },
  })
}

const sensiveis: readonly [string, Mudanca][] = [
  ['the e-mail of another user', mudarDados({ email: 'tomada.da.conta@exemplo.com.br' })],
  ['the login of another user', mudarDados({ usuario: 'tomada.da.conta' })],
  ['the contracts in scope', contratos],
  [
    'the hours',
    (client, { id }) =>
      client.try('PUT /api/usuarios/horarios', {
        body: { id, versao: 1, horarios: [...modelosDeHorario.comercial.horarios] },
      }),
  ],
  [
    'a release outside the hours',
    (client, { id }) =>
      client.try('POST /api/usuarios/liberar', {
        body: { id, ate: '2026-11-21T02:00:00Z', motivo: 'Plantão de hoje' },
      }),
  ],
]

/** Everything of an account that these changes touch. */
const retrato = async (id: number) => {
  const { nome, usuario, email, Horarios, contratoIds, liberacoes, versao } = await u.obter(id)
  return { nome, usuario, email, Horarios, contratoIds, liberacoes, versao }
}

describe('an administrator with the session alone', () => {
  it.each(sensiveis)('changes not %s before the password is confirmed', async (_que, mudar) => {
    const { id, body: dados } = await u.criar()
    const antes = await retrato(id)
    const client = await u.rh.as('administrador')
    expect(await mudar(client, { id, dados })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    expect(await retrato(id)).toEqual(antes)
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    // Five minutes and a second later the confirmation is over.
    u.rh.clock.irPara('2026-11-21T01:05:01Z')
    expect((await mudar(client, { id, dados })).status).toBe(403)
    expect(await retrato(id)).toEqual(antes)
    u.rh.clock.irPara(AGORA)
    expect((await mudar(client, { id, dados })).status).toBe(200)
    expect(await retrato(id)).not.toEqual(antes)
  })

  it('sets the employee of an account only with the password', async () => {
    const { vinculoId } = await u.rh.db
      .selectFrom('vinculo')
      .leftJoin('usuario', 'usuario.vinculoId', 'vinculo.id')
      .select('vinculo.id as vinculoId')
      .where('usuario.id', 'is', null)
      .orderBy('vinculo.id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id, body: dados } = await u.criar()
    const client = await u.rh.as('administrador')
    expect((await mudarDados({ vinculoId })(client, { id, dados })).status).toBe(403)
    expect((await mudarDados({ vinculoId })(u.admin, { id, dados })).status).toBe(200)
  })

  it('corrects a name and a telephone, and takes a release back, without it', async () => {
    const { id, body: dados } = await u.criar()
    const client = await u.rh.as('administrador')
    const novo = { nome: 'Nome Corrigido', telefone: '11987654321' }
    expect((await mudarDados(novo)(client, { id, dados })).status).toBe(200)
    const { liberacoes } = await u.admin.call('POST /api/usuarios/liberar', {
      body: { id, ate: '2026-11-21T02:00:00Z', motivo: 'Plantão de hoje' },
    })
    const revogada = await client.try('POST /api/usuarios/revogar-liberacao', {
      body: { id, liberacaoId: liberacoes[0]?.id ?? 0 },
    })
    expect(revogada.status).toBe(200)
  })
})
