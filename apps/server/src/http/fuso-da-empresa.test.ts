import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, aprovada, confirmado } from '../test/admissoes.ts'
import { createTestApp, senhaDemo, type TestApp } from '../test/harness.ts'
import { modulos } from '../modulos.ts'

// Companies west of São Paulo, at the edges of their days, on the last one of a month and of a year.

describe.each(['America/Manaus', 'America/Rio_Branco'])('a company in %s', (fuso) => {
  let rh: TestApp
  beforeAll(async () => {
    rh = await createTestApp({ EMPRESA_FUSO: fuso })
    await abrirVagas(rh.db)
  })
  afterAll(() => rh[Symbol.asyncDispose]())

  /** When clocks of the company show this. */
  const instante = (local: string): string =>
    Temporal.PlainDateTime.from(local).toZonedDateTime(fuso).toInstant().toString()
  const irPara = (local: string): void => rh.clock.irPara(instante(local))

  async function comJanela(usuario: string, diaSemana: string, entrada: string, saida: string) {
    const { id } = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', usuario)
      .executeTakeFirstOrThrow()
    await rh.db.deleteFrom('horario').where('usuarioId', '=', id).execute()
    await rh.db.insertInto('horario').values({ usuarioId: id, diaSemana, entrada, saida }).execute()
  }

  it('lets in from the first to the last second of its own hours, on its own day of the week', async () => {
    const entrar = (usuario: string) =>
      rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: senhaDemo } })
    await comJanela('comercial', 'Quinta-feira', '22:30:00', '23:45:00')
    irPara('2026-12-31T22:29:59')
    expect(await entrar('comercial')).toMatchObject({ status: 403, body: { codigo: 'fora_do_horario' } })
    irPara('2026-12-31T22:30:00')
    const client = await rh.as('comercial')
    irPara('2026-12-31T23:45:00')
    expect((await client.try('GET /api/auth/me')).status).toBe(200)
    irPara('2026-12-31T23:45:01')
    expect((await client.try('GET /api/auth/me')).status).toBe(401)
    expect((await entrar('comercial')).status).toBe(403)

    await comJanela('beneficio', 'Sexta-feira', '00:00:00', '06:00:00')
    irPara('2026-12-31T23:59:59')
    expect((await entrar('beneficio')).status).toBe(403)
    irPara('2027-01-01T00:00:00')
    expect((await entrar('beneficio')).status).toBe(200)
  })

  it('makes what was left for a day in its first second, and not before', async () => {
    irPara('2026-11-20T22:00:00')
    const { id, versao } = await aprovada(rh, await rh.as('coordenador.operacional'))
    const gerente = await confirmado(rh, 'gerente.rh')
    const agendar = (para: string) =>
      gerente.try('POST /api/admissao/efetivar', { body: { id, versao, para } })
    expect(await agendar('2026-11-20')).toMatchObject({
      body: { campos: { para: 'Escolha um dia depois de hoje' } },
    })
    expect((await agendar('2026-11-30')).status).toBe(200)
    const depoisDe = async (local: string) => {
      irPara(local)
      await modulos.admissao.agenda.executar(rh.deps)
      const { status } = await rh.db
        .selectFrom('processo')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return status
    }
    expect(await depoisDe('2026-11-29T23:59:59')).toBe('aprovada')
    expect(await depoisDe('2026-11-30T00:00:00')).toBe('efetivada')
  })

  it('numbers what is begun in the last minutes of a year by that year', async () => {
    const comecar = async (local: string) => {
      irPara(local)
      return (await (await rh.as('coordenador.operacional')).call('POST /api/admissao/criar', { body: {} }))
        .numero
    }
    expect(await comecar('2026-12-31T23:59:59')).toMatch(/^2026-/)
    expect(await comecar('2027-01-01T00:00:00')).toMatch(/^2027-/)
  })

  it('finds in a list what happened on its last day until midnight, and from then on on the first', async () => {
    const nome = 'ninguem.com.este.nome'
    const recusar = async (local: string, senha: string) => {
      irPara(local)
      await rh.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { usuario: nome, senha },
        remoteAddress: '203.0.113.7',
      })
    }
    await recusar('2026-12-31T23:59:59', 'uma-senha-errada')
    await recusar('2027-01-01T00:00:00', 'outra-senha-errada')
    const admin = await rh.as('administrador')
    const momentosDe = async (dia: string) =>
      (
        await admin.call('GET /api/seguranca/listar', {
          query: { emDe: dia, emAte: dia, busca: '203.0.113.0', porPagina: '100' },
        })
      ).results.map(({ de }) => Temporal.Instant.from(de).toString())
    expect(await momentosDe('2026-12-31')).toEqual([instante('2026-12-31T23:59:59')])
    expect(await momentosDe('2027-01-01')).toEqual([instante('2027-01-01T00:00:00')])
  })

  it('counts a month to its own last evening', async () => {
    const em = async (local: string) => {
      irPara(local)
      const { hoje, meses } = await (
        await rh.as('gerente.rh')
      ).call('GET /api/estatisticas/rotatividade', { query: {} })
      return [hoje, meses.at(-1)?.mes]
    }
    expect(await em('2026-12-31T23:59:59')).toEqual(['2026-12-31', '2026-12'])
    expect(await em('2027-01-01T00:00:00')).toEqual(['2027-01-01', '2027-01'])
  })
})
