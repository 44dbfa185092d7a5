import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abrirEstatisticas, somar } from '../../test/estatisticas.ts'
import { LOGINS } from '../../test/relatorios.ts'
import { mesesDoAno } from './por-mes.ts'

const e = abrirEstatisticas()
const { doAno, pessoa, totalDaLista } = e

const RODADAS = 60

/** A person, a year, a month of it, and a contract or all of them. */
const consulta = () =>
  fc.record({
    login: fc.constantFrom(...LOGINS),
    ano: fc.constantFrom(2024, 2025, 2026, 2027),
    i: fc.integer({ min: 0, max: 11 }),
    contrato: fc.option(fc.constantFrom(...e.contratos), { nil: undefined }),
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

describe('who is told what', () => {
  it('opens to Operacional, Rh and Admin alone', async () => {
    const { status } = await pessoa('vagas').try('GET /api/estatisticas/admissao', { query: { ano: 2026 } })
    expect(status).toBe(403)
    expect((await e.rh.anonimo.try('GET /api/estatisticas/etapas', { query: {} })).status).toBe(401)
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
    const alheio = e.contratos.find((id) => !meus.has(id))
    const { meses, contratos: nomes } = await doAno(pessoa('gestor'), 'admissao', {
      ano: 2026,
      contrato: alheio,
    })
    expect([somar(meses.map(({ total }) => total)), nomes]).toEqual([0, []])
  })
})
