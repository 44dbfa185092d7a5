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

const enviar = (quem: string): Passo => ({ mover: 'enviar', quem })
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
const aprovada = (quem: string): Passo[] => [enviar(quem), vaga, exame, documentos, uniforme, aprovar]
const finalizada = (quem: string): Passo[] => [...aprovada(quem), efetivar, entrega, finalizar]

const rascunhos: readonly Cenario[] = [
  {
    status: 'rascunho',
    solicitante: GESTOR,
    posto: ['hospitalSp', 'hospitalar', 'dozeDia'],
    motivo: 'reposicao',
    inicio: 14,
    de: 2,
    ate: 2,
    passos: [],
    para: 'vaga',
  },
  {
    status: 'rascunho',
    solicitante: COORDENADOR,
    posto: ['terminal', 'auxiliar', 'seisUm'],
    motivo: 'reposicao',
    inicio: 10,
    de: 4,
    ate: 4,
    passos: [],
    para: 'pessoais',
    pessoa: 'ex_colaborador',
  },
  {
    status: 'rascunho',
    solicitante: COORDENADOR,
    posto: ['campusSul', 'auxiliar'],
    motivo: 'novo_contrato',
    inicio: 22,
    de: 3,
    ate: 3,
    passos: [],
    para: 'documentos',
  },
  {
    status: 'rascunho',
    solicitante: GESTOR,
    posto: ['campusCampinas', 'auxiliar'],
    motivo: 'reposicao',
    inicio: 16,
    de: 1,
    ate: 1,
    passos: [],
    pessoa: 'repetida',
  },
  {
    status: 'rascunho',
    solicitante: 'administrador',
    posto: ['campusSul', 'auxiliar'],
    motivo: 'novo_contrato',
    inicio: 24,
    de: 1,
    ate: 1,
    passos: [],
  },
]

const solicitadas: readonly Cenario[] = [
  {
    status: 'solicitada',
    solicitante: GESTOR,
    posto: ['hospitalSp', 'hospitalar', 'dozeNoite'],
    motivo: 'reposicao',
    inicio: 9,
    de: 3,
    ate: 2,
    passos: [enviar(GESTOR)],
  },
  {
    status: 'solicitada',
    solicitante: GESTOR,
    posto: ['torre', 'auxiliar'],
    motivo: 'reposicao',
    inicio: 7,
    de: 2,
    ate: 1,
    passos: [enviar(GESTOR)],
  },
  {
    status: 'solicitada',
    solicitante: COORDENADOR,
    posto: ['campusSul', 'auxiliar'],
    motivo: 'novo_contrato',
    inicio: 22,
    de: 4,
    ate: 3,
    passos: [enviar(COORDENADOR)],
  },
  {
    status: 'solicitada',
    solicitante: COORDENADOR,
    posto: ['campusSul', 'auxiliar'],
    motivo: 'novo_contrato',
    inicio: 22,
    de: 4,
    ate: 1,
    passos: [enviar(COORDENADOR)],
  },
]

