import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { Recusada, type Carta } from '../../../email/correio.ts'
import { enviarRelatorios } from './enviar.ts'
import { AGORA } from '../../../test/clock.ts'

/** A Friday morning. */

let rh: TestApp
const cartas: Carta[] = []
const recusados = new Set<string>()
let fora = false

beforeAll(async () => {
  rh = await createTestApp()
  Object.assign(rh.deps, {
    correio: {
      origem: 'https://rh.alvorecer.example',
      enviar: async (carta: Carta) => {
        if (fora) throw new Error('The server is away')
        if (recusados.has(carta.para.email)) throw new Recusada(550, null)
        cartas.push(carta)
      },
    },
  })
})
beforeEach(async () => {
  cartas.length = 0
  recusados.clear()
  fora = false
  rh.clock.irPara(AGORA)
  await sql`delete from relatorio_envio`.execute(rh.db)
  await sql`delete from relatorio_salvo`.execute(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

const listar = (client: Client, setor: 'rh' | 'admin' | 'operacional' = 'rh') =>
  client.call('GET /api/relatorios/salvos/listar', { query: { setor } })

const guardar = (client: Client, mais: object = {}) =>
  client.call('POST /api/relatorios/salvos/criar', {
    body: {
      setor: 'rh',
      relatorio: 'desligamentos',
      nome: 'Saídas do mês',
      busca: 'ordenar=nome',
      ...mais,
    } as never,
  })

const idDe = async (usuario: string): Promise<number> =>
  (await rh.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id

async function agendado(
  client: Client,
  frequencia: 'semanal' | 'mensal_primeiro' | 'mensal_ultimo_util',
  quem: readonly string[],
  mais: object = {},
) {
  const { id } = await guardar(client, mais)
  const destinatarios = await Promise.all(quem.map(idDe))
  await client.call('POST /api/relatorios/salvos/agendar', {
    body: { id, versao: 1, frequencia, destinatarios },
  })
  return id
}

async function rodarEm(instante: string): Promise<string[]> {
  rh.clock.irPara(instante)
  const antes = cartas.length
  await enviarRelatorios.executar(rh.deps)
  return cartas.slice(antes).map(({ para }) => para.email)
}
const emailDe = async (usuario: string): Promise<string> =>
  (await rh.db.selectFrom('usuario').select('email').where('usuario', '=', usuario).executeTakeFirstOrThrow())
    .email

describe('a saved report', () => {
  it('is shared in its sector, and changed by its owner or an administrator', async () => {
    const dona = await rh.as('gerente.rh')
    const { id } = await guardar(dona)
    const outra = await rh.as('cadastro')
    expect((await listar(outra)).results).toMatchObject([
      { id, nome: 'Saídas do mês', busca: 'ordenar=nome', meu: false },
    ])
    expect((await listar(await rh.as('gestor'))).results).toEqual([])
    expect((await listar(await rh.as('administrador'), 'admin')).results).toEqual([])

    const renomear = (client: Client, versao: number) =>
      client.try('POST /api/relatorios/salvos/renomear', { body: { id, versao, nome: 'Saídas' } })
    expect((await renomear(outra, 1)).status).toBe(403)
    expect((await renomear(await rh.as('gestor'), 1)).status).toBe(404)
    expect((await renomear(dona, 1)).status).toBe(200)
    expect(await renomear(dona, 1)).toMatchObject({
      status: 409,
      body: { mensagem: expect.stringMatching(/^Alterado por .+ em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/) },
    })
    expect((await renomear(await rh.as('administrador'), 2)).status).toBe(200)

    const repetido = await dona.try('POST /api/relatorios/salvos/criar', {
      body: { setor: 'rh', relatorio: 'desligamentos', nome: 'SAÍDAS', busca: '' },
    })
    expect(repetido.status).toBe(400)
    await dona.call('POST /api/relatorios/salvos/excluir', { body: { id, versao: 3 } })
    expect((await listar(dona)).results).toEqual([])
    const { rows } = await sql<{ operacao: string }>`
      select operacao from auditoria where entidade = 'relatorio_salvo' and registro = ${id}`.execute(rh.db)
    expect(rows).toHaveLength(4)
  })

  it('has only filters of its report, of a report that the sector has', async () => {
    const client = await rh.as('gerente.rh')
    const tentar = async (body: object) =>
      (await client.try('POST /api/relatorios/salvos/criar', { body: body as never })).status
    const certo = {
      setor: 'rh',
      relatorio: 'desligamentos',
      nome: 'Saídas',
      busca: 'contratoId=1&de=2026-01-01',
    }
    expect(await tentar({ ...certo, busca: 'faixa=x' })).toBe(400)
    expect(await tentar({ ...certo, busca: 'contratoId=x' })).toBe(400)
    expect(await tentar({ ...certo, setor: 'operacional' })).toBe(404)
    expect(await tentar(certo)).toBe(201)
    const gestor = await rh.as('gestor')
    const alheio = await gestor.try('POST /api/relatorios/salvos/criar', {
      body: { setor: 'operacional', relatorio: 'estabilidades', nome: 'X', busca: '' },
    })
    expect(alheio.status).toBe(404)
  })

  it('is sent only to people who see it', async () => {
    const client = await rh.as('gerente.rh')
    const { id } = await guardar(client)
    const agendar = async (destinatarios: number[]) =>
      (
        await client.try('POST /api/relatorios/salvos/agendar', {
          body: { id, versao: 1, frequencia: 'semanal', destinatarios },
        })
      ).status
    expect(await agendar([])).toBe(400)
    expect(await agendar([await idDe('comercial')])).toBe(400)
    const { results } = await client.call('GET /api/relatorios/salvos/pessoas', {
      query: { setor: 'rh', relatorio: 'desligamentos' },
    })
    expect(results.map(({ value }) => value)).not.toContain(await idDe('comercial'))
    expect(await agendar([await idDe('cadastro')])).toBe(200)
  })
})

describe('a report sent by e-mail', () => {
  it('leaves on Mondays from seven in the morning of São Paulo on, once', async () => {
    const client = await rh.as('gerente.rh')
    const id = await agendado(client, 'semanal', ['cadastro', 'gerente.rh'])
    const quem = [await emailDe('cadastro'), await emailDe('gerente.rh')].toSorted()
    expect(await rodarEm('2026-11-22T15:00:00Z')).toEqual([])
    expect(await rodarEm('2026-11-23T09:59:00Z')).toEqual([])
    expect((await rodarEm('2026-11-23T10:00:00Z')).toSorted()).toEqual(quem)
    expect(await rodarEm('2026-11-23T10:10:00Z')).toEqual([])
    expect(await rodarEm('2026-11-24T10:00:00Z')).toEqual([])
    // The system was off for weeks: only the latest Monday is sent.
    expect((await rodarEm('2026-12-16T12:00:00Z')).toSorted()).toEqual(quem)
    const carta = cartas.at(-1)
    expect(carta?.assunto).toBe('Relatório: Desligamentos')
    expect(carta?.texto).toContain(`https://rh.alvorecer.example/rh/relatorios/desligamentos?salvo=${id}`)
    expect(carta?.texto).not.toContain('Saídas do mês')
    expect(carta?.texto).toContain('14/12/2026')
  })

  it('leaves on the first, and on the last business day, of a month', async () => {
    const client = await rh.as('gerente.rh')
    await agendado(client, 'mensal_primeiro', ['cadastro'])
    await agendado(client, 'mensal_ultimo_util', ['beneficio'], { nome: 'Fim do mês' })
    const [primeiro, ultimo] = [await emailDe('cadastro'), await emailDe('beneficio')]
    expect(await rodarEm('2026-11-27T12:00:00Z')).toEqual([])
    expect(await rodarEm('2026-11-30T12:00:00Z')).toEqual([ultimo])
    expect(await rodarEm('2026-12-01T09:00:00Z')).toEqual([])
    expect(await rodarEm('2026-12-01T10:00:00Z')).toEqual([primeiro])
    // The 31st of January of 2027 is a Sunday.
    expect(await rodarEm('2027-01-05T12:00:00Z')).toEqual(expect.arrayContaining([ultimo, primeiro]))
    expect(await rodarEm('2027-01-28T12:00:00Z')).toEqual([])
    expect(await rodarEm('2027-01-29T12:00:00Z')).toEqual([ultimo])
    expect(await rodarEm('2027-01-31T12:00:00Z')).toEqual([])
  })

  it('asks at sending who may still see it, and tells the owner of those who got none', async () => {
    const gestor = await idDe('gestor')
    const { rows: alheios } = await sql<{ id: number }>`
      select id from contrato where id not in (select contrato_id from usuario_contrato where usuario_id = ${gestor})
       order by id limit 1`.execute(rh.db)
    const client = await rh.as('coordenador.operacional')
    await agendado(client, 'semanal', ['coordenador.operacional', 'gestor', 'assistente.gestor'], {
      setor: 'operacional',
      busca: `contratoId=${alheios[0]?.id}`,
    })
    await sql`update usuario set ativo = false where usuario = 'assistente.gestor'`.execute(rh.db)
    expect(await rodarEm('2026-11-23T10:00:00Z')).toEqual([await emailDe('coordenador.operacional')])
    await sql`update usuario set ativo = true where usuario = 'assistente.gestor'`.execute(rh.db)
    expect(await rodarEm('2026-11-23T11:00:00Z')).toEqual([])
    const { rows } = await sql<{ resultado: string }>`
      select resultado from relatorio_envio order by resultado`.execute(rh.db)
    expect(rows.map(({ resultado }) => resultado)).toEqual(['enviado', 'inativo', 'sem_acesso'])
    const { rows: avisos } = await sql<{ texto: string }>`
      select texto from notificacao where texto like '%não recebeu o relatório%' and usuario_id = ${await idDe('coordenador.operacional')}`.execute(
      rh.db,
    )
    expect(avisos).toHaveLength(2)
  })

  it('goes on without its owner, and Administrador is told in their place', async () => {
    const client = await rh.as('gerente.rh')
    await agendado(client, 'semanal', ['cadastro', 'beneficio'], { nome: 'Saídas sem dona' })
    const situacao = (usuario: string, ativo: boolean) =>
      sql`update usuario set ativo = ${ativo} where usuario = ${usuario}`.execute(rh.db)
    await situacao('gerente.rh', false)
    await situacao('beneficio', false)
    expect(await rodarEm('2026-11-23T10:00:00Z')).toEqual([await emailDe('cadastro')])
    await situacao('gerente.rh', true)
    await situacao('beneficio', true)
    const { rows } = await sql<{ usuario: string }>`
      select u.usuario from notificacao n join usuario u on u.id = n.usuario_id
       where n.texto like '%não recebeu o relatório "Saídas sem dona"%'`.execute(rh.db)
    expect(rows).toEqual([{ usuario: 'administrador' }])
  })

  it('is tried again when the mail server is away, and not when it refuses the address', async () => {
    const client = await rh.as('gerente.rh')
    await agendado(client, 'semanal', ['cadastro', 'beneficio'])
    fora = true
    await expect(rodarEm('2026-11-23T10:00:00Z')).rejects.toThrow('2 reports were not sent')
    fora = false
    recusados.add(await emailDe('beneficio'))
    expect(await rodarEm('2026-11-23T10:10:00Z')).toEqual([await emailDe('cadastro')])
    expect(await rodarEm('2026-11-23T10:20:00Z')).toEqual([])
    const { rows } = await sql<{ resultado: string }>`
      select resultado from relatorio_envio order by resultado`.execute(rh.db)
    expect(rows.map(({ resultado }) => resultado)).toEqual(['enviado', 'recusado'])
  })
})
