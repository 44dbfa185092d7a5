import { describe, expect, it } from 'vitest'
import { admissao } from '../processos/admissao/admissao.ts'
import { processos } from '../processos/processos.ts'
import { feitoDe, oQueFez, pedidoDito } from './palavras.ts'

describe('what is asked', () => {
  const em = (dias: number) => ({ dia: '2026-11-28', dias, rotulo: 'eSocial' })
  it.each([
    [null, 'Conferir documentos'],
    [em(4), 'Conferir documentos até 28/11/2026'],
    [em(0), 'Conferir documentos até hoje'],
    [em(-1), 'Conferir documentos: eSocial venceu ontem, 28/11/2026'],
    [em(-9), 'Conferir documentos: eSocial venceu em 28/11/2026'],
  ])('with the term %j', (prazo, esperado) => {
    expect(pedidoDito('Conferir documentos', prazo)).toBe(esperado)
  })
})

describe('what somebody did', () => {
  it.each([
    ['Enviar', 'enviou'],
    ['Devolver o cálculo', 'devolveu o cálculo'],
    ['Interromper', 'interrompeu'],
    ['Concluir', 'concluiu'],
    ['Desfazer', 'desfez'],
    ['Parecer', 'pareceu'],
    ['CAT', null],
  ])('%s', (rotulo, feito) => {
    expect(feitoDe(rotulo)).toBe(feito)
  })

  it('names pareceres and moves, and neither reasons nor acts', () => {
    expect(oQueFez(admissao, { tipo: 'parecer', nome: 'documentos', para: 'aprovado' })).toMatch(/^aprovou: /)
    expect(oQueFez(admissao, { tipo: 'transicao', nome: 'devolver', para: 'devolvida' })).toBe('devolveu')
    expect(oQueFez(admissao, { tipo: 'ato', nome: 'registrar_cat', para: null })).toBe('atualizou o registro')
  })

  it.each(processos.map((process) => [process.name, process] as const))(
    'is said of every move of %s',
    (_, process) => {
      for (const [nome, { to }] of Object.entries(process.transitions))
        expect(oQueFez(process, { tipo: 'transicao', nome, para: to })).toMatch(/^\p{Ll}{3}/u)
    },
  )
})
