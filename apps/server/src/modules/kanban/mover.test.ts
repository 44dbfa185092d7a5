import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDb } from '../../db/db.ts'
import { write } from '../../db/write.ts'
import { atorDe, requestDe } from '../../test/ator.ts'
import { abrirKanban, colunaDe, titulos } from '../../test/kanban.ts'
import { aoMesmoTempo } from '../../test/travas.ts'
import { moverCartao } from './mover.ts'

const k = abrirKanban()
const { cartao, criar, idDe, mover, novoQuadro, ver } = k

describe('a card', () => {
  it('is not put into a column that is taken off the board while it is written', async () => {
    const quadro = await novoQuadro()
    const colunaId = colunaDe(quadro, 1)
    // As who changes the columns does: it holds the board, and the column is gone once it lets go.
    const tirar = sql`
      with preso as (select id from kanban where id = ${quadro.id} for no key update)
      update kanban_coluna co set excluida_em = now() from preso
       where co.kanban_id = preso.id and co.id = ${colunaId}`
    const { esperaram, respostas } = await aoMesmoTempo(k.rh.db, tirar, [
      () => k.cadastro.try('POST /api/kanban/cartao', { body: { colunaId, titulo: 'Perdido' } }),
    ])
    expect(esperaram).toBe(1)
    expect(respostas).toMatchObject([{ status: 404 }])
    const cartoes = k.rh.db.selectFrom('kanbanCartao').select('id').where('colunaId', '=', colunaId)
    expect(await cartoes.execute()).toEqual([])
  })

  it('is done in a column of what is done, put away, and comes back where it was', async () => {
    const quadro = await novoQuadro()
    const [aFazer, , feito] = quadro.colunas.map((coluna) => coluna.id)
    const id = await criar(aFazer ?? 0, 'Vai e volta', { responsaveis: [idDe('cadastro')] })
    const minhas = async () =>
      (await k.cadastro.call('GET /api/kanban/minhas', { query: { setor: 'rh' } })).results.map((um) => um.id)
    expect(await minhas()).toContain(id)
    await mover(id, feito ?? 0, null)
    expect(await cartao(id)).toMatchObject({ concluido: true, colunaId: feito })
    expect(await minhas()).not.toContain(id)
    await mover(id, aFazer ?? 0, null)
    expect(await minhas()).toContain(id)
    const arquivar = (arquivar: boolean) =>
      k.cadastro.call('POST /api/kanban/cartao/arquivar', { body: { id, arquivar } })
    await arquivar(true)
    expect((await ver(quadro)).colunas.map(({ total }) => total)).toEqual([0, 0, 0])
    expect(await mover(id, feito ?? 0, null)).toMatchObject({ status: 409 })
    const arquivadas = await k.cadastro.call('GET /api/kanban/listar', {
      query: { kanbanId: quadro.id, situacao: 'arquivadas' },
    })
    expect(titulos(arquivadas.results)).toEqual(['Vai e volta'])
    await arquivar(false)
    await arquivar(false)
    const { historico } = await cartao(id)
    expect(historico.map(({ tipo }) => tipo)).toEqual(['restaurou', 'arquivou', 'moveu', 'moveu', 'criou'])
    // What was done on a day was done on that day, also once it comes back from where it was put away.
    await mover(id, feito ?? 0, null)
    const feitoEm = async () =>
      (await k.cadastro.call('GET /api/kanban/listar', { query: { kanbanId: quadro.id } })).results.map(
        ({ concluidoEm }) => concluidoEm,
      )
    const em = await feitoEm()
    await arquivar(true)
    k.rh.clock.irPara(k.rh.clock.agora().add({ hours: 1 }).toString())
    await arquivar(false)
    expect(await feitoEm()).toEqual(em)
    k.rh.clock.irPara(k.rh.clock.agora().subtract({ hours: 1 }).toString())
  })
})

