import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, type Db } from '../db/db.ts'
import { migrate, migrationsFolder } from '../db/migrate.ts'
import { chavesDeTeste } from '../test/chaves.ts'
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts'
import { ondeSeLe } from '../test/varredura.ts'
import { checkTrail, onOneConnection } from '../trilha/conferir.ts'
import { cifrarAntigos } from './antigos.ts'
import { cofreDe } from './banco.ts'
import { abrirFormularios, abrirMudancas } from './formularios.ts'
import { lugarDaAmostra, lugarDaConta, lugarDoCampo } from './lugares.ts'
import { abrirValores } from './valores.ts'

const CONTA = '730915846201553'
const NOVA = '730915846201554'
const PIX = 'marca-da-pessoa@exemplo.com.br'
const CID = 'Q61.3'
const MARCAS = [CONTA, NOVA, PIX, CID]

const bancarios = { banco: '341', agencia: '0417', conta: CONTA, contaDigito: 'X', pix: PIX }
const admissao = { pessoais: { nome: 'Antônia' }, bancarios }
const leave = { motivo: '03', 'atestado.cid': CID, 'atestado.dias': 20 }
const mudanca = { etapa: 'bancarios', campo: 'conta', label: 'Conta', de: null, para: CONTA }

let banco: TestDatabase
let db: Db
let anteriores: string

/** A database as the version before the encryption left it: its schema, and rows as it wrote them. */
beforeAll(async () => {
  anteriores = await mkdtemp(join(tmpdir(), 'rh-migracoes-'))
  for (const nome of await readdir(migrationsFolder))
    if (nome < '0135') await cp(join(migrationsFolder, nome), join(anteriores, nome))
  banco = await createEmptyDatabase()
  await migrate(banco.connection, anteriores)
  db = openDb({ ...banco.connection, max: 4 }, chavesDeTeste)
  await escreverComoAntes()
})
afterAll(async () => {
  await db.destroy()
  await banco.drop()
  await rm(anteriores, { recursive: true })
})

