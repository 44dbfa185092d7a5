import type { passivoContract } from '@rh/domain/contract/passivo'
import { hojeEm } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { failure } from '../../http/failure.ts'
import type { Handlers } from '../../http/serve.ts'
import { requireVinculo } from '../colaborador/vinculo.ts'
import { comoTexto } from '../processo/memoria.ts'
import { apurarPessoas } from './apurar.ts'

export function passivoHandlers(deps: Deps): Handlers<typeof passivoContract> {
  const { db } = deps
  return {
    'GET /api/passivo/:id': async ({ params: { id }, query, request }) => {
      const hoje = hojeEm(deps.clock.agora(), deps.config.empresaFuso)
      const { em: dia = hoje } = query
      if (dia > hoje) throw failure('validacao', { campos: { em: 'Informe um dia até hoje' } })
      await requireVinculo(db, id, request.ator, hoje)
      const [apurado] = await apurarPessoas(db, dia, [id])
      if (!apurado) return { passivo: null }
      const { totalCentavos, feriasCentavos, decimoTerceiroCentavos, encargos, memoria } = apurado
      return {
        passivo: {
          dia,
          totalCentavos,
          feriasCentavos,
          decimoTerceiroCentavos,
          encargosCentavos: encargos.totalCentavos,
          memoria: memoria.map(comoTexto),
        },
      }
    },
  }
}
