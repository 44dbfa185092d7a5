import { describe, expect, it } from 'vitest'
import { verificarAfastamento } from './pedido.ts'
import type { AfastamentoAnterior, CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'

const HOJE = '2026-11-23'
const dePerto: CircunstanciasDoAfastamento = { hoje: HOJE, admissao: '2024-03-01' }
type Resto = Partial<CircunstanciasDoAfastamento>

const achados = (pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  verificarAfastamento(pedido, { ...dePerto, ...resto })
const codigos = (pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  achados(pedido, resto).map(({ codigo, severidade }) => `${severidade} ${codigo}`)
const achado = (codigo: string, pedido: PedidoDeAfastamento, resto: Resto = {}) =>
  achados(pedido, resto).find((um) => um.codigo === codigo) ?? null
const doenca = (
  inicio: string,
  dias: number,
  resto: Partial<PedidoDeAfastamento> = {},
): PedidoDeAfastamento => ({
  motivo: '03',
  inicio,
  atestado: { dias, emissao: HOJE },
  ...resto,
})
const antes = (
  motivo: string,
  inicio: string,
  fim: string | null,
  resto: Partial<AfastamentoAnterior> = {},
) => ({
  motivo,
  inicio,
  fim,
  ...resto,
})

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

describe('maternity and family', () => {
  it('CLT art. 392 § 1º: from the 28th day before the birth', () => {
    const antecipada = (inicio: string, marco: Partial<PedidoDeAfastamento>) =>
      codigos({ motivo: '17', inicio, ...marco })
    expect(antecipada('2026-11-12', { partoPrevisto: '2026-12-10' })).toEqual(['info EXAME_DE_RETORNO'])
    expect(antecipada('2026-11-11', { partoPrevisto: '2026-12-10' })).toContain(
      'bloqueio INICIO_ANTES_DE_28_DIAS',
    )
    // The birth that happened counts before the one expected.
    expect(antecipada('2026-11-12', { partoPrevisto: '2027-01-30', parto: '2026-11-20' })).toEqual([
      'info EXAME_DE_RETORNO',
    ])
    expect(antecipada('2026-11-12', {})).toEqual(['info EXAME_DE_RETORNO'])
    expect(
      codigos({ motivo: '20', inicio: '2026-11-11', partoPrevisto: '2026-12-30', adocao: '2026-11-01' }),
    ).toEqual([])
  })

  it('CLT art. 392 § 1º: by the birth, unless a stay in hospital comes first', () => {
    const depois = { motivo: '17', inicio: '2026-11-21', parto: '2026-11-20' }
    expect(codigos(depois)).toEqual(['info EXAME_DE_RETORNO', 'alerta INICIO_DEPOIS_DO_PARTO'])
    expect(codigos({ ...depois, inicio: '2026-11-20' })).toEqual(['info EXAME_DE_RETORNO'])
    const internada = (outro: AfastamentoAnterior) => codigos(depois, { afastamentos: [outro] })
    expect(internada(antes('35', '2026-11-01', '2026-11-20'))).toEqual(['info EXAME_DE_RETORNO'])
    expect(internada(antes('35', '2026-11-01', '2026-11-19'))).toContain('alerta INICIO_DEPOIS_DO_PARTO')
    expect(internada(antes('03', '2026-11-01', '2026-11-20'))).toContain('alerta INICIO_DEPOIS_DO_PARTO')
    expect(codigos({ motivo: '17', inicio: HOJE, partoPrevisto: '2026-11-20' })).toEqual([
      'info EXAME_DE_RETORNO',
    ])
  })

  it('CF art. 7º XVIII; CLT arts. 392 and 395: neither more nor less than the law', () => {
    const ate = (motivo: string, fim: string, resto: Partial<PedidoDeAfastamento> = {}) =>
      codigos({
        motivo,
        inicio: '2026-11-20',
        adocao: '2026-11-20',
        fim,
        atestado: { emissao: HOJE },
        ...resto,
      }).filter((um) => um.includes('LEI') || um.includes('LEGAL'))
    expect(ate('20', '2027-03-19')).toEqual([])
    expect(ate('20', '2027-03-20')).toEqual(['bloqueio LIMITE_LEGAL'])
    expect(ate('20', '2027-03-18')).toEqual(['alerta LICENCA_MENOR_QUE_A_LEI'])
    expect(ate('19', '2026-12-03')).toEqual([])
    expect(ate('19', '2026-12-04')).toEqual(['bloqueio LIMITE_LEGAL'])
    expect(ate('25', '2027-05-18', { remunerado: true })).toEqual([])
    expect(ate('25', '2027-05-19', { remunerado: true })).toEqual(['bloqueio LIMITE_LEGAL'])
    expect(ate('25', '2026-11-25', { remunerado: true })).toEqual([])
    expect(ate('16', '2027-11-20')).toEqual([])
    expect(ate('J-ATESTADO_MEDICO', '2026-11-25')).toEqual([])
    expect(achado('LIMITE_LEGAL', { motivo: '19', inicio: '2026-11-20', fim: '2026-12-04' })?.dados).toEqual({
      daLei: 14,
      dias: 15,
    })
  })

  it('CLT art. 392 §§ 2º and 7º: two weeks by certificate, more in hospital', () => {
    const repouso = (fim: string, resto: Partial<PedidoDeAfastamento> = {}) =>
      codigos({ motivo: '35', inicio: '2026-11-23', fim, atestado: {}, ...resto })
    expect(repouso('2026-12-06')).toEqual([])
    expect(repouso('2026-12-07')).toEqual(['bloqueio LIMITE_LEGAL'])
    expect(repouso('2026-12-07', { internacao: { inicio: '2026-11-23', fim: '2026-12-07' } })).toEqual([])
    expect(repouso('2026-11-25')).toEqual([])
    const internada = {
      motivo: '17',
      inicio: HOJE,
      parto: HOJE,
      internacao: { inicio: HOJE, fim: '2026-12-20' },
    }
    expect(codigos(internada)).toEqual(['info EXAME_DE_RETORNO'])
  })

  it('Leis 11.770 and 15.156: the extension follows the leave, in its time, in such a company', () => {
    const parto = '2026-07-27'
    const afastamentos = [antes('17', parto, '2026-11-23')]
    const cidada = { motivo: '18', inicio: '2026-11-24', parto }
    const parametros = { empresaCidada: true }
    const so = (pedido: PedidoDeAfastamento, resto: Resto) =>
      codigos(pedido, resto).filter((um) => um.includes('CIDADA') || um.includes('PRORROGACAO'))
    expect(so(cidada, { afastamentos, parametros, hoje: '2026-08-27' })).toEqual([])
    expect(so(cidada, { afastamentos, parametros, hoje: '2026-08-28' })).toEqual([
      'alerta PRORROGACAO_FORA_DO_PRAZO',
    ])
    expect(so(cidada, { afastamentos, hoje: '2026-08-27' })).toEqual(['bloqueio EMPRESA_NAO_CIDADA'])
    expect(so(cidada, { afastamentos, parametros: { empresaCidada: false }, hoje: '2026-08-27' })).toEqual([
      'bloqueio EMPRESA_NAO_CIDADA',
    ])
    expect(so(cidada, { parametros, hoje: '2026-08-27' })).toEqual(['alerta PRORROGACAO_SEM_LICENCA'])
    for (const motivo of ['18', '20', '35']) {
      const outra = [antes(motivo, parto, '2026-11-23')]
      expect(so(cidada, { afastamentos: outra, parametros, hoje: '2026-08-27' })).toEqual([])
    }
    const zika = { motivo: '43', inicio: HOJE, parto }
    expect(so(zika, {})).toEqual(['alerta PRORROGACAO_SEM_LICENCA'])
    expect(so(zika, { afastamentos: [antes('17', parto, '2026-11-22')] })).toEqual([])
    expect(so({ motivo: '18', inicio: '2026-11-24' }, { afastamentos, parametros })).toEqual([])
    expect(so({ motivo: '17', inicio: HOJE, parto: HOJE }, {})).toEqual([])
  })

  it('CLT arts. 392-A and 473: not before the adoption, the birth, the death, the wedding', () => {
    const so = (pedido: PedidoDeAfastamento) => codigos(pedido).filter((um) => um.includes('FATO'))
    const amanha = '2026-11-24'
    expect(so({ motivo: '20', inicio: HOJE, adocao: amanha })).toEqual(['bloqueio INICIO_ANTES_DO_FATO'])
    expect(so({ motivo: '20', inicio: HOJE, adocao: HOJE })).toEqual([])
    expect(so({ motivo: 'J-PATERNIDADE', inicio: HOJE, parto: amanha })).toEqual([
      'bloqueio INICIO_ANTES_DO_FATO',
    ])
    expect(so({ motivo: 'J-PATERNIDADE', inicio: HOJE, adocao: amanha })).toEqual([
      'bloqueio INICIO_ANTES_DO_FATO',
    ])
    expect(so({ motivo: 'J-PATERNIDADE', inicio: HOJE, parto: HOJE, adocao: amanha })).toEqual([])
    expect(so({ motivo: 'J-LUTO', inicio: HOJE, fato: amanha })).toEqual(['bloqueio INICIO_ANTES_DO_FATO'])
    expect(so({ motivo: 'J-LUTO', inicio: HOJE })).toEqual([])
    expect(so({ motivo: '17', inicio: HOJE, parto: amanha })).toEqual([])
  })
})

describe('counters of CLT art. 473', () => {
  const limite = (pedido: PedidoDeAfastamento, ...afastamentos: AfastamentoAnterior[]) =>
    achado('LIMITE_ART_473', pedido, { afastamentos })?.dados ?? null
  const sangue = (inicio: string, fim?: string): PedidoDeAfastamento => ({
    motivo: 'J-DOACAO_SANGUE',
    inicio,
    ...(fim && { fim }),
  })
  const doou = (dia: string) => antes('J-DOACAO_SANGUE', dia, dia)

  it('I, II and III: the days in a row', () => {
    expect(limite({ motivo: 'J-LUTO', inicio: HOJE, fim: '2026-11-24' })).toBeNull()
    expect(limite({ motivo: 'J-LUTO', inicio: HOJE, fim: '2026-11-25' })).toEqual({
      limite: 2,
      usados: 0,
      pedidos: 3,
    })
    expect(
      achado(
        'LIMITE_ART_473',
        { motivo: 'J-LUTO', inicio: HOJE, fim: '2026-11-25' },
        { parametros: { diasDaCct: { 'J-LUTO': 3 } } },
      ),
    ).toBeNull()
    expect(
      limite({ motivo: 'J-CASAMENTO', inicio: HOJE }, antes('J-CASAMENTO', '2026-01-05', '2026-01-07')),
    ).toBeNull()
    expect(limite({ motivo: 'J-PATERNIDADE', inicio: HOJE, fim: '2026-11-28' })).toMatchObject({
      limite: 5,
      pedidos: 6,
    })
    expect(limite({ motivo: 'J-JUIZO', inicio: HOJE, fim: '2026-12-23' })).toBeNull()
  })

  it('IV: blood once in twelve months, those ahead included', () => {
    expect(limite(sangue(HOJE))).toBeNull()
    expect(limite(sangue(HOJE), doou('2025-11-23'))).toBeNull()
    expect(limite(sangue(HOJE), doou('2025-11-24'))).toEqual({ limite: 1, usados: 1, pedidos: 1 })
    expect(limite(sangue(HOJE), doou('2027-11-22'))).toMatchObject({ usados: 1 })
    expect(limite(sangue(HOJE), doou('2027-11-23'))).toBeNull()
    expect(limite(sangue(HOJE), antes('J-PREVENCAO_CANCER', '2026-11-01', '2026-11-01'))).toBeNull()
    expect(limite(sangue(HOJE), antes('J-DOACAO_SANGUE', '2026-11-01', null))).toMatchObject({ usados: 1 })
  })

  it('XII: three days of prevention in the fullest twelve months around', () => {
    const exame = (inicio: string, fim = inicio) => ({ motivo: 'J-PREVENCAO_CANCER', inicio, fim })
    const fez = (inicio: string, fim = inicio) => antes('J-PREVENCAO_CANCER', inicio, fim)
    expect(limite(exame(HOJE, '2026-11-25'))).toBeNull()
    expect(limite(exame(HOJE, '2026-11-25'), fez('2026-01-05'))).toEqual({ limite: 3, usados: 1, pedidos: 3 })
    expect(limite(exame(HOJE), fez('2026-01-05', '2026-01-06'))).toBeNull()
    // Two before and two after, eleven months away each: never four in the same twelve.
    expect(limite(exame(HOJE), fez('2025-12-23', '2025-12-24'), fez('2027-10-20', '2027-10-21'))).toBeNull()
    expect(limite(exame(HOJE), fez('2026-06-01', '2026-06-02'), fez('2027-05-31'))).toMatchObject({
      usados: 3,
    })
  })

  it('XI: one day a year, with a child of up to six', () => {
    const levou = (inicio: string, nascimentoDoFilho?: string): PedidoDeAfastamento => ({
      motivo: 'J-FILHO_ATE_6_ANOS',
      inicio,
      ...(nascimentoDoFilho && { nascimentoDoFilho }),
    })
    const antesLevou = (dia: string) => antes('J-FILHO_ATE_6_ANOS', dia, dia)
    expect(limite(levou(HOJE), antesLevou('2025-12-31'))).toBeNull()
    expect(limite(levou(HOJE), antesLevou('2026-01-01'))).toMatchObject({ usados: 1 })
    expect(codigos(levou(HOJE, '2019-11-24'))).toEqual([])
    expect(codigos(levou(HOJE, '2019-11-23'))).toEqual(['bloqueio FILHO_MAIOR_DE_6'])
    expect(
      codigos({ motivo: 'J-VESTIBULAR', inicio: HOJE, fim: HOJE, nascimentoDoFilho: '2000-01-01' }),
    ).toEqual([])
  })

  it('V: two days to enrol as a voter, ever', () => {
    const titulo = { motivo: 'J-ALISTAMENTO_ELEITORAL', inicio: HOJE }
    expect(limite(titulo, antes(titulo.motivo, '2020-01-06', '2020-01-06'))).toBeNull()
    expect(limite(titulo, antes(titulo.motivo, '2020-01-06', '2020-01-07'))).toMatchObject({ usados: 2 })
  })

  it('X: six visits in a pregnancy', () => {
    const visita = { motivo: 'J-PRE_NATAL_ACOMPANHANTE', inicio: HOJE }
    const visitas = (...dias: string[]) => dias.map((dia) => antes(visita.motivo, dia, dia))
    const cinco = visitas('2026-06-01', '2026-07-01', '2026-08-03', '2026-09-01', '2026-10-01')
    expect(limite(visita, ...cinco)).toBeNull()
    expect(limite(visita, ...cinco, ...visitas('2026-02-16'))).toMatchObject({ limite: 6, usados: 6 })
    expect(limite(visita, ...cinco, ...visitas('2026-02-15'))).toBeNull()
    // The visit after the birth expected is of another pregnancy.
    const previsto = { ...visita, partoPrevisto: '2026-12-10' }
    expect(limite(previsto, ...cinco, ...visitas('2026-12-11'))).toBeNull()
    expect(limite(previsto, ...cinco, ...visitas('2026-12-10'))).toMatchObject({ usados: 6 })
    expect(limite(previsto, ...cinco, ...visitas('2026-03-05'))).toMatchObject({ usados: 6 })
    expect(limite(previsto, ...cinco, ...visitas('2026-03-04'))).toBeNull()
  })

  it('Lei 9.504 art. 98: twice the days of the electoral court', () => {
    expect(limite({ motivo: 'J-MESARIO', inicio: HOJE, diasConvocado: 2, fim: '2026-11-26' })).toBeNull()
    expect(limite({ motivo: 'J-MESARIO', inicio: HOJE, diasConvocado: 2, fim: '2026-11-27' })).toMatchObject({
      limite: 4,
      pedidos: 5,
    })
  })

  it('says the window in words', () => {
    const mensagem = (pedido: PedidoDeAfastamento) => achado('LIMITE_ART_473', pedido)?.mensagem
    expect([
      mensagem(sangue(HOJE, '2026-11-24')),
      mensagem({ motivo: 'J-FILHO_ATE_6_ANOS', inicio: HOJE, fim: '2026-11-24' }),
      mensagem({ motivo: 'J-LUTO', inicio: HOJE, fim: '2026-11-25' }),
    ]).toMatchSnapshot()
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
