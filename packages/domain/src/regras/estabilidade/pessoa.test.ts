import { describe, expect, it } from 'vitest'
import {
  estabilidadesDe,
  estabilidadeVista,
  fimDoRegistro,
  type AfastamentoQueProtege,
  type RegistroDeEstabilidade,
} from './pessoa.ts'

const HOJE = '2026-11-16'
const registro: RegistroDeEstabilidade = {
  id: 1,
  tipo: 'CIPA',
  inicio: '2025-03-01',
  marco: '2026-04-30',
  registradoEm: '2025-03-02',
}
const licenca: AfastamentoQueProtege = {
  id: 7,
  numero: 'AFA-2026-000007',
  motivo: '17',
  inicio: '2026-07-01',
  fim: '2026-10-28',
  inssApartirDe: null,
  estabilidade: 'GESTANTE',
  estavelAte: '2026-12-01',
}
const gravidez: RegistroDeEstabilidade = {
  ...registro,
  id: 2,
  tipo: 'GESTANTE',
  inicio: '2025-12-10',
  marco: '2026-07-05',
  marcoPrevisto: true,
}
const doenca: AfastamentoQueProtege = {
  ...licenca,
  motivo: '03',
  inicio: '2026-09-01',
  fim: '2026-10-31',
  inssApartirDe: '2026-09-16',
  estabilidade: null,
  estavelAte: null,
}
const de = (fatos: Parameters<typeof estabilidadesDe>[0]) => estabilidadesDe(fatos, HOJE)
const datas = (fatos: Parameters<typeof estabilidadesDe>[0]) =>
  de(fatos).map(({ tipo, inicio, fim, situacao }) => [tipo, inicio, fim, situacao])

