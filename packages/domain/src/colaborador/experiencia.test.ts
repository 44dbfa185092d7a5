import { describe, expect, it } from 'vitest'
import {
  efeitoDaDecisao,
  experienciaEm,
  extensaoEmCurso,
  fimDaExperiencia,
  fimPelaDecisao,
  recusaDaDecisao,
  type DecisaoTomada,
  type ExperienciaFatos,
} from './experiencia.ts'

/** EXP-01: 45 + 45 days from 1 March; first term until 14 April, extension until 29 May. */
const fatos = (mais: Partial<ExperienciaFatos> = {}): ExperienciaFatos => ({
  dataAdmissao: '2026-03-01',
  dataDesligamento: null,
  experienciaDias: 45,
  experienciaProrrogacaoDias: 45,
  decisoes: [],
  ...mais,
})
const prorrogada: DecisaoTomada = { termo: 1, decisao: 'prorrogar', fim: '2026-05-29' }
const recusa = (...args: Parameters<typeof recusaDaDecisao>) => recusaDaDecisao(...args)?.mensagem ?? null

describe('a running trial', () => {
  it('CLT art. 445: runs from the admission to the last day of the first term', () => {
    expect(experienciaEm(fatos(), '2026-02-28')).toBeNull()
    expect(experienciaEm(fatos(), '2026-03-01')?.faltam).toBe(44)
    expect(experienciaEm(fatos(), '2026-04-14')).toEqual({
      fimPrimeiro: '2026-04-14',
      termo: 1,
      fimDoTermo: '2026-04-14',
      faltam: 0,
      indeterminadoEm: '2026-04-15',
      decisao: null,
      opcoes: ['prorrogar', 'efetivar', 'encerrar'],
      prorrogacao: { sugerida: 45, maxima: 45, s2206Ate: '2026-04-15' },
    })
  })

  it('CLT art. 451: is over after an end that nobody decided about, also where an extension was agreed', () => {
    expect(experienciaEm(fatos(), '2026-04-15')).toBeNull()
    expect(fimDaExperiencia(fatos())).toBe('2026-04-14')
  })

  it('CLT art. 451: goes on to the end of a decided extension, which cannot be extended again', () => {
    const decisoes = [prorrogada]
    expect(experienciaEm(fatos({ decisoes }), '2026-04-14')).toMatchObject({ termo: 1, decisao: 'prorrogar' })
    expect(experienciaEm(fatos({ decisoes }), '2026-04-15')).toMatchObject({
      termo: 2,
      fimDoTermo: '2026-05-29',
      faltam: 44,
      indeterminadoEm: '2026-05-30',
      decisao: null,
      opcoes: ['efetivar', 'encerrar'],
      prorrogacao: null,
    })
    expect(experienciaEm(fatos({ decisoes }), '2026-05-30')).toBeNull()
  })

  it('offers no extension where 90 days are used up, and what is left of them where none was agreed', () => {
    expect(experienciaEm(fatos({ experienciaDias: 90 }), '2026-03-10')).toMatchObject({
      opcoes: ['efetivar', 'encerrar'],
      prorrogacao: null,
    })
    const semAcordo = fatos({ experienciaDias: 30, experienciaProrrogacaoDias: 0 })
    expect(experienciaEm(semAcordo, '2026-03-10')?.prorrogacao).toMatchObject({ sugerida: 60, maxima: 60 })
  })

  it('is nobody’s who has a last day, or no trial', () => {
    expect(experienciaEm(fatos({ dataDesligamento: '2026-04-10' }), '2026-04-01')).toBeNull()
    expect(experienciaEm(fatos({ experienciaDias: 0 }), '2026-03-01')).toBeNull()
  })
})

