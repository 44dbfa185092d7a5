import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoriasAnonimizadas, categoriasDevidas } from '@rh/domain/privacidade/anonimizacao'
import { openDb } from '../../../db/db.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import {
  dosOutros,
  marcarTitular,
  procurar,
  procurarMarcas,
  tabelasMarcadas,
} from '../../../test/titular-marcado.ts'
import { loadKeyRing } from '../../../trilha/chave.ts'
import { checkTrail, onOneConnection } from '../../../trilha/conferir.ts'
import type { Titular } from '../linhas.ts'
import { anonimizar } from './executar.ts'

let rh: TestApp
let titular: Titular
let saida: string
let marcas: readonly string[]
beforeAll(async () => {
  rh = await createTestApp()
  const { rows } = await sql<Titular & { saida: string }>`
    select p.id as pessoa_id, p.cpf, max(v.data_desligamento) as saida
      from pessoa p join vinculo v on v.pessoa_id = p.id
     group by p.id having bool_and(v.data_desligamento < date '2026-11-01')
     order by (select count(*) from processo x join vinculo w on w.id = x.vinculo_id where w.pessoa_id = p.id) desc, p.id
     limit 1`.execute(rh.db)
  const [achado] = rows
  if (!achado) throw new Error('The demo company has somebody who left')
  ;({ saida, ...titular } = achado)
  marcas = await marcarTitular(rh.db, titular)
  // The mark of an identity document is the person's from here on.
  titular = { ...titular, cpf: marcas.find((marca) => marca === 'ZQ:cadastro:pessoa:cpf:') ?? titular.cpf }
  await rh.db.updateTable('empresa').set({ anonimizaDesde: '2026-01-01' }).execute()
  // Everybody else stands under a hold: their rows have to stay as they are.
  await sql`insert into retencao_suspensa (pessoa_id, usuario_id, em, motivo)
    select id, 1, now(), 'Outro processo' from pessoa where id <> ${titular.pessoaId}`.execute(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

const rodar = () => anonimizar.executar(rh.deps)
const feitas = async (): Promise<string[]> => {
  const linhas = await rh.db
    .selectFrom('anonimizacao')
    .select('categoria')
    .where('pessoaId', '=', titular.pessoaId)
    .orderBy('id')
    .execute()
  return linhas.map(({ categoria }) => categoria)
}
const achadas = () => procurarMarcas(rh.db)
/** What the task itself writes and is of nobody. */
const DO_SISTEMA = [
  'anonimizacao',
  'auditoria',
  'auditoria_cabeca',
  'auditoria_supressao',
  // Marks of what was written, and values that name their person by a number: those of others are counted with the demo's.
  'escrita',
  'valor_cifrado',
]
const daCategoria = (marca: string): string => marca.split(':')[1] ?? ''
const depois = (anos: number): string =>
  Temporal.PlainDate.from(saida).add({ years: anos, days: 2 }).toString()
const irPara = (dia: string): void => rh.clock.irPara(`${dia}T12:00:00Z`)
const problemas = async () => {
  const keys = loadKeyRing(rh.deps.config)
  return (await onOneConnection(rh.db, (run) => checkTrail(run, { keys }))).exemplos
}

describe('anonymisation at the end of the terms', () => {
  it('begins with a person who has something in every table, and in the trail', async () => {
    expect(marcas.length).toBeGreaterThan(100)
    expect(await achadas()).toEqual([...marcas].toSorted())
    const tabelas = new Set(marcas.map((marca) => marca.split(':')[2]))
    expect(tabelas.size).toBeGreaterThan(tabelasMarcadas.length / 2)
    const doPix = await procurar(rh.db, 'ZQ:bancario:pessoa:pix:')
    expect(doPix.map((linha) => linha.split(':')[0])).toEqual(['auditoria', 'pessoa'])
  })

  it('does nothing before a term is over', async () => {
    irPara(depois(4))
    await rodar()
    expect(await feitas()).toEqual([])
  })

  it('does nothing while it is switched off', async () => {
    irPara(depois(30))
    await rh.db.updateTable('empresa').set({ anonimizaDesde: null }).execute()
    await rodar()
    expect(await feitas()).toEqual([])
    await rh.db.updateTable('empresa').set({ anonimizaDesde: '2026-01-01' }).execute()
  })

  it('only looks in the first night after nights without it: a clock may be years ahead', async () => {
    irPara(depois(30))
    await rh.db
      .insertInto('rotina')
      .values({ nome: anonimizar.nome, terminadaEm: `${depois(4)}T12:00:00Z`, milissegundos: 1 })
      .execute()
    await rodar()
    expect(await feitas()).toEqual([])
  })

  it('and at a restart after it, which runs what is due, until the next night', async () => {
    await rh.db
      .updateTable('rotina')
      .set({ terminadaEm: `${depois(30)}T12:00:00Z` })
      .where('nome', '=', anonimizar.nome)
      .execute()
    for (const hora of ['12:10', '23:50']) {
      rh.clock.irPara(`${depois(30)}T${hora}:00Z`)
      await rodar()
      expect([hora, await feitas()]).toEqual([hora, []])
    }
  })

  it('is stopped by a hold, and by a bond that lasts', async () => {
    irPara(depois(30))
    const quem = { pessoaId: titular.pessoaId, usuarioId: 1, em: '2026-11-01T00:00:00Z' }
    const { id } = await rh.db
      .insertInto('retencaoSuspensa')
      .values({ ...quem, motivo: 'Processo trabalhista' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await rodar()
    expect(await feitas()).toEqual([])
    await rh.db.deleteFrom('retencaoSuspensa').where('id', '=', id).execute()
    const { rows } = await sql<{ id: number }>`
      insert into vinculo (pessoa_id, matricula, data_admissao)
      values (${titular.pessoaId}, 'RECONTRATADA', ${depois(1)}) returning id`.execute(rh.db)
    await rodar()
    expect(await feitas()).toEqual([])
    expect(await achadas()).toEqual([...marcas].toSorted())
    await sql`delete from vinculo where id = ${rows[0]?.id}`.execute(rh.db)
  })

  it('waits longer where the company chose to', async () => {
    irPara(depois(5))
    await rh.db.insertInto('prazoDeGuarda').values({ categoria: 'bancario', meses: 72 }).execute()
    await rodar()
    expect(await feitas()).toEqual(categoriasDevidas(saida, depois(5), { bancario: 72 }))
    expect(await feitas()).not.toContain('bancario')
    await rh.db.deleteFrom('prazoDeGuarda').execute()
  })

  it('leaves nothing of a kind that is over, in any column of any table, and all of the others', async () => {
    irPara(depois(5))
    // The night after the one that only looked.
    const vespera = `${Temporal.PlainDate.from(depois(5)).subtract({ days: 1 }).toString()}T12:00:00Z`
    await rh.db
      .updateTable('rotina')
      .set({ terminadaEm: vespera, soOlhouEm: vespera })
      .where('nome', '=', anonimizar.nome)
      .execute()
    const deles = await dosOutros(rh.db, titular)
    await rodar()
    const mudaram = [...(await dosOutros(rh.db, titular))].filter(
      ([tabela, resumo]) => deles.get(tabela) !== resumo,
    )
    expect(mudaram.map(([tabela]) => tabela)).toEqual(DO_SISTEMA)
    const vencidas = categoriasDevidas(saida, depois(5), {})
    expect((await feitas()).toSorted()).toEqual([...vencidas].toSorted())
    const ficam = marcas.filter((marca) => !vencidas.some((nome) => nome === daCategoria(marca)))
    expect(ficam.length).toBeLessThan(marcas.length)
    expect(await achadas()).toEqual(ficam.toSorted())
    expect(await problemas()).toEqual([])
    await rh.db.deleteFrom('rotina').where('nome', '=', anonimizar.nome).execute()
  })

  it('goes on where it was cut off, and does nothing twice', async () => {
    irPara(depois(21))
    const arquivos = { ...rh.deps.arquivos, apagar: () => Promise.reject(new Error('disco')) }
    await expect(anonimizar.executar({ ...rh.deps, arquivos })).rejects.toThrow('disco')
    expect(await feitas()).not.toContain('trilha')
    await rodar()
    expect((await feitas()).toSorted()).toEqual([...categoriasAnonimizadas].toSorted())
    const linhas = () => rh.db.selectFrom('anonimizacao').selectAll().orderBy('id').execute()
    const antes = await linhas()
    await rodar()
    expect(await linhas()).toEqual(antes)
  })

  it('leaves nothing at all once every term is over, and a trail that holds', async () => {
    expect(await achadas()).toEqual([])
    expect(await problemas()).toEqual([])
  })

  it('keeps of itself which kinds, when and by which rule, and no value', async () => {
    const { rows } = await sql<{ linha: string }>`
      select a::text as linha from anonimizacao a where pessoa_id = ${titular.pessoaId}`.execute(rh.db)
    expect(rows).toHaveLength(categoriasAnonimizadas.length)
    for (const { linha } of rows)
      expect(linha).toMatch(/^\(\d+,\d+,[a-z]+,\d{4}-\d{2}-\d{2},\d+,\d+,\d+,\d+,"[^"]+"\)$/)
  })

  it('does not pass for a change by somebody else', async () => {
    const { rows } = await sql<{ id: string }>`
      select elo_id::text as id from auditoria_supressao order by id desc limit 1`.execute(rh.db)
    const alvo = rows[0]?.id ?? ''
    const tentar = (forjar: string) =>
      rh.db
        .transaction()
        .execute(async (tx) => {
          await sql`select set_config('rh.anonimizacao', 'sim', true)`.execute(tx)
          await sql.raw(forjar).execute(tx)
          const run = async <R>(texto: string, valores: readonly unknown[] = []) =>
            (
              await tx.executeQuery<R>({
                sql: texto,
                parameters: valores,
                query: { kind: 'RawNode' },
              } as never)
            ).rows
          const { readTrail } = await import('../../../trilha/conferir.ts')
          const { exemplos } = await readTrail(run, { keys: loadKeyRing(rh.deps.config) })
          throw Object.assign(new Error('rolled back'), { exemplos })
        })
        .catch((error: { exemplos?: readonly string[] }) => error.exemplos)
    expect(await tentar(`update auditoria set mudancas = '{"nome": ["x", "y"]}' where id = ${alvo}`)).toEqual(
      [expect.stringContaining('elo alterado')],
    )
    const forjada = `
      update auditoria set mudancas = '{}' where id = ${alvo};
      insert into auditoria_supressao (elo_id, categoria, resumo, em, chave, assinatura)
      select a.id, 'trilha', auditoria_hash(a.hash_anterior, a.entidade, a.registro, a.sequencia, a.tabela, a.operacao,
               a.usuario_id, a.ip, a.requisicao, a.em, a.mudancas), now(), s.chave, s.assinatura
        from auditoria a join auditoria_supressao s on s.elo_id = a.id where a.id = ${alvo} limit 1`
    expect(await tentar(forjada)).toEqual([expect.stringContaining('assinatura inválida')])
  })

  it("is beyond the application's own login", async () => {
    const aplicacao = openDb({ ...rh.conexao, max: 1 })
    for (const comando of ['update auditoria set mudancas = mudancas', 'delete from processo_evento'])
      await expect(
        aplicacao.transaction().execute(async (tx) => {
          await sql`select set_config('rh.anonimizacao', 'sim', true)`.execute(tx)
          await sql.raw(comando).execute(tx)
        }),
      ).rejects.toThrow(/permission denied/)
    await aplicacao.destroy()
  })
})
