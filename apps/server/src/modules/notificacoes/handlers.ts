import { sql } from 'kysely'
import {
  NOTIFICACOES_POR_PAGINA,
  type Notificacao,
  type notificacoesContract,
} from '@rh/domain/contract/notificacoes'
import { isDevolvido } from '@rh/domain/processo/devolucao'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import { processos } from '@rh/domain/processos/processos'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { failure } from '../../http/failure.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { isoDe } from '../../clock.ts'
import { cartaoAvisado, vistoPor } from './quem-ve.ts'

export function notificacoesHandlers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof notificacoesContract> {
  const depoisDeLer = async (usuarioId: number) => ({ naoLidas: await contarNaoLidas(db, usuarioId) })
  return {
    'GET /api/notificacoes/listar': async ({ query, request: { ator } }) => {
      const [achadas, naoLidas] = await Promise.all([
        listNotificacoes(db, ator, query.antesDe, query.naoLidas !== undefined),
        contarNaoLidas(db, ator.id),
      ])
      const results = achadas.slice(0, NOTIFICACOES_POR_PAGINA)
      return { results, naoLidas, temMais: achadas.length > results.length }
    },
    'PUT /api/notificacoes/ler': async ({ body, request: { ator } }) => {
      const lida = await db
        .updateTable('notificacao')
        .set({ lidaEm: sql`coalesce(lida_em, ${isoDe(clock.agora())})` })
        .where('id', '=', body.id)
        .where('usuarioId', '=', ator.id)
        .returning('id')
        .executeTakeFirst()
      if (!lida) throw failure('nao_encontrado')
      return depoisDeLer(ator.id)
    },
    'PUT /api/notificacoes/ler-todas': async ({ body, request: { ator } }) => {
      await db
        .updateTable('notificacao')
        .set({ lidaEm: isoDe(clock.agora()) })
        .where('usuarioId', '=', ator.id)
        .where('lidaEm', 'is', null)
        .where('id', '<=', body.ate)
        .execute()
      return depoisDeLer(ator.id)
    },
  }
}

/** One more than a page, to know whether there are older ones. */
async function listNotificacoes(
  db: Db,
  ator: Ator,
  antesDe: number | undefined,
  soNaoLidas: boolean,
): Promise<Notificacao[]> {
  const { rows } = await sql<Linha>`
    select n.id, n.icone, n.texto, n.criada_em, n.lida_em,
           case when p.id is not null
             then jsonb_build_object('tipo', p.tipo, 'id', p.id, 'numero', p.numero) end as processo,
           case when p.solicitante_id = n.usuario_id then p.status end as status,
           case when pl.id is not null then jsonb_build_object('tipo', pl.tipo, 'id', pl.id) end as lote,
           n.contrato_id, n.vinculo_id as colaborador_id, ev.inicio as dia, ${cartaoAvisado(ator)} as cartao,
           cm.id as comunicado_id, n.conversa_id, ca.correspondencia_id
      from notificacao n
      left join processo p on p.id = n.processo_id and ${vistoPor(ator)}
      left join processo_lote pl on pl.id = n.lote_id
      left join evento ev on ev.id = n.evento_id and ev.excluido_em is null
      left join comunicado cm on cm.id = n.comunicado_id and cm.retirado_em is null
      left join carta ca on ca.id = n.carta_id
     where n.usuario_id = ${ator.id}
       ${antesDe === undefined ? sql`` : sql`and n.id < ${antesDe}`}
       ${soNaoLidas ? sql`and n.lida_em is null` : sql``}
     order by n.id desc limit ${NOTIFICACOES_POR_PAGINA + 1}`.execute(db)
  return rows.map(({ status, processo, ...notificacao }) => ({
    ...notificacao,
    processo: processo && {
      ...processo,
      ...(status !== null && isAcorrigir(processo.tipo, status) && { corrigir: true as const }),
    },
  }))
}

/** A notification as it is read; the status only of what the person asked for. */
type Linha = Notificacao & { readonly status: string | null }

function isAcorrigir(tipo: TipoProcesso, status: string): boolean {
  const process = processos.find(({ name }) => name === tipo)
  return process !== undefined && isDevolvido(process, status)
}

async function contarNaoLidas(db: Db, usuarioId: number): Promise<number> {
  const { total } = await db
    .selectFrom('notificacao')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuarioId', '=', usuarioId)
    .where('lidaEm', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}
