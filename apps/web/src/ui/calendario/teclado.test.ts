import { describe, expect, it } from 'vitest'
import { aperta, type Posicao, type RegrasDoTeclado } from './teclado.ts'

const regras: RegrasDoTeclado = {
  estados: { '2027-01-08': { impossivel: 'Não.' } },
  de: '2026-12-01',
  ate: '2027-11-30',
  max: 2,
  diasMin: 5,
  saldo: 30,
  diasNovos: 10,
}
const a = { inicio: '2027-01-04', dias: 15 }
const inicial: Posicao = { ativo: '2027-01-04', fracoes: [], pega: null }
const com: Posicao = { ...inicial, fracoes: [a] }

const tecla = (nome: string) => ({
  key: nome.replace('Shift+', ''),
  shift: nome.startsWith('Shift+'),
  rtl: false,
})
/** What the keys lead to, one after another. */
const depois = (posicao: Posicao, ...nomes: readonly string[]): Posicao =>
  nomes.reduce((agora, nome) => aperta(agora, tecla(nome), regras) ?? agora, posicao)

describe('the keys of the calendar', () => {
  it.each([
    ['ArrowRight', '2027-01-05'],
    ['ArrowLeft', '2027-01-03'],
    ['ArrowDown', '2027-01-11'],
    ['ArrowUp', '2026-12-28'],
    ['PageDown', '2027-02-04'],
    ['PageUp', '2026-12-04'],
    ['Shift+PageDown', '2028-01-04'],
    ['Home', '2027-01-03'],
    ['End', '2027-01-09'],
  ])('%s leads to %s', (nome, dia) => expect(depois(inicial, nome).ativo).toBe(dia))

  it('turn with the page', () => {
    expect(aperta(inicial, { key: 'ArrowRight', shift: false, rtl: true }, regras)?.ativo).toBe('2027-01-03')
    expect(aperta(com, { key: 'ArrowLeft', shift: true, rtl: true }, regras)?.fracoes[0]?.dias).toBe(16)
  })

  it.each(['Tab', 'a', 'F5', 'Escape'])('leave %s to the page', (nome) =>
    expect(aperta(com, tecla(nome), regras)).toBeNull(),
  )

  it('start a fraction with Enter or space, where it may start', () => {
    expect(depois(inicial, 'Enter').fracoes).toEqual([{ inicio: '2027-01-04', dias: 10 }])
    expect(depois(inicial, ' ').fracoes).toEqual([{ inicio: '2027-01-04', dias: 10 }])
    const naoPode = { ...inicial, ativo: '2027-01-08' }
    expect(depois(naoPode, 'Enter').fracoes).toBe(naoPode.fracoes)
  })

  it('take a fraction up, move it, and put it down', () => {
    const pega = depois({ ...com, ativo: '2027-01-10' }, 'Enter')
    expect(pega).toMatchObject({ ativo: '2027-01-04', pega: { i: 0 } })
    const movida = depois(pega, 'ArrowDown', 'ArrowLeft')
    expect(movida).toMatchObject({ ativo: '2027-01-10', fracoes: [{ inicio: '2027-01-10', dias: 15 }] })
    expect(depois(movida, 'Enter')).toMatchObject({ pega: null, fracoes: movida.fracoes })
  })

  it('pass impossible starts in the direction of the arrow', () => {
    const pega = depois(com, 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    expect(pega.ativo).toBe('2027-01-09')
  })

  it('give a moved fraction back with Escape', () => {
    expect(depois(com, 'Enter', 'PageDown', 'Escape')).toEqual(com)
  })

  it('change the days with Shift, and keep the focus in the fraction', () => {
    expect(depois(com, 'Shift+ArrowRight').fracoes).toEqual([{ ...a, dias: 16 }])
    expect(depois(com, 'Shift+ArrowUp').fracoes).toEqual([{ ...a, dias: 8 }])
    expect(depois({ ...com, ativo: '2027-01-18' }, 'Shift+ArrowLeft')).toMatchObject({
      ativo: '2027-01-04',
      fracoes: [{ dias: 14 }],
    })
    expect(depois(inicial, 'Shift+ArrowRight')).toBe(inicial)
  })

  it('remove a fraction with Delete', () => {
    expect(depois(com, 'Delete').fracoes).toEqual([])
    expect(depois(inicial, 'Delete')).toBe(inicial)
  })

  it('only go from day to day where nothing may be marked', () => {
    expect(aperta(com, tecla('ArrowRight'), null)).toEqual({ ...com, ativo: '2027-01-05' })
    expect(aperta(com, tecla('Delete'), null)).toBeNull()
    expect(aperta(com, tecla('Enter'), null)).toBeNull()
  })
})
