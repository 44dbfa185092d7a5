import { describe, expect, it } from 'vitest'
import { aberturaDeFerias, conferirFerias } from './ferias.ts'

const HOJE = '2026-11-20'
const linha = { dataAdmissao: '2022-06-15', dataDesligamento: undefined } as const

describe('the vacations of a row of employees', () => {
  it.each([
    ['nothing', {}, null],
    ['a period, whole', { feriasInicio: '2024-06-15' }, { desde: '2024-06-15', saldo: null }],
    [
      'a part of a period',
      { feriasInicio: '2024-06-15', feriasSaldo: 10 },
      { desde: '2024-06-15', saldo: 10 },
    ],
    ['a balance of the last one that is complete', { feriasSaldo: 0 }, { desde: '2025-06-15', saldo: 0 }],
    [
      'the one in progress: all is settled',
      { feriasInicio: '2026-06-15' },
      { desde: '2026-06-15', saldo: null },
    ],
  ])('may say %s', (_, diz, abertura) => {
    const dita = { ...linha, feriasInicio: undefined, feriasSaldo: undefined, ...diz }
    expect(conferirFerias(dita, HOJE)).toEqual([])
    expect(aberturaDeFerias(dita, HOJE)).toEqual(abertura)
  })

  it.each([
    [
      { feriasInicio: '2024-06-01' },
      'feriasInicio',
      'Com admissão em 15/06/2022, o período aquisitivo começa em 15/06/2023 ou 15/06/2024.',
    ],
    [{ feriasInicio: '2021-06-15' }, 'feriasInicio', 'começa em 15/06/2022 ou 15/06/2023.'],
    [{ feriasInicio: '2028-01-01' }, 'feriasInicio', 'começa em 15/06/2026.'],
    [{ feriasInicio: '2027-06-15' }, 'feriasInicio', 'ainda não começou'],
    [{ feriasInicio: '2026-06-15', feriasSaldo: 12 }, 'feriasSaldo', 'ainda está em formação'],
    [{ dataAdmissao: '2026-03-02', feriasSaldo: 12 }, 'feriasSaldo', 'O período de 02/03/2026 ainda está'],
    [{ dataDesligamento: '2025-01-10', feriasSaldo: 12 }, 'feriasSaldo', 'foram pagas na rescisão'],
    [
      { dataDesligamento: '2025-01-10', feriasInicio: '2024-06-15' },
      'feriasInicio',
      'foram pagas na rescisão',
    ],
  ])('are refused as %j', (diz, coluna, mensagem) => {
    const dita = { ...linha, feriasInicio: undefined, feriasSaldo: undefined, ...diz }
    expect(conferirFerias(dita, HOJE)).toEqual([[coluna, expect.stringContaining(mensagem)]])
  })

  it('begin on 1 March for who was admitted on a leap day', () => {
    const bissexto = { dataAdmissao: '2024-02-29', dataDesligamento: undefined, feriasSaldo: undefined }
    expect(conferirFerias({ ...bissexto, feriasInicio: '2025-03-01' }, HOJE)).toEqual([])
    expect(conferirFerias({ ...bissexto, feriasInicio: '2025-02-28' }, HOJE)).toHaveLength(1)
  })
})
