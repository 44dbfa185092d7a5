import { z } from 'zod'
import { diasSemana } from '../acesso/janela.ts'
import { JANELAS_POR_DIA, problemasDosHorarios } from './horarios.ts'

/** What a person signs in with. Self-registered people sign in with their e-mail. */
export const login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9][a-z0-9._@+-]{2,59}$/,
    'Use de 3 a 60 letras sem acento, números, ponto, hífen, _ ou @, começando por letra ou número',
  )

export const emailDeAcesso = z.string().trim().toLowerCase().max(60).pipe(z.email('E-mail inválido'))

const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'Informe a entrada e a saída')

export const horarioSemanal = z.strictObject({
  Dia_semana: z.enum(diasSemana),
  Horario_entrada: hora,
  Horario_saida: hora,
})

/** A week of windows, as one is typed: none before its start, none over another. */
export const horariosSemanais = z
  .array(horarioSemanal)
  .max(diasSemana.length * JANELAS_POR_DIA)
  .superRefine((horarios, contexto) => {
    for (const { indice, campo, mensagem } of problemasDosHorarios(horarios))
      contexto.addIssue({ code: 'custom', path: [indice, campo], message: mensagem })
  })
