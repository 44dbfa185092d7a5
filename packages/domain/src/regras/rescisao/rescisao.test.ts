import { describe, expect, it } from 'vitest'
import { alineasDeJustaCausa, isCausa, causas, causaOf, type Causa } from './causas.ts'
import { certo } from './exemplo.ts'
import { prazosDaRescisao } from './prazos.ts'
import type { DadosDaRescisao } from './tipos.ts'
import { verbasRescisorias } from './verbas.ts'

const dados: DadosDaRescisao = {
  motivo: '02',
  remuneracaoCentavos: 185_000,
  admissao: '2023-03-10',
  desligamento: '2026-11-16',
  depositosFgtsCentavos: 600_000,
  periodosVencidos: 1,
  dataBase: '2027-01-01',
}

describe('reasons of dismissal', () => {
  it('is one table of what each one gives', () => {
    expect(causas).toMatchSnapshot('reasons')
    expect(alineasDeJustaCausa).toMatchSnapshot('faults')
    expect([isCausa('02'), isCausa('99'), isCausa('toString')]).toEqual([true, false, false])
    expect(causaOf('33').saqueFgts).toBe('80%')
  })

  it.each(Object.keys(causas) as Causa[])(
    'CLT arts. 146, 147, 477 and 487: reason %s, explained',
    (motivo) => {
      const { linhas, ...verbas } = certo(verbasRescisorias({ ...dados, motivo, fimContrato: '2026-11-30' }))
      expect(verbas).toMatchSnapshot('amounts')
      expect(
        linhas.map(({ codigo, referencia, centavos }) => [codigo, referencia, centavos]),
      ).toMatchSnapshot('lines')
    },
  )
})

describe('amounts of the rescisão', () => {
  it('CLT art. 133 § 2º: vacation counts from where the period restarted', () => {
    expect(verbasRescisorias({ ...dados, baseDasFerias: '2026-09-01' })?.avosFerias).toBe(4)
    expect(verbasRescisorias({ ...dados, baseDasFerias: '2026-11-16' })?.avosFerias).toBe(1)
    expect(verbasRescisorias({ ...dados, baseDasFerias: '2026-11-17' })).toBeNull()
    expect(verbasRescisorias({ ...dados, baseDasFerias: '2026-11-17', comunicacao: '2026-11-16' })).toBeNull()
  })

  it('CLT arts. 137 and 146: vacation not enjoyed is paid by the days of its ledger', () => {
    const comSaldos = (...feriasNaoGozadas: { dias: number; concessivoFim: string }[]) =>
      verbasRescisorias({ ...dados, motivo: '07', feriasNaoGozadas })
    const simples = { dias: 12, concessivoFim: '2027-03-09' }
    const vencida = { dias: 5, concessivoFim: '2026-11-15' }
    expect(comSaldos(simples, vencida)).toMatchObject({
      periodosVencidos: 2,
      diasVencidos: 17,
      feriasVencidasCentavos: 135_667,
    })
    expect(comSaldos(simples, vencida)?.memoria).toContainEqual(
      expect.objectContaining({ texto: 'Férias vencidas: 17 dias de 2 períodos, 5 em dobro' }),
    )
    expect(comSaldos()?.feriasVencidasCentavos).toBe(0)
    expect(comSaldos({ ...simples, dias: -1 })).toBeNull()
    expect(comSaldos({ ...simples, dias: 0.3 })).toBeNull()
    expect(comSaldos({ ...simples, dias: 7.5 })?.diasVencidos).toBe(7.5)
  })

  it('CLT art. 487 § 1º: a period that the projection completes is due beside the ledger', () => {
    const projetado = { ...dados, admissao: '2023-12-01', desligamento: '2026-11-16', feriasNaoGozadas: [] }
    expect(verbasRescisorias(projetado)).toMatchObject({
      periodosVencidos: 1,
      diasVencidos: 30,
      feriasVencidasCentavos: 185_000,
    })
  })

  it('indemnifies only the days of notice not worked, and never more than due', () => {
    expect(verbasRescisorias({ ...dados, diasDeAvisoIndenizados: 9 })).toMatchObject({
      avisoDias: 9,
      avisoCentavos: 55_500,
      fimProjetado: '2026-11-25',
    })
    expect(verbasRescisorias({ ...dados, diasDeAvisoIndenizados: 60 })?.avisoDias).toBe(39)
  })

  it('Lei 12.506/2011: a worked notice counts the years at its communication', () => {
    const trabalhado = { ...dados, desligamento: '2026-03-20' }
    expect(verbasRescisorias(trabalhado)?.avisoDias).toBe(39)
    expect(verbasRescisorias({ ...trabalhado, comunicacao: '2026-03-09' })?.avisoDias).toBe(36)
    expect(verbasRescisorias({ ...trabalhado, comunicacao: '2026-03-20' })?.avisoDias).toBe(39)
    expect(verbasRescisorias({ ...trabalhado, comunicacao: '2026-03-21' })).toBeNull()
    expect(verbasRescisorias({ ...trabalhado, comunicacao: '2023-03-09' })).toBeNull()
  })

  it('CLT art. 64: a month worked from its first to its last day is a whole wage', () => {
    const fevereiro = { ...dados, admissao: '2026-02-01', desligamento: '2026-02-28' }
    expect(verbasRescisorias(fevereiro)?.diasSaldo).toBe(30)
    expect(verbasRescisorias({ ...fevereiro, admissao: '2026-02-02' })?.diasSaldo).toBe(27)
  })

  it('CLT art. 477 § 6º: pays by the local calendar', () => {
    expect(verbasRescisorias({ ...dados, calendario: { feriadosLocais: ['2026-11-26'] } })).toMatchObject({
      pagarAte: '2026-11-26',
      pagarAteDiaUtil: '2026-11-25',
    })
  })

  it('Lei 7.238/1984: only a dismissal without cause near the data-base, when it is known', () => {
    expect(verbasRescisorias(dados)?.indenizacao7238Centavos).toBe(185_000)
    expect(verbasRescisorias({ ...dados, motivo: '33' })?.indenizacao7238Centavos).toBe(0)
    const { dataBase: _dataBase, ...semDataBase } = dados
    expect(verbasRescisorias(semDataBase)?.indenizacao7238Centavos).toBe(0)
  })

  it('explains the terms of payment', () => {
    expect(prazosDaRescisao('2026-11-05')).toMatchSnapshot()
  })

  it.each<[string, Partial<DadosDaRescisao>]>([
    ['dismissal before the admission', { desligamento: '2023-03-09' }],
    ['negative remuneration', { remuneracaoCentavos: -1 }],
    ['fraction of a centavo', { depositosFgtsCentavos: 0.5 }],
    ['negative periods', { periodosVencidos: -1 }],
    ['more periods in double than expired', { periodosEmDobro: 2 }],
    ['negative periods in double', { periodosEmDobro: -1 }],
    ['negative absences', { faltasInjustificadas: -1 }],
    ['negative notice', { diasDeAvisoIndenizados: -1 }],
  ])('has no result for bad input: %s', (_nome, ruim) => {
    expect(verbasRescisorias({ ...dados, ...ruim })).toBeNull()
  })
})
