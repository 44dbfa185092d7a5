import { describe, expect, it } from 'vitest'
import { afastamentoPorDoenca } from './doenca.ts'
import { faltaJustificada, folgasDeMesario } from './faltas-justificadas.ts'
import { licencaComInternacao, licencaMaternidade, validarInicioDaMaternidade } from './maternidade.ts'
import { mesmaDoenca } from './mesma-doenca.ts'
import { motivosDeAfastamento } from './motivos.ts'
import { faltasJustificadas, type CodigoDeFalta } from './motivos-justificadas.ts'
import { licencaPaternidade } from './paternidade.ts'

const internacao = { inicio: '2026-05-20', fim: '2026-06-20' }

describe('leave: every computation explains itself', () => {
  it.each([
    ['Lei 8.213 art. 60: over fifteen days', () => afastamentoPorDoenca({ inicio: '2026-03-02', dias: 40 })],
    ['Lei 8.213 art. 60: up to fifteen days', () => afastamentoPorDoenca({ inicio: '2026-03-02', dias: 15 })],
    [
      'MOS S-2230: work accident',
      () => afastamentoPorDoenca({ inicio: '2026-03-02', dias: 5, acidenteDeTrabalho: true }),
    ],
    [
      'Decreto 3.048 art. 75 § 5º: same illness',
      () =>
        mesmaDoenca([
          { inicio: '2019-03-01', fim: '2019-03-03' },
          { inicio: '2019-03-08', fim: '2019-03-17' },
          { inicio: '2019-04-13', fim: '2019-04-15' },
        ]),
    ],
    [
      'Decreto 3.048 art. 75: up to fifteen in all',
      () => mesmaDoenca([{ inicio: '2019-03-01', fim: '2019-03-03' }]),
    ],
    ['CLT art. 392: maternity', () => licencaMaternidade('2021-04-02')],
    ['CLT art. 392 § 7º: hospital stay', () => licencaComInternacao({ parto: '2026-05-10', internacao })],
    ['CLT art. 392 § 1º: start', () => validarInicioDaMaternidade('2026-12-10', '2026-11-12')],
    [
      'Lei 15.371/2026: paternity',
      () => licencaPaternidade('2027-06-15', { filhoComDeficiencia: true, empresaCidada: true }),
    ],
    ['ADCT art. 10 § 1º: paternity', () => licencaPaternidade('2026-06-15')],
    ['CLT art. 473 I: luto', () => faltaJustificada('J-LUTO', '2026-06-15')],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })

  it('is declared in tables with their articles', () => {
    expect(motivosDeAfastamento).toMatchSnapshot('reasons')
    expect(faltasJustificadas).toMatchSnapshot('absences')
  })
})

describe('illness', () => {
  it('MOS S-2230: the deadline follows the local calendar', () => {
    const calendario = { feriadosLocais: ['2026-03-17', '2026-04-15'] }
    expect(afastamentoPorDoenca({ inicio: '2026-03-02', dias: 20, calendario })?.s2230Ate).toBe('2026-03-18')
    expect(
      afastamentoPorDoenca({ inicio: '2026-03-02', dias: 2, acidenteDeTrabalho: true, calendario })?.s2230Ate,
    ).toBe('2026-04-16')
    const vinte = [{ inicio: '2026-03-02', fim: '2026-03-21' }]
    expect(mesmaDoenca(vinte, true, calendario)?.enviarTodosAte).toBe('2026-03-18')
  })

  it('Decreto 3.048 art. 75: leaves in order, none overlapping', () => {
    expect(mesmaDoenca([])).toBeNull()
    expect(mesmaDoenca([{ inicio: '2026-03-02', fim: '2026-03-01' }])).toBeNull()
    const primeiro = { inicio: '2026-03-02', fim: '2026-03-10' }
    expect(mesmaDoenca([primeiro, { inicio: '2026-03-10', fim: '2026-03-12' }])).toBeNull()
    expect(mesmaDoenca([primeiro, { inicio: '2026-03-11', fim: '2026-03-12' }])?.somaDias).toBe(11)
    expect(mesmaDoenca([{ inicio: '2026-03-02', fim: '2026-03-02' }])?.somaDias).toBe(1)
  })

  it('has no result for days below one', () => {
    expect(afastamentoPorDoenca({ inicio: '2026-03-02', dias: 0 })).toBeNull()
    expect(afastamentoPorDoenca({ inicio: '2026-03-02', dias: 1.5 })).toBeNull()
  })
})

