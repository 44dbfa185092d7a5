import { describe, expect, it } from 'vitest'
import { ajusteDoSubstituto, ordenarSubstitutos } from './ajuste.ts'
import { verificarSubstituto } from './substituto.ts'
import type { Candidato, ParametrosDaCobertura, TurnoACobrir } from './substituto-tipos.ts'
import type { EscalaDoTurno, Turno } from './turnos.ts'

/** Monday to Saturday, 6h to 14h20. */
const manha: EscalaDoTurno = {
  escala: { tipo: 'SEMANAL', repousos: ['dom'] },
  entrada: '06:00',
  saida: '14:20',
  intervaloMinutos: 60,
}
const doze = (inicioCiclo: string, entrada = '07:00', saida = '19:00'): EscalaDoTurno => ({
  escala: { tipo: '12X36', inicioCiclo },
  entrada,
  saida,
})
/** Monday 23/11/2026, 19h to 7h. */
const noite: TurnoACobrir = {
  data: '2026-11-23',
  entrada: '2026-11-23T19:00',
  saida: '2026-11-24T07:00',
  minutos: 720,
  cargoId: 1,
}
const turno = (data: string, entrada: string, saida: string, minutos = 480): Turno => ({
  data,
  entrada: `${data}T${entrada}`,
  saida: `${data}T${saida}`,
  minutos,
})
const livre: Candidato = { colaboradorId: 1, nome: 'Valdir', tipo: 'folguista', cargoId: 1 }

const codigos = (
  candidato: Partial<Candidato>,
  doTurno: Partial<TurnoACobrir> = {},
  parametros: ParametrosDaCobertura = {},
) =>
  verificarSubstituto({ ...noite, ...doTurno }, { ...livre, ...candidato }, parametros).map(
    ({ codigo, severidade }) => `${severidade} ${codigo}`,
  )

