import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { DadosDoEvento } from '@rh/domain/contract/calendario'
import { abrirCalendario, reuniao } from '../../test/calendario.ts'
import { lembrarEventos } from './lembrar.ts'

const c = abrirCalendario()
const { calendario, contratosDoGestor, criar, emManaus, entrar, pessoa, titulos } = c

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
    const trilha = await c.rh.db
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
  c.rh.clock.irPara(instante)
  await lembrarEventos.executar(c.rh.deps)
}

describe('reminders', () => {
  // They are for hours of a day: it is the morning of the next one.
  beforeAll(async () => {
    c.rh.clock.irPara('2026-11-21T13:00:00Z')
    await entrar()
  })

  it('come by the clock of the place, once, to the sector or to the person', async () => {
    const { contratos } = await calendario('administrador', { setor: 'rh' })
    const contratoId = contratos[0]?.value ?? 0
    await emManaus(contratoId)
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
        c.rh.db,
      )
      await entrar('gestor')
    })
    await sql`insert into usuario_grupo (usuario_id, grupo_id)
      select u.id, g.id from usuario u, grupo g where u.usuario = 'gestor' and g.nome = 'Sesmt'`.execute(
      c.rh.db,
    )
    await entrar('gestor')
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
