import { sql, type RawBuilder } from 'kysely'
import {
  ENTREGAS_MOSTRADAS,
  type DadosDoWebhook,
  type EntregaVista,
  type WebhookVisto,
} from '@rh/domain/contract/webhooks'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { write, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { chamarEntrega } from '../../eventos/eventos.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { requireVersao } from '../cadastros/versao.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { novoSegredo } from './assinatura.ts'
import { DestinoRecusado, resolverDestino } from './destino.ts'

const webhooks = (quais: RawBuilder<unknown>) => sql<WebhookVisto>`
  select w.id, w.nome, w.url, w.eventos, w.campos, w.ativo, w.falhando_desde, u.nome as criado_por, w.criado_em, w.versao,
         case when not w.ativo
           then jsonb_build_object('por', d.nome, 'em', w.desativado_em, 'motivo', w.desativado_motivo) end as desativado,
         (select count(*)::int from webhook_entrega e where e.webhook_id = w.id and e.estado = 'pendente') as pendentes,
         (select jsonb_build_object('em', t.em, 'status', t.status, 'milissegundos', t.milissegundos, 'erro', t.erro)
            from webhook_tentativa t join webhook_entrega e on e.id = t.entrega_id
           where e.webhook_id = w.id order by t.id desc limit 1) as ultima
    from webhook w
    join usuario u on u.id = w.criado_por
    left join usuario d on d.id = w.desativado_por
   where ${quais}
   order by not w.ativo, w.id desc`

export async function listWebhooks(db: Db): Promise<WebhookVisto[]> {
  const { rows } = await webhooks(sql`true`).execute(db)
  return rows
}

/** One webhook. Throws 404. */
export async function obterWebhook(db: Db | Tx, id: number): Promise<WebhookVisto> {
  const { rows } = await webhooks(sql`w.id = ${id}`).execute(db)
  const [webhook] = rows
  if (!webhook) throw failure('nao_encontrado')
  return webhook
}

/** The last deliveries of a webhook, each with its attempts. Throws 404. */
export async function listEntregas(db: Db, id: number): Promise<EntregaVista[]> {
  await obterWebhook(db, id)
  const { rows } = await sql<EntregaVista>`
    select e.id::int as id, e.evento_id::int as evento_id, ev.tipo, e.objeto, e.estado, ev.em as criada_em,
           case when e.estado = 'pendente' then e.proxima_em end as proxima_em, e.repete_id::int as repete_id,
           (select coalesce(jsonb_agg(jsonb_build_object('numero', t.numero, 'em', t.em, 'status', t.status,
                     'milissegundos', t.milissegundos, 'erro', t.erro) order by t.id), '[]')
              from webhook_tentativa t where t.entrega_id = e.id) as tentativas
      from webhook_entrega e join efeito ev on ev.id = e.evento_id
     where e.webhook_id = ${id} order by e.id desc limit ${ENTREGAS_MOSTRADAS}`.execute(db)
  return rows
}

/** Refuses an address that no message may go to, in words at its field. */
async function requireDestino({ config }: Deps, url: string): Promise<void> {
  try {
    await resolverDestino(url, config.webhooksInternos)
  } catch (error) {
    if (error instanceof DestinoRecusado) throw failure('validacao', { campos: { url: error.message } })
    throw error
  }
}

/** Makes a webhook and answers its secret: the only time it is told. Asks for the password of a moment ago. */
export async function criarWebhook(
  deps: Deps,
  request: RequestContext,
  { nome, url, eventos, campos }: DadosDoWebhook,
): Promise<{ segredo: string; registro: WebhookVisto }> {
  requireSenhaConfirmada(request.ator, deps.clock.agora())
  await requireDestino(deps, url)
  const segredo = novoSegredo()
  // Never under an idempotency key: its row would hold the secret. A repeat makes another one.
  const id = await write(deps, { ...request, chave: null }, async ({ tx, agora }) => {
    const criado = await tx
      .insertInto('webhook')
      .values({
        nome,
        url,
        eventos: [...new Set(eventos)],
        campos: [...new Set(campos)],
        criadoPor: request.ator.id,
        criadoEm: isoDe(agora),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('webhookSegredo').values({ webhookId: criado.id, segredo }).execute()
    return criado.id
  })
  return { segredo, registro: await obterWebhook(deps.db, id) }
}

interface Qual {
  readonly id: number
  readonly versao: number
}

/** Locks a webhook as it was read. Throws 404, and 409 with who changed it. */
async function travar(tx: Tx, qual: Qual, fuso: string): Promise<{ readonly ativo: boolean }> {
  await requireVersao(tx, 'webhook', qual, fuso)
  return tx.selectFrom('webhook').select('ativo').where('id', '=', qual.id).executeTakeFirstOrThrow()
}

export async function atualizarWebhook(
  deps: Deps,
  request: RequestContext,
  { dados, ...qual }: Qual & { readonly dados: DadosDoWebhook },
): Promise<WebhookVisto> {
  requireSenhaConfirmada(request.ator, deps.clock.agora())
  await requireDestino(deps, dados.url)
  await write(deps, request, async ({ tx }) => {
    await travar(tx, qual, deps.config.empresaFuso)
    await tx
      .updateTable('webhook')
      .set({
        nome: dados.nome,
        url: dados.url,
        eventos: [...new Set(dados.eventos)],
        campos: [...new Set(dados.campos)],
        versao: sql`versao + 1`,
      })
      .where('id', '=', qual.id)
      .execute()
  })
  return obterWebhook(deps.db, qual.id)
}

/** Stops telling an address; what waits stays. */
export async function desativarWebhook(
  { tx, agora }: UnitOfWork,
  { ator, fuso }: { readonly ator: Ator; readonly fuso: string },
  { motivo, ...qual }: Qual & { readonly motivo: string },
): Promise<void> {
  const { ativo } = await travar(tx, qual, fuso)
  if (!ativo) throw failure('transicao_invalida', { mensagem: 'Este webhook já está desativado.' })
  await tx
    .updateTable('webhook')
    .set({
      ativo: false,
      desativadoEm: isoDe(agora),
      desativadoPor: ator.id,
      desativadoMotivo: motivo,
      falhandoDesde: null,
      versao: sql`versao + 1`,
    })
    .where('id', '=', qual.id)
    .execute()
}

/** An effect that was under way when a webhook stopped may not have seen it any more; what was queued is not queued again. */
const EM_CURSO = '5 minutes'

/** Tells an address again, and queues what happened in between: nothing is lost by a pause. */
export async function reativarWebhook(work: UnitOfWork, qual: Qual, fuso: string): Promise<void> {
  const { tx, agora } = work
  const { ativo } = await travar(tx, qual, fuso)
  if (ativo) throw failure('transicao_invalida', { mensagem: 'Este webhook já está ativo.' })
  const em = isoDe(agora)
  await sql`
    insert into webhook_entrega (webhook_id, evento_id, objeto, proxima_em)
    select w.id, e.id, e.objeto, ${em}
      from webhook w join efeito e on e.tipo = any (w.eventos) and e.em >= greatest(w.criado_em, w.desativado_em - ${EM_CURSO}::interval)
     where w.id = ${qual.id}
       and not exists (select from webhook_entrega x where x.webhook_id = w.id and x.evento_id = e.id)
     order by e.id`.execute(tx)
  await tx
    .updateTable('webhook')
    .set({
      ativo: true,
      desativadoEm: null,
      desativadoPor: null,
      desativadoMotivo: null,
      versao: sql`versao + 1`,
    })
    .where('id', '=', qual.id)
    .execute()
  await sql`update webhook_entrega set proxima_em = ${em}
    where webhook_id = ${qual.id} and estado = 'pendente'`.execute(tx)
  await chamarEntrega({ tx })
}

/** Queues a message that says nothing but that it is a test. Throws 404 and 409. */
export async function testarWebhook({ tx, agora }: UnitOfWork, id: number): Promise<void> {
  const { ativo } = await obterWebhook(tx, id)
  if (!ativo) throw failure('transicao_invalida', { mensagem: 'Este webhook está desativado.' })
  await sql`
    with e as (insert into efeito (tipo, objeto, em) values ('teste', ${`teste:${id}`}, ${isoDe(agora)}) returning id)
    insert into webhook_entrega (webhook_id, evento_id, objeto, proxima_em)
    select ${id}, e.id, ${`teste:${id}`}, ${isoDe(agora)} from e`.execute(tx)
  await chamarEntrega({ tx })
}

/** Queues a message that ended once more, under the id of its event. Throws 404 and 409. */
export async function reenviarEntrega({ tx, agora }: UnitOfWork, ator: Ator, id: number): Promise<number> {
  const entrega = await tx
    .selectFrom('webhookEntrega as e')
    .innerJoin('webhook as w', 'w.id', 'e.webhookId')
    .select(['e.webhookId', 'e.eventoId', 'e.objeto', 'e.estado', 'w.ativo'])
    .where('e.id', '=', id)
    .executeTakeFirst()
  if (!entrega) throw failure('nao_encontrado')
  if (!entrega.ativo)
    throw failure('transicao_invalida', {
      mensagem: 'Este webhook está desativado: reative antes de reenviar.',
    })
  if (entrega.estado === 'pendente')
    throw failure('transicao_invalida', { mensagem: 'Esta mensagem ainda está na fila.' })
  const nova = await tx
    .insertInto('webhookEntrega')
    .values({
      webhookId: entrega.webhookId,
      eventoId: entrega.eventoId,
      objeto: entrega.objeto,
      proximaEm: isoDe(agora),
      repeteId: id,
      repetidaPor: ator.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await chamarEntrega({ tx })
  return nova.id
}
