import { moveis, type DiaDoFeriado } from '@rh/domain/registros/feriado'
import { meses } from '@rh/domain/registros/sindicato'
import { formatDate } from '../../../lib/format.ts'

/** `25 de janeiro`, `Corpus Christi`, `20/11/2026`: when a registered holiday falls. */
export function quandoCai({
  repeticao,
  dia,
  mes,
  diasDaPascoa,
  data,
  desdeAno,
  ateAno,
}: DiaDoFeriado): string {
  if (repeticao === 'unica') return formatDate(data)
  const base =
    repeticao === 'pascoa'
      ? (moveis[String(diasDaPascoa) as keyof typeof moveis] ?? `${diasDaPascoa} dias da Páscoa`)
      : `${dia === 1 ? '1º' : dia} de ${(meses[String(mes)] ?? '').toLowerCase()}`
  const anos = [desdeAno !== null && `desde ${desdeAno}`, ateAno !== null && `até ${ateAno}`].filter(Boolean)
  return anos.length > 0 ? `${base} (${anos.join(' ')})` : base
}
