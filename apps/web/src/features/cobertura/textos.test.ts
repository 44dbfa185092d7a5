import { describe, expect, it } from 'vitest'
import { buracoSeguinte, celulaSeguinte, turnosComBuraco, turnosComFalta } from './andar.ts'
import {
  celulaDe,
  nomesDosBuracos,
  outrosDias,
  porqueDoBuraco,
  porquesDoDia,
  rotuloDaCelula,
} from './textos.ts'
import type { Buraco, Dia, Posto } from './tipos.ts'

const TURNO = { data: '2026-11-23', entrada: '2026-11-23T19:00', saida: '2026-11-24T07:00', minutos: 720 }
const zuleica = { colaboradorId: 1, nome: 'Zuleica Maria Paixão' }

const buraco = (mais: Partial<Buraco> = {}): Buraco => ({
  processoId: 9,
  porque: 'ferias',
  ausente: zuleica,
  ate: '2026-12-12',
  cobertura: null,
  ...mais,
})
const dia = (data: string, mais: Partial<Dia> = {}): Dia => ({
  data,
  turno: TURNO,
  feriado: null,
  previstos: 9,
  presentes: 9,
  faltam: 0,
  situacao: 'completo',
  buracos: [],
  ...mais,
})
const falta = { presentes: 8, faltam: 1, situacao: 'descoberto' as const, buracos: [buraco()] }
const posto = (id: number, dias: readonly Dia[]): Posto => ({
  id,
  contratoId: 1,
  contrato: '001/2024 · Hospital',
  local: `Bloco ${id}`,
  cargo: 'Auxiliar',
  escala: '12x36 noturna',
  horario: '19:00 às 07:00 · dia sim, dia não',
  insalubridade: 40,
  dias: [...dias],
})
const coberta: Buraco['cobertura'] = {
  id: 3,
  tipo: 'substituto',
  colaborador: { colaboradorId: 2, nome: 'Valdir Nascimento Brito' },
  autorizadoPor: null,
  temArquivo: false,
  por: 'Débora',
  em: '2026-11-22T12:00:00.000Z',
}

describe('the words of a cell', () => {
  it.each([
    [dia('2026-11-23'), 'completo', null, '9/9'],
    [dia('2026-11-23', { ...falta, buracos: [buraco()] }), 'falta', 'Falta 1', '8/9'],
    [dia('2026-11-23', { situacao: 'descoberto', faltam: 2 }), 'falta', 'Faltam 2', '7/9'],
    [dia('2026-11-23', { situacao: 'folga', turno: null, previstos: 0 }), 'folga', null, 'folga'],
    [dia('2026-11-23', { situacao: 'folga', feriado: 'Natal', previstos: 0 }), 'folga', null, 'feriado'],
    [
      dia('2026-11-23', { situacao: 'coberto', buracos: [buraco({ cobertura: coberta })] }),
      'coberto',
      'Valdir',
      'cobre',
    ],
    [
      dia('2026-11-23', {
        situacao: 'coberto',
        buracos: [buraco({ cobertura: { ...coberta, tipo: 'folguista' } })],
      }),
      'folguista',
      'Valdir',
      'folguista',
    ],
    [dia('2026-11-23', { situacao: 'sem_cobertura' }), 'autorizado', 'Cliente', 'autorizou'],
  ])('tell the day apart by word, shape and tone', (umDia, tom, titulo, texto) => {
    expect(celulaDe(umDia)).toEqual({ tom, titulo, texto })
  })

  it('are heard with the place, the day and the whole name', () => {
    const umDia = dia('2026-11-23', { situacao: 'coberto', buracos: [buraco({ cobertura: coberta })] })
    expect(rotuloDaCelula({ posto: posto(1, []), dia: umDia })).toBe(
      'Bloco 1, Auxiliar, 12x36 noturna, seg 23/11: Valdir cobre (Valdir Nascimento Brito)',
    )
  })

  it('say why somebody is missed, and of a leave no more than its days', () => {
    expect(porqueDoBuraco(buraco())).toBe('Férias de Zuleica Maria Paixão até 12/12/2026')
    expect(porqueDoBuraco(buraco({ porque: 'afastamento', ate: null }))).toBe('Zuleica Maria Paixão fora')
    const vaga = buraco({ porque: 'vaga', ausente: null, processoId: null, ate: null })
    expect(porquesDoDia(dia('2026-11-23', { buracos: [vaga, vaga, buraco({ ate: null })] }))).toBe(
      'Férias de Zuleica Maria Paixão e 2 vagas abertas',
    )
    expect(outrosDias(['2026-11-25', '2026-12-01'])).toBe('em 25/11 e 01/12')
    expect(outrosDias(Array<string>(4).fill('2026-11-25'))).toBe('nos outros 4 dias')
  })
})

