import type { Decurso } from './momentos.ts'
import type { PassoDoRemanejamento as Passo, StatusDoRemanejamento as Status } from './peca-remanejamento.ts'

// The transfers of the demo: what happened to each.

export interface CenarioDeRemanejamento extends Decurso {
  readonly status: Status
  readonly solicitante: string
  /** To a free slot, to the company's pool, or to the post of a colleague. */
  readonly destino: 'posto' | 'reserva' | 'troca'
  readonly motivo: string
  /** Days from today. */
  readonly vigencia: number
  /** Days from today of the return, for one that is for a time. */
  readonly retorno?: number
  readonly passos: readonly Passo[]
}

const COORDENADOR = 'coordenador.operacional'
const GESTOR = 'gestor'

const reservar: Passo = { parecer: 'vaga', quem: 'vagas' }
const conferir: Passo = { parecer: 'departamento_pessoal', quem: 'cadastro' }
const aprovar: Passo = { mover: 'aprovar', quem: 'coordenador' }
const finalizar: Passo = { mover: 'finalizar', quem: 'cadastro' }

/** In every status of the declaration, the oldest first. */
export const cenariosDeRemanejamento: readonly CenarioDeRemanejamento[] = [
  {
    status: 'retornado',
    solicitante: COORDENADOR,
    destino: 'posto',
    motivo: 'Reforço da limpeza pós-obra no outro local.',
    vigencia: -50,
    retorno: -10,
    de: 58,
    ate: 54,
    passos: [reservar, conferir, aprovar],
  },
  {
    status: 'finalizado',
    solicitante: COORDENADOR,
    destino: 'posto',
    motivo: 'Pediu um posto mais perto de casa.',
    vigencia: -38,
    de: 48,
    ate: 34,
    passos: [reservar, conferir, aprovar, finalizar],
  },
  {
    status: 'desfeito',
    solicitante: COORDENADOR,
    destino: 'posto',
    motivo: 'O cliente pediu mais uma pessoa no turno.',
    vigencia: -24,
    de: 34,
    ate: 18,
    passos: [
      reservar,
      conferir,
      aprovar,
      { mover: 'desfazer', quem: 'gerente.rh', motivo: 'O cliente voltou atrás no aditivo.' },
    ],
  },
  {
    status: 'efetivado',
    solicitante: COORDENADOR,
    destino: 'posto',
    motivo: 'Abriu vaga no posto, com a mesma escala.',
    vigencia: -6,
    de: 21,
    ate: 16,
    passos: [reservar, conferir, aprovar],
  },
  {
    status: 'cancelado',
    solicitante: GESTOR,
    destino: 'posto',
    motivo: 'Ajuste de equipe entre dois andares.',
    vigencia: 20,
    de: 19,
    ate: 17,
    passos: [{ mover: 'desistir', quem: GESTOR, motivo: 'A equipe já foi completada de outro jeito.' }],
  },
  {
    status: 'efetivado',
    solicitante: COORDENADOR,
    destino: 'posto',
    motivo: 'Cobre o evento de fim de ano do cliente.',
    vigencia: -4,
    retorno: 32,
    de: 15,
    ate: 11,
    passos: [reservar, conferir, aprovar],
  },
  {
    status: 'efetivado',
    solicitante: COORDENADOR,
    destino: 'reserva',
    motivo: 'Devolvida pelo cliente ao reduzir o quadro.',
    vigencia: -3,
    de: 13,
    ate: 8,
    passos: [conferir, aprovar],
  },
  {
    status: 'reprovado',
    solicitante: GESTOR,
    destino: 'posto',
    motivo: 'Pediu para mudar de turno.',
    vigencia: 21,
    de: 12,
    ate: 9,
    passos: [{ mover: 'reprovar', quem: 'vagas', motivo: 'A vaga já está prometida a uma admissão.' }],
  },
  {
    status: 'aprovado',
    solicitante: COORDENADOR,
    destino: 'posto',
    motivo: 'O contrato de destino abriu vagas no mesmo turno.',
    vigencia: 20,
    de: 10,
    ate: 5,
    passos: [reservar, conferir, aprovar],
  },
  {
    status: 'devolvido',
    solicitante: GESTOR,
    destino: 'posto',
    motivo: 'Quer trabalhar com a irmã, no mesmo prédio.',
    vigencia: 22,
    de: 7,
    ate: 3,
    passos: [
      {
        mover: 'devolver',
        quem: 'cadastro',
        motivo: 'Falta o novo trajeto.',
        itens: [{ campo: 'valeTransporte', motivo: 'O caminho muda: informe as linhas' }],
      },
    ],
  },
  {
    status: 'em_analise',
    solicitante: COORDENADOR,
    destino: 'troca',
    motivo: 'Cada uma mora perto do posto da outra.',
    vigencia: 17,
    de: 6,
    ate: 2,
    passos: [conferir],
  },
  {
    status: 'em_analise',
    solicitante: GESTOR,
    destino: 'posto',
    motivo: 'Conhece o local e pediu para voltar a ele.',
    vigencia: 23,
    de: 5,
    ate: 2,
    passos: [reservar, conferir],
  },
  {
    status: 'solicitado',
    solicitante: COORDENADOR,
    destino: 'posto',
    motivo: 'Cobre a abertura do novo andar por um mês.',
    vigencia: 24,
    retorno: 54,
    de: 2,
    ate: 2,
    passos: [],
  },
  {
    status: 'solicitado',
    solicitante: GESTOR,
    destino: 'posto',
    motivo: 'Vaga aberta a duas quadras da casa dela.',
    vigencia: 25,
    de: 1,
    ate: 1,
    passos: [],
  },
]
