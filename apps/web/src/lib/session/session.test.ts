import { describe, expect, it, vi } from 'vitest'
import { ApiError, localFailure, semConexao } from '../api/api-error.ts'
import { isDentroDoHorario, withRetries } from './session.ts'

const answer = (status: number): ApiError =>
  new ApiError({ status, codigo: 'interno', mensagem: 'm', acao: 'a' })

describe('withRetries', () => {
  it('tries three times more what may pass by itself', async () => {
    const run = vi.fn<() => Promise<never>>(async () => Promise.reject(semConexao()))
    await expect(withRetries(run, 3, 0)).rejects.toMatchObject({ codigo: 'sem_conexao' })
    expect(run).toHaveBeenCalledTimes(4)
  })
  it.each([401, 403, 404])('takes %i at its word', async (status) => {
    const run = vi.fn<() => Promise<never>>(async () => Promise.reject(answer(status)))
    await expect(withRetries(run, 3, 0)).rejects.toMatchObject({ status })
    expect(run).toHaveBeenCalledOnce()
  })
  it('is content with the first success', async () => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(answer(503)).mockResolvedValueOnce('ok')
    await expect(withRetries(run, 3, 0)).resolves.toBe('ok')
  })
})

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
