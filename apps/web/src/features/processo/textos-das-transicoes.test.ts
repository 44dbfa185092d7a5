import { defineProcess } from '@rh/domain/processo/define'
import { analisar, ateAprovar, cautelas, semEfeito } from '@rh/domain/processo/pedido'
import { describe, expect, it } from 'vitest'
import { DEVOLVER, textosDasTransicoes } from './textos-das-transicoes.ts'

const pedido = defineProcess({
  name: 'licenca',
  label: { one: 'Licença', many: 'Licenças', data: 'Início' },
  statuses: { ...ateAprovar, ...semEfeito },
  initial: 'solicitada',
  doSolicitante: ['devolvida'],
  stages: [],
  pareceres: {},
  checks: {},
  transitions: {
    analisar,
    reenviar: { label: 'Reenviar', from: ['devolvida'], to: 'solicitada', quem: ['Gestor'] },
    aprovar: { label: 'Aprovar', from: ['em_analise'], to: 'aprovada', quem: ['Coordenador'] },
    ...cautelas(['Gestor']),
  },
})
const ditos = {
  aprovar: { text: 'Vale.' },
  devolver: DEVOLVER,
  reprovar: { text: 'Acaba.' },
  desistir: { title: 'Desistir do pedido', text: 'Acaba.', done: 'Pedido encerrado' },
  cancelar: { text: 'Acaba.' },
}

describe('the words of a move', () => {
  it('are bent to the gender of the kind, and ask where it is no way of caution', () => {
    const { aprovar, reprovar } = textosDasTransicoes(pedido, 'f', ditos)
    expect(aprovar).toEqual({ title: 'Aprovar a licença?', text: 'Vale.', done: 'Licença aprovada' })
    expect(reprovar).toMatchObject({ title: 'Reprovar a licença', done: 'Licença reprovada' })
    const sempreVarias = { ...pedido, label: { ...pedido.label, one: 'Licenças' } }
    expect(textosDasTransicoes(sempreVarias, 'fp', ditos)['aprovar']).toMatchObject({
      title: 'Aprovar as licenças?',
      done: 'Licenças aprovadas',
    })
  })

  it('are those of the kind where it says its own', () => {
    const { desistir, devolver } = textosDasTransicoes(pedido, 'f', ditos)
    expect(desistir).toEqual(ditos.desistir)
    expect(devolver).toEqual({ ...DEVOLVER, done: 'Licença devolvida' })
  })
})
