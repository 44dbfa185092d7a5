import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ator } from '../../../http/ator.ts'
import { abrirFolgas, folga, folgas } from '../../../test/folgas.ts'
import { lerProcessos } from './lista.ts'
import type { FiltrosDeProcesso } from './listagem.ts'
import { obterQuadro } from './quadro.ts'
import { comTrabalho, emArquivo, type LinhaCrua } from './trabalho.ts'

const aberta = await abrirFolgas()
const { db, abertos, gestor, gerente } = aberta
afterAll(() => aberta[Symbol.asyncDispose]())

const HOJE = { hoje: '2026-11-20', fuso: 'America/Sao_Paulo' } as const

const mudar = (i: number, colunas: RawBuilder<unknown>) =>
  sql`update processo_indice set ${colunas} where id = ${abertos[i]}`.execute(db)

beforeAll(async () => {
  // Half past nine in the evening of 17 November in São Paulo, and one minute into the 18th.
  await mudar(0, sql`prazo = '2026-11-19', prazo_rotulo = 'folga', desde = '2026-11-18T00:30:00Z'`)
  await mudar(1, sql`prazo = '2026-11-27', prazo_rotulo = 'folga', desde = '2026-11-18T03:01:00Z'`)
})

describe('the board of any kind', () => {
  const nenhum = { vencido: 0, urgente: 0, proximo: 0, folgado: 0 }
  const quadroDe = async (quem: Ator, filtros: FiltrosDeProcesso = {}) =>
    (await obterQuadro(db, folgas, quem, filtros, HOJE)).colunas
  /** The cards of those that were sent, in the order of the board. */
  const pedidas = async (quem = gerente) => (await quadroDe(quem)).at(-1)?.cartoes ?? []

  it('has a column for each status that has not ended, each with its own cards and counts', async () => {
    const vistas = async (quem: Ator, filtros?: FiltrosDeProcesso) =>
      (await quadroDe(quem, filtros)).map(({ status, total, prazos, cartoes }) => [
        status,
        total,
        prazos,
        cartoes.map(({ id }) => abertos.indexOf(id)),
      ])
    const duas = ['pedida', 2, { ...nenhum, vencido: 1, proximo: 1 }, [0, 1]]
    expect(await vistas(gestor)).toEqual([['rascunho', 1, nenhum, [2]], duas])
    expect(await vistas(gerente)).toEqual([duas])
    expect(await vistas(gestor, { folgaDe: '2026-12-05' })).toEqual([
      ['rascunho', 1, nenhum, [2]],
      ['pedida', 1, { ...nenhum, vencido: 1 }, [0]],
    ])
    await mudar(1, sql`prazo = '2026-11-10'`)
    expect(await vistas(gerente)).toEqual([['pedida', 2, { ...nenhum, vencido: 2 }, [1, 0]]])
    await mudar(1, sql`prazo = '2026-11-27'`)
  })

  it('puts first what is due first, what has no term last, and what is alike in its order', async () => {
    const emOrdem = async () => (await pedidas()).map(({ id }) => abertos.indexOf(id))
    await mudar(0, sql`prazo = null`)
    expect(await emOrdem()).toEqual([1, 0])
    await mudar(1, sql`prazo = null`)
    expect(await emOrdem()).toEqual([1, 0])
    await mudar(1, sql`data = null`)
    expect(await emOrdem()).toEqual([0, 1])
    await mudar(1, sql`data = '2026-12-10'`)
    expect(await emOrdem()).toEqual([0, 1])
    await mudar(0, sql`prazo = '2026-11-19'`)
    await mudar(1, sql`prazo = '2026-11-27', data = '2026-12-01'`)
  })

  it('says on a card its term, its days in the status, and whom it waits for', async () => {
    const chefe = { meu: true, tipo: 'parecer', nome: 'chefe', rotulo: 'Decidir' }
    const comum = { aguardando: ['Gerente Rh'], agendadaPara: null, aFazer: chefe, cpf: null }
    expect(await pedidas()).toMatchObject([
      { ...comum, diasNaEtapa: 3, prazo: { dia: '2026-11-19', rotulo: 'folga', dias: -1, faixa: 'vencido' } },
      { ...comum, diasNaEtapa: 2, prazo: { dia: '2026-11-27', dias: 7, faixa: 'proximo' } },
    ])
    // Moved tomorrow by the clock of another instance.
    await mudar(1, sql`desde = '2026-11-21T12:00:00Z'`)
    expect((await pedidas())[1]?.diasNaEtapa).toBe(0)
  })

  it('says what waits after a parecer, for whom, and nobody where it was left for its day', async () => {
    for (const i of [0, 1]) await mudar(i, sql`palavras = '{chefe}'`)
    await sql`insert into processo_agenda (processo_id, transicao, para, usuario_id, em)
      values (${abertos[1]}, 'dar', '2026-12-01', ${gerente.id}, now())`.execute(db)
    const [esperando, agendada] = await pedidas()
    expect(esperando).toMatchObject({ aguardando: ['Gerente Rh'], aFazer: { meu: true, nome: 'dar' } })
    expect(agendada).toMatchObject({ aguardando: [], aFazer: null, agendadaPara: '2026-12-01' })
    await sql`delete from processo_agenda where processo_id = ${abertos[1]}`.execute(db)
    for (const i of [0, 1]) await mudar(i, sql`palavras = '{}'`)
  })
})

