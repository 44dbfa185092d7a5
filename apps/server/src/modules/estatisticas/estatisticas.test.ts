import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@rh/domain/http/endpoint'
import type { api } from '@rh/domain/contract/index'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { numerosDoInicio } from '@rh/domain/inicio/numeros'
import { setoresDaAdmissao } from '@rh/domain/listas/relatorio-admissao'
import { setorSlugs } from '@rh/domain/setores/setores'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { fimDoDia } from '../../clock.ts'
import { mesesDoAno } from './por-mes.ts'
import { sql } from 'kysely'

const LOGINS = [
  'administrador',
  'gestor',
  'assistente.gestor',
  'gerente.rh',
  'coordenador.operacional',
] as const
const RODADAS = 60

let rh: TestApp
const pessoas = new Map<string, Client>()
let contratos: number[]

const pessoa = (login: string): Client => {
  const client = pessoas.get(login)
  if (!client) throw new Error(`Nobody signed in as ${login}`)
  return client
}

beforeAll(async () => {
  rh = await createTestApp()
  for (const login of [...LOGINS, 'vagas']) pessoas.set(login, await rh.as(login))
  const filtros = await pessoa('administrador').call('GET /api/colaborador/filtros')
  contratos = filtros.contratos.map(({ value }) => value)
})
afterAll(() => rh[Symbol.asyncDispose]())

type Tipo = 'admissao' | 'demissao'
const doAno = (client: Client, tipo: Tipo, query: { ano: number; contrato?: number | undefined }) =>
  client.call(`GET /api/estatisticas/${tipo}`, { query }) as Promise<
    Reply<(typeof api)['GET /api/estatisticas/admissao']>
  >
const totalDaLista = async (client: Client, tipo: Tipo, query: object) =>
  (await client.call(`GET /api/${tipo}/listar`, { query: { porPagina: 1, ...query } })).total

const somar = (contagens: object | undefined): number =>
  Object.values(contagens ?? {}).reduce<number>((soma, n) => soma + Number(n), 0)

/** A person, a year, a month of it, and a contract or all of them. */
const consulta = () =>
  fc.record({
    login: fc.constantFrom(...LOGINS),
    ano: fc.constantFrom(2024, 2025, 2026, 2027),
    i: fc.integer({ min: 0, max: 11 }),
    contrato: fc.option(fc.constantFrom(...contratos), { nil: undefined }),
  })

describe('what a month counts is what its list shows', () => {
  it.each(['admissao', 'demissao'] as const)('%s: in all, by status and by contract', async (tipo) => {
    await fc.assert(
      fc.asyncProperty(consulta(), async ({ login, ano, i, contrato }) => {
        const { meses } = await doAno(pessoa(login), tipo, { ano, contrato })
        const { de = '', ate = '' } = mesesDoAno(ano)[i] ?? {}
        const filtros = { [`${tipo}De`]: de, [`${tipo}Ate`]: ate, ...(contrato && { contratoId: contrato }) }
        const lista = (mais: object = {}) => totalDaLista(pessoa(login), tipo, { ...filtros, ...mais })
        const mes = meses[i]
        expect(mes?.total).toBe(await lista())
        for (const dimensao of Object.values(mes?.por ?? {})) expect(somar(dimensao)).toBe(mes?.total)
        for (const [status, total] of Object.entries(mes?.por.status ?? {}))
          expect([status, total]).toEqual([status, await lista({ status })])
        const comContrato = Object.entries(mes?.por.contrato ?? {}).filter(([id]) => Number(id) > 0)
        for (const [contratoId, total] of comContrato.slice(0, 2))
          expect([contratoId, total]).toEqual([contratoId, await lista({ contratoId })])
      }),
      { numRuns: RODADAS },
    )
  })

  it('who entered and left: the list of employees between the same days, in each scope and contract', async () => {
    await fc.assert(
      fc.asyncProperty(consulta(), async ({ login, i, contrato }) => {
        const client = pessoa(login)
        const filtro = contrato === undefined ? {} : { contrato }
        const { meses, quadro, hoje } = await client.call('GET /api/estatisticas/rotatividade', {
          query: filtro,
        })
        const lista = async (query: object) =>
          (
            await client.call('GET /api/colaborador/listar', {
              query: { porPagina: 1, ...(contrato && { contratoId: contrato }), ...query },
            })
          ).total
        const mes = meses[i]
        expect(mes?.entraram).toBe(await lista({ admissaoDe: mes?.de, admissaoAte: mes?.ate }))
        expect(mes?.sairam).toBe(await lista({ desligamentoDe: mes?.de, desligamentoAte: mes?.ate }))
        expect(meses.at(-1)?.fim).toBe(quadro)
        const entraramAteHoje = await lista({ admissaoAte: hoje })
        expect(quadro).toBe(entraramAteHoje - (await lista({ desligamentoAte: hoje })))
      }),
      { numRuns: RODADAS },
    )
  })

  it('adds the contracts up to the company', async () => {
    const {
      contratos: linhas,
      quadro,
      meses,
    } = await pessoa('administrador').call('GET /api/estatisticas/rotatividade', { query: {} })
    const fechados = meses.filter(({ parcial }) => !parcial)
    expect(fechados).toHaveLength(12)
    expect(quadro).toBeGreaterThan(300)
    expect(linhas.reduce((soma, linha) => soma + linha.quadro, 0)).toBe(quadro)
    for (const campo of ['entraram', 'sairam'] as const)
      expect(linhas.reduce((soma, linha) => soma + linha[campo], 0)).toBe(
        fechados.reduce((soma, mes) => soma + mes[campo], 0),
      )
  })
})

