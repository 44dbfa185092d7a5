import { describe, expect, it } from 'vitest'
import { localFailure } from '../api/api-error.ts'
import { isDentroDoHorario } from './session.ts'

// prova: validacao.janela, erro.expirado
describe('isDentroDoHorario', () => {
  const hoje = [
    'Segunda-feira',
    'Terça-feira',
    'Quarta-feira',
    'Quinta-feira',
    'Sexta-feira',
    'Sábado',
    'Domingo',
  ]
  const todaSemana = hoje.map((Dia_semana) => ({
    Dia_semana: Dia_semana as 'Domingo',
    Horario_entrada: '00:00:00',
    Horario_saida: '23:59:59',
  }))
  it('lets in within the week of the person', () =>
    expect(isDentroDoHorario(todaSemana, 'America/Manaus')).toBe(true))
  it('keeps out who has no hours at all', () => expect(isDentroDoHorario([], 'America/Manaus')).toBe(false))
  it('has the exact words of the specification', () => {
    expect(localFailure('fora_do_horario').mensagem).toBe('Horário de acesso não permitido!')
  })
})
