import { setores } from '@rh/domain/setores/setores'
import { pessoasDosGrupos } from '../alertas/alertas.ts'
import { isoDe } from '../clock.ts'
import { writeAsSystem } from '../db/write.ts'
import { gravarEventos } from '../seguranca/gravar.ts'
import type { Deps } from '../deps.ts'
import type { Tarefa } from '../tarefa.ts'
import { anchorOf } from './ancora.ts'
import { cofreDe } from '../cifra/banco.ts'
import { loadKeyRing } from './chave.ts'
import { checkTrail, onOneConnection, type CheckResult } from './conferir.ts'
import { sealTrail } from './selar.ts'
import { trailMeans } from './meios.ts'

/** Seals, minute by minute, what was written. */
export const selarTrilha: Tarefa = {
  nome: 'auditoria.selar',
  titulo: 'Selos da trilha de auditoria',
  cron: '* * * * *',
  executar: async (deps) => void (await sealTrail(trailMeans(deps))),
}

/** Looks each hour at what is new since. */
export const conferirNovos: Tarefa = {
  nome: 'auditoria.conferir-novos',
  titulo: 'Conferência do que é novo na trilha de auditoria',
  cron: '7 * * * *',
  executar: (deps) => conferir(deps, false),
}

/** Looks at all of it each night. */
export const conferirTudo: Tarefa = {
  nome: 'auditoria.conferir',
  titulo: 'Conferência da trilha de auditoria inteira',
  cron: '30 3 * * *',
  executar: (deps) => conferir(deps, true),
}

async function conferir(deps: Deps, completa: boolean): Promise<void> {
  const de = completa ? undefined : await lookedAt(deps)
  const anchored = await anchorOf(deps.config).read()
  const result = await onOneConnection(deps.db, (run) =>
    checkTrail(run, {
      keys: loadKeyRing(deps.config),
      cofre: cofreDe(deps.db),
      anchored,
      ...(de === undefined ? {} : { de }),
    }),
  )
  await keep(deps, completa, result)
}

/** How far a check that found nothing has looked. */
async function lookedAt({ db }: Deps): Promise<number> {
  const { ate } = await db
    .selectFrom('auditoriaConferencia')
    .select(({ fn }) => fn.max<number | null>('ate').as('ate'))
    .where('problemas', '=', 0)
    .executeTakeFirstOrThrow()
  return ate ?? 0
}

/** Keeps what was found, and tells Admin when it is not what was found before. */
const keep = (
  deps: Deps,
  completa: boolean,
  { elos, ate, problemas, exemplos }: CheckResult,
): Promise<void> =>
  writeAsSystem(deps, completa ? conferirTudo.nome : conferirNovos.nome, async (work) => {
    const { tx, agora } = work
    const before = await tx
      .selectFrom('auditoriaConferencia')
      .select('problemas')
      .where('completa', '=', completa)
      .executeTakeFirst()
    const row = { em: isoDe(agora), elos, ate, problemas, exemplos: exemplos.slice(0, EXAMPLES) }
    await tx
      .insertInto('auditoriaConferencia')
      .values({ completa, ...row })
      .onConflict((oc) => oc.column('completa').doUpdateSet(row))
      .execute()
    if (problemas === 0 || problemas === before?.problemas) return
    await gravarEventos(tx, [{ tipo: 'trilha_com_problemas', quantidade: problemas, em: agora }])
    await deps.alertas.avisar(work, {
      usuarioIds: await pessoasDosGrupos(tx, setores.admin.grupos, []),
      assunto: 'sistema',
      icone: 'warning',
      texto: `A conferência da trilha de auditoria encontrou ${problemas === 1 ? 'um problema' : `${problemas} problemas`}. Veja em Início.`,
    })
  })

const EXAMPLES = 20
