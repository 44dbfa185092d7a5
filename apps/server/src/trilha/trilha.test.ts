import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../test/harness.ts'
import { abrirTrilha } from '../test/trilha.ts'
import { aoMesmoTempo } from '../test/travas.ts'
import { addKey, loadKeyRing } from './chave.ts'
import { readTrail, runOn } from './conferir.ts'
import { sealTrail } from './selar.ts'
import { conferirNovos, conferirTudo, selarTrilha } from './tarefas.ts'

const t = abrirTrilha()
const { conferir, selos } = t

const ALVO = { entidade: 'vinculo', registro: 7 }
const daCadeia = sql`entidade = ${ALVO.entidade} and registro = ${ALVO.registro}`

const SEM_GUARDAS = ['auditoria', 'auditoria_cabeca', 'auditoria_selo']

/** Tampers as whoever owns the database could, past the triggers that keep the trail append-only, and takes it back. */
async function adulterar(...comandos: readonly RawBuilder<unknown>[]): Promise<string[]> {
  const desfazer = new Error('undo')
  const anchored = await t.meios.anchor.read()
  let problemas: readonly string[] = []
  await t.db
    .transaction()
    .execute(async (tx) => {
      for (const tabela of SEM_GUARDAS)
        await sql`alter table ${sql.table(tabela)} disable trigger user`.execute(tx)
      for (const comando of comandos) await comando.execute(tx)
      problemas = (await readTrail(runOn(tx), { keys: t.meios.keys, anchored })).exemplos
      throw desfazer
    })
    .catch((error: unknown) => {
      if (error !== desfazer) throw error
    })
  return [...problemas]
}

/** Makes every hash of a chain, and its head, agree with what is in it now. */
const refazerCadeia = sql`
  do $$ declare elo auditoria; anterior text := ''; feito text; begin
    for elo in select * from auditoria where entidade = 'vinculo' and registro = 7 order by sequencia loop
      feito := auditoria_hash(anterior, elo.entidade, elo.registro, elo.sequencia, elo.tabela, elo.operacao,
                              elo.usuario_id, elo.ip, elo.requisicao, elo.em, elo.mudancas);
      update auditoria set hash_anterior = anterior, hash = feito where id = elo.id;
      update auditoria_cabeca set hash = feito, sequencia = elo.sequencia
       where entidade = elo.entidade and registro = elo.registro;
      anterior := feito;
    end loop;
  end $$`

describe('the audit trail', () => {
  it('agrees with itself, seals and all', async () => {
    expect(await sealTrail(t.meios)).toBe(1)
    expect(await sealTrail(t.meios)).toBe(0)
    const { cadeias, elos, naoSelados, exemplos } = await conferir()
    expect(exemplos).toEqual([])
    expect(naoSelados).toBe(0)
    expect(cadeias).toBeGreaterThan(400)
    expect(elos).toBeGreaterThan(cadeias)
  })

  it('has the links of both who begin a chain at one moment, one after the other', async () => {
    const id = await t.db.transaction().execute(async (tx) => {
      // As a record that was there before its table was followed: without a chain.
      await sql`set local session_replication_role = replica`.execute(tx)
      const { rows } = await sql<{ id: number }>`insert into usuario (usuario, nome, email, senha_hash)
        values ('sem.cadeia', 'Sem Cadeia', 'sem.cadeia@example.com', '') returning id`.execute(tx)
      return rows[0]?.id
    })
    const abrir = (dia: string) =>
      sql`insert into horario (usuario_id, dia_semana, entrada, saida) values (${id}, ${dia}, '08:00', '12:00')`
    const { esperaram } = await aoMesmoTempo(t.db, abrir('Segunda-feira'), [
      () => abrir('Terça-feira').execute(t.db),
    ])
    expect(esperaram).toBe(1)
    const elos = await t.db
      .selectFrom('auditoria')
      .select(['sequencia', 'mudancas'])
      .where('entidade', '=', 'usuario')
      .where('registro', '=', Number(id))
      .orderBy('sequencia')
      .execute()
    expect(elos).toMatchObject([
      { sequencia: 1, mudancas: { dia_semana: [null, 'Segunda-feira'] } },
      { sequencia: 2, mudancas: { dia_semana: [null, 'Terça-feira'] } },
    ])
    expect((await conferir()).exemplos).toEqual([])
  })

  it('refuses to be changed or emptied, also by its owner', async () => {
    const [antes] = await selos()
    await expect(t.db.updateTable('auditoria').set({ usuarioId: 1 }).execute()).rejects.toThrow(
      'somente acréscimos',
    )
    for (const tabela of SEM_GUARDAS) {
      await expect(sql`delete from ${sql.table(tabela)}`.execute(t.db)).rejects.toThrow('somente acréscimos')
      await expect(sql`truncate ${sql.table(tabela)}`.execute(t.db)).rejects.toThrow('somente acréscimos')
    }
    expect((await selos())[0]).toEqual(antes)
  })

  it.each([
    [
      'an edited value',
      sql`update auditoria set mudancas = '{"salario_centavos": [1, 2]}' where ${daCadeia} and sequencia = 2`,
    ],
    ['another author', sql`update auditoria set usuario_id = 1 where ${daCadeia} and sequencia = 1`],
    [
      'another moment',
      sql`update auditoria set em = em + interval '1 second' where ${daCadeia} and sequencia = 2`,
    ],
    ['a removed link', sql`delete from auditoria where ${daCadeia} and sequencia = 1`],
    [
      'a removed tail',
      sql`delete from auditoria where ${daCadeia} and sequencia = (
        select max(sequencia) from auditoria where ${daCadeia})`,
    ],
    ['a removed chain', sql`delete from auditoria where ${daCadeia}`],
    ['a removed head', sql`delete from auditoria_cabeca where ${daCadeia}`],
  ])('shows %s, and where', async (_caso, comando) => {
    const dosElos = (await adulterar(comando)).filter((problema) => !/^(Selo|As cabeças)/.test(problema))
    expect(dosElos.length).toBeGreaterThan(0)
    expect(dosElos.filter((problema) => !problema.startsWith('vinculo 7, elo '))).toEqual([])
  })

  const forjados: readonly [string, readonly RawBuilder<unknown>[], RegExp][] = [
    [
      'a chain rewritten to its head',
      [sql`update auditoria set usuario_id = 1 where ${daCadeia} and sequencia = 1`, refazerCadeia],
      /^Selo 1: os elos não são os que foram selados$/,
    ],
    [
      'a chain cut off with its head',
      [
        sql`delete from auditoria where ${daCadeia} and sequencia > 1`,
        sql`update auditoria_cabeca c set sequencia = 1, hash = a.hash from auditoria a
             where a.entidade = c.entidade and a.registro = c.registro and a.sequencia = 1
               and c.entidade = ${ALVO.entidade} and c.registro = ${ALVO.registro}`,
      ],
      /^Selo 1: cobria \d+ elos, e há \d+$/,
    ],
    [
      'a chain taken away with its head',
      [sql`delete from auditoria where ${daCadeia}`, sql`delete from auditoria_cabeca where ${daCadeia}`],
      /^Selo 1: cobria \d+ elos, e há \d+$/,
    ],
    [
      'a trail that was emptied, seals and all',
      [sql`truncate auditoria, auditoria_cabeca, auditoria_selo`],
      /^A âncora vai até o selo 1, e o banco até o 0/,
    ],
    [
      'a seal without the key',
      [sql`update auditoria_selo set assinatura = repeat('0', 64)`],
      /^Selo 1: (a assinatura não confere|não é o da âncora)$/,
    ],
    [
      'a seal of another key',
      [sql`update auditoria_selo set chave = 'outra'`],
      /^Selo 1: assinado com a chave outra, que não está entre as conhecidas$/,
    ],
  ]
  it.each(forjados)('shows %s', async (_caso, comandos, problema) => {
    const problemas = await adulterar(...comandos)
    expect(problemas).not.toEqual([])
    expect(problemas.filter((texto) => !problema.test(texto))).toEqual([])
  })
})

