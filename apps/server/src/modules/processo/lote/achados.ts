import { sql } from 'kysely'
import type { AchadosDoMovimento } from '@rh/domain/processo/chamadas/lote'
import { CONFERIDOS_POR_CHAMADA } from '@rh/domain/processo/lote'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import type { Quem } from '../../../http/ator.ts'
import { Failure } from '../../../http/failure.ts'
import { hojeEm } from '../../../clock.ts'
import { aberturaDe } from '../abertura.ts'
import type { RawForm } from '../campos.ts'
import { findFormulario } from '../formulario.ts'
import type { Montavel } from '../modulo.ts'
import { motivoDe } from '../motivo.ts'
import { comoMove, requirePermissao, requireProcesso, requireVinculoDo } from '../requirements.ts'
import { requireMovel } from './conduzir.ts'
import { achadoVisivel, obterLote } from './consultas.ts'

export interface Consultado {
  readonly id: number
  readonly transicao: string
  /** Cursor: last person of the previous page. */
  readonly depois?: number | undefined
}

type Achado = AchadosDoMovimento['results'][number]

/**
 * Findings of a transition in the processes of a batch, as the person would be told, one page at a time. Locks and
 * changes nothing: the transition checks again. Throws 403, 404, and 409 while the batch is running.
 */
export async function listAchados<C>(
  modulo: Montavel<C>,
  { db, clock, config }: Deps,
  ator: Quem,
  { id, transicao, depois = 0 }: Consultado,
): Promise<AchadosDoMovimento> {
  const { process } = modulo
  const { from } = requireMovel(process, await obterLote(process, db, id, ator), ator, transicao)
  const itens = await listParte(db, id, from, depois)
  const parte = itens.slice(0, CONFERIDOS_POR_CHAMADA)
  const quando = { ator, hoje: hojeEm(clock.agora(), config.empresaFuso), transicao }
  const results: Achado[] = []
  for (const item of parte) results.push(await conferirItem(modulo, db, item, quando))
  return { results, proximo: itens.length > parte.length ? (parte.at(-1)?.id ?? null) : null }
}

interface Item {
  readonly id: number
  readonly processoId: number
  readonly nome: string
}

/** Page with one extra row, which tells whether there is another page. */
async function listParte(db: Db, loteId: number, from: readonly string[], depois: number): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select i.id, i.processo_id, coalesce(pe.nome_social, pe.nome) as nome
      from processo_lote_item i
      join processo p on p.id = i.processo_id
      join vinculo v on v.id = i.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where i.lote_id = ${loteId} and p.status = any (${[...from]}::text[]) and i.id > ${depois}
     order by i.id limit ${CONFERIDOS_POR_CHAMADA + 1}`.execute(db)
  return rows
}

interface Quando {
  readonly ator: Quem
  readonly hoje: string
  readonly transicao: string
}

async function conferirItem<C>(
  modulo: Montavel<C>,
  db: Db,
  { id, processoId, nome }: Item,
  quando: Quando,
): Promise<Achado> {
  try {
    return { id, nome, pendencias: await listPendencias(modulo, db, processoId, quando), recusa: null }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { id, nome, pendencias: [], recusa: motivoDe(error) }
  }
}

async function listPendencias<C>(
  modulo: Montavel<C>,
  db: Db,
  processoId: number,
  { ator, hoje, transicao }: Quando,
): Promise<Achado['pendencias']> {
  const { process, regras, visibilidade } = modulo
  const processo = await requireProcesso(db, process, processoId, ator)
  requirePermissao(process, transicao, processo, ator)
  const { checks = [], excetua } = process.transitions[transicao] ?? {}
  if (checks.length === 0) return []
  const { dados } = await findFormulario<RawForm>(db, processoId)
  const pedido = { dados, vinculoId: requireVinculoDo(processo), processoId, ator, hoje }
  const contexto = await aberturaDe(modulo).reunir(db, pedido)
  const visivel = achadoVisivel(visibilidade.camposVisiveis(ator.grupos, { dados, preenche: false }))
  return checks.flatMap((check) =>
    (regras[check]?.(contexto) ?? [])
      .filter((achado) => achado.severidade !== 'info' && visivel(achado))
      .map((achado) => ({ ...(excetua ? comoMove(achado, ator) : achado), check })),
  )
}
