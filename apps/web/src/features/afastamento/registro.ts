import type { OpcoesDoAfastamento, SimulacaoDoAfastamento } from '@rh/domain/contract/afastamento'
import type { RegistroDe } from '../processo/chamadas.ts'

export type Registro = RegistroDe<'afastamento'>
export type Simulacao = SimulacaoDoAfastamento
export type Opcoes = OpcoesDoAfastamento
/** A reason as the form offers it, with the fields that it asks for. */
export type Motivo = Opcoes['motivos'][number]['motivos'][number]
