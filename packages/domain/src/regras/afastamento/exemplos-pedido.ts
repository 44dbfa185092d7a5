import { verificarAfastamento } from './pedido.ts'
import type { AfastamentoAnterior, CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'

// Leaves that are asked for on 23 November 2026, for the tests.

export const HOJE = '2026-11-23'
export const dePerto: CircunstanciasDoAfastamento = { hoje: HOJE, admissao: '2024-03-01' }
export type Resto = Partial<CircunstanciasDoAfastamento>

export const achados = (pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  verificarAfastamento(pedido, { ...dePerto, ...resto })
export const codigos = (pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  achados(pedido, resto).map(({ codigo, severidade }) => `${severidade} ${codigo}`)
export const achado = (codigo: string, pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  achados(pedido, resto).find((um) => um.codigo === codigo) ?? null
export const doenca = (
  inicio: string,
  dias: number,
  resto: Partial<PedidoDeAfastamento> = {},
): PedidoDeAfastamento => ({
  motivo: '03',
  inicio,
  atestado: { dias, emissao: HOJE },
  ...resto,
})
export const antes = (
  motivo: string,
  inicio: string,
  fim: string | null,
  resto: Partial<AfastamentoAnterior> = {},
) => ({
  motivo,
  inicio,
  fim,
  ...resto,
})
