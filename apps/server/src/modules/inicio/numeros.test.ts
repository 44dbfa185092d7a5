import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numerosDoInicio } from '@rh/domain/inicio/numeros'
import { setorSlugs } from '@rh/domain/setores/setores'
import { abrirEstatisticas, somar } from '../../test/estatisticas.ts'
import type { Client } from '../../test/harness.ts'
import { fimDoDia } from '../../clock.ts'
import { sql } from 'kysely'

const e = abrirEstatisticas()
const { pessoa } = e

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
  const hoje = () => e.rh.clock.hoje()
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
      fc.asyncProperty(diaPassado, fc.constantFrom(undefined, ...e.contratos), async (em, contratoId) => {
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
      { numRuns: 12 },
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
        from processo p where p.data_solicitacao is not null`.execute(e.rh.db)
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
