import type { fichaExperienciaContract } from '@rh/domain/contract/ficha-experiencia'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/ator.ts'
import type { Handlers } from '../../../http/serve.ts'
import { hojeEm } from '../../../clock.ts'
import { decidir, requireEmCurso, sugerir } from './experiencia.ts'
import { obterFicha, type Quando } from '../ficha/ficha.ts'
import { listExperiencias } from '../inicio.ts'
import { requireVinculo, tomarVersao, type Vinculo } from '../vinculo.ts'

type NaFicha = (work: UnitOfWork, vinculo: Vinculo, quando: Quando) => Promise<void>

/** The ends of the trial; a suggestion changes nothing of the bond and takes no version. */
export function experienciaHandlers(deps: Deps): Handlers<typeof fichaExperienciaContract> {
  const fuso = deps.config.empresaFuso
  const quando = (): Quando => ({ hoje: hojeEm(deps.clock.agora(), fuso), fuso })
  const naFicha = (request: RequestContext, id: number, fazer: NaFicha) =>
    write(deps, request, async (work) => {
      const agora = quando()
      await fazer(work, await requireVinculo(work.tx, id, request.ator, agora.hoje), agora)
      return obterFicha(work.tx, { id }, request.ator, agora)
    })
  return {
    'GET /api/colaborador/experiencias': ({ request }) =>
      listExperiencias(deps.db, request.ator, quando().hoje),
    'POST /api/colaborador/experiencia': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, { hoje }) => {
        await tomarVersao(work, vinculo, body.versao, fuso)
        await decidir(deps, work, vinculo, body, { ator: request.ator, hoje })
      }),
    'PUT /api/colaborador/experiencia/clausula': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, { hoje }) => {
        const { clausulaAssecuratoria } = body
        await requireEmCurso(work.tx, vinculo, hoje)
        await tomarVersao(work, vinculo, body.versao, fuso, { clausulaAssecuratoria })
      }),
    'POST /api/colaborador/experiencia/sugerir': ({ body, request }) =>
      naFicha(request, body.id, (work, vinculo, { hoje }) =>
        sugerir(deps, work, vinculo, body, { ator: request.ator, hoje }),
      ),
  }
}
