import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mascararCpf } from '@rh/domain/br/mascaras'
import type { Ator } from '../../../http/ator.ts'
import { abrirFolgas, folga, folgas } from '../../../test/folgas.ts'
import { readTermo } from '../../busca/termo.ts'
import { procurarProcessos } from '../../busca/processos.ts'
import { listRascunhos } from '../rascunhos.ts'
import { contarPorStatusEm, listagemEm } from './como-era.ts'
import { contarPorStatus, listOpcoes } from './contagens.ts'
import { contarProcessos, draftSource, lerProcessos, listProcessos } from './lista.ts'
import { contarVisiveis, type FiltrosDeProcesso } from './listagem.ts'

const aberta = await abrirFolgas()
const { db, pessoas, abertos, gestor, gerente } = aberta
afterAll(() => aberta[Symbol.asyncDispose]())

const idsDe = ({ results }: { results: readonly { id: number }[] }) => results.map(({ id }) => id)

describe('the list of any kind', () => {
  it('has the columns of every kind and its own, under its own name of the date', async () => {
    const { results } = await listProcessos(db, folgas, gerente, { ordenar: 'data' })
    expect(
      results.map(({ id, data, nome, matricula, minhaVez }) => [id, data, nome, matricula, minhaVez]),
    ).toEqual(
      [1, 0].map((i) => [
        abertos[i],
        ['2026-12-10', '2026-12-01'][i],
        pessoas[i]?.nome,
        pessoas[i]?.matricula,
        true,
      ]),
    )
  })

  it('shows what was never sent to those who may send it, with how far it is', async () => {
    expect(idsDe(await listProcessos(db, folgas, gestor, {}))).toEqual(abertos.toReversed())
    const { results } = await listRascunhos(db, folgas, gestor, {})
    expect(results).toMatchObject([{ id: abertos[2], completude: 100, devolucao: null }])
    expect((await listRascunhos(db, folgas, gerente, {})).results).toEqual([])
  })

  it('answers and searches the CPF for those who have the column', async () => {
    const busca = pessoas[0]?.cpf ?? ''
    const achadas = await listProcessos(db, folgas, gestor, { busca })
    expect(achadas.results.map(({ id, cpf }) => [id, cpf?.slice(3, 4)])).toEqual([[abertos[0], '.']])
    expect(JSON.stringify(achadas.results)).not.toContain(busca)
    expect(idsDe(await listProcessos(db, folgas, gerente, { busca }))).toEqual([])
  })

  it('masks a whole CPF, and answers nothing of what was not typed to its end', async () => {
    const cpfs = async (quem: Ator) =>
      (await listProcessos(db, folgas, quem, { ordenar: 'numero' })).results.map(({ cpf }) => cpf)
    const inteiro = pessoas[0]?.cpf ?? ''
    const guardar = async (cpf: string | null) => {
      await sql`update processo_indice set cpf = ${cpf} where id = ${abertos[0]}`.execute(db)
      return (await cpfs(gestor))[0]
    }
    expect(await guardar(inteiro.slice(0, 10))).toBeNull()
    expect(await guardar(`${inteiro}1`)).toBeNull()
    expect(await guardar(null)).toBeNull()
    expect(await guardar(inteiro)).toBe(mascararCpf(inteiro))
    expect(await cpfs(gerente)).toEqual([null, null])
  })

  it('lists drafts of no kind that has none', () => {
    const { rascunhos: _nenhum, ...semRascunhos } = folgas
    expect(() => draftSource(semRascunhos, gestor, {})).toThrow('folga lists no drafts')
  })

  it('keeps its counts for whoever asks, until one is written', async () => {
    const aberta = { hoje: '2026-11-20', fuso: 'America/Sao_Paulo', pagina: 1, ordenar: 'data' }
    const contar = (quem: Ator, mais: FiltrosDeProcesso = {}, qual = folgas) =>
      contarPorStatus(db, qual, quem, { ...aberta, ...mais })
    const contadas = await contar(gestor)
    expect(contadas).toEqual({ rascunho: 1, pedida: 2, dada: 0 })
    expect(await contar(gestor)).toBe(contadas)
    // A filter that is not set is none.
    expect(await contar(gestor, { busca: undefined, contratoId: undefined })).toBe(contadas)
    const deOutroTipo = { ...folgas, process: { ...folga, name: 'licenca' } }
    expect(await contar(gestor, {}, deOutroTipo)).toEqual({ rascunho: 0, pedida: 0, dada: 0 })
    // The same person, and another group: a draft is not for them.
    expect(await contar({ ...gestor, grupos: ['Gerente Rh'] })).toEqual({ rascunho: 0, pedida: 2, dada: 0 })
    // Who follows contracts, none of these, and asked for none.
    const deFora: Ator = { ...gerente, grupos: ['Gestor'], escopado: true }
    expect(await contar(deFora)).toEqual({ rascunho: 0, pedida: 0, dada: 0 })
    expect(await contar(gestor, { folgaDe: '2026-12-05' })).toEqual({ rascunho: 1, pedida: 1, dada: 0 })
    // A kind with a condition of its own, on the day.
    const doDia = ({ hoje }: FiltrosDeProcesso) => (hoje ? [sql<boolean>`p.status <> 'pedida'`] : [])
    expect(await contar(gestor, {}, { ...folgas, condicoes: doDia })).toEqual({
      rascunho: 1,
      pedida: 0,
      dada: 0,
    })
    expect(await contar(gestor)).toEqual({ rascunho: 1, pedida: 2, dada: 0 })
    await sql`update processo set status = 'dada' where id = ${abertos[0]}`.execute(db)
    expect(await contar(gestor)).toEqual({ rascunho: 1, pedida: 1, dada: 1 })
    await sql`update processo set status = 'pedida' where id = ${abertos[0]}`.execute(db)
  })

  it('is filtered by its date, and counted by status', async () => {
    const filtros = { folgaDe: '2026-12-05', folgaAte: '2026-12-31' }
    expect(idsDe(await listProcessos(db, folgas, gestor, filtros))).toEqual([abertos[2], abertos[0]])
    expect(await contarPorStatus(db, folgas, gestor, filtros)).toEqual({
      rascunho: 1,
      pedida: 1,
      dada: 0,
    })
  })
})

