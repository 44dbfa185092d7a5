import type { Avaliada } from './candidatos.ts'
import { pesoDe } from './candidatos.ts'
import type { Grupo } from './grupos.ts'
import { folgaDoPosto, PESO_DO_PICO } from './pesos.ts'

/** A row of the model: bounds, and the columns with their coefficients. */
interface Linha {
  readonly minimo: number
  readonly maximo: number
  readonly indices: number[]
  readonly valores: number[]
}

/**
 * A mixed-integer model in the terms of any solver: minimise `custos · x`, with each row between its bounds. Rows are
 * given one after another (`comecos`, `indices`, `valores`). Costs in reais.
 */
export interface Modelo {
  readonly colunas: number
  readonly custos: readonly number[]
  readonly maximos: readonly number[]
  /** Whether a column is yes or no; otherwise any amount from 0. */
  readonly inteiras: readonly boolean[]
  readonly minimoDasLinhas: readonly number[]
  readonly maximoDasLinhas: readonly number[]
  readonly comecos: readonly number[]
  readonly indices: readonly number[]
  readonly valores: readonly number[]
  /** Where the days of each stretch begin; after its days, one column says that it has none. */
  readonly inicioDaParte: readonly number[]
}

/** Worth more than everything a date may cost, so that a stretch is left out only where it does not fit. */
const SEM_DATA = 100_000
/** Who was given a date by hand comes first. */
const SEM_DATA_FIXA = 1_000_000

/**
 * The choice of a start for each stretch of a contract: one day each or none, nobody away twice, the ceiling of
 * absences on each day, oldest period first. Costs: double pay, cover, overtime of who covers a second person of the
 * post, and a little for each person at the peak.
 */
export function modeloDe(grupo: Grupo): Modelo {
  const { avaliadas } = grupo
  const custos: number[] = []
  const inicioDaParte: number[] = []
  for (const avaliada of avaliadas) {
    inicioDaParte.push(custos.length)
    const menor = Math.min(...avaliada.candidatos.map(pesoDe))
    // Of equal days the earlier; what all days cost alike is no choice.
    for (const candidato of avaliada.candidatos)
      custos.push((pesoDe(candidato) - menor) / 100 + candidato.de / 1000)
    custos.push(avaliada.parte.fixo === null ? SEM_DATA : SEM_DATA_FIXA)
  }
  const doSimNao = custos.length
  const linhas = [
    ...avaliadas.map((avaliada, i) => umaData(inicioDaParte[i] ?? 0, avaliada)),
    ...daPessoa(avaliadas, inicioDaParte),
    ...teto(grupo, inicioDaParte),
    ...folgas(grupo, inicioDaParte, custos),
  ]
  return {
    colunas: custos.length,
    custos,
    maximos: custos.map((_, i) => (i < doSimNao ? 1 : Number.POSITIVE_INFINITY)),
    inteiras: custos.map((_, i) => i < doSimNao),
    minimoDasLinhas: linhas.map(({ minimo }) => minimo),
    maximoDasLinhas: linhas.map(({ maximo }) => maximo),
    comecos: linhas.reduce(
      (todos, { indices }) => (todos.push((todos.at(-1) ?? 0) + indices.length), todos),
      [0],
    ),
    indices: linhas.flatMap(({ indices }) => indices),
    valores: linhas.flatMap(({ valores }) => valores),
    inicioDaParte,
  }
}

const ate = (maximo: number, indices: number[], valores: number[] = indices.map(() => 1)): Linha => ({
  minimo: Number.NEGATIVE_INFINITY,
  maximo,
  indices,
  valores,
})

function umaData(inicio: number, { candidatos }: Avaliada): Linha {
  const indices = Array.from({ length: candidatos.length + 1 }, (_, i) => inicio + i)
  return { minimo: 1, maximo: 1, indices, valores: indices.map(() => 1) }
}

/** The columns of the days on which a stretch would be away on one of the positions asked for. */
function colunasEm(
  avaliadas: readonly Avaliada[],
  inicios: readonly number[],
  posicoes: readonly number[],
): Map<number, number[]> {
  const colunas = new Map(posicoes.map((posicao) => [posicao, [] as number[]]))
  const ordenadas = posicoes.toSorted((a, b) => a - b)
  avaliadas.forEach(({ candidatos }, i) => {
    let primeira = 0
    candidatos.forEach(({ de, ate }, j) => {
      while ((ordenadas[primeira] ?? Number.POSITIVE_INFINITY) < de) primeira += 1
      for (let k = primeira; (ordenadas[k] ?? Number.POSITIVE_INFINITY) <= ate; k += 1)
        colunas.get(ordenadas[k] ?? 0)?.push((inicios[i] ?? 0) + j)
    })
  })
  return colunas
}

const iniciosDos = (avaliadas: readonly Avaliada[]): readonly number[] => [
  ...new Set(avaliadas.flatMap(({ candidatos }) => candidatos.map(({ de }) => de))),
]

/** Two stretches of one person never share a day, and the older days come first. */
function daPessoa(avaliadas: readonly Avaliada[], inicios: readonly number[]): Linha[] {
  const posicoes = avaliadas.map((_, i) => i)
  const porPessoa = Map.groupBy(posicoes, (i) => avaliadas[i]?.parte.pessoa.id)
  return [...porPessoa.values()].flatMap((dela) => {
    if (dela.length < 2) return []
    const partesDela = dela.flatMap((i) => avaliadas[i] ?? [])
    const iniciosDela = dela.map((i) => inicios[i] ?? 0)
    const juntas = colunasEm(partesDela, iniciosDela, iniciosDos(partesDela))
    return [
      ...[...juntas.values()].map((indices) => ate(1, indices)),
      ...partesDela
        .slice(1)
        .flatMap((depois, i) => ordem(partesDela[i], depois, [iniciosDela[i], iniciosDela[i + 1]])),
    ]
  })
}

