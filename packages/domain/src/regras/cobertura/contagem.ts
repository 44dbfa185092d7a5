import { isDeTrabalho, type DiasDaJanela } from './numeros.ts'
import { vagasPorFase, type QuadroDoPosto } from './vagas.ts'

/** Somebody of the post who is away on some days of the window. */
export interface AusenteDoPosto extends DiasDaJanela {
  /** The slot that the person holds: days on which two absences meet count once. */
  readonly lugar: number
  readonly pessoa: number
  readonly fase: number
}

/** What covers: of a person, or, where that is null, of any hole of the post. */
export interface CoberturaContada extends DiasDaJanela {
  readonly ausente: number | null
  readonly autorizada: boolean
}

export interface PostoContado extends QuadroDoPosto {
  /** First day of the window, as days since 1970. */
  readonly origem: number
  readonly ausentes: readonly AusenteDoPosto[]
  readonly coberturas: readonly CoberturaContada[]
  /** Whether the post is closed, on each day. */
  readonly fechado?: readonly boolean[]
}

/** Holes of one post on one day. */
export interface ContagemDoDia {
  /** Nobody covers and the client did not agree. */
  readonly abertos: number
  readonly cobertos: number
  /** The client agreed to go without. */
  readonly autorizados: number
}

const NENHUM: ContagemDoDia = { abertos: 0, cobertos: 0, autorizados: 0 }
const NINGUEM: readonly number[] = []

/** How many holes each day of a post has: what `diasACobrir` finds, in whole numbers, for thousands of posts at once. */
export function contarBuracos(posto: PostoContado): readonly ContagemDoDia[] {
  const vagas = vagasPorFase(posto)
  return posto.quantidade.map((_, dia) =>
    posto.fechado?.[dia] === true ? NENHUM : contarDia(posto, vagas[dia] ?? [], dia),
  )
}

function contarDia(posto: PostoContado, vagas: readonly number[], dia: number): ContagemDoDia {
  const { ritmo, origem, ausentes, coberturas } = posto
  let livres = 0
  for (const [fase, quantas] of vagas.entries())
    if (quantas > 0 && isDeTrabalho(ritmo, fase, origem, dia)) livres += quantas
  const pessoas = ausentes.length === 0 ? NINGUEM : foraNoDia(posto, dia)
  const abertos = pessoas.length + livres
  if (abertos === 0) return NENHUM
  if (coberturas.length === 0) return { abertos, cobertos: 0, autorizados: 0 }
  return cobrir(
    pessoas,
    livres,
    coberturas.filter(({ de, ate }) => de <= dia && dia <= ate),
  )
}

/** Who is away on a day of work, each slot once. */
function foraNoDia({ ritmo, origem, ausentes }: PostoContado, dia: number): readonly number[] {
  const fora = new Map<number, number>()
  for (const { lugar, pessoa, fase, de, ate } of ausentes)
    if (de <= dia && dia <= ate && isDeTrabalho(ritmo, fase, origem, dia)) fora.set(lugar, pessoa)
  return [...fora.values()]
}

/** Covers that name somebody first, then the others in their order, each for one hole. */
function cobrir(
  pessoas: readonly number[],
  livres: number,
  coberturas: readonly CoberturaContada[],
): ContagemDoDia {
  const nomeadas = pessoas.flatMap((pessoa) => coberturas.find(({ ausente }) => ausente === pessoa) ?? [])
  const buracos = pessoas.length + livres
  const quaisquer = coberturas.filter(({ ausente }) => ausente === null).slice(0, buracos - nomeadas.length)
  const usadas = [...nomeadas, ...quaisquer]
  const autorizados = usadas.filter(({ autorizada }) => autorizada).length
  return {
    abertos: buracos - usadas.length,
    cobertos: usadas.length - autorizados,
    autorizados,
  }
}
