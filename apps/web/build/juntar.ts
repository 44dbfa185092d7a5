// Which pieces go into one file.

/** Modules that are always loaded together. */
export interface Peca {
  readonly modulos: readonly string[]
  /** Openings that load it, by their place in the table. */
  readonly usos: ReadonlySet<number>
  /** Openings before which it is always loaded: of what opens on demand, what the page around it brought. */
  readonly antes?: ReadonlySet<number>
  /** Bytes on the wire, about. */
  readonly tamanho: number
  /** Other pieces that it imports, by their place. */
  readonly precisa: ReadonlySet<number>
}

/**
 * What one more file costs an opening, in bytes: its headers, the 7% that a small file compresses worse, and the round
 * trip of who finds out late that it is needed.
 */
export const CUSTO_DO_ARQUIVO = 5_000

/** What a file is to an opening. The greater holds for what is put together. */
const ALHEIO = 0
const CARREGA = 1
/** There already: it costs the opening nothing, and saves it nothing. */
const JA_TEM = 2

interface Arquivo {
  readonly modulos: string[]
  /** By opening, in the order of the table: what the file is to it. */
  readonly usos: Uint8Array
  tamanho: number
  readonly precisa: Set<number>
}

/** How much an opening counts, and how much it may load in vain. */
export interface Uso {
  /** How often it opens, against the others. */
  readonly peso: number
  /** Bytes, about, that it may load without needing them, whatever the others save by it. */
  readonly emVao: number
}

interface Estado {
  readonly arquivos: Map<number, Arquivo>
  readonly pesos: readonly number[]
  /** By opening, the most that it may load. */
  readonly tetos: Float64Array
}

/** What is asked of a state again and again until two of its files are united; each answer is worked out once. */
interface Vista {
  /** All files that one needs, directly or not. */
  readonly alcance: (i: number) => ReadonlySet<number>
  /** By opening, what it would load if it loaded this file: the file, and all that this needs and the opening has not. */
  readonly custo: (i: number) => Float64Array
  /** By opening, what it loads. */
  readonly carga: Float64Array
}

/** By opening, the bytes of all files that it loads. */
function cargaDe(arquivos: Iterable<Pick<Arquivo, 'usos' | 'tamanho'>>, usos: number): Float64Array {
  const soma = new Float64Array(usos)
  for (const { usos: de, tamanho } of arquivos)
    for (const [uso, tem] of de.entries()) if (tem === CARREGA) soma[uso] = (soma[uso] ?? 0) + tamanho
  return soma
}

function vistaDe({ arquivos, pesos }: Estado): Vista {
  const alcance = once((i) => {
    const achados = new Set<number>()
    const visitar = (de: number): void => {
      for (const outro of arquivos.get(de)?.precisa ?? []) {
        if (achados.has(outro)) continue
        achados.add(outro)
        visitar(outro)
      }
    }
    visitar(i)
    return achados
  })
  const custo = once((i) => {
    const soma = new Float64Array(pesos.length).fill(arquivos.get(i)?.tamanho ?? 0)
    for (const outro of alcance(i)) {
      const { usos, tamanho } = arquivos.get(outro) ?? NENHUM
      for (const [uso, tem] of usos.entries())
        if (tem === ALHEIO) soma[uso] = (soma[uso] ?? 0) + tamanho + CUSTO_DO_ARQUIVO
    }
    return soma
  })
  return { alcance, custo, carga: cargaDe(arquivos.values(), pesos.length) }
}

const NENHUM = { usos: new Uint8Array(), tamanho: 0 }

/** Remembers each answer. */
function once<V>(work: (i: number) => V): (i: number) => V {
  const known = new Map<number, V>()
  return (i) => {
    const before = known.get(i)
    if (before !== undefined) return before
    const answer = work(i)
    known.set(i, answer)
    return answer
  }
}

/**
 * Weighted bytes that openings save if the two are one file, less what those of the one alone would load of the other; at
 * most 0 where they lose.
 */
function ganho(estado: Estado, a: number, b: number, vista: Vista): number {
  const { arquivos, pesos } = estado
  const [um, outro] = [arquivos.get(a), arquivos.get(b)]
  if (!um || !outro) return 0
  let poupado = 0
  for (const [uso, tem] of um.usos.entries())
    if (tem === CARREGA && outro.usos[uso] === CARREGA) poupado += (pesos[uso] ?? 0) * CUSTO_DO_ARQUIVO
  if (poupado === 0) return 0
  const resto = poupado - desperdicio(estado, um, outro, { ...vista, custo: vista.custo(b) })
  return resto <= 0 ? resto : resto - desperdicio(estado, outro, um, { ...vista, custo: vista.custo(a) })
}

