import { id, versao } from '../br/campos.ts'
import { aprendizagemPedida } from '../colaborador/aprendizagem-pedida.ts'
import { quemEdita } from '../colaborador/visibilidade.ts'
import { endpoint, somente, type Contract } from '../http/endpoint.ts'
import { ficha } from './ficha.ts'

/** The term of an apprentice: its end is foreseen, and corrected where it was typed wrong or never was. */
export const fichaAprendizagemContract = {
  'PUT /api/colaborador/aprendizagem': endpoint({
    tag: 'Colaborador',
    summary: 'Registra ou corrige o último dia do contrato de aprendizagem (CLT art. 428 § 3º)',
    access: somente(quemEdita.contrato, 'correção dos dados do contrato'),
    body: aprendizagemPedida.extend({ id, versao }),
    response: ficha,
  }),
} as const satisfies Contract
