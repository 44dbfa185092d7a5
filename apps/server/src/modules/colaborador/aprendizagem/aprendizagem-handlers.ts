import type { fichaAprendizagemContract } from '@rh/domain/contract/ficha-aprendizagem'
import { hojeEm } from '../../../clock.ts'
import { write } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/serve.ts'
import { obterFicha } from '../ficha/ficha.ts'
import { requireVinculo, tomarVersao } from '../vinculo.ts'
import { requireTermo } from './aprendizagem.ts'

/** The end of an apprenticeship, as the contract says it. */
export function aprendizagemHandlers(deps: Deps): Handlers<typeof fichaAprendizagemContract> {
  const fuso = deps.config.empresaFuso
  return {
    'PUT /api/colaborador/aprendizagem': ({ body: { id, versao, fimAprendizagem }, request: pedido }) =>
      write(deps, pedido, async (work) => {
        const hoje = hojeEm(deps.clock.agora(), fuso)
        const vinculo = await requireVinculo(work.tx, id, pedido.ator, hoje)
        await requireTermo(work.tx, vinculo, fimAprendizagem)
        await tomarVersao(work, vinculo, versao, fuso, { fimAprendizagem })
        return obterFicha(work.tx, { id }, pedido.ator, { hoje, fuso })
      }),
  }
}