describe('turnover on the last day of a month', () => {
  it('is of the twelve months before it, as on the day before, in the reports too', async () => {
    const client = pessoa('gerente.rh')
    const somaDe = (linhas: readonly { readonly [campo: string]: unknown }[]) =>
      ['entraram', 'sairam'].map((campo) => linhas.reduce((soma, linha) => soma + Number(linha[campo]), 0))
    for (const em of ['2026-10-30', '2026-10-31']) {
      const { meses } = await client.call('GET /api/estatisticas/rotatividade', { query: { em } })
      const fechados = meses.filter(({ parcial }) => !parcial)
      const dePonta = [fechados.at(0)?.mes, fechados.at(-1)?.mes]
      expect([em, fechados.length, ...dePonta]).toEqual([em, 12, '2025-10', '2026-09'])
      const porMes = await client.call('GET /api/relatorios/rotatividade', { query: { em, porPagina: 100 } })
      expect([em, porMes.total]).toEqual([em, 12])
      const porContrato = await client.call('GET /api/relatorios/rotatividade-por-contrato', {
        query: { em, porPagina: 100 },
      })
      expect([em, somaDe(porContrato.results)]).toEqual([em, somaDe(fechados)])
    }
  })
})

describe('years and months with anything in them', () => {
  it.each(['admissao', 'demissao'] as const)('%s: exactly those, in each scope', async (tipo) => {
    for (const login of ['administrador', 'assistente.gestor']) {
      const client = pessoa(login)
      const { results } = await client.call(`GET /api/estatisticas/${tipo}_disponiveis`)
      expect(results.map(({ ano }) => ano)).toEqual(results.map(({ ano }) => ano).toSorted((a, b) => b - a))
      for (const ano of [2025, 2026]) {
        const { meses } = await doAno(client, tipo, { ano })
        const cheios = meses.filter(({ total }) => total > 0).map(({ mes }) => mes)
        expect([login, ano, results.find((um) => um.ano === ano)?.meses ?? []]).toEqual([login, ano, cheios])
      }
    }
  })
})

describe('years and months, whatever a draft says', () => {
  it('ends with a day that is no day', async () => {
    const client = pessoa('administrador')
    const antes = await client.call('GET /api/estatisticas/admissao_disponiveis')
    const gestor = pessoa('gestor')
    for (const data of ['31/12/2026', 'amanhã cedo', '2026-11', '20261-01-01']) {
      const { id, versao } = await gestor.call('POST /api/admissao/criar', { body: {} })
      await gestor.call('PUT /api/admissao/editar', {
        body: { id, versao, etapa: 'vaga', dados: { dataPrevista: data } },
      })
    }
    expect(await client.call('GET /api/estatisticas/admissao_disponiveis')).toEqual(antes)
  })
})

describe('the numbers of the start pages', () => {
  const chamar = (client: Client, chamada: string, query: object) =>
    (client.call as (chamada: string, args: object) => Promise<{ readonly total: number }>)(chamada, {
      query,
    })

  it.each(setorSlugs)('%s: each is the total of the list that it opens', async (setor) => {
    const login = setor === 'operacional' ? 'gestor' : 'administrador'
    const { results, hoje } = await pessoa(login).call('GET /api/inicio/numeros', { query: { setor } })
    expect(results.map(({ nome }) => nome)).toEqual(numerosDoInicio[setor].map(({ nome }) => nome))
    for (const { nome, view, filtros, fato } of numerosDoInicio[setor]) {
      const chamada = `GET /api/${view.replace('.', '/')}`
      const lista = async (mais: object = {}) =>
        (await chamar(pessoa(login), chamada, { ...filtros(hoje), ...mais })).total
      const numero = results.find((um) => um.nome === nome)
      expect([nome, numero?.total]).toEqual([nome, await lista()])
      expect([nome, numero?.fato]).toEqual([nome, fato ? await lista(fato.filtros(hoje)) : null])
    }
  })

  it('are none of a sector that is not theirs', async () => {
    const { results } = await pessoa('vagas').call('GET /api/inicio/numeros', { query: { setor: 'admin' } })
    expect(results).toEqual([])
  })
})

