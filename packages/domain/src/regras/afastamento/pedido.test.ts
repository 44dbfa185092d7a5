import { describe, expect, it } from 'vitest'
import { verificarAfastamento } from './pedido.ts'
import type { AfastamentoAnterior, CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'

const HOJE = '2026-11-23'
const dePerto: CircunstanciasDoAfastamento = { hoje: HOJE, admissao: '2024-03-01' }

const codigos = (pedido: PedidoDeAfastamento, circunstancias: Partial<CircunstanciasDoAfastamento> = {}) =>
  verificarAfastamento(pedido, { ...dePerto, ...circunstancias }).map(
    ({ codigo, severidade }) => `${severidade} ${codigo}`,
  )

/** The finding of a code, to look into. */
const achado = (
  codigo: string,
  pedido: PedidoDeAfastamento,
  circunstancias: Partial<CircunstanciasDoAfastamento> = {},
) =>
  verificarAfastamento(pedido, { ...dePerto, ...circunstancias }).find((um) => um.codigo === codigo) ?? null

const doenca = (
  inicio: string,
  dias: number,
  resto: Partial<PedidoDeAfastamento> = {},
): PedidoDeAfastamento => ({
  motivo: '03',
  inicio,
  atestado: { dias, emissao: inicio },
  ...resto,
})

describe('reason', () => {
  it('eSocial tabela 18: of the table, offered and already there', () => {
    expect(codigos({ motivo: '' })).toEqual(['bloqueio MOTIVO_DESCONHECIDO'])
    expect(codigos({ motivo: '99' })).toEqual(['bloqueio MOTIVO_DESCONHECIDO'])
    expect(achado('MOTIVO_FORA_DE_USO', { motivo: '15' })?.mensagem).toContain(
      'Férias têm o seu próprio processo',
    )
    expect(codigos({ motivo: '30' })).toEqual(['bloqueio MOTIVO_FORA_DE_USO'])
    const zika = { motivo: '43', parto: '2025-02-01', inicio: '2025-07-01' }
    expect(codigos(zika)).toContain('bloqueio MOTIVO_FORA_DE_USO')
    expect(codigos({ ...zika, inicio: '2025-07-02' })).not.toContain('bloqueio MOTIVO_FORA_DE_USO')
  })

  it('asks for the fields of the reason, with its article, before the first day is known too', () => {
    expect(codigos({ motivo: '03' })).toEqual(['bloqueio ATESTADO_OBRIGATORIO'])
    expect(codigos({ motivo: '01' })).toEqual([
      'bloqueio ATESTADO_OBRIGATORIO',
      'bloqueio ACIDENTE_OBRIGATORIO',
    ])
    expect(codigos({ motivo: '16' })).toEqual(['bloqueio FIM_OBRIGATORIO'])
    expect(codigos({ motivo: '07' })).toEqual(['bloqueio ONUS_OBRIGATORIO'])
    expect(codigos({ motivo: '07', remunerado: false })).toEqual([])
    expect(codigos({ motivo: 'J-MESARIO' })).toEqual(['bloqueio CONVOCACAO_OBRIGATORIA'])
    // The days of the certificate say the last day.
    expect(codigos({ motivo: 'J-ATESTADO_MEDICO', atestado: { dias: 2 } })).toEqual([])
  })

  it('leiaute S-2230: code 21 wants a note', () => {
    const licenca = { motivo: '21', inicio: HOJE, fim: '2026-12-22' }
    expect(codigos(licenca)).toEqual(['bloqueio OBSERVACAO_OBRIGATORIA'])
    expect(codigos({ ...licenca, observacao: '   ' })).toEqual(['bloqueio OBSERVACAO_OBRIGATORIA'])
    expect(codigos({ ...licenca, observacao: 'Estudo fora do país' })).toEqual([])
    expect(achado('OBSERVACAO_OBRIGATORIA', licenca)).toMatchObject({ campo: 'observacao' })
  })
})

describe('days', () => {
  it('a short illness informed on its day is clean', () => {
    expect(codigos(doenca(HOJE, 3))).toEqual([])
  })

  it('leiaute S-2230: inside the bond', () => {
    expect(codigos(doenca('2024-02-29', 1))).toContain('bloqueio ANTES_DA_ADMISSAO')
    expect(codigos(doenca('2024-03-01', 1))).not.toContain('bloqueio ANTES_DA_ADMISSAO')
    expect(codigos(doenca(HOJE, 1), { desligamento: '2026-11-22' })).toEqual([
      'bloqueio DEPOIS_DO_DESLIGAMENTO',
    ])
    expect(codigos(doenca(HOJE, 1), { desligamento: HOJE })).toEqual([])
    expect(codigos(doenca(HOJE, 1), { desligamento: null })).toEqual([])
  })

  it('leiaute S-2230: no start ahead but 120 days of code 18; absences by the limit of the company', () => {
    expect(codigos(doenca('2026-11-24', 1))).toEqual(['bloqueio INICIO_FUTURO'])
    const cidada = { motivo: '18', parto: '2026-11-20', inicio: '2027-03-23' }
    expect(codigos(cidada)).not.toContain('bloqueio INICIO_FUTURO')
    expect(achado('INICIO_FUTURO', { ...cidada, inicio: '2027-03-24' })).toMatchObject({
      severidade: 'bloqueio',
      dados: { maximo: 120 },
    })
    const casamento = { motivo: 'J-CASAMENTO', inicio: '2027-01-22' }
    expect(codigos(casamento)).toEqual([])
    expect(codigos(casamento, { parametros: { futuroDias: 60 } })).toEqual([])
    expect(codigos(casamento, { parametros: { futuroDias: 59 } })).toEqual(['bloqueio futuro_demais'])
  })

  it('the company limits how late, unless the fact binds it', () => {
    const parametros = { retroativoDias: 30, atestadoHoras: 9_999 }
    expect(codigos(doenca('2026-10-24', 1), { parametros })).toEqual([])
    expect(codigos(doenca('2026-10-23', 1), { parametros })).toEqual(['bloqueio retroativa_demais'])
    expect(codigos({ motivo: '11', inicio: '2026-09-01' }, { parametros })).toEqual(['info FIM_EM_ABERTO'])
  })

  it('ends on or after its first day', () => {
    expect(codigos(doenca(HOJE, 1, { fim: '2026-11-22' }))).toContain('bloqueio FIM_ANTES_DO_INICIO')
    expect(codigos(doenca(HOJE, 1, { fim: HOJE }))).toEqual([])
  })

  it('stays open only where the reason may, and says so', () => {
    expect(codigos({ motivo: '03', inicio: HOJE, atestado: {} })).toEqual([
      'info FIM_EM_ABERTO',
      'alerta ENCAMINHAR_AO_INSS',
    ])
    expect(codigos({ motivo: '16', inicio: HOJE })).toEqual(['bloqueio FIM_OBRIGATORIO'])
  })

  it('leiaute S-2230: one leave at a time', () => {
    const outro = (inicio: string, fim: string | null): AfastamentoAnterior => ({ motivo: '16', inicio, fim })
    const com = (...afastamentos: AfastamentoAnterior[]) => codigos(doenca(HOJE, 3), { afastamentos })
    expect(com(outro('2026-11-25', '2026-11-30'))).toEqual(['bloqueio LICENCA_CONCOMITANTE'])
    expect(com(outro('2026-11-01', HOJE))).toEqual(['bloqueio LICENCA_CONCOMITANTE'])
    expect(com(outro('2026-11-01', null))).toEqual(['bloqueio LICENCA_CONCOMITANTE'])
    expect(com(outro('2026-11-01', '2026-11-22'), outro('2026-11-26', null))).toEqual([])
    // An open leave meets whatever comes after it.
    expect(
      codigos({ motivo: '11', inicio: HOJE }, { afastamentos: [outro('2030-01-01', '2030-01-02')] }),
    ).toContain('bloqueio LICENCA_CONCOMITANTE')
  })

  it('Súmula 371 TST: a dismissal under way does not stop a leave, and is told', () => {
    const aviso = { comunicacao: '2026-11-10', fim: '2026-12-10', numero: 'DEM-2026-000004' }
    expect(codigos(doenca(HOJE, 3), { aviso })).toEqual(['alerta DEMISSAO_EM_ANDAMENTO'])
    expect(achado('DEMISSAO_EM_ANDAMENTO', doenca(HOJE, 3), { aviso })?.mensagem).toContain('DEM-2026-000004')
    expect(codigos(doenca(HOJE, 3), { aviso: { ...aviso, fim: '2026-11-22' } })).toEqual([])
    expect(codigos(doenca(HOJE, 3), { aviso: null })).toEqual([])
  })
})

describe('vacation', () => {
  const ferias = [{ inicio: '2026-11-16', fim: '2026-11-30' }]

  it('MOS S-2230 1.1: illness does not interrupt it and counts after it', () => {
    expect(codigos(doenca('2026-11-20', 11, { fim: '2026-11-30' }), { ferias })).toContain(
      'bloqueio DENTRO_DAS_FERIAS',
    )
    expect(achado('COMECA_DEPOIS_DAS_FERIAS', doenca('2026-11-20', 12), { ferias })).toMatchObject({
      severidade: 'alerta',
      dados: { contaDesde: '2026-12-01' },
    })
    expect(codigos({ motivo: 'J-LUTO', inicio: '2026-11-20' }, { ferias })).toEqual([
      'bloqueio DENTRO_DAS_FERIAS',
    ])
  })

  it('CLT art. 392: the birth interrupts it', () => {
    const maternidade = { motivo: '17', inicio: '2026-11-20', parto: '2026-11-20' }
    expect(achado('INTERROMPE_FERIAS', maternidade, { ferias })).toMatchObject({
      severidade: 'alerta',
      dados: { diasGozados: 4 },
    })
  })

  it('CLT art. 134: one that was to begin meanwhile is moved', () => {
    const marcadas = [{ inicio: '2026-11-25', fim: '2026-12-24' }]
    expect(codigos(doenca(HOJE, 3), { ferias: marcadas })).toEqual(['alerta FERIAS_A_REMARCAR'])
    expect(codigos(doenca(HOJE, 2), { ferias: marcadas })).toEqual([])
  })

  it('leiaute S-2230: other leaves cannot be in it', () => {
    const licenca = { motivo: '16', inicio: HOJE, fim: '2026-12-10' }
    expect(codigos(licenca, { ferias })).toEqual(['bloqueio LICENCA_CONCOMITANTE'])
    expect(codigos({ ...licenca, inicio: '2026-11-10', fim: '2026-11-15' }, { ferias })).toEqual([])
  })
})
