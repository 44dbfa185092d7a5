import type { OpcoesDaDemissao, SimulacaoDaDemissao, SituacaoParaDemitir } from '@rh/domain/contract/demissao'
import type { RegistroDe } from '../processo/chamadas.ts'

export type Registro = RegistroDe<'demissao'>
export type Simulacao = SimulacaoDaDemissao
export type Linha = Simulacao['linhas'][number]
/** What the sheet chooses from: causes with what they mean, notices, and the person as a dismissal finds them. */
export type Opcoes = OpcoesDaDemissao
export type CausaOferecida = Opcoes['causas'][number]
export type Situacao = SituacaoParaDemitir
export type Relogio = NonNullable<Registro['relogio']>
