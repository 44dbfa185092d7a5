import type { avisosContract } from '@rh/domain/contract/avisos'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { obterAjustes, saveAjustes } from './ajustes.ts'
import { ativarAparelho, desativarAparelho, listAparelhos, requireDestino } from './aparelhos.ts'
import { openChavePush } from './chave-push.ts'
import { hojeEm } from '../../clock.ts'
import { listEntradas } from './entradas.ts'
import { adiar, lerEntradas, silenciar } from './tratar.ts'

/** What a person was told and what they do about it; how they are told: by kind and way, when, on which browsers. */
export function ajustesHandlers(deps: Deps): Handlers<typeof avisosContract> {
  const { db, config, clock } = deps
  return {
    'GET /api/notificacoes/entradas': ({ request: { ator } }) => {
      const agora = clock.agora()
      return listEntradas(db, ator, { agora, hoje: hojeEm(agora, config.empresaFuso) })
    },
    'PUT /api/notificacoes/ler-entradas': ({ body: { ids }, request: { ator } }) =>
      lerEntradas(db, ator, ids, clock.agora()),
    'PUT /api/notificacoes/lembrar': ({ body: { ids }, request: { ator } }) =>
      adiar(db, ator, ids, clock.agora().toZonedDateTimeISO(config.empresaFuso)),
    'PUT /api/notificacoes/silenciar': ({ body, request }) =>
      write(deps, request, (work) => silenciar(work, request.ator, body)),
    'GET /api/notificacoes/ajustes': async ({ request: { ator } }) => ({
      ajustes: await obterAjustes(db, ator.id),
      temEmail: config.smtp !== undefined,
      chavePush: (await openChavePush(db)).publica,
    }),
    'PUT /api/notificacoes/ajustes': async ({ body, request }) => {
      await write(deps, request, (work) => saveAjustes(work, request.ator.id, body))
      return { ajustes: body }
    },
    'GET /api/notificacoes/aparelhos': async ({ request: { ator } }) => ({
      results: await listAparelhos(db, ator),
    }),
    'POST /api/notificacoes/aparelhos/ativar': async ({ body, request }) => {
      await requireDestino(body, config.webhooksInternos)
      return { id: await write(deps, request, (work) => ativarAparelho(work, request, body)) }
    },
    'POST /api/notificacoes/aparelhos/desativar': ({ body, request }) =>
      write(deps, request, async (work) => {
        await desativarAparelho(work, request.ator, body.id)
        return { ok: true as const }
      }),
  }
}
