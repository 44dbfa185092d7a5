import type { CodigoDeEfeito } from './efeitos-tipos.ts'
import type { AfastamentoAnterior, CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'
import { simularAfastamento } from './simulacao.ts'

// Leaves of March 2026 for the tests.

export const dePerto: CircunstanciasDoAfastamento = { hoje: '2026-03-02', admissao: '2024-08-01' }
export type Resto = Partial<CircunstanciasDoAfastamento>

export const simular = (pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  simularAfastamento(pedido, { ...dePerto, ...resto })
export const doenca = (
  inicio: string,
  dias: number,
  resto: Partial<PedidoDeAfastamento> = {},
): PedidoDeAfastamento => ({
  motivo: '03',
  inicio,
  atestado: { dias },
  ...resto,
})
export const efeito = (codigo: CodigoDeEfeito, pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  simular(pedido, resto)?.efeitos.find((um) => um.codigo === codigo) ?? null
export const efeitos = (pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  simular(pedido, resto)?.efeitos.map(({ codigo }) => codigo)
export const antes = (inicio: string, fim: string | null, resto: Partial<AfastamentoAnterior> = {}) => ({
  motivo: '03',
  inicio,
  fim,
  ...resto,
})