describe('a decision', () => {
  it('CLT art. 445: extends to 90 days in all, not a day more', () => {
    expect(recusa({ decisao: 'prorrogar', dias: 45 }, 1, fatos(), '2026-04-14')).toBeNull()
    expect(recusaDaDecisao({ decisao: 'prorrogar', dias: 46 }, 1, fatos(), '2026-04-14')).toEqual({
      campo: 'dias',
      mensagem: 'O contrato de experiência não pode passar de 90 dias. Escolha até 45 dias.',
    })
  })

  it.each([
    [
      'on the second term before the first one ended',
      2,
      fatos(),
      '2026-04-14',
      /primeiro período, até 14\/04\/2026/,
    ],
    [
      'on the first term when the extension runs',
      1,
      fatos({ decisoes: [prorrogada] }),
      '2026-04-15',
      /prorrogação, até 29\/05\/2026/,
    ],
    ['after an undecided end', 1, fatos(), '2026-04-15', /prazo indeterminado desde 15\/04\/2026/],
    ['before the admission', 1, fatos(), '2026-02-28', /começa em 01\/03\/2026/],
    [
      'about who left',
      1,
      fatos({ dataDesligamento: '2026-03-20' }),
      '2026-03-21',
      /^Desligado em 20\/03\/2026/,
    ],
    [
      'about who is leaving',
      1,
      fatos({ dataDesligamento: '2026-03-20' }),
      '2026-03-20',
      /marcado para 20\/03\/2026/,
    ],
  ] as const)('is refused %s', (_caso, termo, casos, hoje, mensagem) => {
    expect(recusa({ decisao: 'encerrar' }, termo, casos, hoje)).toMatch(mensagem)
  })

  it('CLT art. 451: never extends twice', () => {
    const decisoes = [prorrogada]
    expect(recusa({ decisao: 'prorrogar', dias: 1 }, 2, fatos({ decisoes }), '2026-05-01')).toBe(
      'O contrato de experiência só pode ser prorrogado uma vez.',
    )
  })

  it('may be changed until the end, but not once somebody was made permanent', () => {
    const encerrada: DecisaoTomada = { termo: 1, decisao: 'encerrar', fim: '2026-04-14' }
    expect(recusa({ decisao: 'efetivar' }, 1, fatos({ decisoes: [encerrada] }), '2026-04-14')).toBeNull()
    const decisoes: DecisaoTomada[] = [encerrada, { termo: 1, decisao: 'efetivar', fim: '2026-04-10' }]
    expect(recusa({ decisao: 'encerrar' }, 1, fatos({ decisoes }), '2026-04-10')).toMatch(/já foi decidida/)
    expect(experienciaEm(fatos({ decisoes }), '2026-04-11')).toBeNull()
  })

  it('ends the trial with the day, with the term, or with the extension', () => {
    const decisoes = [prorrogada]
    expect(fimPelaDecisao({ decisao: 'prorrogar', dias: 30 }, fatos(), '2026-04-01')).toBe('2026-05-14')
    expect(fimPelaDecisao({ decisao: 'efetivar' }, fatos(), '2026-04-01')).toBe('2026-04-01')
    expect(fimPelaDecisao({ decisao: 'encerrar' }, fatos({ decisoes }), '2026-04-14')).toBe('2026-04-14')
    expect(fimPelaDecisao({ decisao: 'encerrar' }, fatos({ decisoes }), '2026-04-15')).toBe('2026-05-29')
  })

  it('says what follows: the S-2206, the day of the indefinite term, the dismissal', () => {
    const dizer = (tomada: DecisaoTomada) => efeitoDaDecisao(tomada, '2026-04-14')
    expect([
      dizer(prorrogada),
      dizer({ termo: 1, decisao: 'efetivar', fim: '2026-04-01' }),
      dizer({ termo: 2, decisao: 'encerrar', fim: '2026-05-29' }),
    ]).toEqual([
      'Experiência prorrogada até 29/05/2026. Envie o S-2206 até 15/04/2026.',
      'Contrato por prazo indeterminado a partir de 02/04/2026.',
      'Contrato termina em 29/05/2026, fim da prorrogação. Abra a demissão até 29/05/2026.',
    ])
  })
})

describe('an extension that ran before the system knew', () => {
  const prazos = { dataAdmissao: '2026-03-01', experienciaDias: 45, experienciaProrrogacaoDias: 45 }
  it.each([
    ['2026-04-14', null],
    ['2026-04-15', '2026-05-29'],
    ['2026-05-29', '2026-05-29'],
    ['2026-05-30', null],
  ])('on %s ends on %s', (hoje, fim) => {
    expect(extensaoEmCurso(prazos, hoje)).toBe(fim)
  })

  it('is nobody’s who left', () => {
    expect(extensaoEmCurso({ ...prazos, dataDesligamento: '2026-05-01' }, '2026-04-20')).toBeNull()
  })
})
