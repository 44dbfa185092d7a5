import { sql } from 'kysely'
import { isoDe } from '../../clock.ts'
import { writeAsSystem } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { openChavePush } from './chave-push.ts'
import { anotar, listVencidos, reservar, type Envio } from './entregas-push.ts'
import { escrever } from './mensagem-push.ts'
import { mandar } from './mandar-push.ts'
import { listComAvisos, tomar, type Saida } from './por-enviar.ts'

/** Name of the task; the trigger `avisar` of `notificacao` calls for it. */
const NOME = 'avisos.por-push'

/** A phone in a pocket is told at once; an open screen shows the alert itself, and its browser keeps quiet. */
const PUSH: Saida = { canal: 'push', espera: { minutes: 0 } }

/** Browsers that are told at the same time. */
const JUNTOS = 10

/**
 * Tells the browsers of each person, by the Web Push standard, that something is there for them: once for all that came
 * together, by kind as the person chose, after their silence. Each browser by itself: one that is gone is forgotten, one
 * whose service is away is tried again, and neither keeps another waiting or tells it twice.
 */
export const avisarPorPush: Tarefa = {
  nome: NOME,
  titulo: 'Avisos nos aparelhos',
  cron: '* * * * *',
  // What is sent is taken under a lock, and given back if its sender dies.
  aoLado: true,
  executar: async (deps) => {
    const falhas: unknown[] = []
    const tentar = (feito: Promise<void>) => feito.catch((error: unknown) => void falhas.push(error))
    for (const id of await listComAvisos(deps, PUSH)) await tentar(separar(deps, id))
    const vencidos = await listVencidos(deps)
    for (let i = 0; i < vencidos.length; i += JUNTOS)
      await Promise.all(
        (await reservar(deps, NOME, vencidos.slice(i, i + JUNTOS))).map((envio) =>
          tentar(entregar(deps, envio)),
        ),
      )
    if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} messages failed`)
  },
}

/** Puts what a person is to be told on its way, to each browser that had said yes by then; in one transaction. */
const separar = (deps: Deps, usuarioId: number): Promise<void> =>
  writeAsSystem(deps, NOME, async (work) => {
    const ids = await tomar(work, PUSH, { id: usuarioId, fuso: deps.config.empresaFuso })
    if (ids.length === 0) return
    await sql`
      insert into push_entrega (aparelho_id, avisos, proxima_em)
      select a.id, array_agg(n.id order by n.id), ${isoDe(work.agora)}::timestamptz
        from notificacao n join push_aparelho a on a.usuario_id = n.usuario_id and a.criado_em <= n.criada_em
       where n.id = any (${sql.val(ids)}::int[])
       group by a.id`.execute(work.tx)
  })

/** Sends to one browser, with no transaction open, and writes down what came of it. */
async function entregar(deps: Deps, envio: Envio): Promise<void> {
  const mensagem = await escrever(deps.db, envio)
  const destino = mensagem
    ? await mandar(deps.config, await openChavePush(deps.db), envio.aparelho, mensagem)
    : 'nada'
  await writeAsSystem(deps, NOME, (work) => anotar(work, envio, destino))
}
