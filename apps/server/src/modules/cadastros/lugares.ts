import { sql } from 'kysely'
import { estados, type Estado } from '@rh/domain/br/municipios'
import { paises, type Pais } from '@rh/domain/codigos/paises'
import type { Db } from '../../db/db.ts'
import { contem, todas } from './cadastro.ts'

// Lists that hardly ever change: prepared once, and kept by the browser for an hour.

let paisesProntos: Pais[] | undefined
export const listPaises = (): Pais[] => (paisesProntos ??= [...paises()])

let estadosProntos: Estado[] | undefined
export const listEstados = (): Estado[] => (estadosProntos ??= estados())

interface Filtro {
  readonly uf?: string | undefined
  readonly busca?: string | undefined
  readonly ibge?: number | undefined
}

/** A state has at most 853 municípios; without a state, so many are enough to see that one has to type more. */
const SEM_UF = 50

/** Municípios of a state, or those of the country that a search finds; the ones that begin with it first. */
export async function listCidades(db: Db, { uf, busca, ibge }: Filtro) {
  const { rows } = await sql<{ ibge: number; nome: string; uf: string }>`
    select m.ibge, m.nome, m.uf from municipio m
     where ${todas([
       ...(uf ? [sql<boolean>`m.uf = ${uf}`] : []),
       ...(ibge ? [sql<boolean>`m.ibge = ${ibge}`] : []),
       ...contem(busca, 'm.nome'),
     ])}
     order by ${busca ? sql`starts_with(m.nome_busca, busca(${busca})) desc,` : sql``} m.nome_busca, m.uf
     limit ${uf ? 1000 : SEM_UF}`.execute(db)
  return rows
}
