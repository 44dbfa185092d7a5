import type { remanejamentoContract } from '@rh/domain/contract/remanejamento'
import { hojeEm } from '../../clock.ts'
import type { Handlers } from '../../http/serve.ts'
import type { DepsDoMotor } from '../processo/montar.ts'
import { listVagas } from './vagas.ts'

/** The call of a transfer that no other kind has: the free slots, by how well they suit the person. */
export const remanejamentoHandlers = ({
  db,
  clock,
  config,
}: DepsDoMotor): Handlers<Pick<typeof remanejamentoContract, 'GET /api/remanejamento/vagas'>> => ({
  'GET /api/remanejamento/vagas': async ({ query, request }) => ({
    results: await listVagas(db, query, request.ator, hojeEm(clock.agora(), config.empresaFuso)),
  }),
})
