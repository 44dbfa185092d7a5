import { sql } from 'kysely'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { noiteDe } from '../../test/clock.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Gente {
  readonly id: number
  readonly nome: string
  readonly nascimento: string
  readonly dataAdmissao: string
}

/** Everybody at work on a day, as the tables have them. */
async function readGente(hoje: string): Promise<readonly Gente[]> {
  const { rows } = await sql<Gente>`
    select v.id, coalesce(pe.nome_social, pe.nome) as nome, pe.nascimento::text, v.data_admissao::text as data_admissao
      from vinculo v join pessoa pe on pe.id = v.pessoa_id
     where v.data_admissao <= ${hoje}::date and (v.data_desligamento is null or v.data_desligamento >= ${hoje}::date)
  `.execute(rh.db)
  return rows
}

const DIAS = 15
const diasDe = (hoje: string): string[] =>
  Array.from({ length: DIAS + 1 }, (_, i) => {
    const dia = new Date(`${hoje}T00:00:00Z`)
    dia.setUTCDate(dia.getUTCDate() + i)
    return dia.toISOString().slice(0, 10)
  })

/** What the next days celebrate, worked out person by person. */
const celebradas = (gente: readonly Gente[], hoje: string) =>
  diasDe(hoje)
    .flatMap((dia) => {
      const mesmoDia = (data: string): boolean => data.slice(5) === dia.slice(5)
      const anos = ({ dataAdmissao }: Gente): number =>
        Number(dia.slice(0, 4)) - Number(dataAdmissao.slice(0, 4))
      const doDia = [
        ...gente
          .filter((g) => mesmoDia(g.nascimento))
          .map(({ id, nome }) => ({ id, nome, dia, anosDeCasa: null })),
        ...gente
          .filter((g) => mesmoDia(g.dataAdmissao) && g.dataAdmissao < dia)
          .map((g) => ({ id: g.id, nome: g.nome, dia, anosDeCasa: anos(g) })),
      ]
      return doDia.toSorted((a, b) => (a.nome < b.nome ? -1 : Number(a.nome > b.nome)) || a.id - b.id)
    })
    .slice(0, MOSTRADOS.pessoas)

/** The names' own order is the database's: here only who, when and how long counts. */
const semOrdemDeNome = (datas: readonly { id: number; dia: string; anosDeCasa: number | null }[]) =>
  datas.map(({ id, dia, anosDeCasa }) => `${dia} ${id} ${anosDeCasa}`).toSorted()

describe('the dates of the next days', () => {
  it.each(['2026-11-20', '2026-12-24', '2028-02-20', '2027-02-20'])('from %s on', async (hoje) => {
    rh.clock.irPara(noiteDe(hoje))
    const { datas } = await (await rh.as('administrador')).call('GET /api/colaborador/inicio')
    const esperadas = celebradas(await readGente(hoje), hoje)
    expect(datas.length).toBeGreaterThan(0)
    expect(datas.map(({ dia }) => dia)).toEqual(esperadas.map(({ dia }) => dia))
    expect(semOrdemDeNome(datas)).toEqual(semOrdemDeNome(esperadas))
  })

  it('shows no more than the first of a day on which everybody was born', async () => {
    const hoje = '2027-03-08'
    rh.clock.irPara(noiteDe(hoje))
    await sql`update pessoa set nascimento = '1990-03-09'`.execute(rh.db)
    const { datas } = await (await rh.as('administrador')).call('GET /api/colaborador/inicio')
    const nomes = datas.filter(({ dia, anosDeCasa }) => dia === '2027-03-09' && anosDeCasa === null)
    expect(datas).toHaveLength(MOSTRADOS.pessoas)
    expect(nomes.length).toBeGreaterThan(0)
    expect(nomes.map(({ nome }) => nome)).toEqual(nomes.map(({ nome }) => nome).toSorted())
  })

  it('names nobody of the contracts of others', async () => {
    rh.clock.irPara(noiteDe('2027-03-08'))
    const gestor = await rh.as('gestor')
    const { datas } = await gestor.call('GET /api/colaborador/inicio')
    expect(datas.length).toBeGreaterThan(0)
    for (const { id, nome } of datas) {
      const { results } = await gestor.call('GET /api/colaborador/listar', { query: { busca: nome } })
      expect(results.map((pessoa) => pessoa.id)).toContain(id)
    }
    const { datas: deTodos } = await (await rh.as('administrador')).call('GET /api/colaborador/inicio')
    expect(deTodos).not.toEqual(datas)
  })
})

it('counts in each situação those of the list, for everybody and for the own contracts, on each day', async () => {
  const vistas: string[] = []
  for (const dia of ['2026-11-20', '2027-02-20']) {
    rh.clock.irPara(noiteDe(dia))
    for (const login of ['administrador', 'gestor']) {
      const client = await rh.as(login)
      const { porSituacao } = await client.call('GET /api/colaborador/inicio')
      vistas.push(JSON.stringify(porSituacao))
      for (const { situacao, total } of porSituacao) {
        const daLista = await client.call('GET /api/colaborador/listar', {
          query: { situacao, porPagina: 1 },
        })
        expect([dia, login, situacao, total]).toEqual([dia, login, situacao, daLista.total])
      }
    }
  }
  // None of these is what another one was told.
  expect(new Set(vistas).size).toBe(4)
})
