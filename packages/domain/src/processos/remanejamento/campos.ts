import { defineCampos, labelsDe, opcionalmente } from '../../campos/campo.ts'
import { contrato } from '../../campos/vinculo.ts'
import type { ExcecaoDaTransferencia } from '../../regras/alteracao/remanejamento.ts'
import type { Mandato } from '../../regras/alteracao/remanejamento-destino.ts'

export const tiposDeRemanejamento = {
  definitivo: 'Definitivo',
  temporario: 'Temporário',
} as const

/** When the law does without the consent to a change of home (CLT art. 469 §§ 1º and 2º). */
const excecoes = {
  confianca: 'Cargo de confiança',
  clausula: 'Cláusula do contrato de trabalho',
  extincao: 'Extinção do estabelecimento',
} as const satisfies Readonly<Record<ExcecaoDaTransferencia, string>>

/** A mandate that ties somebody to the place of work. */
const eleitos = {
  cipa: 'Membro da CIPA',
  sindical: 'Dirigente sindical',
} as const satisfies Readonly<Record<Exclude<Mandato, 'registrado'>, string>>

/** Where who was given back by the client waits: in no post, paid by the company. */
export const RESERVA = 'Reserva técnica'

const simNao = { tipo: 'simNao', opcional: true, alcance: 'termos' } as const

/** What the request asks for. */
export const camposDoRemanejamento = defineCampos({
  tipo: {
    label: 'Tipo',
    tipo: 'opcao',
    tabela: tiposDeRemanejamento,
    mensagem: 'Escolha o tipo',
    alcance: 'termos',
  },
  vigencia: { label: 'A partir de', tipo: 'data', alcance: 'termos' },
  /** The first day back, of a transfer for a time. */
  retorno: { label: 'Volta em', tipo: 'data', opcional: true, alcance: 'termos' },
  postoId: { ...opcionalmente(contrato.posto), label: 'Posto de destino' },
  reserva: { label: RESERVA, ...simNao },
  /** The bond of whom the post is exchanged with. */
  trocaCom: { label: 'Troca com', tipo: 'id', opcional: true, alcance: 'termos' },
  motivo: { label: 'Motivo', tipo: 'texto', min: 5, max: 500, longo: true, alcance: 'reservado' },
  mudaDomicilio: { label: 'Muda de casa', pergunta: 'A pessoa muda de casa?', ...simNao },
  anuencia: { label: 'Anuência da pessoa', pergunta: 'A pessoa concorda, por escrito', ...simNao },
  /** CLT art. 469 §§ 1º and 2º. */
  excecao: {
    label: 'Exceção à anuência',
    tipo: 'opcao',
    tabela: excecoes,
    opcional: true,
    alcance: 'termos',
  },
  mandato: {
    label: 'Mandato',
    tipo: 'opcao',
    tabela: eleitos,
    opcional: true,
    alcance: 'termos',
  },
  /** Lei 6.019/1974 art. 5º-D. */
  saidaDoCliente: {
    label: 'Saiu do cliente em',
    pergunta: 'Já foi empregada do cliente? Saiu em',
    tipo: 'data',
    opcional: true,
    alcance: 'termos',
  },
  observacao: {
    label: 'Observação',
    tipo: 'texto',
    max: 500,
    longo: true,
    opcional: true,
    alcance: 'termos',
  },
})

/** The promotion that comes with the transfer. */
export const camposDaPromocaoJunto = defineCampos({
  'comPromocao.cargoId': { ...opcionalmente(contrato.cargo), label: 'Novo cargo' },
  'comPromocao.salarioCentavos': { ...opcionalmente(contrato.salarioCentavos), label: 'Novo salário' },
})

/** Labels of all fields of the form. */
export const labelsDoRemanejamento = {
  ...labelsDe(camposDoRemanejamento),
  ...labelsDe(camposDaPromocaoJunto),
  valeTransporte: 'Vale-transporte',
} as const
