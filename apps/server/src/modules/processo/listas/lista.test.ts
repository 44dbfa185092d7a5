import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineProcess } from '@rh/domain/processo/define'
import { defineList } from '@rh/domain/listas/define-list'
import type { Grupo } from '@rh/domain/setores/grupos'
import { write } from '../../../db/write.ts'
import type { Ator, RequestContext } from '../../../http/ator.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { readTermo } from '../../busca/termo.ts'
import { procurarProcessos } from '../../busca/processos.ts'
import { contarPorStatus, listOpcoes } from './contagens.ts'
import { insertFormulario } from '../formulario.ts'
import { listProcessos } from './lista.ts'
import type { FiltrosDeProcesso, LinhaDeProcesso, Listagem } from './listagem.ts'
import { obterQuadro } from './quadro.ts'
import { listRascunhos } from '../rascunhos.ts'
import { insertEvento } from '../eventos.ts'
import { insertProcesso, updateProcesso } from '../repository.ts'

/** A kind of this test alone, with a draft and a parecer: what no built one shows is shown here. */
const folga = defineProcess({
  name: 'folga',
  label: { one: 'Folga', many: 'Folgas', data: 'Dia' },
  statuses: {
    rascunho: { label: 'Rascunho', tone: 'default' },
    pedida: { label: 'Pedida', tone: 'info' },
    dada: { label: 'Dada', tone: 'success', final: true },
  },
  initial: 'rascunho',
  doSolicitante: ['rascunho'],
  stages: [{ status: 'pedida', pareceres: ['chefe'] }],
  pareceres: {
    chefe: {
      label: 'Chefe',
      pede: 'Decidir',
      grupos: ['Gerente Rh'],
      veCampos: [],
      observa: [],
    },
  },
  checks: {},
  transitions: {
    pedir: { label: 'Pedir', from: ['rascunho'], to: 'pedida', quem: ['Gestor'] },
    dar: { label: 'Dar', from: ['pedida'], to: 'dada', quem: ['Gerente Rh'] },
  },
})

interface Folga extends LinhaDeProcesso {
  readonly matricula: string | null
}
const colunas = {
  numero: { label: 'Número', sortable: true },
  nome: { label: 'Nome', sortable: true },
  cpf: { label: 'CPF', visivel: (grupos: readonly Grupo[]) => grupos.includes('Gestor') },
  data: { label: 'Dia', sortable: true, tipo: 'data' },
} as const
const lista = defineList({ nome: 'Folgas', colunas, filtros: {}, ordemPadrao: '-numero' })

const folgas: Listagem<Folga> = {
  process: folga,
  lista,
  rascunhos: { ...lista, completude: (dados) => Object.keys(dados).length * 50 },
  colunas: sql`(select v.matricula from vinculo v where v.id = p.vinculo_id) as matricula`,
}

let rh: TestApp
const pessoas: { vinculoId: number; nome: string; cpf: string; matricula: string }[] = []
const abertos: number[] = []
let usuarios: number[] = []

const pessoa = (i: number, ...grupos: Grupo[]): Ator => ({
  id: usuarios[i] ?? 0,
  usuario: `pessoa.${i}`,
  nome: `Pessoa ${i}`,
  email: 'pessoa@exemplo.com.br',
  grupos,
  temContratos: true,
  linhasGrupo: [],
  horarios: [],
  escopado: false,
  sessaoId: '00000000-0000-0000-0000-000000000000',
  expiraEm: '2099-01-01T00:00:00Z',
  fimPor: 'duracao',
  uso: { em: '2026-11-21T01:00:00Z', limiteMin: 60 },
  confirmadaAte: null,
})
const gestor = () => pessoa(0, 'Gestor')
const gerente = () => pessoa(1, 'Gerente Rh')

