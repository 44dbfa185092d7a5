import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { criarColaborador, novaVersao, postoDe } from '../../test/colaboradores.ts'
import { abrirRelatorios, LOGINS } from '../../test/relatorios.ts'

const r = abrirRelatorios()
const { ler, pessoa } = r

describe('what a report counts is what its list shows', () => {
  const colaboradores = async (login: string, query: object) =>
    (await pessoa(login).call('GET /api/colaborador/listar', { query: { porPagina: 1, ...query } })).total

  it.each(LOGINS)('of who entered and left, for %s', async (login) => {
    const { meses } = await pessoa(login).call('GET /api/estatisticas/rotatividade', { query: {} })
    for (const { de, ate, entraram, sairam } of meses) {
      const admissoes = await ler(login, 'admissoes', { de, ate })
      expect(admissoes.total).toBe(entraram)
      expect(admissoes.total).toBe(await colaboradores(login, { admissaoDe: de, admissaoAte: ate }))
      const desligamentos = await ler(login, 'desligamentos', { de, ate })
      expect(desligamentos.total).toBe(sairam)
      expect(desligamentos.total).toBe(
        await colaboradores(login, { desligamentoDe: de, desligamentoAte: ate }),
      )
    }
  })
})

describe('what a report counts is what its list shows, on the day', () => {
  const QUEM = ['administrador', 'gestor', 'gerente.rh'] as const

  it.each(QUEM)('of vacations to expire, for %s', async (login) => {
    for (const faixa of ['', 'em_dobro', 'ate_30', 'ate_60', 'ate_90', 'depois']) {
      const query = faixa === '' ? {} : { faixa }
      const lista = await pessoa(login).call('GET /api/ferias/a-vencer', {
        query: { porPagina: 100, ...query } as never,
      })
      const { total, results, totais } = await ler(login, 'ferias-a-vencer', { porPagina: 100, ...query })
      expect(total).toBe(lista.total)
      expect(results.map(({ id, ultimoInicio }) => [id, ultimoInicio])).toEqual(
        lista.results.map(({ id, comecarAte }) => [id, comecarAte]),
      )
      const soma = lista.results.reduce((dias, { saldo }) => dias + saldo, 0)
      expect(total > 100 || (totais['saldo'] ?? 0) === soma).toBe(true)
    }
  })

  // Of vacations that were played before the ledger began the sum is below zero: nobody has days then.
  it('carries the balance of every period at every moment, in whatever order its lines were written', async () => {
    await r.rh.db.transaction().execute(async (tx) => {
      // Two lines of one moment, then two of the past: one between lines that were there, one before all of them.
      await sql`with p as (select id from ferias_periodo where saldo > 12 order by id limit 3)
        insert into ferias_lancamento (periodo_id, tipo, dias, motivo, em)
        select p.id, 'ajuste', d.dias, 'Prova', d.em::timestamptz
          from p, (values (-6, '2026-11-29T12:00Z'), (-5, '2026-11-29T12:00Z'), (2, '2026-08-01T12:00Z'),
                          (3, '2001-01-01T12:00Z')) as d(dias, em)`.execute(tx)
      const { rows } = await sql<{ moment: string; spans: number; wrong: number }>`
        select m.em as moment, count(s.saldo)::int as spans,
               count(*) filter (where s.saldo is distinct from nullif(greatest(l.saldo, 0), 0))::int as wrong
          from (select distinct em + interval '1 second' as em from ferias_lancamento) m
         cross join lateral (select periodo_id, sum(dias) filter (where em < m.em) as saldo
                               from ferias_lancamento group by periodo_id) l
          left join ferias_saldo s on s.periodo_id = l.periodo_id and s.desde < m.em and s.ate >= m.em
         group by m.em order by m.em`.execute(tx)
      expect(rows.length).toBeGreaterThan(4)
      expect(rows.filter(({ wrong }) => wrong > 0)).toEqual([])
      expect(rows.at(-1)?.spans).toBeGreaterThan(20)
      await sql`rollback`.execute(tx)
    })
  })

  it.each(QUEM)('of leaves, for %s', async (login) => {
    const span = { de: '2026-01-01', ate: '2026-11-30' }
    for (const status of ['', 'informado', 'homologado', 'encerrado']) {
      const lista = await pessoa(login).call('GET /api/afastamento/listar', {
        query: {
          porPagina: 100,
          afastamentoDe: span.de,
          afastamentoAte: span.ate,
          ordenar: '-data',
          ...(status !== '' && { status }),
        } as never,
      })
      const { total, results, totais } = await ler(login, 'afastamentos', {
        porPagina: 100,
        ...span,
        ...(status !== '' && { status }),
      })
      expect(total).toBe(lista.total)
      expect(results.map(({ id }) => id)).toEqual(lista.results.map(({ id }) => id))
      expect(totais['dias'] ?? 0).toBe(lista.results.reduce((soma, { dias }) => soma + (dias ?? 0), 0))
    }
  })

  it('of protections and of ends of trial', async () => {
    const radar = await pessoa('gerente.rh').call('GET /api/demissao/estabilidades', { query: {} })
    expect((await ler('gerente.rh', 'estabilidades')).total).toBe(radar.total)
    for (const login of QUEM) {
      const { periodo, total } = await ler(login, 'experiencias')
      const { de = '', ate = '' } = periodo ?? {}
      const lista = await pessoa(login).call('GET /api/colaborador/listar', {
        query: { situacao: 'em_experiencia', experienciaDe: de, experienciaAte: ate },
      })
      expect(total).toBe(lista.total)
    }
  })

  it.each(QUEM)('of slots, contract by contract, for %s', async (login) => {
    const { results, totais } = await ler(login, 'ocupacao', { porPagina: 100 })
    const lista = async (situacao: 'vigente' | 'vencendo') =>
      (
        await pessoa('administrador').call('GET /api/contratos/listar', {
          query: { situacao, porPagina: 100 },
        })
      ).results
    const contratos = [...(await lista('vigente')), ...(await lista('vencendo'))]
    expect(results.length).toBeGreaterThan(0)
    for (const { id, planejado, ocupado, entrando, vagas } of results) {
      const dele = contratos.find((um) => um.id === id)
      expect([id, planejado, ocupado, entrando, vagas]).toEqual([
        id,
        dele?.planejado,
        dele?.ocupado,
        dele?.entrando,
        dele?.vagas,
      ])
    }
    const comPostos = contratos.filter(({ planejado }) => planejado > 0).length
    expect(login === 'gestor' ? results.length < comPostos : results.length === comPostos).toBe(true)
    expect(totais['vagas']).toBe(results.reduce((soma, { vagas }) => soma + Number(vagas), 0))
  })

  it.each(QUEM)('of turnover, to the figures of the statistics, for %s', async (login) => {
    const feitas = await pessoa(login).call('GET /api/estatisticas/rotatividade', { query: {} })
    const porMes = await ler(login, 'rotatividade', { porPagina: 100 })
    expect(
      porMes.results.map(({ entraram, sairam, inicio, fim }) => [entraram, sairam, inicio, fim]),
    ).toEqual(
      feitas.meses.filter(({ parcial }) => !parcial).map((m) => [m.entraram, m.sairam, m.inicio, m.fim]),
    )
    expect(porMes.totais['rotatividade']).toBe(feitas.media)
    const porContrato = await ler(login, 'rotatividade-por-contrato', { porPagina: 100 })
    expect(porContrato.total).toBe(feitas.contratos.length)
    expect(porContrato.totais['quadro'] ?? 0).toBe(feitas.quadro)
  })

  it.each(QUEM)('of one day of absences, to the people who are away on it, for %s', async (login) => {
    const dia = '2026-11-20'
    const { totais } = await ler(login, 'ausencias', { de: dia, ate: dia })
    const { rows } = await sql<{ quadro: number; ferias: number; afastados: number }>`
      with vistos as (
        select cp.vinculo_id from colaborador_periodo cp
         where cp.desde <= ${dia}::date and cp.ate > ${dia}::date and cp.data_admissao <= ${dia}::date
           and (cp.data_desligamento is null or cp.data_desligamento >= ${dia}::date)
           and (${login}::text <> 'gestor' or cp.contrato_id in (
             select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
              where u.usuario = 'gestor'))),
      fora as (
        select distinct a.vinculo_id, a.tipo from ausencia a join vistos using (vinculo_id)
         where a.confirmada and a.inicio <= ${dia}::date and (a.fim is null or a.fim >= ${dia}::date))
      select (select count(*)::int from vistos) as quadro,
             (select count(*)::int from fora where tipo = 'ferias') as ferias,
             (select count(*)::int from fora where tipo = 'afastamento') as afastados`.execute(r.rh.db)
    expect(totais).toMatchObject({
      diasContratados: rows[0]?.quadro,
      diasDeFerias: rows[0]?.ferias,
      diasAfastados: rows[0]?.afastados,
    })
    // A span is the sum of its days.
    const dias = ['2026-11-16', '2026-11-17', '2026-11-18']
    const soma = await ler(login, 'ausencias', { de: '2026-11-16', ate: '2026-11-18' })
    let afastados = 0
    for (const um of dias)
      afastados += (await ler(login, 'ausencias', { de: um, ate: um })).totais['diasAfastados'] ?? 0
    expect(soma.totais['diasAfastados']).toBe(afastados)
  })

  it('of absences, also where a change was to come after the last day of who is away', async () => {
    const posto = await postoDe(r.rh.db, 'gestor')
    const vinculoId = await criarColaborador(r.rh.db, {
      nome: 'Quem Sai Antes Da Mudança',
      matricula: 'SAI-ANTES',
      posto,
      admissao: '2024-02-05',
      desligamento: '2026-12-05',
    })
    await novaVersao(r.rh.db, vinculoId, posto, '2026-12-10')
    const dias = async () =>
      (
        await ler('gestor', 'ausencias', {
          de: '2026-11-25',
          ate: '2027-02-04',
          contratoId: posto.contratoId,
        })
      ).totais['diasAfastados'] ?? 0
    const antes = await dias()
    await sql`insert into ausencia (vinculo_id, tipo, processo_id, inicio, confirmada)
      select ${vinculoId}, 'afastamento', min(id), '2026-12-01', true from processo where tipo = 'afastamento'`.execute(
      r.rh.db,
    )
    expect((await dias()) - antes).toBe(5)
  })
})
