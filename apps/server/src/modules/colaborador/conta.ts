import { sql } from 'kysely'
import { camposCifrados, type CampoCifrado } from '@rh/domain/privacidade/cifrados'
import { lugarDaConta } from '../../cifra/lugares.ts'
import { abrirValores, guardarValores, isCifrado } from '../../cifra/valores.ts'
import type { Db, Tx } from '../../db/db.ts'

// The account of a person is kept encrypted, each field for the row that it stands in.

/** Fields of an account, those that are there. */
export type ContaLida = { readonly [C in CampoCifrado]?: string | null | undefined }
type ComConta<P> = { [C in keyof P]: C extends CampoCifrado ? string | null : P[C] }

interface Trecho {
  readonly linha: number
  readonly campo: CampoCifrado
  readonly valor: string
}

const trechosDe = (linhas: readonly ContaLida[], pega: (valor: string) => boolean): Trecho[] =>
  linhas.flatMap((conta, linha) =>
    camposCifrados.flatMap((campo) => {
      const valor = conta[campo]
      return valor && pega(valor) ? [{ linha, campo, valor }] : []
    }),
  )

const comValores = <P extends ContaLida>(
  linhas: readonly P[],
  trechos: readonly Trecho[],
  valores: readonly unknown[],
): ComConta<P>[] => {
  const novas: Record<string, unknown>[] = linhas.map((linha) => ({ ...linha }))
  for (const [i, { linha, campo }] of trechos.entries()) {
    const nova = novas[linha]
    if (nova) nova[campo] = valores[i]
  }
  return novas as ComConta<P>[]
}

/** Columns of people as they are kept. The row of each has its number already. */
export async function cifrarContas<P extends ContaLida & { readonly id: number }>(
  tx: Tx,
  linhas: readonly P[],
): Promise<ComConta<P>[]> {
  const trechos = trechosDe(linhas, () => true)
  const nomes = await guardarValores(
    tx,
    trechos.map(({ linha, campo, valor }) => ({ ...lugarDaConta(linhas[linha]?.id ?? 0, campo), valor })),
  )
  return comValores(linhas, trechos, nomes)
}

/** One person's fields as they are read; those that were left out stay out. Throws as `abrirValores`. */
export async function abrirConta<P extends ContaLida>(db: Db | Tx, pessoaId: number, conta: P): Promise<P> {
  const [aberta = conta] = await abrirContas(db, [{ pessoaId, conta }])
  return aberta
}

/** The same of many people, or of several times of one, with one query. */
export async function abrirContas<P extends ContaLida>(
  db: Db | Tx,
  itens: readonly { readonly pessoaId: number; readonly conta: P }[],
): Promise<P[]> {
  const contas = itens.map(({ conta }) => conta)
  const trechos = trechosDe(contas, isCifrado)
  const valores = await abrirValores(
    db,
    trechos.map(({ linha, campo, valor }) => ({
      ...lugarDaConta(itens[linha]?.pessoaId ?? 0, campo),
      nome: valor,
    })),
  )
  return comValores(contas, trechos, valores) as P[]
}

/** Numbers for new people, before their rows are written. */
export async function numerosDePessoas(tx: Tx, quantas: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('pessoa', 'id'))::int as id
      from generate_series(1, ${quantas}::int)`.execute(tx)
  return rows.map(({ id }) => id)
}
