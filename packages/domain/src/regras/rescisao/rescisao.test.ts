import { describe, expect, it } from 'vitest'
import {
  alineasDeJustaCausa,
  isMotivoDeDesligamento,
  motivosDeDesligamento,
  regraDoMotivo,
  type MotivoDeDesligamento,
} from './motivos.ts'
import { prazosDaRescisao } from './prazos.ts'
import type { DadosDaRescisao } from './tipos.ts'
import { verbasRescisorias } from './verbas.ts'
import { verificarDesligamento, type PedidoDeDesligamento } from './verificacoes.ts'

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
    expect(motivosDeDesligamento).toMatchSnapshot('reasons')
    expect(alineasDeJustaCausa).toMatchSnapshot('faults')
    expect([
      isMotivoDeDesligamento('02'),
      isMotivoDeDesligamento('99'),
      isMotivoDeDesligamento('toString'),
    ]).toEqual([true, false, false])
    expect(regraDoMotivo('33').saqueFgts).toBe('80%')
  })

  it.each(Object.keys(motivosDeDesligamento) as MotivoDeDesligamento[])(
    'CLT arts. 146, 147, 477 and 487: reason %s, explained',
    (motivo) => {
      expect(verbasRescisorias({ ...dados, motivo, fimContrato: '2026-11-30' })).toMatchSnapshot()
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
      expect.objectContaining({ texto: 'Férias vencidas: 17 dia(s) de 2 período(s), 5 em dobro' }),
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

describe('checks before a dismissal', () => {
  const pedido: PedidoDeDesligamento = {
    motivo: '02',
    admissao: '2023-03-10',
    desligamento: '2026-11-16',
    hoje: '2026-11-16',
    ultimoExame: '2026-09-01',
    grauDeRisco: 3,
  }
  const codigos = (mudanca: Partial<PedidoDeDesligamento>): readonly string[] =>
    verificarDesligamento({ ...pedido, ...mudanca }).map(({ codigo }) => codigo)
  const { ultimoExame: _exame, ...semExame } = pedido

  it('finds nothing in a clean one', () => {
    expect(codigos({})).toEqual([])
  })

  it('D1: a protection in force blocks it, with its end', () => {
    const estabilidades = [{ tipo: 'GESTANTE', ate: '2026-12-10' }] as const
    expect(verificarDesligamento({ ...pedido, estabilidades })).toMatchSnapshot()
    expect(codigos({ estabilidades, motivo: '07' })).toEqual([])
  })

  it('D2, CLT art. 476: a suspended contract ends only by the reasons that law allows', () => {
    const suspenso = { suspensoDesde: '2026-10-01' }
    expect(verificarDesligamento({ ...pedido, ...suspenso })).toMatchSnapshot()
    const permitidos = (Object.keys(motivosDeDesligamento) as MotivoDeDesligamento[]).filter(
      (motivo) => !codigos({ ...suspenso, motivo, alinea: 'i' }).includes('CONTRATO_SUSPENSO'),
    )
    expect(permitidos.toSorted()).toEqual(['01', '10', '11', '13', '36'])
  })

  it('D3: dates inside the contract and at most ten days ahead', () => {
    expect(codigos({ hoje: '2026-11-06' })).toEqual([])
    expect(codigos({ hoje: '2026-11-05' })).toEqual(['DESLIGAMENTO_FUTURO'])
    expect(codigos({ desligamento: '2023-03-09', ultimoExame: '2023-03-01' })).toEqual(['ANTES_DA_ADMISSAO'])
    expect(codigos({ desligamento: '2023-03-10', ultimoExame: '2023-03-01' })).toEqual([])
    expect(codigos({ comunicacao: '2026-11-17' })).toEqual(['COMUNICACAO_FORA_DO_CONTRATO'])
    expect(codigos({ comunicacao: '2023-03-09' })).toEqual(['COMUNICACAO_FORA_DO_CONTRATO'])
    expect(codigos({ comunicacao: '2026-11-16' })).toEqual([])
    expect(codigos({ comunicacao: '2023-03-10' })).toEqual([])
    expect(
      verificarDesligamento({
        ...pedido,
        hoje: '2023-01-01',
        desligamento: '2023-03-09',
        comunicacao: '2023-03-10',
      }),
    ).toMatchSnapshot()
  })

  it('D4, NR-7: the dismissal exam is dispensed by a recent one, by risk', () => {
    const exame = (ultimoExame: string, grauDeRisco: 1 | 2 | 3 | 4) => codigos({ ultimoExame, grauDeRisco })
    // 89 and 90 days before; 134 and 135.
    expect([exame('2026-08-19', 3), exame('2026-08-18', 3), exame('2026-08-18', 4)]).toEqual([
      [],
      ['ASO_DEMISSIONAL'],
      ['ASO_DEMISSIONAL'],
    ])
    expect([exame('2026-07-05', 1), exame('2026-07-05', 2), exame('2026-07-04', 2)]).toEqual([
      [],
      [],
      ['ASO_DEMISSIONAL'],
    ])
    expect(verificarDesligamento(semExame)).toMatchSnapshot()
    const com = (asoDemissional: string) => verificarDesligamento({ ...semExame, asoDemissional }).length
    expect([com('2026-11-26'), com('2026-11-27')]).toEqual([0, 1])
    const dispensados = (Object.keys(motivosDeDesligamento) as MotivoDeDesligamento[]).filter(
      (motivo) => verificarDesligamento({ ...semExame, motivo, alinea: 'a' }).length === 0,
    )
    expect(dispensados.toSorted()).toEqual(['10', '11', '13', '36'])
  })

  it('D5, CLT art. 482: a dismissal for cause names its fault', () => {
    expect(verificarDesligamento({ ...pedido, motivo: '01' })).toMatchSnapshot()
    expect(codigos({ motivo: '01', alinea: 'e' })).toEqual([])
  })
})