describe('the deadlines of Rh and the open slots', () => {
  it('count each deadline once, and list those of a cell', async () => {
    const client = pessoa('gerente.rh')
    const { contagens, total, dias } = await client.call('GET /api/inicio/prazos', { query: {} })
    expect(dias).toHaveLength(7)
    expect(total).toBe(somar(contagens.map((linha) => linha.total)))
    expect(total).toBeGreaterThan(0)
    for (const { tipo, quando, total: daCelula } of contagens) {
      const celula = await client.call('GET /api/inicio/prazos', { query: { tipo, quando } })
      expect(celula.total).toBe(daCelula)
      expect(celula.results).toHaveLength(Math.min(8, daCelula))
      const fora = celula.results.filter(
        (linha) =>
          linha.tipo !== tipo ||
          (quando === 'vencidos' ? linha.dia >= String(dias[0]) : linha.dia !== quando),
      )
      expect(fora).toEqual([])
    }
    expect((await pessoa('vagas').try('GET /api/inicio/prazos', { query: {} })).status).toBe(403)
  })

  it('count the slots of the contracts that nobody holds, by age and by contract', async () => {
    const vagas = await pessoa('vagas').call('GET /api/inicio/vagas', { query: {} })
    const { results } = await pessoa('administrador').call('GET /api/contratos/listar', {
      query: { porPagina: '100', situacao: 'vigente' },
    })
    const { results: vencendo } = await pessoa('administrador').call('GET /api/contratos/listar', {
      query: { porPagina: '100', situacao: 'vencendo' },
    })
    const livres = somar([...results, ...vencendo].map(({ vagas: livre }) => livre))
    expect(vagas.abertas - vagas.entrando).toBe(livres)
    expect(somar(vagas.porIdade)).toBe(vagas.abertas)
    for (const { id, abertas, porIdade } of vagas.contratos) {
      expect(somar(porIdade)).toBe(abertas)
      const dele = await pessoa('vagas').call('GET /api/inicio/vagas', { query: { contratoId: id } })
      expect(dele.total).toBe(abertas)
    }
  })
})

