import type { CargoNome, ContratoNome, EscalaNome } from '../empresa.ts'
import type { PassoDaAdmissao as Passo, StatusDaAdmissao as Status } from './peca-admissao.ts'

// The admissions of the demo: what happened to each, from the draft to where it stands.

export interface Cenario {
  readonly status: Status
  readonly solicitante: string
  readonly posto: readonly [ContratoNome, CargoNome, EscalaNome?]
  readonly motivo: 'reposicao' | 'aumento' | 'novo_contrato'
  /** Days from today to the start. */
  readonly inicio: number
  /** Days ago of the creation and of the last act. */
  readonly de: number
  readonly ate: number
  readonly passos: readonly Passo[]
  /** A draft that stops at this step; the whole form when absent. */
  readonly para?: 'vaga' | 'pessoais' | 'documentos'
  /** Whose CPF: a new person, someone who left, or the person of the draft before. */
  readonly pessoa?: 'ex_colaborador' | 'repetida'
}

const GESTOR = 'gestor'
const COORDENADOR = 'coordenador.operacional'

const vaga: Passo = { parecer: 'vaga', quem: 'vagas' }
const exame: Passo = { parecer: 'exame', quem: 'sesmt' }
const documentos: Passo = { parecer: 'documentos', quem: 'cadastro' }
const uniforme: Passo = { parecer: 'uniforme', quem: 'almoxarifado' }
const aprovar: Passo = { mover: 'aprovar', quem: 'coordenador' }
const efetivar: Passo = { mover: 'efetivar', quem: 'gerente.rh' }
/** The start is weeks away: the system effects it on the eve. */
const naVespera: Passo = { agendar: 'efetivar', quem: 'gerente.rh' }
const entrega: Passo = { parecer: 'entrega', quem: 'almoxarifado' }
const finalizar: Passo = { mover: 'finalizar', quem: 'rescisao' }
const aprovada: readonly Passo[] = [vaga, exame, documentos, uniforme, aprovar]
const finalizada: readonly Passo[] = [...aprovada, efetivar, entrega, finalizar]

/** Days from today: to the start, back to the creation and back to the last act. */
type Dias = readonly [inicio: number, de: number, ate: number]

/** Nobody is replaced in the contract that begins in three weeks; elsewhere most come for somebody who left. */
const motivoDe = ([contrato]: Cenario['posto']): Cenario['motivo'] =>
  contrato === 'campusSul' ? 'novo_contrato' : 'reposicao'

/** A scenario, with the reason that its post gives unless another is said; all but a draft were sent first. */
const cenario = (
  status: Status,
  solicitante: string,
  posto: Cenario['posto'],
  [inicio, de, ate]: Dias,
  depois: readonly Passo[],
  resto: Partial<Pick<Cenario, 'motivo' | 'para' | 'pessoa'>> = {},
): Cenario => {
  const enviada: readonly Passo[] = [{ mover: 'enviar', quem: solicitante }, ...depois]
  const passos = status === 'rascunho' ? [] : enviada
  return { status, solicitante, posto, motivo: motivoDe(posto), inicio, de, ate, passos, ...resto }
}

const rascunhos: readonly Cenario[] = [
  cenario('rascunho', GESTOR, ['hospitalSp', 'hospitalar', 'dozeDia'], [14, 2, 2], [], { para: 'vaga' }),
  cenario('rascunho', COORDENADOR, ['terminal', 'auxiliar', 'seisUm'], [10, 4, 4], [], {
    para: 'pessoais',
    pessoa: 'ex_colaborador',
  }),
  cenario('rascunho', COORDENADOR, ['campusSul', 'auxiliar'], [22, 3, 3], [], { para: 'documentos' }),
  cenario('rascunho', GESTOR, ['campusCampinas', 'auxiliar'], [16, 1, 1], [], { pessoa: 'repetida' }),
  cenario('rascunho', 'administrador', ['campusSul', 'auxiliar'], [24, 1, 1], []),
]

const solicitadas: readonly Cenario[] = [
  cenario('solicitada', GESTOR, ['hospitalSp', 'hospitalar', 'dozeNoite'], [9, 3, 2], []),
  cenario('solicitada', GESTOR, ['torre', 'auxiliar'], [7, 2, 1], []),
  cenario('solicitada', COORDENADOR, ['campusSul', 'auxiliar'], [22, 4, 3], []),
  cenario('solicitada', COORDENADOR, ['campusSul', 'auxiliar'], [22, 4, 1], []),
]

const emAnalise: readonly Cenario[] = [
  cenario(
    'em_analise',
    GESTOR,
    ['hospitalSp', 'auxiliar'],
    [12, 6, 3],
    [
      vaga,
      { comentar: 'A clínica atende só até as 10h. A pessoa consegue chegar?', quem: 'sesmt' },
      { comentar: 'Consegue, já está avisada.', quem: GESTOR },
    ],
  ),
  cenario('em_analise', GESTOR, ['shopping', 'auxiliar', 'seisUm'], [11, 7, 2], [vaga, exame, uniforme], {
    motivo: 'aumento',
  }),
  // Everything is there but the approval.
  cenario(
    'em_analise',
    COORDENADOR,
    ['agencias', 'auxiliar'],
    [8, 9, 1],
    [vaga, exame, documentos, uniforme],
  ),
  // Returned once and corrected: Documentos is asked again, Vaga and Exame stand.
  cenario(
    'em_analise',
    COORDENADOR,
    ['campusSul', 'encarregado'],
    [22, 10, 2],
    [
      vaga,
      exame,
      {
        mover: 'devolver',
        quem: 'cadastro',
        motivo: 'O número do RG não confere com a cópia apresentada.',
        itens: [{ etapa: 'documentos', campo: 'rg', motivo: 'Confira o número no documento original' }],
      },
      { corrigir: 'documentos', campo: 'rg', de: '1234567' },
      { mover: 'reenviar', quem: COORDENADOR },
    ],
  ),
]

