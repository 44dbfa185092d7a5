import { sql } from 'kysely'
import type { Grupo } from '@rh/domain/setores/grupos'
import { isoDe } from '../../clock.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { enviar, type Resultado } from '../webhooks/enviar.ts'
import { openChavePush, type ChavePush } from './chave-push.ts'
import { mensagemDe, type AvisoDoPush, type MensagemPush } from './mensagem-push.ts'
import { listComAvisos, tomar, type Saida } from './por-enviar.ts'

/** Name of the task; the trigger `avisar` of `notificacao` calls for it. */
const NOME = 'avisos.por-push'

/** A phone in a pocket is told at once; an open screen shows the alert itself, and its browser keeps quiet. */
const PUSH: Saida = { canal: 'push', espera: { minutes: 0 } }

/** How long a push service keeps a message for a browser that is off. */
const VALE_S = 24 * 60 * 60
/** A browser that took nothing for so long is gone. */
const DIAS_ATE_ESQUECER = 14
/** People told at the same time: each holds a connection to the database while it is sent. */
const JUNTOS = 3

/**
 * Tells the browsers of each person, by the Web Push standard, that something is there for them: once for all that came
 * together, by kind as the person chose, after their silence. A browser that is gone (404, 410) is forgotten; where none
 * could be reached it is tried again the next minute, for a day.
 */
export const avisarPorPush: Tarefa = {
  nome: NOME,
  cron: '* * * * *',
  executar: async (deps) => {
    const pessoas = await listComAvisos(deps, PUSH)
    if (pessoas.length === 0) return
    const chave = await openChavePush(deps.db)
    const falhas: unknown[] = []
    for (let i = 0; i < pessoas.length; i += JUNTOS)
      await Promise.all(
        pessoas
          .slice(i, i + JUNTOS)
          .map((id) => avisar(deps, chave, id).catch((error: unknown) => falhas.push(error))),
      )
    if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} people were not told`)
  },
}

/** The rows are marked in the transaction in which the message leaves: a crash in between sends it twice, never not. */
const avisar = (deps: Deps, chave: ChavePush, id: number): Promise<void> =>
  writeAsSystem(deps, NOME, async (work) => {
    const ids = await tomar(work, PUSH, { id, fuso: deps.config.empresaFuso })
    if (ids.length === 0) return
    const mensagem = await escrever(work, id, ids)
    const aparelhos = await listDestinos(work, id)
    const resultados = await Promise.all(
      aparelhos.map(async (aparelho) => {
        const resultado = await mandar(deps, chave, aparelho, mensagem)
        return { aparelho, resultado }
      }),
    )
    for (const { aparelho, resultado } of resultados) await anotar(work, aparelho, resultado)
    const foi = resultados.some(({ resultado }) => resultado.erro === null)
    const podeTentar = resultados.some(({ resultado }) => !acabou(resultado))
    if (!foi && podeTentar)
      await work.tx.updateTable('notificacao').set({ pushEm: null }).where('id', 'in', ids).execute()
  })

async function escrever(
  { tx }: UnitOfWork,
  usuarioId: number,
  ids: readonly number[],
): Promise<MensagemPush> {
  const { rows: avisos } = await sql<AvisoDoPush>`
    select n.id, n.assunto, p.id as processo_id, p.tipo, p.status, p.solicitante_id
      from notificacao n left join processo p on p.id = n.processo_id
     where n.id = any (${sql.val([...ids])}::int[]) order by n.id`.execute(tx)
  const { rows } = await sql<{ empresa: string; grupos: readonly Grupo[] }>`
    select e.nome_fantasia as empresa,
           array(select g.nome from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                  where ug.usuario_id = ${usuarioId} order by g.nome) as grupos
      from empresa e`.execute(tx)
  const { empresa = '', grupos = [] } = rows[0] ?? {}
  return mensagemDe(empresa, { id: usuarioId, grupos }, avisos)
}

interface Aparelho {
  readonly id: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const listDestinos = ({ tx }: UnitOfWork, usuarioId: number): Promise<Aparelho[]> =>
  tx
    .selectFrom('pushAparelho')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('usuarioId', '=', usuarioId)
    .orderBy('id')
    .execute()

/** Encrypts for one browser (RFC 8291), signs (RFC 8292) and posts, to an address of the internet only. */
async function mandar(
  { config }: Deps,
  { publica, privada }: ChavePush,
  { endpoint, p256dh, auth }: Aparelho,
  { marca, ...mensagem }: MensagemPush,
): Promise<Resultado> {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...mensagem, marca }),
    {
      TTL: VALE_S,
      urgency: 'normal',
      // What was not shown yet is replaced by what is newer.
      topic: marca,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: assinante(config), publicKey: publica, privateKey: privada },
    },
  )
  const { 'Content-Length': _, ...cabecalhos } = headers
  return enviar({
    url: endpoint,
    corpo: body ?? '',
    internos: config.webhooksInternos,
    cabecalhos,
  })
}

/** Whom a push service may write to about what this installation sends. */
const assinante = ({ smtp, origemPublica }: Deps['config']): string => {
  if (smtp) return `mailto:${smtp.remetente}`
  return origemPublica?.startsWith('https:') ? origemPublica : 'mailto:suporte@localhost.localdomain'
}

const SUMIU: ReadonlySet<number | null> = new Set([404, 410])
/** Refusals that another try does not change: the message or its signature is no good there. */
const RECUSADA: ReadonlySet<number | null> = new Set([400, 401, 403, 413])

const acabou = ({ status }: Resultado): boolean => SUMIU.has(status) || RECUSADA.has(status)

async function anotar(
  { tx, agora }: UnitOfWork,
  { id }: Aparelho,
  { status, erro }: Resultado,
): Promise<void> {
  const em = isoDe(agora)
  if (erro === null) {
    await tx
      .updateTable('pushAparelho')
      .set({ usadoEm: em, falhandoDesde: null })
      .where('id', '=', id)
      .execute()
    return
  }
  if (SUMIU.has(status)) {
    await tx.deleteFrom('pushAparelho').where('id', '=', id).execute()
    return
  }
  await tx
    .updateTable('pushAparelho')
    .set({ falhandoDesde: sql`coalesce(falhando_desde, ${em})` })
    .where('id', '=', id)
    .execute()
  await tx
    .deleteFrom('pushAparelho')
    .where('id', '=', id)
    .where('falhandoDesde', '<', isoDe(agora.subtract({ hours: 24 * DIAS_ATE_ESQUECER })))
    .execute()
}