describe('the start pages of a day that is over', () => {
  const total = async (client: Client, chamada: string, query: object) =>
    (
      await (client.call as (chamada: string, args: object) => Promise<{ readonly total: number }>)(chamada, {
        query: { porPagina: '1', ...query },
      })
    ).total
  const hoje = () => rh.clock.hoje()
  const diaPassado = fc
    .integer({ min: 1, max: 400 })
    .map((dias) => Temporal.PlainDate.from(hoje()).subtract({ days: dias }).toString())

  it.each(setorSlugs)(
    '%s: each number is the total of the list of that day, where one tells',
    async (setor) => {
      const login = setor === 'operacional' ? 'gestor' : 'administrador'
      await fc.assert(
        fc.asyncProperty(diaPassado, async (em) => {
          const { results, hoje: dia } = await pessoa(login).call('GET /api/inicio/numeros', {
            query: { setor, em },
          })
          expect(dia).toBe(em)
          for (const { nome, view, filtros, fato } of numerosDoInicio[setor]) {
            if (view !== 'colaborador.listar' && view !== 'contratos.listar') continue
            const lista = (mais: object = {}) =>
              total(pessoa(login), `GET /api/${view.replace('.', '/')}`, { ...filtros(em), ...mais, em })
            const numero = results.find((um) => um.nome === nome)
            expect([em, nome, numero?.total]).toEqual([em, nome, await lista()])
            expect([em, nome, numero?.fato]).toEqual([em, nome, fato ? await lista(fato.filtros(em)) : null])
          }
        }),
        { numRuns: 8 },
      )
    },
  )

  it('counts the people of every situação, month and contract as their list of that day does', async () => {
    const client = pessoa('gerente.rh')
    await fc.assert(
      fc.asyncProperty(diaPassado, fc.constantFrom(undefined, ...contratos), async (em, contratoId) => {
        const de = { em, ...(contratoId !== undefined && { contratoId }) }
        const { contagens } = await client.call('GET /api/colaborador/contagens', { query: de })
        for (const [situacao, quantos] of Object.entries(contagens))
          expect([em, situacao, quantos]).toEqual([
            em,
            situacao,
            await total(client, 'GET /api/colaborador/listar', { ...de, situacao }),
          ])
        const { meses } = await client.call('GET /api/estatisticas/rotatividade', {
          query: { em, ...(contratoId !== undefined && { contrato: contratoId }) },
        })
        for (const { de: inicio, ate, entraram, sairam } of meses.slice(-2))
          expect([em, inicio, entraram, sairam]).toEqual([
            em,
            inicio,
            await total(client, 'GET /api/colaborador/listar', {
              ...de,
              admissaoDe: inicio,
              admissaoAte: ate,
            }),
            await total(client, 'GET /api/colaborador/listar', {
              ...de,
              desligamentoDe: inicio,
              desligamentoAte: ate,
            }),
          ])
      }),
      { numRuns: RODADAS / 5 },
    )
  })

  it('counts each process in the status that its moves had brought it to', async () => {
    const client = pessoa('administrador')
    interface Enviado {
      readonly tipo: string
      readonly status: string
      readonly enviado: string
      readonly moves: readonly { readonly de: string; readonly para: string; readonly em: string }[]
    }
    const { rows: processos } = await sql<Enviado>`
      select p.tipo, p.status, p.data_solicitacao as enviado, coalesce((
               select jsonb_agg(jsonb_build_object('de', e.de, 'para', e.para, 'em', e.em) order by e.id)
                 from processo_evento e where e.processo_id = p.id and e.tipo = 'transicao'), '[]') as moves
        from processo p where p.data_solicitacao is not null`.execute(rh.db)
    /** Played from its first status on, move by move. */
    const statusDe = ({ status, moves }: Enviado, fim: number): string =>
      moves.reduce((atual, { para, em }) => (Date.parse(em) < fim ? para : atual), moves[0]?.de ?? status)
    await fc.assert(
      fc.asyncProperty(diaPassado, async (em) => {
        const fim = Date.parse(fimDoDia(em, 'America/Sao_Paulo'))
        const enviados = processos.filter(({ enviado }) => Date.parse(enviado) < fim)
        const { porSituacao } = await client.call('GET /api/inicio/situacoes', { query: { setor: 'rh', em } })
        for (const { tipo, contagens } of porSituacao)
          for (const { status, total: contados } of contagens)
            expect([em, tipo, status, contados]).toEqual([
              em,
              tipo,
              status,
              enviados.filter((um) => um.tipo === tipo && statusDe(um, fim) === status).length,
            ])
      }),
      { numRuns: 20 },
    )
  })

  it('lists the deadlines and the slots that it counts', async () => {
    for (const em of ['2026-09-01', '2026-11-05', '2026-11-16']) {
      const rhDela = pessoa('gerente.rh')
      const {
        contagens,
        total: prazos,
        dias,
      } = await rhDela.call('GET /api/inicio/prazos', { query: { em } })
      expect([dias[0], prazos]).toEqual([em, somar(contagens.map((linha) => linha.total))])
      for (const { tipo, quando, total: daCelula } of contagens)
        expect((await rhDela.call('GET /api/inicio/prazos', { query: { tipo, quando, em } })).total).toBe(
          daCelula,
        )
      const vagas = await pessoa('vagas').call('GET /api/inicio/vagas', { query: { em } })
      expect([vagas.entrando, somar(vagas.porIdade)]).toEqual([0, vagas.abertas])
      const { results } = await pessoa('administrador').call('GET /api/contratos/listar', {
        query: { porPagina: '100', em },
      })
      const emVigor = results.filter(({ inicio, termino }) => inicio <= em && termino >= em)
      expect(vagas.abertas).toBe(somar(emVigor.map(({ vagas: livres }) => livres)))
    }
  })

  it('refuses a day to come', async () => {
    const em = '2199-01-01'
    const client = pessoa('administrador')
    const chamadas = [
      client.try('GET /api/inicio/situacoes', { query: { setor: 'rh', em } }),
      client.try('GET /api/inicio/numeros', { query: { setor: 'rh', em } }),
      client.try('GET /api/inicio/prazos', { query: { em } }),
      client.try('GET /api/inicio/vagas', { query: { em } }),
      client.try('GET /api/colaborador/listar', { query: { em } }),
      client.try('GET /api/contratos/listar', { query: { em } }),
      client.try('GET /api/cobertura/quadro', { query: { em } }),
      client.try('GET /api/cobertura/resumo', { query: { em } }),
    ]
    expect((await Promise.all(chamadas)).map(({ status }) => status)).toEqual(chamadas.map(() => 400))
  })
})

