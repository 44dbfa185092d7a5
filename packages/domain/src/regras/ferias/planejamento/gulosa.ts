import { pesoDe, type Avaliada } from './candidatos.ts'
import type { Grupo } from './grupos.ts'
import type { Escolha } from './modelo.ts'
import { folgaDoPosto } from './pesos.ts'
import type { Candidato } from './tipos.ts'

/** Centavos for each day and person away already: fills the year evenly. */
const CARGA = 300

/**
 * A plan without a solver: who has least choice first, each on the day that costs least among what is taken already.
 * It keeps every rule, hence the solver starts from it, and it is what is left when the solver has no time.
 */
export function gulosa(grupo: Grupo): Escolha {
  const fora = [...grupo.fora]
  const postos = new Map([...grupo.foraDoPosto].map(([posto, porDia]) => [posto, [...porDia]]))
  const daPessoa = new Map<number, Candidato[]>()
  const escolha: (number | null)[] = grupo.avaliadas.map(() => null)
  const cabe = ({ de, ate }: Candidato, pessoaId: number): boolean => {
    if (daPessoa.get(pessoaId)?.some((outro) => outro.de <= ate && de <= outro.ate)) return false
    for (let dia = de; dia <= ate; dia += 1) if ((fora[dia] ?? 0) >= (grupo.teto[dia] ?? 0)) return false
    return true
  }
  for (const i of ordemDe(grupo.avaliadas)) {
    const avaliada = grupo.avaliadas[i]
    if (!avaliada) continue
    const { id, postoId } = avaliada.parte.pessoa
    const posto = postos.get(postoId) ?? fora.map(() => 0)
    postos.set(postoId, posto)
    const melhor = melhorDe(avaliada, { posto, fora, cabe: (um) => cabe(um, id) })
    if (!melhor) continue
    escolha[i] = avaliada.candidatos.indexOf(melhor)
    daPessoa.set(id, [...(daPessoa.get(id) ?? []), melhor])
    for (let dia = melhor.de; dia <= melhor.ate; dia += 1) {
      fora[dia] = (fora[dia] ?? 0) + 1
      posto[dia] = (posto[dia] ?? 0) + 1
    }
  }
  return emOrdem(grupo.avaliadas, escolha)
}

/** Fixed days first, then who has fewer days to choose from. */
const ordemDe = (avaliadas: readonly Avaliada[]): readonly number[] =>
  [...avaliadas.keys()].toSorted((a, b) => {
    const [uma, outra] = [avaliadas[a], avaliadas[b]]
    const fixas = Number(outra?.parte.fixo !== null) - Number(uma?.parte.fixo !== null)
    return fixas || prazo(uma) - prazo(outra) || a - b
  })

const prazo = (avaliada: Avaliada | undefined): number =>
  avaliada?.candidatos.filter(({ diasEmDobro }) => diasEmDobro === 0).length ?? 0

interface Ocupacao {
  readonly posto: readonly number[]
  readonly fora: readonly number[]
  readonly cabe: (candidato: Candidato) => boolean
}

function melhorDe({ candidatos, parte }: Avaliada, { posto, fora, cabe }: Ocupacao): Candidato | null {
  const extra = folgaDoPosto([parte.pessoa])
  let melhor: Candidato | null = null
  let menor = Number.POSITIVE_INFINITY
  for (const candidato of candidatos) {
    let custo = pesoDe(candidato)
    for (let dia = candidato.de; dia <= candidato.ate; dia += 1)
      custo += CARGA * (fora[dia] ?? 0) + ((posto[dia] ?? 0) > 0 ? extra : 0)
    if (custo < menor && cabe(candidato)) [melhor, menor] = [candidato, custo]
  }
  return melhor
}

/** The older days of a person come first: of two stretches in the wrong order, the later one is left out. */
function emOrdem(avaliadas: readonly Avaliada[], escolha: readonly (number | null)[]): Escolha {
  const ultimo = new Map<number, number>()
  return escolha.map((j, i) => {
    const avaliada = avaliadas[i]
    if (j === null || !avaliada || avaliada.parte.fixo !== null) return j
    const { id } = avaliada.parte.pessoa
    const de = avaliada.candidatos[j]?.de ?? 0
    if (de < (ultimo.get(id) ?? 0)) return null
    ultimo.set(id, de)
    return j
  })
}
