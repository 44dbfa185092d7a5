import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { Decurso } from './momentos.ts'
import type { PassoDoAfastamento as Passo, StatusDoAfastamento as Status } from './peca-afastamento.ts'
import { somarDias } from '../pessoas.ts'
import { atestado, poucosDias, doenca } from './atestados.ts'

// The leaves of the demo: what happened to each, and where each stands today.

export interface CenarioDeAfastamento extends Decurso {
  readonly status: Status
  readonly solicitante: string
  /** The form, from the day of the demo. */
  readonly dados: (hoje: string) => RawSheet
  readonly passos: readonly Passo[]
  /** Last day that it had before it was extended, in days from today. */
  readonly prorrogadoDe?: number
}

const COORDENADOR = 'coordenador.operacional'

const GESTOR = 'gestor'

const homologar: Passo = { parecer: 'sesmt', quem: 'sesmt' }

const homologarDp: Passo = { parecer: 'departamento_pessoal', quem: 'cadastro' }

/** INSS grants the benefit. */
const conceder: Passo = {
  ato: 'inss',
  quem: 'beneficio',
  de: {
    'beneficio.decisao': undefined,
    'beneficio.numero': undefined,
    'beneficio.especie': undefined,
    'beneficio.dib': undefined,
    'beneficio.cessacao': undefined,
  },
}

/** Waits for somebody. */
const emAndamento: readonly CenarioDeAfastamento[] = [
  {
    status: 'informado',
    solicitante: GESTOR,
    dados: (hoje) => poucosDias(hoje, 3),
    de: 0,
    ate: 0,
    passos: [],
  },
  {
    status: 'informado',
    solicitante: COORDENADOR,
    dados: (hoje) => doenca(somarDias(hoje, -1), 20, 1),
    de: 1,
    ate: 1,
    passos: [],
  },
  {
    status: 'informado',
    solicitante: GESTOR,
    dados: (hoje) => ({ motivo: 'J-LUTO', inicio: somarDias(hoje, -1), fim: hoje }),
    de: 1,
    ate: 1,
    passos: [],
  },
  {
    status: 'em_analise',
    solicitante: COORDENADOR,
    dados: (hoje) => ({
      ...poucosDias(somarDias(hoje, -2), 10, 2),
      observacao: 'Mandou a foto pelo encarregado.',
    }),
    de: 2,
    ate: 1,
    passos: [{ mover: 'analisar', quem: 'sesmt' }],
  },
  {
    status: 'devolvido',
    solicitante: GESTOR,
    dados: (hoje) => poucosDias(somarDias(hoje, -3), 2),
    de: 3,
    ate: 2,
    passos: [
      {
        mover: 'devolver',
        quem: 'sesmt',
        motivo: 'A foto não mostra a assinatura nem o carimbo.',
        itens: [{ campo: 'atestado.registro', motivo: 'Confira o número do conselho' }],
      },
    ],
  },
]

