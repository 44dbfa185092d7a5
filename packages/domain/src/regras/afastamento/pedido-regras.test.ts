import { describe, expect, it } from 'vitest'
import { verificarAfastamento } from './pedido.ts'
import type { AfastamentoAnterior, CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'
import { HOJE, type Resto, codigos, achado, doenca, antes } from './exemplos-pedido.ts'

describe('certificate', () => {
  const com = (atestado: PedidoDeAfastamento['atestado'], resto: Resto = {}) =>
    codigos({ motivo: '03', inicio: HOJE, fim: HOJE, atestado: atestado ?? {} }, resto)

  it('LGPD art. 11: the CID only with consent', () => {
    expect(com({ cid: 'J11' })).toEqual(['bloqueio CID_SEM_CONSENTIMENTO'])
    expect(com({ cid: 'J11', cidAutorizado: false })).toEqual(['bloqueio CID_SEM_CONSENTIMENTO'])
    expect(com({ cid: 'J11', cidAutorizado: true })).toEqual([])
    expect(com({ cid: '' })).toEqual([])
  })

  it('the company asks for it in 48 hours, or as it says', () => {
    expect(com({ emissao: '2026-11-21' })).toEqual([])
    expect(com({ emissao: '2026-11-20' })).toEqual(['alerta atestado_atrasado'])
    expect(com({ emissao: '2026-11-20', entregueEm: '2026-11-22' })).toEqual([])
    expect(com({ emissao: '2026-11-20' }, { parametros: { atestadoHoras: 72 } })).toEqual([])
    expect(codigos({ motivo: '03', inicio: '2026-11-20', fim: HOJE, atestado: {} })).toEqual([
      'alerta atestado_atrasado',
    ])
  })

  it('issued by the first day, and not in the future', () => {
    expect(com({ emissao: '2026-11-24' })).toEqual(['bloqueio atestado_emissao'])
    expect(codigos(doenca('2026-11-22', 3))).toEqual(['alerta atestado_emissao'])
    expect(codigos(doenca(HOJE, 3))).toEqual([])
  })

  it('its days agree with the dates', () => {
    expect(codigos(doenca(HOJE, 3, { fim: '2026-11-25' }))).toEqual([])
    expect(achado('atestado_dias', doenca(HOJE, 3, { fim: '2026-11-26' }))).toMatchObject({
      severidade: 'alerta',
      dados: { dias: 3, dasDatas: 4 },
    })
  })

  it('is not used twice: the same file, or the same doctor for the same day', () => {
    const medico = { conselho: 'CRM', registro: '123', uf: 'SP' }
    const repetido = (atestado: object, outro: AfastamentoAnterior) =>
      codigos({ motivo: '03', inicio: HOJE, fim: HOJE, atestado }, { afastamentos: [outro] }).includes(
        'alerta atestado_repetido',
      )
    const velho = (atestado: object, inicio = '2026-06-01') => antes('03', inicio, inicio, { atestado })
    expect(repetido({ hash: 'a' }, velho({ hash: 'a' }))).toBe(true)
    expect(repetido({ hash: 'a' }, velho({ hash: 'b' }))).toBe(false)
    expect(repetido({}, velho({}, HOJE))).toBe(false)
    expect(repetido({}, antes('03', '2026-06-01', '2026-06-02'))).toBe(false)
    expect(repetido({ hash: 'a' }, antes('03', '2026-06-01', '2026-06-02'))).toBe(false)
    expect(repetido(medico, velho(medico, HOJE))).toBe(true)
    expect(repetido(medico, velho(medico))).toBe(false)
    expect(repetido(medico, velho({ ...medico, registro: '124' }, HOJE))).toBe(false)
    expect(repetido(medico, velho({ ...medico, uf: 'RJ' }, HOJE))).toBe(false)
    expect(repetido(medico, velho({ ...medico, conselho: 'CRO' }, HOJE))).toBe(false)
    expect(
      codigos({ motivo: '16', inicio: HOJE, fim: HOJE }, { afastamentos: [velho({}, '2026-06-01')] }),
    ).toEqual([])
  })

  it('Lei 605 art. 6º: up to fifteen days as an absence', () => {
    const atestado = (dias: number): PedidoDeAfastamento => ({
      motivo: 'J-ATESTADO_MEDICO',
      inicio: HOJE,
      atestado: { dias },
    })
    expect(codigos(atestado(15))).toEqual([])
    expect(codigos(atestado(16))).toEqual(['bloqueio PASSA_DE_15_DIAS', 'alerta ENCAMINHAR_AO_INSS'])
    expect(codigos({ motivo: 'J-ATESTADO_MEDICO', inicio: HOJE, atestado: {} })).toContain(
      'bloqueio FIM_OBRIGATORIO',
    )
  })
})

describe('illness and accident', () => {
  it('Decreto 3.048 art. 75: asks Sesmt about a leave that ended less than 60 days before', () => {
    const confirmar = (fim: string, pedido = doenca(HOJE, 3)) =>
      achado('MESMA_DOENCA_A_CONFIRMAR', pedido, { afastamentos: [antes('03', '2026-09-01', fim)] })
    expect(confirmar('2026-09-23')).toMatchObject({ severidade: 'alerta', dados: { fim: '2026-09-23' } })
    expect(confirmar('2026-09-22')).toBeNull()
    expect(confirmar('2026-09-23', doenca(HOJE, 3, { mesmaDoenca: false }))).toBeNull()
    expect(confirmar('2026-09-23', { motivo: '16', inicio: HOJE, fim: HOJE })).toBeNull()
    expect(codigos(doenca(HOJE, 3), { afastamentos: [antes('16', '2026-11-01', '2026-11-20')] })).toEqual([])
  })

  it('Decreto 3.048 art. 75: tells the sum once it is the same', () => {
    const afastamentos = [antes('03', '2026-11-01', '2026-11-10')]
    expect(
      achado('MESMA_DOENCA_SOMADA', doenca(HOJE, 3, { mesmaDoenca: true }), { afastamentos }),
    ).toMatchObject({
      severidade: 'alerta',
      dados: { somaDias: 13, diasEmpresa: 3 },
    })
    expect(achado('MESMA_DOENCA_SOMADA', doenca(HOJE, 3, { mesmaDoenca: true }))).toBeNull()
    const aberto = { motivo: '03', inicio: HOJE, atestado: {}, mesmaDoenca: true }
    expect(achado('MESMA_DOENCA_SOMADA', aberto, { afastamentos })?.mensagem).not.toContain('null')
  })

  it('Lei 8.213 art. 60: sends to INSS from the sixteenth day, until there is a benefit', () => {
    expect(codigos(doenca(HOJE, 15))).toEqual([])
    expect(achado('ENCAMINHAR_AO_INSS', doenca(HOJE, 16))).toMatchObject({
      dados: { inssApartirDe: '2026-12-08' },
    })
    expect(codigos(doenca(HOJE, 16, { beneficio: { numero: '1' } }))).toEqual([])
    expect(codigos(doenca(HOJE, 16, { beneficio: {} }))).toEqual(['alerta ENCAMINHAR_AO_INSS'])
    expect(codigos({ motivo: '20', inicio: HOJE, adocao: HOJE })).toEqual([])
  })

  it('Lei 8.213 art. 22: the CAT, its deadline and its delay', () => {
    const acidente = (data: string, cat?: string): PedidoDeAfastamento => ({
      ...doenca(HOJE, 3),
      motivo: '01',
      acidente: { data, ...(cat && { cat }) },
    })
    expect(achado('CAT_PENDENTE', acidente('2026-11-20'))).toMatchObject({ dados: { catAte: HOJE } })
    expect(codigos(acidente('2026-11-19'))).toEqual(['alerta CAT_PENDENTE'])
    expect(codigos(acidente('2026-11-18'))).toEqual(['alerta CAT_ATRASADA'])
    expect(codigos(acidente('2026-11-18', '2026.1'))).toEqual([])
    expect(codigos(acidente(HOJE, '1'))).toEqual([])
    expect(codigos(acidente('2026-11-24', '1'))).toEqual(['bloqueio ACIDENTE_DEPOIS_DO_INICIO'])
    expect(codigos({ ...acidente('2026-11-18'), motivo: '03' })).toEqual([])
    expect(codigos({ ...doenca(HOJE, 3), motivo: '01' })).toEqual(['bloqueio ACIDENTE_OBRIGATORIO'])
  })

  it('MOS S-2230: tells a deadline that passed', () => {
    const parametros = { atestadoHoras: 9_999 }
    const envio = (hoje: string) =>
      codigos({ motivo: '17', inicio: '2026-10-05', parto: '2026-10-05' }, { hoje, parametros })
    expect(envio('2026-11-16')).toEqual(['info EXAME_DE_RETORNO'])
    expect(envio('2026-11-17')).toEqual(['alerta S2230_ATRASADO', 'info EXAME_DE_RETORNO'])
  })

  it('NR-7 7.5.9: tells of the exam', () => {
    expect(achado('EXAME_DE_RETORNO', doenca(HOJE, 30))).toMatchObject({ severidade: 'info' })
    expect(achado('EXAME_DE_RETORNO', doenca(HOJE, 29))).toBeNull()
  })

  it('CLT arts. 133 and 472: tells what is lost or moved', () => {
    const licenca = { motivo: '16', inicio: '2026-10-24', fim: HOJE }
    expect(codigos(licenca)).toEqual(['alerta FERIAS_PERDIDAS'])
    expect(codigos(doenca(HOJE, 3), { fimDaExperiencia: '2026-11-24' })).toEqual([
      'alerta EXPERIENCIA_PRORROGADA',
    ])
  })
})

it('every finding has its sentence, field and law', () => {
  const anteriores = [
    antes('03', '2026-10-01', '2026-10-10', { atestado: { hash: 'a' } }),
    antes('16', '2026-12-01', null),
  ]
  const ruim: CircunstanciasDoAfastamento = {
    hoje: HOJE,
    admissao: '2026-09-01',
    fimDaExperiencia: '2026-11-29',
    aviso: { comunicacao: '2026-11-10', fim: '2026-12-10' },
    ferias: [{ inicio: '2026-11-25', fim: '2026-12-14' }],
    afastamentos: anteriores,
    parametros: { retroativoDias: 3 },
  }
  const acidente: PedidoDeAfastamento = {
    motivo: '03',
    inicio: '2026-11-10',
    atestado: { dias: 40, emissao: '2026-11-12', cid: 'S60', hash: 'a' },
    fim: '2026-12-31',
  }
  expect(verificarAfastamento(acidente, ruim)).toMatchSnapshot('illness')
  expect(
    verificarAfastamento(
      { ...acidente, motivo: '01', acidente: { data: '2026-11-09' }, mesmaDoenca: true },
      ruim,
    ),
  ).toMatchSnapshot('accident')
})
