import type { CargoNome } from '../empresa.ts'
import type { Decurso } from './momentos.ts'
import type { PassoDaPromocao as Passo, StatusDaPromocao as Status } from './peca-promocao.ts'

// The promotions of the demo: what happened to each.

export interface CenarioDePromocao extends Decurso {
  readonly status: Status
  readonly solicitante: string
  readonly tipo: 'promocao' | 'merito' | 'reenquadramento'
  /** The cargo after it; merit leaves it. */
  readonly cargo: CargoNome
  readonly motivo: string
  /** Days from today. */
  readonly vigencia: number
  readonly passos: readonly Passo[]
}

const COORDENADOR = 'coordenador.operacional'
const GESTOR = 'gestor'

const conferir: Passo = { parecer: 'departamento_pessoal', quem: 'cadastro' }
const exame: Passo = { parecer: 'exame', quem: 'sesmt' }
const aprovar: Passo = { mover: 'aprovar', quem: 'coordenador' }
const finalizar: Passo = { mover: 'finalizar', quem: 'cadastro' }

/** In every status of the declaration. */
export const cenariosDePromocao: readonly CenarioDePromocao[] = [
  {
    status: 'solicitada',
    solicitante: GESTOR,
    tipo: 'promocao',
    cargo: 'vidros',
    motivo: 'Fez o curso de limpeza de vidros e já cobre as folgas da equipe.',
    vigencia: 20,
    de: 1,
    ate: 1,
    passos: [],
  },
  {
    status: 'solicitada',
    solicitante: COORDENADOR,
    tipo: 'merito',
    cargo: 'auxiliar',
    motivo: 'Dois anos sem faltas e elogios repetidos do cliente.',
    vigencia: 12,
    de: 0,
    ate: 0,
    passos: [],
  },
  {
    status: 'em_analise',
    solicitante: COORDENADOR,
    tipo: 'promocao',
    cargo: 'encarregado',
    motivo: 'Assume a equipe da manhã no lugar da encarregada que se aposenta.',
    vigencia: 15,
    de: 4,
    ate: 3,
    passos: [conferir],
  },
  {
    status: 'em_analise',
    solicitante: GESTOR,
    tipo: 'merito',
    cargo: 'auxiliar',
    motivo: 'Treina quem chega e responde pelos materiais do andar.',
    vigencia: 18,
    de: 5,
    ate: 4,
    passos: [conferir],
  },
  {
    status: 'devolvida',
    solicitante: GESTOR,
    tipo: 'promocao',
    cargo: 'jardineiro',
    motivo: 'Cuida dos jardins do cliente desde o começo do ano.',
    vigencia: 16,
    de: 6,
    ate: 2,
    passos: [
      {
        mover: 'devolver',
        quem: 'cadastro',
        motivo: 'Confira o salário combinado com o cliente.',
        itens: [{ campo: 'salarioCentavos', motivo: 'O aditivo do contrato prevê outro valor' }],
      },
    ],
  },
  {
    status: 'aprovada',
    solicitante: COORDENADOR,
    tipo: 'promocao',
    cargo: 'encarregado',
    motivo: 'Passou na seleção interna para encarregado do turno da tarde.',
    vigencia: 9,
    de: 12,
    ate: 3,
    passos: [conferir, exame, aprovar],
  },
  {
    status: 'efetivada',
    solicitante: COORDENADOR,
    tipo: 'promocao',
    cargo: 'copeiro',
    motivo: 'Vaga aberta na copa; fez o treinamento de manipulação de alimentos.',
    vigencia: -5,
    de: 20,
    ate: 5,
    passos: [conferir, exame, aprovar],
  },
  {
    status: 'finalizada',
    solicitante: COORDENADOR,
    tipo: 'merito',
    cargo: 'auxiliar',
    motivo: 'Avaliação anual acima do esperado.',
    vigencia: -45,
    de: 60,
    ate: 40,
    passos: [conferir, aprovar, finalizar],
  },
  {
    status: 'reprovada',
    solicitante: GESTOR,
    tipo: 'promocao',
    cargo: 'recepcionista',
    motivo: 'Pediu para mudar de função.',
    vigencia: 10,
    de: 14,
    ate: 11,
    passos: [{ mover: 'reprovar', quem: 'cadastro', motivo: 'O contrato não prevê recepção neste local.' }],
  },
  {
    status: 'cancelada',
    solicitante: COORDENADOR,
    tipo: 'reenquadramento',
    cargo: 'lavanderia',
    motivo: 'Trabalha na lavanderia há três meses.',
    vigencia: 8,
    de: 18,
    ate: 15,
    passos: [{ mover: 'desistir', quem: COORDENADOR, motivo: 'O cliente vai fechar a lavanderia.' }],
  },
  {
    status: 'desfeita',
    solicitante: COORDENADOR,
    tipo: 'merito',
    cargo: 'auxiliar',
    motivo: 'Avaliação anual acima do esperado.',
    vigencia: -30,
    de: 40,
    ate: 20,
    passos: [
      conferir,
      aprovar,
      { mover: 'desfazer', quem: 'gerente.rh', motivo: 'Lançada para a pessoa errada: homônima.' },
    ],
  },
]
