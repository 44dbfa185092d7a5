import { sql } from 'kysely'
import { isEscopado } from '@rh/domain/setores/grupos'
import { hojeEm } from '../../clock.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { openTokens, type Tokens } from '../auth/token.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { escreverCarta, type AvisoNaoLido, type Destinatario } from './carta.ts'
import { Recusada, type Correio } from '../../email/correio.ts'
import { vistoPor } from './quem-ve.ts'
import { listComAvisos, maisAntigo, tomar, type Saida } from './por-enviar.ts'

const NOME = 'avisos.por-email'

/** Who is at the screen reads it there. */
const EMAIL: Saida = { canal: 'email', espera: { minutes: 10 } }

/** People to whom a message is due by now. */
export const listComAvisosPorEmail = (deps: Deps): Promise<number[]> => listComAvisos(deps, EMAIL)

/** How many people a message is due to by now, and since when the oldest of what it says waits. */
export async function esperaPorEmail(deps: Deps): Promise<{ esperando: number; desde: string | null }> {
  const ids = await listComAvisosPorEmail(deps)
  return { esperando: ids.length, desde: ids.length === 0 ? null : await maisAntigo(deps, EMAIL, ids) }
}

/**
 * Sends what people were told and did not read in ten minutes to their e-mail, all of a person in one message, each once,
 * by kind as the person chose; what comes in their silence is sent after it.
 * A mail server that is away is tried again the next minute; an address that it refuses is left alone and reported.
 */
export const avisarPorEmail: Tarefa = {
  nome: NOME,
  titulo: 'Avisos por e-mail',
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

async function listDestinatarios(deps: Deps): Promise<Destinatario[]> {
  const ids = await listComAvisosPorEmail(deps)
  if (ids.length === 0) return []
  const { rows } = await sql<Destinatario>`
    select u.id, u.nome, u.email,
           array(select g.nome from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                  where ug.usuario_id = u.id order by g.nome) as grupos
      from usuario u where u.id = any (${sql.val(ids)}::int[]) order by u.id`.execute(deps.db)
  return rows
}

/** The rows are marked in the transaction in which the message leaves: a crash in between sends it twice, never not. */
async function avisar(deps: Deps, correio: Correio, tokens: Tokens, pessoa: Destinatario): Promise<void> {
  let recusa: Recusada | undefined
  await writeAsSystem(deps, NOME, async (work) => {
    const fuso = deps.config.empresaFuso
    const ids = await tomar(work, EMAIL, { id: pessoa.id, fuso })
    const avisos = await readAvisos(work, pessoa, ids, hojeEm(work.agora, fuso))
    if (avisos.length === 0) return
    const mesa = { work, tokens, origem: correio.origem, fuso }
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

/** The message of the internal mail of an alert; what it says only where its author sent it by e-mail too. */
const cartaDoAviso = sql`case when ca.id is not null then jsonb_build_object(
  'correspondenciaId', ca.correspondencia_id,
  'copia', case when ca.por_email then (
    select jsonb_build_object('autor', au.nome, 'assunto', co.assunto, 'texto', ca.texto,
             'anexos', (select count(*) from carta_anexo x where x.carta_id = ca.id))
      from correspondencia co, usuario au where co.id = ca.correspondencia_id and au.id = ca.autor_id) end) end`

/** What a message says of each alert: of a process, contract or employee that the person does not see any more, nothing. */
async function readAvisos(
  { tx }: UnitOfWork,
  { id, grupos }: Destinatario,
  ids: readonly number[],
  hoje: string,
): Promise<AvisoNaoLido[]> {
  if (ids.length === 0) return []
  const quem = { id, grupos, escopado: isEscopado(grupos) }
  const { rows } = await sql<AvisoNaoLido>`
    select t.id, p.id as processo_id, p.tipo, p.numero, p.status, p.solicitante_id,
           c.numero as contrato, v.matricula, t.evento_id is not null as lembrete, t.comunicado_id, t.conversa_id is not null as conversa,
           ${cartaDoAviso} as mensagem
      from notificacao t
      left join processo p on p.id = t.processo_id and ${vistoPor(quem)}
      left join contrato c on c.id = t.contrato_id and ${contratoNoEscopo(quem, 'c.id')}
      left join vinculo v on v.id = t.vinculo_id and exists (
        select from colaborador_periodo cp
         where cp.vinculo_id = v.id and ${emVigor(hoje)} and ${contratoNoEscopo(quem, 'cp.contrato_id')})
      left join carta ca on ca.id = t.carta_id
     where t.id = any (${sql.val([...ids])}::int[])
     order by t.id`.execute(tx)
  return rows
}
