import { describe, expect, it } from 'vitest'
import { data, dinheiro, naTabela } from './formatos.ts'
import { rotulosDaFolha, rotulosDoFormulario } from './rotulos.ts'

const leitura = {
  formatos: { 'ida.dia': data, 'ida.meio': naTabela({ o: 'Ônibus' }) },
  linhas: { 'ida.trechos': ({ de }: { de?: unknown }) => String(de) },
}
const { etapa, campo, valor } = rotulosDoFormulario(
  { etapas: { ida: { label: 'Ida' } }, campos: { ida: { dia: 'Dia da ida' } } },
  leitura,
  { 'ida.cidadeId': { '7': 'Recife' } },
)

describe('the words of a form of steps', () => {
  it('are those of its description; what it does not know stays as it is', () => {
    expect([etapa('ida'), etapa('volta')]).toEqual(['Ida', 'volta'])
    expect([campo('ida', 'dia'), campo('ida', 'x'), campo('constructor', 'name')]).toEqual([
      'Dia da ida',
      'x',
      'name',
    ])
  })

  it('read values by their format, ids by their names, lists line by line', () => {
    expect(valor('ida', 'dia', '2026-12-01')).toBe('01/12/2026')
    expect(valor('ida', 'meio', 'o')).toBe('Ônibus')
    expect(valor('ida', 'cidadeId', 7)).toBe('Recife')
    expect(valor('ida', 'cidadeId', 8)).toBe('8')
    expect(valor('ida', 'trechos', [{ de: 'A' }, { de: 'B' }])).toBe('A, B')
    expect([valor('ida', 'outros', []), valor('ida', 'dia', null)]).toEqual(['', ''])
  })
})

describe('the words of a form of one sheet', () => {
  it('name no step', () => {
    const folha = rotulosDaFolha({ dias: 'Dias', abono: 'Abono' }, { formatos: { abono: dinheiro } })
    expect(folha.etapa('qualquer')).toBe('')
    expect([folha.campo('', 'dias'), folha.campo('', 'x')]).toEqual(['Dias', 'x'])
    expect([folha.valor('', 'dias', 30), folha.valor('', 'abono', 5000)]).toEqual(['30', 'R$\u00a050,00'])
  })
})
