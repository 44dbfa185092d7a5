import { sql } from 'kysely'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { openTokens, type Tokens } from '../auth/token.ts'
import { isoDe } from '../../clock.ts'
import { escreverCarta, type AvisoNaoLido, type Destinatario } from './carta.ts'
import { Recusada, type Correio } from '../../email/correio.ts'

const NOME = 'avisos.por-email'

/** Who is at the screen reads it there. */
const ESPERA = { minutes: 10 } as const
/** What the mail server did not take for a day is old news. */
const VALIDADE = { hours: 24 } as const

/**
 * Sends what people were told and did not read in ten minutes to their e-mail, all of a person in one message, each once.
 * A mail server that is away is tried again the next minute; an address that it refuses is left alone and reported.
 */
export const avisarPorEmail: Tarefa = {
  nome: NOME,
  quando: ({ smtp }) => smtp !== undefined,
  cron: '* * * * *',
  executar: async (deps) => {
    const { correio } = deps
    if (!correio) return
    const pessoas = await listDestinatarios(deps)
    if (pessoas.length === 0) return
    const tokens = await openTokens(deps.db)
    const falhas: unknown[] = []
    for (const pessoa of pessoas)
      await avisar(deps, correio, tokens, pessoa).catch((error: unknown) => falhas.push(error))
    if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} messages were not sent`)
  },
}

/** Unread, not sent, and of the age in which it makes sense to send. */
const porEnviar = (agora: Temporal.Instant) => sql<boolean>`n.lida_em is null and n.email_em is null
  and n.criada_em > ${isoDe(agora.subtract(VALIDADE))} and n.criada_em <= ${isoDe(agora.subtract(ESPERA))}`

async function listDestinatarios({ db, clock }: Deps): Promise<Destinatario[]> {
  const { rows } = await sql<Destinatario>`
    select u.id, u.nome, u.email,
           array(select g.nome from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                  where ug.usuario_id = u.id order by g.nome) as grupos
      from usuario u
     where u.ativo and u.id in (select n.usuario_id from notificacao n where ${porEnviar(clock.agora())})
     order by u.id`.execute(db)
  return rows
}

/** The rows are marked in the transaction in which the message leaves: a crash in between sends it twice, never not. */
async function avisar(deps: Deps, correio: Correio, tokens: Tokens, pessoa: Destinatario): Promise<void> {
  let recusa: Recusada | undefined
  await writeAsSystem(deps, NOME, async (work) => {
    const avisos = await tomarAvisos(work, pessoa.id)
    if (avisos.length === 0) return
    const mesa = { work, tokens, origem: correio.origem, fuso: deps.config.empresaFuso }
    const carta = await escreverCarta(mesa, pessoa, avisos)
    try {
      await correio.enviar(carta)
    } catch (error) {
      if (!(error instanceof Recusada)) throw error
      recusa = error
    }
  })
  if (recusa) throw recusa
}

/** Takes the person's rows; who comes at the same time finds none. */
async function tomarAvisos({ tx, agora }: UnitOfWork, usuarioId: number): Promise<AvisoNaoLido[]> {
  const { rows } = await sql<AvisoNaoLido>`
    with tomados as (
      update notificacao set email_em = ${isoDe(agora)}
       where id in (select n.id from notificacao n where n.usuario_id = ${usuarioId} and ${porEnviar(agora)}
                     for update skip locked)
      returning id, processo_id, contrato_id, vinculo_id, evento_id)
    select t.id, p.id as processo_id, p.tipo, p.numero, p.status, p.solicitante_id,
           c.numero as contrato, v.matricula, t.evento_id is not null as lembrete
      from tomados t left join processo p on p.id = t.processo_id
      left join contrato c on c.id = t.contrato_id
      left join vinculo v on v.id = t.vinculo_id
     order by t.id`.execute(tx)
  return rows
}
