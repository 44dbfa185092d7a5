import type { Rolldown } from 'vite'
import { aberturas, type Abertura } from './aberturas.ts'
import { juntar, type Peca } from './juntar.ts'

/** How much of a module's source text is left once it is minified and compressed. */
const COMPRIMIDO = 0.2
/** How often what is no page of the table opens, against those that are. */
const PESO_DO_RESTO = 0.05

/** Bytes, about, that an opening may load in vain: few of one that opens often, any number of what has no budget. */
const emVaoDe = ({ peso, limite }: Pick<Abertura, 'peso' | 'limite'>): number =>
  limite === undefined ? Number.POSITIVE_INFINITY : peso < FREQUENTE ? 18_000 : 5_000
const FREQUENTE = 8

type Contexto = Rolldown.ChunkingContext
type Grafo = ReadonlyMap<string, { readonly imports: readonly string[]; readonly aoAbrir: readonly string[] }>

const semComentarios = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** These modules and all that they import: what only hands on another module is in no file, but leads there. */
function grafoDe(ids: ReadonlySet<string>, contexto: Contexto): Grafo {
  const grafo = new Map<string, { imports: readonly string[]; aoAbrir: readonly string[] }>()
  const visitar = (id: string): void => {
    if (grafo.has(id)) return
    const info = contexto.getModuleInfo(id)
    grafo.set(id, { imports: info?.importedIds ?? [], aoAbrir: info?.dynamicallyImportedIds ?? [] })
    for (const outro of info?.importedIds ?? []) visitar(outro)
  }
  for (const id of [...ids].toSorted()) visitar(id)
  return grafo
}

/** Modules that come with these, themselves among them. */
function alcance(grafo: Grafo, raizes: readonly string[], sem: ReadonlySet<string>): Set<string> {
  const achados = new Set<string>()
  const visitar = (id: string): void => {
    if (achados.has(id) || sem.has(id)) return
    achados.add(id)
    for (const outro of grafo.get(id)?.imports ?? []) visitar(outro)
  }
  for (const raiz of raizes) visitar(raiz)
  return achados
}

interface Aberta {
  readonly peso: number
  readonly emVao: number
  readonly modulos: ReadonlySet<string>
  /** Modules that are always there before: what opens on demand opens on a page. */
  readonly antes: ReadonlySet<string>
}

/** The pages of the table, and each other part that is loaded on demand. */
function abertas(grafo: Grafo, entrada: ReadonlySet<string>): Aberta[] {
  const achar = (raiz: string): string => {
    const achado = [...grafo.keys()].find((id) => id.endsWith(`apps/web/${raiz}`))
    if (achado === undefined) throw new Error(`No module of the build is ${raiz}`)
    return achado
  }
  const daTabela = aberturas.map(({ raizes, ...uma }) => ({
    peso: uma.peso,
    emVao: emVaoDe(uma),
    raizes: raizes.map(achar),
  }))
  const contadas = new Set(daTabela.flatMap(({ raizes }) => raizes))
  const soltas = [...new Set([...grafo.values()].flatMap(({ aoAbrir }) => aoAbrir))]
    .filter((id) => !contadas.has(id))
    .toSorted()
    .map((id) => ({ peso: PESO_DO_RESTO, emVao: Number.POSITIVE_INFINITY, raizes: [id] }))
  const todas = [...daTabela, ...soltas].map((uma) => ({
    ...uma,
    modulos: alcance(grafo, uma.raizes, entrada),
  }))
  const antes = jaCarregados(grafo, todas, soltas.length)
  return todas.map((uma, i) => ({ ...uma, antes: antes[i] ?? NENHUM }))
}

const NENHUM: ReadonlySet<string> = new Set()

/**
 * Modules that are loaded whenever one of the last openings, those on demand, is asked for: what all that ask for it have
 * in common. What the entry itself asks for finds nothing.
 */
function jaCarregados(
  grafo: Grafo,
  todas: readonly { readonly raizes: readonly string[]; readonly modulos: ReadonlySet<string> }[],
  soltas: number,
): readonly (ReadonlySet<string> | undefined)[] {
  const primeira = todas.length - soltas
  const pedidas = todas.map(
    ({ modulos }) => new Set([...modulos].flatMap((id) => grafo.get(id)?.aoAbrir ?? [])),
  )
  const daPagina = new Set([...pedidas].flatMap((ids) => [...ids]))
  // Unknown until somebody who asks for it is known.
  const antes: (ReadonlySet<string> | undefined)[] = todas.map(({ raizes: [raiz = ''] }, i) =>
    i < primeira || !daPagina.has(raiz) ? NENHUM : undefined,
  )
  const quemPede = todas.map(({ raizes: [raiz = ''] }) =>
    pedidas.flatMap((ids, i) => (ids.has(raiz) ? [i] : [])),
  )
  const rever = (i: number): boolean => {
    const conhecidos = (quemPede[i] ?? []).flatMap((quem) => {
      const base = antes[quem]
      return base ? [base.union(todas[quem]?.modulos ?? NENHUM)] : []
    })
    const [um, ...outros] = conhecidos
    if (!um) return false
    const comum = outros.reduce<ReadonlySet<string>>((soma, outro) => soma.intersection(outro), um)
    if (comum.size === antes[i]?.size) return false
    antes[i] = comum
    return true
  }
  const aRever = todas.flatMap((_, i) => (i >= primeira && antes[i] === undefined ? [i] : []))
  while (aRever.filter(rever).length > 0);
  return antes
}

