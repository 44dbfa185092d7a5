import { describe, expect, it } from 'vitest'
import { agendaDe, estadosDosDias, linhasPorDia, type Calendario, type Item } from './dias.ts'
import { diaOu, diasDa, periodoDa, virar } from './vista.ts'

const evento = {
  id: 1,
  versao: 1,
  titulo: 'Vistoria',
  descricao: null,
  inicio: '2026-11-30',
  fim: '2026-12-02',
  horaInicio: '14:00',
  horaFim: '15:00',
  fuso: 'America/Manaus',
  contratoId: null,
  contrato: null,
  doSetor: true,
  lembrete: null,
  autor: 'Ana',
} as const

const calendario: Calendario = {
  hoje: '2026-11-23',
  fuso: 'America/Sao_Paulo',
  tipos: [],
  contratos: [],
  maisEventos: false,
  feriados: [
    { dia: '2026-12-08', nome: 'Nossa Senhora', onde: 'Campinas (SP)' },
    { dia: '2026-12-25', nome: 'Natal', onde: null },
  ],
  eventos: [evento],
  contagens: [
    { dia: '2026-12-01', tipo: 'ferias', total: 9 },
    { dia: '2026-12-01', tipo: 'prazo', total: 1 },
    { dia: '2026-12-02', tipo: 'ferias', total: 1 },
  ],
}

const item = (inicio: string): Item => ({
  tipo: 'ferias',
  processo: 'ferias',
  id: 7,
  nome: 'Maria',
  prazo: null,
  contrato: null,
  inicio,
  fim: '2026-12-20',
  pedido: false,
})

describe('the days of a calendar', () => {
  const linhas = linhasPorDia(calendario, '2026-12-01', '2026-12-31')
  const textos = (dia: string) => (linhas.get(dia) ?? []).map(({ texto }) => texto)

  it('tell events on each of their days that is shown, on the clock of their place, before the counts', () => {
    expect(textos('2026-12-01')).toEqual(['14:00 (hora do Amazonas) Vistoria', '1 prazo', '9 de férias'])
    expect(textos('2026-11-30')).toEqual([])
    expect(textos('2026-12-03')).toEqual([])
    expect(textos('2026-12-08')).toEqual(['Nossa Senhora · Campinas (SP)'])
  })

  it('are shaded by how much goes on, and say it', () => {
    const estados = estadosDosDias(calendario, linhas)
    expect(estados['2026-12-01']).toMatchObject({ peso: 3, outros: textos('2026-12-01') })
    expect(estados['2026-12-02']?.peso).toBe(1)
    expect(estados['2026-12-25']).toEqual({ feriado: 'Natal', outros: [] })
  })

  it('are an agenda of what begins, with what began before on the first day', () => {
    const agenda = agendaDe(calendario, [item('2026-11-10'), item('2026-12-08')], '2026-12-01')
    expect(agenda.map(({ dia, itens, eventos }) => [dia, itens.length, eventos.length])).toEqual([
      ['2026-12-01', 1, 1],
      ['2026-12-08', 1, 0],
      ['2026-12-25', 0, 0],
    ])
  })
})

describe('the page of a view', () => {
  it('has its days, its name, and pages around it', () => {
    expect(diasDa('mes', '2026-02-10')).toEqual({ de: '2026-02-01', ate: '2026-02-28' })
    expect(diasDa('semana', '2026-11-23')).toEqual({ de: '2026-11-22', ate: '2026-11-28' })
    expect(diasDa('ano', '2028-02-29')).toEqual({ de: '2028-01-01', ate: '2028-12-31' })
    expect(diasDa('agenda', '2026-11-23')).toEqual({ de: '2026-11-23', ate: '2026-12-22' })
    expect(periodoDa('mes', '2026-03-10')).toBe('março de 2026')
    expect(periodoDa('semana', '2026-11-23')).toBe('22 a 28/11/2026')
    expect(virar('mes', '2026-01-31', 1)).toBe('2026-02-28')
    expect(virar('ano', '2028-02-29', -1)).toBe('2027-02-28')
    expect(virar('semana', '2026-11-23', -1)).toBe('2026-11-16')
  })

  it('takes no day that there is not', () => {
    expect(diaOu('2026-02-30', '2026-01-01')).toBe('2026-01-01')
    expect(diaOu('amanhã', '2026-01-01')).toBe('2026-01-01')
    expect(diaOu(null, '2026-01-01')).toBe('2026-01-01')
    expect(diaOu('2026-02-28', '2026-01-01')).toBe('2026-02-28')
  })
})
