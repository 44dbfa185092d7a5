import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoriasAnonimizadas } from '@rh/domain/privacidade/anonimizacao'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { procurar } from '../../../test/titular-marcado.ts'
import { loadKeyRing } from '../../../trilha/chave.ts'
import { checkTrail, onOneConnection } from '../../../trilha/conferir.ts'
import { anonimizar } from './executar.ts'

// People of the demo company who left, with what really is of them, under every constraint of the database.

interface Saiu {
  readonly id: number
  readonly vinculoId: number
  readonly cpf: string
  readonly nome: string
}

let rh: TestApp
let gerente: Client
let sairam: readonly Saiu[]
/** A file that one person's document names, and one that a message has as well. */
let dela: string
let comum: string
/** Encrypted parts of accounts before, of everybody and of who left. */
let contas = 0
let contasDeles = 0

async function documentoDe(pessoaId: number): Promise<string> {
  const id = randomUUID()
  const caminho = join(rh.deps.config.dadosDir, id)
  await writeFile(caminho, 'cópia do RG')
  await rh.deps.arquivos.guardar(id, caminho)
  await sql`insert into arquivo (id, nome, tipo, bytes, sha256, enviado_em)
    values (${id}, 'rg de alguém.pdf', 'application/pdf', 11, repeat('a', 64), now())`.execute(rh.db)
  await guardarDocumento(pessoaId, id)
  return id
}

const guardarDocumento = (pessoaId: number, arquivoId: string) =>
  sql`insert into pessoa_documento (pessoa_id, tipo_id, numero, arquivo_id, registrado_em, registrado_por)
      select ${pessoaId}, min(id), '12.345', ${arquivoId}, now(), 1 from documento_tipo`.execute(rh.db)

beforeAll(async () => {
  rh = await createTestApp()
  const { rows } = await sql<Saiu>`
    select p.id, p.cpf, p.nome, max(v.id) as vinculo_id
      from pessoa p join vinculo v on v.pessoa_id = p.id
     group by p.id having bool_and(v.data_desligamento < date '2026-11-01')
     order by (select count(*) from afastamento a join vinculo w on w.id = a.vinculo_id
                where w.pessoa_id = p.id and a.exame_resultado is not null) desc,
              (select count(*) from processo x join vinculo w on w.id = x.vinculo_id where w.pessoa_id = p.id) desc,
              p.id limit 12`.execute(rh.db)
  sairam = rows
  const ids = sql.val(sairam.map(({ id }) => id))
  const { rows: guardadas } = await sql<{ todas: number; deles: number }>`
    select count(*)::int as todas, count(*) filter (where registro = any (${ids}::int[]))::int as deles
      from valor_cifrado where tabela = 'pessoa'`.execute(rh.db)
  contas = guardadas[0]?.todas ?? 0
  contasDeles = guardadas[0]?.deles ?? 0
  dela = await documentoDe(sairam[0]?.id ?? 0)
  comum = await documentoDe(sairam[1]?.id ?? 0)
  await sql`insert into mensagem_anexo (mensagem_id, ordem, arquivo_id)
    select min(id), 99, ${comum} from mensagem`.execute(rh.db)
  await sql`insert into retencao_suspensa (pessoa_id, usuario_id, em, motivo)
    select id, 1, now(), 'Processo' from pessoa
     where id <> all (${sql.val(sairam.map(({ id }) => id))}::int[])`.execute(rh.db)
  await rh.db.updateTable('empresa').set({ anonimizaDesde: '2026-01-01' }).execute()
  rh.clock.irPara('2060-01-04T15:00:00Z')
  await anonimizar.executar(rh.deps)
  gerente = await rh.as('gerente.rh')
}, 120_000)
afterAll(() => rh[Symbol.asyncDispose]())

describe('people who left more than twenty years ago', () => {
  it('are let go of under every constraint of the database, kind by kind', async () => {
    expect(sairam).toHaveLength(12)
    const { rows } = await sql<{ categoria: string; pessoas: number }>`
      select categoria, count(*)::int as pessoas from anonimizacao group by 1`.execute(rh.db)
    expect(new Map(rows.map(({ categoria, pessoas }) => [categoria, pessoas]))).toEqual(
      new Map(categoriasAnonimizadas.map((nome) => [nome, 12])),
    )
  })

  it('are nowhere any more by CPF or by name', async () => {
    expect(await procurar(rh.db, ...sairam.flatMap(({ cpf, nome }) => [cpf, nome]))).toEqual([])
  })

  it('leave no encrypted value, and those of everybody else as they were', async () => {
    const { rows } = await sql<{ deles: number; dosOutros: number }>`
      select count(*) filter (where registro = any (${sql.val(sairam.map(({ id }) => id))}::int[]))::int as deles,
             count(*) filter (where registro <> all (${sql.val(sairam.map(({ id }) => id))}::int[]))::int as dos_outros
        from valor_cifrado where tabela = 'pessoa'`.execute(rh.db)
    expect(rows).toEqual([{ deles: 0, dosOutros: contas - contasDeles }])
    expect(contasDeles).toBeGreaterThan(0)
  })

  it('take their files with them, and leave one that somebody was sent as well', async () => {
    await expect(rh.deps.arquivos.abrir(dela)).rejects.toThrow('ENOENT')
    const fica = await rh.deps.arquivos.abrir(comum)
    fica.destroy()
    const linhas = await rh.db
      .selectFrom('arquivo')
      .select(['id', 'nome'])
      .where('id', 'in', [dela, comum])
      .where('eliminadoEm', 'is not', null)
      .execute()
    expect(linhas).toEqual([{ id: dela, nome: 'anonimizado' }])
  })

  it('leave a trail that holds', async () => {
    const keys = loadKeyRing(rh.deps.config)
    expect((await onOneConnection(rh.db, (run) => checkTrail(run, { keys }))).exemplos).toEqual([])
  })

  it('leave pages that open: the file, what is held, the terms, their processes', async () => {
    for (const { vinculoId } of sairam) {
      const params = { id: String(vinculoId) }
      for (const [chamada, url] of [
        ['ficha', `/api/colaborador/obter/${params.id}`],
        ['titular', `/api/privacidade/titular/${params.id}`],
        ['trilha', `/api/colaborador/historico/${params.id}`],
      ] as const) {
        const { statusCode, body } = await rh.app.inject({
          url,
          headers: { authorization: `Bearer ${gerente.token ?? ''}` },
        })
        expect([chamada, statusCode < 500, statusCode < 500 || body]).toEqual([chamada, true, true])
      }
    }
    const { rows } = await sql<{ id: number; tipo: string }>`
      select p.id, p.tipo from processo p join vinculo v on v.id = p.vinculo_id
       where v.pessoa_id = any (${sql.val(sairam.map(({ id }) => id))}::int[])`.execute(rh.db)
    expect(rows.length).toBeGreaterThan(0)
    const erros: string[] = []
    for (const { id, tipo } of rows) {
      const { statusCode } = await rh.app.inject({
        url: `/api/${tipo}/obter/${id}`,
        headers: { authorization: `Bearer ${gerente.token ?? ''}` },
      })
      if (statusCode >= 500) erros.push(`${tipo} ${statusCode}`)
    }
    expect(erros).toEqual([])
  })
})
