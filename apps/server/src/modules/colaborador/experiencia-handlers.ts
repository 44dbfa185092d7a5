import type { fichaExperienciaContract } from '@rh/domain/contract/ficha-experiencia'
import { escrever, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import type { Pedido } from '../../http/ator.ts'
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
  const naFicha = (pedido: Pedido, id: number, fazer: NaFicha) =>
    escrever(deps, pedido, async (escrita) => {
      const agora = quando()
      await fazer(escrita, await exigirVinculo(escrita.tx, id, pedido.ator, agora.hoje), agora)
      return obterFicha(escrita.tx, { id }, pedido.ator, agora)
    })
  return {
    'GET /api/colaborador/experiencias': ({ pedido }) =>
      listExperiencias(deps.db, pedido.ator, quando().hoje),
    'POST /api/colaborador/experiencia': ({ body, pedido }) =>
      naFicha(pedido, body.id, async (escrita, vinculo, { hoje }) => {
        await tomarVersao(escrita, vinculo, body.versao, fuso)
        await decidir(deps, escrita, vinculo, body, { ator: pedido.ator, hoje })
      }),
    'POST /api/colaborador/experiencia/sugerir': ({ body, pedido }) =>
      naFicha(pedido, body.id, (escrita, vinculo, { hoje }) =>
        sugerir(deps, escrita, vinculo, body, { ator: pedido.ator, hoje }),
      ),
  }
}