describe('substitute', () => {
  it('somebody free, of the same cargo, may', () => {
    expect(codigos({})).toEqual([])
    expect(codigos({ escala: null, foraDoTomadorAte: null })).toEqual([])
  })

  it('CLT arts. 134 and 476: not on vacation or leave', () => {
    const ausencias = (tipo: 'ferias' | 'afastamento', inicio: string, fim: string) =>
      codigos({ ausencias: [{ tipo, inicio, fim }] })
    expect(ausencias('ferias', '2026-11-23', '2026-12-01')).toEqual(['bloqueio EM_FERIAS'])
    expect(ausencias('afastamento', '2026-11-01', '2026-11-23')).toEqual(['bloqueio EM_AFASTAMENTO'])
    expect(ausencias('ferias', '2026-11-24', '2026-12-01')).toEqual([])
    expect(ausencias('ferias', '2026-11-01', '2026-11-22')).toEqual([])
  })

  it('not at the same time as another shift, and then nothing is said of the rest', () => {
    expect(codigos({ outrosTurnos: [turno('2026-11-23', '18:00', '22:00', 240)] })).toEqual([
      'bloqueio JA_ESCALADO',
    ])
  })

  it('CLT art. 66: eleven hours before and after', () => {
    const antes = (saida: string) => codigos({ outrosTurnos: [turno('2026-11-23', '04:00', saida, 240)] })
    expect(antes('08:00')).toEqual([])
    expect(antes('08:01')).toEqual(['bloqueio DESCANSO_ENTRE_JORNADAS'])
    const deDia = { entrada: '2026-11-23T08:00', saida: '2026-11-23T16:00', minutos: 480 }
    const depois = (entrada: string) =>
      codigos({ outrosTurnos: [turno('2026-11-24', entrada, '10:00', 240)] }, deDia)
    expect(depois('03:00')).toEqual([])
    expect(depois('02:59')).toEqual(['bloqueio DESCANSO_ENTRE_JORNADAS'])
  })

  it('CLT art. 59-A: thirty-six hours after twelve, which keeps the parity of 12x36', () => {
    // The eve's night shift ends at 7h of the same day: 12 hours of rest.
    expect(codigos({ escala: doze('2026-11-22', '19:00', '07:00') })).toEqual([
      'bloqueio DESCANSO_36_HORAS',
      'bloqueio DESCANSO_36_HORAS',
      'alerta HORAS_EXTRAS',
    ])
    // A day of 12 hours of the same parity: leaves at 19h and enters at 19h.
    expect(codigos({ escala: doze('2026-11-23') })).toContain('bloqueio DESCANSO_ENTRE_JORNADAS')
    const [achado] = verificarSubstituto(noite, { ...livre, escala: doze('2026-11-23') })
    expect(achado?.mensagem).toBe(
      'Sai às 19:00 de 23/11/2026: 0 h de descanso, precisa de 11 h (CLT art. 66).',
    )
    // After the cover, 36 hours until the next entry.
    const seguinte = (data: string, entrada: string) =>
      codigos({ outrosTurnos: [turno(data, entrada, '23:30', 60)] })
    expect(seguinte('2026-11-25', '18:59')).toEqual(['bloqueio DESCANSO_36_HORAS'])
    expect(seguinte('2026-11-25', '19:00')).toEqual([])
    // A shift of less than twelve hours asks for eleven only.
    expect(codigos({ outrosTurnos: [turno('2026-11-25', '18:59', '23:30', 60)] }, { minutos: 719 })).toEqual(
      [],
    )
  })

  it('days away free the person from the own shifts', () => {
    const ausencias = [{ tipo: 'ferias', inicio: '2026-11-24', fim: '2026-11-30' }] as const
    expect(codigos({ escala: manha, ausencias })).toEqual(['bloqueio DESCANSO_ENTRE_JORNADAS'])
    expect(codigos({ escala: manha, ausencias: [{ ...ausencias[0], inicio: '2026-11-20' }] })).toEqual([
      'bloqueio EM_FERIAS',
    ])
  })

  it('OJ 410 SDI-1: the weekly rest comes after at most six days', () => {
    const domingo = {
      data: '2026-11-22',
      entrada: '2026-11-22T06:00',
      saida: '2026-11-22T10:00',
      minutos: 60,
    }
    const dias = (de: number, ate: number) =>
      Array.from({ length: ate - de + 1 }, (_, i) =>
        turno(`2026-11-${String(de + i).padStart(2, '0')}`, '06:00', '10:00', 60),
      )
    expect(codigos({ outrosTurnos: dias(17, 21) }, domingo)).toEqual([])
    expect(codigos({ outrosTurnos: dias(16, 21) }, domingo)).toEqual(['bloqueio REPOUSO_SEMANAL'])
    expect(codigos({ outrosTurnos: [...dias(18, 21), ...dias(23, 24)] }, domingo)).toEqual([
      'bloqueio REPOUSO_SEMANAL',
    ])
    expect(codigos({ outrosTurnos: [...dias(15, 20), ...dias(23, 27)] }, domingo)).toEqual([])
    expect(codigos({ escala: manha }, domingo)).toContain('bloqueio REPOUSO_SEMANAL')
  })

  it('CF art. 7º XIII: over 44 hours is overtime, over 12 more of it is not allowed', () => {
    const semana = (minutos: number, parametros?: ParametrosDaCobertura) =>
      codigos(
        { outrosTurnos: [turno('2026-11-25', '20:00', '21:00', minutos)] },
        { entrada: '2026-11-23T08:00', saida: '2026-11-23T16:00', minutos: 480 },
        parametros,
      )
    expect(semana(44 * 60 - 480)).toEqual([])
    expect(semana(44 * 60 - 479)).toEqual(['alerta HORAS_EXTRAS'])
    expect(semana(56 * 60 - 480)).toContain('alerta HORAS_EXTRAS')
    expect(semana(56 * 60 - 479)).toContain('bloqueio SEMANA_ACIMA_DO_LIMITE')
    expect(semana(40 * 60 - 480, { minutosSemana: 40 * 60 })).toEqual([])
    expect(semana(40 * 60 - 479, { minutosSemana: 40 * 60 })).toEqual(['alerta HORAS_EXTRAS'])
    // Sunday is of the week that ends, Monday of the one that begins.
    expect(
      codigos(
        { outrosTurnos: [turno('2026-11-22', '06:00', '10:00', 3000)] },
        { entrada: '2026-11-23T08:00', saida: '2026-11-23T16:00', minutos: 480 },
      ),
    ).toEqual(['bloqueio DESCANSO_36_HORAS'])
  })

  it('the fuller week of a 12x36 is the own one', () => {
    // Four shifts of twelve hours in the week: 48 hours of its own.
    const proprio = doze('2026-11-23')
    const extra = { data: '2026-11-24', entrada: '2026-11-24T08:00', saida: '2026-11-24T09:00', minutos: 60 }
    const achado = verificarSubstituto({ ...noite, ...extra }, { ...livre, escala: proprio }).find(
      ({ codigo }) => codigo === 'HORAS_EXTRAS',
    )
    expect(achado).toMatchObject({ dados: { minutos: 60 }, mensagem: 'Faz 1 h extras na semana.' })
  })

  it('CLT art. 456: another cargo is told', () => {
    expect(codigos({ cargoId: 2 })).toEqual(['alerta CARGO_DIFERENTE'])
  })

  it('NR-7 and NR-1: every risk cleared and every training in force', () => {
    const riscos = ['biológico', 'químico']
    expect(codigos({ riscosLiberados: ['químico'] }, { riscos })).toEqual(['bloqueio RISCO_SEM_EXAME'])
    expect(codigos({ riscosLiberados: ['químico', 'biológico'] }, { riscos })).toEqual([])
    expect(codigos({}, { riscos })).toHaveLength(2)
    const treinamentos = [{ codigo: 'NR-32', nome: 'NR-32' }]
    const com = (ate: string | null) =>
      codigos({ treinamentos: [{ codigo: 'NR-32', ate }] }, { treinamentos })
    expect(codigos({}, { treinamentos })).toEqual(['bloqueio TREINAMENTO_AUSENTE'])
    expect(com('2026-11-22')).toEqual(['bloqueio TREINAMENTO_VENCIDO'])
    expect(com('2026-11-23')).toEqual([])
    expect(com(null)).toEqual([])
    expect(
      codigos({ treinamentos: [{ codigo: 'NR-32', ate: null, semRegistro: true }] }, { treinamentos }),
    ).toEqual(['alerta TREINAMENTO_SEM_REGISTRO'])
    expect(codigos({ treinamentos: [{ codigo: 'NR-35', ate: null }] }, { treinamentos })).toEqual([
      'bloqueio TREINAMENTO_AUSENTE',
    ])
  })

  it('CLT arts. 394-A, 404 and 405: who is protected from unhealthy and night work', () => {
    const deDia = { entrada: '2026-11-23T08:00', saida: '2026-11-23T16:00', minutos: 480 }
    expect(codigos({ gestanteOuLactante: true }, { insalubre: true })).toEqual([
      'bloqueio INSALUBRE_PROTEGIDO',
    ])
    expect(codigos({ gestanteOuLactante: true })).toEqual([])
    expect(codigos({}, { insalubre: true })).toEqual([])
    expect(codigos({ nascimento: '2008-11-24' }, { ...deDia, insalubre: true })).toEqual([
      'bloqueio INSALUBRE_PROTEGIDO',
    ])
    expect(codigos({ nascimento: '2008-11-23' }, { insalubre: true })).toEqual([])
    // Danger is kept from the young alone.
    expect(codigos({ nascimento: '2008-11-24' }, { ...deDia, perigoso: true })).toEqual([
      'bloqueio PERIGOSO_PROTEGIDO',
    ])
    expect(codigos({ nascimento: '2008-11-23' }, { ...deDia, perigoso: true })).toEqual([])
    expect(codigos({ gestanteOuLactante: true }, { perigoso: true })).toEqual([])
    expect(codigos({ nascimento: '2008-11-24' })).toContain('bloqueio NOTURNO_PROTEGIDO')
    expect(codigos({ nascimento: '2008-11-24' }, deDia)).toEqual([])
  })

  it('CLT art. 413: nobody under 18 works overtime, in the day or in the week', () => {
    const deDia = { entrada: '2026-11-23T08:00', saida: '2026-11-23T16:00', minutos: 480 }
    const menor = { nascimento: '2008-11-24' }
    const PROTEGIDO = 'bloqueio HORAS_EXTRAS_PROTEGIDO'
    expect(codigos(menor, { ...deDia, saida: '2026-11-23T16:01', minutos: 481 })).toContain(PROTEGIDO)
    expect(codigos({ ...menor, outrosTurnos: [turno('2026-11-23', '17:00', '18:00', 60)] }, deDia)).toContain(
      PROTEGIDO,
    )
    const semana = (minutos: number) =>
      codigos({ ...menor, outrosTurnos: [turno('2026-11-25', '20:00', '21:00', minutos)] }, deDia)
    expect(semana(36 * 60)).not.toContain(PROTEGIDO)
    expect(semana(36 * 60 + 1)).toContain(PROTEGIDO)
    expect(codigos({ nascimento: '2008-11-23' }, deDia)).toEqual([])
  })

  it.each([
    ['26 hours: six more', 26, 6],
    ['25 hours: six more', 25, 6],
    ['30 hours: none', 30, 0],
    ['27 hours: none', 27, 0],
  ])('CLT art. 58-A: part time of %s', (_nome, horas, maximo) => {
    const deDia = { entrada: '2026-11-23T08:00', saida: '2026-11-23T12:00', minutos: 240 }
    const comExtras = (minutos: number) =>
      codigos(
        {
          minutosDoTempoParcial: horas * 60,
          outrosTurnos: [turno('2026-11-25', '08:00', '12:00', horas * 60 - 240 + minutos)],
        },
        deDia,
      )
    expect(comExtras(maximo * 60)).not.toContain('bloqueio TEMPO_PARCIAL')
    expect(comExtras(maximo * 60 + 1)).toContain('bloqueio TEMPO_PARCIAL')
  })

  it('Lei 6.019 art. 5º-D: not who left the client less than 18 months ago', () => {
    expect(codigos({ foraDoTomadorAte: '2026-11-23' })).toEqual(['bloqueio QUARENTENA_TOMADOR'])
    expect(codigos({ foraDoTomadorAte: '2026-11-22' })).toEqual([])
  })

  it('says each finding in words', () => {
    const tudo: Candidato = {
      ...livre,
      cargoId: 2,
      nascimento: '2010-01-01',
      foraDoTomadorAte: '2027-01-31',
      ausencias: [{ tipo: 'afastamento', inicio: '2026-11-23', fim: '2026-11-23' }],
      outrosTurnos: [turno('2026-11-23', '20:00', '21:00', 60), turno('2026-11-26', '08:00', '09:00', 3600)],
      treinamentos: [{ codigo: 'NR-35', ate: '2026-01-31' }],
    }
    const pesado: TurnoACobrir = {
      ...noite,
      insalubre: true,
      riscos: ['biológico'],
      treinamentos: [
        { codigo: 'NR-32', nome: 'NR-32' },
        { codigo: 'NR-35', nome: 'NR-35' },
      ],
    }
    expect(verificarSubstituto(pesado, tudo)).toMatchSnapshot()
  })
})