const emAnalise: readonly Cenario[] = [
  {
    status: 'em_analise',
    solicitante: GESTOR,
    posto: ['hospitalSp', 'auxiliar'],
    motivo: 'reposicao',
    inicio: 12,
    de: 6,
    ate: 3,
    passos: [
      enviar(GESTOR),
      vaga,
      { comentar: 'A clínica atende só até as 10h. A pessoa consegue chegar?', quem: 'sesmt' },
      { comentar: 'Consegue, já está avisada.', quem: GESTOR },
    ],
  },
  {
    status: 'em_analise',
    solicitante: GESTOR,
    posto: ['shopping', 'auxiliar', 'seisUm'],
    motivo: 'aumento',
    inicio: 11,
    de: 7,
    ate: 2,
    passos: [enviar(GESTOR), vaga, exame, uniforme],
  },
  // Everything is there but the approval.
  {
    status: 'em_analise',
    solicitante: COORDENADOR,
    posto: ['agencias', 'auxiliar'],
    motivo: 'reposicao',
    inicio: 8,
    de: 9,
    ate: 1,
    passos: [enviar(COORDENADOR), vaga, exame, documentos, uniforme],
  },
  // Returned once and corrected: Documentos is asked again, Vaga and Exame stand.
  {
    status: 'em_analise',
    solicitante: COORDENADOR,
    posto: ['campusSul', 'encarregado'],
    motivo: 'novo_contrato',
    inicio: 22,
    de: 10,
    ate: 2,
    passos: [
      enviar(COORDENADOR),
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
  },
]

const devolvidas: readonly Cenario[] = [
  {
    status: 'devolvida',
    solicitante: COORDENADOR,
    posto: ['campusFortaleza', 'auxiliar'],
    motivo: 'reposicao',
    inicio: 13,
    de: 8,
    ate: 2,
    passos: [
      enviar(COORDENADOR),
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
  },
  {
    status: 'devolvida',
    solicitante: GESTOR,
    posto: ['hospitalSp', 'residuos'],
    motivo: 'reposicao',
    inicio: 15,
    de: 5,
    ate: 1,
    passos: [
      enviar(GESTOR),
      {
        mover: 'devolver',
        quem: 'vagas',
        motivo: 'O cliente pediu início no primeiro dia útil da próxima quinzena.',
        itens: [{ etapa: 'vaga', campo: 'dataPrevista', motivo: 'Combine a nova data com o hospital' }],
      },
    ],
  },
  {
    status: 'devolvida',
    solicitante: COORDENADOR,
    posto: ['campusSul', 'auxiliar'],
    motivo: 'novo_contrato',
    inicio: 22,
    de: 9,
    ate: 4,
    passos: [
      enviar(COORDENADOR),
      vaga,
      {
        mover: 'devolver',
        quem: 'sesmt',
        motivo: 'A pessoa não compareceu ao exame na data marcada.',
        itens: [{ etapa: 'pessoais', campo: 'telefone', motivo: 'Não conseguimos contato para remarcar' }],
      },
    ],
  },
]

const aprovadas: readonly Cenario[] = [
  {
    status: 'aprovada',
    solicitante: COORDENADOR,
    posto: ['hospitalCe', 'hospitalar', 'dozeNoite'],
    motivo: 'reposicao',
    inicio: 5,
    de: 14,
    ate: 1,
    passos: aprovada(COORDENADOR),
  },
  // Approved while the uniform still lacks.
  {
    status: 'aprovada',
    solicitante: GESTOR,
    posto: ['shopping', 'jardineiro'],
    motivo: 'reposicao',
    inicio: 6,
    de: 12,
    ate: 2,
    passos: [enviar(GESTOR), vaga, exame, documentos, aprovar],
  },
  {
    status: 'aprovada',
    solicitante: COORDENADOR,
    posto: ['campusSul', 'auxiliar'],
    motivo: 'novo_contrato',
    inicio: 22,
    de: 11,
    ate: 3,
    passos: [...aprovada(COORDENADOR), naVespera],
  },
]

const efetivadas: readonly Cenario[] = [
  // Working already, without uniform.
  {
    status: 'efetivada',
    solicitante: GESTOR,
    posto: ['hospitalSp', 'hospitalar', 'dozeDia'],
    motivo: 'reposicao',
    inicio: -6,
    de: 20,
    ate: 9,
    passos: [enviar(GESTOR), vaga, exame, documentos, aprovar, efetivar],
  },
  {
    status: 'efetivada',
    solicitante: GESTOR,
    posto: ['torre', 'porteiro', 'dozeDia'],
    motivo: 'reposicao',
    inicio: 3,
    de: 16,
    ate: 1,
    passos: [...aprovada(GESTOR), efetivar],
  },
  {
    status: 'efetivada',
    solicitante: COORDENADOR,
    posto: ['terminal', 'auxiliar', 'dozeNoite'],
    motivo: 'reposicao',
    inicio: -12,
    de: 30,
    ate: 15,
    passos: [...aprovada(COORDENADOR), efetivar, entrega],
  },
]

const finalizadas: readonly Cenario[] = [
  {
    status: 'finalizada',
    solicitante: GESTOR,
    posto: ['shopping', 'auxiliar', 'seisUm'],
    motivo: 'aumento',
    inicio: -8,
    de: 45,
    ate: 5,
    passos: finalizada(GESTOR),
  },
  {
    status: 'finalizada',
    solicitante: COORDENADOR,
    posto: ['campusFortaleza', 'recepcionista'],
    motivo: 'reposicao',
    inicio: -24,
    de: 62,
    ate: 21,
    passos: finalizada(COORDENADOR),
  },
  {
    status: 'finalizada',
    solicitante: COORDENADOR,
    posto: ['hospitalCe', 'hospitalar', 'dozeDia'],
    motivo: 'reposicao',
    inicio: -33,
    de: 70,
    ate: 30,
    passos: finalizada(COORDENADOR),
  },
  {
    status: 'finalizada',
    solicitante: COORDENADOR,
    posto: ['agencias', 'copeiro'],
    motivo: 'reposicao',
    inicio: -47,
    de: 85,
    ate: 44,
    passos: finalizada(COORDENADOR),
  },
]

const encerradas: readonly Cenario[] = [
  {
    status: 'reprovada',
    solicitante: GESTOR,
    posto: ['shopping', 'auxiliar', 'seisUm'],
    motivo: 'aumento',
    inicio: -3,
    de: 18,
    ate: 16,
    passos: [
      enviar(GESTOR),
      { mover: 'reprovar', quem: 'vagas', motivo: 'O cliente não autorizou o aumento de quadro neste mês.' },
    ],
  },
  {
    status: 'reprovada',
    solicitante: COORDENADOR,
    posto: ['terminal', 'auxiliar', 'seisUm'],
    motivo: 'reposicao',
    inicio: -9,
    de: 25,
    ate: 19,
    passos: [
      enviar(COORDENADOR),
      vaga,
      { mover: 'reprovar', quem: 'sesmt', motivo: 'Exame admissional inapto para a função.' },
    ],
  },
  {
    status: 'desistencia',
    solicitante: GESTOR,
    posto: ['torre', 'porteiro', 'dozeNoite'],
    motivo: 'reposicao',
    inicio: 4,
    de: 13,
    ate: 6,
    passos: [
      enviar(GESTOR),
      vaga,
      { mover: 'desistir', quem: GESTOR, motivo: 'A pessoa aceitou outra proposta de emprego.' },
    ],
  },
  {
    status: 'desistencia',
    solicitante: GESTOR,
    posto: ['campusCampinas', 'porteiro', 'dozeNoite'],
    motivo: 'reposicao',
    inicio: -5,
    de: 28,
    ate: 8,
    passos: [
      ...aprovada(GESTOR),
      { mover: 'desistir', quem: GESTOR, motivo: 'Mudou de cidade e não pode mais assumir a vaga.' },
    ],
  },
  {
    status: 'cancelada',
    solicitante: COORDENADOR,
    posto: ['fachadas', 'fachadas'],
    motivo: 'aumento',
    inicio: 2,
    de: 21,
    ate: 11,
    passos: [
      enviar(COORDENADOR),
      vaga,
      exame,
      { mover: 'cancelar', quem: 'coordenador', motivo: 'O cliente adiou a limpeza das fachadas.' },
    ],
  },
  {
    status: 'cancelada',
    solicitante: COORDENADOR,
    posto: ['campusSul', 'auxiliar'],
    motivo: 'novo_contrato',
    inicio: 22,
    de: 15,
    ate: 14,
    passos: [
      enviar(COORDENADOR),
      { mover: 'cancelar', quem: 'gerente.rh', motivo: 'RequestContext em duplicidade com outra admissão.' },
    ],
  },
]

export const cenarios: readonly Cenario[] = [
  ...finalizadas,
  ...efetivadas,
  ...encerradas,
  ...aprovadas,
  ...devolvidas,
  ...emAnalise,
  ...solicitadas,
  ...rascunhos,
]