const devolvidas: readonly Cenario[] = [
  cenario(
    'devolvida',
    COORDENADOR,
    ['campusFortaleza', 'auxiliar'],
    [13, 8, 2],
    [
      vaga,
      {
        mover: 'devolver',
        quem: 'cadastro',
        motivo: 'Comprovante de residência em nome de terceiro e telefone que não atende.',
        itens: [
          {
            etapa: 'endereco',
            campo: 'logradouro',
            motivo: 'Peça comprovante em nome da pessoa ou declaração',
          },
          { etapa: 'pessoais', campo: 'telefone', motivo: 'Confirme o número com a pessoa' },
        ],
      },
    ],
  ),
  cenario(
    'devolvida',
    GESTOR,
    ['hospitalSp', 'residuos'],
    [15, 5, 1],
    [
      {
        mover: 'devolver',
        quem: 'vagas',
        motivo: 'O cliente pediu início no primeiro dia útil da próxima quinzena.',
        itens: [{ etapa: 'vaga', campo: 'dataPrevista', motivo: 'Combine a nova data com o hospital' }],
      },
    ],
  ),
  cenario(
    'devolvida',
    COORDENADOR,
    ['campusSul', 'auxiliar'],
    [22, 9, 4],
    [
      vaga,
      {
        mover: 'devolver',
        quem: 'sesmt',
        motivo: 'A pessoa não compareceu ao exame na data marcada.',
        itens: [{ etapa: 'pessoais', campo: 'telefone', motivo: 'Não conseguimos contato para remarcar' }],
      },
    ],
  ),
]

const aprovadas: readonly Cenario[] = [
  cenario('aprovada', COORDENADOR, ['hospitalCe', 'hospitalar', 'dozeNoite'], [5, 14, 1], aprovada),
  // Approved while the uniform still lacks.
  cenario('aprovada', GESTOR, ['shopping', 'jardineiro'], [6, 12, 2], [vaga, exame, documentos, aprovar]),
  cenario('aprovada', COORDENADOR, ['campusSul', 'auxiliar'], [22, 11, 3], [...aprovada, naVespera]),
]

const efetivadas: readonly Cenario[] = [
  // Working already, without uniform.
  cenario(
    'efetivada',
    GESTOR,
    ['hospitalSp', 'hospitalar', 'dozeDia'],
    [-6, 20, 9],
    [vaga, exame, documentos, aprovar, efetivar],
  ),
  cenario('efetivada', GESTOR, ['torre', 'porteiro', 'dozeDia'], [3, 16, 1], [...aprovada, efetivar]),
  cenario(
    'efetivada',
    COORDENADOR,
    ['terminal', 'auxiliar', 'dozeNoite'],
    [-12, 30, 15],
    [...aprovada, efetivar, entrega],
  ),
]

const finalizadas: readonly Cenario[] = [
  cenario('finalizada', GESTOR, ['shopping', 'auxiliar', 'seisUm'], [-8, 45, 5], finalizada, {
    motivo: 'aumento',
  }),
  cenario('finalizada', COORDENADOR, ['campusFortaleza', 'recepcionista'], [-24, 62, 21], finalizada),
  cenario('finalizada', COORDENADOR, ['hospitalCe', 'hospitalar', 'dozeDia'], [-33, 70, 30], finalizada),
  cenario('finalizada', COORDENADOR, ['agencias', 'copeiro'], [-47, 85, 44], finalizada),
]

const encerradas: readonly Cenario[] = [
  cenario(
    'reprovada',
    GESTOR,
    ['shopping', 'auxiliar', 'seisUm'],
    [-3, 18, 16],
    [{ mover: 'reprovar', quem: 'vagas', motivo: 'O cliente não autorizou o aumento de quadro neste mês.' }],
    { motivo: 'aumento' },
  ),
  cenario(
    'reprovada',
    COORDENADOR,
    ['terminal', 'auxiliar', 'seisUm'],
    [-9, 25, 19],
    [vaga, { mover: 'reprovar', quem: 'sesmt', motivo: 'Exame admissional inapto para a função.' }],
  ),
  cenario(
    'desistencia',
    GESTOR,
    ['torre', 'porteiro', 'dozeNoite'],
    [4, 13, 6],
    [vaga, { mover: 'desistir', quem: GESTOR, motivo: 'A pessoa aceitou outra proposta de emprego.' }],
  ),
  cenario(
    'desistencia',
    GESTOR,
    ['campusCampinas', 'porteiro', 'dozeNoite'],
    [-5, 28, 8],
    [
      ...aprovada,
      { mover: 'desistir', quem: GESTOR, motivo: 'Mudou de cidade e não pode mais assumir a vaga.' },
    ],
  ),
  cenario(
    'cancelada',
    COORDENADOR,
    ['fachadas', 'fachadas'],
    [2, 21, 11],
    [
      vaga,
      exame,
      { mover: 'cancelar', quem: 'coordenador', motivo: 'O cliente adiou a limpeza das fachadas.' },
    ],
    { motivo: 'aumento' },
  ),
  cenario(
    'cancelada',
    COORDENADOR,
    ['campusSul', 'auxiliar'],
    [22, 15, 14],
    [{ mover: 'cancelar', quem: 'gerente.rh', motivo: 'Pedido em duplicidade com outra admissão.' }],
  ),
]

export const cenariosDeAdmissao: readonly Cenario[] = [
  ...finalizadas,
  ...efetivadas,
  ...encerradas,
  ...aprovadas,
  ...devolvidas,
  ...emAnalise,
  ...solicitadas,
  ...rascunhos,
]
