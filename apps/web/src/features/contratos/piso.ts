import { pisoDaJornada } from '@rh/domain/regras/admissao/salario'
import { formatMoney } from '../../lib/format.ts'

interface PagoNoPosto {
  readonly dia: string
  /** Floor of the union for the whole legal week, in centavos; null where the cargo has none. */
  readonly pisoCentavos: number | null
  /** Weekly hours of the scale, once there is one. */
  readonly horasSemanais: number | undefined
  /** As the field has it: a number only once it was typed. */
  readonly salario: unknown
}

/** What the floor of the union says of the planned pay of a post (CF art. 7º V); empty where there is no floor. */
export function palavrasDoPiso({ dia, pisoCentavos, horasSemanais, salario }: PagoNoPosto): string {
  const piso = horasSemanais === undefined ? pisoCentavos : pisoDaJornada(dia, horasSemanais, pisoCentavos)
  if (piso === null) return ''
  const abaixo = typeof salario === 'number' && salario < piso
  const naJornada = piso === pisoCentavos ? '' : ', na jornada da escala'
  return `${abaixo ? 'Abaixo do piso do sindicato' : 'Piso do sindicato'}${naJornada}: ${formatMoney(piso)}`
}
