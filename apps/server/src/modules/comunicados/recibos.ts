import { sql } from 'kysely'
import type { z } from 'zod'
import type { comunicadosContract, Recibo } from '@rh/domain/contract/comunicados'
import { listaRecibos, type SituacaoDoRecibo } from '@rh/domain/listas/recibos'
import { rotuloDoGrupo } from '@rh/domain/setores/grupos'
import { listPage } from '../../db/list-query.ts'
import type { Db } from '../../db/db.ts'
import { contemTermos } from '../../db/termos.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import { failure } from '../../http/failure.ts'
import type { Ator } from '../../http/ator.ts'
import { gerido } from './leitura.ts'
import { alcanca } from './publico.ts'

type Filtros = z.output<NonNullable<(typeof comunicadosContract)['GET /api/post/recibos']['query']>>
type Quais = Pick<Filtros, 'comunicadoId' | 'situacao' | 'busca'>

const ordem = { falta: 0, lido: 1, ciente: 2 } as const satisfies Record<SituacaoDoRecibo, number>

/** Everybody whom the notice is for now, and who read it when it was for them; of an edition that counts. */
const pessoas = (comunicadoId: number) => sql`
  select u.id, u.nome, busca(u.nome) as nome_busca, recibo.lido_em, recibo.ciente_em,
         case when recibo.ciente_em is not null then ${ordem.ciente}::int
              when recibo.lido_em is not null then ${ordem.lido}::int else ${ordem.falta}::int end as ordem
    from comunicado c
    join usuario u on u.id <> c.usuario_id
    left join lateral (
      select min(r.lido_em) as lido_em, max(r.ciente_em) as ciente_em from comunicado_recibo r
       where r.comunicado_id = c.id and r.usuario_id = u.id and r.edicao >= c.edicao_valida) recibo on true
   where c.id = ${comunicadoId} and (recibo.lido_em is not null or u.ativo and ${alcanca})`

interface Linha extends Omit<Recibo, 'situacao' | 'grupos'> {
  readonly ordem: number
  readonly grupos: readonly string[]
}

export function recibosSource(filtros: Quais): ExportSource<Linha, Recibo> {
  const { comunicadoId, situacao, busca } = filtros
  return {
    from: sql`
      select p.*, array(select distinct g.nome from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                         where ug.usuario_id = p.id order by g.nome) as grupos
        from (${pessoas(comunicadoId)}) p
       where ${situacao ? sql`p.ordem = ${ordem[situacao]}` : sql`true`}
         and ${busca ? contemTermos('p.nome_busca', busca) : sql`true`}`,
    colunas: {
      nome: sql`achados.nome_busca`,
      situacao: sql`achados.ordem`,
      lidoEm: sql`achados.lido_em`,
      cienteEm: sql`achados.ciente_em`,
    },
    ordemPadrao: listaRecibos.ordemPadrao,
    semNulos: ['nome', 'situacao'],
    mostrar: ({ id, nome, grupos, ordem: qual, lidoEm, cienteEm }) => ({
      id,
      nome,
      grupos: grupos.map(rotuloDoGrupo).join(', '),
      situacao: qual === ordem.ciente ? 'ciente' : qual === ordem.lido ? 'lido' : 'falta',
      lidoEm,
      cienteEm,
    }),
  }
}

/** Throws 404 for a notice that is not the person's to answer for. */
export async function requireGerido(db: Db, ator: Ator, id: number): Promise<void> {
  const { rows } = await sql`select from comunicado c where c.id = ${id} and ${gerido(ator)}`.execute(db)
  if (rows.length === 0) throw failure('nao_encontrado')
}

export async function listRecibos(db: Db, filtros: Filtros) {
  const source = recibosSource(filtros)
  const page = await listPage<Linha>(db, filtros, source)
  return { ...page, results: page.results.map(source.mostrar) }
}

export async function contarRecibos(db: Db, id: number) {
  const { rows } = await sql<{ pessoas: number; lidos: number; cientes: number }>`
    select count(*)::int as pessoas, count(p.lido_em)::int as lidos, count(p.ciente_em)::int as cientes
      from (${pessoas(id)}) p`.execute(db)
  return rows[0] ?? { pessoas: 0, lidos: 0, cientes: 0 }
}