describe('the work of a row', () => {
  it('is that of the groups which a person has in the sector where the list is open', async () => {
    const meu = async (minhaVez: FiltrosDeProcesso['minhaVez']) => {
      const ids = [abertos[0] ?? 0]
      const [linha] = await lerProcessos(db, folgas, gerente, { filtros: { ...HOJE, minhaVez }, ids })
      return linha?.aFazer?.meu
    }
    expect([await meu(undefined), await meu('1'), await meu('rh')]).toEqual([true, true, true])
    expect(await meu('almoxarifado')).toBe(false)
  })

  it('is no second parecer of who took up or gave the first', () => {
    const { chefe } = folga.pareceres
    const deDois = {
      ...folga,
      stages: [{ status: 'pedida', pareceres: ['equipe', 'chefe'] }],
      pareceres: { chefe, equipe: { ...chefe, grupos: ['Gestor'] } },
    } as const
    const linha: LinhaCrua = {
      status: 'pedida',
      versao: 1,
      desde: '2026-11-18T00:30:00Z',
      agendadaPara: null,
      palavras: [],
      falaram: [],
      feitos: [],
      maos: [],
      solicitanteId: 1,
      autoaprovacao: false,
      emEspera: [],
      prazoDia: null,
      prazoRotulo: null,
    }
    const aFazerDe = (mais: Partial<LinhaCrua>, id = 7) => {
      const pessoa = { id, grupos: ['Gerente Rh', 'Gestor'] as const }
      const { aFazer } = comTrabalho(deDois, pessoa, HOJE.hoje)({ ...linha, ...mais })
      return [aFazer?.meu, aFazer?.nome]
    }
    expect(aFazerDe({})).toEqual([true, 'equipe'])
    expect(aFazerDe({ falaram: ['chefe:7'] })).toEqual([true, 'chefe'])
    expect(aFazerDe({ falaram: ['chefe:7'] }, 8)).toEqual([true, 'equipe'])
    const dada = { palavras: ['equipe'], falaram: ['equipe:7'] }
    expect([aFazerDe(dada), aFazerDe(dada, 8)]).toEqual([
      [false, 'chefe'],
      [true, 'chefe'],
    ])
  })

  it('is a day and words in a file', async () => {
    const ids = [abertos[0] ?? 0]
    const [linha] = await lerProcessos(db, folgas, gerente, { filtros: HOJE, ids })
    expect(linha && emArquivo(linha)).toMatchObject({ id: ids[0], prazo: '2026-11-19', aFazer: 'Decidir' })
    expect(emArquivo({ prazo: null, aFazer: null })).toEqual({ prazo: null, aFazer: null })
  })
})
