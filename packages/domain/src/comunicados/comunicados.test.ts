import { describe, expect, it } from 'vitest'
import { recusasDoComunicado, TEXTO_MAX, TITULO_MAX, ultimoLembrete, type Digitado } from './comunicado.ts'
import { modelosDeComunicado } from './modelos.ts'
import { podeComunicar, publicoDito, respondePorTodos } from './publico.ts'

const digitado: Digitado = {
  titulo: 'Vacinação',
  texto: 'No dia 30, na sede.',
  mostrarDe: '2026-11-20',
  mostrarAte: null,
  exigeCiencia: true,
  cienciaAte: null,
}
const campos = (mudanca: Partial<Digitado>) =>
  recusasDoComunicado({ ...digitado, ...mudanca }).map(([campo]) => campo)

describe('what a notice may not say', () => {
  it('takes one with and without its dates', () => {
    expect(campos({})).toEqual([])
    expect(campos({ mostrarAte: '2026-11-20', cienciaAte: '2026-11-20' })).toEqual([])
  })

  it('refuses dates out of order', () => {
    expect(campos({ mostrarAte: '2026-11-19' })).toEqual(['mostrarAte'])
    expect(campos({ cienciaAte: '2026-11-19' })).toEqual(['cienciaAte'])
    expect(campos({ mostrarAte: '2026-11-25', cienciaAte: '2026-11-26' })).toEqual(['cienciaAte'])
    expect(campos({ exigeCiencia: false, cienciaAte: '2026-11-19' })).toEqual([])
  })

  it('names the blank that is still there', () => {
    expect(recusasDoComunicado({ ...digitado, texto: 'De [início] a [fim].' })).toEqual([
      ['texto', 'Preencha [início]'],
    ])
  })
})

describe('reminders', () => {
  const em = (hoje: string, ate: string | null = '2026-11-30') =>
    ultimoLembrete({ desde: '2026-11-20', ate, hoje })

  it('come three days and one before the term, on it, and each week after it', () => {
    expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].map((dia) => em(dia))).toEqual([
      null,
      '2026-11-27',
      '2026-11-27',
      '2026-11-29',
    ])
    expect(['2026-11-30', '2026-12-06', '2026-12-07', '2026-12-20'].map((dia) => em(dia))).toEqual([
      '2026-11-30',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ])
  })

  it('come each week where there is no term', () => {
    expect(['2026-11-20', '2026-11-26', '2026-11-27', '2026-12-05'].map((dia) => em(dia, null))).toEqual([
      null,
      null,
      '2026-11-27',
      '2026-12-04',
    ])
  })

  it('do not come on the day on which everybody was just told', () => {
    expect(ultimoLembrete({ desde: '2026-11-29', ate: '2026-11-30', hoje: '2026-11-29' })).toBeNull()
  })
})

describe('ready texts', () => {
  it.each(Object.entries(modelosDeComunicado))('%s fits, and names its law', (_, { titulo, texto, base }) => {
    expect(titulo.length).toBeLessThanOrEqual(TITULO_MAX)
    expect(texto.length).toBeLessThanOrEqual(TEXTO_MAX)
    expect(base).toMatch(/\d/)
  })
})

it('says for whom a notice is', () => {
  expect(publicoDito({ setores: [], grupos: [], contratos: [] })).toBe('Toda a empresa')
  expect(publicoDito({ setores: ['operacional', 'sesmt'], grupos: ['Beneficio'], contratos: [1, 2] })).toBe(
    'Operacional e Sesmt · Benefício · 2 contratos',
  )
})

it('lets the direction of Rh answer for every notice, and Sesmt for its own', () => {
  expect(podeComunicar(['Sesmt'])).toBe(true)
  expect(respondePorTodos(['Sesmt'])).toBe(false)
  expect(podeComunicar(['Cadastro'])).toBe(false)
  expect(respondePorTodos(['Coordenador'])).toBe(true)
})
