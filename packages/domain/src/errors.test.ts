import { describe, expect, it } from 'vitest'
import { erros } from './errors.ts'

const linhas = Object.entries(erros)

describe('the error table', () => {
  it.each(linhas)(
    '%s says what happened and what to do, in sentences',
    (codigo, { mensagem, acao, status }) => {
      // The one text without a full stop is the specification's own.
      expect(mensagem).toMatch(codigo === 'interno' ? /suporte$/ : /^\p{Lu}.*[.!]$/u)
      expect(acao).toMatch(/^\p{Lu}.*\.$/u)
      expect(mensagem).not.toMatch(/\b(error|invalid|not found|please|required)\b/i)
      expect(codigo).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
    },
  )

  // prova: erro.horario, erro.expirado, erro.sem-corpo, erro.entrada
  it('has the texts of the specification, to the letter', () => {
    expect(erros.fora_do_horario.mensagem).toBe('Horário de acesso não permitido!')
    expect(erros.sessao_expirada.mensagem).toBe('Login expirado, por favor faça login novamente.')
    expect(erros.interno.mensagem).toBe('Erro! Entre em contato com o suporte')
  })

  it('uses each status as HTTP means it', () => {
    const porStatus = Object.groupBy(linhas, ([, { status }]) => String(status))
    expect(porStatus['401']?.map(([codigo]) => codigo)).toEqual([
      'credenciais',
      'segundo_fator_recusado',
      'bilhete_vencido',
      'identidade_recusada',
      'sessao_expirada',
    ])
    expect(porStatus['404']?.map(([codigo]) => codigo)).toEqual([
      'nao_encontrado',
      'rota_inexistente',
      'setor_desconhecido',
    ])
    expect(erros.fora_do_horario.status).toBe(403)
    expect(erros.versao_antiga.status).toBe(409)
    expect(erros.pendencias.status).toBe(422)
    expect(erros.interno.status).toBe(500)
  })
})