describe('fit', () => {
  const nota = (candidato: Partial<Candidato>, doTurno: Partial<TurnoACobrir> = {}) =>
    ajusteDoSubstituto({ ...noite, postoId: 7, contratoId: 3, ...doTurno }, { ...livre, ...candidato }).nota

  it('adds up what favours the person', () => {
    expect(nota({ postoId: 7, distanciaKm: 1 })).toBe(100)
    expect(nota({})).toBe(75)
    expect(nota({ cargoId: 2 })).toBe(45)
    expect(nota({ tipo: 'titular' })).toBe(55)
    expect(nota({ tipo: 'reserva' })).toBe(75)
    expect(nota({ contratoId: 3 })).toBe(85)
    expect(nota({ postoId: 8, contratoId: 4 })).toBe(75)
    const { nota: semLugar } = ajusteDoSubstituto(noite, livre)
    expect(semLugar).toBe(75)
    expect([0, 2, 2.1, 5, 10, 20, 20.1].map((distanciaKm) => nota({ distanciaKm }) - 75)).toEqual([
      10, 10, 7, 7, 4, 2, 0,
    ])
    expect(nota({ distanciaKm: null })).toBe(75)
    expect([1, 4, 5, 9].map((coberturasNoMes) => nota({ coberturasNoMes }))).toEqual([73, 67, 65, 65])
    expect(nota({ outrosTurnos: [turno('2026-11-26', '08:00', '09:00', 2000)] })).toBe(60)
  })

  it('who cannot has none, and says why', () => {
    const ajuste = ajusteDoSubstituto(noite, { ...livre, cargoId: 2, escala: doze('2026-11-23') })
    expect(ajuste).toMatchObject({ pode: false, nota: 0, faixa: 'nao_pode' })
    expect(ajuste.porques.every(({ ok }) => !ok)).toBe(true)
    // What only warns is not why.
    expect(ajuste.porques.map(({ texto }) => texto).join(' ')).not.toContain('cargo')
    expect(ajuste.achados.map(({ codigo }) => codigo)).toContain('CARGO_DIFERENTE')
  })

  it('says why in a few words', () => {
    const exigente = {
      ...noite,
      riscos: ['biológico'],
      treinamentos: [
        { codigo: 'NR-32', nome: 'NR-32' },
        { codigo: 'NR-35', nome: 'NR-35' },
      ],
    }
    const apto: Candidato = {
      ...livre,
      outrosTurnos: [turno('2026-11-22', '06:00', '06:30', 30)],
      riscosLiberados: ['biológico'],
      treinamentos: [
        { codigo: 'NR-32', ate: '2028-03-10' },
        { codigo: 'NR-35', ate: null },
      ],
      distanciaKm: 1.44,
    }
    const textos = (um: TurnoACobrir, candidato: Candidato) =>
      ajusteDoSubstituto(um, candidato).porques.map(({ ok, texto }) => `${ok ? '+' : '-'} ${texto}`)
    expect(textos(exigente, apto)).toEqual([
      '+ 36 h 30 min de descanso antes',
      '+ mesmo cargo e risco',
      '+ NR-32 até 03/2028',
      '+ NR-35',
      '+ 1,4 km',
    ])
    expect(textos(noite, livre)).toEqual(['+ livre na semana', '+ mesmo cargo'])
    expect(textos(noite, { ...livre, cargoId: 2 })).toEqual([
      '+ livre na semana',
      '- É de outro cargo: a cobertura não pode virar desvio de função.',
    ])
  })

  it('orders by fit: who can first, the best marked, ties by name', () => {
    const pessoa = (nome: string, resto: Partial<Candidato> = {}): Candidato => ({ ...livre, nome, ...resto })
    const ordem = ordenarSubstitutos(noite, [
      pessoa('Zé', { ausencias: [{ tipo: 'ferias', inicio: '2026-11-23', fim: '2026-11-23' }] }),
      pessoa('Émile'),
      pessoa('Ana', { cargoId: 2 }),
      pessoa('Davi'),
      pessoa('Bia', { distanciaKm: 1 }),
    ])
    expect(ordem.map(({ candidato, faixa }) => `${candidato.nome} ${faixa}`)).toEqual([
      'Bia melhor',
      'Davi serve',
      'Émile serve',
      'Ana serve',
      'Zé nao_pode',
    ])
    const ninguem = ordenarSubstitutos(noite, [pessoa('Zé', { foraDoTomadorAte: '2027-01-01' })])
    expect(ninguem.map(({ faixa }) => faixa)).toEqual(['nao_pode'])
  })
})
