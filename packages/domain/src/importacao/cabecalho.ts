import { letraDaColuna, simplificar } from './celula.ts'
import type { Importacao, Mapa } from './define.ts'

/** The column that our own report of errors adds: sent back with it, the file is as good as without. */
export const COLUNA_ERROS = 'Erros'

export interface ProblemaDeColuna {
  readonly codigo: 'faltando' | 'repetida' | 'desconhecida'
  /** `faltando` stops; the others inform. */
  readonly impede: boolean
  readonly mensagem: string
}

/** Which column of the file is which, by label or synonym, without accents, case or the `*` of the template. */
export function mapear({ colunas }: Importacao, cabecalho: readonly string[]): Mapa {
  const escritos = cabecalho.map(simplificar)
  const usados = new Set<number>()
  const achar = (formas: readonly string[]): number | null => {
    const indice = escritos.findIndex((escrito, i) => !usados.has(i) && formas.includes(escrito))
    if (indice < 0) return null
    usados.add(indice)
    return indice
  }
  const mapa: Record<string, number | null> = {}
  // Labels first: a synonym of one column must not take the column that another names exactly.
  for (const [nome, { label }] of Object.entries(colunas)) mapa[nome] = achar([simplificar(label)])
  for (const [nome, { sinonimos }] of Object.entries(colunas))
    mapa[nome] ??= achar([simplificar(nome), ...sinonimos.map(simplificar)])
  return mapa
}

/** What a person has to know about the columns before the rows are looked at. */
export function conferirMapa(
  { colunas }: Importacao,
  cabecalho: readonly string[],
  mapa: Mapa,
): ProblemaDeColuna[] {
  const faltando = Object.entries(colunas)
    .filter(([nome, { obrigatoria }]) => obrigatoria && (mapa[nome] ?? null) === null)
    .map(([, { label }]) => ({
      codigo: 'faltando' as const,
      impede: true,
      mensagem: `Falta a coluna “${label}”. Escolha qual coluna do arquivo a traz ou acrescente-a à planilha.`,
    }))
  return [...faltando, ...repetidas(colunas, cabecalho, mapa), ...desconhecidas(cabecalho, mapa)]
}

function repetidas(
  colunas: Importacao['colunas'],
  cabecalho: readonly string[],
  mapa: Mapa,
): ProblemaDeColuna[] {
  const usos = Map.groupBy(
    Object.entries(mapa).filter((uso): uso is [string, number] => uso[1] !== null),
    ([, indice]) => indice,
  )
  return [...usos].flatMap(([indice, nomes]) => {
    if (nomes.length === 1) return []
    const labels = nomes.map(([nome]) => `“${colunas[nome]?.label ?? nome}”`).join(' e ')
    const mensagem = `A coluna ${letraDaColuna(indice)} (${cabecalho[indice] ?? ''}) foi escolhida para ${labels}. Cada coluna do arquivo serve a um campo só.`
    return [{ codigo: 'repetida' as const, impede: true, mensagem }]
  })
}

function desconhecidas(cabecalho: readonly string[], mapa: Mapa): ProblemaDeColuna[] {
  const usados = new Set(Object.values(mapa))
  return cabecalho.flatMap((titulo, indice) => {
    if (usados.has(indice) || titulo.trim() === '' || titulo === COLUNA_ERROS) return []
    const primeiro = cabecalho.findIndex((outro) => simplificar(outro) === simplificar(titulo))
    const onde = `A coluna ${letraDaColuna(indice)} (${titulo})`
    return [
      primeiro < indice
        ? {
            codigo: 'repetida' as const,
            impede: false,
            mensagem: `${onde} repete a ${letraDaColuna(primeiro)} e não será lida.`,
          }
        : {
            codigo: 'desconhecida' as const,
            impede: false,
            mensagem: `${onde} não é conhecida e não será lida.`,
          },
    ]
  })
}
