// Which pieces go into one file.

/** Modules that are always loaded together. */
export interface Peca {
  readonly modulos: readonly string[]
  /** Openings that load it, by their place in the table. */
  readonly usos: ReadonlySet<number>
  /** Bytes on the wire, about. */
  readonly tamanho: number
  /** Other pieces that it imports, by their place. */
  readonly precisa: ReadonlySet<number>
}

/**
 * What one more file costs an opening, in bytes: its headers, the 7% that a small file compresses worse, and the round
 * trip of who finds out late that it is needed.
 */
export const CUSTO_DO_ARQUIVO = 2_500

interface Arquivo {
  readonly modulos: string[]
  readonly usos: Set<number>
  tamanho: number
  readonly precisa: Set<number>
}

interface Estado {
  readonly arquivos: Map<number, Arquivo>
  readonly pesos: readonly number[]
}

type Alcances = ReadonlyMap<number, ReadonlySet<number>>

/** All files that one needs, directly or not. */
function deTudo({ arquivos }: Estado, inicio: number): Set<number> {
  const achados = new Set<number>()
  const visitar = (i: number): void => {
    for (const outro of arquivos.get(i)?.precisa ?? []) {
      if (achados.has(outro)) continue
      achados.add(outro)
      visitar(outro)
    }
  }
  visitar(inicio)
  return achados
}

const alcancesDe = (estado: Estado): Alcances =>
  new Map([...estado.arquivos.keys()].map((i) => [i, deTudo(estado, i)] as const))

/** What openings of the one alone would load of the other, and of what that one needs. */
function desperdicio(
  { arquivos, pesos }: Estado,
  de: Arquivo,
  outro: Arquivo,
  dele: ReadonlySet<number>,
): number {
  let soma = 0
  for (const uso of de.usos) {
    if (outro.usos.has(uso)) continue
    const alem = [...dele].flatMap((i) => arquivos.get(i) ?? []).filter(({ usos }) => !usos.has(uso))
    const bytes = alem.reduce((total, { tamanho }) => total + tamanho + CUSTO_DO_ARQUIVO, outro.tamanho)
    soma += (pesos[uso] ?? 0) * bytes
  }
  return soma
}

/** Weighted bytes that openings save if the two are one file; at most 0 where they lose. */
function ganho(estado: Estado, a: number, b: number, alcances: Alcances): number {
  const [um, outro] = [estado.arquivos.get(a), estado.arquivos.get(b)]
  const [doUm, doOutro] = [alcances.get(a), alcances.get(b)]
  if (!um || !outro || !doUm || !doOutro) return 0
  let poupado = 0
  for (const uso of um.usos) if (outro.usos.has(uso)) poupado += (estado.pesos[uso] ?? 0) * CUSTO_DO_ARQUIVO
  if (poupado === 0) return 0
  const resto = poupado - desperdicio(estado, um, outro, doOutro)
  return resto <= 0 ? resto : resto - desperdicio(estado, outro, um, doUm)
}

/** Tests whether a third file stands between the two: together they would import each other in a circle. */
function temMeio({ arquivos }: Estado, a: number, b: number, alcances: Alcances): boolean {
  const vai = (de: number, ate: number): boolean =>
    [...(arquivos.get(de)?.precisa ?? [])].some((i) => i !== ate && alcances.get(i)?.has(ate))
  return vai(a, b) || vai(b, a)
}

function unir(estado: Estado, a: number, b: number): void {
  const { arquivos } = estado
  const [um, outro] = [arquivos.get(a), arquivos.get(b)]
  if (!um || !outro) return
  um.modulos.push(...outro.modulos)
  um.tamanho += outro.tamanho
  for (const uso of outro.usos) um.usos.add(uso)
  for (const i of outro.precisa) um.precisa.add(i)
  arquivos.delete(b)
  for (const { precisa } of arquivos.values()) if (precisa.delete(b)) precisa.add(a)
  um.precisa.delete(a)
  // Whoever loads the file loads what it needs.
  for (const i of deTudo(estado, a)) for (const uso of um.usos) arquivos.get(i)?.usos.add(uso)
}

/** Unites the best pairs of this moment, each file once; tells whether there was one. */
function rodada(estado: Estado): boolean {
  let alcances = alcancesDe(estado)
  const nomes = [...estado.arquivos.keys()]
  const pares = nomes
    .flatMap((a, i) => nomes.slice(i + 1).map((b) => ({ a, b, poupa: ganho(estado, a, b, alcances) })))
    .filter(({ poupa }) => poupa > 0)
    .toSorted((um, outro) => outro.poupa - um.poupa)
  const unidos = new Set<number>()
  for (const { a, b } of pares) {
    if (unidos.has(a) || unidos.has(b)) continue
    // An earlier union of the round may have changed what this one saves.
    if (ganho(estado, a, b, alcances) <= 0 || temMeio(estado, a, b, alcances)) continue
    unir(estado, a, b)
    unidos.add(a).add(b)
    alcances = alcancesDe(estado)
  }
  return unidos.size > 0
}

/** Modules of each file: puts together, pair by pair, what saves most, until no union saves anything. */
export function juntar(pecas: readonly Peca[], pesos: readonly number[]): readonly (readonly string[])[] {
  const arquivos = new Map<number, Arquivo>(
    pecas.map(({ modulos, usos, tamanho, precisa }, i) => [
      i,
      { modulos: [...modulos], usos: new Set(usos), tamanho, precisa: new Set(precisa) },
    ]),
  )
  const estado: Estado = { arquivos, pesos }
  while (rodada(estado));
  return [...arquivos.values()].map(({ modulos }) => modulos)
}
