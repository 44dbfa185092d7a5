import { diasDaSemana } from '@rh/domain/regras/calendario/escala'
import type { LinhaDe } from '../chamadas.ts'

/** Weekdays in three letters. */
export const diasCurtos: Readonly<Record<string, string>> = {
  seg: 'Seg',
  ter: 'Ter',
  qua: 'Qua',
  qui: 'Qui',
  sex: 'Sex',
  sab: 'Sáb',
  dom: 'Dom',
}

type Quando = Pick<LinhaDe<'escala'>, 'tipo' | 'ciclo' | 'dias' | 'cicloTrabalho' | 'cicloFolga'>

/** `seg a sex`, `seg, qua, sex`, `5 por 1`: when one works. */
export function quandoTrabalha({ ciclo, dias, cicloTrabalho, cicloFolga, tipo }: Quando): string {
  if (tipo === '12x36') return 'dia sim, dia não'
  if (ciclo === 'rotativo') return `${cicloTrabalho} por ${cicloFolga}`
  const nomes = dias.map((dia) => (diasCurtos[dia] ?? dia).toLowerCase())
  const [primeiro, ultimo] = [dias[0], dias.at(-1)]
  if (!primeiro || !ultimo) return ''
  const seguidos = diasDaSemana.indexOf(ultimo) - diasDaSemana.indexOf(primeiro) + 1 === dias.length
  return seguidos && dias.length > 2 ? `${nomes[0]} a ${nomes.at(-1)}` : nomes.join(', ')
}