function ordem(
  antes: Avaliada | undefined,
  depois: Avaliada,
  [inicioDeAntes = 0, inicioDeDepois = 0]: readonly (number | undefined)[],
): Linha[] {
  if (!antes || antes.parte.fixo !== null || depois.parte.fixo !== null) return []
  const longe = Math.max(0, ...antes.candidatos.map(({ de }) => de))
  return [
    ate(
      0,
      [
        ...antes.candidatos.map((_, j) => inicioDeAntes + j),
        ...depois.candidatos.map((_, j) => inicioDeDepois + j),
        inicioDeDepois + depois.candidatos.length,
      ],
      [...antes.candidatos.map(({ de }) => de), ...depois.candidatos.map(({ de }) => -de), -longe],
    ),
  ]
}

/** Days on which the ceiling has to be looked at: where somebody may begin, and where fewer may be away than before. */
function teto({ avaliadas, teto, fora }: Grupo, inicios: readonly number[]): Linha[] {
  const livres = teto.map((maximo, i) => Math.max(0, maximo - (fora[i] ?? 0)))
  const apertam = livres.flatMap((livre, i) => (livre < (livres[i - 1] ?? livre) ? [i] : []))
  const dias = [...new Set([...iniciosDos(avaliadas), ...apertam])]
  return [...colunasEm(avaliadas, inicios, dias)].flatMap(([dia, indices]) => {
    const livre = livres[dia] ?? 0
    return partesEm(indices, inicios) > livre ? [ate(livre, indices)] : []
  })
}

/** How many stretches these columns are of, in order. */
function partesEm(colunas: readonly number[], inicios: readonly number[]): number {
  let quantas = 0
  let parte = -1
  for (const coluna of colunas) {
    const antes = parte
    while ((inicios[parte + 1] ?? Number.POSITIVE_INFINITY) <= coluna) parte += 1
    if (parte !== antes) quantas += 1
  }
  return quantas
}

const SEMANA = 7
/** Each week is judged by one day in its middle. */
const MEIO = 3

/** The amounts that the model pays for, one column each: people of a post away together, and the peak of the contract. */
function folgas(grupo: Grupo, inicios: readonly number[], custos: number[]): Linha[] {
  const { avaliadas, foraDoPosto, fora } = grupo
  const semanas = fora.flatMap((_, i) => (i % SEMANA === MEIO ? [i] : []))
  const porPosto = Map.groupBy(avaliadas.keys(), (i) => avaliadas[i]?.parte.pessoa.postoId ?? 0)
  const dosPostos = [...porPosto].flatMap(([posto, quais]) => {
    const dele = quais.flatMap((i) => avaliadas[i] ?? [])
    const iniciosDele = quais.map((i) => inicios[i] ?? 0)
    return [...colunasEm(dele, iniciosDele, semanas)].flatMap(([semana, indices]) => {
      const livre = Math.max(0, 1 - (foraDoPosto.get(posto)?.[semana] ?? 0))
      if (partesEm(indices, iniciosDele) <= livre) return []
      const coluna = custos.push((SEMANA * folgaDoPosto(dele.map(({ parte }) => parte.pessoa))) / 100) - 1
      return [comFolga(livre, indices, coluna)]
    })
  })
  const pico = custos.push(PESO_DO_PICO / 100) - 1
  const doContrato = [...colunasEm(avaliadas, inicios, semanas)].map(([semana, indices]) =>
    comFolga(-(fora[semana] ?? 0), indices, pico),
  )
  return [...dosPostos, ...doContrato]
}

const comFolga = (maximo: number, indices: readonly number[], folga: number): Linha =>
  ate(maximo, [...indices, folga], [...indices.map(() => 1), -1])

/** The value of every column for a choice of days: those of the amounts are the least that the rows allow. */
export function valoresDa(modelo: Modelo, escolha: Escolha, grupo: Grupo): Float64Array {
  const valores = new Float64Array(modelo.colunas)
  grupo.avaliadas.forEach(({ candidatos }, i) => {
    valores[(modelo.inicioDaParte[i] ?? 0) + (escolha[i] ?? candidatos.length)] = 1
  })
  modelo.maximoDasLinhas.forEach((maximo, linha) => {
    const fim = (modelo.comecos[linha + 1] ?? 0) - 1
    const folga = modelo.indices[fim] ?? 0
    if (modelo.inteiras[folga]) return
    let soma = 0
    for (let k = modelo.comecos[linha] ?? 0; k < fim; k += 1) soma += valores[modelo.indices[k] ?? 0] ?? 0
    valores[folga] = Math.max(valores[folga] ?? 0, soma - maximo)
  })
  return valores
}

/** For each stretch of a contract the position of its day among its candidates; null where it has none. */
export type Escolha = readonly (number | null)[]

/** The choice that the values of the columns say. */
export const escolhaDe = (modelo: Modelo, valores: ArrayLike<number>, grupo: Grupo): Escolha =>
  grupo.avaliadas.map(({ candidatos }, i) => {
    const inicio = modelo.inicioDaParte[i] ?? 0
    const j = candidatos.findIndex((_, k) => (valores[inicio + k] ?? 0) > 0.5)
    return j === -1 ? null : j
  })

/** What a choice costs in the model, in reais. */
export const custoDaEscolha = (modelo: Modelo, escolha: Escolha, grupo: Grupo): number =>
  valoresDa(modelo, escolha, grupo).reduce((soma, valor, i) => soma + valor * (modelo.custos[i] ?? 0), 0)
