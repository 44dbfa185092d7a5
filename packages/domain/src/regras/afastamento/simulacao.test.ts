import { describe, expect, it } from 'vitest'
import type { AfastamentoAnterior, PedidoDeAfastamento } from './pedido-tipos.ts'
import { ocorrenciaDoAfastamento } from './efeitos-ferias.ts'
import { type Resto, simular, doenca, antes, efeito } from './exemplos-simulacao.ts'

describe('days of a leave', () => {
  it('says everything of a long accident', () => {
    const acidente: PedidoDeAfastamento = {
      motivo: '01',
      inicio: '2026-03-02',
      atestado: { dias: 40 },
      acidente: { data: '2026-02-27' },
    }
    expect(
      simular(acidente, {
        fimDaExperiencia: '2026-03-31',
        admissao: '2026-01-01',
        aviso: { comunicacao: '2026-02-20', fim: '2026-03-21' },
        ferias: [{ inicio: '2026-04-01', fim: '2026-04-30' }],
        escala: { tipo: 'SEMANAL', repousos: ['sab', 'dom'] },
      }),
    ).toMatchSnapshot()
  })

  it('has no result without a reason, a first day, or days', () => {
    expect(simular({ motivo: '99', inicio: '2026-03-02' })).toBeNull()
    expect(simular({ motivo: '03' })).toBeNull()
    expect(simular(doenca('2026-03-02', 1, { fim: '2026-03-01' }))).toBeNull()
    expect(simular(doenca('2026-03-02', 1, { fim: '2026-03-02' }))?.dias).toBe(1)
  })

  it('what was typed wins over the certificate, and the certificate over the law', () => {
    expect(simular(doenca('2026-03-02', 3, { fim: '2026-03-10' }))?.dias).toBe(9)
    expect(simular(doenca('2026-03-02', 3))).toMatchObject({
      dias: 3,
      fim: '2026-03-04',
      retorno: '2026-03-05',
    })
    expect(simular({ motivo: '19', inicio: '2026-03-02', atestado: { dias: 20 } })?.dias).toBe(20)
    expect(simular({ motivo: '19', inicio: '2026-03-02', atestado: {} })?.dias).toBe(14)
    expect(simular({ motivo: '03', inicio: '2026-03-02', atestado: { dias: 0 } })?.dias).toBeNull()
    expect(simular({ motivo: '16', inicio: '2026-03-02' })?.dias).toBeNull()
  })

  it('CLT arts. 392, 392-A and 395; Leis 11.770 and 15.156: the days of the law', () => {
    const dias = (motivo: string) => simular({ motivo, inicio: '2026-03-02' })?.dias
    expect(['17', '18', '19', '20', '43', '35'].map(dias)).toEqual([120, 60, 14, 120, 60, null])
  })

  it('CLT art. 473: one day where it is counted, the days of the law or of the CCT where they run', () => {
    const dias = (motivo: string, resto: Partial<PedidoDeAfastamento> = {}, parametros = {}) =>
      simular({ motivo, inicio: '2026-03-02', ...resto }, { parametros })?.dias
    expect(
      ['J-DOACAO_SANGUE', 'J-FILHO_ATE_6_ANOS', 'J-PRE_NATAL_ACOMPANHANTE'].map((um) => dias(um)),
    ).toEqual([1, 1, 1])
    expect([dias('J-LUTO'), dias('J-CASAMENTO'), dias('J-JUIZO')]).toEqual([2, 3, null])
    expect(dias('J-LUTO', {}, { diasDaCct: { 'J-LUTO': 5 } })).toBe(5)
    expect(dias('J-LUTO', {}, { diasDaCct: { 'J-LUTO': 1 } })).toBe(2)
    expect(dias('J-JUIZO', {}, { diasDaCct: { 'J-JUIZO': 5 } })).toBeNull()
    expect(dias('J-MESARIO', { diasConvocado: 2 })).toBe(4)
    expect(dias('J-MESARIO')).toBeNull()
    expect(dias('J-MESARIO', { diasConvocado: 0 })).toBeNull()
  })

  it('Lei 15.371/2026: paternity by the date of the birth or adoption, else of the first day', () => {
    const dias = (resto: Partial<PedidoDeAfastamento>, parametros = {}) =>
      simular({ motivo: 'J-PATERNIDADE', inicio: '2027-01-02', ...resto }, { parametros })?.dias
    expect(dias({ parto: '2026-12-31' })).toBe(5)
    expect(dias({ adocao: '2026-12-31' })).toBe(5)
    expect(dias({})).toBe(10)
    expect(dias({}, { paternidade: { empresaCidada: true } })).toBe(25)
    expect(dias({ inicio: '1980-01-01' })).toBeNull()
  })

  it('CLT art. 392 § 7º: a long stay in hospital splits the leave in codes 35 and 17', () => {
    const maternidade = { motivo: '17', inicio: '2021-03-18', parto: '2021-03-18' }
    const internacao = { inicio: '2021-03-18', fim: '2021-04-16' }
    expect(simular({ ...maternidade, internacao })).toMatchObject({
      periodos: [
        { motivo: '35', inicio: '2021-03-18', fim: '2021-04-16' },
        { motivo: '17', inicio: '2021-04-17', fim: '2021-08-14' },
      ],
      fim: '2021-08-14',
      dias: 150,
    })
    expect(simular({ ...maternidade, internacao, parto: undefined as never })?.dias).toBe(150)
    // Two weeks change nothing; a stay that began before the leave counts from it.
    expect(simular({ ...maternidade, internacao: { ...internacao, fim: '2021-03-31' } })?.periodos).toEqual([
      { motivo: '17', inicio: '2021-03-18', fim: '2021-07-15' },
    ])
    expect(simular({ ...maternidade, internacao: { inicio: '2021-03-10', fim: '2021-04-16' } })?.dias).toBe(
      150,
    )
    expect(simular({ ...maternidade, motivo: '20', internacao })?.dias).toBe(120)
  })

  it('MOS S-2230 1.1: illness and absences wait for the end of the vacation', () => {
    const ferias = [{ inicio: '2026-03-01', fim: '2026-03-10' }]
    expect(simular(doenca('2026-03-02', 12), { ferias })).toMatchObject({
      inicio: '2026-03-11',
      fim: '2026-03-13',
      dias: 3,
      periodos: [{ motivo: '03', inicio: '2026-03-11', fim: '2026-03-13' }],
    })
    expect(simular(doenca('2026-03-01', 9), { ferias })).toBeNull()
    expect(simular(doenca('2026-03-10', 2), { ferias })?.inicio).toBe('2026-03-11')
    expect(simular(doenca('2026-03-11', 2), { ferias })?.inicio).toBe('2026-03-11')
    expect(simular(doenca('2026-02-28', 2), { ferias })?.inicio).toBe('2026-02-28')
    expect(simular({ motivo: '03', inicio: '2026-03-02' }, { ferias })).toMatchObject({
      inicio: '2026-03-11',
      dias: null,
    })
    expect(simular({ motivo: '17', inicio: '2026-03-02' }, { ferias })?.inicio).toBe('2026-03-02')
  })

  it('comes back on a day of work of the scale, not a holiday of the place', () => {
    const sexta = doenca('2026-03-02', 5)
    const escala = { tipo: 'SEMANAL', repousos: ['sab', 'dom'] } as const
    expect(simular(sexta)?.voltaAoTrabalho).toBe('2026-03-07')
    expect(simular(sexta, { escala })?.voltaAoTrabalho).toBe('2026-03-09')
    const parametros = { calendario: { feriadosLocais: ['2026-03-09'] } }
    expect(simular(sexta, { escala, parametros })?.voltaAoTrabalho).toBe('2026-03-10')
    expect(simular({ motivo: '03', inicio: '2026-03-02' })).toMatchObject({
      retorno: null,
      voltaAoTrabalho: null,
    })
  })
})

