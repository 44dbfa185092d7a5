import type { ReplyOf } from '../../lib/api/api.ts'
import type { RegistroDe } from '../processo/chamadas.ts'

export type Registro = RegistroDe<'promocao'>
export type Simulacao = NonNullable<Registro['simulacao']>
/** What the sheet chooses from, and the contract as it is today. */
export type Opcoes = ReplyOf<'GET /api/promocao/obter'>['opcoes']
