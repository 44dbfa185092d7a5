import { randomInt } from 'node:crypto'
import { ALFABETO_DO_CODIGO, TAMANHO_DO_CODIGO } from '@rh/domain/usuarios/codigo'

/** A code that somebody types from paper or hears said: 57 bits. */
export const sortearCodigo = (): string =>
  Array.from(
    { length: TAMANHO_DO_CODIGO },
    () => ALFABETO_DO_CODIGO[randomInt(ALFABETO_DO_CODIGO.length)] ?? '',
  ).join('')
