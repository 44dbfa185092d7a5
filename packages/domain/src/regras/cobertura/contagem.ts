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

const NINGUEM: readonly number[] = []

// Most days of most posts are one of few counts: of a company tens of thousands, which share them.
const soAbertos: ContagemDoDia[] = []
function comAbertos(abertos: number): ContagemDoDia {
  const conhecida = soAbertos[abertos]
  if (conhecida) return conhecida
  return (soAbertos[abertos] = { abertos, cobertos: 0, autorizados: 0 })
}
const NENHUM = comAbertos(0)

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
  for (let fase = 0; fase < vagas.length; fase += 1) {
    const quantas = vagas[fase] ?? 0
    if (quantas > 0 && isDeTrabalho(ritmo, fase, origem, dia)) livres += quantas
  }
  const pessoas = ausentes.length === 0 ? NINGUEM : foraNoDia(posto, dia)
  const abertos = pessoas.length + livres
  if (abertos === 0) return NENHUM
  if (coberturas.length === 0) return comAbertos(abertos)
  return cobrir(
    pessoas,
    livres,
    coberturas.filter(({ de, ate }) => de <= dia && dia <= ate),
  )
}

/** Who is away on a day of work, each slot once, by the last absence of it. */
function foraNoDia({ ritmo, origem, ausentes }: PostoContado, dia: number): readonly number[] {
  const lugares: number[] = []
  const fora: number[] = []
  for (const { lugar, pessoa, fase, de, ate } of ausentes) {
    if (dia < de || dia > ate || !isDeTrabalho(ritmo, fase, origem, dia)) continue
    const conhecido = lugares.indexOf(lugar)
    if (conhecido >= 0) fora[conhecido] = pessoa
    else {
      lugares.push(lugar)
      fora.push(pessoa)
    }
  }
  return fora
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