/** A day off asked for the person of this place, drafted or sent. */
async function pedir(i: number, inicio: string, enviada: boolean): Promise<void> {
  const request: RequestContext = {
    ator: gestor(),
    ip: '127.0.0.1',
    agente: 'teste',
    requisicao: 'req-folga',
    chamada: 'POST /api/folga/criar',
    chave: null,
    corpo: {},
  }
  const id = await write(rh.deps, request, async (work) => {
    const novo = {
      status: folga.initial,
      setorOrigem: 1,
      solicitanteId: gestor().id,
      contratoId: null,
    }
    const { id } = await insertProcesso(work, folga, novo, 2026)
    const dados = { vinculoId: pessoas[i]?.vinculoId ?? 0, inicio }
    const indice = ({ vinculoId, inicio: data }: typeof dados) => ({ vinculoId, data })
    await insertFormulario(work.tx, indice, id, dados)
    await insertEvento(work, { processoId: id, tipo: 'criacao', usuarioId: gestor().id })
    if (enviada) await updateProcesso(work, id, { status: 'pedida', dataSolicitacao: '2026-11-21T00:00:00Z' })
    return id
  })
  abertos.push(id)
}

beforeAll(async () => {
  rh = await createTestApp()
  usuarios = (await rh.db.selectFrom('usuario').select('id').orderBy('id').limit(2).execute()).map(
    ({ id }) => id,
  )
  const linhas = await rh.db
    .selectFrom('vinculo as v')
    .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
    .select(['v.id as vinculoId', 'v.matricula', 'pe.nome', 'pe.cpf'])
    .where('v.dataDesligamento', 'is', null)
    .orderBy('v.id')
    .limit(3)
    .execute()
  pessoas.push(...linhas)
  await pedir(0, '2026-12-10', true)
  await pedir(1, '2026-12-01', true)
  await pedir(2, '2026-12-20', false)
})
afterAll(() => rh[Symbol.asyncDispose]())

const idsDe = ({ results }: { results: readonly { id: number }[] }) => results.map(({ id }) => id)

describe('the list of any kind', () => {
  it('has the columns of every kind and its own, under its own name of the date', async () => {
    const { results } = await listProcessos(rh.db, folgas, gerente(), { ordenar: 'data' })
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
    expect(idsDe(await listProcessos(rh.db, folgas, gestor(), {}))).toEqual(abertos.toReversed())
    const { results } = await listRascunhos(rh.db, folgas, gestor(), {})
    expect(results).toMatchObject([{ id: abertos[2], completude: 100, devolucao: null }])
    expect((await listRascunhos(rh.db, folgas, gerente(), {})).results).toEqual([])
  })

  it('answers and searches the CPF for those who have the column', async () => {
    const busca = pessoas[0]?.cpf ?? ''
    const achadas = await listProcessos(rh.db, folgas, gestor(), { busca })
    expect(achadas.results.map(({ id, cpf }) => [id, cpf?.slice(3, 4)])).toEqual([[abertos[0], '.']])
    expect(JSON.stringify(achadas.results)).not.toContain(busca)
    expect(idsDe(await listProcessos(rh.db, folgas, gerente(), { busca }))).toEqual([])
  })

  it('is filtered by its date, and counted by status', async () => {
    const filtros = { folgaDe: '2026-12-05', folgaAte: '2026-12-31' }
    expect(idsDe(await listProcessos(rh.db, folgas, gestor(), filtros))).toEqual([abertos[2], abertos[0]])
    expect(await contarPorStatus(rh.db, folgas, gestor(), filtros)).toEqual({
      rascunho: 1,
      pedida: 1,
      dada: 0,
    })
    expect((await listOpcoes(rh.db, folgas, gerente())).solicitantes.map(({ value }) => value)).toEqual([
      gestor().id,
    ])
  })
})

