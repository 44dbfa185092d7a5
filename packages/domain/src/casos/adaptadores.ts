import type { Adaptador } from './adaptador.ts'
import { adaptadoresDeAfastamento } from './adaptadores-afastamento.ts'
import { adaptadoresDePedidoDeAfastamento } from './adaptadores-afastamento-pedido.ts'
import { adaptadoresDeDesligamento } from './adaptadores-desligamento.ts'
import { adaptadoresDeDocumentos } from './adaptadores-documentos.ts'
import { adaptadoresDeFerias } from './adaptadores-ferias.ts'
import { adaptadoresDePedidoDeFerias } from './adaptadores-ferias-pedido.ts'
import { adaptadoresDeTrabalho } from './adaptadores-trabalho.ts'

/** Group of cases (the id without its number) → rule that answers it. */
export const adaptadores: Readonly<Record<string, Adaptador>> = {
  ...adaptadoresDeFerias,
  ...adaptadoresDePedidoDeFerias,
  ...adaptadoresDeDesligamento,
  ...adaptadoresDeAfastamento,
  ...adaptadoresDePedidoDeAfastamento,
  ...adaptadoresDeTrabalho,
  ...adaptadoresDeDocumentos,
}
