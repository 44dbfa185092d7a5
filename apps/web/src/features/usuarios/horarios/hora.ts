import { FIM_DO_DIA, INICIO_DO_DIA } from '@rh/domain/acesso/janela'
import type { CampoHorario } from '@rh/domain/usuarios/horarios'
import { horaCurta } from '@rh/domain/usuarios/janela-curta'

/** `08:00:00` as the field shows it; nothing for a time not typed yet. */
export const showHora = (valor: string): string => (valor === '' ? '' : horaCurta(valor))

/** What is typed or pasted, with its colon: `830` stays open, `0830` is `08:30`. */
export function mascararHora(texto: string): string {
  const [horas = '', minutos] = texto.split(/[:h.]/)
  if (minutos !== undefined && /^\d{1,2}$/.test(horas))
    return `${horas.padStart(2, '0')}:${soDigitos(minutos)}`
  const digitos = soDigitos(texto, 4)
  return digitos.length > 2 ? `${digitos.slice(0, 2)}:${digitos.slice(2)}` : digitos
}

const soDigitos = (texto: string, max = 2): string => texto.replace(/\D/g, '').slice(0, max)

/**
 * The typed text as a time of the schedule, or null while it is none. Left alone, `8` is eight o'clock and `8:3` half
 * past eight. Midnight at the end of a window is the end of that day, not its beginning.
 */
export function readHora(texto: string, campo: CampoHorario): string | null {
  const digitos = soDigitos(texto, 4)
  if (digitos === '') return null
  const [horas, minutos] =
    digitos.length <= 2
      ? [digitos.padStart(2, '0'), '00']
      : [digitos.slice(0, 2), digitos.slice(2).padEnd(2, '0')]
  const hora = `${horas}:${minutos}`
  const isFim = campo === 'Horario_saida' && (hora === '24:00' || hora === '00:00' || hora === '23:59')
  if (isFim) return FIM_DO_DIA
  if (hora === '24:00') return INICIO_DO_DIA
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(hora) ? `${hora}:00` : null
}
