import type { fichaFeriasContract } from '@rh/domain/contract/ficha-ferias'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { failure } from '../../../http/failure.ts'
import type { Handlers } from '../../../http/serve.ts'
import { hojeEm } from '../../../clock.ts'
import { requireVinculo, type Vinculo } from '../vinculo.ts'
import { desfazerOcorrencia, registrarOcorrencia, verificarOcorrencia } from './ocorrencias.ts'
import { ajustar, informarFaltas } from './razao.ts'
import { readFerias } from './ler.ts'

const feito = { ok: true } as const

/** The vacations of a file: read by who sees the tab, corrected by Rh. */
export function fichaFeriasHandlers(deps: Deps): Handlers<typeof fichaFeriasContract> {
  const hoje = (): string => hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  return {
    'GET /api/colaborador/ferias/:id': async ({ params, request: { ator } }) => {
      const dia = hoje()
      const vinculo = await requireVinculo(deps.db, params.id, ator, dia)
      return readFerias(deps.db, vinculo.id, dia, ator.grupos)
    },
    'PUT /api/colaborador/ferias/faltas': ({ body: { id, periodoId, faltas }, request }) =>
      write(deps, request, async (work) => {
        await requirePeriodo(work, await requireVinculo(work.tx, id, request.ator, hoje()), periodoId)
        await informarFaltas(work, periodoId, faltas, request.ator.id)
        return feito
      }),
    'POST /api/colaborador/ferias/ajuste': ({ body: { id, periodoId, dados }, request }) =>
      write(deps, request, async (work) => {
        await requirePeriodo(work, await requireVinculo(work.tx, id, request.ator, hoje()), periodoId)
        await ajustar(work, periodoId, dados, request.ator.id)
        return feito
      }),
    'POST /api/colaborador/ferias/ocorrencia/verificar': async ({ body: { id, dados }, request }) => {
      const dia = hoje()
      return verificarOcorrencia(deps.db, await requireVinculo(deps.db, id, request.ator, dia), dia, dados)
    },
    'POST /api/colaborador/ferias/ocorrencia': ({ body: { id, dados }, request }) =>
      write(deps, request, async (work) => {
        const dia = hoje()
        const vinculo = await requireVinculo(work.tx, id, request.ator, dia)
        await registrarOcorrencia(work, vinculo, { dados, usuarioId: request.ator.id, hoje: dia })
        return feito
      }),
    'POST /api/colaborador/ferias/ocorrencia/desfazer': ({ body: { id, ...desfeita }, request }) =>
      write(deps, request, async (work) => {
        const dia = hoje()
        const vinculo = await requireVinculo(work.tx, id, request.ator, dia)
        await desfazerOcorrencia(work, vinculo, { ...desfeita, usuarioId: request.ator.id, hoje: dia })
        return feito
      }),
  }
}

/** A period of somebody else is none: 404. */
async function requirePeriodo({ tx }: UnitOfWork, { id }: Vinculo, periodoId: number): Promise<void> {
  const periodo = await tx
    .selectFrom('feriasPeriodo')
    .select('id')
    .where('id', '=', periodoId)
    .where('vinculoId', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!periodo) throw failure('nao_encontrado')
}
