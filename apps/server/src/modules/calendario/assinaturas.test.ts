import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TipoDoCalendario } from '@rh/domain/calendario/tipos'
import { motivosDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { abrirCalendario } from '../../test/calendario.ts'

const c = abrirCalendario()
const { calendario, contratosDoGestor, criar, emManaus, entrar, itens, pessoa } = c

// It is the morning of the next day, and Rh has an event of the afternoon here and one in Manaus.
beforeAll(async () => {
  c.rh.clock.irPara('2026-11-21T13:00:00Z')
  await entrar()
  const { contratos } = await calendario('administrador', { setor: 'rh' })
  const contratoId = contratos[0]?.value ?? 0
  await emManaus(contratoId)
  const hoje = { inicio: '2026-11-21', fim: '2026-11-21' }
  await criar('gerente.rh', { ...hoje, titulo: 'Visita em Manaus', doSetor: true, contratoId })
  await criar('gerente.rh', { ...hoje, titulo: 'Só meu' })
})

describe('a subscription', () => {
  const assinar = (login: string, setor: SetorSlug, contratoId: number | null = null) =>
    pessoa(login).call('POST /api/calendar/assinaturas', { body: { setor, contratoId, tipos: [] } })
  let porta = 0
  const ler = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    c.rh.app.inject({ url, headers, remoteAddress: `10.9.0.${(porta += 1)}` })

  it('is read by a program without a password, and not sent again while nothing changed', async () => {
    const { caminho } = await assinar('gerente.rh', 'rh')
    const { statusCode, headers, body } = await ler(caminho)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/calendar/)
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(body).toContain('SUMMARY:Natal\r\n')
    // Two in the afternoon of Brasília, of the event above.
    expect(body).toMatch(/DTSTART:20261121T170000Z/)
    // In Manaus the same hour comes an hour later.
    expect(body).toMatch(/DTSTART:20261121T180000Z\r\nDTEND:20261121T190000Z/)
    expect(headers['cache-control']).toBe('private, no-cache')
    const outra = await ler(caminho, { 'if-none-match': String(headers['etag']) })
    expect([outra.statusCode, outra.body]).toEqual([304, ''])
    await criar('gerente.rh', { titulo: 'Mudou' })
    expect((await ler(caminho, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200)
  })

  it('names people of the own contracts only, and of a leave only the days', async () => {
    const { caminho } = await assinar('gestor', 'operacional')
    const { body } = await ler(caminho)
    const texto = body.replaceAll('\r\n ', '')
    const daTela = await itens('gestor', {
      setor: 'operacional',
      tipos: 'ferias,afastamento',
      de: '2026-10-20',
      ate: '2027-05-22',
    })
    expect(daTela.total).toBeGreaterThan(0)
    for (const { nome } of daTela.results) expect(texto).toContain(nome)
    const todos = await itens('administrador', {
      setor: 'operacional',
      tipos: 'ferias',
      de: '2026-10-20',
      ate: '2027-05-22',
    })
    const seus = new Set(daTela.results.map(({ nome }) => nome))
    const alheios = todos.results.filter(({ nome }) => !seus.has(nome))
    expect(alheios.length).toBeGreaterThan(0)
    for (const { nome } of alheios) expect(texto).not.toContain(`: ${nome}\r\n`)
    expect(texto).not.toMatch(/afasta/i)
    for (const { nome } of Object.values(motivosDeAfastamento)) expect(texto).not.toContain(nome)
  })

  it('names nobody who is away where it is of the whole company', async () => {
    const { caminho } = await assinar('administrador', 'rh')
    const { body } = await ler(caminho)
    const texto = body.replaceAll('\r\n ', '')
    const { results } = await itens('administrador', { setor: 'rh', de: '2026-10-20', ate: '2027-05-22' })
    for (const { nome, tipo } of results.filter(({ tipo: um }) => um !== 'contrato'))
      expect({ tipo, dito: texto.includes(nome) }).toEqual({ tipo, dito: false })
    expect(texto).toMatch(/SUMMARY:(Admissões|Fins de experiência): \d+/)
  })

  it('has every event of its days, more than a screen shows at once', async () => {
    const { caminho } = await assinar('vagas', 'vagas')
    await sql`
      insert into evento (titulo, inicio, fim, fuso, setor_id, do_setor, usuario_id)
      select 'Entrevista marcada ' || n, date '2026-11-20' + n / 4, date '2026-11-20' + n / 4, 'America/Sao_Paulo', a.setor_id, true, a.usuario_id
        from generate_series(1, 320) n, (select * from calendario_assinatura order by id desc limit 1) a`.execute(
      c.rh.db,
    )
    const { body } = await ler(caminho)
    expect(body).toContain('SUMMARY:Entrevista marcada 320\r\n')
    expect(body.match(/SUMMARY:Entrevista marcada /g)).toHaveLength(320)
    await sql`delete from evento where titulo like 'Entrevista marcada %'`.execute(c.rh.db)
  })

  it('keeps no secret anywhere, and ends for good when it is revoked', async () => {
    const { id, caminho } = await assinar('cadastro', 'rh')
    const segredo = caminho.slice('/api/calendar/ics/'.length, -'.ics'.length)
    await ler(caminho)
    const { rows } = await sql<{ linha: string }>`
      select to_jsonb(a)::text as linha from calendario_assinatura a
      union all select to_jsonb(i)::text from idempotencia i
      union all select to_jsonb(t)::text from auditoria t where t.entidade = 'calendario_assinatura'`.execute(
      c.rh.db,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { linha } of rows) expect(linha).not.toContain(segredo)
    expect(c.rh.log.join('\n')).not.toContain(segredo)
    const lista = await pessoa('cadastro').call('GET /api/calendar/assinaturas')
    expect(JSON.stringify(lista)).not.toContain(segredo)
    expect(lista.results).toMatchObject([{ id, setor: 'rh', lidaEm: expect.any(String) }])
    const alheia = await pessoa('gestor').try('POST /api/calendar/assinaturas/revogar/:id', {
      params: { id },
    })
    expect(alheia.status).toBe(404)
    await pessoa('cadastro').call('POST /api/calendar/assinaturas/revogar/:id', { params: { id } })
    expect((await ler(caminho)).statusCode).toBe(404)
    expect((await pessoa('cadastro').call('GET /api/calendar/assinaturas')).results).toEqual([])
  })

  it('ends with the access of its owner, and follows their contracts', async () => {
    const [contratoId = 0] = await contratosDoGestor()
    const { caminho } = await assinar('assistente.gestor', 'operacional')
    const dono = await c.rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'assistente.gestor')
      .executeTakeFirstOrThrow()
    expect((await ler(caminho)).statusCode).toBe(200)
    await c.rh.db.updateTable('usuario').set({ ativo: false }).where('id', '=', dono.id).execute()
    expect((await ler(caminho)).statusCode).toBe(404)
    await c.rh.db.updateTable('usuario').set({ ativo: true }).where('id', '=', dono.id).execute()
    await c.rh.db.deleteFrom('usuarioGrupo').where('usuarioId', '=', dono.id).execute()
    expect((await ler(caminho)).statusCode).toBe(404)
    const doContrato = await assinar('gestor', 'operacional', contratoId)
    expect((await ler(doContrato.caminho)).statusCode).toBe(200)
    const gestor = await c.rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    await c.rh.db
      .deleteFrom('usuarioContrato')
      .where('usuarioId', '=', gestor.id)
      .where('contratoId', '=', contratoId)
      .execute()
    expect((await ler(doContrato.caminho)).statusCode).toBe(404)
  })

  it('of kinds that the person is told nothing of is refused: kept without any, it would be of all of them', async () => {
    const assinarTipos = (tipos: TipoDoCalendario[]) =>
      pessoa('almoxarifado').try('POST /api/calendar/assinaturas', {
        body: { setor: 'almoxarifado', contratoId: null, tipos },
      })
    expect(await assinarTipos(['ferias', 'prazo'])).toMatchObject({
      status: 400,
      body: { campos: { tipos: expect.any(String) } },
    })
    expect((await assinarTipos(['ferias', 'admissao'])).status).toBe(201)
    const { results } = await pessoa('almoxarifado').call('GET /api/calendar/assinaturas')
    expect(results.map(({ tipos }) => tipos)).toEqual([['admissao']])
  })

  it('is one of five, of a sector of the person', async () => {
    for (let i = 0; i < 5; i++) await assinar('comercial', 'comercial')
    const body = { setor: 'comercial' as const, contratoId: null, tipos: [] }
    expect((await pessoa('comercial').try('POST /api/calendar/assinaturas', { body })).status).toBe(400)
    const alheia = { ...body, setor: 'rh' as const }
    expect((await pessoa('comercial').try('POST /api/calendar/assinaturas', { body: alheia })).status).toBe(
      404,
    )
  })

  it('refuses a link that was cut off, and who guesses', async () => {
    expect((await ler('/api/calendar/ics/curto')).statusCode).toBe(400)
    const respostas = new Set<number>()
    const url = `/api/calendar/ics/${'a'.repeat(43)}`
    for (let i = 0; i < 31; i++)
      respostas.add((await c.rh.app.inject({ url, remoteAddress: '10.9.9.9' })).statusCode)
    expect(respostas).toEqual(new Set([404, 429]))
  })
})
