import { describe, expect, it } from 'vitest'
import { diasSemana, janela, type DiaSemana, type Horario } from '../acesso/janela.ts'
import { horariosSemanais } from './campos.ts'
import {
  copiarDia,
  diasUteis,
  dividirNaMeiaNoite,
  duracaoCurta,
  emOrdem,
  minutosDaSemana,
  modelosDeHorario,
  problemasDosHorarios,
} from './horarios.ts'
import { janelaCurta } from './janela-curta.ts'

const h = (Dia_semana: DiaSemana, entrada: string, saida: string): Horario => ({
  Dia_semana,
  Horario_entrada: entrada && `${entrada}:00`,
  Horario_saida: saida === '24:00' ? '23:59:59' : saida && `${saida}:00`,
})
const codigos = (...horarios: Horario[]) =>
  problemasDosHorarios(horarios).map(({ indice, codigo }) => [indice, codigo])

describe('problemasDosHorarios', () => {
  it('accepts several windows a day, in any order, also when they touch', () => {
    expect(
      codigos(
        h('Segunda-feira', '13:00', '17:00'),
        h('Segunda-feira', '08:00', '12:00'),
        h('Segunda-feira', '12:00', '13:00'),
        h('Terça-feira', '08:00', '12:00'),
      ),
    ).toEqual([])
  })

  it('refuses an exit before or at the entry, and a time left out', () => {
    expect(codigos(h('Sábado', '22:00', '06:00'), h('Domingo', '08:00', '08:00'))).toEqual([
      [0, 'saida_antes'],
      [1, 'saida_antes'],
    ])
    expect(codigos(h('Sábado', '', '06:00'), h('Domingo', '08:00', ''))).toEqual([
      [0, 'incompleta'],
      [1, 'incompleta'],
    ])
  })

  it('refuses windows of one day that overlap, and says which', () => {
    const [problema] = problemasDosHorarios([
      h('Segunda-feira', '08:00', '12:00'),
      h('Terça-feira', '11:00', '15:00'),
      h('Segunda-feira', '11:00', '15:00'),
    ])
    expect(problema).toEqual({
      codigo: 'sobreposta',
      indice: 2,
      campo: 'Horario_entrada',
      mensagem: 'Esta janela se sobrepõe à de 08:00 às 12:00',
    })
    expect(codigos(h('Domingo', '08:00', '09:00'), h('Domingo', '08:00', '09:00'))).toEqual([
      [1, 'sobreposta'],
    ])
  })

  it('bounds the windows of a day', () => {
    const sete = Array.from({ length: 7 }, (_, i) => h('Domingo', `0${i}:00`, `0${i}:30`))
    expect(codigos(...sete)).toEqual([[6, 'janelas_demais']])
  })
})

describe('horariosSemanais', () => {
  it('is the same rule at the door of the server, by field', () => {
    const { error } = horariosSemanais.safeParse([h('Sábado', '22:00', '06:00')])
    expect(error?.issues.map(({ path }) => path)).toEqual([[0, 'Horario_saida']])
    expect(horariosSemanais.safeParse([{ ...h('Sábado', '08:00', '09:00'), id: 1 }]).success).toBe(false)
    expect(
      horariosSemanais.safeParse([{ ...h('Sábado', '08:00', '09:00'), Horario_saida: '24:00:00' }]).success,
    ).toBe(false)
  })
})

describe('dividirNaMeiaNoite', () => {
  it('makes two windows that the rule of access joins into one stretch', () => {
    const partes = dividirNaMeiaNoite(h('Segunda-feira', '22:00', '06:00'))
    expect(partes).toEqual([h('Segunda-feira', '22:00', '24:00'), h('Terça-feira', '00:00', '06:00')])
    const segundaAs23 = Temporal.ZonedDateTime.from('2026-11-16T23:00[America/Sao_Paulo]')
    expect(janela(partes, segundaAs23.toInstant(), 'America/Sao_Paulo')).toMatchObject({ aberta: true })
    const { fim } = janela(partes, segundaAs23.toInstant(), 'America/Sao_Paulo') as { fim: Temporal.Instant }
    expect(fim.toZonedDateTimeISO('America/Sao_Paulo').toPlainDateTime().toString()).toBe(
      '2026-11-17T06:00:01',
    )
  })

  it('goes from Sunday on to Monday, and needs no second window for an exit at midnight', () => {
    expect(dividirNaMeiaNoite(h('Domingo', '22:00', '06:00'))[1]?.Dia_semana).toBe('Segunda-feira')
    expect(dividirNaMeiaNoite(h('Domingo', '18:00', '00:00'))).toEqual([h('Domingo', '18:00', '24:00')])
  })
})

describe('copiarDia', () => {
  it('puts the windows of a day in place of those of the working days, and leaves the others', () => {
    const semana = [
      h('Segunda-feira', '08:00', '12:00'),
      h('Terça-feira', '06:00', '07:00'),
      h('Domingo', '10:00', '11:00'),
    ]
    const copiada = copiarDia(semana, 'Segunda-feira', diasUteis)
    expect(copiada).toEqual([
      ...diasUteis.map((dia) => h(dia, '08:00', '12:00')),
      h('Domingo', '10:00', '11:00'),
    ])
    expect(copiarDia(semana, 'Sábado', diasSemana)).toEqual([])
  })
})

it('orders by day and by entry', () => {
  expect(
    emOrdem([
      h('Domingo', '08:00', '09:00'),
      h('Segunda-feira', '13:00', '14:00'),
      h('Segunda-feira', '08:00', '09:00'),
    ]),
  ).toEqual([
    h('Segunda-feira', '08:00', '09:00'),
    h('Segunda-feira', '13:00', '14:00'),
    h('Domingo', '08:00', '09:00'),
  ])
})

describe('modelosDeHorario', () => {
  it.each(Object.entries(modelosDeHorario))('%s breaks no rule', (_nome, { horarios }) => {
    expect(problemasDosHorarios(horarios)).toEqual([])
  })

  it('have the hours that their names promise', () => {
    const horas = Object.entries(modelosDeHorario).map(([nome, { horarios }]) => [
      nome,
      duracaoCurta(minutosDaSemana(horarios)),
    ])
    expect(Object.fromEntries(horas)).toEqual({
      comercial: '40 h',
      comercial_sabado: '44 h',
      diurno_12x36: '84 h',
      noturno_12x36: '84 h',
      sem_restricao: '168 h',
    })
  })
})

it('writes windows and durations as people say them', () => {
  expect(janelaCurta(h('Domingo', '00:00', '24:00'))).toBe('O dia todo')
  expect(janelaCurta(h('Domingo', '22:00', '24:00'))).toBe('22:00 às 24:00')
  expect(duracaoCurta(485)).toBe('8 h 05')
  expect(minutosDaSemana([h('Domingo', '22:00', '06:00'), h('Domingo', '', '06:00')])).toBe(0)
})