/**
 * Weighted bytes that openings of the one alone would load of the other, and of what that one needs; no end of them where
 * an opening would load more than it may.
 */
function desperdicio(
  { pesos, tetos }: Estado,
  de: Arquivo,
  outro: Arquivo,
  { custo, carga }: { readonly custo: Float64Array; readonly carga: Float64Array },
): number {
  let soma = 0
  for (const [uso, tem] of de.usos.entries()) {
    if (tem !== CARREGA || outro.usos[uso] !== ALHEIO) continue
    const mais = custo[uso] ?? 0
    if ((carga[uso] ?? 0) + mais > (tetos[uso] ?? 0)) return Number.POSITIVE_INFINITY
    soma += (pesos[uso] ?? 0) * mais
  }
  return soma
}

/** Tests whether a third file stands between the two: together they would import each other in a circle. */
function temMeio({ arquivos }: Estado, a: number, b: number, { alcance }: Vista): boolean {
  const vai = (de: number, ate: number): boolean =>
    [...(arquivos.get(de)?.precisa ?? [])].some((i) => i !== ate && alcance(i).has(ate))
  return vai(a, b) || vai(b, a)
}

function unir(estado: Estado, a: number, b: number): void {
  const { arquivos } = estado
  const [um, outro] = [arquivos.get(a), arquivos.get(b)]
  if (!um || !outro) return
  um.modulos.push(...outro.modulos)
  um.tamanho += outro.tamanho
  somar(um.usos, outro.usos)
  for (const i of outro.precisa) um.precisa.add(i)
  arquivos.delete(b)
  for (const { precisa } of arquivos.values()) if (precisa.delete(b)) precisa.add(a)
  um.precisa.delete(a)
  // Whoever loads the file loads what it needs.
  for (const i of vistaDe(estado).alcance(a)) somar(arquivos.get(i)?.usos, um.usos)
}

/** The openings of both. */
function somar(usos: Uint8Array | undefined, outros: Uint8Array): void {
  if (usos) for (const [uso, tem] of outros.entries()) usos[uso] = Math.max(usos[uso] ?? ALHEIO, tem)
}

/**
 * Unions after which all pairs are weighed anew, since each changes what the others save. With no limit to a round all
 * pages together cost 1.6 % more, by their weights, and the worst of them carried 64 kB in vain instead of 28.
 */
const UNIOES_POR_RODADA = 20

/** Unites the best pairs of this moment, each file once; tells whether there was one. */
function rodada(estado: Estado): boolean {
  let vista = vistaDe(estado)
  const nomes = [...estado.arquivos.keys()]
  const pares = nomes
    .flatMap((a, i) => nomes.slice(i + 1).map((b) => ({ a, b, poupa: ganho(estado, a, b, vista) })))
    .filter(({ poupa }) => poupa > 0)
    .toSorted((um, outro) => outro.poupa - um.poupa)
  const unidos = new Set<number>()
  for (const { a, b } of pares) {
    if (unidos.size === 2 * UNIOES_POR_RODADA) break
    if (unidos.has(a) || unidos.has(b)) continue
    // An earlier union of the round may have changed what this one saves.
    if (ganho(estado, a, b, vista) <= 0 || temMeio(estado, a, b, vista)) continue
    unir(estado, a, b)
    unidos.add(a).add(b)
    vista = vistaDe(estado)
  }
  return unidos.size > 0
}

/**
 * Modules of each file: puts together, pair by pair, what saves most, until no union saves anything, or loads an opening
 * with more than it may.
 */
export function juntar(pecas: readonly Peca[], usos: readonly Uso[]): readonly (readonly string[])[] {
  const arquivos = new Map<number, Arquivo>(
    pecas.map(({ modulos, usos: de, antes, tamanho, precisa }, i) => [
      i,
      {
        modulos: [...modulos],
        usos: Uint8Array.from(usos, (_, uso) => (antes?.has(uso) ? JA_TEM : de.has(uso) ? CARREGA : ALHEIO)),
        tamanho,
        precisa: new Set(precisa),
      },
    ]),
  )
  const pesos = usos.map(({ peso }) => peso)
  const tetos = cargaDe(arquivos.values(), usos.length).map((carga, uso) => carga + (usos[uso]?.emVao ?? 0))
  const estado: Estado = { arquivos, pesos, tetos }
  while (rodada(estado));
  return [...arquivos.values()].map(({ modulos }) => modulos)
}
