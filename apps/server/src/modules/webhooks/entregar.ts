import { sql } from 'kysely'
import type { MensagemDoWebhook } from '@rh/domain/contract/webhooks'
import {
  DIAS_ATE_DESATIVAR,
  esperaDepoisDe,
  TENTATIVAS_MAXIMAS,
  type CampoDoWebhook,
} from '@rh/domain/integracoes/eventos'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import { isoDe } from '../../clock.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { TAREFA_DOS_WEBHOOKS } from '../../eventos/eventos.ts'
import type { Tarefa } from '../../tarefa.ts'
import { assinar } from './assinatura.ts'
import { enviar, foiEmbora, type Resultado } from './enviar.ts'

/** Longer than an attempt takes: a sender that died holds its message no longer. */
const RESERVA = { seconds: 60 } as const
/** Failures in a row after which a receiver is left alone until the next run. */
const FALHAS_POR_VEZ = 3
const POR_VEZ = 500

/** Sends what waits, each webhook by itself: a slow receiver keeps nobody else waiting. */
export const entregarWebhooks: Tarefa = {
  nome: TAREFA_DOS_WEBHOOKS,
  titulo: 'Entrega de webhooks',
  cron: '* * * * *',
  // Each message is taken under a lock, and given back if its sender dies.
  aoLado: true,
  executar: async (deps) => {
    const { rows } = await sql<{ id: number }>`
      select w.id from webhook w
       where w.ativo and exists (select from webhook_entrega e where e.webhook_id = w.id and e.estado = 'pendente'
                                    and e.proxima_em <= ${isoDe(deps.clock.agora())})`.execute(deps.db)
    await Promise.all(rows.map(({ id }) => entregarDe(deps, id)))
  },
}

async function entregarDe(deps: Deps, webhookId: number): Promise<void> {
  let falhas = 0
  for (let i = 0; i < POR_VEZ && falhas < FALHAS_POR_VEZ; i += 1) {
    const entrega = await tomar(deps, webhookId)
    if (!entrega) return
    const resultado = await mandar(deps, entrega)
    falhas = resultado.erro === null ? 0 : falhas + 1
    if (!(await anotar(deps, entrega, resultado))) return
  }
}

interface Entrega {
  readonly id: number
  readonly webhookId: number
  readonly url: string
  readonly segredo: string
  readonly campos: readonly CampoDoWebhook[]
  /** Attempts, with the one that begins now. */
  readonly tentativas: number
  readonly mensagem: MensagemDoWebhook
}

/**
 * Takes the next message of a webhook for one attempt: the first of each object that waits, so that what happened to one
 * person is told in its order. Null when nothing is due.
 */
const tomar = (deps: Deps, webhookId: number): Promise<Entrega | null> =>
  writeAsSystem(deps, TAREFA_DOS_WEBHOOKS, async ({ tx, agora }) => {
    const { rows } = await sql<Entrega>`
      with proxima as (
        select e.id from webhook_entrega e join webhook w on w.id = e.webhook_id and w.ativo
         where e.webhook_id = ${webhookId} and e.estado = 'pendente' and e.proxima_em <= ${isoDe(agora)}
           and (e.reservada_ate is null or e.reservada_ate <= ${isoDe(agora)})
           and not exists (select from webhook_entrega antes
                            where antes.webhook_id = e.webhook_id and antes.objeto = e.objeto and antes.id < e.id
                              and antes.estado = 'pendente')
         order by e.id limit 1 for update of e skip locked),
      tomada as (
        update webhook_entrega e set tentativas = e.tentativas + 1, reservada_ate = ${isoDe(agora.add(RESERVA))}
          from proxima where e.id = proxima.id
        returning e.id, e.webhook_id, e.evento_id, e.tentativas)
      select t.id, t.webhook_id, t.tentativas, w.url, w.campos, s.segredo,
             jsonb_build_object('id', ev.id, 'tipo', ev.tipo, 'data', ev.data, 'em', ev.em,
               'colaboradorId', ev.vinculo_id, 'contratoId', ev.contrato_id,
               'processo', case when p.id is not null
                 then jsonb_build_object('id', p.id, 'tipo', p.tipo, 'numero', p.numero) end)
             || case when 'matricula' = any (w.campos) and v.id is not null
                  then jsonb_build_object('matricula', v.matricula) else '{}' end
             || case when 'nome' = any (w.campos) and v.id is not null
                  then jsonb_build_object('nome', coalesce(pe.nome_social, pe.nome)) else '{}' end as mensagem
        from tomada t
        join webhook w on w.id = t.webhook_id
        join webhook_segredo s on s.webhook_id = w.id
        join efeito ev on ev.id = t.evento_id
        left join processo p on p.id = ev.processo_id
        left join vinculo v on v.id = ev.vinculo_id
        left join pessoa pe on pe.id = v.pessoa_id`.execute(tx)
    return rows[0] ?? null
  })