describe('protections of a person', () => {
  it('CLT art. 392: lasts as long as the leave where that goes beyond the five months', () => {
    // The stay in hospital of a baby born too early, or the sixty days of Empresa Cidadã.
    const longa = { ...licenca, fim: '2027-01-27' }
    expect(datas({ afastamentos: [longa] })).toEqual([['GESTANTE', '2026-07-01', '2027-01-27', 'vigente']])
    const aberta = { ...licenca, motivo: '35', fim: null }
    expect(datas({ afastamentos: [aberta] })).toEqual([['GESTANTE', '2026-07-01', null, 'vigente']])
    const adotante = { ...longa, motivo: '20', estabilidade: 'ADOTANTE' } as const
    expect(datas({ afastamentos: [adotante] })).toEqual([['ADOTANTE', '2026-07-01', '2027-01-27', 'vigente']])
  })

  it('says of each one where it comes from, its law and what it still allows', () => {
    expect(de({ afastamentos: [licenca], registros: [registro] })).toMatchSnapshot()
    expect(de({})).toEqual([])
  })

  it('ADCT art. 10 II b: a pregnancy that was told and its leave are one, from when it was told', () => {
    expect(datas({ registros: [gravidez] })).toEqual([['GESTANTE', '2025-12-10', '2026-12-05', 'vigente']])
    expect(de({ registros: [gravidez] })[0]?.previsto).toBe(true)
    expect(datas({ afastamentos: [licenca], registros: [gravidez] })).toEqual([
      ['GESTANTE', '2025-12-10', '2026-12-01', 'vigente'],
    ])
    expect(de({ afastamentos: [licenca], registros: [gravidez] })[0]).toMatchObject({
      previsto: false,
      origem: 'Afastamento AFA-2026-000007',
    })
    const semParto = { ...licenca, estavelAte: null }
    expect(de({ afastamentos: [semParto], registros: [gravidez] })[0]).toMatchObject({
      fim: '2026-12-05',
      previsto: true,
    })
    expect(de({ afastamentos: [semParto] })[0]).toMatchObject({
      fim: null,
      previsto: false,
      situacao: 'vigente',
    })
    // Of another pregnancy: told after the leave began, or too long before it.
    const outra = (inicio: string) =>
      datas({ afastamentos: [licenca], registros: [{ ...gravidez, inicio }] }).length
    expect([outra('2026-07-01'), outra('2026-07-02'), outra('2025-09-01'), outra('2025-08-30')]).toEqual([
      1, 2, 1, 2,
    ])
  })

  it('Súmulas 339 and 369: a year after the mandate, and no end while nobody knows when it is over', () => {
    expect(datas({ registros: [registro] })).toEqual([['CIPA', '2025-03-01', '2027-04-30', 'vigente']])
    expect(datas({ registros: [{ ...registro, tipo: 'DIRIGENTE_SINDICAL', marco: null }] })).toEqual([
      ['DIRIGENTE_SINDICAL', '2025-03-01', null, 'vigente'],
    ])
    expect(de({ registros: [{ ...registro, fim: '2026-11-15' }] })[0]?.situacao).toBe('encerrada')
    expect(de({ registros: [{ ...registro, fim: HOJE }] })[0]?.situacao).toBe('vigente')
    expect(de({ registros: [{ ...registro, inicio: HOJE }] })[0]?.situacao).toBe('vigente')
    expect(de({ registros: [{ ...registro, inicio: '2026-11-17' }] })[0]?.situacao).toBe('futura')
  })

  it('clauses of the agreement: months and days become dates', () => {
    const clausula: RegistroDeEstabilidade = { ...registro, tipo: 'CCT', inicio: '2026-06-01', marco: null }
    expect(fimDoRegistro({ ...clausula, meses: 6 })).toBe('2026-12-01')
    expect(fimDoRegistro({ ...clausula, dias: 60 })).toBe('2026-07-31')
    expect(fimDoRegistro({ ...clausula, meses: 1, dias: 15 })).toBe('2026-07-16')
    expect(fimDoRegistro({ ...clausula, marco: '2026-07-01', meses: 1 })).toBe('2026-08-01')
    expect(fimDoRegistro({ ...clausula, fim: '2026-06-30', meses: 6 })).toBe('2026-06-30')
    expect(fimDoRegistro({ ...clausula, meses: null, dias: 0 })).toBeNull()
    // Months of law are not a clause's to shorten.
    expect(fimDoRegistro({ ...registro, marco: null, meses: 1 })).toBeNull()
    expect(fimDoRegistro({ ...registro, meses: 1 })).toBe('2027-04-30')
  })

  it('before retirement: from the months of the agreement to the day of the right', () => {
    const aposentadoria: RegistroDeEstabilidade = {
      ...registro,
      tipo: 'PRE_APOSENTADORIA',
      inicio: '2026-10-01',
      marco: '2027-08-15',
    }
    const com = (aposentadoriaMeses: number | null) =>
      datas({ registros: [aposentadoria], convencao: { aposentadoriaMeses } })
    expect(com(12)).toEqual([['PRE_APOSENTADORIA', '2026-08-15', '2027-08-15', 'vigente']])
    expect(com(null)).toEqual([['PRE_APOSENTADORIA', '2026-10-01', '2027-08-15', 'vigente']])
    expect(
      datas({
        registros: [{ ...aposentadoria, marco: null }],
        convencao: { aposentadoriaMeses: 12 },
      }),
    ).toEqual([['PRE_APOSENTADORIA', '2026-10-01', null, 'vigente']])
  })

  it('after an illness paid by INSS: the days of the agreement from the return', () => {
    const comClausula = { ...doenca, retornoDias: 60 }
    expect(datas({ afastamentos: [comClausula] })).toEqual([['CCT', '2026-11-01', '2026-12-30', 'vigente']])
    expect(datas({ afastamentos: [doenca] })).toEqual([])
    const sem = (mudanca: Partial<AfastamentoQueProtege>) =>
      datas({ afastamentos: [{ ...comClausula, ...mudanca }] })
    expect(sem({ fim: null })).toEqual([])
    expect(sem({ inssApartirDe: null })).toEqual([])
    expect(sem({ inssApartirDe: '2026-11-01' })).toEqual([])
    expect(sem({ motivo: '21' })).toEqual([])
    expect(sem({ motivo: '99' })).toEqual([])
  })

  it('the first to begin comes first', () => {
    expect(
      datas({
        afastamentos: [licenca],
        registros: [{ ...registro, id: 9, inicio: '2026-08-01' }, registro],
      }).map(([, inicio]) => inicio),
    ).toEqual(['2025-03-01', '2026-07-01', '2026-08-01'])
  })

  it('LGPD art. 11: who may not know the reason sees only the days', () => {
    const [achada] = de({ registros: [gravidez] })
    if (!achada) throw new Error('no protection found')
    expect(estabilidadeVista(achada, ['operacional'])).toMatchSnapshot()
    expect(estabilidadeVista(achada, ['operacional', 'rh'])).toBe(achada)
    expect(estabilidadeVista(achada, ['sesmt'])).toBe(achada)
    expect(estabilidadeVista(achada, ['vagas', 'toString']).oculta).toBe(true)
    const sindical = { ...achada, sigilo: 'restrito' } as const
    expect([
      estabilidadeVista(sindical, ['sesmt']).oculta,
      estabilidadeVista(sindical, ['rh']).oculta,
    ]).toEqual([true, false])
    const comum = { ...achada, sigilo: 'comum' } as const
    expect(estabilidadeVista(comum, ['operacional'])).toBe(comum)
  })
})
