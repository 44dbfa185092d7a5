import { describe, expect, it } from 'vitest'
import { avisoDaDemissao } from './aviso-da-demissao.ts'
import { certo, circunstancias, pedido } from './exemplo.ts'
import { linhaDoTempo } from './linha-do-tempo.ts'
import type { AfastamentoDaPessoa, PedidoDeDemissao } from './pedido-tipos.ts'
import { verificarDemissao } from './pedido.ts'
import { prorrogacaoDoAviso, verificarAvisoNoDia, verificarProrrogacao } from './prorrogacao.ts'
import { simularDemissao } from './simulacao.ts'

// The notice of the example is told on 16/11/2026 and worked from the 17th to 16/12: thirty days of thirty-nine.
const trabalhado = { ...pedido, aviso: 'trabalhado', reducao: '2_horas' } as const
const doenca = (inicio: string, fim: string | null): AfastamentoDaPessoa => ({ motivo: '03', inicio, fim })
const com = (...afastamentos: readonly AfastamentoDaPessoa[]) => ({ ...circunstancias, afastamentos })
const ateDe = (afastamentos: readonly AfastamentoDaPessoa[], como: PedidoDeDemissao = trabalhado) =>
  prorrogacaoDoAviso(como, com(...afastamentos))?.ate

describe('Súmula 371 TST: what an illness does to a notice that runs', () => {
  it('the first fifteen days count, the others do not: what was left is worked after the return', () => {
    expect(prorrogacaoDoAviso(trabalhado, com(doenca('2026-11-20', '2027-01-31')))).toEqual({
      original: '2026-12-16',
      ate: '2027-02-12',
      dias: 58,
      suspensoes: [{ inicio: '2026-12-05', fim: '2027-01-31' }],
    })
    expect(ateDe([doenca('2026-11-20', '2026-12-15')])).toBe('2026-12-27')
  })

  it('nothing moves by fifteen days, nor by what comes after the end', () => {
    expect(ateDe([])).toBe('2026-12-16')
    expect(ateDe([doenca('2026-11-20', '2026-12-04')])).toBe('2026-12-16')
    expect(ateDe([doenca('2026-12-02', '2027-03-01')])).toBe('2026-12-16')
    expect(ateDe([doenca('2026-12-01', '2027-01-31')])).toBe('2027-02-01')
    expect(ateDe([{ motivo: 'J-LUTO', inicio: '2026-12-10', fim: '2026-12-12' }])).toBe('2026-12-16')
  })

  it('a second leave moves it further where it falls into the days that were added', () => {
    const primeira = doenca('2026-11-20', '2026-12-15')
    const deNovo = { ...doenca('2026-12-20', '2027-01-10'), inssApartirDe: '2026-12-20' }
    expect(ateDe([primeira, deNovo])).toBe('2027-01-18')
    expect(ateDe([primeira, doenca('2026-12-20', '2027-01-10')])).toBe('2026-12-27')
  })

  it('from the day on which INSS begins to pay, where the illness is one that came back', () => {
    expect(ateDe([{ ...doenca('2026-12-01', '2026-12-20'), inssApartirDe: '2026-12-01' }])).toBe('2027-01-05')
  })

  it('what ended before the notice, and what only interrupts, takes nothing of it', () => {
    const nada = { original: '2026-12-16', ate: '2026-12-16', dias: 0, suspensoes: [] }
    expect(prorrogacaoDoAviso(trabalhado, com(doenca('2026-10-01', '2026-11-16')))).toEqual(nada)
    expect(prorrogacaoDoAviso(trabalhado, com({ ...doenca('2026-11-01', null), motivo: '17' }))).toEqual(nada)
    expect(prorrogacaoDoAviso(trabalhado, com(doenca('2026-10-01', '2026-11-17')))).toMatchObject({
      dias: 1,
      suspensoes: [{ inicio: '2026-11-17', fim: '2026-11-17' }],
    })
    expect(prorrogacaoDoAviso(trabalhado, circunstancias)).toEqual(nada)
  })

  it('nobody knows the day while the leave is open', () => {
    expect(ateDe([doenca('2026-11-20', null)])).toBeNull()
    expect(ateDe([doenca('2026-12-02', null)])).toBe('2026-12-16')
  })

  it('who resigned works the rest as well; what is not worked has nothing to move', () => {
    expect(ateDe([doenca('2026-11-20', '2026-12-15')], { ...trabalhado, causa: '07' })).toBe('2026-12-27')
    expect(ateDe([doenca('2026-11-20', '2026-12-15')], pedido)).toBeUndefined()
    expect(
      ateDe([doenca('2026-11-20', '2026-12-15')], { ...pedido, causa: '10', aviso: 'nao_se_aplica' }),
    ).toBeUndefined()
    expect(ateDe([], { ...trabalhado, causa: 'XX' })).toBeUndefined()
  })
})

