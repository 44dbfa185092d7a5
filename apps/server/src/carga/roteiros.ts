import type { Acaso } from '../seed/acaso.ts'
import type { PassoDaAdmissao as Passo, StatusDaAdmissao as Status } from '../seed/processos/peca-admissao.ts'

const vaga: Passo = { parecer: 'vaga', quem: 'vagas' }
const exame: Passo = { parecer: 'exame', quem: 'sesmt' }
const documentos: Passo = { parecer: 'documentos', quem: 'cadastro' }
const uniforme: Passo = { parecer: 'uniforme', quem: 'almoxarifado' }
const aprovar: Passo = { mover: 'aprovar', quem: 'coordenador' }

export interface Roteiro {
  readonly status: Status
  readonly passos: readonly Passo[]
  /** Whether it still goes on: the recent past is full of these, and nothing else is. */
  readonly emAndamento: boolean
}

const enviada = (quem: string): Passo[] => [{ mover: 'enviar', quem }]
const aprovada = (quem: string): Passo[] => [...enviada(quem), vaga, exame, documentos, uniforme, aprovar]

/** How an admission that hired somebody went. */
export function roteiroDeEfetivada(quem: string, recente: boolean): Roteiro {
  const passos: Passo[] = [...aprovada(quem), { mover: 'efetivar', quem: 'gerente.rh' }]
  if (recente) return { status: 'efetivada', passos, emAndamento: true }
  return {
    status: 'finalizada',
    passos: [...passos, { mover: 'finalizar', quem: 'rescisao' }],
    emAndamento: false,
  }
}

const encerradas = (quem: string): Roteiro[] => [
  {
    status: 'cancelada',
    passos: [
      ...enviada(quem),
      { mover: 'cancelar', quem: 'coordenador', motivo: 'O cliente reduziu o quadro.' },
    ],
    emAndamento: false,
  },
  {
    status: 'reprovada',
    passos: [...enviada(quem), vaga, { mover: 'reprovar', quem: 'sesmt', motivo: 'Inapto para a função.' }],
    emAndamento: false,
  },
  {
    status: 'desistencia',
    passos: [...enviada(quem), vaga, { mover: 'desistir', quem, motivo: 'O candidato aceitou outra vaga.' }],
    emAndamento: false,
  },
]

const abertas = (quem: string): Roteiro[] => [
  { status: 'rascunho', passos: [], emAndamento: true },
  { status: 'solicitada', passos: enviada(quem), emAndamento: true },
  { status: 'em_analise', passos: [...enviada(quem), vaga], emAndamento: true },
  { status: 'em_analise', passos: [...enviada(quem), vaga, exame], emAndamento: true },
  { status: 'em_analise', passos: [...enviada(quem), vaga, exame, documentos, uniforme], emAndamento: true },
  {
    status: 'devolvida',
    passos: [
      ...enviada(quem),
      vaga,
      { mover: 'devolver', quem: 'cadastro', motivo: 'Falta o comprovante.', itens: [] },
    ],
    emAndamento: true,
  },
  { status: 'aprovada', passos: aprovada(quem), emAndamento: true },
]

/** How one that hired nobody stands: three in ten are still open. */
export const outroRoteiro = (acaso: Acaso, quem: string): Roteiro =>
  acaso.escolher(acaso.inteiro(1, 10) <= 3 ? abertas(quem) : encerradas(quem))