function mandar({ clock, config }: Deps, { id, url, segredo, mensagem }: Entrega): Promise<Resultado> {
  const corpo = JSON.stringify({ ...mensagem, em: isoDe(Temporal.Instant.from(mensagem.em)) })
  return enviar({
    url,
    corpo,
    internos: config.webhooksInternos,
    cabecalhos: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'rh-webhooks/1',
      'x-rh-evento': mensagem.tipo,
      'x-rh-entrega': String(id),
      'x-rh-assinatura': assinar(segredo, corpo, clock.agora()),
    },
  })
}

/** Writes down what came of an attempt. Answers whether the webhook goes on. */
const anotar = (deps: Deps, entrega: Entrega, resultado: Resultado): Promise<boolean> =>
  writeAsSystem(deps, TAREFA_DOS_WEBHOOKS, async (work) => {
    const { tx, agora } = work
    const em = isoDe(agora)
    await sql`
      insert into webhook_tentativa (entrega_id, numero, em, status, milissegundos, erro)
      values (${entrega.id}, ${entrega.tentativas}, ${em}, ${resultado.status}, ${resultado.milissegundos},
              ${resultado.erro})`.execute(tx)
    const chegou = resultado.erro === null
    const estado = chegou ? 'entregue' : entrega.tentativas >= TENTATIVAS_MAXIMAS ? 'desistida' : 'pendente'
    const proxima = isoDe(agora.add({ minutes: esperaDepoisDe(entrega.tentativas) }))
    // One that held the message for too long was given up: another sender has it, and only an arrival is news of it.
    const { rows: mudadas } = await sql`
      update webhook_entrega set estado = ${estado}, reservada_ate = null,
             proxima_em = case when ${estado} = 'pendente' then ${proxima}::timestamptz else proxima_em end,
             terminada_em = case when ${estado} <> 'pendente' then ${em}::timestamptz end
       where id = ${entrega.id} and estado = 'pendente' and (${chegou} or tentativas = ${entrega.tentativas})
      returning 1`.execute(tx)
    if (mudadas.length === 0) return true
    const { rows } = await sql<{ nome: string; falhandoDesde: string | null }>`
      update webhook set falhando_desde = case when ${chegou} then null else coalesce(falhando_desde, ${em}) end
       where id = ${entrega.webhookId} and ativo returning nome, falhando_desde`.execute(tx)
    const [webhook] = rows
    if (!webhook) return false
    const motivo = motivoDeParar(webhook.falhandoDesde, agora, resultado)
    if (motivo === null) return true
    await desligar(deps, work, { id: entrega.webhookId, nome: webhook.nome, motivo })
    return false
  })

function motivoDeParar(desde: string | null, agora: Temporal.Instant, resultado: Resultado): string | null {
  if (foiEmbora(resultado)) return 'O sistema respondeu que não existe mais (410).'
  if (desde === null) return null
  const limite = Temporal.Instant.from(desde).add({ hours: 24 * DIAS_ATE_DESATIVAR })
  return Temporal.Instant.compare(agora, limite) >= 0
    ? `Nenhuma mensagem chegou em ${DIAS_ATE_DESATIVAR} dias.`
    : null
}

interface Parada {
  readonly id: number
  readonly nome: string
  readonly motivo: string
}

/** Turns a webhook off by the system, and tells who can turn it on again. */
async function desligar({ alertas }: Deps, work: UnitOfWork, { id, nome, motivo }: Parada): Promise<void> {
  await work.tx
    .updateTable('webhook')
    .set({
      ativo: false,
      desativadoEm: isoDe(work.agora),
      desativadoMotivo: motivo,
      falhandoDesde: null,
      versao: sql`versao + 1`,
    })
    .where('id', '=', id)
    .execute()
  await alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(work.tx, ['Administrador'], []),
    assunto: 'sistema',
    icone: 'warning',
    texto: `O webhook ${nome} foi desativado. ${motivo} O que acontecer fica guardado até ser reativado.`,
  })
}
