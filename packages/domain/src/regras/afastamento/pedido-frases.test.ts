import { expect, it } from 'vitest'
import { verificarAfastamento } from './pedido.ts'
import type { CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'
import { simularAfastamento } from './simulacao.ts'

const HOJE = '2026-11-23'
const ferias = [{ inicio: '2026-11-16', fim: '2026-11-30' }]
const deitada: PedidoDeAfastamento = { motivo: '03', inicio: '2026-11-20', atestado: { dias: 5 } }
const mae: PedidoDeAfastamento = { motivo: '17', inicio: '2026-11-20', parto: '2026-11-20' }

// What a person reads, with its law and its facts: one request for each finding that a snapshot elsewhere does not have.
it.each<[string, PedidoDeAfastamento, Partial<CircunstanciasDoAfastamento>]>([
  ['MOTIVO_DESCONHECIDO', { motivo: '' }, {}],
  ['MOTIVO_FORA_DE_USO', { motivo: '15' }, {}],
  ['MOTIVO_FORA_DE_USO', { motivo: '43', parto: '2025-01-01', inicio: '2025-07-01' }, {}],
  ['OBSERVACAO_OBRIGATORIA', { motivo: '21' }, {}],
  ['ANTES_DA_ADMISSAO', { ...deitada, inicio: '2024-02-01' }, {}],
  ['DEPOIS_DO_DESLIGAMENTO', deitada, { desligamento: '2026-11-19' }],
  ['INICIO_FUTURO', { ...deitada, inicio: '2026-11-24' }, {}],
  ['INICIO_FUTURO', { motivo: '18', parto: HOJE, inicio: '2027-06-01' }, {}],
  ['futuro_demais', { motivo: 'J-CASAMENTO', inicio: '2027-03-01' }, { parametros: { futuroDias: 60 } }],
  ['retroativa_demais', { ...deitada, inicio: '2026-10-01' }, { parametros: { retroativoDias: 30 } }],
  ['FIM_ANTES_DO_INICIO', { ...deitada, fim: '2026-11-19' }, {}],
  ['FIM_EM_ABERTO', { motivo: '11', inicio: HOJE }, {}],
  ['LICENCA_CONCOMITANTE', { motivo: '16', inicio: HOJE, fim: HOJE }, { ferias }],
  ['DENTRO_DAS_FERIAS', deitada, { ferias }],
  ['DENTRO_DAS_FERIAS', { ...deitada, motivo: '01', acidente: { data: HOJE } }, { ferias }],
  ['DENTRO_DAS_FERIAS', { motivo: 'J-LUTO', inicio: HOJE }, { ferias }],
  ['COMECA_DEPOIS_DAS_FERIAS', { ...deitada, atestado: { dias: 15 } }, { ferias }],
  ['INTERROMPE_FERIAS', mae, { ferias }],
  ['FERIAS_PERDIDAS', { motivo: '16', inicio: '2026-10-01', fim: HOJE }, {}],
  [
    'DEMISSAO_EM_ANDAMENTO',
    deitada,
    { aviso: { comunicacao: '2026-11-10', fim: '2026-12-10', numero: 'DEM-1' } },
  ],
  ['atestado_emissao', { ...deitada, atestado: { emissao: '2026-11-24' } }, {}],
  ['PASSA_DE_15_DIAS', { motivo: 'J-ATESTADO_MEDICO', inicio: HOJE, atestado: { dias: 16 } }, {}],
  [
    'MESMA_DOENCA_SOMADA',
    { ...deitada, atestado: {}, mesmaDoenca: true },
    { afastamentos: [{ motivo: '03', inicio: '2026-11-01', fim: '2026-11-10' }] },
  ],
  ['ACIDENTE_DEPOIS_DO_INICIO', { ...deitada, motivo: '01', acidente: { data: HOJE } }, {}],
  ['CAT_PENDENTE', { ...deitada, motivo: '01', acidente: { data: '2026-11-20' } }, {}],
  ['S2230_ATRASADO', { ...mae, inicio: '2026-09-01', parto: '2026-09-01' }, {}],
  ['INICIO_ANTES_DE_28_DIAS', { motivo: '17', inicio: HOJE, partoPrevisto: '2027-01-30' }, {}],
  ['INICIO_DEPOIS_DO_PARTO', { ...mae, inicio: HOJE }, {}],
  ['LIMITE_LEGAL', { motivo: '20', inicio: HOJE, adocao: HOJE, fim: '2027-05-01' }, {}],
  ['LICENCA_MENOR_QUE_A_LEI', { ...mae, fim: '2026-12-20' }, {}],
  ['EMPRESA_NAO_CIDADA', { motivo: '18', inicio: HOJE, parto: '2026-07-26' }, {}],
  ['PRORROGACAO_FORA_DO_PRAZO', { motivo: '18', inicio: HOJE, parto: '2026-07-26' }, {}],
  ['PRORROGACAO_SEM_LICENCA', { motivo: '43', inicio: HOJE, parto: '2026-07-26' }, {}],
  ['INICIO_ANTES_DO_FATO', { motivo: 'J-LUTO', inicio: HOJE, fato: '2026-11-24' }, {}],
  ['FILHO_MAIOR_DE_6', { motivo: 'J-FILHO_ATE_6_ANOS', inicio: HOJE, nascimentoDoFilho: '2015-01-01' }, {}],
])('%s is said with its law', (codigo, pedido, resto) => {
  const achados = verificarAfastamento(pedido, { hoje: HOJE, admissao: '2024-03-01', ...resto })
  const ditos = achados.filter((um) => um.codigo === codigo)
  expect(ditos).not.toEqual([])
  expect(ditos).toMatchSnapshot(JSON.stringify(pedido))
})

it.each<[string, PedidoDeAfastamento]>([
  ['an open illness', { motivo: '03', inicio: HOJE }],
  ['the same illness', { ...deitada, mesmaDoenca: true }],
  ['a leave that the company may pay', { motivo: '07', inicio: HOJE, fim: HOJE }],
  ['adoption', { motivo: '20', inicio: HOJE }],
])('the steps of %s', (_nome, pedido) => {
  const afastamentos = [{ motivo: '03', inicio: '2026-11-01', fim: '2026-11-10' }]
  const simulacao = simularAfastamento(pedido, { hoje: HOJE, admissao: '2024-03-01', afastamentos })
  expect(simulacao?.memoria).toMatchSnapshot()
})