describe('the tasks of the trail', () => {
  it('seal, check, keep what they found and tell Admin once', async () => {
    await using rh = await createTestApp()
    const administrador = await rh.as('administrador')
    const situacao = () => administrador.call('GET /api/inicio/trilha')
    expect(await situacao()).toMatchObject({ situacao: 'por_conferir', fraquezas: [], selo: null })
    rh.clock.irPara(Temporal.Now.instant().add({ hours: 1 }).toString())
    const depois = await rh.as('administrador')
    expect((await depois.call('GET /api/inicio/trilha')).situacao).toBe('selos_parados')
    await selarTrilha.executar(rh.deps)
    await conferirTudo.executar(rh.deps)
    await conferirNovos.executar(rh.deps)
    expect(await depois.call('GET /api/inicio/trilha')).toMatchObject({
      situacao: 'em_dia',
      conferencia: { problemas: 0, exemplos: [] },
      selo: { numero: 1 },
    })
    await sql`alter table auditoria disable trigger auditoria_imutavel`.execute(rh.db)
    await sql`update auditoria set usuario_id = 1 where ${daCadeia} and sequencia = 1`.execute(rh.db)
    await conferirTudo.executar(rh.deps)
    await conferirTudo.executar(rh.deps)
    const avisos = await rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('texto', 'like', '%trilha de auditoria%')
      .execute()
    expect(avisos.map(({ texto }) => texto)).toEqual([
      'A conferência da trilha de auditoria encontrou um problema. Veja em Início.',
    ])
    const achado = await depois.call('GET /api/inicio/trilha')
    expect(achado.situacao).toBe('com_problemas')
    expect(achado.conferencia?.exemplos[0]).toBe('vinculo 7, elo 1: elo alterado')
  })

  it('make the key at the first start, which nobody else may read', async () => {
    const config = { dadosDir: join(t.pasta, 'dados'), auditoriaChaves: undefined }
    const { chave } = loadKeyRing(config).sign('x')
    expect((await stat(join(config.dadosDir, 'auditoria.chave'))).mode & 0o777).toBe(0o600)
    addKey(config)
    const ring = loadKeyRing(config)
    expect(ring.sign('x').chave).not.toBe(chave)
    expect(ring.verify('x', chave, '00')).toBe(false)
    await writeFile(join(config.dadosDir, 'auditoria.chave'), 'outra coisa')
    expect(() => loadKeyRing(config)).toThrow('não tem as chaves da trilha')
  })
})
