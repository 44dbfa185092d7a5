import { seLegivel } from '@rh/domain/importacao/define'
import { sql } from 'kysely'
import { simplificar } from '@rh/domain/importacao/celula'
import type { Tx } from '../../../db/db.ts'
import type { Linha } from '../importador.ts'

interface ComMunicipio {
  readonly uf: string
  readonly municipio?: string | undefined
}

export const chaveDoMunicipio = (uf: string, nome: string): string => `${uf} ${simplificar(nome)}`

/** Codes of the IBGE of the municípios that the rows name, by state and name. */
export async function findMunicipios(
  tx: Tx,
  linhas: readonly Linha<ComMunicipio>[],
): Promise<ReadonlyMap<string, number>> {
  const ufs = [...new Set(linhas.flatMap(({ valores }) => seLegivel(() => [valores.uf])))]
  const { rows } = await sql<{ ibge: number; nome: string; uf: string }>`
    select ibge, nome, uf from municipio where uf = any (${sql.val(ufs)}::text[])`.execute(tx)
  return new Map(rows.map(({ ibge, nome, uf }) => [chaveDoMunicipio(uf, nome), ibge]))
}
