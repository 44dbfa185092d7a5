import { beforeAll } from 'vitest'
import type { Reply } from '@rh/domain/http/endpoint'
import type { api } from '@rh/domain/contract/index'
import type { Client } from './harness.ts'
import { abrirPessoas } from './pessoas.ts'
import { LOGINS } from './relatorios.ts'

type Tipo = 'admissao' | 'demissao'

export const somar = (contagens: object | undefined): number =>
  Object.values(contagens ?? {}).reduce<number>((soma, n) => soma + Number(n), 0)

/** The demo company for the tests of one file about its numbers, with everybody signed in who reads them, and Vagas. */
export function abrirEstatisticas() {
  const empresa = abrirPessoas<string>([...LOGINS, 'vagas'])
  const { pessoa } = empresa
  let contratos: number[]
  beforeAll(async () => {
    const filtros = await pessoa('administrador').call('GET /api/colaborador/filtros')
    contratos = filtros.contratos.map(({ value }) => value)
  })

  const doAno = (client: Client, tipo: Tipo, query: { ano: number; contrato?: number | undefined }) =>
    client.call(`GET /api/estatisticas/${tipo}`, { query }) as Promise<
      Reply<(typeof api)['GET /api/estatisticas/admissao']>
    >
  const totalDaLista = async (client: Client, tipo: Tipo, query: object) =>
    (await client.call(`GET /api/${tipo}/listar`, { query: { porPagina: 1, ...query } })).total

  return {
    get rh() {
      return empresa.rh
    },
    get contratos() {
      return contratos
    },
    pessoa,
    doAno,
    totalDaLista,
  }
}
