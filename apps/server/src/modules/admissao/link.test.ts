import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let operacional: Client
let vagas: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
  vagas = await rh.as('vagas')
})
afterAll(() => rh[Symbol.asyncDispose]())

/** An admission that Vagas returned, and the link to it. */
async function devolvida() {
  const { id, versao } = await enviada(operacional)
  const registro = await vagas.call('POST /api/admissao/status', {
    body: {
      id,
      versao,
      transicao: 'devolver',
      motivo: 'Data errada',
      itens: [{ etapa: 'vaga', campo: 'dataPrevista', motivo: 'O posto só abre na segunda' }],
    },
  })
  const { token, expiraEm } = await vagas.call('POST /api/admissao/link', { body: { id } })
  return { id, versao: registro.versao, token, expiraEm }
}
const abrir = (client: Client, token: string) => client.try('POST /api/jwt', { body: { token } })
const morto = { status: 404, body: { mensagem: 'Este link de correção não vale mais.' } }

describe('POST /api/jwt', () => {
  it('opens a returned admission at its first returned item', async () => {
    const { id, token, expiraEm } = await devolvida()
    expect((await abrir(operacional, token)).body).toEqual({
      tipo: 'admissao',
      id,
      etapa: 'vaga',
      campo: 'dataPrevista',
    })
    const horas = rh.clock.agora().until(Temporal.Instant.from(expiraEm)).total('hours')
    expect(Math.round(horas)).toBe(72)
  })

  it('is no session, and no session is a link', async () => {
    const { token } = await devolvida()
    const intruso = await rh.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(intruso.statusCode).toBe(401)
    expect(await abrir(operacional, operacional.token ?? '')).toMatchObject(morto)
  })

  it('ends with the correction, with time and with a changed letter', async () => {
    const { id, versao, token } = await devolvida()
    const [cabeca, corpo, assinatura = ''] = token.split('.')
    const trocada = `${cabeca}.${corpo}.${assinatura.startsWith('A') ? 'B' : 'A'}${assinatura.slice(1)}`
    expect(await abrir(operacional, trocada)).toMatchObject(morto)
    await operacional.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'reenviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect(await abrir(operacional, token)).toMatchObject(morto)
    const links = await rh.db
      .selectFrom('linkCorrecao')
      .select('revogadoEm')
      .where('processoId', '=', id)
      .execute()
    expect(links.every(({ revogadoEm }) => revogadoEm !== null)).toBe(true)
  })

  it('belongs to the admission: nobody opens it who may not see it, and only returned ones have one', async () => {
    const { id: outra } = await enviada(operacional)
    const cedo = await operacional.try('POST /api/admissao/link', { body: { id: outra } })
    expect(cedo).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    const { id, token } = await devolvida()
    await rh.db
      .deleteFrom('usuarioContrato')
      .where('contratoId', '=', (eb) =>
        eb.selectFrom('processo').select('contratoId').where('id', '=', id).$asScalar(),
      )
      .execute()
    expect((await abrir(await rh.as('gestor'), token)).status).toBe(404)
    expect((await abrir(vagas, token)).status).toBe(403)
    expect((await abrir(rh.anonimo, token)).status).toBe(401)
  })

  it('refuses what is no link in words', async () => {
    expect(await abrir(operacional, 'meia-linha')).toMatchObject({
      status: 400,
      body: { campos: { token: 'Este link está incompleto: copie-o inteiro' } },
    })
  })
})