describe('the notice once it is moved', () => {
  const prorrogado = { ...trabalhado, avisoAte: '2026-12-27' }
  const depois = com(doenca('2026-11-20', '2026-12-15'))

  it('ends, is projected and is paid by the new day; the days of it stay as they were', () => {
    const antes = certo(avisoDaDemissao(trabalhado, depois))
    const aviso = certo(avisoDaDemissao(prorrogado, depois))
    expect([antes.dtDeslig, antes.dtProjFimAPI, antes.pagarAte]).toEqual([
      '2026-12-16',
      '2026-12-25',
      '2026-12-26',
    ])
    expect(aviso).toMatchObject({
      comunicacao: '2026-11-16',
      avisoDias: 39,
      avisoTrabalhados: 30,
      avisoIndenizados: 9,
      dtDeslig: '2026-12-27',
      ultimoDiaTrabalhado: '2026-12-27',
      dtProjFimAPI: '2027-01-05',
      fimProjetado: '2027-01-05',
      pagarAte: '2027-01-06',
      asoAte: '2027-01-06',
    })
    expect(linhaDoTempo(aviso).find(({ codigo }) => codigo === 'desligamento')?.data).toBe('2026-12-27')
  })

  it('keeps the seven days off at its end', () => {
    const aviso = avisoDaDemissao({ ...prorrogado, reducao: '7_dias' }, depois)
    expect([aviso?.ultimoDiaTrabalhado, aviso?.dtDeslig]).toEqual(['2026-12-20', '2026-12-27'])
  })

  it('has its wages without the days that INSS pays', () => {
    expect(simularDemissao(prorrogado, depois)?.diasSaldo).toBe(16)
    expect(simularDemissao(prorrogado, circunstancias)?.diasSaldo).toBe(27)
  })

  it('is not moved before the day it had, nor where none is worked', () => {
    expect(avisoDaDemissao({ ...trabalhado, avisoAte: '2026-12-01' }, depois)?.dtDeslig).toBe('2026-12-16')
    expect(avisoDaDemissao({ ...pedido, avisoAte: '2026-12-27' }, depois)?.dtDeslig).toBe('2026-11-16')
  })
})

const codigos = (achados: readonly { readonly codigo: string; readonly severidade: string }[]) =>
  achados.map(({ codigo, severidade }) => (severidade === 'bloqueio' ? codigo : `${codigo}?`))

describe('Rh moves the notice', () => {
  const mover = (avisoAte: string | undefined, ...afastamentos: readonly AfastamentoDaPessoa[]) =>
    verificarProrrogacao({ ...trabalhado, ...(avisoAte && { avisoAte }) }, com(...afastamentos))
  const doente = doenca('2026-11-20', '2026-12-15')

  it('to the day that the leave gives, having read from which to which', () => {
    expect(mover('2026-12-27', doente)).toEqual([
      {
        codigo: 'AVISO_PRORROGADO',
        severidade: 'alerta',
        mensagem:
          'O afastamento suspende o aviso de 05/12/2026 a 15/12/2026, 11 dias: o último dia do contrato passa de 16/12/2026 para 27/12/2026.',
        campo: 'avisoAte',
        baseLegal: 'CLT art. 476; Súmula 371 TST',
        dados: { de: '2026-12-16', ate: '2026-12-27', dias: 11 },
      },
    ])
  })

  it('never to less, and to more only having read what the law gives', () => {
    expect(codigos(mover('2026-12-26', doente))).toEqual(['AVISO_CURTO'])
    expect(codigos(mover(undefined, doente))).toEqual(['AVISO_CURTO'])
    expect(codigos(mover('2026-12-28', doente))).toEqual(['AVISO_PRORROGADO?', 'AVISO_LONGO?'])
  })

  it('not without a leave that suspends it, nor while the leave is open', () => {
    expect(codigos(mover('2026-12-27'))).toEqual(['AVISO_SEM_SUSPENSAO'])
    expect(codigos(mover('2026-12-27', doenca('2026-11-20', null)))).toEqual(['AVISO_SUSPENSO'])
    expect(codigos(verificarProrrogacao({ ...pedido, avisoAte: '2026-12-27' }, com(doente)))).toEqual([
      'AVISO_SEM_SUSPENSAO',
    ])
  })

  it('and back, where the leave came to nothing', () => {
    expect(mover(undefined)).toEqual([])
    expect(mover('2026-12-16')).toEqual([])
  })

  it('a request names no such day', () => {
    const pedida = { ...trabalhado, avisoAte: '2026-12-27' }
    expect(codigos(verificarDemissao(pedida, circunstancias))).toContain('AVISO_SEM_SUSPENSAO')
    expect(codigos(verificarDemissao(pedida, circunstancias, 'finalizar'))).not.toContain(
      'AVISO_SEM_SUSPENSAO',
    )
    expect(verificarDemissao(pedida, com(doente)).filter(({ campo }) => campo === 'avisoAte')).toEqual([])
  })
})

