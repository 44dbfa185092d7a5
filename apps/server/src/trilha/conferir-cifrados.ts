import type { Cofre } from '../cifra/cofre.ts'
import { abrirElo, nomesDoElo, type Elo } from '../cifra/elos.ts'
import { idDe } from '../cifra/valores.ts'
import type { Run } from './conferir.ts'

// Links that were written before accounts were encrypted say today the names of encrypted values, under the hash of what
// they said then: their values are opened, and the hash has to be that of the link with them.

type Link = Elo & { readonly entidade: string; readonly sequencia: number }
type Named = Pick<Link, 'entidade' | 'registro' | 'sequencia'>

const LINKS = 500

const READ = `
  select id::float8, entidade, registro::float8, sequencia, tabela, operacao, mudancas
    from auditoria where id = any ($1::bigint[]) order by id`
const VALUES = `select id, cifra from valor_cifrado where id = any ($1::uuid[])`
const CHANGED = `
  select e.entidade, e.registro::float8, e.sequencia
    from auditoria e join jsonb_to_recordset($1::jsonb) as x(id bigint, mudancas jsonb) on x.id = e.id
   where e.hash is distinct from auditoria_hash(e.hash_anterior, e.entidade, e.registro, e.sequencia, e.tabela,
                                   e.operacao, e.usuario_id, e.ip, e.requisicao, e.em, e.mudancas || x.mudancas)
   order by e.id`

const problemOf = ({ entidade, registro, sequencia }: Named, what: string): string =>
  `${entidade} ${registro}, elo ${sequencia}: ${what}`

/** What is wrong with links that do not agree with their hash as they stand, in words. */
export async function checkSealedLinks(run: Run, ids: readonly string[], cofre: Cofre): Promise<string[]> {
  const problems: string[] = []
  for (let i = 0; i < ids.length; i += LINKS) {
    const links = await run<Link>(READ, [ids.slice(i, i + LINKS)])
    const rows = await run<{ id: string; cifra: Uint8Array }>(VALUES, [links.flatMap(nomesDoElo).map(idDe)])
    const values = new Map(rows.map(({ id, cifra }) => [id, cifra]))
    const opened = links.map((link) => ({ link, mudancas: openOrNull(cofre, link, values) }))
    for (const { link, mudancas } of opened)
      if (!mudancas) problems.push(problemOf(link, 'um valor cifrado não se abre'))
    const read = opened.flatMap(({ link, mudancas }) => (mudancas ? [{ id: link.id, mudancas }] : []))
    const changed = await run<Named>(CHANGED, [JSON.stringify(read)])
    problems.push(...changed.map((link) => problemOf(link, 'elo alterado')))
  }
  return problems
}

function openOrNull(cofre: Cofre, link: Link, values: ReadonlyMap<string, Uint8Array>) {
  try {
    return abrirElo(cofre, link, values)
  } catch {
    return null
  }
}
