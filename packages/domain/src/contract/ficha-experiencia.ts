import { z } from 'zod'
import { id, versao } from '../br/campos.ts'
import { quemAcompanhaExperiencia, quemSugereNaExperiencia } from '../colaborador/experiencia.ts'
import {
  clausulaPedida,
  decisaoSimples,
  prorrogacaoPedida,
  sugestaoPedida,
} from '../colaborador/experiencia-pedida.ts'
import { quemEdita } from '../colaborador/visibilidade.ts'
import { endpoint, somente, type Contract } from '../http/endpoint.ts'
import { experienciaTerminando, termo } from './experiencia.ts'
import { ficha } from './ficha.ts'

const TAG = 'Colaborador'

/** The bond as it was read, and the term that the person decides about. */
const alvo = { id, versao, termo }

/** The ends of the trial contract. */
export const fichaExperienciaContract = {
  'GET /api/colaborador/experiencias': endpoint({
    tag: TAG,
    summary: 'Os contratos de experiência que terminam em breve e esperam uma decisão',
    access: somente(quemAcompanhaExperiencia, 'acompanhamento da experiência'),
    response: z.object({ results: z.array(experienciaTerminando), total: z.int() }),
  }),
  'POST /api/colaborador/experiencia': endpoint({
    tag: TAG,
    summary: 'Decide o que acontece no fim da experiência: prorrogar, efetivar ou encerrar',
    access: somente(quemEdita.experiencia, 'decisão sobre a experiência'),
    body: z.discriminatedUnion('decisao', [
      prorrogacaoPedida.extend({ decisao: z.literal('prorrogar'), ...alvo }),
      decisaoSimples.extend({ decisao: z.literal(['efetivar', 'encerrar']), ...alvo }),
    ]),
    status: 201,
    response: ficha,
  }),
  'PUT /api/colaborador/experiencia/clausula': endpoint({
    tag: TAG,
    summary: 'Corrige se o contrato de experiência tem a cláusula assecuratória (CLT art. 481)',
    access: somente(quemEdita.contrato, 'correção dos dados do contrato'),
    body: clausulaPedida.extend({ id, versao }),
    response: ficha,
  }),
  'POST /api/colaborador/experiencia/sugerir': endpoint({
    tag: TAG,
    summary: 'Sugere ao Rh o que decidir no fim da experiência',
    access: somente(quemSugereNaExperiencia, 'sugestão sobre a experiência'),
    body: sugestaoPedida.extend({ id, termo }),
    status: 201,
    response: ficha,
  }),
} as const satisfies Contract
