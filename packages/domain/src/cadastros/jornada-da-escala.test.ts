import { describe, expect, it } from 'vitest'
import { escalaSchema } from './escala.ts'
import { achadosDaEscala, resumoDaEscala, type HorarioDaEscala } from './jornada-da-escala.ts'

const escala: HorarioDaEscala = {
  tipo: '5x2',
  ciclo: 'semanal',
  dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
  repouso: 'dom',
  entrada: '07:00',
  saida: '16:48',
  intervaloMinutos: 60,
}
const rodizio = { ...escala, ciclo: 'rotativo', dias: [], repouso: undefined } as const

describe('the hours of a scale', () => {
  const sabado = { dias: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const }
  it.each<[string, HorarioDaEscala, number, number, boolean]>([
    ['5x2 of 44 h', escala, 44, 528, false],
    ['6x1 of 7h20', { ...escala, ...sabado, tipo: '6x1', saida: '15:20' }, 44, 440, false],
    [
      '6x1 of 8 h and a half Saturday',
      { ...escala, ...sabado, tipo: '6x1', saida: '16:00', sabadoEntrada: '07:00', sabadoSaida: '11:00' },
      44,
      480,
      false,
    ],
    // MOS S-2200, 10.6: 42 hours in 12x36 and 44 in 5x1 of 7h20.
    [
      '12x36 by night',
      { ...rodizio, tipo: '12x36', cicloTrabalho: 1, cicloFolga: 1, entrada: '19:00', saida: '07:00' },
      42,
      720,
      true,
    ],
    ['5x1', { ...rodizio, tipo: '5x1', cicloTrabalho: 5, cicloFolga: 1, saida: '15:20' }, 44, 440, false],
    ['4x2', { ...rodizio, tipo: '4x2', cicloTrabalho: 4, cicloFolga: 2, saida: '16:00' }, 40, 480, false],
  ])('%s', (_nome, dados, horasSemanais, minutosDia, noturna) => {
    expect(resumoDaEscala(dados)).toMatchObject({ horasSemanais, minutosDia, noturna })
  })

  const codigos = (dados: HorarioDaEscala) =>
    achadosDaEscala(dados, '2026-11-20').map(({ codigo, severidade }) => `${severidade} ${codigo}`)

  it.each<[HorarioDaEscala, string[]]>([
    [escala, ['alerta DIA_COMPENSADO']],
    [{ ...escala, saida: '17:00' }, ['bloqueio SEMANA_ACIMA_DO_LIMITE', 'alerta DIA_COMPENSADO']],
    [{ ...escala, saida: '16:00' }, []],
    [{ ...escala, saida: '15:30', intervaloMinutos: 30 }, ['alerta INTERVALO_CURTO']],
    [{ ...escala, saida: '12:00', intervaloMinutos: 0 }, ['bloqueio INTERVALO_CURTO']],
    [{ ...escala, tipo: 'parcial', saida: '14:15' }, ['bloqueio PARCIAL_ACIMA_DE_30H']],
    [
      { ...escala, tipo: '6x1', dias: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab'], saida: '15:20' },
      ['alerta SEIS_POR_UM_44H'],
    ],
    [{ ...rodizio, tipo: '12x36', cicloTrabalho: 1, cicloFolga: 1, saida: '19:00' }, []],
  ])('%j: %j', (dados, esperado) => {
    expect(codigos(dados)).toEqual(esperado)
  })
})

describe('the fields of a scale', () => {
  const campos = (mudanca: object) =>
    escalaSchema
      .safeParse({ nome: 'Teste', ...escala, ...mudanca })
      .error?.issues.map(({ path }) => path.join('.')) ?? []
  it.each([
    [{}, []],
    [{ dias: [] }, ['dias']],
    [{ dias: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] }, ['dias']],
    [{ repouso: null }, ['repouso']],
    [{ repouso: 'seg' }, ['repouso']],
    [{ tipo: '12x36' }, ['ciclo', 'saida']],
    [{ ciclo: 'rotativo' }, ['cicloTrabalho', 'cicloFolga', 'dias']],
    [{ ciclo: 'rotativo', dias: [], cicloTrabalho: 7, cicloFolga: 1 }, ['cicloTrabalho']],
    [{ intervaloMinutos: 480, saida: '15:00' }, ['intervaloMinutos']],
    [{ sabadoEntrada: '07:00' }, ['sabadoSaida', 'sabadoEntrada']],
    [{ dias: ['sab'], sabadoEntrada: '07:00', sabadoSaida: '14:00' }, ['sabadoSaida']],
    [{ entrada: '7:00' }, ['entrada']],
    [{ entrada: '24:00' }, ['entrada']],
  ])('%j: refused at %j', (mudanca, esperado) => {
    expect(campos(mudanca)).toEqual(esperado)
  })
})
