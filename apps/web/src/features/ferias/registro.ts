import type { PeriodoDeFerias } from '@rh/domain/colaborador/ferias'
import type { OpcoesDasFerias, SimulacaoDasFerias } from '@rh/domain/contract/ferias'
import type { RegistroDe } from '../processo/chamadas.ts'

export type Registro = RegistroDe<'ferias'>
export type Simulacao = SimulacaoDasFerias
export type FracaoSimulada = Simulacao['fracoes'][number]
export type Valores = NonNullable<Simulacao['valores']>
export type Periodo = PeriodoDeFerias
/** What the sheet chooses from: periods, the days of the person and who could cover. */
export type Opcoes = OpcoesDasFerias
