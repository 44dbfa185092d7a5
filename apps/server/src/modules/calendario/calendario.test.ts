import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { isContado, type TipoDoCalendario } from '@rh/domain/calendario/tipos'
import type { DadosDoEvento } from '@rh/domain/contract/calendario'
import { motivosDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { diasEntre, somarDias } from '@rh/domain/regras/calendario/datas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { lembrarEventos } from './lembrar.ts'

const MANAUS = 1302603
const DE = '2026-11-01'
const ATE = '2026-12-31'

let rh: TestApp
const pessoas = new Map<string, Client>()
const pessoa = (login: string): Client => {
  const client = pessoas.get(login)
  if (!client) throw new Error(`Nobody signed in as ${login}`)
  return client
}

async function entrar(): Promise<void> {
  for (const login of [
    'administrador',
    'gestor',
    'assistente.gestor',
    'gerente.rh',
    'cadastro',
    'comercial',
    'vagas',
    'almoxarifado',
  ])
    pessoas.set(login, await rh.as(login))
}
beforeAll(async () => {
  rh = await createTestApp()
  await entrar()
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Quais {
  readonly setor: SetorSlug
  readonly de?: string
  readonly ate?: string
  readonly contratoId?: number
  readonly tipos?: string
}
const calendario = (login: string, { de = DE, ate = ATE, ...quais }: Quais) =>
  pessoa(login).call('GET /api/calendar', { query: { de, ate, ...quais } })
const itens = (login: string, { de = DE, ate = ATE, ...quais }: Quais & { pagina?: number }) =>
  pessoa(login).call('GET /api/calendar/itens', { query: { de, ate, ...quais } })

const contratosDoGestor = async (): Promise<number[]> => {
  const linhas = await rh.db
    .selectFrom('usuarioContrato as uc')
    .innerJoin('usuario as u', 'u.id', 'uc.usuarioId')
    .select('uc.contratoId')
    .where('u.usuario', '=', 'gestor')
    .execute()
  return linhas.map(({ contratoId }) => contratoId)
}

describe('the days of people and contracts', () => {
  it('count what their list shows, for anybody, any days and any contract', async () => {
    const { contratos, contagens: doMes } = await calendario('administrador', { setor: 'rh' })
    const [cheio] = doMes.toSorted((a, b) => b.total - a.total)
    if (!cheio) throw new Error('The demo company has nothing in its calendar this month')
    const quem = fc.constantFrom(
      ['administrador', 'rh'] as const,
      ['gestor', 'operacional'] as const,
      ['gerente.rh', 'rh'] as const,
      ['vagas', 'vagas'] as const,
      ['comercial', 'comercial'] as const,
    )
    const dias = fc.integer({ min: -200, max: 200 }).map((n) => somarDias('2026-11-20', n))
    const contrato = fc.option(fc.constantFrom(...contratos.map(({ value }) => value)), { nil: undefined })
    let vistos = 0
    await fc.assert(
      fc.asyncProperty(quem, dias, contrato, async ([login, setor], dia, contratoId) => {
        const onde = { setor, ...(contratoId !== undefined && { contratoId }) }
        const { contagens, tipos } = await calendario(login, {
          ...onde,
          de: somarDias(dia, -20),
          ate: somarDias(dia, 20),
        })
        for (const tipo of tipos.filter(isContado)) {
          const contados = contagens.find((uma) => uma.dia === dia && uma.tipo === tipo)?.total ?? 0
          const { total, results, porContrato } = await itens(login, {
            ...onde,
            de: dia,
            ate: dia,
            tipos: tipo,
          })
          expect({ tipo, total }).toEqual({ tipo, total: contados })
          expect(results).toHaveLength(Math.min(total, 50))
          expect(porContrato.reduce((soma, um) => soma + um.total, 0)).toBeLessThanOrEqual(total)
          for (const { inicio, fim } of results) {
            expect(inicio <= dia).toBe(true)
            expect(fim === null || fim >= dia).toBe(true)
          }
          vistos += total
        }
      }),
      // Random days may all be empty ones: one is not.
      { numRuns: 40, examples: [[['administrador', 'rh'], cheio.dia, undefined]] },
    )
    expect(vistos).toBeGreaterThanOrEqual(cheio.total)
  })

  it('come page by page, none twice', async () => {
    const { total } = await itens('administrador', { setor: 'rh' })
    const paginas = await Promise.all(
      Array.from({ length: Math.ceil(total / 50) }, (_, i) =>
        itens('administrador', { setor: 'rh', pagina: i + 1 }),
      ),
    )
    const todos = paginas.flatMap(({ results }) => results)
    expect(todos).toHaveLength(total)
    expect(new Set(todos.map((um) => `${um.tipo} ${um.prazo} ${um.id} ${um.inicio}`)).size).toBe(total)
    const dias = todos.map(({ inicio }) => (inicio < DE ? DE : inicio))
    expect(dias).toEqual(dias.toSorted())
  })

  it('are those of the own contracts for a Gestor, in every answer', async () => {
    const seus = await contratosDoGestor()
    const nomes = await rh.db.selectFrom('contrato').select(['id', 'numero']).execute()
    const deles = nomes.filter(({ id }) => seus.includes(id)).map(({ numero }) => numero)
    const { contratos } = await calendario('gestor', { setor: 'operacional' })
    for (const { value } of contratos) expect(seus).toContain(value)
    const { results, porContrato, total } = await itens('gestor', { setor: 'operacional' })
    expect(results.length).toBeGreaterThan(0)
    for (const { contrato } of results) expect(deles).toContain(contrato?.split(' · ')[0])
    for (const { value } of porContrato) expect(seus).toContain(value)
    expect(total).toBeLessThan((await itens('administrador', { setor: 'operacional' })).total)
    const outro = nomes.find(({ id }) => !seus.includes(id))?.id ?? 0
    expect(await itens('gestor', { setor: 'operacional', contratoId: outro })).toMatchObject({
      total: 0,
      results: [],
    })
    const alheio = await calendario('gestor', { setor: 'operacional', contratoId: outro })
    expect(alheio.contagens).toEqual([])
    expect(alheio.feriados.filter(({ onde }) => onde !== null)).toEqual([])
  })

  it('never say what a leave is', async () => {
    const textos = await Promise.all(
      (['rh', 'operacional', 'sesmt'] as const).map(async (setor) =>
        JSON.stringify([
          await calendario('administrador', { setor, tipos: 'afastamento', de: '2026-06-01' }),
          await itens('administrador', { setor, tipos: 'afastamento', de: '2026-06-01' }),
        ]),
      ),
    )
    const { results } = await itens('administrador', { setor: 'rh', tipos: 'afastamento', de: '2026-06-01' })
    expect(results.length).toBeGreaterThan(0)
    const causas = Object.entries(motivosDeAfastamento).flatMap(([codigo, { nome }]) => [codigo, nome])
    for (const texto of textos) for (const causa of causas) expect(texto).not.toContain(`"${causa}"`)
    expect(Object.keys(results[0] ?? {}).toSorted()).toEqual(
      ['contrato', 'fim', 'id', 'inicio', 'nome', 'pedido', 'prazo', 'processo', 'tipo'].toSorted(),
    )
  })

  it('are those that the lists of the sector tell, and nobody looks into another sector', async () => {
    const { tipos, contagens } = await calendario('comercial', { setor: 'comercial', ate: '2027-10-31' })
    expect(tipos).toEqual(['feriado', 'evento', 'contrato'])
    expect(contagens.every(({ tipo }) => tipo === 'contrato')).toBe(true)
    const pedidas = await itens('comercial', { setor: 'comercial', tipos: 'ferias,afastamento,prazo' })
    expect(pedidas.total).toBe(0)
    const query = { setor: 'rh' as const, de: DE, ate: ATE }
    expect((await pessoa('gestor').try('GET /api/calendar', { query })).status).toBe(404)
    expect((await pessoa('gestor').try('GET /api/calendar/itens', { query })).status).toBe(404)
  })

  it('are asked for a year at most', async () => {
    const muitos = { setor: 'rh' as const, de: '2026-01-01', ate: '2027-01-31' }
    expect(diasEntre(muitos.de, muitos.ate)).toBeGreaterThan(380)
    expect((await pessoa('gerente.rh').try('GET /api/calendar', { query: muitos })).status).toBe(400)
  })
})

describe('holidays', () => {
  it('are those of the places of the contract', async () => {
    const { contratos } = await calendario('administrador', { setor: 'rh' })
    const contratoId = contratos[0]?.value ?? 0
    await rh.db
      .updateTable('local')
      .set({ municipioIbge: MANAUS })
      .where('contratoId', '=', contratoId)
      .execute()
    await rh.db
      .insertInto('feriado')
      .values({
        nome: 'Dia da Floresta',
        abrangencia: 'municipal',
        uf: 'AM',
        municipioIbge: MANAUS,
        repeticao: 'unica',
        data: '2026-12-03',
        fundamento: 'Lei municipal 1/2026',
      })
      .execute()
    const daqui = await calendario('administrador', { setor: 'rh', contratoId })
    expect(daqui.feriados).toContainEqual({ dia: '2026-12-03', nome: 'Dia da Floresta', onde: 'Manaus (AM)' })
    expect(daqui.feriados).toContainEqual({ dia: '2026-12-25', nome: 'Natal', onde: null })
    const outro = contratos[1]?.value ?? 0
    const dali = await calendario('administrador', { setor: 'rh', contratoId: outro })
    expect(dali.feriados.map(({ nome }) => nome)).not.toContain('Dia da Floresta')
    expect((await calendario('administrador', { setor: 'rh', tipos: 'ferias' })).feriados).toEqual([])
  })
})

const reuniao: DadosDoEvento = {
  setor: 'rh',
  titulo: 'Reunião da folha',
  descricao: null,
  inicio: '2026-12-01',
  fim: '2026-12-01',
  horaInicio: '14:00',
  horaFim: '15:00',
  contratoId: null,
  doSetor: false,
  lembrete: null,
}
const criar = async (login: string, mudanca: Partial<DadosDoEvento>) =>
  (await pessoa(login).call('POST /api/calendar', { body: { ...reuniao, ...mudanca } })).id
const titulos = async (login: string, setor: SetorSlug, contratoId?: number) =>
  (await calendario(login, { setor, ...(contratoId !== undefined && { contratoId }) })).eventos.map(
    ({ titulo }) => titulo,
  )

describe('events', () => {
  it('of a person are theirs alone, in every sector of theirs', async () => {
    const id = await criar('gerente.rh', { titulo: 'Dentista' })
    expect(await titulos('gerente.rh', 'rh')).toContain('Dentista')
    expect(await titulos('cadastro', 'rh')).not.toContain('Dentista')
    expect(await titulos('administrador', 'rh')).not.toContain('Dentista')
    const ler = (login: string) =>
      pessoa(login).try('GET /api/calendar/:id', { params: { id }, query: { setor: 'rh' } })
    expect((await ler('gerente.rh')).body).toMatchObject({ id, titulo: 'Dentista', versao: 1 })
    expect((await ler('cadastro')).status).toBe(404)
    expect((await ler('gestor')).status).toBe(404)
    const corpo = { versao: 1, ...reuniao, titulo: 'Visto' }
    const alheia = await pessoa('cadastro').try('PUT /api/calendar/:id', { params: { id }, body: corpo })
    expect(alheia.status).toBe(404)
    const tirada = await pessoa('cadastro').try('POST /api/calendar/excluir/:id', {
      params: { id },
      body: { versao: 1 },
    })
    expect(tirada.status).toBe(404)
  })

  it('of a sector are seen and changed by its people, each change from the version seen', async () => {
    const id = await criar('gerente.rh', { titulo: 'Fechamento', doSetor: true })
    expect(await titulos('cadastro', 'rh')).toContain('Fechamento')
    expect(await titulos('gestor', 'operacional')).not.toContain('Fechamento')
    const mudar = (login: string, versao: number, mudanca: Partial<DadosDoEvento>) =>
      pessoa(login).try('PUT /api/calendar/:id', {
        params: { id },
        body: { versao, ...reuniao, doSetor: true, ...mudanca },
      })
    expect((await mudar('cadastro', 1, { titulo: 'Fechamento da folha' })).body).toEqual({ versao: 2 })
    const velha = await mudar('gerente.rh', 1, { titulo: 'Outro' })
    expect(velha).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
    // Nobody takes to themselves what another wrote for the sector.
    expect((await mudar('cadastro', 2, { doSetor: false })).body).toMatchObject({
      campos: { doSetor: expect.any(String) },
    })
    expect((await mudar('gestor', 2, {})).status).toBe(404)
    await pessoa('cadastro').call('POST /api/calendar/excluir/:id', { params: { id }, body: { versao: 2 } })
    expect(await titulos('gerente.rh', 'rh')).not.toContain('Fechamento da folha')
    const trilha = await rh.db
      .selectFrom('auditoria')
      .select('operacao')
      .where('entidade', '=', 'evento')
      .where('registro', '=', id)
      .execute()
    expect(trilha.map(({ operacao }) => operacao)).toEqual(['INSERT', 'UPDATE', 'UPDATE'])
  })

  it('of a contract are seen by who sees the contract', async () => {
    const seus = await contratosDoGestor()
    const todos = (await calendario('administrador', { setor: 'operacional' })).contratos
    const outro = todos.find(({ value }) => !seus.includes(value))?.value ?? 0
    const sua = { setor: 'operacional', doSetor: true, titulo: 'Vistoria', contratoId: seus[0] ?? 0 } as const
    await criar('administrador', sua)
    await criar('administrador', { ...sua, titulo: 'Vistoria alheia', contratoId: outro })
    const vistos = await titulos('gestor', 'operacional')
    expect(vistos).toContain('Vistoria')
    expect(vistos).not.toContain('Vistoria alheia')
    expect(await titulos('gestor', 'operacional', seus[0])).toContain('Vistoria')
    const alheio = await pessoa('gestor').try('POST /api/calendar', {
      body: { ...reuniao, setor: 'operacional', contratoId: outro },
    })
    expect(alheio).toMatchObject({ status: 400, body: { campos: { contratoId: expect.any(String) } } })
    const doRh = await pessoa('gestor').try('POST /api/calendar', { body: reuniao })
    expect(doRh.status).toBe(404)
  })
})

const lembretesDe = async (login: string, titulo: string) => {
  const { results } = await pessoa(login).call('GET /api/notificacoes/listar')
  return results.filter(({ texto }) => texto.includes(titulo))
}
const passar = async (instante: string) => {
  rh.clock.irPara(instante)
  await lembrarEventos.executar(rh.deps)
}

describe('reminders', () => {
  // They are for hours of a day: it is the morning of the next one.
  beforeAll(async () => {
    rh.clock.irPara('2026-11-21T13:00:00Z')
    await entrar()
  })

  it('come by the clock of the place, once, to the sector or to the person', async () => {
    const { contratos } = await calendario('administrador', { setor: 'rh' })
    const contratoId = contratos[0]?.value ?? 0
    await rh.db
      .updateTable('local')
      .set({ municipioIbge: MANAUS })
      .where('contratoId', '=', contratoId)
      .execute()
    // Two in the afternoon of Manaus is six in the evening of Greenwich; the reminder comes an hour before.
    const amanha = { inicio: '2026-11-21', fim: '2026-11-21', lembrete: 60 as const }
    const id = await criar('gerente.rh', { ...amanha, titulo: 'Visita em Manaus', doSetor: true, contratoId })
    await criar('gerente.rh', { ...amanha, titulo: 'Só meu' })
    const { eventos, fuso } = await calendario('gerente.rh', { setor: 'rh' })
    expect(fuso).toBe('America/Sao_Paulo')
    expect(eventos.find((um) => um.id === id)).toMatchObject({
      fuso: 'America/Manaus',
      horaInicio: '14:00',
      horaFim: '15:00',
    })
    await passar('2026-11-21T16:59:00Z')
    expect(await lembretesDe('cadastro', 'Visita em Manaus')).toEqual([])
    // The one of the company's clock was due an hour earlier.
    expect(await lembretesDe('gerente.rh', 'Só meu')).toHaveLength(1)
    await passar('2026-11-21T17:00:00Z')
    await passar('2026-11-21T17:01:00Z')
    const [lembrete, ...mais] = await lembretesDe('cadastro', 'Visita em Manaus')
    expect(mais).toEqual([])
    expect(lembrete).toMatchObject({
      texto: 'Lembrete: Visita em Manaus, 21/11/2026, às 14:00 (hora do Amazonas).',
      dia: '2026-11-21',
    })
    expect(await lembretesDe('cadastro', 'Só meu')).toEqual([])
    expect(await lembretesDe('vagas', 'Visita em Manaus')).toEqual([])
  })

  it('come again for an event that was changed only where they are for another moment', async () => {
    const amanha = { inicio: '2026-11-21', fim: '2026-11-21', lembrete: 60 as const, doSetor: true }
    const das15 = { horaInicio: '15:00', horaFim: '18:00' }
    const id = await criar('gerente.rh', { ...amanha, titulo: 'Conferência', ...das15 })
    const mudar = (versao: number, mudanca: Partial<DadosDoEvento>) =>
      pessoa('gerente.rh').call('PUT /api/calendar/:id', {
        params: { id },
        body: { versao, ...reuniao, ...amanha, titulo: 'Conferência', ...mudanca },
      })
    await passar('2026-11-21T17:10:00Z')
    expect(await lembretesDe('cadastro', 'Conferência')).toHaveLength(1)
    await mudar(1, { ...das15, descricao: 'Na sala 2' })
    await passar('2026-11-21T17:11:00Z')
    expect(await lembretesDe('cadastro', 'Conferência')).toHaveLength(1)
    await mudar(2, { ...das15, horaInicio: '16:00' })
    await passar('2026-11-21T18:00:00Z')
    expect(await lembretesDe('cadastro', 'Conferência')).toHaveLength(2)
  })

  it('of a contract come to who sees it by a group of another sector', async () => {
    const seus = await contratosDoGestor()
    const { contratos } = await calendario('administrador', { setor: 'operacional' })
    const contratoId = contratos.find(({ value }) => !seus.includes(value))?.value ?? 0
    const depois = {
      inicio: '2026-11-21',
      fim: '2026-11-21',
      lembrete: 0 as const,
      doSetor: true,
      contratoId,
    }
    const vistoria = { ...depois, setor: 'operacional', titulo: 'Ronda', horaFim: '18:00' } as const
    await criar('administrador', { ...vistoria, horaInicio: '16:00' })
    await passar('2026-11-21T19:00:00Z')
    expect(await lembretesDe('gestor', 'Ronda')).toEqual([])
    onTestFinished(async () => {
      await sql`delete from usuario_grupo ug using usuario u, grupo g
        where ug.usuario_id = u.id and ug.grupo_id = g.id and u.usuario = 'gestor' and g.nome = 'Sesmt'`.execute(
        rh.db,
      )
      pessoas.set('gestor', await rh.as('gestor'))
    })
    await sql`insert into usuario_grupo (usuario_id, grupo_id)
      select u.id, g.id from usuario u, grupo g where u.usuario = 'gestor' and g.nome = 'Sesmt'`.execute(
      rh.db,
    )
    pessoas.set('gestor', await rh.as('gestor'))
    await criar('administrador', { ...vistoria, titulo: 'Ronda do Sesmt', horaInicio: '16:10' })
    expect(await titulos('gestor', 'operacional')).toContain('Ronda do Sesmt')
    await passar('2026-11-21T19:10:00Z')
    expect(await lembretesDe('gestor', 'Ronda do Sesmt')).toHaveLength(1)
  })

  it('do not come for what ended or was taken out', async () => {
    const amanha = { inicio: '2026-11-21', fim: '2026-11-21', lembrete: 0 as const }
    const id = await criar('gerente.rh', {
      ...amanha,
      titulo: 'Desmarcada',
      horaInicio: '17:00',
      horaFim: '18:00',
    })
    await criar('gerente.rh', { ...amanha, titulo: 'Perdida', horaInicio: '17:00', horaFim: '18:00' })
    await pessoa('gerente.rh').call('POST /api/calendar/excluir/:id', { params: { id }, body: { versao: 1 } })
    await passar('2026-11-21T21:30:00Z')
    expect(await lembretesDe('gerente.rh', 'Desmarcada')).toEqual([])
    expect(await lembretesDe('gerente.rh', 'Perdida')).toEqual([])
  })
})

describe('a subscription', () => {
  const assinar = (login: string, setor: SetorSlug, contratoId: number | null = null) =>
    pessoa(login).call('POST /api/calendar/assinaturas', { body: { setor, contratoId, tipos: [] } })
  let porta = 0
  const ler = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    rh.app.inject({ url, headers, remoteAddress: `10.9.0.${(porta += 1)}` })

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
      rh.db,
    )
    const { body } = await ler(caminho)
    expect(body).toContain('SUMMARY:Entrevista marcada 320\r\n')
    expect(body.match(/SUMMARY:Entrevista marcada /g)).toHaveLength(320)
    await sql`delete from evento where titulo like 'Entrevista marcada %'`.execute(rh.db)
  })

  it('keeps no secret anywhere, and ends for good when it is revoked', async () => {
    const { id, caminho } = await assinar('cadastro', 'rh')
    const segredo = caminho.slice('/api/calendar/ics/'.length, -'.ics'.length)
    await ler(caminho)
    const { rows } = await sql<{ linha: string }>`
      select to_jsonb(a)::text as linha from calendario_assinatura a
      union all select to_jsonb(i)::text from idempotencia i
      union all select to_jsonb(t)::text from auditoria t where t.entidade = 'calendario_assinatura'`.execute(
      rh.db,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { linha } of rows) expect(linha).not.toContain(segredo)
    expect(rh.log.join('\n')).not.toContain(segredo)
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
    const dono = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'assistente.gestor')
      .executeTakeFirstOrThrow()
    expect((await ler(caminho)).statusCode).toBe(200)
    await rh.db.updateTable('usuario').set({ ativo: false }).where('id', '=', dono.id).execute()
    expect((await ler(caminho)).statusCode).toBe(404)
    await rh.db.updateTable('usuario').set({ ativo: true }).where('id', '=', dono.id).execute()
    await rh.db.deleteFrom('usuarioGrupo').where('usuarioId', '=', dono.id).execute()
    expect((await ler(caminho)).statusCode).toBe(404)
    const doContrato = await assinar('gestor', 'operacional', contratoId)
    expect((await ler(doContrato.caminho)).statusCode).toBe(200)
    const gestor = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    await rh.db
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
      respostas.add((await rh.app.inject({ url, remoteAddress: '10.9.9.9' })).statusCode)
    expect(respostas).toEqual(new Set([404, 429]))
  })
})
