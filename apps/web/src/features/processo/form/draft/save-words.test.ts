import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, semConexao } from '../../../../lib/api/api-error.ts'
import { saveWords } from './save-words.ts'

const quebrado = new ApiError({ status: 500, codigo: 'interno', mensagem: 'Falhou.', acao: '' })

afterEach(() => void vi.useRealTimers())

describe('saveWords', () => {
  it('gives the time of the last save in company time, and the day when it was not today', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') })
    expect(saveWords({ status: 'salvo', em: '2026-11-19T17:32:10Z' })).toBe('Salvo em 19/11/2026 às 14:32')
    expect(saveWords({ status: 'salvo', em: '2026-11-20T17:32:10Z' })).toBe('Salvo às 14:32')
    expect(saveWords({ status: 'salvo', em: null })).toBe('')
  })

  it('never calls typed work saved', () => {
    expect(saveWords({ status: 'typed' })).toBe('Salvando…')
    expect(saveWords({ status: 'salvando' })).toBe('Salvando…')
    expect(saveWords({ status: 'tentando', error: semConexao() })).toBe(
      'Sem conexão: guardado neste aparelho',
    )
    expect(saveWords({ status: 'tentando', error: quebrado })).toBe('Não salvou: tentando de novo')
    expect(saveWords({ status: 'recusado', error: semConexao() })).toContain('Não salvou: ')
  })
})