async function escreverComoAntes(): Promise<void> {
  await sql`
    insert into pessoa (cpf, nome, nascimento, sexo, estado_civil, raca_cor, grau_instrucao, mae, telefone, rg, rg_orgao,
                        rg_uf, cep, logradouro, numero, bairro, municipio, uf, banco, agencia, conta, conta_digito,
                        conta_tipo, pix)
    select lpad(n::text, 11, '0'), 'Antônia', '1990-05-02', 'F', '1', '3', '07', 'Mãe', '11987654321', '1', 'SSP', 'SP',
           '01310100', 'Rua', '1', 'Centro', 'São Paulo', 'SP', '341', '0417', ${CONTA}, 'X', 'CC', ${PIX}
      from generate_series(1, 3) n`.execute(db)
  await sql`update pessoa set conta = ${NOVA} where id = 2`.execute(db)
  // Whose rows they are does not matter here: no key of another table is looked at.
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into vinculo (pessoa_id, matricula, data_admissao, experiencia_dias, experiencia_prorrogacao_dias)
      values (1, '000001', '2024-01-01', 0, 0)`.execute(tx)
    await sql`
      insert into processo_evento (processo_id, tipo, mudancas, em)
      values (7, 'edicao', ${JSON.stringify([mudanca])}, now()),
             (8, 'edicao', ${JSON.stringify([{ campo: 'atestado.cid', label: 'CID', de: CID, para: null }])}, now())`.execute(
      tx,
    )
    await sql`
      insert into folha_item (envio_id, chave, revisao, tipo, operacao, vinculo_id, contrato_id, data, retroativo, hash,
                              linha)
      select 1, 'banco:1', 1, 'dados_bancarios', 'inclusao', 1, 1, '2026-11-01', false, ${hashDe(sql`conta`)},
             conta || '{"nome": "Antônia"}'
        from (select jsonb_build_object('banco', banco, 'agencia', agencia, 'conta', conta, 'contaDigito', conta_digito,
                                        'contaTipo', conta_tipo, 'pix', pix) as conta from pessoa where id = 1) p`.execute(
      tx,
    )
    await sql`
      insert into importacao (tipo, situacao, arquivo_id, cabecalho, mapa, amostra, linhas, usuario_id, criada_em)
      values ('colaboradores', 'pronta', gen_random_uuid(), '{Conta}', '{}', ${JSON.stringify([[CONTA]])}, 1, 1, now())`.execute(
      tx,
    )
    await sql`insert into importacao_erro (importacao_id, linha, coluna, endereco, valor, mensagem)
      values (1, 2, 'conta', 'B2', ${CONTA}, 'Confira')`.execute(tx)
    await sql`insert into idempotencia (usuario_id, chave, chamada, corpo_hash, resposta)
      values (1, 'x', 'PUT /api/colaborador/dados', 'y', ${JSON.stringify({ conta: CONTA })})`.execute(tx)
  })
  await comTrilha()
}

const hashDe = (conta: ReturnType<typeof sql>) =>
  sql`encode(sha256(convert_to(${conta}::text, 'UTF8')), 'hex')`

/** Rows whose links the trail has: keys of other tables are taken away instead, in this database of the test's own. */
async function comTrilha(): Promise<void> {
  for (const tabela of ['processo_formulario', 'candidato_campo'])
    await sql
      .raw(
        `do $$ declare r record; begin
           for r in select conname from pg_constraint where conrelid = '${tabela}'::regclass and contype = 'f' loop
             execute 'alter table ${tabela} drop constraint ' || quote_ident(r.conname);
           end loop; end $$`,
      )
      .execute(db)
  await sql`insert into processo_formulario (processo_id, dados, enviados)
    values (7, ${JSON.stringify(admissao)}, ${JSON.stringify(admissao)}), (8, ${JSON.stringify(leave)}, null)`.execute(
    db,
  )
  await sql`insert into candidato_campo (processo_id, pessoa_selo, link_id, etapa, campo, valor, recebido_em)
    values (7, '\\x01', 1, 'bancarios', 'pix', ${JSON.stringify(PIX)}, now()),
           (7, '\\x01', 1, 'bancarios', 'agencia', '"0416"', now()),
           (7, '\\x01', 1, 'pessoais', 'mae', '"Maria"', now())`.execute(db)
  await sql`update candidato_campo set valor = ${JSON.stringify(CONTA)} where campo = 'pix'`.execute(db)
  await sql`update candidato_campo set valor = ${JSON.stringify(PIX)} where campo = 'pix'`.execute(db)
}

const cofre = () => cofreDe(db)
const conferir = (comChaves = true) =>
  onOneConnection(db, (run) => checkTrail(run, comChaves ? { cofre: cofre() } : {}))
/** Links of the version before, and those that do not agree with their hash: today's check reads tables of today. */
const elosDeAntes = async () => {
  const { rows } = await sql<{ elos: number; alterados: number }>`
    select count(*)::int as elos, count(*) filter (where hash is distinct from auditoria_hash(hash_anterior, entidade,
             registro, sequencia, tabela, operacao, usuario_id, ip, requisicao, em, mudancas))::int as alterados
      from auditoria`.execute(db)
  return rows[0]
}
const nomes = async (id: number) =>
  db
    .selectFrom('pessoa')
    .select(['agencia', 'conta', 'contaDigito', 'pix', 'versao'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a database of the version before', () => {
  it('says accounts and health codes in its columns, documents and trail, until the new one starts', async () => {
    const onde = (await ondeSeLe(db, MARCAS)).map((achado) => achado.split(':')[0])
    expect(new Set(onde)).toEqual(
      new Set([
        'auditoria.mudancas',
        'candidato_campo.valor',
        'folha_item.linha',
        'idempotencia.resposta',
        'importacao.amostra',
        'importacao_erro.valor',
        'pessoa.conta',
        'pessoa.pix',
        'processo_evento.mudancas',
        'processo_formulario.dados',
        'processo_formulario.enviados',
      ]),
    )
    expect(await elosDeAntes()).toMatchObject({ alterados: 0 })
  })

  it('goes on after an interruption, and says nothing afterwards', async () => {
    const elos = (await elosDeAntes())?.elos
    await migrate(banco.connection)
    // The third table that is rewritten breaks the first run.
    await sql`create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'energia'; end $$`.execute(
      db,
    )
    await sql`create trigger quebrar before insert on valor_cifrado for each row when (new.registro = 8) execute function quebrar()`.execute(
      db,
    )
    let avisos = 0
    await expect(cifrarAntigos(db, () => (avisos += 1))).rejects.toThrow('energia')
    expect((await nomes(1)).conta).toMatch(/^cifrado:/)
    await sql`drop trigger quebrar on valor_cifrado`.execute(db)
    expect(await cifrarAntigos(db, () => (avisos += 1))).toBeGreaterThan(5)
    expect(avisos).toBe(2)
    expect(await ondeSeLe(db, MARCAS)).toEqual([])
    expect(await cifrarAntigos(db, () => (avisos += 1))).toBe(0)
    expect(avisos).toBe(2)
    expect((await conferir()).elos).toBe(elos)
    const { rows } =
      await sql`select from pg_constraint where conname like '%cifrad%' and not convalidated`.execute(db)
    expect(rows).toEqual([])
  })

  it('reads as before: nobody changed anything', async () => {
    const { versao, ...conta } = await nomes(1)
    expect(versao).toBe(1)
    const campos = ['agencia', 'conta', 'contaDigito', 'pix'] as const
    expect(
      await abrirValores(
        db,
        campos.map((campo) => ({ ...lugarDaConta(1, campo), nome: conta[campo] ?? '' })),
      ),
    ).toEqual(['0417', CONTA, 'X', PIX])
    const [sete] = await db
      .selectFrom('processoFormulario')
      .select(['dados', 'enviados'])
      .where('processoId', '=', 7)
      .execute()
    expect(
      await abrirFormularios(
        db,
        [sete?.dados, sete?.enviados].map((dados) => ({ processoId: 7, dados: dados as object })),
      ),
    ).toEqual([admissao, admissao])
    const [oito] = await db
      .selectFrom('processoFormulario')
      .select('dados')
      .where('processoId', '=', 8)
      .execute()
    expect(await abrirFormularios(db, [{ processoId: 8, dados: oito?.dados as object }])).toEqual([leave])
    const [evento] = await db
      .selectFrom('processoEvento')
      .select('mudancas')
      .where('processoId', '=', 7)
      .execute()
    expect(
      await abrirMudancas(db, [{ processoId: 7, mudancas: evento?.mudancas as (typeof mudanca)[] }]),
    ).toEqual([[mudanca]])
    const [pix] = await db.selectFrom('candidatoCampo').select('valor').where('campo', '=', 'pix').execute()
    expect(
      await abrirValores(db, [
        { ...lugarDoCampo(7, { etapa: 'bancarios', campo: 'pix' }), nome: String(pix?.valor) },
      ]),
    ).toEqual([PIX])
    const [{ amostra } = { amostra: '' }] = await db.selectFrom('importacao').select('amostra').execute()
    expect(await abrirValores(db, [{ ...lugarDaAmostra(1), nome: String(amostra) }])).toEqual([[[CONTA]]])
  })

  it('does not tell the payroll again of the account that it was told of', async () => {
    const { rows } = await sql<{ mesmo: boolean }>`
      select i.hash = ${hashDe(sql`jsonb_build_object('banco', p.banco, 'agencia', p.agencia, 'conta', p.conta,
               'contaDigito', p.conta_digito, 'contaTipo', p.conta_tipo, 'pix', p.pix)`)} as mesmo
        from folha_item i, pessoa p where p.id = 1`.execute(db)
    expect(rows).toEqual([{ mesmo: true }])
  })

  it('has a trail that is checked by what it said, and no less', async () => {
    expect(await conferir()).toMatchObject({ problemas: 0 })
    expect(await conferir(false)).toMatchObject({ problemas: 0 })
    const mudar = async (o: ReturnType<typeof sql>) => {
      await sql`alter table auditoria disable trigger auditoria_imutavel`.execute(db)
      await o.execute(db)
      await sql`alter table auditoria enable trigger auditoria_imutavel`.execute(db)
    }
    // The value of one link in the place of another of the same field: each opens, the hash tells.
    const {
      rows: [link],
    } = await sql<{
      mudancas: string
    }>`select mudancas::text from auditoria where tabela = 'pessoa' and registro = 2 and operacao = 'UPDATE'`.execute(
      db,
    )
    await mudar(
      sql`update auditoria set mudancas = jsonb_set(mudancas, '{conta}', jsonb_build_array(mudancas -> 'conta' -> 1, mudancas -> 'conta' -> 0)) where tabela = 'pessoa' and registro = 2 and operacao = 'UPDATE'`,
    )
    expect((await conferir()).exemplos).toEqual(['pessoa 2, elo 2: elo alterado'])
    await mudar(
      sql`update auditoria set mudancas = ${link?.mudancas}::jsonb where tabela = 'pessoa' and registro = 2 and operacao = 'UPDATE'`,
    )
    expect((await conferir()).problemas).toBe(0)
    await sql`update valor_cifrado set cifra = set_byte(cifra, 36, get_byte(cifra, 36) # 1) where tabela = 'pessoa' and registro = 3 and campo = 'conta'`.execute(
      db,
    )
    expect((await conferir()).exemplos).toEqual(['pessoa 3, elo 1: um valor cifrado não se abre'])
  })
})
