import { describe, expect, it } from 'vitest'
import { efeitosDoAfastamento, type CodigoDeEfeito } from './efeitos-tipos.ts'
import { ocorrenciaDoAfastamento } from './efeitos-ferias.ts'
import { simularAfastamento } from './simulacao.ts'
import type { AfastamentoAnterior, CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'

const dePerto: CircunstanciasDoAfastamento = { hoje: '2026-03-02', admissao: '2024-08-01' }
type Resto = Partial<CircunstanciasDoAfastamento>

const simular = (pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  simularAfastamento(pedido, { ...dePerto, ...resto })
const doenca = (
  inicio: string,
  dias: number,
  resto: Partial<PedidoDeAfastamento> = {},
): PedidoDeAfastamento => ({
  motivo: '03',
  inicio,
  atestado: { dias },
  ...resto,
})
const efeito = (codigo: CodigoDeEfeito, pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  simular(pedido, resto)?.efeitos.find((um) => um.codigo === codigo) ?? null
const efeitos = (pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  simular(pedido, resto)?.efeitos.map(({ codigo }) => codigo)
const antes = (inicio: string, fim: string | null, resto: Partial<AfastamentoAnterior> = {}) => ({
  motivo: '03',
  inicio,
  fim,
  ...resto,
})

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

describe('effects', () => {
  it('each has a name and who is told, and the health reasons tell Operacional of the post only', () => {
    expect(efeitosDoAfastamento).toMatchSnapshot()
    expect(efeitos(doenca('2026-03-02', 3))).toEqual(['ALOCACAO', 'TRANSPORTE', 'REFEICAO'])
  })

  it('counts the days of work by the scale, calendar days at the post without it', () => {
    const escala = { tipo: 'SEMANAL', repousos: ['sab', 'dom'] } as const
    const dias = (resto: Resto) => simular(doenca('2026-03-06', 4), resto)?.efeitos.map((um) => um.dias)
    expect(dias({ escala })).toEqual([2, 2, 2])
    expect(dias({})).toEqual([4, null, null])
    expect(efeito('ALOCACAO', { motivo: '03', inicio: '2026-03-02' }, { escala })).toMatchObject({
      dias: null,
      ate: null,
      texto: 'Fora do posto a partir de 02/03/2026, sem data de volta.',
    })
  })

  it('meals may go on by the agreement', () => {
    expect(efeito('REFEICAO', doenca('2026-03-02', 3))?.texto).toContain('se a convenção não mandar manter')
    expect(efeito('REFEICAO', { motivo: 'J-LUTO', inicio: '2026-03-02' })?.texto).toBe(
      'Refeição suspensa a partir de 02/03/2026, até 03/03/2026.',
    )
  })

  it('Lei 8.036 art. 15 § 5º: FGTS stops with the wage, not in an accident or military service', () => {
    const fgts = (pedido: PedidoDeAfastamento) => {
      const { de, ate, dias } = efeito('FGTS', pedido) ?? {}
      return [de, ate, dias]
    }
    const nada = [undefined, undefined, undefined]
    expect(fgts(doenca('2026-03-02', 15))).toEqual(nada)
    expect(fgts(doenca('2026-03-02', 20))).toEqual(['2026-03-17', '2026-03-21', 5])
    expect(fgts({ motivo: '03', inicio: '2026-03-02' })).toEqual(['2026-03-17', null, null])
    expect(fgts({ ...doenca('2026-03-02', 20), motivo: '01' })).toEqual(nada)
    expect(fgts({ motivo: '29', inicio: '2026-03-02' })).toEqual(nada)
    expect(fgts({ motivo: '17', inicio: '2026-03-02' })).toEqual(nada)
    expect(fgts({ motivo: '21', inicio: '2026-03-02' })).toEqual(['2026-03-02', null, null])
    const mandato = { motivo: '24', inicio: '2026-03-02' }
    expect(fgts({ ...mandato, remunerado: true })).toEqual(nada)
    expect(fgts({ ...mandato, remunerado: false })).toEqual(['2026-03-02', null, null])
    expect(fgts(mandato)).toEqual(['2026-03-02', null, null])
  })

  it('CLT art. 472 § 2º: the trial that would end meanwhile asks for a decision', () => {
    const experiencia = { admissao: '2026-01-01', fimDaExperiencia: '2026-03-31' }
    expect(efeito('EXPERIENCIA', doenca('2026-03-02', 60), experiencia)).toMatchObject({
      dias: 30,
      ate: '2026-04-30',
      dados: { novoFim: '2026-04-30' },
    })
    expect(efeito('EXPERIENCIA', doenca('2026-03-02', 30), experiencia)).toBeNull()
    expect(
      efeito('EXPERIENCIA', doenca('2026-03-02', 30), {
        ...experiencia,
        parametros: { computaNaExperiencia: false },
      })?.dias,
    ).toBe(30)
    expect(efeito('EXPERIENCIA', doenca('2026-03-31', 2), experiencia)?.dias).toBe(1)
    expect(efeito('EXPERIENCIA', doenca('2026-04-01', 30), experiencia)).toBeNull()
    expect(efeito('EXPERIENCIA', { motivo: '03', inicio: '2026-03-02' }, experiencia)).toMatchObject({
      ate: null,
      dias: null,
    })
    expect(efeito('EXPERIENCIA', { motivo: 'J-LUTO', inicio: '2026-03-31' }, experiencia)).toBeNull()
    expect(efeito('EXPERIENCIA', doenca('2026-03-02', 60), { fimDaExperiencia: null })).toBeNull()
  })

  it('each protection is counted from its landmark', () => {
    const ate = (pedido: PedidoDeAfastamento) => efeito('ESTABILIDADE', pedido)?.ate
    const acidente = { ...doenca('2026-03-02', 40), motivo: '01' }
    expect(ate(acidente)).toBe('2027-04-10')
    expect(ate({ ...acidente, beneficio: { cessacao: '2026-05-20' } })).toBe('2027-05-20')
    expect(ate({ ...acidente, atestado: { dias: 15 } })).toBeUndefined()
    expect(ate({ motivo: '01', inicio: '2026-03-02' })).toBeNull()
    expect(ate({ motivo: '17', inicio: '2026-03-02', parto: '2026-07-10' })).toBe('2026-12-10')
    expect(ate({ motivo: '17', inicio: '2026-03-02' })).toBeNull()
    expect(ate({ motivo: '20', inicio: '2026-03-02' })).toBe('2026-08-02')
    expect(ate({ motivo: '20', inicio: '2026-03-02', adocao: '2026-03-01' })).toBe('2026-08-01')
    const pai = { motivo: 'J-PATERNIDADE', inicio: '2027-01-01' }
    expect(ate(pai)).toBe('2027-02-10')
    expect(ate({ ...pai, parto: '2026-12-31' })).toBeUndefined()
    expect(ate({ ...pai, adocao: '2026-12-31' })).toBeUndefined()
    expect(ate({ ...pai, inicio: '2026-12-31', parto: '2027-01-01' })).toBe('2027-02-09')
    expect(ate({ motivo: '27', inicio: '2026-03-02', fim: '2026-06-30' })).toBe('2026-10-01')
    expect(ate({ motivo: '27', inicio: '2026-03-02' })).toBeNull()
    expect(ate({ motivo: '24', inicio: '2026-03-02' })).toBeNull()
    expect(ate(doenca('2026-03-02', 40))).toBeUndefined()
    expect(efeito('ESTABILIDADE', { motivo: '17', inicio: '2026-03-02' })?.texto).toContain('depende')
    expect(efeito('ESTABILIDADE', acidente)?.dados).toEqual({ tipo: 'ACIDENTADO' })
  })

  it('Súmula 371 TST: a notice that runs meanwhile stops', () => {
    const aviso = { comunicacao: '2026-02-20', fim: '2026-03-21' }
    const suspenso = (pedido: PedidoDeAfastamento) => efeito('AVISO_SUSPENSO', pedido, { aviso })
    expect(suspenso(doenca('2026-03-21', 3))).toMatchObject({ de: '2026-03-21', ate: '2026-03-23' })
    expect(suspenso(doenca('2026-03-22', 3))).toBeNull()
    expect(suspenso(doenca('2026-02-10', 11))).toMatchObject({ de: '2026-02-20' })
    expect(suspenso(doenca('2026-02-10', 10))).toBeNull()
    expect(suspenso({ motivo: '03', inicio: '2026-01-10' })).toMatchObject({ de: '2026-02-20', ate: null })
    expect(efeito('AVISO_SUSPENSO', doenca('2026-03-02', 3), { aviso: null })).toBeNull()
  })

  it('NR-7: the exam comes after the last day, or when it is due while there is none', () => {
    expect(efeito('EXAME_DE_RETORNO', doenca('2026-03-02', 30))?.de).toBe('2026-04-01')
    expect(efeito('EXAME_DE_RETORNO', doenca('2026-03-02', 29))).toBeNull()
    const aberto = { motivo: '03', inicio: '2026-03-02' }
    expect(efeito('EXAME_DE_RETORNO', aberto, { hoje: '2026-04-20' })?.de).toBe('2026-03-31')
    expect(efeito('EXAME_DE_RETORNO', aberto)).toBeNull()
  })
})

describe('vacation', () => {
  it('CLT art. 133 IV: more than six months of INSS lose the period, those before included', () => {
    const perda = doenca('2024-11-01', 222)
    expect(efeito('FERIAS_PERDIDAS', perda, { hoje: '2025-08-01' })).toMatchObject({
      de: '2024-11-16',
      ate: '2025-06-10',
      dias: 207,
      dados: { aquisitivoInicio: '2024-08-01', aquisitivoFim: '2025-06-10' },
    })
    const curto = doenca('2025-01-10', 115)
    expect(efeito('FERIAS_PERDIDAS', curto)).toBeNull()
    const ocorrencias = [{ tipo: 'BENEFICIO_INSS', inicio: '2024-09-01', fim: '2024-11-30' }] as const
    expect(efeito('FERIAS_PERDIDAS', curto, { ocorrencias })?.dias).toBe(191)
    expect(efeito('FERIAS_PERDIDAS', curto, { parametros: { limiteBeneficioDias: 99 } })?.dias).toBe(100)
    expect(efeito('FERIAS_PERDIDAS', curto, { parametros: { limiteBeneficioDias: 100 } })).toBeNull()
  })

  it('CLT art. 133 II: paid leave of more than 30 days; art. 130: unpaid days do not count', () => {
    const licenca = (motivo: string, fim: string, resto: Partial<PedidoDeAfastamento> = {}) =>
      efeitos({ motivo, inicio: '2025-02-01', fim, ...resto })?.filter((codigo) =>
        codigo.startsWith('FERIAS'),
      )
    expect(licenca('16', '2025-03-02')).toEqual([])
    expect(licenca('16', '2025-03-03')).toEqual(['FERIAS_PERDIDAS'])
    expect(licenca('07', '2025-03-03', { remunerado: true })).toEqual(['FERIAS_PERDIDAS'])
    expect(licenca('07', '2025-03-03', { remunerado: false })).toEqual(['FERIAS_ADIADAS'])
    expect(licenca('17', '2025-05-31')).toEqual([])
    expect(efeito('FERIAS_ADIADAS', { motivo: '21', inicio: '2025-02-01', fim: '2025-03-02' })).toMatchObject(
      {
        dias: 30,
        texto:
          'O período aquisitivo que começou em 01/08/2024 passa a terminar em 30/08/2025: 30 dias não contam.',
      },
    )
    // A leave that goes on and did not pass anything yet changes nothing; in time it will.
    expect(efeitos({ motivo: '11', inicio: '2026-03-02' })).toContain('FERIAS_ADIADAS')
  })

  it('is a fact of the acquisition periods', () => {
    const fato = (motivo: '01' | '03' | '06' | '11' | '16' | '17' | '24' | '29', resto = {}) =>
      ocorrenciaDoAfastamento({ motivo, inicio: '2026-03-02', fim: null, inssApartirDe: null, ...resto })
    expect(fato('03')).toBeNull()
    expect(fato('03', { inssApartirDe: '2026-03-17', fim: '2026-04-01' })).toEqual({
      tipo: 'BENEFICIO_INSS',
      inicio: '2026-03-17',
      fim: '2026-04-01',
    })
    expect(fato('17')).toBeNull()
    expect(fato('11')).toEqual({ tipo: 'PRISAO', inicio: '2026-03-02' })
    expect(fato('24', { remunerado: false })?.tipo).toBe('LICENCA_SEM_REMUNERACAO')
    expect(fato('24', { remunerado: true })?.tipo).toBe('LICENCA_REMUNERADA')
    expect(fato('29', { remunerado: true })?.tipo).toBe('SERVICO_MILITAR')
  })

  it('CLT art. 392 and 134: the birth interrupts, and what was to begin is moved', () => {
    const ferias = [{ inicio: '2026-03-01', fim: '2026-03-30' }]
    expect(efeito('FERIAS_INTERROMPIDAS', { motivo: '17', inicio: '2026-03-11' }, { ferias })).toMatchObject({
      dias: 20,
      texto: 'Férias até 10/03/2026; 20 dias voltam ao saldo.',
      dados: { diasGozados: 10 },
    })
    const remarcar = (pedido: PedidoDeAfastamento) => efeito('FERIAS_A_REMARCAR', pedido, { ferias })
    expect(remarcar({ motivo: '17', inicio: '2026-03-01' })).toMatchObject({ dias: 30, de: '2026-03-01' })
    expect(remarcar({ motivo: '17', inicio: '2026-03-31' })).toBeNull()
    expect(remarcar(doenca('2026-02-20', 20))).toMatchObject({ dias: 30 })
    expect(remarcar(doenca('2026-02-20', 9))).toBeNull()
    expect(remarcar({ motivo: '03', inicio: '2026-02-20' })).not.toBeNull()
    expect(remarcar(doenca('2026-03-05', 60))).toBeNull()
    expect(remarcar({ motivo: '16', inicio: '2026-02-20', fim: '2026-03-10' })).toBeNull()
  })
})
