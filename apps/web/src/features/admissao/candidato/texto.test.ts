import { expect, it } from 'vitest'
import { contarRecebido, mensagemDe, whatsappHref } from './texto.ts'

it('says to the person what the link is for, how to get in and until when', () => {
  const mensagem = mensagemDe({
    nome: 'Jaciara Araújo',
    endereco: 'https://rh.example/candidato/x',
    ate: '2026-11-30',
  })
  expect(mensagem).toMatch(/^Olá, Jaciara!/)
  expect(mensagem).toContain('https://rh.example/candidato/x')
  expect(mensagem).toContain('data de nascimento e os 3 últimos números do seu CPF')
  expect(mensagem).toContain('30/11/2026')
  expect(mensagemDe({ nome: null, endereco: 'x', ate: '2026-11-30' })).toMatch(/^Olá!/)
})

it('opens the conversation with a mobile, and the list of them otherwise', () => {
  expect(whatsappHref('(11) 98765-4321', 'a b')).toBe('https://wa.me/5511987654321?text=a%20b')
  expect(whatsappHref('1133334444', 'a')).toBe('https://wa.me/?text=a')
  expect(whatsappHref(null, 'a')).toBe('https://wa.me/?text=a')
})

it('counts what waits', () => {
  expect(contarRecebido(0, 0)).toBe('')
  expect(contarRecebido(1, 0)).toBe('1 resposta')
  expect(contarRecebido(3, 1)).toBe('3 respostas e 1 arquivo')
})
