import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { api } from '@rh/domain/contract/index'
import type { Reply } from '@rh/domain/http/endpoint'
import { nomesDosRelatorios, relatorioOf, type NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import { contraAntes } from '@rh/domain/relatorios/achado'
import { mesNoPeriodo } from '@rh/domain/relatorios/comparar'
import { gruposDoRelatorio } from '@rh/domain/relatorios/definir'
import { grupos } from '@rh/domain/setores/grupos'
import { setorOf } from '@rh/domain/setores/setores'
import { modulos } from '../../modulos.ts'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import * as afastamentos from '../../test/afastamentos.ts'
import { criarColaborador, novaVersao, postoDe } from '../../test/colaboradores.ts'
import * as demissoes from '../../test/demissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { sql } from 'kysely'
import { HOJE, noiteDe } from '../../test/clock.ts'

let rh: TestApp
const pessoas = new Map<string, Client>()
const LOGINS = [
  'administrador',
  'gestor',
  'gerente.rh',
  'coordenador.operacional',
  'assistente.gestor',
] as const

const pessoa = (login: string): Client => {
  const client = pessoas.get(login)
  if (!client) throw new Error(`Nobody signed in as ${login}`)
  return client
}
const ler = (login: string, nome: NomeDoRelatorio, query: Record<string, string | number> = {}) =>
  pessoa(login).call(`GET /api/relatorios/${nome}`, { query })

beforeAll(async () => {
  rh = await createTestApp()
  for (const login of LOGINS) pessoas.set(login, await rh.as(login))
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('every report', () => {
  it('opens to the groups of its sectors and to nobody else', async () => {
    for (const nome of nomesDosRelatorios)
      expect(gruposDoRelatorio(relatorioOf(nome)).length).toBeGreaterThan(0)
    for (const grupo of grupos) {
      const client = await rh.as(loginDoGrupo(grupo))
      for (const nome of nomesDosRelatorios) {
        const ve = gruposDoRelatorio(relatorioOf(nome)).includes(grupo)
        const { status } = await client.try(`GET /api/relatorios/${nome}`, { query: {} })
        expect([grupo, nome, status]).toEqual([grupo, nome, ve ? 200 : 403])
      }
    }
    expect((await rh.anonimo.try('GET /api/relatorios/admissoes', { query: {} })).status).toBe(401)
  })

  it.each(nomesDosRelatorios)('%s has the same rows as its file, and a paper', async (nome) => {
    // Ten files a minute are what a person may take.
    rh.clock.irPara(rh.clock.agora().add({ minutes: 2 }).toString())
    const logins = relatorioOf(nome).setores.includes('operacional')
      ? ['gerente.rh', 'gestor']
      : ['gerente.rh']
    for (const login of logins) {
      const { total } = await ler(login, nome)
      const arquivo = await pessoa(login).call(`GET /api/relatorios/${nome}/exportar`, {
        query: { formato: 'csv' },
      })
      const [, ...linhas] = (await arquivo.text()).trim().split('\r\n')
      expect(linhas).toHaveLength(total)
      const papel = await pessoa(login).call(`GET /api/relatorios/${nome}/exportar`, {
        query: { formato: 'pdf' },
      })
      expect((await papel.text()).startsWith('%PDF')).toBe(true)
    }
  })

  it('refuses a day to come, a span turned around and a filter that it does not have', async () => {
    const client = pessoa('administrador')
    for (const query of [
      { em: '2199-01-01' },
      { de: '2026-02-01', ate: '2026-01-01' },
      { faixa: 'x' },
      { ordenar: 'cpf' },
    ])
      expect((await client.try('GET /api/relatorios/admissoes', { query })).status).toBe(400)
  })
})

describe('what a report says in a sentence and a chart', () => {
  it.each(nomesDosRelatorios)('%s says a sentence, and bars that are rows of it', async (nome) => {
    const logins = relatorioOf(nome).setores.includes('operacional')
      ? (['gerente.rh', 'gestor'] as const)
      : (['gerente.rh'] as const)
    for (const login of logins)
      for (const query of [{}, { em: '2026-06-30' }, { busca: 'ninguem se chama assim' }]) {
        const { achado, grafico } = await ler(login, nome, query)
        expect(achado).toMatch(/^.{10,160}$/)
        expect(achado).not.toMatch(/undefined|NaN|null/)
        expect(grafico === null).toBe(relatorioOf(nome).grafico === undefined)
        // Names and codes come once, months in their order.
        const nomes = grafico?.barras.map((barra) => barra.nome) ?? []
        expect(new Set(nomes).size).toBe(nomes.length)
        expect(grafico?.tipo === 'meses' ? nomes : []).toEqual(
          grafico?.tipo === 'meses' ? nomes.toSorted() : [],
        )
      }
  })

  it('each bar is what the report narrowed to it counts', async () => {
    for (const login of ['gerente.rh', 'gestor'] as const) {
      const { grafico: porMes, total, periodo } = await ler(login, 'admissoes')
      expect(porMes?.barras.reduce((soma, { valor }) => soma + valor, 0)).toBe(total)
      for (const { nome, valor } of porMes?.barras ?? []) {
        const dele = await ler(login, 'admissoes', { ...mesNoPeriodo(nome, periodo) })
        expect([nome, dele.total]).toEqual([nome, valor])
      }
      const { grafico: porPrazo } = await ler(login, 'ferias-a-vencer')
      for (const { nome, valor } of porPrazo?.barras ?? [])
        expect([nome, (await ler(login, 'ferias-a-vencer', { faixa: nome })).total]).toEqual([nome, valor])
      const { grafico: porContrato } = await ler(login, 'ocupacao')
      for (const { id, valor } of porContrato?.barras ?? [])
        expect((await ler(login, 'ocupacao', { contratoId: id ?? 0 })).totais['vagas']).toBe(valor)
    }
  })

  it('the day that it names is that of its first row, and the span before has as many days', async () => {
    const { achado, results } = await ler('gerente.rh', 'ferias-a-vencer')
    const [primeira] = results
    expect(achado).toContain(String(primeira?.['ultimoInicio']).split('-').toReversed().join('/'))
    const { total } = await ler('gerente.rh', 'admissoes', { de: '2026-10-01', ate: '2026-11-20' })
    const { total: antes } = await ler('gerente.rh', 'admissoes', { de: '2026-08-11', ate: '2026-09-30' })
    const { achado: frase } = await ler('gerente.rh', 'admissoes', { de: '2026-10-01', ate: '2026-11-20' })
    expect(frase).toContain(contraAntes({ total, antes }))
  })
})

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
    await rh.db.transaction().execute(async (tx) => {
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
             (select count(*)::int from fora where tipo = 'afastamento') as afastados`.execute(rh.db)
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
    const posto = await postoDe(rh.db, 'gestor')
    const vinculoId = await criarColaborador(rh.db, {
      nome: 'Quem Sai Antes Da Mudança',
      matricula: 'SAI-ANTES',
      posto,
      admissao: '2024-02-05',
      desligamento: '2026-12-05',
    })
    await novaVersao(rh.db, vinculoId, posto, '2026-12-10')
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
      rh.db,
    )
    expect((await dias()) - antes).toBe(5)
  })
})

describe('the span of a report as it was', () => {
  it('is refused in words where it begins after the day that is looked at', async () => {
    for (const nome of ['ausencias', 'custos'] as const) {
      const chamada = `GET /api/relatorios/${nome}` as const
      const query = { de: '2026-11-15', ate: '2026-11-18', em: '2026-11-10' }
      const { status, body } = await pessoa('administrador').try(chamada, { query })
      expect([nome, status, body]).toMatchObject([
        nome,
        400,
        { campos: { de: 'Começa depois de 10/11/2026, o dia que está sendo visto' } },
      ])
    }
  })
})

describe('a report tells nobody more than the lists do', () => {
  it('says no pay and nothing of health to Operacional', async () => {
    for (const login of ['gestor', 'coordenador.operacional', 'assistente.gestor']) {
      const ferias = await ler(login, 'ferias-a-vencer', { porPagina: 100 })
      expect(ferias.results.every((linha) => !('dobraCentavos' in linha))).toBe(true)
      expect(Object.keys(ferias.totais)).toEqual(['saldo'])
      const afastados = await ler(login, 'afastamentos', { porPagina: 100 })
      expect(afastados.results.every((linha) => !('grupo' in linha))).toBe(true)
      const documentos = await ler(login, 'documentos', {
        de: '2020-01-01',
        ate: '2099-12-31',
        porPagina: 100,
      })
      const sensiveis = await sql<{ id: number }>`
        select d.id from pessoa_documento d join documento_tipo t on t.id = d.tipo_id where t.sensivel`.execute(
        rh.db,
      )
      expect(documentos.results.filter(({ id }) => sensiveis.rows.some((um) => um.id === id))).toEqual([])
    }
    const doRh = await ler('gerente.rh', 'ferias-a-vencer')
    expect(Object.keys(doRh.totais)).toEqual(['saldo', 'dobraCentavos'])
  })

  it('shows a Gestor the own contracts alone, and none of somebody else by its number', async () => {
    const seus = new Set((await ler('gestor', 'ocupacao', { porPagina: 100 })).results.map(({ id }) => id))
    const todos = (await ler('administrador', 'ocupacao', { porPagina: 100 })).results.map(({ id }) => id)
    const alheio = todos.find((id) => !seus.has(id)) ?? 0
    expect(alheio).toBeGreaterThan(0)
    const doGestor = nomesDosRelatorios.filter((nome) =>
      relatorioOf(nome).setores.some((setor) => setorOf(setor).grupos.includes('Gestor')),
    )
    for (const nome of doGestor) {
      const { total, contratos } = await ler('gestor', nome, { contratoId: alheio })
      // Turnover by month has its months, without anybody in them.
      expect([nome, nome === 'rotatividade' ? 0 : total]).toEqual([nome, 0])
      expect(contratos.every(({ value }) => value !== alheio)).toBe(true)
    }
    const { totais } = await ler('gestor', 'rotatividade', { contratoId: alheio })
    expect([totais['entraram'], totais['sairam'], totais['fim']]).toEqual([0, 0, 0])
  })
})

describe('a report as it was', () => {
  const DIA = HOJE
  const QUEM = ['gerente.rh', 'gestor'] as const

  /** What a report said, without what it says it cannot tell of a past day. */
  async function anotar(login: string, nome: NomeDoRelatorio, query: Record<string, string | number>) {
    const { results, total, totais, ressalvas } = await ler(login, nome, { porPagina: 100, ...query })
    if (nome === 'ocupacao')
      return {
        total,
        linhas: results
          .map(({ id, planejado, ocupado }) => ({ id, planejado, ocupado }))
          .toSorted((a, b) => a.id - b.id),
        ressalvas: ressalvas.length,
      }
    return { total, linhas: results, totais, ressalvas: ressalvas.length }
  }

  const anotarTudo = async (query: Record<string, string | number>) =>
    Promise.all(
      QUEM.flatMap((login) =>
        nomesDosRelatorios
          .filter((nome) => login === 'gerente.rh' || relatorioOf(nome).setores.includes('operacional'))
          .map(async (nome) => [login, nome, await anotar(login, nome, query)] as const),
      ),
    )

  /** The dashboard of Rh: headcount, turnover, and the numbers of its start page that count by dates. */
  async function painel(query: { em?: string }) {
    const client = pessoa('gerente.rh')
    const { quadro, meses, media, contratos } = await client.call('GET /api/estatisticas/rotatividade', {
      query,
    })
    const { results, desconhecidos } = await client.call('GET /api/estatisticas/numeros', {
      query: { setor: 'rh', em: query.em ?? rh.clock.hoje() },
    })
    expect(desconhecidos).toEqual([])
    const em = query.em ?? rh.clock.hoje()
    const { porSituacao } = await client.call('GET /api/inicio/situacoes', { query: { setor: 'rh', em } })
    const { contagens, results: prazos } = await client.call('GET /api/inicio/prazos', { query })
    const vagas = await pessoa('administrador').call('GET /api/inicio/vagas', { query })
    return {
      quadro,
      meses,
      media,
      contratos,
      results,
      porSituacao,
      contagens,
      prazos,
      vagas: semQuemVem(vagas),
    }
  }

  /** Who is on the way to a slot is known of today alone. */
  const semQuemVem = (vagas: Reply<(typeof api)['GET /api/inicio/vagas']>) => ({
    abertas: vagas.abertas,
    porIdade: vagas.porIdade,
    contratos: vagas.contratos.map((um) => ({ ...um, entrando: null })),
    results: vagas.results.map((um) => ({ ...um, entrando: null })),
  })

  it('says of a past day what nothing tells of it, and refuses a day to come', async () => {
    const client = pessoa('administrador')
    const { results, desconhecidos } = await client.call('GET /api/estatisticas/numeros', {
      query: { setor: 'operacional', em: DIA },
    })
    expect([results.length, desconhecidos]).toEqual([5, []])
    const futuro = { setor: 'rh', em: '2199-01-01' } as const
    expect((await client.try('GET /api/estatisticas/numeros', { query: futuro })).status).toBe(400)
    const { em } = futuro
    expect((await client.try('GET /api/estatisticas/rotatividade', { query: { em } })).status).toBe(400)
    const antigo = await ler('gerente.rh', 'ferias-a-vencer', { em: '2001-01-01' })
    expect(antigo.total).toBe(0)
    expect(antigo.ressalvas.join(' ')).toContain('não se sabe')
  })

  it('is what was read on that day, whatever came after it', async () => {
    const { db } = rh
    rh.clock.irPara(noiteDe(DIA))
    const demitido = await demissoes.alguem(db)
    const [afastado, adoece] = [await afastamentos.alguem(db), await afastamentos.alguem(db)]
    const aberto = await afastamentos.informar(
      pessoa('gestor'),
      afastado,
      afastamentos.doenca('2026-11-18', '2026-11-25'),
    )
    const antes = await anotarTudo({ em: DIA })
    const painelAntes = await painel({})

    rh.clock.irPara(noiteDe('2026-12-14'))
    for (const login of LOGINS) pessoas.set(login, await rh.as(login))
    const sesmt = await rh.as('sesmt')
    await afastamentos.homologar(sesmt, aberto.id)
    const outro = await afastamentos.informar(
      pessoa('gestor'),
      adoece,
      afastamentos.doenca('2026-12-10', '2026-12-20'),
    )
    await afastamentos.homologar(sesmt, outro.id)
    await demissoes.pedir(pessoa('gestor'), demitido, demissoes.semCausa({ comunicacao: '2026-12-14' }))
    await criarColaborador(db, {
      nome: 'Entrou Depois',
      matricula: `N${process.pid}`,
      posto: await postoDe(db, 'gestor', true),
      admissao: '2026-12-07',
    })
    await sql`update vinculo set data_desligamento = '2026-12-11' where id = (
      select cp.vinculo_id from colaborador_periodo cp where cp.data_desligamento is null and cp.ate = 'infinity'
        and cp.data_admissao < '2025-01-01' order by cp.vinculo_id limit 1)`.execute(db)
    await sql`insert into pessoa_documento (pessoa_id, tipo_id, validade, registrado_em)
      select v.pessoa_id, (select id from documento_tipo where not sensivel order by id limit 1), '2027-01-10', '2026-12-12T12:00Z'
        from vinculo v order by v.id limit 20`.execute(db)
    for (const { agenda } of Object.values(modulos)) await agenda.executar(rh.deps)

    const depois = await anotarTudo({})
    const comoEra = await anotarTudo({ em: DIA })
    const numeros = (anotados: typeof antes) =>
      anotados.map(([login, nome, dito]) => [login, nome, { ...dito, ressalvas: null }])
    for (const [i, dito] of numeros(comoEra).entries()) expect(dito).toEqual(numeros(antes)[i])
    // The leave of those days that was homologated later counts from its date, as the page says.
    const lancadoDepois: Readonly<Record<string, number>> = { Ativos: -1, Afastados: 1 }
    expect(await painel({ em: DIA })).toEqual({
      ...painelAntes,
      results: painelAntes.results.map((um) => ({ ...um, total: um.total + (lancadoDepois[um.label] ?? 0) })),
    })
    expect(await painel({})).not.toEqual(painelAntes)
    // Something did come after it.
    const mudaram = numeros(depois).filter(
      (dito, i) => JSON.stringify(dito) !== JSON.stringify(numeros(antes)[i]),
    )
    expect(mudaram.length).toBeGreaterThan(10)
    for (const [, nome, { ressalvas }] of comoEra)
      expect([nome, ressalvas]).toEqual([nome, relatorioOf(nome).comoEra?.length ?? 0])
  })
})