describe('the keys of the board', () => {
  const datas = ['2026-11-23', '2026-11-24', '2026-11-25']
  const postos = [
    posto(
      1,
      datas.map((data, i) => dia(data, i === 2 ? falta : {})),
    ),
    posto(
      2,
      datas.map((data, i) => dia(data, i === 0 ? falta : {})),
    ),
  ]
  const em = (postoId: number, data: string) => ({ postoId, data })

  it('walk from cell to cell and stop at the edges', () => {
    const [hoje = '', amanha = '', depois = ''] = datas
    expect(celulaSeguinte(postos, em(1, hoje), 'ArrowRight')).toEqual(em(1, amanha))
    expect(celulaSeguinte(postos, em(1, hoje), 'ArrowLeft')).toEqual(em(1, hoje))
    expect(celulaSeguinte(postos, em(1, hoje), 'ArrowDown')).toEqual(em(2, hoje))
    expect(celulaSeguinte(postos, em(2, hoje), 'ArrowDown')).toEqual(em(2, hoje))
    expect(celulaSeguinte(postos, em(2, amanha), 'Home')).toEqual(em(2, hoje))
    expect(celulaSeguinte(postos, em(2, amanha), 'End')).toEqual(em(2, depois))
    expect(celulaSeguinte(postos, em(2, amanha), 'a')).toBeNull()
  })

  it('go to the next hole and to the one before, nearest first, round and round', () => {
    expect(turnosComBuraco(postos).map((t) => [t.posto.id, t.dia.data])).toEqual([
      [2, '2026-11-23'],
      [1, '2026-11-25'],
    ])
    expect(buracoSeguinte(postos, em(1, '2026-11-23'), 1)).toEqual(em(2, '2026-11-23'))
    expect(buracoSeguinte(postos, em(2, '2026-11-23'), 1)).toEqual(em(1, '2026-11-25'))
    expect(buracoSeguinte(postos, em(1, '2026-11-25'), 1)).toEqual(em(2, '2026-11-23'))
    expect(buracoSeguinte(postos, em(2, '2026-11-23'), -1)).toEqual(em(1, '2026-11-25'))
    expect(buracoSeguinte([], null, 1)).toBeNull()
  })

  it('count a shift that is covered among those where somebody is missed, and not among the holes', () => {
    const fechado = dia('2026-11-24', { situacao: 'coberto', buracos: [buraco({ cobertura: coberta })] })
    const comCoberto = [...postos, posto(3, [dia('2026-11-23'), fechado])]
    expect(turnosComFalta(comCoberto).map((t) => [t.posto.id, t.dia.data])).toEqual([
      [2, '2026-11-23'],
      [3, '2026-11-24'],
      [1, '2026-11-25'],
    ])
    expect(turnosComBuraco(comCoberto)).toEqual(turnosComBuraco(postos))
  })
})

it('tells several holes of one shift apart, where the same is missed in them', () => {
  const vaga = buraco({ porque: 'vaga', ausente: null, ate: null })
  expect(nomesDosBuracos([vaga, buraco(), vaga])).toEqual([
    'Vaga aberta, 1',
    'Férias de Zuleica Maria Paixão até 12/12/2026',
    'Vaga aberta, 2',
  ])
})
