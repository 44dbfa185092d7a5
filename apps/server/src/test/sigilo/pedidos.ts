import type { Grupo } from '@rh/domain/setores/grupos'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import { entradaDe, exemploDe } from '../exemplo.ts'
import { contrato } from '../prova.ts'
import type { Alvo } from './alvos.ts'

/** Calls by which people read: rows, a record, a file. */
export const leituras = Object.keys(contrato).filter((chamada) => {
  const tipo = contrato[chamada]?.access.tipo
  return chamada.startsWith('GET ') && (tipo === 'grupos' || tipo === 'autenticado')
})

/** What a call is asked by a group about a record: once, or once for each of its sectors. */
export function pedidosDe(
  chamada: string,
  grupo: Grupo,
  { id, vinculo }: Pick<Alvo, 'id' | 'vinculo'>,
  formato: string,
): string[] {
  const { query, params } = contrato[chamada] ?? {}
  const valores = {
    colaborador: vinculo,
    colaboradorId: vinculo,
    q: 'Zq',
    competencia: '2026-10',
    ano: 2026,
    em: '2026-11-20',
    causa: '02',
    formato,
    id,
  }
  const { properties = {}, required = [] } = query ? entradaDe(query) : {}
  const consulta = { ...exemploDe(query, valores), ...('porPagina' in properties && { porPagina: 100 }) }
  const doCaminho = exemploDe(params, valores)
  const path = chamada.slice('GET '.length).replace(/:(\w+)/g, (_, nome: string) => String(doCaminho[nome]))
  const consultas = required.includes('setor')
    ? setorSlugs.filter((s) => setorOf(s).grupos.includes(grupo)).map((setor) => ({ ...consulta, setor }))
    : [consulta]
  return consultas.map((uma) => {
    const campos = Object.entries(uma).map(([nome, valor]) => [nome, String(valor)])
    return `${path}?${new URLSearchParams(campos).toString()}`
  })
}

/** Whether a call is about one record, by its path or by what it asks for. */
export const isDeUm = (chamada: string): boolean => {
  const { query } = contrato[chamada] ?? {}
  return chamada.includes(':id') || (query !== undefined && 'id' in exemploDe(query, {}))
}

export const isArquivo = (chamada: string): boolean => {
  const { response } = contrato[chamada] ?? {}
  return typeof response === 'object' && response !== null && 'download' in response
}
