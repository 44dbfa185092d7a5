import { somarDias, type DataIso } from '../calendario/datas.ts'
import { DSR_NO_DOMINGO, isFolga, isRepouso, type Escala } from '../calendario/escala.ts'
import { isFeriado } from '../calendario/feriados.ts'
import { formatData } from '../../br/data.ts'
import { veredito, type Veredito } from '../memoria.ts'

export interface RegraDeInicio {
  /** Scale of the employee; Sunday rest when absent. Saturday as rest is a choice of the company (repousos). */
  readonly escala?: Escala
  /** State and municipal holidays of the workplace. */
  readonly feriadosLocais?: readonly DataIso[]
}

export type MotivoDeInicio =
  | 'FERIADO'
  | 'REPOUSO'
  | 'FORA_DO_PLANTAO'
  | `VESPERA_FERIADO_${string}`
  | `VESPERA_REPOUSO_${string}`

const DIAS_DE_VESPERA = [1, 2]

/**
 * Whether vacation may start on a day: not on a holiday or rest day, and not in the two days before a holiday or
 * before the weekly rest (CLT art. 134 § 3º; PN 100 TST). The nearest obstacle is reported, with its date.
 *
 * In 12x36 the rest is inside the cycle (art. 59-A): the start must be a scheduled shift and not in the two days
 * before a holiday, and the eve of the day off does not count. Decision of the product, the law is silent.
 */
export function validarInicioDeFerias(inicio: DataIso, regra: RegraDeInicio = {}): Veredito<MotivoDeInicio> {
  const motivo = motivoDaRecusa(inicio, regra)
  return veredito(motivo, mensagemDeInicio(motivo), 'CLT art. 134 § 3º; PN 100 TST')
}

/** A day as the rule of the start sees it. */
export interface DiaDeInicio {
  readonly data: DataIso
  readonly feriado: boolean
  readonly repouso: boolean
  /** Off by the scale, for the rest or not: the Saturday of a compensated week keeps no start away (see `motivoDoInicio`). */
  readonly folga: boolean
}

function motivoDaRecusa(
  inicio: DataIso,
  { escala = DSR_NO_DOMINGO, feriadosLocais = [] }: RegraDeInicio,
): MotivoDeInicio | null {
  const dia = (distancia: number): DiaDeInicio => {
    const data = somarDias(inicio, distancia)
    return {
      data,
      feriado: isFeriado(data, feriadosLocais),
      repouso: isRepouso(escala, data),
      folga: isFolga(escala, data),
    }
  }
  return motivoDoInicio(dia(0), DIAS_DE_VESPERA.map(dia), escala)
}

/** Why vacation may not start on a day, given the two days after it; null = allowed (see `validarInicioDeFerias`). */
export function motivoDoInicio(
  dia: DiaDeInicio,
  seguintes: readonly DiaDeInicio[],
  escala: Escala = DSR_NO_DOMINGO,
): MotivoDeInicio | null {
  const repousoNoCiclo = escala.tipo === '12X36'
  if (dia.feriado) return 'FERIADO'
  if (dia.repouso) return repousoNoCiclo ? 'FORA_DO_PLANTAO' : 'REPOUSO'
  for (const { data, feriado, repouso } of seguintes) {
    if (feriado) return `VESPERA_FERIADO_${data}`
    if (!repousoNoCiclo && repouso) return `VESPERA_REPOUSO_${data}`
  }
  return null
}

/** The stable code of a refused start: the reason without its date, which the sentence says. */
export const codigoDeInicio = (motivo: MotivoDeInicio): string => motivo.replace(/_\d{4}-\d{2}-\d{2}$/, '')

/** The sentence for the person; null (no refusal) says that the day is allowed. */
export function mensagemDeInicio(motivo: MotivoDeInicio | null): string {
  if (motivo === null) return 'Início permitido'
  if (motivo === 'FERIADO') return 'As férias não podem começar em feriado.'
  if (motivo === 'REPOUSO') return 'As férias não podem começar no dia de repouso semanal.'
  if (motivo === 'FORA_DO_PLANTAO') return 'Na escala 12x36, as férias devem começar em dia de plantão.'
  const data = formatData(motivo.slice(-10))
  return motivo.startsWith('VESPERA_FERIADO')
    ? `As férias não podem começar nos dois dias que antecedem o feriado de ${data}.`
    : `As férias não podem começar nos dois dias que antecedem o repouso semanal de ${data}.`
}
