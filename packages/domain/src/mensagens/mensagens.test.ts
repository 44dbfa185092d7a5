import { describe, expect, it } from 'vitest'
import { assuntoEncaminhado, destinosDaResposta, textoEncaminhado } from './citacao.ts'
import { buscarConjuntos, lerDestinatario, nomeDoDestinatario } from './destinatario.ts'
import { ASSUNTO_MAXIMO, TEXTO_MAXIMO } from './limites.ts'

describe('whom a message names', () => {
  it('is a person, a group or a sector, and nothing else', () => {
    expect(lerDestinatario('pessoa:12')).toEqual({ tipo: 'pessoa', id: 12 })
    expect(lerDestinatario('grupo:Gerente Rh')).toEqual({ tipo: 'grupo', grupo: 'Gerente Rh' })
    expect(lerDestinatario('setor:rh')).toEqual({ tipo: 'setor', setor: 'rh' })
    for (const codigo of [
      '',
      'pessoa:',
      'pessoa:0',
      'pessoa:1e3',
      'grupo:gestor',
      'setor:RH',
      'setor:toString',
      'x:1',
    ])
      expect(lerDestinatario(codigo), codigo).toBeNull()
    expect(nomeDoDestinatario('grupo:Rescisao')).toBe('Grupo Rescisão')
    expect(nomeDoDestinatario('pessoa:12')).toBeNull()
  })

  it('is found by part of its name without accents', () => {
    expect(buscarConjuntos('rescis').map(({ codigo }) => codigo)).toContain('grupo:Rescisao')
    expect(buscarConjuntos('setor operac')).toEqual([
      { codigo: 'setor:operacional', nome: 'Setor Operacional' },
    ])
    expect(buscarConjuntos(' ')).toEqual([])
  })
})

describe('an answer', () => {
  const recebida = { autorId: 1, para: ['pessoa:9', 'setor:rh'], copia: ['pessoa:3', 'pessoa:1'] }
  it('goes to the author, or to all who were named but oneself', () => {
    expect(destinosDaResposta(recebida, 9, false)).toEqual({ para: ['pessoa:1'], copia: [] })
    expect(destinosDaResposta(recebida, 9, true)).toEqual({
      para: ['pessoa:1', 'setor:rh'],
      copia: ['pessoa:3'],
    })
  })
  it('to one’s own message goes to whom it was sent', () => {
    expect(destinosDaResposta({ ...recebida, copia: ['pessoa:3'] }, 1, false)).toEqual({
      para: ['pessoa:9', 'setor:rh'],
      copia: ['pessoa:3'],
    })
  })
})

it('a message that is sent on is named as such once, and fits', () => {
  expect(assuntoEncaminhado('Prazo')).toBe('Enc: Prazo')
  expect(assuntoEncaminhado('Enc: Prazo')).toBe('Enc: Prazo')
  expect(assuntoEncaminhado('x'.repeat(ASSUNTO_MAXIMO))).toHaveLength(ASSUNTO_MAXIMO)
  const dito = { autor: 'Ana', para: ['Rui'], quando: '23/11/2026 10:00', assunto: 'Prazo', texto: 'Dia 12' }
  expect(textoEncaminhado(dito)).toMatch(
    /^\n\n-+ Mensagem encaminhada -+\nDe: Ana\nPara: Rui\nEm: 23\/11\/2026 10:00\nAssunto: Prazo\n\nDia 12$/,
  )
  expect(textoEncaminhado({ ...dito, texto: 'x'.repeat(TEXTO_MAXIMO) })).toHaveLength(TEXTO_MAXIMO)
})
