import { diasEntre, somarDias } from '../regras/calendario/datas.ts'

export const TITULO_MAX = 120
export const TEXTO_MAX = 10_000
export const ANEXOS_MAX = 10
/** Corrections of one notice; past them, another notice is clearer. */
export const EDICOES_MAX = 50

/** Where a notice stands on a day. */
export const situacoesDoComunicado = {
  programado: { label: 'Programado', tone: 'info' },
  no_ar: { label: 'No ar', tone: 'success' },
  encerrado: { label: 'Encerrado', tone: 'default' },
  retirado: { label: 'Retirado', tone: 'error' },
} as const
export type SituacaoDoComunicado = keyof typeof situacoesDoComunicado

/** What is typed of a notice, as far as its rules look at it. */
export interface Digitado {
  readonly titulo: string
  readonly texto: string
  readonly mostrarDe: string
  readonly mostrarAte: string | null
  readonly exigeCiencia: boolean
  readonly cienciaAte: string | null
}

/** Blanks of a ready text: `[período]`. */
const LACUNA = /\[[^\]\n]{1,60}\]/

/** What a notice may not say, by field. */
export function recusasDoComunicado(digitado: Digitado): (readonly [campo: string, mensagem: string])[] {
  const { titulo, texto, mostrarDe, mostrarAte, exigeCiencia, cienciaAte } = digitado
  const recusas: (readonly [string, string])[] = []
  for (const [campo, valor] of [
    ['titulo', titulo],
    ['texto', texto],
  ] as const) {
    const [lacuna] = LACUNA.exec(valor) ?? []
    if (lacuna) recusas.push([campo, `Preencha ${lacuna}`])
  }
  if (mostrarAte !== null && mostrarAte < mostrarDe)
    recusas.push(['mostrarAte', 'O último dia vem antes do primeiro'])
  if (exigeCiencia && cienciaAte !== null && cienciaAte < mostrarDe)
    recusas.push(['cienciaAte', 'O prazo vem antes do primeiro dia'])
  if (exigeCiencia && cienciaAte !== null && mostrarAte !== null && cienciaAte > mostrarAte)
    recusas.push(['cienciaAte', 'O prazo vem depois do último dia em que o comunicado aparece'])
  return recusas
}

/** Days before the term on which who has not acknowledged is reminded; after it, and without one, each week. */
const ANTES = [3, 1, 0]
const SEMANA = 7

interface Prazo {
  /** First day of the edition that asks. */
  readonly desde: string
  readonly ate: string | null
  readonly hoje: string
}

/** The last day up to today on which a reminder is due; null for none so far. */
export function ultimoLembrete({ desde, ate, hoje }: Prazo): string | null {
  if (ate === null || hoje < ate) {
    const antes = ate === null ? [] : ANTES.map((dias) => somarDias(ate, -dias))
    const daSemana = ate === null ? porSemana(desde, hoje) : null
    return [...antes, ...(daSemana === null ? [] : [daSemana])]
      .filter((dia) => dia > desde && dia <= hoje)
      .reduce<string | null>((ultimo, dia) => (ultimo === null || dia > ultimo ? dia : ultimo), null)
  }
  return porSemana(ate, hoje) ?? ate
}

/** The last of the days a week, two, three… after one, up to today. */
function porSemana(dia: string, hoje: string): string | null {
  const semanas = Math.floor(diasEntre(dia, hoje) / SEMANA)
  return semanas < 1 ? null : somarDias(dia, semanas * SEMANA)
}
