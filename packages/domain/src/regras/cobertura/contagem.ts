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

/** How many holes each day of a post has: what `diasACobrir` finds, in whole numbers, for thousands of posts at once. */
export function contarBuracos(posto: PostoContado): readonly ContagemDoDia[] {
  const vagas = vagasPorFase(posto)
  return posto.quantidade.map((_, dia) =>
    posto.fechado?.[dia] === true ? NENHUM : contarDia(posto, vagas[dia] ?? [], dia),
  )
}

const noDia =
  (dia: number) =>
  ({ de, ate }: DiasDaJanela): boolean =>
    de <= dia && dia <= ate

function contarDia(posto: PostoContado, vagas: readonly number[], dia: number): ContagemDoDia {
  const { ritmo, origem } = posto
  const fora = new Map<number, number>()
  for (const { lugar, pessoa, fase, de, ate } of posto.ausentes)
    if (de <= dia && dia <= ate && isDeTrabalho(ritmo, fase, origem, dia)) fora.set(lugar, pessoa)
  const livres = vagas.reduce(
    (soma, quantas, fase) => soma + (isDeTrabalho(ritmo, fase, origem, dia) ? quantas : 0),
    0,
  )
  if (fora.size + livres === 0) return NENHUM
  return cobrir([...fora.values()], livres, posto.coberturas.filter(noDia(dia)))
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
