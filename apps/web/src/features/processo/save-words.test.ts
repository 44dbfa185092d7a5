import { describe, expect, it } from 'vitest'
import { semConexao } from '../../lib/api-error.ts'
import { saveWords } from './save-words.ts'

describe('saveWords', () => {
  it('gives the time of the last save in company time', () => {
    expect(saveWords({ status: 'salvo', em: '2026-11-20T17:32:10Z' })).toBe('Salvo às 14:32')
    expect(saveWords({ status: 'salvo', em: null })).toBe('')
  })

  it('never calls typed work saved', () => {
    expect(saveWords({ status: 'digitado' })).toBe('Salvando…')
    expect(saveWords({ status: 'salvando' })).toBe('Salvando…')
    expect(saveWords({ status: 'tentando', error: semConexao() })).toBe(
      'Não foi possível salvar – tentando de novo',
    )
    expect(saveWords({ status: 'recusado', error: semConexao() })).toContain('Não foi salvo')
  })
})