describe('what narrows the list of any kind', () => {
  const HOJE = { hoje: '2026-11-20', fuso: 'America/Sao_Paulo' } as const
  const achadas = async (filtros: FiltrosDeProcesso, quem = gestor) => {
    const { results, total } = await listProcessos(db, folgas, quem, { ...filtros, ordenar: 'numero' })
    expect(total).toBe(results.length)
    return results.map(({ id }) => abertos.indexOf(id))
  }
  let contratoId = 0

  beforeAll(async () => {
    contratoId = (
      await db.selectFrom('contrato').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    ).id
    await db
      .updateTable('processo')
      .set({ contratoId })
      .where('id', '=', abertos[0] ?? 0)
      .execute()
    // Half past nine in the evening of 17 November in São Paulo, and one minute into the 18th.
    const desde = ['2026-11-18T00:30:00Z', '2026-11-18T03:01:00Z', '2026-11-01T12:00:00Z']
    for (const [i, em] of desde.entries())
      await sql`update processo_indice set desde = ${em}, prazo = ${['2026-11-19', '2026-11-27', null][i]}
                 where id = ${abertos[i]}`.execute(db)
  })

  it('is each filter by itself', async () => {
    expect(await achadas({})).toEqual([0, 1, 2])
    expect(await achadas({ status: 'pedida' })).toEqual([0, 1])
    expect(await achadas({ contratoId })).toEqual([0])
    expect(await achadas({ solicitanteId: gestor.id })).toEqual([0, 1, 2])
    expect(await achadas({ solicitanteId: gerente.id })).toEqual([])
    expect(await achadas({ folgaDe: '2026-12-10' })).toEqual([0, 2])
    expect(await achadas({ folgaAte: '2026-12-10' })).toEqual([0, 1])
    expect(await achadas({ status: 'pedida', folgaAte: '2026-12-05' })).toEqual([1])
  })

  it('is whose turn it is, of a person and of a sector', async () => {
    expect(await achadas({ minhaVez: '1' })).toEqual([2])
    expect(await achadas({ minhaVez: '1' }, gerente)).toEqual([0, 1])
    expect(await achadas({ minhaVez: 'rh' }, gerente)).toEqual([])
  })

  it('is a term that ends by a day', async () => {
    expect(await achadas({ ...HOJE, prazo: 'vencido' })).toEqual([0])
    expect(await achadas({ ...HOJE, prazo: 'urgente' })).toEqual([0])
    expect(await achadas({ ...HOJE, prazo: 'semana' })).toEqual([0, 1])
  })

  it('is how many days of the company it stands in its status', async () => {
    expect(await achadas({ ...HOJE, parada: 'd3' })).toEqual([0, 2])
    expect(await achadas({ ...HOJE, hoje: '2026-11-21', parada: 'd3' })).toEqual([0, 1, 2])
    expect(await achadas({ ...HOJE, fuso: 'America/Noronha', parada: 'd3' })).toEqual([0, 2])
    expect(await achadas({ ...HOJE, fuso: 'UTC', parada: 'd3' })).toEqual([2])
    expect(await achadas({ ...HOJE, parada: 'd15' })).toEqual([2])
  })

  it('is a number, of its year or of any, and a name in any order', async () => {
    const { results } = await listProcessos(db, folgas, gestor, { ordenar: 'numero' })
    const [primeira] = results
    const [nome, numero = ''] = [primeira?.nome ?? '', primeira?.numero]
    expect(await achadas({ busca: numero })).toEqual([0])
    expect(await achadas({ busca: numero.toLowerCase() })).toEqual([0])
    expect(await achadas({ busca: numero.slice(0, -1) })).toContain(0)
    expect(await achadas({ busca: String(Number(numero.split('-').at(-1))) })).toEqual([0])
    expect(await achadas({ busca: nome.split(' ').toReversed().join(' ') })).toEqual([0])
    expect(await achadas({ busca: '99999' })).toEqual([])
  })

  it('is a CPF, with its points or without, and never a part of one', async () => {
    const cpf = pessoas[0]?.cpf ?? ''
    expect(await achadas({ busca: cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4') })).toEqual([0])
    expect(await achadas({ busca: cpf.slice(0, 10) })).toEqual([])
    expect(await achadas({ busca: `${cpf}a` })).toEqual([])
    expect(await achadas({ busca: `a${cpf}` })).toEqual([])
  })

  it('is counted under several filters at once, and read by ids in their order', async () => {
    const filtros = [{}, { status: 'pedida' }, { contratoId }, { solicitanteId: gerente.id }]
    expect(await contarProcessos(db, folgas, gestor, filtros)).toEqual([3, 2, 1, 0])
    expect(await contarProcessos(db, folgas, gestor, [])).toEqual([])
    expect(await contarVisiveis(db, folga, gestor, {})).toBe(3)
    expect(await contarVisiveis(db, folga, gerente, {})).toBe(2)
    expect(await contarVisiveis(db, folga, gestor, { contratoId })).toBe(1)
    const ids = [abertos[2] ?? 0, abertos[0] ?? 0]
    const lidas = await lerProcessos(db, folgas, gestor, { filtros: {}, ids })
    expect(lidas.map(({ id, nome }) => [id, nome])).toEqual([
      [ids[0], pessoas[2]?.nome],
      [ids[1], pessoas[0]?.nome],
    ])
  })

  it('is offered by the contracts and the requesters of what the person sees', async () => {
    const { contratos, solicitantes } = await listOpcoes(db, folgas, gerente)
    expect(contratos).toEqual([{ value: contratoId, label: expect.stringMatching(/\S · \S/) }])
    expect(solicitantes).toEqual([{ value: gestor.id, label: expect.stringMatching(/\S/) }])
    const deFora: Ator = { ...gerente, escopado: true }
    await db.deleteFrom('usuarioContrato').where('usuarioId', '=', gerente.id).execute()
    expect(await listOpcoes(db, folgas, deFora)).toEqual({ contratos: [], solicitantes: [] })
  })

  it('is ordered by each of its columns, both ways, with what has none last', async () => {
    const em = async (ordenar: string) =>
      (await listProcessos(db, folgas, gestor, { ordenar })).results.map(({ id }) => abertos.indexOf(id))
    expect(await em('numero')).toEqual([0, 1, 2])
    expect(await em('-numero')).toEqual([2, 1, 0])
    expect(await em('data')).toEqual([1, 0, 2])
    expect(await em('-data')).toEqual([2, 0, 1])
    expect(await em('prazo')).toEqual([0, 1, 2])
    expect(await em('-prazo')).toEqual([1, 0, 2])
    const porNome = pessoas.map((_, i) => i).toSorted((a, b) => busca(a).localeCompare(busca(b)))
    expect(await em('nome')).toEqual(porNome)
    expect(await em('-nome')).toEqual(porNome.toReversed())
  })
})

describe('a list of a moment that is over', () => {
  const [ENVIO, DADA] = ['2026-11-21T00:00:00Z', '2026-11-25T12:00:00Z']
  const umSegundoDepois = (momento: string) => Temporal.Instant.from(momento).add({ seconds: 1 }).toString()

  beforeAll(async () => {
    await sql`insert into processo_evento (processo_id, tipo, nome, de, para, em, usuario_id)
      values (${abertos[0]}, 'transicao', 'dar', 'pedida', 'dada', ${DADA}, ${gerente.id})`.execute(db)
    await sql`update processo set status = 'dada', atualizado_em = ${DADA} where id = ${abertos[0]}`.execute(
      db,
    )
    // Touched, and not moved.
    await sql`update processo set atualizado_em = ${DADA} where id = ${abertos[1]}`.execute(db)
  })

  it('counts what had been sent by then, in the status of then', async () => {
    const contar = (momento: string, quem = gestor) => contarPorStatusEm(db, folgas, quem, momento)
    expect(await contar(ENVIO)).toEqual({ rascunho: 0, pedida: 0, dada: 0 })
    expect(await contar(umSegundoDepois(ENVIO))).toEqual({ rascunho: 0, pedida: 2, dada: 0 })
    expect(await contar(DADA)).toEqual({ rascunho: 0, pedida: 2, dada: 0 })
    expect(await contar(umSegundoDepois(DADA))).toEqual({ rascunho: 0, pedida: 1, dada: 1 })
    // Of those, the one that is of no contract and was asked for by the person.
    expect(await contar(DADA, { ...gestor, escopado: true })).toMatchObject({ pedida: 1 })
  })

  it('shows it so, by a status of then, under the conditions of its kind', async () => {
    const em = async (momento: string, status?: string, qual = folgas) => {
      const { results } = await listProcessos(db, listagemEm(qual, momento, status), gestor, {
        ordenar: 'numero',
      })
      return results.map(({ id, statusNoDia, matricula }) => [abertos.indexOf(id), statusNoDia, matricula])
    }
    const [primeira, segunda] = pessoas.map(({ matricula }) => matricula)
    expect(await em(DADA)).toEqual([
      [0, 'pedida', primeira],
      [1, 'pedida', segunda],
    ])
    expect(await em(DADA, 'dada')).toEqual([])
    expect(await em(umSegundoDepois(DADA), 'dada')).toEqual([[0, 'dada', primeira]])
    const { colunas } = folgas
    const propria = {
      ...folgas,
      colunas: () => colunas as RawBuilder<never>,
      condicoes: () => [sql<boolean>`p.data = '2026-12-01'`],
    }
    expect(await em(DADA, undefined, propria)).toEqual([[1, 'pedida', segunda]])
  })
})

/** Name by which a person is ordered. */
const busca = (i: number): string => (pessoas[i]?.nome ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '')

describe('the search of any kind', () => {
  it('finds by the person of the bond what the list would show', async () => {
    // The search asks who opens the list of a kind, so that it takes the name of one that has pages.
    const comPaginas = { ...folga, name: 'remanejamento' } as const
    await sql`update processo set tipo = ${comPaginas.name} where tipo = ${folga.name}`.execute(db)
    const procurar = (q: string, quem: Ator) => procurarProcessos(db, quem, readTermo(q, quem), [comPaginas])
    const [, pedida, rascunho] = pessoas
    expect(await procurar(pedida?.nome ?? '', gerente)).toContainEqual(
      expect.objectContaining({
        tipo: 'remanejamento',
        id: abertos[1],
        nome: pedida?.nome,
        status: 'pedida',
      }),
    )
    expect(await procurar(rascunho?.nome ?? '', gerente)).toEqual([])
    expect(await procurar(pedida?.nome ?? '', { ...gerente, grupos: ['Almoxarifado'] })).toEqual([])
  })
})
