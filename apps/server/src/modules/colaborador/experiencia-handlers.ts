import type { fichaExperienciaContract } from '@rh/domain/contract/ficha-experiencia'
import { escrever, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { decidir, sugerir } from './experiencia.ts'
import { obterFicha, type Quando } from './ficha.ts'
import { listExperiencias } from './inicio.ts'
import { exigirVinculo, tomarVersao, type Vinculo } from './vinculo.ts'

type NaFicha = (escrita: Escrita, vinculo: Vinculo, quando: Quando) => Promise<void>

/** The ends of the trial; a suggestion changes nothing of the bond and takes no version. */
export function experienciaHandlers(deps: Deps): Handlers<typeof fichaExperienciaContract> {
  const fuso = deps.config.empresaFuso
  const quando = (): Quando => ({ hoje: hojeEm(deps.relogio.agora(), fuso), fuso })
  const naFicha = (request: RequestContext, id: number, fazer: NaFicha) =>
    escrever(deps, request, async (escrita) => {
      const agora = quando()
      await fazer(escrita, await exigirVinculo(escrita.tx, id, request.ator, agora.hoje), agora)
      return obterFicha(escrita.tx, { id }, request.ator, agora)
    })
  return {
    'GET /api/colaborador/experiencias': ({ request }) =>
      listExperiencias(deps.db, request.ator, quando().hoje),
    'POST /api/colaborador/experiencia': ({ body, request }) =>
      naFicha(request, body.id, async (escrita, vinculo, { hoje }) => {
        await tomarVersao(escrita, vinculo, body.versao, fuso)
        await decidir(deps, escrita, vinculo, body, { ator: request.ator, hoje })
      }),
    'POST /api/colaborador/experiencia/sugerir': ({ body, request }) =>
      naFicha(request, body.id, (escrita, vinculo, { hoje }) =>
        sugerir(deps, escrita, vinculo, body, { ator: request.ator, hoje }),
      ),
  }
}
