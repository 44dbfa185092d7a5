import { sql, type RawBuilder } from 'kysely'
import type { EventoVisto } from '@rh/domain/contract/seguranca'
import { listaSeguranca } from '@rh/domain/listas/seguranca'
import {
  eventoDe,
  textoDoEvento,
  tiposDaGravidade,
  type Gravidade,
  type TipoDeEvento,
} from '@rh/domain/seguranca/eventos'
import type { ListSource } from '../../db/list-query.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'

export interface Filtros {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
  readonly ordenar?: string | undefined
  readonly busca?: string | undefined
  readonly gravidade?: Gravidade | undefined
  readonly tipo?: TipoDeEvento | undefined
  readonly usuarioId?: number | undefined
  readonly emDe?: string | undefined
  readonly emAte?: string | undefined
}

/** First moment of a day, and of the day after it, by the company's clock. */
const inicioDe = (dia: string, fuso: string, dias = 0): string =>
  Temporal.PlainDate.from(dia).add({ days: dias }).toZonedDateTime(fuso).toInstant().toString()

const contem = (busca: string): RawBuilder<unknown> => {
  const parte = `%${busca.replace(/[\\%_]/g, String.raw`\$&`)}%`
  // The people first, once: there are few of them and many lines.
  return sql`(g.usuario_id = any (array(
      select id from usuario where busca(nome) like busca(${parte}) or usuario like lower(${parte})))
    or g.rede like ${parte})`
}

function condicoes(
  { busca, gravidade, tipo, usuarioId, emDe, emAte }: Filtros,
  fuso: string,
): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(busca ? [contem(busca)] : []),
      ...(gravidade ? [sql`g.tipo = any (${tiposDaGravidade(gravidade)})`] : []),
      ...(tipo ? [sql`g.tipo = ${tipo}`] : []),
      ...(usuarioId === undefined ? [] : [sql`g.usuario_id = ${usuarioId}`]),
      ...(emDe === undefined ? [] : [sql`g.ate >= ${inicioDe(emDe, fuso)}`]),
      ...(emAte === undefined ? [] : [sql`g.de < ${inicioDe(emAte, fuso, 1)}`]),
    ],
    sql` and `,
  )
}

export type Linha = Omit<EventoVisto, 'gravidade'>

export const linhasDe = (onde: RawBuilder<unknown>) => sql<Linha>`
  select g.id, g.tipo, g.motivo, g.usuario_id, u.nome as pessoa, g.rede, g.chamada, g.vezes, g.de, g.ate
    from evento_seguranca_grupo g left join usuario u on u.id = g.usuario_id
   where ${onde}`

export const comGravidade = (linha: Linha): EventoVisto => ({
  ...linha,
  gravidade: eventoDe(linha.tipo).gravidade,
})

export const source = (filtros: Filtros, fuso: string): ListSource => ({
  from: linhasDe(condicoes(filtros, fuso)),
  colunas: { ate: sql`achados.ate`, vezes: sql`achados.vezes` },
  ordemPadrao: listaSeguranca.ordemPadrao,
  semNulos: ['ate', 'vezes'],
})

/** The same lines for a file: what happened in words. */
export const exportSource = (filtros: Filtros, fuso: string): ExportSource<Linha, object> => ({
  ...source(filtros, fuso),
  mostrar: (linha) => ({ ...comGravidade(linha), tipo: textoDoEvento(linha) }),
})
