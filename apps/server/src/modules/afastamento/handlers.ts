import type { afastamentoContract } from '@rh/domain/contract/afastamento'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { hojeEm, momentoDe } from '../../clock.ts'
import { writeAndReply } from '../../db/write.ts'
import type { Handlers } from '../../http/serve.ts'
import { acrescentar } from '../processo/atos.ts'
import { atosHandlers, type DepsDoMotor } from '../processo/montar.ts'
import { contarVisiveis } from '../processo/listas/listagem.ts'
import { obterRegistro } from '../processo/registro.ts'
import { contarMomentos } from './lista.ts'
import { moduloAfastamento } from './modulo.ts'

type Proprias =
  | `POST /api/afastamento/${'inss' | 'cat' | 'exame'}`
  | 'PUT /api/afastamento/editarobs'
  | 'GET /api/afastamento/momentos'

/** The calls of a leave that no other kind has. */
export function afastamentoHandlers(deps: DepsDoMotor): Handlers<Pick<typeof afastamentoContract, Proprias>> {
  const fuso = deps.config.empresaFuso
  const modulo = moduloAfastamento(fuso)
  const ato = atosHandlers(modulo, deps)
  const hoje = () => hojeEm(deps.clock.agora(), fuso)
  return {
    'POST /api/afastamento/inss': ato('inss'),
    'POST /api/afastamento/cat': ato('cat'),
    'POST /api/afastamento/exame': ato('exame'),
    'PUT /api/afastamento/editarobs': ({ body: { id, observacao }, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => acrescentar(afastamento, work, request.ator, { id, ato: 'editarobs', texto: observacao }),
        // The record is as its contract says: the engine composes it from the same declaration.
        () => obterRegistro(modulo, deps.db, id, request.ator, momentoDe(deps.clock, fuso)) as Promise<never>,
      ),
    'GET /api/afastamento/momentos': async ({ query, request }) => ({
      contagens: await contarMomentos(deps.db, request.ator, { ...query, hoje: hoje() }),
      total: await contarVisiveis(deps.db, afastamento, request.ator, query),
    }),
  }
}
