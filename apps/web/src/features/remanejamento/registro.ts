import type { ReplyOf } from '../../lib/api/api.ts'
import type { ResultOf } from '../../lib/api/query.ts'
import type { RegistroDe } from '../processo/chamadas.ts'

export type Registro = RegistroDe<'remanejamento'>
export type Simulacao = NonNullable<Registro['simulacao']>
export type Lado = Simulacao['antes']
/** What the sheet chooses from, and the place of today. */
export type Opcoes = ReplyOf<'GET /api/remanejamento/obter'>['opcoes']
/** A post with a free slot, and why it suits the person. */
export type Vaga = ResultOf<'GET /api/remanejamento/vagas'>
