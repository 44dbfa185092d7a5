import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { PassoDaDemissao as Passo, StatusDaDemissao as Status } from './peca-demissao.ts'

// The dismissals of the demo: what happened to each, in days from the day on which it is told.

/** An act, and how many days before or after the communication it came. */
type EmDias = readonly [dias: number, passo: Passo]

export interface CenarioDeDemissao {
  readonly status: Status
  readonly solicitante: string
  /** The day of the communication, in days from today. */
  readonly comunica: number
  /** When it was asked for, in days from the communication. */
  readonly pedida: number
  readonly dados: RawSheet
  readonly passos: readonly EmDias[]
}

const COORDENADOR = 'coordenador.operacional'
const GESTOR = 'gestor'

const calcular: Passo = { parecer: 'departamento_pessoal', quem: 'cadastro' }
const aprovar: Passo = { mover: 'aprovar', quem: 'coordenador' }
/** What Gerente Rh alone approves. */
const aprovarPeloGerente: Passo = { mover: 'aprovar', quem: 'gerente.rh' }
const comunicar: Passo = { mover: 'comunicar', quem: 'cadastro' }
const devolucoes: Passo = { parecer: 'devolucoes', quem: 'almoxarifado' }
const exame: Passo = { parecer: 'exame', quem: 'sesmt' }
const conferir: Passo = { mover: 'conferir', quem: 'cadastro' }
const conferencia: Passo = { parecer: 'conferencia', quem: 'rescisao' }
const finalizar: Passo = { mover: 'finalizar', quem: 'rescisao' }

const ateComunicar = (aprova: Passo = aprovar): readonly EmDias[] => [
  [-3, calcular],
  [-2, aprova],
  [0, comunicar],
]

/** From the signature to the end, for a contract that ended with it or some days later. */
const ateOFim = (fim: number, aprova: Passo = aprovar): readonly EmDias[] => [
  ...ateComunicar(aprova),
  [fim + 2, devolucoes],
  [fim + 3, exame],
  [fim + 4, conferir],
  [fim + 6, conferencia],
  [fim + 8, finalizar],
]

const semCausa: RawSheet = {
  causa: '02',
  aviso: 'indenizado',
  motivo: 'Redução do quadro do posto, pedida pelo cliente.',
  substituir: false,
}
const trabalhado: RawSheet = { ...semCausa, aviso: 'trabalhado', substituir: true }
const pedido: RawSheet = {
  causa: '07',
  aviso: 'trabalhado',
  motivo: 'Recebeu outra proposta.',
  substituir: true,
}
const acordo: RawSheet = { causa: '33', aviso: 'indenizado', motivo: 'Os dois preferem encerrar o contrato.' }

/** In every status of the declaration. */
export const cenariosDeDemissao: readonly CenarioDeDemissao[] = [
  { status: 'solicitada', solicitante: GESTOR, comunica: 3, pedida: -3, dados: semCausa, passos: [] },
  { status: 'solicitada', solicitante: COORDENADOR, comunica: 0, pedida: 0, dados: pedido, passos: [] },
  {
    status: 'em_analise',
    solicitante: GESTOR,
    comunica: 2,
    pedida: -4,
    dados: trabalhado,
    passos: [[-3, calcular]],
  },
  {
    status: 'em_analise',
    solicitante: COORDENADOR,
    comunica: 1,
    pedida: -4,
    dados: acordo,
    passos: [[-2, calcular]],
  },
  {
    status: 'devolvida',
    solicitante: GESTOR,
    comunica: 4,
    pedida: -8,
    dados: semCausa,
    passos: [
      [
        -6,
        {
          mover: 'devolver',
          quem: 'cadastro',
          motivo: 'O cliente pediu que o aviso seja trabalhado.',
          itens: [{ campo: 'aviso', motivo: 'Confirme a forma do aviso com o fiscal' }],
        },
      ],
    ],
  },
  {
    status: 'aprovada',
    solicitante: COORDENADOR,
    comunica: 0,
    pedida: -5,
    dados: semCausa,
    passos: ateComunicar().slice(0, 2),
  },
  {
    status: 'em_aviso',
    solicitante: GESTOR,
    comunica: -12,
    pedida: -5,
    dados: { ...trabalhado, reducao: '7_dias' },
    passos: ateComunicar(),
  },
  {
    status: 'em_aviso',
    solicitante: COORDENADOR,
    comunica: -25,
    pedida: -4,
    dados: pedido,
    passos: ateComunicar(),
  },
  {
    status: 'desligado',
    solicitante: GESTOR,
    comunica: -4,
    pedida: -5,
    dados: semCausa,
    passos: ateComunicar(),
  },
  {
    status: 'desligado',
    solicitante: COORDENADOR,
    comunica: -8,
    pedida: -4,
    dados: { ...pedido, aviso: 'indenizado' },
    passos: [...ateComunicar(), [2, devolucoes]],
  },
  {
    status: 'em_conferencia',
    solicitante: COORDENADOR,
    comunica: -6,
    pedida: -5,
    dados: acordo,
    passos: ateOFim(0, aprovarPeloGerente).slice(0, -2),
  },
  {
    status: 'finalizada',
    solicitante: GESTOR,
    comunica: -14,
    pedida: -5,
    dados: { ...semCausa, recontratacao: 'sim' },
    passos: ateOFim(0),
  },
  {
    status: 'reprovada',
    solicitante: GESTOR,
    comunica: -10,
    pedida: -5,
    dados: semCausa,
    passos: [
      [-3, { mover: 'reprovar', quem: 'cadastro', motivo: 'O cliente voltou atrás: o posto continua.' }],
    ],
  },
  {
    status: 'cancelada',
    solicitante: COORDENADOR,
    comunica: -7,
    pedida: -6,
    dados: trabalhado,
    passos: [
      [-3, calcular],
      [-1, { mover: 'cancelar', quem: 'gerente.rh', motivo: 'Há vaga em outro posto: será remanejada.' }],
    ],
  },
]

/** How somebody left who is long gone, by turns; a trial that ended by itself is told apart. */
export const passados: readonly {
  readonly dados: RawSheet
  readonly aviso: number
  readonly gerente?: true
}[] = [
  { dados: semCausa, aviso: 0 },
  { dados: { ...pedido, aviso: 'indenizado' }, aviso: 0 },
  { dados: { ...trabalhado, recontratacao: 'sim' }, aviso: 30 },
  { dados: { ...pedido }, aviso: 30 },
  { dados: acordo, aviso: 0, gerente: true },
  {
    dados: {
      causa: '01',
      aviso: 'nao_se_aplica',
      alinea: 'e',
      fatos: 'Faltou sem justificativa três dias seguidos, depois de três advertências e uma suspensão.',
      fatoOnde: 'No posto de trabalho',
      motivo: 'Faltas repetidas, com três advertências e uma suspensão.',
      recontratacao: 'nao',
      recontratacaoMotivo: 'Dispensa por justa causa.',
    },
    aviso: 0,
    gerente: true,
  },
  {
    dados: { ...semCausa, recontratacao: 'com_aval', recontratacaoMotivo: 'Atrasos no último ano.' },
    aviso: 0,
  },
]

/** The whole way of somebody who left so many days after the communication. */
export const caminhoInteiro = (aviso: number, gerente: boolean): readonly EmDias[] =>
  ateOFim(aviso, gerente ? aprovarPeloGerente : aprovar)
