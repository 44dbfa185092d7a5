import { describe, expect, it } from 'vitest'
import { causasQuePede, type Causa } from './causas.ts'
import { certo, experiencia } from './exemplo.ts'
import { codigos, paradas, todas, trial, verificar } from './exemplos-pedido.ts'
import type { CircunstanciasDaDemissao } from './pedido-tipos.ts'
import { simularDemissao } from './simulacao.ts'

describe('what each cause asks for', () => {
  it('CLT art. 433: an apprentice is not let go at the will of the company', () => {
    expect(codigos({}, { aprendiz: true })).toEqual(['APRENDIZ?'])
    expect(codigos({}, { aprendiz: false })).toEqual([])
    expect(paradas('APRENDIZ', { aprendiz: true })).toEqual(['02', '03', '33'])
  })

  it('CLT arts. 428 and 433: the contract of an apprentice has a term, and no notice of its end', () => {
    const aprendiz = {
      ...experiencia,
      aprendiz: true,
      asoDemissional: '2026-12-01',
      contrato: { tipo: 'aprendizagem', fim: '2026-12-30' },
    } as const
    const impedidas = paradas('CAUSA_DO_CONTRATO', { contrato: aprendiz.contrato })
    expect(impedidas).toEqual(['02', '07', '33'])
    expect(trial({ causa: '06', desligamento: '2026-12-30' }, aprendiz)).toEqual([])
    expect(trial({ causa: '03', desligamento: '2026-12-10' }, aprendiz)).toEqual(['APRENDIZ?'])
    expect(trial({ causa: '04', desligamento: '2026-12-10' }, aprendiz)).toEqual([])
    const semPrazo = { ...aprendiz, contrato: { tipo: 'aprendizagem', fim: null } } as const
    expect(trial({ causa: '06', desligamento: '2026-12-30' }, semPrazo)).toEqual(['APRENDIZ_SEM_PRAZO?'])
  })

  it('CLT art. 433 § 2º: arts. 479 and 480 are not of an apprentice, but where the article names no such end', () => {
    const conta = (causa: Causa, tipo: 'determinado' | 'aprendizagem') =>
      certo(
        simularDemissao(
          {
            causa,
            comunicacao: '2026-11-30',
            desligamento: '2026-11-30',
            aviso: 'nao_se_aplica',
            prejuizoCentavos: 50_000,
            saldoFgts: 0,
          },
          { ...experiencia, aprendiz: tipo === 'aprendizagem', contrato: { tipo, fim: '2026-12-30' } },
        ),
      )
    expect(conta('03', 'determinado').indenizacao479).toBe(92_500)
    expect(conta('03', 'aprendizagem').indenizacao479).toBe(0)
    expect(conta('04', 'determinado').desconto480).toBe(50_000)
    expect(conta('04', 'aprendizagem').desconto480).toBe(0)
    // The closing of the company is none of the ends of art. 433.
    expect(conta('47', 'aprendizagem')).toMatchObject({ indenizacao479: 92_500, avisoDias: 0 })
  })

  it('CLT arts. 443 and 481: each cause ends the contracts it was made for', () => {
    const impedidas = (tipo: CircunstanciasDaDemissao['contrato']['tipo']) =>
      paradas('CAUSA_DO_CONTRATO', { contrato: { tipo, fim: '2026-12-30' } })
    expect(impedidas('indeterminado')).toEqual(['03', '04', '06'])
    expect(impedidas('determinado')).toEqual(['02', '07', '33'])
    expect(impedidas('clausula_481')).toEqual(['03', '04'])
    expect(causasQuePede(['operacional'], 'indeterminado')).toEqual(['01', '02', '07', '10', '17', '33'])
    expect(causasQuePede(['operacional'])).toEqual(['01', '02', '03', '04', '06', '07', '10', '17', '33'])
    expect(causasQuePede(['rh'])).toEqual(todas.toSorted())
    expect(causasQuePede(['vagas'])).toEqual([])
  })

  it('CLT arts. 484 and 501: the court file is asked for', () => {
    expect(paradas('SEM_PROCESSO_JUDICIAL', {})).toEqual(['05', '17', '27'])
    expect(codigos({ causa: '17' })).toEqual(['SEM_PROCESSO_JUDICIAL?'])
    expect(codigos({ causa: '05' })).toEqual(['SEM_PROCESSO_JUDICIAL'])
    expect(codigos({ causa: '05', processoJudicial: ' ' })).toEqual(['SEM_PROCESSO_JUDICIAL'])
    expect(codigos({ causa: '05', processoJudicial: '0001234-55.2026.5.02.0001' })).toEqual([])
  })

  it('CLT art. 482: a fault is told as it happened, when and where, before the letter is signed', () => {
    const falta = { causa: '01', alinea: 'h', aviso: 'nao_se_aplica' } as const
    const dito = {
      fatos: 'Recusou-se a usar o EPI, depois de duas advertências.',
      fatoEm: '2026-11-13',
      fatoOnde: 'Portaria',
    }
    expect(codigos({ ...falta, fatos: ' ', fatoEm: undefined, fatoOnde: undefined } as never)).toEqual([
      'SEM_FATOS',
      'SEM_DIA_DO_FATO',
      'SEM_LUGAR_DO_FATO',
    ])
    expect(codigos({ ...falta, ...dito })).toEqual([])
    expect(codigos({ ...falta, ...dito, fatos: 'Não usou.' })).toEqual(['SEM_FATOS'])
    for (const fatoEm of ['2026-11-17', '2023-03-09'])
      expect(codigos({ ...falta, ...dito, fatoEm })).toEqual(['FATO_FORA_DO_CONTRATO'])
    // The day of an absence and the calls say it of abandonment; a conviction has no place.
    expect(codigos({ ...falta, alinea: 'd', ...dito, fatoOnde: '' })).toEqual([])
    expect(paradas('SEM_FATOS', {})).toEqual([])
    // Once the contract is over there is no letter to write.
    expect(verificar({ ...falta, fatos: '' }, {}, 'finalizar').map(({ codigo }) => codigo)).not.toContain(
      'SEM_FATOS',
    )
  })

  it('CLT art. 482 and Súmula 32: abandonment has a day, thirty days and two calls after it', () => {
    const abandono = { causa: '01', alinea: 'i', aviso: 'nao_se_aplica' } as const
    const primeira = { data: '2026-10-20' }
    const chamadas = [primeira, { data: '2026-10-30' }]
    expect(codigos(abandono)).toEqual(['ABANDONO_SEM_DATA', 'ABANDONO_SEM_CHAMADAS'])
    expect(codigos({ ...abandono, faltaDesde: '2026-10-16', chamadas })).toEqual([])
    expect(codigos({ ...abandono, faltaDesde: '2026-10-18', chamadas })).toEqual([
      'ABANDONO_ANTES_DE_30_DIAS?',
    ])
    expect(codigos({ ...abandono, faltaDesde: '2026-10-17', chamadas })).toEqual([])
    expect(codigos({ ...abandono, faltaDesde: '2026-10-01', chamadas: [primeira] })).toEqual([
      'ABANDONO_SEM_CHAMADAS',
    ])
    // A call before the absence, or after the end, is not one.
    expect(
      codigos({ ...abandono, faltaDesde: '2026-10-01', chamadas: [primeira, { data: '2026-09-30' }] }),
    ).toEqual(['ABANDONO_SEM_CHAMADAS'])
    expect(
      codigos({ ...abandono, faltaDesde: '2026-10-01', chamadas: [primeira, { data: '2026-11-17' }] }),
    ).toEqual(['ABANDONO_SEM_CHAMADAS'])
    expect(codigos({ ...abandono, alinea: 'e' })).toEqual([])
  })
})