describe('moves', () => {
  it('put a card where they say, and at the end where its neighbour is gone', async () => {
    const quadro = await novoQuadro()
    const [a, b] = [colunaDe(quadro, 0), colunaDe(quadro, 1)]
    const [um, dois, tres] = [await criar(a, 'um'), await criar(a, 'dois'), await criar(a, 'três')]
    const ordem = async () => (await ver(quadro)).colunas.map(({ cartoes }) => titulos(cartoes))
    await mover(tres, a, null)
    expect(await ordem()).toEqual([['três', 'um', 'dois'], [], []])
    await mover(um, a, dois)
    expect(await ordem()).toEqual([['três', 'dois', 'um'], [], []])
    await mover(dois, b, null)
    await mover(tres, a, dois)
    expect(await ordem()).toEqual([['um', 'três'], ['dois'], []])
    await mover(um, a, um)
    expect(await ordem()).toEqual([['três', 'um'], ['dois'], []])
    const outro = await novoQuadro()
    expect(await mover(um, colunaDe(outro, 0), null)).toMatchObject({ status: 404 })
  })

  it('find room between two cards as often as one likes', async () => {
    const quadro = await novoQuadro()
    const a = colunaDe(quadro, 0)
    const fixo = await criar(a, 'fixo')
    const pares = [await criar(a, 'x'), await criar(a, 'y')] as const
    for (let i = 0; i < 40; i += 1) await mover(pares[i % 2] ?? 0, a, fixo)
    expect(titulos((await ver(quadro)).colunas[0]?.cartoes ?? [])).toEqual(['fixo', 'y', 'x'])
  })

  it('of many people at once lose no card, double none, and end as the last of each says', async () => {
    const quadro = await novoQuadro()
    const colunas = quadro.colunas.map(({ id }) => id)
    const cartoes: number[] = []
    for (let i = 0; i < 12; i += 1) cartoes.push(await criar(colunas[i % 3] ?? 0, `c${i}`))
    const movimento = fc.record({
      id: fc.constantFrom(...cartoes),
      colunaId: fc.constantFrom(...colunas),
      depoisDe: fc.option(fc.constantFrom(...cartoes), { nil: null }),
    })
    const pessoas = fc.array(fc.array(movimento, { minLength: 4, maxLength: 10 }), {
      minLength: 3,
      maxLength: 4,
    })
    // Connections of their own, as other instances have.
    const conexoes = Array.from({ length: 4 }, () => openDb({ ...k.rh.conexao, max: 1 }))
    try {
      await fc.assert(
        fc.asyncProperty(pessoas, async (delas) => {
          await Promise.all(
            delas.map(async (movimentos, i) => {
              const db = conexoes[i] ?? k.rh.db
              const ator = atorDe(idDe('cadastro'), 'Cadastro')
              for (const um of movimentos)
                await write({ db, clock: k.rh.clock }, requestDe(ator), (work) => moverCartao(work, um, ator))
            }),
          )
          const linhas = await k.rh.db
            .selectFrom('kanbanCartao')
            .select(['id', 'colunaId', 'ordem', 'concluidoEm'])
            .where('kanbanId', '=', quadro.id)
            .execute()
          expect(linhas.map(({ id }) => id).toSorted((x, y) => x - y)).toEqual(cartoes)
          expect(new Set(linhas.map(({ colunaId, ordem }) => `${colunaId} ${ordem}`)).size).toBe(
            cartoes.length,
          )
          for (const { colunaId, concluidoEm } of linhas)
            expect(concluidoEm !== null).toBe(colunaId === colunas[2])
          for (const um of cartoes) {
            const ultimos = delas.flatMap((movimentos) => movimentos.findLast(({ id }) => id === um) ?? [])
            const onde = linhas.find(({ id }) => id === um)?.colunaId
            expect(ultimos.length === 0 || ultimos.some(({ colunaId }) => colunaId === onde)).toBe(true)
          }
          const visto = (await ver(quadro)).colunas.flatMap((coluna) => coluna.cartoes.map(({ id }) => id))
          expect(visto.toSorted((x, y) => x - y)).toEqual(cartoes)
        }),
        { numRuns: 15 },
      )
    } finally {
      await Promise.all(conexoes.map((db) => db.destroy()))
    }
  })
})