describe('who is told what', () => {
  it('opens to Operacional, Rh and Admin alone', async () => {
    const { status } = await pessoa('vagas').try('GET /api/estatisticas/admissao', { query: { ano: 2026 } })
    expect(status).toBe(403)
    expect((await rh.anonimo.try('GET /api/estatisticas/etapas', { query: {} })).status).toBe(401)
  })

  it('refuses a year that is none and a filter that it does not have', async () => {
    const client = pessoa('administrador')
    for (const query of [{ ano: 26 }, {}, { ano: 2026, cargo: 1 }])
      expect((await client.try('GET /api/estatisticas/demissao', { query: query as never })).status).toBe(400)
  })

  it('counts a contract out of scope as if it did not exist', async () => {
    const meus = new Set(
      (await pessoa('gestor').call('GET /api/colaborador/filtros')).contratos.map(({ value }) => value),
    )
    const alheio = contratos.find((id) => !meus.has(id))
    const { meses, contratos: nomes } = await doAno(pessoa('gestor'), 'admissao', {
      ano: 2026,
      contrato: alheio,
    })
    expect([somar(meses.map(({ total }) => total)), nomes]).toEqual([0, []])
  })
})

describe('the report of admissions', () => {
  const relatorio = (client: Client, query: object = {}) =>
    client.call('GET /api/estatisticas/relatorioadm', { query })

  it('has the rows of the list, with the days of the steps that are over', async () => {
    const client = pessoa('gerente.rh')
    const query = { status: 'finalizada', porPagina: 100 }
    const { results, total } = await relatorio(client, query)
    expect(total).toBe(await totalDaLista(client, 'admissao', { status: 'finalizada' }))
    expect(results.length).toBeGreaterThan(0)
    for (const { diasVaga, diasAnalise, diasEfetivar, diasFinalizar, diasTotal } of results) {
      const soma = [diasVaga, diasAnalise, diasEfetivar, diasFinalizar].reduce<number>(
        (s, n) => s + (n ?? NaN),
        0,
      )
      expect(Math.abs(soma - (diasTotal ?? NaN))).toBeLessThan(0.3)
    }
    const [aberta] = (await relatorio(client, { status: 'solicitada' })).results
    expect(aberta).toMatchObject({ diasVaga: null, diasTotal: null, solicitadaEm: expect.any(String) })
  })

  it('narrows to the sector that an admission waits for: each open one waits for some', async () => {
    const client = pessoa('gerente.rh')
    const abertas = codigosDe(admissao.statuses).filter(
      (status) => !('final' in admissao.statuses[status]) && status !== 'rascunho',
    )
    const achadas = new Set<number>()
    for (const setor of codigosDe(setoresDaAdmissao)) {
      const { results, total } = await relatorio(client, { setor, porPagina: 100 })
      expect(total).toBe(results.length)
      for (const { id, status } of results) {
        expect(abertas).toContain(status)
        achadas.add(id)
      }
    }
    const daVaga = (await relatorio(client, { setor: 'vagas', porPagina: 100 })).results
    expect(new Set(daVaga.map(({ status }) => status))).toEqual(new Set(['solicitada']))
    const solicitadas = (await relatorio(client, { status: 'solicitada', porPagina: 100 })).results
    for (const { id } of solicitadas) expect(achadas).toContain(id)
  })

  it('leaves as a file, with the sector in its words', async () => {
    const arquivo = await pessoa('gestor').call('GET /api/estatisticas/relatorioadm/exportar', {
      query: { formato: 'csv', setor: 'vagas' },
    })
    const [cabecalho = '', ...linhas] = (await arquivo.text()).trim().split('\r\n')
    expect(cabecalho).toContain('Dias até a vaga')
    expect(linhas).toHaveLength((await relatorio(pessoa('gestor'), { setor: 'vagas' })).total)
  })
})

describe('the days of each step', () => {
  it('are means of the admissions that took effect, none below zero', async () => {
    const { admissoes, results } = await pessoa('administrador').call('GET /api/estatisticas/etapas', {
      query: {},
    })
    expect(admissoes).toBeGreaterThanOrEqual(5)
    expect(results.map(({ etapa }) => etapa)).toEqual(expect.arrayContaining(['vaga', 'exame', 'efetivar']))
    for (const { dias, antes } of results) expect(Math.min(dias, antes ?? 0)).toBeGreaterThanOrEqual(0)
  })
})
