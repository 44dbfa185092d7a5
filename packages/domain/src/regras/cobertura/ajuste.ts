import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import { descansoEntre, vizinhos } from './agenda.ts'
import { emHoras, extrasDaSemana, readEscolha, verificarEscolha, type BaseDaEscolha } from './substituto.ts'
import type { Candidato, ParametrosDaCobertura, TurnoACobrir } from './substituto-tipos.ts'

/** Why somebody fits, or not, in a few words. */
export interface Porque {
  readonly ok: boolean
  readonly texto: string
}

export interface AjusteDoSubstituto {
  readonly candidato: Candidato
  readonly pode: boolean
  /** From 0, cannot, to 100. */
  readonly nota: number
  readonly faixa: 'melhor' | 'serve' | 'nao_pode'
  readonly porques: readonly Porque[]
  readonly achados: readonly Pendencia[]
}

/** Most points of each part of the fit; they add up to 100. */
const PESOS = { cargo: 30, paraCobrir: 20, semExtra: 15, lugar: 15, distancia: 10, rodizio: 10 } as const
const PONTOS_DO_CONTRATO = 10
/** Points by distance, the nearest first; beyond the last one none. */
const DISTANCIAS = [
  { ateKm: 2, pontos: 10 },
  { ateKm: 5, pontos: 7 },
  { ateKm: 10, pontos: 4 },
  { ateKm: 20, pontos: 2 },
] as const
const PONTOS_POR_COBERTURA = 2

function pontosDoLugar({ turno, candidato }: BaseDaEscolha): number {
  if (candidato.postoId !== undefined && candidato.postoId === turno.postoId) return PESOS.lugar
  return candidato.contratoId !== undefined && candidato.contratoId === turno.contratoId
    ? PONTOS_DO_CONTRATO
    : 0
}

function pontosDaDistancia(distanciaKm: number | null | undefined): number {
  if (distanciaKm === null || distanciaKm === undefined) return 0
  return DISTANCIAS.find(({ ateKm }) => distanciaKm <= ateKm)?.pontos ?? 0
}

const nota = (base: BaseDaEscolha): number => {
  const { turno, candidato } = base
  return (
    (candidato.cargoId === turno.cargoId ? PESOS.cargo : 0) +
    (candidato.tipo === 'titular' ? 0 : PESOS.paraCobrir) +
    (extrasDaSemana(base) === 0 ? PESOS.semExtra : 0) +
    pontosDoLugar(base) +
    pontosDaDistancia(candidato.distanciaKm) +
    Math.max(0, PESOS.rodizio - PONTOS_POR_COBERTURA * (candidato.coberturasNoMes ?? 0))
  )
}

const km = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

function porquesDeQuemPode({ turno, candidato, agenda }: BaseDaEscolha): readonly Porque[] {
  const { antes } = vizinhos(agenda, turno)
  const treinamentos = (turno.treinamentos ?? []).flatMap(({ codigo, nome }) => {
    const feito = candidato.treinamentos?.find((um) => um.codigo === codigo)
    if (feito?.semRegistro) return []
    const ate = feito?.ate
    return [ate ? `${nome} até ${formatData(ate).slice(3)}` : nome]
  })
  const textos = [
    antes ? `${emHoras(descansoEntre(antes, turno))} de descanso antes` : 'livre na semana',
    ...(candidato.cargoId === turno.cargoId
      ? [(turno.riscos ?? []).length > 0 ? 'mesmo cargo e risco' : 'mesmo cargo']
      : []),
    ...treinamentos,
    ...(typeof candidato.distanciaKm === 'number' ? [`${km.format(candidato.distanciaKm)} km`] : []),
  ]
  return textos.map((texto) => ({ ok: true, texto }))
}

/** How well somebody fits a shift, with the reasons in words: what may be said against last. */
export function ajusteDoSubstituto(
  turno: TurnoACobrir,
  candidato: Candidato,
  parametros: ParametrosDaCobertura = {},
): AjusteDoSubstituto {
  const base = readEscolha(turno, candidato, parametros)
  const achados = verificarEscolha(base)
  const bloqueios = achados.filter(({ severidade }) => severidade === 'bloqueio')
  const pode = bloqueios.length === 0
  const contra = (pode ? achados : bloqueios).map(({ mensagem }) => ({ ok: false, texto: mensagem }))
  return {
    candidato,
    pode,
    nota: pode ? nota(base) : 0,
    faixa: pode ? 'serve' : 'nao_pode',
    porques: pode ? [...porquesDeQuemPode(base), ...contra] : contra,
    achados,
  }
}

/** The candidates in order of fit, those who cannot last; the first who can is the best. Ties go by name. */
export function ordenarSubstitutos(
  turno: TurnoACobrir,
  candidatos: readonly Candidato[],
  parametros: ParametrosDaCobertura = {},
): readonly AjusteDoSubstituto[] {
  return candidatos
    .map((candidato) => ajusteDoSubstituto(turno, candidato, parametros))
    .toSorted(
      (a, b) =>
        Number(b.pode) - Number(a.pode) ||
        b.nota - a.nota ||
        a.candidato.nome.localeCompare(b.candidato.nome, 'pt-BR'),
    )
    .map((ajuste, posicao) => (posicao === 0 && ajuste.pode ? { ...ajuste, faixa: 'melhor' } : ajuste))
}