/** Homologated, one for each place where its dates may put it. */
const homologados: readonly CenarioDeAfastamento[] = [
  // Begins next week.
  {
    status: 'homologado',
    solicitante: 'cadastro',
    dados: (hoje) => ({ motivo: 'J-CASAMENTO', inicio: somarDias(hoje, 9) }),
    de: 6,
    ate: 5,
    passos: [{ ...homologarDp, quem: 'coordenador' }],
  },
  {
    status: 'homologado',
    solicitante: COORDENADOR,
    dados: (hoje) => ({ motivo: '17', inicio: somarDias(hoje, -40), parto: somarDias(hoje, -40) }),
    de: 39,
    ate: 38,
    passos: [homologar],
  },
  {
    status: 'homologado',
    solicitante: GESTOR,
    dados: (hoje) => poucosDias(somarDias(hoje, -4), 8),
    de: 4,
    ate: 3,
    passos: [homologar],
  },
  // Extended once: the certificate gave eight days, and another one came.
  {
    status: 'homologado',
    solicitante: GESTOR,
    dados: (hoje) => doenca(somarDias(hoje, -6), 15, 1),
    prorrogadoDe: 1,
    de: 6,
    ate: 1,
    passos: [
      homologar,
      {
        ato: 'editar',
        quem: 'sesmt',
        de: { fim: undefined, 'atestado.dias': 8 },
        motivo: 'Novo atestado do mesmo médico.',
      },
    ],
  },
  {
    status: 'homologado',
    solicitante: COORDENADOR,
    dados: (hoje) => ({ ...doenca(somarDias(hoje, -25), 60), 'beneficio.requeridoEm': somarDias(hoje, -12) }),
    de: 25,
    ate: 12,
    passos: [homologar, { ato: 'inss', quem: 'beneficio', de: { 'beneficio.requeridoEm': undefined } }],
  },
  {
    status: 'homologado',
    solicitante: GESTOR,
    dados: (hoje) => ({
      ...doenca(somarDias(hoje, -70), 62, 1),
      'beneficio.decisao': 'concedido',
      'beneficio.numero': '6412003391',
      'beneficio.especie': '31',
      'beneficio.dib': somarDias(hoje, -55),
      'beneficio.cessacao': somarDias(hoje, -9),
    }),
    de: 69,
    ate: 40,
    passos: [homologar, conceder],
  },
  // INSS ended the benefit and the exam did not let the person back.
  {
    status: 'homologado',
    solicitante: COORDENADOR,
    dados: (hoje) => ({
      motivo: '01',
      fim: somarDias(hoje, -12),
      ...atestado(somarDias(hoje, -95), 84),
      'acidente.data': somarDias(hoje, -96),
      'acidente.cat': '2026.118.402-6/01',
      'acidente.catEm': somarDias(hoje, -95),
      'beneficio.decisao': 'concedido',
      'beneficio.numero': '6398841207',
      'beneficio.especie': '91',
      'beneficio.dib': somarDias(hoje, -80),
      'beneficio.cessacao': somarDias(hoje, -12),
      'exame.data': somarDias(hoje, -8),
      'exame.resultado': 'inapto',
    }),
    de: 94,
    ate: 8,
    passos: [
      { ato: 'cat', quem: 'sesmt', de: { 'acidente.cat': undefined, 'acidente.catEm': undefined } },
      homologar,
      conceder,
      { ato: 'exame', quem: 'sesmt', de: { 'exame.data': undefined, 'exame.resultado': undefined } },
    ],
  },
  // Nobody knows the end: reminded of every week.
  {
    status: 'homologado',
    solicitante: 'cadastro',
    dados: (hoje) => ({ motivo: '29', inicio: somarDias(hoje, -30) }),
    de: 29,
    ate: 28,
    passos: [{ ...homologarDp, quem: 'coordenador' }],
  },
]

const encerrados: readonly CenarioDeAfastamento[] = [
  {
    status: 'encerrado',
    solicitante: GESTOR,
    dados: (hoje) => poucosDias(somarDias(hoje, -15), 3),
    de: 15,
    ate: 14,
    passos: [homologar],
  },
  {
    status: 'encerrado',
    solicitante: COORDENADOR,
    dados: (hoje) => ({
      ...doenca(somarDias(hoje, -120), 45, 1),
      'exame.data': somarDias(hoje, -74),
      'exame.resultado': 'apto',
    }),
    de: 119,
    ate: 74,
    passos: [
      homologar,
      { ato: 'exame', quem: 'sesmt', de: { 'exame.data': undefined, 'exame.resultado': undefined } },
    ],
  },
  {
    status: 'encerrado',
    solicitante: GESTOR,
    dados: (hoje) => ({
      motivo: 'J-DOACAO_SANGUE',
      inicio: somarDias(hoje, -21),
      fim: somarDias(hoje, -21),
    }),
    de: 20,
    ate: 19,
    passos: [homologarDp],
  },
]

const semEfeito: readonly CenarioDeAfastamento[] = [
  {
    status: 'recusado',
    solicitante: GESTOR,
    dados: (hoje) => poucosDias(somarDias(hoje, -18), 2, 2),
    de: 17,
    ate: 16,
    passos: [
      { mover: 'recusar', quem: 'sesmt', motivo: 'O conselho não confirma o registro de quem assinou.' },
    ],
  },
  {
    status: 'cancelado',
    solicitante: COORDENADOR,
    dados: (hoje) => ({ motivo: 'J-JURI', inicio: somarDias(hoje, -13), fim: somarDias(hoje, -12) }),
    de: 13,
    ate: 12,
    passos: [{ mover: 'desistir', quem: COORDENADOR, motivo: 'A sessão do júri foi adiada.' }],
  },
]

/** In every status of the declaration, and everywhere that dates may put a homologated one. */
export const cenariosDeAfastamento: readonly CenarioDeAfastamento[] = [
  ...emAndamento,
  ...homologados,
  ...encerrados,
  ...semEfeito,
]