describe('what narrows the list of any kind', () => {
  const HOJE = { hoje: '2026-11-20', fuso: 'America/Sao_Paulo' } as const
  const achadas = async (filtros: FiltrosDeProcesso, quem = gestor()) => {
    const { results, total } = await listProcessos(rh.db, folgas, quem, { ...filtros, ordenar: 'numero' })
    expect(total).toBe(results.length)
    return results.map(({ id }) => abertos.indexOf(id))
  }
  let contratoId = 0

  beforeAll(async () => {
    contratoId = (
      await rh.db.selectFrom('contrato').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    ).id
    await rh.db
      .updateTable('processo')
      .set({ contratoId })
      .where('id', '=', abertos[0] ?? 0)
      .execute()
    // Half past nine in the evening of 17 November in São Paulo, and one minute into the 18th.
    const desde = ['2026-11-18T00:30:00Z', '2026-11-18T03:01:00Z', '2026-11-01T12:00:00Z']
    for (const [i, em] of desde.entries())
      await sql`update processo_indice set desde = ${em}, prazo = ${['2026-11-19', '2026-11-27', null][i]}
                 where id = ${abertos[i]}`.execute(rh.db)
  })

  it('is each filter by itself', async () => {
    expect(await achadas({})).toEqual([0, 1, 2])
    expect(await achadas({ status: 'pedida' })).toEqual([0, 1])
    expect(await achadas({ contratoId })).toEqual([0])
    expect(await achadas({ solicitanteId: gestor().id })).toEqual([0, 1, 2])
    expect(await achadas({ solicitanteId: gerente().id })).toEqual([])
    expect(await achadas({ folgaDe: '2026-12-10' })).toEqual([0, 2])
    expect(await achadas({ folgaAte: '2026-12-10' })).toEqual([0, 1])
    expect(await achadas({ status: 'pedida', folgaAte: '2026-12-05' })).toEqual([1])
  })

  it('is whose turn it is, of a person and of a sector', async () => {
    expect(await achadas({ minhaVez: '1' })).toEqual([2])
    expect(await achadas({ minhaVez: '1' }, gerente())).toEqual([0, 1])
    expect(await achadas({ minhaVez: 'rh' }, gerente())).toEqual([])
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
    const { results } = await listProcessos(rh.db, folgas, gestor(), { ordenar: 'numero' })
    const [primeira] = results
    const [nome, numero = ''] = [primeira?.nome ?? '', primeira?.numero]
    expect(await achadas({ busca: numero })).toEqual([0])
    expect(await achadas({ busca: numero.toLowerCase() })).toEqual([0])
    expect(await achadas({ busca: numero.slice(0, -1) })).toContain(0)
    expect(await achadas({ busca: String(Number(numero.split('-').at(-1))) })).toEqual([0])
    expect(await achadas({ busca: nome.split(' ').toReversed().join(' ') })).toEqual([0])
    expect(await achadas({ busca: '99999' })).toEqual([])
  })

  it('is ordered by each of its columns, both ways, with what has none last', async () => {
    const em = async (ordenar: string) =>
      (await listProcessos(rh.db, folgas, gestor(), { ordenar })).results.map(({ id }) => abertos.indexOf(id))
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

/** Name by which a person is ordered. */
const busca = (i: number): string => (pessoas[i]?.nome ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '')

describe('the board of any kind', () => {
  it('has a column for each status that has not ended, with its cards by date and band', async () => {
    await sql`update processo_indice set prazo = data::date, prazo_rotulo = 'folga'
               where tipo = ${folga.name} and status = 'pedida'`.execute(rh.db)
    const dia = { hoje: '2026-11-20', fuso: 'America/Sao_Paulo' }
    const { colunas } = await obterQuadro(rh.db, folgas, gerente(), {}, dia)
    expect(colunas).toMatchObject([
      {
        status: 'pedida',
        total: 2,
        prazos: { vencido: 0, urgente: 0, proximo: 0, folgado: 2 },
        cartoes: [{ id: abertos[1], data: '2026-12-01', aguardando: ['Gerente Rh'] }, {}],
      },
    ])
    expect((await obterQuadro(rh.db, folgas, gestor(), {}, dia)).colunas.map(({ status }) => status)).toEqual(
      ['rascunho', 'pedida'],
    )
  })
})

describe('the search of any kind', () => {
  it('finds by the person of the bond what the list would show', async () => {
    // The search asks who opens the list of a kind, so that it takes the name of one that has pages.
    const comPaginas = { ...folga, name: 'remanejamento' } as const
    await sql`update processo set tipo = ${comPaginas.name} where tipo = ${folga.name}`.execute(rh.db)
    const procurar = (q: string, quem: Ator) =>
      procurarProcessos(rh.db, quem, readTermo(q, quem), [comPaginas])
    const [, pedida, rascunho] = pessoas
    expect(await procurar(pedida?.nome ?? '', gerente())).toContainEqual(
      expect.objectContaining({
        tipo: 'remanejamento',
        id: abertos[1],
        nome: pedida?.nome,
        status: 'pedida',
      }),
    )
    expect(await procurar(rascunho?.nome ?? '', gerente())).toEqual([])
    expect(await procurar(pedida?.nome ?? '', pessoa(1, 'Almoxarifado'))).toEqual([])
  })
})