describe('the day on which the bond would end', () => {
  const noDia = (avisoAte: string | undefined, ...afastamentos: readonly AfastamentoDaPessoa[]) =>
    codigos(verificarAvisoNoDia({ ...trabalhado, ...(avisoAte && { avisoAte }) }, com(...afastamentos)))

  it('waits for the return, and for the notice to be moved', () => {
    expect(noDia(undefined)).toEqual([])
    expect(noDia(undefined, doenca('2026-11-20', null))).toEqual(['AVISO_SUSPENSO'])
    expect(noDia(undefined, doenca('2026-11-20', '2026-12-15'))).toEqual(['AVISO_A_PRORROGAR'])
    expect(noDia('2026-12-27', doenca('2026-11-20', '2026-12-15'))).toEqual([])
    expect(noDia('2026-12-27', doenca('2026-11-20', '2026-12-16'))).toEqual(['AVISO_A_PRORROGAR'])
    expect(noDia('2026-12-27')).toEqual(['AVISO_LONGO?'])
  })

  it('CLT art. 391-A; Súmula 378: comes to nothing where a protection was born in the notice', () => {
    const acidente = {
      tipo: 'ACIDENTADO',
      nome: 'Acidentado no trabalho',
      inicio: '2026-12-01',
      fim: null,
      previsto: false,
      situacao: 'vigente',
      fonte: { tipo: 'afastamento', id: 1 },
      origem: 'Afastamento AFA-2026-000001',
      fundamento: 'Lei 8.213/1991 art. 118; Súmula 378 TST',
      permite: [],
      sigilo: 'saude',
      oculta: false,
    } as const
    expect(
      codigos(verificarAvisoNoDia(trabalhado, { ...circunstancias, estabilidades: [acidente] })),
    ).toEqual(['ESTABILIDADE_NO_AVISO'])
    const depois = { ...acidente, inicio: '2027-01-10' }
    expect(verificarAvisoNoDia(trabalhado, { ...circunstancias, estabilidades: [depois] })).toEqual([])
  })
})

describe('what is said of a notice that a leave suspends', () => {
  const longa = doenca('2026-11-20', '2026-12-15')
  const deUmDia = doenca('2026-11-20', '2026-12-05')
  const deNovo = { ...doenca('2026-12-20', '2027-01-10'), inssApartirDe: '2026-12-20' }
  it.each<[string, string | undefined, readonly AfastamentoDaPessoa[]]>([
    ['nothing', undefined, []],
    ['moved', '2026-12-27', [longa]],
    ['moved by one day', '2026-12-17', [deUmDia]],
    ['moved by two leaves', '2027-01-18', [longa, deNovo]],
    ['too little', '2026-12-20', [longa]],
    ['more than the law', '2027-01-01', [longa]],
    ['without a leave', '2026-12-27', []],
    ['a leave without end', undefined, [doenca('2026-11-20', null)]],
  ])('%s', (_nome, avisoAte, afastamentos) => {
    const como = { ...trabalhado, ...(avisoAte && { avisoAte }) }
    expect({
      noAto: verificarProrrogacao(como, com(...afastamentos)),
      noDia: verificarAvisoNoDia(como, com(...afastamentos)),
    }).toMatchSnapshot()
  })

  it('nothing, where no notice is worked', () => {
    expect(verificarAvisoNoDia(pedido, com(longa))).toEqual([])
    expect(verificarProrrogacao(pedido, com(longa))).toEqual([])
    expect(verificarProrrogacao({ ...pedido, avisoAte: '2026-12-27' }, com(longa))).toMatchSnapshot()
    expect(verificarAvisoNoDia({ ...trabalhado, causa: 'XX' }, com(longa))).toEqual([])
  })
})