describe('maternity', () => {
  it('CLT art. 392 § 7º: the leave ends where the last stretch does', () => {
    expect(licencaComInternacao({ parto: '2026-05-10', internacao })).toMatchObject({
      fim: '2026-10-08',
      retorno: '2026-10-09',
    })
  })

  it('CLT art. 392 § 7º: a stay of one day changes nothing', () => {
    const umDia = { inicio: '2026-05-20', fim: '2026-05-20' }
    expect(licencaComInternacao({ parto: '2026-05-10', internacao: umDia })?.fim).toBe('2026-09-06')
  })

  it('has no result for stays that cannot be', () => {
    expect(licencaMaternidade('2026-05-10', 0)).toBeNull()
    expect(licencaMaternidade('2026-05-10', 0.5)).toBeNull()
    const com = (inicio: string, fim: string, dias = 120) =>
      licencaComInternacao({ parto: '2026-05-10', internacao: { inicio, fim }, dias })
    expect(com('2026-05-09', '2026-06-20')).toBeNull()
    expect(com('2026-05-20', '2026-05-19')).toBeNull()
    expect(com('2026-09-07', '2026-10-30')).toBeNull()
    expect(com('2026-09-06', '2026-10-30')?.periodos).toHaveLength(3)
    expect(com('2026-05-20', '2026-06-20', 0.5)).toBeNull()
  })
})

describe('paternity', () => {
  it('takes the rows of the company over the law, and no conditional one before it is confirmed', () => {
    const tabela = [
      { desde: '2026-06-01', valor: { dias: 30, condicional: false }, fonte: 'CCT' },
      { desde: '2026-09-01', valor: { dias: 40, condicional: true }, fonte: 'CCT' },
    ]
    expect(licencaPaternidade('2026-05-31', { tabela })?.dias).toBe(5)
    expect(licencaPaternidade('2026-06-01', { tabela })?.dias).toBe(30)
    expect(licencaPaternidade('2026-09-01', { tabela })?.dias).toBe(30)
    expect(licencaPaternidade('2026-09-01', { tabela, metaFiscalCumprida: true })?.dias).toBe(40)
  })

  it('Lei 15.371/2026 art. 12: the third more begins with the law', () => {
    expect(licencaPaternidade('2027-01-01', { filhoComDeficiencia: true })?.dias).toBe(14)
  })

  it('has no result before the Constitution', () => {
    expect(licencaPaternidade('1988-10-04')).toBeNull()
  })
})

describe('justified absences', () => {
  it('CLT art. 473: the consecutive ones have a last day', () => {
    expect(faltaJustificada('J-CASAMENTO', '2026-06-15')).toMatchObject({ dias: 3, fim: '2026-06-17' })
    expect(faltaJustificada('J-LUTO', '2026-06-15', 5)).toMatchObject({ dias: 5, fim: '2026-06-19' })
    expect(faltaJustificada('J-PATERNIDADE', '2027-06-15')).toMatchObject({ dias: 10, fim: '2027-06-24' })
    expect(faltaJustificada('J-PATERNIDADE', '2027-06-15', 20)).toMatchObject({ dias: 20, fim: '2027-07-04' })
    expect(
      faltaJustificada('J-PATERNIDADE', '2029-06-15', undefined, { metaFiscalCumprida: true })?.dias,
    ).toBe(20)
  })

  it('has no last day where the proof decides, nor for days below one', () => {
    const comFim = (Object.keys(faltasJustificadas) as CodigoDeFalta[]).filter((codigo) =>
      faltaJustificada(codigo, '2026-06-15'),
    )
    expect(comFim).toEqual(['J-LUTO', 'J-CASAMENTO', 'J-PATERNIDADE'])
    expect(faltaJustificada('J-LUTO', '2026-06-15', 0)).toBeNull()
    expect(faltaJustificada('J-LUTO', '2026-06-15', 1.5)).toBeNull()
    expect(faltaJustificada('J-DOACAO_SANGUE', '2026-06-15', 2)).toBeNull()
  })

  it('Lei 9.504/1997 art. 98: twice the days', () => {
    expect([folgasDeMesario(2), folgasDeMesario(-1)]).toEqual([4, null])
  })
})
