import { pesoDe } from './candidatos.ts'
import type { Grupo } from './grupos.ts'
import type { Escolha } from './modelo.ts'
import { contarPorDia, type Posicoes } from './ocupacao.ts'

// A contract too large to be decided at once is improved in pieces: some people are decided again around the others,
// who stay where they are.

/** A piece of a contract: a contract of its own, in which the others are away already. */
export interface Pedaco {
  readonly grupo: Grupo
  /** Positions of its stretches in the whole contract, in order. */
  readonly quais: readonly number[]
}

/** The stretches at these positions, with every other one of its contract where the choice has it. */
export function pedacoDe(grupo: Grupo, escolha: Escolha, quais: readonly number[]): Pedaco {
  const soltas = new Set(quais)
  const quantos = grupo.fora.length
  const ficam = grupo.avaliadas.flatMap(({ parte, candidatos }, i) => {
    const candidato = candidatos[escolha[i] ?? -1]
    return candidato && !soltas.has(i) ? [{ ...candidato, posto: parte.pessoa.postoId }] : []
  })
  const porPosto = Map.groupBy(ficam, ({ posto }) => posto)
  const somar = (porDia: readonly number[] | undefined, mais: readonly Posicoes[]): readonly number[] =>
    contarPorDia(quantos, mais).map((um, dia) => um + (porDia?.[dia] ?? 0))
  const postos = new Set([...porPosto.keys(), ...grupo.foraDoPosto.keys()])
  return {
    quais,
    grupo: {
      ...grupo,
      avaliadas: quais.flatMap((i) => grupo.avaliadas[i] ?? []),
      fora: somar(grupo.fora, ficam),
      foraDoPosto: new Map(
        [...postos].map((posto) => [posto, somar(grupo.foraDoPosto.get(posto), porPosto.get(posto) ?? [])]),
      ),
    },
  }
}

/** The choice of a contract with that of a piece in its place. */
export function comPedaco(escolha: Escolha, { quais }: Pedaco, doPedaco: Escolha): Escolha {
  const nova = [...escolha]
  quais.forEach((i, j) => (nova[i] = doPedaco[j] ?? null))
  return nova
}

/** Numbers of 0 to 1 that are the same for the same seed: two plans of one company are one plan. */
export function sorteio(semente: number): () => number {
  let estado = semente >>> 0
  return () => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
    return estado / 2 ** 32
  }
}

/** What a stretch costs above its cheapest day, in centavos; without a day, more than any other. */
function excesso(grupo: Grupo, escolha: Escolha, i: number): number {
  const avaliada = grupo.avaliadas[i]
  if (!avaliada || avaliada.candidatos.length < 2) return 0
  const candidato = avaliada.candidatos[escolha[i] ?? -1]
  const menor = Math.min(...avaliada.candidatos.map(pesoDe))
  return candidato ? pesoDe(candidato) - menor : Number.MAX_SAFE_INTEGER
}

/**
 * Whom to decide again: somebody who costs more than necessary, those who are away when that person would rather be,
 * the colleagues of the post, and others at random, up to `tamanho` stretches. Everything of a person goes together.
 */
export function vizinhos(
  grupo: Grupo,
  escolha: Escolha,
  tamanho: number,
  sorte: () => number,
): readonly number[] {
  const todas = [...grupo.avaliadas.keys()]
  const caras = todas
    .map((i) => ({ i, custo: excesso(grupo, escolha, i) }))
    .filter(({ custo }) => custo > 0)
    .toSorted((a, b) => b.custo - a.custo)
  const embaralhadas = todas.map((i) => ({ i, vez: sorte() })).toSorted((a, b) => a.vez - b.vez)
  // The square favours the dearest without ever leaving out the others.
  const cara = caras[Math.floor(sorte() ** 2 * caras.length)]?.i ?? embaralhadas[0]?.i ?? 0
  const avaliada = grupo.avaliadas[cara]
  const [alvo] = avaliada?.candidatos.toSorted((a, b) => pesoDe(a) - pesoDe(b)) ?? []
  const noCaminho = embaralhadas.filter(({ i }) => {
    const outro = grupo.avaliadas[i]?.candidatos[escolha[i] ?? -1]
    return alvo !== undefined && outro !== undefined && outro.de <= alvo.ate && alvo.de <= outro.ate
  })
  const colegas = embaralhadas.filter(
    ({ i }) => grupo.avaliadas[i]?.parte.pessoa.postoId === avaliada?.parte.pessoa.postoId,
  )
  const metade = Math.ceil(tamanho / 2)
  const ordem = [
    cara,
    ...noCaminho.slice(0, metade).map(({ i }) => i),
    ...[...colegas, ...embaralhadas].map(({ i }) => i),
  ]
  const porPessoa = Map.groupBy(todas, (i) => grupo.avaliadas[i]?.parte.pessoa.id)
  const escolhidas = new Set<number>()
  for (const i of ordem) {
    if (escolhidas.size >= tamanho) break
    for (const dela of porPessoa.get(grupo.avaliadas[i]?.parte.pessoa.id) ?? []) escolhidas.add(dela)
  }
  return [...escolhidas].toSorted((a, b) => a - b)
}