/** Modules that the same openings load, as one piece; none goes without the other. */
function pecasDe(grafo: Grafo, todas: readonly Aberta[], tamanho: (id: string) => number): Peca[] {
  const porUso = new Map<string, { usos: number[]; antes: number[]; modulos: string[] }>()
  for (const id of [...grafo.keys()].toSorted()) {
    const usos = todas.flatMap(({ modulos }, i) => (modulos.has(id) ? [i] : []))
    if (usos.length === 0) continue
    const antes = todas.flatMap((uma, i) => (uma.antes.has(id) ? [i] : []))
    const chave = `${usos.filter((i) => !antes.includes(i)).join()}|${antes.join()}`
    const peca = porUso.get(chave) ?? { usos, antes, modulos: [] }
    peca.modulos.push(id)
    porUso.set(chave, peca)
  }
  const pecas = [...porUso.values()]
  const donas = new Map(pecas.flatMap(({ modulos }, i) => modulos.map((id) => [id, i] as const)))
  return pecas.map(({ usos, antes, modulos }, i) => ({
    modulos,
    usos: new Set(usos),
    antes: new Set(antes),
    tamanho: modulos.reduce((soma, id) => soma + tamanho(id), 0),
    precisa: new Set(
      modulos
        .flatMap((id) => grafo.get(id)?.imports ?? [])
        .flatMap((id) => donas.get(id) ?? [])
        .filter((outra) => outra !== i),
    ),
  }))
}

/** The name of a file: that of the largest module of our own in it, or of the package. */
function nomeDe(modulos: readonly string[], tamanho: (id: string) => number): string {
  const nossos = modulos.filter((id) => !id.includes('/node_modules/'))
  const [maior = ''] = (nossos.length > 0 ? nossos : modulos).toSorted((a, b) => tamanho(b) - tamanho(a))
  return /([\w-]+)(?:\.[\w.]+)?$/.exec(maior)?.[1] ?? 'parte'
}

function dividir(
  ids: ReadonlySet<string>,
  entrada: ReadonlySet<string>,
  contexto: Contexto,
): ReadonlyMap<string, string> {
  const grafo = grafoDe(ids, contexto)
  const tamanhos = new Map<string, number>()
  const tamanho = (id: string): number => {
    const texto = ids.has(id) ? semComentarios(contexto.getModuleInfo(id)?.code ?? '') : ''
    const conhecido = tamanhos.get(id) ?? texto.length * COMPRIMIDO
    tamanhos.set(id, conhecido)
    return conhecido
  }
  const todas = abertas(grafo, entrada)
  const usados = new Map<string, number>()
  const partes = juntar(pecasDe(grafo, todas, tamanho), todas)
  return new Map(
    partes.flatMap((modulos) => {
      const nome = nomeDe(modulos, tamanho)
      const vez = (usados.get(nome) ?? 0) + 1
      usados.set(nome, vez)
      return modulos.map((id) => [id, vez === 1 ? nome : `${nome}${vez}`] as const)
    }),
  )
}

/**
 * Files of what opens together (`aberturas.ts`), made once rolldown has said which modules the build has. The first
 * page's code is a file of its own.
 */
export function grupos(): Rolldown.CodeSplittingOptions {
  const ids = new Set<string>()
  const iniciais = new Set<string>()
  // rolldown asks the groups one after the other: what the first has taken is known when the second is asked.
  let divisao: ReadonlyMap<string, string> | undefined
  return {
    // A group that took what its modules need would take it from those that need it too.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'index',
        tags: ['$initial'],
        // With the bundler's own helpers, which it needs.
        includeDependenciesRecursively: true,
        priority: 1,
        name: (id) => {
          iniciais.add(id)
          return 'index'
        },
      },
      {
        debugName: 'aberturas',
        test: (id) => {
          ids.add(id)
          return true
        },
        name: (id, contexto) => {
          divisao ??= dividir(ids, iniciais, contexto)
          return divisao.get(id) ?? null
        },
      },
    ],
  }
}
