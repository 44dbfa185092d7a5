import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, aprovada, confirmado, enviada } from '../../../test/admissoes.ts'
import { criarDigesto, criarFalhas } from '../../../test/falhas.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { conferida, esperar, feriado, planilha } from '../../../test/planilhas.ts'
import { problemasDaTrilha } from '../../../test/trilha.ts'
import { modulos } from '../../../modulos.ts'
import { AGORA } from '../../../test/clock.ts'

// Each statement of a write is made to fail in its turn: all of it is there afterwards, or nothing, and asking again does
// it once.

const falhas = criarFalhas()
let rh: TestApp
let digesto: Awaited<ReturnType<typeof criarDigesto>>
beforeAll(async () => {
  rh = await createTestApp({}, [falhas.plugin])
  await abrirVagas(rh.db)
  digesto = await criarDigesto(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

/** More statements than any of these writes has. */
const SEM_FIM = 500

/**
 * Fails the first statement, then the second, and so on, until the write is there. Answers how many failed before it –
 * what is counted begins with the request, so the first ones only ask who it is – and throws where something was left
 * half done.
 */
async function falharEmCada(fazer: () => Promise<number>): Promise<number> {
  const antes = await digesto()
  for (let n = 1; n < SEM_FIM; n += 1) {
    falhas.armar(n)
    const status = await fazer()
    const falhou = falhas.desarmar()
    if (status !== (falhou ? 500 : 200)) throw new Error(`Statement ${n}: ${status}`)
    if (!falhou) return n - 1
    const depois = await digesto()
    if (mudadas(antes, depois).length === 0) continue
    // Past the commit what failed is the answer: asked again, it comes without a change.
    const outraVez = await fazer()
    const denovo = mudadas(depois, await digesto())
    if (outraVez === 200 && denovo.length === 0) return n
    throw new Error(
      `Statement ${n}: ${mudadas(antes, depois).join()}, and then ${outraVez} and ${denovo.join()}`,
    )
  }
  throw new Error('It never came to an end')
}
type Digesto = Awaited<ReturnType<typeof digesto>>
const mudadas = (antes: Digesto, depois: Digesto): string[] =>
  Object.keys(depois).filter((tabela) => antes[tabela] !== depois[tabela])

const historiaDe = async (id: number) => {
  const { rows } = await sql<{ status: string; eventos: string[]; vinculos: number; indice: string }>`
    select p.status, (select array_agg(e.tipo || ' ' || e.nome order by e.id) from processo_evento e
                       where e.processo_id = p.id and e.tipo in ('transicao', 'parecer')) as eventos,
           (select count(*)::int from vinculo v where v.admissao_id = p.id) as vinculos,
           (select status from processo_indice i where i.id = p.id) as indice
      from processo p where p.id = ${id}`.execute(rh.db)
  return rows[0]
}

describe('whatever fails, at each of its statements', () => {
  it('a move with its effect is made whole and once, or not at all', async () => {
    const { id, versao } = await aprovada(rh, await rh.as('coordenador.operacional'))
    const gerente = await confirmado(rh, 'gerente.rh')
    const antes = await historiaDe(id)
    const falharam = await falharEmCada(
      async () =>
        (await gerente.try('POST /api/admissao/efetivar', { body: { id, versao }, chave: `efetivar-${id}` }))
          .status,
    )
    expect(falharam).toBeGreaterThan(20)
    expect(await historiaDe(id)).toEqual({
      status: 'efetivada',
      indice: 'efetivada',
      vinculos: 1,
      eventos: [...(antes?.eventos ?? []), 'transicao efetivar'],
    })
  })

  it('the word of a sector is kept whole and once, or not at all', async () => {
    const { id, versao } = await enviada(await rh.as('coordenador.operacional'))
    const vagas = await rh.as('vagas')
    const body = { id, versao, parecer: 'vaga', decisao: 'aprovado', comentario: 'Vaga conferida' } as const
    const falharam = await falharEmCada(
      async () => (await vagas.try('POST /api/admissao/parecer', { body, chave: `vaga-${id}` })).status,
    )
    expect(falharam).toBeGreaterThan(9)
    expect(await historiaDe(id)).toMatchObject({
      status: 'em_analise',
      indice: 'em_analise',
      eventos: ['transicao enviar', 'parecer vaga', 'transicao analisar'],
    })
  })

  it('a move left for a day is made whole and once, or waits for the next time', async () => {
    const { id, versao } = await aprovada(rh, await rh.as('coordenador.operacional'))
    const gerente = await confirmado(rh, 'gerente.rh')
    // What the demo company left for a day has its own turn.
    await sql`delete from processo_agenda where processo_id <> ${id}`.execute(rh.db)
    await gerente.call('POST /api/admissao/efetivar', { body: { id, versao, para: '2026-11-30' } })
    rh.clock.irPara('2026-11-30T03:05:00Z')
    const antes = await historiaDe(id)
    const falharam = await falharEmCada(() =>
      modulos.admissao.agenda.executar(rh.deps).then(
        () => 200,
        () => 500,
      ),
    )
    expect(falharam).toBeGreaterThan(20)
    expect(await historiaDe(id)).toEqual({
      status: 'efetivada',
      indice: 'efetivada',
      vinculos: 1,
      eventos: [...(antes?.eventos ?? []), 'transicao efetivar'],
    })
    rh.clock.irPara(AGORA)
  })

  it('a spreadsheet comes in whole and once, or not at all', async () => {
    const admin = await rh.as('administrador')
    const linhas = ['Santos', 'Itu', 'Salto'].map((municipio) => feriado({ municipio }))
    const feriados = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from feriado`.execute(rh.db)
      return rows[0]?.n ?? 0
    }
    const antes = await feriados()
    let importacao = await conferida(admin, 'feriados', await planilha('feriados', linhas))
    const { id } = importacao
    let falharam = 0
    for (let n = 1; importacao.situacao !== 'importada' && n < SEM_FIM; n += 1) {
      if (importacao.situacao !== 'pronta') {
        const { versao, mapa } = importacao
        await admin.call('POST /api/importacao/conferir', { body: { id, versao, mapa } })
        importacao = await esperar(admin, id)
      }
      falhas.armar(n)
      await admin.try('POST /api/importacao/confirmar', { body: { id, versao: importacao.versao } })
      importacao = await esperar(admin, id).catch(() => esperar(admin, id))
      if (falhas.desarmar()) falharam += 1
      expect([n, await feriados()]).toEqual([n, importacao.situacao === 'importada' ? antes + 3 : antes])
    }
    expect(falharam).toBeGreaterThan(5)
    expect(await feriados()).toBe(antes + 3)
  })

  it('leaves an audit trail that agrees with itself', async () => {
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })
})
