import { sql } from 'kysely'
import { DIAS_DOS_DESISTIDOS, type EnvioVisto } from '@rh/domain/contract/rotinas'
import { isoDe } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { esperaPorEmail } from '../notificacoes/avisar-por-email.ts'

interface Contado {
  readonly push: number
  readonly pushDesde: string | null
  readonly webhooks: number
  readonly webhooksDesde: string | null
  readonly webhooksDesistidos: number
  readonly relatoriosRecusados: number
}

/** What waits on each way out of the house, and what was given up. */
export async function listEnvios(deps: Deps): Promise<EnvioVisto[]> {
  const { db, clock, correio } = deps
  const desde = isoDe(clock.agora().subtract({ hours: 24 * DIAS_DOS_DESISTIDOS }))
  const [{ rows }, email] = await Promise.all([
    sql<Contado>`
      select (select count(*)::int from push_entrega) as push,
             (select min(n.criada_em) from push_entrega e join notificacao n on n.id = any (e.avisos)) as push_desde,
             count(*) filter (where e.estado = 'pendente')::int as webhooks,
             min(ev.em) filter (where e.estado = 'pendente') as webhooks_desde,
             count(*) filter (where e.estado = 'desistida' and e.terminada_em > ${desde})::int as webhooks_desistidos,
             (select count(*)::int from relatorio_envio where resultado = 'recusado' and em > ${desde})
               as relatorios_recusados
        from webhook_entrega e join efeito ev on ev.id = e.evento_id
       where e.estado <> 'entregue'`.execute(db),
    correio ? esperaPorEmail(deps) : null,
  ])
  const [linha] = rows
  if (!linha) return []
  const { push, pushDesde, webhooks, webhooksDesde, webhooksDesistidos, relatoriosRecusados } = linha
  return [
    ...(email
      ? ([
          { canal: 'email', ...email, desistidos: null },
          { canal: 'relatorios', esperando: 0, desde: null, desistidos: relatoriosRecusados },
        ] as const)
      : []),
    { canal: 'push', esperando: push, desde: pushDesde, desistidos: null },
    { canal: 'webhooks', esperando: webhooks, desde: webhooksDesde, desistidos: webhooksDesistidos },
  ]
}