describe('who pays', () => {
  it('Lei 8.213 art. 60 § 3º: fifteen days of the company, the rest of INSS', () => {
    expect(simular(doenca('2026-03-02', 20))).toMatchObject({
      diasEmpresa: 15,
      diasInss: 5,
      inssApartirDe: '2026-03-17',
      infoMesmoMtv: 'N',
      somaDias: 20,
      quemPaga: 'EMPRESA_15_DIAS',
      motivoEsocial: '03',
    })
    expect(simular({ motivo: '03', inicio: '2026-03-02' })).toMatchObject({
      diasEmpresa: 15,
      diasInss: null,
      inssApartirDe: '2026-03-17',
      somaDias: null,
    })
    expect(
      simular({ motivo: 'J-ATESTADO_MEDICO', inicio: '2026-03-02', atestado: { dias: 3 } }),
    ).toMatchObject({
      diasEmpresa: 3,
      diasInss: 0,
      quemPaga: 'EMPRESA',
      motivoEsocial: '03',
    })
  })

  it('Decreto 3.048 art. 75: a short certificate of an illness that came back is of INSS in everything', () => {
    const curto: PedidoDeAfastamento = {
      motivo: 'J-ATESTADO_MEDICO',
      inicio: '2026-03-30',
      atestado: { dias: 10 },
    }
    const afastamentos = [antes('2026-03-02', '2026-03-16')]
    const fgts = (mesmaDoenca: boolean) => efeito('FGTS', { ...curto, mesmaDoenca }, { afastamentos })
    expect(fgts(true)).toMatchObject({ de: '2026-03-30', ate: '2026-04-08', dias: 10 })
    expect(fgts(false)).toBeNull()
    const nasFerias = (inssApartirDe: string | null) =>
      ocorrenciaDoAfastamento({
        motivo: 'J-ATESTADO_MEDICO',
        inicio: '2026-03-30',
        fim: '2026-04-08',
        inssApartirDe,
      })
    expect(nasFerias('2026-03-30')).toEqual({
      tipo: 'BENEFICIO_INSS',
      inicio: '2026-03-30',
      fim: '2026-04-08',
    })
    expect(nasFerias(null)).toBeNull()
  })

  it('Decreto 3.048 art. 75: same illness within 60 days, once Sesmt says so', () => {
    const depois = doenca('2026-03-30', 8)
    const afastamentos = [antes('2026-03-02', '2026-03-11')]
    expect(simular(depois, { afastamentos })).toMatchObject({
      diasEmpresa: 8,
      infoMesmoMtv: 'N',
      somaDias: 8,
    })
    expect(simular({ ...depois, mesmaDoenca: true }, { afastamentos })).toMatchObject({
      diasEmpresa: 5,
      diasInss: 3,
      inssApartirDe: '2026-04-04',
      infoMesmoMtv: 'S',
      somaDias: 18,
      s2230Ate: '2026-04-06',
    })
    // § 3º: after a benefit, INSS from the first day, and S-2230 on it.
    expect(
      simular(doenca('2026-04-06', 7, { mesmaDoenca: true }), {
        afastamentos: [antes('2026-03-02', '2026-03-20')],
      }),
    ).toMatchObject({ diasEmpresa: 0, diasInss: 7, inssApartirDe: '2026-04-06', s2230Ate: '2026-04-06' })
  })

  it('the chain is of the illness of the last leave, closed before the first day', () => {
    const este = doenca('2026-04-20', 10, { mesmaDoenca: true })
    const soma = (...afastamentos: AfastamentoAnterior[]) => simular(este, { afastamentos })?.somaDias
    const costas = (inicio: string, fim: string) => antes(inicio, fim, { doenca: 'costas' })
    expect(soma(costas('2026-04-10', '2026-04-12'), costas('2026-03-02', '2026-03-05'))).toBe(17)
    expect(soma(antes('2026-04-10', '2026-04-12'), antes('2026-03-02', '2026-03-05'))).toBe(13)
    expect(soma(costas('2026-04-10', '2026-04-12'), antes('2026-03-02', '2026-03-05'))).toBe(13)
    expect(soma(antes('2026-04-10', null), antes('2026-04-15', '2026-04-25'))).toBe(10)
    expect(
      soma(
        antes('2026-04-10', '2026-04-12', { motivo: '16' }),
        antes('2026-04-01', '2026-04-02', { motivo: '99' }),
      ),
    ).toBe(10)
    expect(soma(antes('2026-04-10', '2026-04-12', { motivo: '01' }))).toBe(13)
    // Earlier leaves that overlap are bad data.
    expect(soma(costas('2026-04-10', '2026-04-12'), costas('2026-04-11', '2026-04-15'))).toBe(10)
  })

  it('INSS, the company, nobody, or as it was agreed', () => {
    const paga = (motivo: string, resto: Partial<PedidoDeAfastamento> = {}) => {
      const { diasEmpresa, diasInss, inssApartirDe } =
        simular({ motivo, inicio: '2026-03-02', fim: '2026-03-11', ...resto }) ?? {}
      return [diasEmpresa, diasInss, inssApartirDe]
    }
    expect(paga('20')).toEqual([0, 10, '2026-03-02'])
    expect(paga('17')).toEqual([10, 0, null])
    expect(paga('16')).toEqual([10, 0, null])
    expect(paga('21')).toEqual([0, 0, null])
    expect(paga('07')).toEqual([null, 0, null])
    expect(paga('07', { remunerado: true })).toEqual([10, 0, null])
    expect(paga('07', { remunerado: false })).toEqual([0, 0, null])
  })
})

