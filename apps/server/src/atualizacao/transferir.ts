import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { folderArgument, layout } from '../postgres/data-folder.ts'
import { StartupError } from '../startup-error.ts'

/** A server that works, and its data folder. */
export interface Lado {
  readonly client: Client
  readonly dataDir: string
}

interface Tabela {
  /** As a statement names it. */
  readonly nome: string
  /** Columns that are written, as a statement names them, in an order that both sides have. */
  readonly colunas: string
}

const ARQUIVO = 'rh-transferencia'
const arquivoDe = ({ dataDir }: Lado): string => join(layout(dataDir).cluster, ARQUIVO)
/** The same in a statement, as the server names it. */
const paraServidor = ({ client, dataDir }: Lado): string =>
  client.escapeLiteral(`${folderArgument(layout(dataDir).cluster)}/${ARQUIVO}`)

/** Tables of ours, those that do not survive a crash too. Those of the queue are not among them: it makes them anew, and runs what is due. */
async function tabelasDe({ client }: Lado): Promise<readonly Tabela[]> {
  const { rows } = await client.query<Tabela>(
    `select format('%I.%I', n.nspname, c.relname) as nome,
            string_agg(quote_ident(a.attname), ', ' order by a.attname) as colunas
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence in ('p', 'u')
        and not exists (select from pg_depend d
                         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by 1 order by 1`,
  )
  return rows
}

/** Writes a table to the file of its side; answers its rows and the digest of what they say. */
async function escrever(lado: Lado, { nome, colunas }: Tabela): Promise<{ linhas: number; sha256: string }> {
  const { rowCount } = await lado.client.query(`copy ${nome} (${colunas}) to ${paraServidor(lado)}`)
  const hash = createHash('sha256')
  await pipeline(createReadStream(arquivoDe(lado)), hash)
  return { linhas: rowCount ?? 0, sha256: hash.digest('hex') }
}

const diferente = (oQue: string): StartupError =>
  new StartupError(
    `O banco novo não ficou igual ao antigo (${oQue}). Nada foi trocado: o banco de antes continua no lugar.`,
  )

/** Takes one table over, and reads it back to compare. Answers its rows. */
async function levarTabela(de: Lado, para: Lado, tabela: Tabela): Promise<number> {
  const antes = await escrever(de, tabela)
  await rename(arquivoDe(de), arquivoDe(para))
  await para.client.query(`copy ${tabela.nome} (${tabela.colunas}) from ${paraServidor(para)}`)
  await rm(arquivoDe(para))
  const depois = await escrever(para, tabela)
  await rm(arquivoDe(para))
  if (antes.linhas !== depois.linhas || antes.sha256 !== depois.sha256) throw diferente(tabela.nome)
  return antes.linhas
}

/** Brings every counter to where it was. */
async function levarContadores(de: Client, para: Client): Promise<void> {
  const { rows } = await de.query<{ nome: string }>(
    `select format('%I.%I', schemaname, sequencename) as nome from pg_sequences where schemaname = 'public'`,
  )
  for (const { nome } of rows) {
    const { rows: onde } = await de.query<{ valor: string; usado: boolean }>(
      `select last_value::text as valor, is_called as usado from ${nome}`,
    )
    await para.query('select setval($1::regclass, $2::bigint, $3)', [nome, onde[0]?.valor, onde[0]?.usado])
  }
}

/**
 * Takes all rows from one server to another, whose tables the migrations made. No trigger runs: links of the trail and
 * whatever else triggers wrote come along as rows. Each table is read back and compared to the byte.
 */
export async function transferir(de: Lado, para: Lado): Promise<{ tabelas: number; linhas: number }> {
  const [tabelas, deLa] = [await tabelasDe(de), await tabelasDe(para)]
  if (JSON.stringify(tabelas) !== JSON.stringify(deLa)) throw diferente('tabelas e colunas')
  // Rows come in the order in which they lie, from both: else their digests could not be compared.
  for (const { client } of [de, para]) await client.query('set synchronize_seqscans = off')
  await para.client.query('begin')
  await para.client.query('set local session_replication_role = replica')
  await para.client.query(`truncate ${deLa.map(({ nome }) => nome).join(', ')}`)
  let linhas = 0
  for (const tabela of tabelas) linhas += await levarTabela(de, para, tabela)
  await levarContadores(de.client, para.client)
  await para.client.query('commit')
  await para.client.query('analyze')
  return { tabelas: tabelas.length, linhas }
}
