import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir } from '../../test/contratos.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'

// One definition of a vacant slot and of who is on the roster: every place that shows one is asked.

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const somar = (numeros: readonly number[]): number => numeros.reduce((total, n) => total + n, 0)
const noPainel = async (login: string) =>
  (await rh.as(login)).call('GET /api/inicio', { query: { quadro: '1' } })
const naLista = async (client: Client) =>
  (await client.call('GET /api/contratos/listar', { query: { porPagina: 100 } })).results

/** Vacant slots as each place says them, added up over the contracts that Comercial sees. */
async function vagasEmTodaParte() {
  const comercial = await rh.as('comercial')
  const operacional = await rh.as('coordenador.operacional')
  const lista = await naLista(comercial)
  const paginas = await Promise.all(lista.map(({ id }) => abrir(comercial, id)))
  const postos = paginas.flatMap((pagina) => pagina.postos.map(({ id }) => ({ id, data: pagina.data })))
  const livres: number[] = []
  for (const { id: postoId, data } of postos) {
    const { results } = await operacional.call('GET /api/admissao/postos', { query: { data, postoId } })
    livres.push(Math.max(0, results[0]?.vagasLivres ?? 0))
  }
  return {
    painel: (await noPainel('administrador')).vagasAbertas ?? -1,
    painelDeQuemVende: (await noPainel('comercial')).vagasAbertas ?? -1,
    lista: somar(lista.map(({ vagas }) => vagas)),
    paginas: somar(paginas.map(({ ocupacao }) => ocupacao.vago)),
    postos: somar(paginas.flatMap((pagina) => pagina.postos.map(({ vagas }) => vagas))),
    admissao: somar(livres),
  }
}

const umSo = (numeros: object): number[] => [...new Set<number>(Object.values(numeros))]

describe('vacant slots', () => {
  it('are the same number in panel, list, pages, posts and admission', async () => {
    const numeros = await vagasEmTodaParte()
    expect(umSo(numeros), JSON.stringify(numeros)).toHaveLength(1)
    expect(numeros.lista).toBeGreaterThan(0)
  })

  it('are so with a person hired for later, an admission on its way and a contract that ended', async () => {
    const antes = (await vagasEmTodaParte()).painel
    const comercial = await rh.as('comercial')
    const paginas = await Promise.all((await naLista(comercial)).map(({ id }) => abrir(comercial, id)))
    const [um, outro] = paginas
      .filter(({ situacao }) => situacao === 'vigente')
      .flatMap(({ postos }) => postos)
      .filter(({ vagas }) => vagas > 0)
    if (!um || !outro) throw new Error('the demo company has no two posts with vacant slots')
    const vinculo = await rh.db
      .selectFrom('vinculo')
      .select('id')
      .where('dataDesligamento', '<', '2026-11-20')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await rh.db
      .insertInto('alocacao')
      .values({ vinculoId: vinculo.id, postoId: um.id, inicio: '2027-02-01', fim: null })
      .execute()
    const { rows } = await sql<{ id: number }>`
      insert into processo (tipo, numero, status, setor_origem, solicitante_id, criado_em, atualizado_em)
      select 'admissao', '2099-1', 'solicitada', 1, min(id), now(), now() from usuario returning id`.execute(
      rh.db,
    )
    await sql`update processo_indice set posto_id = ${outro.id}, data = '2027-03-01' where id = ${rows[0]?.id}`.execute(
      rh.db,
    )
    const depois = await vagasEmTodaParte()
    expect(umSo(depois), JSON.stringify(depois)).toEqual([antes - 2])
    rh.clock.irPara(noiteDe('2027-02-15'))
    const numeros = await vagasEmTodaParte()
    expect(umSo(numeros), JSON.stringify(numeros)).toHaveLength(1)
    rh.clock.irPara(AGORA)
  })
})

it('people on the roster are those that their list counts, in every sector', async () => {
  for (const login of ['administrador', 'gestor', 'cadastro']) {
    const { contagens } = await (await rh.as(login)).call('GET /api/colaborador/contagens', { query: {} })
    const noQuadro = Object.entries(contagens).filter(([s]) => s !== 'pre_admissao' && s !== 'desligado')
    expect((await noPainel(login)).colaboradoresAtivos, login).toBe(somar(noQuadro.map(([, n]) => n)))
  }
})