describe('deadlines', () => {
  const s2230 = (pedido: PedidoDeAfastamento, resto: Resto = {}) => {
    const { obrigatorioS2230, s2230Ate, s2230TerminoAte } = simular(pedido, resto) ?? {}
    return [obrigatorioS2230, s2230Ate, s2230TerminoAte]
  }

  it('MOS S-2230: by the reason and the length', () => {
    expect(s2230(doenca('2026-03-02', 15))).toEqual([false, null, null])
    expect(s2230(doenca('2026-03-02', 16))).toEqual([true, '2026-03-17', '2026-04-15'])
    expect(s2230({ ...doenca('2026-03-02', 5), motivo: '01' })).toEqual([true, '2026-04-15', '2026-04-15'])
    expect(s2230({ motivo: '17', inicio: '2026-03-02' })).toEqual([true, '2026-04-15', '2026-07-15'])
    expect(s2230({ motivo: '06', inicio: '2026-03-02' })).toEqual([true, '2026-04-15', null])
    expect(s2230({ motivo: '16', inicio: '2026-03-02', fim: '2026-05-30' })).toEqual([false, null, null])
    expect(s2230({ motivo: 'J-LUTO', inicio: '2026-03-02' })).toEqual([false, null, null])
  })

  it('MOS S-2230 quadro 2.1: some only for a whole month without pay', () => {
    const licenca = (inicio: string, fim?: string, remunerado?: boolean) =>
      s2230({ motivo: '21', inicio, ...(fim && { fim }), ...(remunerado !== undefined && { remunerado }) })[0]
    expect(licenca('2026-03-02', '2026-04-29')).toBe(false)
    expect(licenca('2026-03-02', '2026-04-30')).toBe(true)
    expect(licenca('2026-04-01', '2026-04-30')).toBe(true)
    expect(licenca('2026-04-01', '2026-04-29')).toBe(false)
    expect(licenca('2026-03-02')).toBe(true)
    expect(licenca('2026-04-01', '2026-04-30', true)).toBe(false)
  })

  it('local holidays postpone them', () => {
    const parametros = { calendario: { feriadosLocais: ['2026-03-17', '2026-04-15'] } }
    expect(s2230(doenca('2026-03-02', 16), { parametros })).toEqual([true, '2026-03-18', '2026-04-16'])
    expect(s2230({ motivo: '17', inicio: '2026-03-02' }, { parametros })[1]).toBe('2026-04-16')
  })

  it('Lei 8.213 art. 22: the CAT by the next business day, at once in case of death', () => {
    const cat = (resto: Partial<PedidoDeAfastamento>, outros: Resto = {}) =>
      simular({ ...doenca('2026-03-02', 5), motivo: '01', ...resto }, outros)?.catAte
    expect(cat({ acidente: { data: '2026-02-27' } })).toBe('2026-03-02')
    expect(cat({ acidente: { data: '2026-02-27', obito: true } })).toBe('2026-02-27')
    const parametros = { calendario: { feriadosLocais: ['2026-03-02'] } }
    expect(cat({ acidente: { data: '2026-02-27' } }, { parametros })).toBe('2026-03-03')
    expect(cat({})).toBeNull()
    expect(cat({ motivo: '03', acidente: { data: '2026-02-27' } })).toBeNull()
  })

  it('NR-7 7.5.9: the return exam from the thirtieth day, leaves in a row as one', () => {
    const exame = (pedido: PedidoDeAfastamento, resto: Resto = {}) => {
      const { exameRetorno, exameRetornoDesde } = simular(pedido, resto) ?? {}
      return [exameRetorno, exameRetornoDesde]
    }
    expect(exame(doenca('2026-03-02', 29))).toEqual([false, '2026-03-31'])
    expect(exame(doenca('2026-03-02', 30))).toEqual([true, '2026-03-31'])
    expect(exame({ motivo: '03', inicio: '2026-03-02' }, { hoje: '2026-03-30' })).toEqual([
      false,
      '2026-03-31',
    ])
    expect(exame({ motivo: '03', inicio: '2026-03-02' }, { hoje: '2026-03-31' })).toEqual([
      true,
      '2026-03-31',
    ])
    expect(exame({ motivo: '16', inicio: '2026-03-02', fim: '2026-05-02' })).toEqual([false, null])
    const seguidos = [antes('2026-02-15', '2026-03-01'), antes('2026-02-10', '2026-02-14', { motivo: '01' })]
    expect(exame(doenca('2026-03-02', 10), { afastamentos: seguidos })).toEqual([true, '2026-03-11'])
    const soltos = [
      antes('2026-02-15', '2026-02-28'),
      antes('2026-02-15', '2026-03-01', { motivo: '16' }),
      antes('2026-02-15', '2026-03-01', { motivo: '99' }),
      antes('2026-03-02', '2026-03-01'),
    ]
    expect(exame(doenca('2026-03-02', 10), { afastamentos: soltos })).toEqual([false, '2026-03-31'])
  })
})
