import { sql } from 'kysely'
import { chavesEmOutras, comAsJuntas, MARCA_NA_TRILHA } from '@rh/domain/privacidade/anonimizacao'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { colunasDa, nomesDeTabelas, type NomeDeTabela } from '@rh/domain/privacidade/tabelas'
import { isoDe } from '../../../clock.ts'
import type { Tx } from '../../../db/db.ts'
import type { KeyRing } from '../../../trilha/chave.ts'
import { signSuppression } from '../../../trilha/supressao.ts'
import { doTitular, type Titular } from '../linhas.ts'
import { semChaves } from './documentos.ts'

type Mudancas = Readonly<Record<string, readonly unknown[]>>

export interface Elo {
  readonly id: string
  readonly hash: string
  readonly tabela: string
  readonly mudancas: Mudancas
}

const MARCADA = [MARCA_NA_TRILHA, MARCA_NA_TRILHA] as const

/** A link's changes without the values of a kind: which columns changed stays. */
export function semValores(
  { tabela, mudancas }: Pick<Elo, 'tabela' | 'mudancas'>,
  categoria: NomeDeCategoria,
): Mudancas {
  const doTipo = comAsJuntas(categoria)
  const colunas = new Set(
    (nomesDeTabelas as readonly string[]).includes(tabela)
      ? doTipo.flatMap((nome) => colunasDa(tabela as NomeDeTabela, nome))
      : [],
  )
  const chaves = new Set(chavesEmOutras[categoria])
  return Object.fromEntries(
    Object.entries(mudancas).map(([coluna, lados]) => [
      coluna,
      categoria === 'trilha' || colunas.has(coluna)
        ? MARCADA
        : chaves.size > 0
          ? lados.map((lado) => semChaves(lado, chaves))
          : lados,
    ]),
  )
}

/** Chains of the trail that tell of a person: what each is of, and its records. */
export type Cadeias = ReadonlyMap<string, readonly number[]>

/** Read before anything is deleted: a chain is found by its record. */
export async function lerCadeias(tx: Tx, titular: Titular): Promise<Cadeias> {
  const ids = async (tabela: NomeDeTabela): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tabela)} where ${doTitular(tabela, titular)}`.execute(tx)
    return rows.map(({ id }) => id)
  }
  return new Map([
    ['pessoa', [titular.pessoaId]],
    ['vinculo', await ids('vinculo')],
    ['processo', await ids('processo')],
    ['ferias_periodo', await ids('ferias_periodo')],
  ])
}

interface Suprimir {
  readonly categoria: NomeDeCategoria
  readonly keys: KeyRing
  readonly agora: Temporal.Instant
}

/** Every link of the chains of a person. */
export async function elosDas(tx: Tx, cadeias: Cadeias): Promise<readonly Elo[]> {
  const elos: Elo[] = []
  for (const [entidade, registros] of cadeias) {
    const { rows } = await sql<Elo>`
      select id::text, hash, tabela, mudancas from auditoria
       where entidade = ${entidade} and registro = any (${sql.val([...registros])}::bigint[]) order by id`.execute(
      tx,
    )
    elos.push(...rows)
  }
  return elos
}

/**
 * Lets go of a kind's values in these links, or of those that `semEles` leaves out. Hashes stay, and chains and seals with them; what each link's content
 * hashes to since is kept, signed, beside it. Answers how many links.
 */
export async function suprimirNaTrilha(
  tx: Tx,
  elos: readonly Elo[],
  { categoria, keys, agora }: Suprimir,
  semEles: (elo: Elo) => Mudancas = (elo) => semValores(elo, categoria),
): Promise<number> {
  // Somebody has hundreds: they change in one statement, and are told in another.
  const novos = elos.flatMap((elo) => {
    const mudancas = JSON.stringify(semEles(elo))
    return mudancas === JSON.stringify(elo.mudancas) ? [] : [{ ...elo, mudancas }]
  })
  if (novos.length === 0) return 0
  const { rows } = await sql<{ id: string; hash: string; resumo: string }>`
    update auditoria set mudancas = novo.mudancas
      from unnest(${sql.val(novos.map(({ id }) => id))}::bigint[], ${sql.val(novos.map(({ mudancas }) => mudancas))}::jsonb[])
           as novo (id, mudancas)
     where auditoria.id = novo.id
    returning auditoria.id::text, hash,
              auditoria_hash(hash_anterior, entidade, registro, sequencia, tabela, operacao, usuario_id, ip,
                             requisicao, em, auditoria.mudancas) as resumo`.execute(tx)
  const assinadas = rows.map(({ id, hash, resumo }) => ({
    id,
    resumo,
    ...signSuppression({ elo: id, hash, categoria, resumo }, keys),
  }))
  await sql`
    insert into auditoria_supressao (elo_id, categoria, resumo, em, chave, assinatura)
    select id, ${categoria}, resumo, ${isoDe(agora)}::timestamptz, chave, assinatura
      from jsonb_to_recordset(${JSON.stringify(assinadas)}::jsonb)
           as a (id bigint, resumo text, chave text, assinatura text) order by id`.execute(tx)
  return novos.length
}
