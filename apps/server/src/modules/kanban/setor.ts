import { sql } from 'kysely'
import { semAcento } from '@rh/domain/br/texto'
import { isGrupo, rotuloDoGrupo } from '@rh/domain/setores/grupos'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'

/** Who looks at boards. */
export type Leitor = Pick<Ator, 'id' | 'nome' | 'grupos' | 'escopado' | 'linhasGrupo'>

/** Ids of the sectors whose people a person is one of: their boards are all that exists for them. */
export const setoresDoLeitor = ({ linhasGrupo }: Leitor): number[] => [
  ...new Set(linhasGrupo.map(({ ID_setor }) => ID_setor)),
]

/** Id of a sector of the person's. Throws 404 for another one. */
export function requireSetor(leitor: Leitor, slug: SetorSlug): number {
  const { id } = setorOf(slug)
  if (!setoresDoLeitor(leitor).includes(id)) throw failure('nao_encontrado')
  return id
}

export function slugDoSetor(id: number): SetorSlug {
  const slug = setorSlugs.find((um) => setorOf(um).id === id)
  if (!slug) throw new Error(`No sector ${id}`)
  return slug
}

export interface Pessoa {
  readonly id: number
  readonly nome: string
}

/** Active people of a sector, by name. */
export async function listPessoas(
  db: Db | Tx,
  setorId: number,
): Promise<(Pessoa & { readonly grupos: readonly string[] })[]> {
  const { rows } = await sql<Pessoa & { readonly grupos: readonly string[] }>`
    select u.id, u.nome, array_agg(distinct g.nome order by g.nome) as grupos
      from usuario u
      join usuario_grupo ug on ug.usuario_id = u.id
      join grupo g on g.id = ug.grupo_id
     where u.ativo and g.setor_id = ${setorId}
     group by u.id, u.nome
     order by busca(u.nome), u.id`.execute(db)
  return rows
}

/** Names in one answer of `procurarPessoas`. */
const LISTADAS = 20

/** Others of a sector who may be named: those of whom a name begins with what is typed, with their groups in words. */
export async function procurarPessoas(db: Db | Tx, leitor: Leitor, setorId: number, busca: string) {
  const procurado = semAcento(busca)
  return (await listPessoas(db, setorId))
    .filter(({ id, nome }) => id !== leitor.id && ` ${semAcento(nome)}`.includes(` ${procurado}`))
    .slice(0, LISTADAS)
    .map(({ id, nome, grupos }) => ({
      id,
      nome,
      detalhe: grupos.filter(isGrupo).map(rotuloDoGrupo).join(', '),
    }))
}
