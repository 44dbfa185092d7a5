import type { Decurso } from './momentos.ts'
import type { PassoDasFerias as Passo, StatusDasFerias as Status } from './peca-ferias.ts'

// The vacations of the demo: what happened to each.

interface FracaoDoCenario {
  /** Days from today to the first; it moves to the next day on which a vacation may begin. */
  readonly em: number
  readonly dias: number
}

export interface CenarioDeFerias extends Decurso {
  readonly status: Status
  readonly solicitante: string
  readonly fracoes: readonly FracaoDoCenario[]
  readonly abonoDias?: number
  readonly adiantamento13?: true
  readonly observacao?: string
  /** Somebody of the same cargo and contract stands in. */
  readonly coberta?: 'substituto' | 'folguista'
  readonly passos: readonly Passo[]
}

const COORDENADOR = 'coordenador.operacional'
const GESTOR = 'gestor'

const conferir: Passo = { parecer: 'departamento_pessoal', quem: 'cadastro' }
const aprovar: Passo = { mover: 'aprovar', quem: 'coordenador' }
const pagar: Passo = { parecer: 'pagamento', quem: 'rescisao' }

/** Waits for somebody. */
const emAndamento: readonly CenarioDeFerias[] = [
  {
    status: 'solicitada',
    solicitante: GESTOR,
    fracoes: [{ em: 45, dias: 30 }],
    de: 1,
    ate: 1,
    passos: [],
  },
  {
    status: 'solicitada',
    solicitante: COORDENADOR,
    fracoes: [{ em: 60, dias: 20 }],
    abonoDias: 10,
    observacao: 'Pediu para vender dez dias.',
    de: 0,
    ate: 0,
    passos: [],
  },
  {
    status: 'em_analise',
    solicitante: COORDENADOR,
    fracoes: [
      { em: 50, dias: 16 },
      { em: 110, dias: 14 },
    ],
    de: 4,
    ate: 3,
    passos: [conferir],
  },
  {
    status: 'em_analise',
    solicitante: GESTOR,
    fracoes: [{ em: 55, dias: 30 }],
    adiantamento13: true,
    de: 6,
    ate: 5,
    passos: [conferir],
  },
  {
    status: 'devolvida',
    solicitante: GESTOR,
    fracoes: [{ em: 48, dias: 30 }],
    de: 6,
    ate: 2,
    passos: [
      {
        mover: 'devolver',
        quem: 'cadastro',
        motivo: 'O encarregado do mesmo posto sai nesses dias.',
        itens: [{ campo: 'fracoes', motivo: 'Escolha outro começo' }],
      },
    ],
  },
]

/** Approved and paid, up to the coming weeks. */
const aprovadas = ([8, 14, 21, 29, 36] as const).map((em, i): CenarioDeFerias => ({
  status: 'aprovada',
  solicitante: i % 2 === 0 ? COORDENADOR : GESTOR,
  fracoes: [{ em, dias: i === 2 ? 20 : 30 }],
  ...(i === 0 && { coberta: 'folguista' }),
  de: 50 - em,
  ate: 3,
  passos: [conferir, aprovar, pagar],
}))

/** Running today. */
const emGozo = ([-2, -5, -9, -13, -17, -22] as const).map((em, i): CenarioDeFerias => ({
  status: 'em_gozo',
  solicitante: i % 2 === 0 ? COORDENADOR : GESTOR,
  fracoes: [{ em, dias: 30 }],
  ...(i === 1 && { coberta: 'substituto' }),
  de: 50 - em,
  ate: 11 - em,
  passos: [conferir, aprovar, pagar],
}))

const finalizadas = ([-40, -52, -66, -80] as const).map((em, i): CenarioDeFerias => ({
  status: 'finalizada',
  solicitante: i % 2 === 0 ? GESTOR : COORDENADOR,
  fracoes: [{ em, dias: i === 3 ? 20 : 30 }],
  ...(i === 3 && { abonoDias: 10 }),
  de: 45 - em,
  ate: 11 - em,
  passos: [conferir, aprovar, pagar],
}))

const comCautela: readonly CenarioDeFerias[] = [
  {
    status: 'interrompida',
    solicitante: COORDENADOR,
    fracoes: [{ em: -20, dias: 30 }],
    de: 80,
    ate: 5,
    passos: [
      conferir,
      aprovar,
      pagar,
      {
        mover: 'interromper',
        quem: 'cadastro',
        motivo: 'Volta combinada por escrito: o cliente antecipou a reabertura do bloco cirúrgico.',
      },
    ],
  },
  {
    status: 'reprovada',
    solicitante: GESTOR,
    fracoes: [{ em: 33, dias: 30 }],
    de: 14,
    ate: 11,
    passos: [
      {
        mover: 'reprovar',
        quem: 'cadastro',
        motivo: 'O período ainda pode ser marcado para depois da virada.',
      },
    ],
  },
  {
    status: 'cancelada',
    solicitante: COORDENADOR,
    fracoes: [{ em: 40, dias: 30 }],
    de: 18,
    ate: 15,
    passos: [{ mover: 'desistir', quem: COORDENADOR, motivo: 'Pediu para esperar as férias dos filhos.' }],
  },
]

/** In every status of the declaration. */
export const cenariosDeFerias: readonly CenarioDeFerias[] = [
  ...emAndamento,
  ...aprovadas,
  ...emGozo,
  ...finalizadas,
  ...comCautela,
]
