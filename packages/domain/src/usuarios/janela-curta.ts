import { FIM_DO_DIA, INICIO_DO_DIA, type Horario } from '../acesso/janela.ts'

// Apart from the rules of a schedule: a list of users says the windows of today, and checks none.

/** `08:00:00` → `08:00`; the last second of a day is its end. */
export const horaCurta = (hora: string): string => (hora === FIM_DO_DIA ? '24:00' : hora.slice(0, 5))

export const janelaCurta = ({ Horario_entrada, Horario_saida }: Horario): string =>
  Horario_entrada === INICIO_DO_DIA && Horario_saida === FIM_DO_DIA
    ? 'O dia todo'
    : `${horaCurta(Horario_entrada)} às ${horaCurta(Horario_saida)}`
