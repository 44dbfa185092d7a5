import { type FiltroDescrito, type Filtros, type Lista, nomeDaLista } from '@rh/domain/listas/define-list'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext } from '../http/ator.ts'

/** What an id of a filter is called; null for one that this person may not see. */
export type NomeDe = (db: Db, id: number) => Promise<string | null>
export type Nomes = Readonly<Record<string, NomeDe>>

interface Pergunta {
  readonly lista: Lista<string, Filtros>
  readonly query: { readonly busca?: string | undefined } & Readonly<Record<string, unknown>>
  readonly nomes?: Nomes | undefined
  readonly agora: Temporal.Instant
  readonly total: number
}

/** What the file tells of itself: what list, who took it and when, under which filters. */
export async function descreverConsulta(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { ator }: RequestContext,
  { lista, query, nomes = {}, agora, total }: Pergunta,
): Promise<(readonly [string, string])[]> {
  const quando = agora.toZonedDateTimeISO(config.empresaFuso).toPlainDateTime()
  const filtros = await Promise.all(
    Object.keys(lista.filtros)
      .filter((nome) => query[nome] !== undefined)
      .map(async (nome): Promise<readonly [string, string]> => {
        const descrito = lista.descricoes?.[nome]
        return [descrito?.label ?? nome, await emTexto(db, query[nome], descrito, nomes[nome])]
      }),
  )
  return [
    ['Lista', nomeDaLista(lista)],
    ['Exportada por', ator.nome],
    ['Em', quando.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })],
    ['Linhas', total.toLocaleString('pt-BR')],
    ...(query.busca === undefined ? [] : [['Busca', query.busca] as const]),
    ...filtros,
    ...(filtros.length === 0 && query.busca === undefined ? [['Filtros', 'Nenhum'] as const] : []),
  ]
}

async function emTexto(
  db: Db,
  valor: unknown,
  { rotulos, tipo }: Partial<FiltroDescrito> = {},
  nomeDe: NomeDe | undefined,
): Promise<string> {
  if (Array.isArray(valor))
    return valor.map((item) => rotulos?.[String(item)]?.label ?? String(item)).join(', ')
  if (typeof valor === 'number') return (await nomeDe?.(db, valor)) ?? String(valor)
  const texto = String(valor)
  if (tipo === 'data') return texto.split('-').toReversed().join('/')
  if (valor === '1' && !rotulos) return 'Sim'
  return rotulos?.[texto]?.label ?? texto
}
