import { isImigrante } from '../../codigos/pessoais.ts'
import type { CampoNomeado, CamposNomeados } from '../../campos/campo.ts'
import type { ItemDoChecklist } from '../../processo/anexos.ts'
import { isVazio, type RawSheet, type RawValue } from '../../processo/raw-form.ts'
import { NACIONALIDADE_BRASIL } from '../../regras/admissao/imigrante.ts'
import { campos } from './campos.ts'
import type { Etapa } from './etapas.ts'

// What the person who is to be hired is asked on the own phone. Nothing else of the form is theirs to read or to write.

/** Steps of the form that hold something of the person's own. */
export const etapasDoCandidato = [
  'pessoais',
  'documentos',
  'endereco',
  'dependentes',
  'bancarios',
  'beneficios',
] as const satisfies readonly Etapa[]
export type EtapaDoCandidato = (typeof etapasDoCandidato)[number]

/** What was typed so far, by step: the draft with the person's own answers on top. */
export type Respostas = Readonly<Partial<Record<EtapaDoCandidato, RawSheet | undefined>>>

/** One question, in words that need no explanation. */
export interface Pergunta {
  readonly campo: string
  readonly texto: string
  readonly ajuda?: string
  /** Whether it is asked, by what was answered before; always by default. */
  readonly quando?: (respostas: Respostas) => boolean
  /** May be left blank although the form may need it. */
  readonly livre?: true
}

/** Questions that belong together: one screen of a phone. */
export interface GrupoDePerguntas {
  readonly nome: string
  readonly titulo: string
  readonly ajuda?: string
  readonly etapa: EtapaDoCandidato
  readonly perguntas: readonly Pergunta[]
}

const brasileiro = ({ pessoais }: Respostas): boolean =>
  (pessoais?.['paisNascimento'] ?? NACIONALIDADE_BRASIL) === NACIONALIDADE_BRASIL
const imigrante = ({ pessoais }: Respostas): boolean => {
  const nacionalidade = pessoais?.['nacionalidade']
  return typeof nacionalidade === 'string' && isImigrante(nacionalidade)
}
const homem = ({ pessoais }: Respostas): boolean => pessoais?.['sexo'] === 'M'
const temConta = ({ bancarios }: Respostas): boolean => bancarios?.['abrirConta'] !== true
const comTransporte = ({ beneficios }: Respostas): boolean => beneficios?.['valeTransporte'] === true
const comCnh = ({ documentos }: Respostas): boolean => !isVazio(documentos?.['cnh'])

/** The questions, in order. CPF and birth date are not among them: they say who opens the link. */
export const perguntasDoCandidato: readonly GrupoDePerguntas[] = [
  {
    nome: 'nome',
    titulo: 'Seu nome',
    etapa: 'pessoais',
    perguntas: [
      { campo: 'nome', texto: 'Nome completo', ajuda: 'Como está no seu documento.' },
      { campo: 'nomeSocial', texto: 'Nome social', ajuda: 'Só se você usa outro nome.' },
    ],
  },
  {
    nome: 'contato',
    titulo: 'Como falar com você',
    etapa: 'pessoais',
    perguntas: [
      { campo: 'telefone', texto: 'Celular com DDD' },
      { campo: 'email', texto: 'E-mail', ajuda: 'Se não tem, deixe em branco.' },
    ],
  },
  {
    nome: 'nascimento',
    titulo: 'Onde você nasceu',
    etapa: 'pessoais',
    perguntas: [
      { campo: 'nacionalidade', texto: 'Nacionalidade' },
      { campo: 'paisNascimento', texto: 'País' },
      { campo: 'ufNascimento', texto: 'Estado', quando: brasileiro },
      { campo: 'municipioNascimento', texto: 'Cidade', quando: brasileiro },
      { campo: 'tempoResidencia', texto: 'Por quanto tempo pode morar no Brasil', quando: imigrante },
      { campo: 'condicaoIngresso', texto: 'Como entrou no Brasil', quando: imigrante },
    ],
  },
  {
    nome: 'voce',
    titulo: 'Sobre você',
    ajuda: 'O governo pede estas informações de toda pessoa registrada.',
    etapa: 'pessoais',
    perguntas: [
      { campo: 'sexo', texto: 'Sexo' },
      { campo: 'estadoCivil', texto: 'Estado civil' },
      { campo: 'racaCor', texto: 'Sua cor ou raça', ajuda: 'Como você se declara.' },
      { campo: 'grauInstrucao', texto: 'Até onde você estudou' },
      { campo: 'deficiencia', texto: 'Você tem alguma deficiência?' },
    ],
  },
  {
    nome: 'pais',
    titulo: 'Seus pais',
    etapa: 'pessoais',
    perguntas: [
      { campo: 'mae', texto: 'Nome completo da mãe' },
      { campo: 'pai', texto: 'Nome completo do pai', ajuda: 'Se não consta no documento, deixe em branco.' },
    ],
  },
  {
    nome: 'rg',
    titulo: 'Seu RG',
    ajuda: 'Copie como está no documento.',
    etapa: 'documentos',
    perguntas: [
      { campo: 'rg', texto: 'Número do RG' },
      { campo: 'rgOrgao', texto: 'Quem emitiu', ajuda: 'Quase sempre SSP.' },
      { campo: 'rgUf', texto: 'Estado que emitiu' },
      { campo: 'rgEmissao', texto: 'Data em que foi emitido' },
    ],
  },
  {
    nome: 'numeros',
    titulo: 'Outros números',
    ajuda: 'Deixe em branco o que você não tem.',
    etapa: 'documentos',
    perguntas: [
      { campo: 'pis', texto: 'PIS', ajuda: 'Está na carteira de trabalho ou no aplicativo do FGTS.' },
      { campo: 'tituloEleitor', texto: 'Título de eleitor' },
      { campo: 'reservista', texto: 'Certificado de reservista', quando: homem },
      { campo: 'cnh', texto: 'Carteira de motorista (CNH)' },
      { campo: 'cnhCategoria', texto: 'Categoria da CNH', quando: comCnh },
      { campo: 'cnhValidade', texto: 'Validade da CNH', quando: comCnh },
    ],
  },
  {
    nome: 'endereco',
    titulo: 'Onde você mora',
    etapa: 'endereco',
    perguntas: [
      { campo: 'cep', texto: 'CEP' },
      { campo: 'tipoLogradouro', texto: 'Tipo', ajuda: 'Rua, avenida, travessa…' },
      { campo: 'logradouro', texto: 'Nome da rua' },
      { campo: 'numero', texto: 'Número', ajuda: 'Se não tem, escreva S/N.' },
      { campo: 'complemento', texto: 'Complemento', ajuda: 'Casa dos fundos, bloco, apartamento.' },
      { campo: 'bairro', texto: 'Bairro' },
      { campo: 'uf', texto: 'Estado' },
      { campo: 'municipio', texto: 'Cidade' },
    ],
  },
  {
    nome: 'dependentes',
    titulo: 'Quem depende de você',
    ajuda: 'Filhos, marido, esposa ou outra pessoa que você sustenta. Se não tem, siga em frente.',
    etapa: 'dependentes',
    perguntas: [{ campo: 'lista', texto: 'Dependentes' }],
  },
  {
    nome: 'conta',
    titulo: 'Onde receber o salário',
    ajuda: 'A conta tem de estar no seu nome.',
    etapa: 'bancarios',
    perguntas: [
      { campo: 'abrirConta', texto: 'Não tenho conta: quero que a empresa peça uma' },
      { campo: 'banco', texto: 'Banco', quando: temConta },
      { campo: 'contaTipo', texto: 'Tipo de conta', quando: temConta },
      { campo: 'agencia', texto: 'Agência, sem o dígito', quando: temConta },
      { campo: 'conta', texto: 'Número da conta, sem o dígito', quando: temConta },
      { campo: 'contaDigito', texto: 'Dígito da conta', quando: temConta, livre: true },
      { campo: 'pix', texto: 'Chave Pix', ajuda: 'Se quiser informar.', quando: temConta },
    ],
  },
  {
    nome: 'transporte',
    titulo: 'Como você vai ao trabalho',
    etapa: 'beneficios',
    perguntas: [
      { campo: 'valeTransporte', texto: 'Você quer o vale-transporte?' },
      { campo: 'linhas', texto: 'Conduções que você pega', quando: comTransporte },
    ],
  },
]

const fields: Readonly<Record<EtapaDoCandidato, CamposNomeados>> = campos

/** Declaration of a field that is asked. */
export function campoDoCandidato(etapa: EtapaDoCandidato, campo: string): CampoNomeado {
  const declarado = Object.hasOwn(fields[etapa], campo) ? fields[etapa][campo] : undefined
  if (!declarado) throw new Error(`No field ${etapa}.${campo}`)
  return declarado
}

/** Fields of a step that the person answers: the only ones that the link reads and writes. */
export const camposDoCandidato = (etapa: EtapaDoCandidato): readonly string[] =>
  perguntasDoCandidato
    .filter((grupo) => grupo.etapa === etapa)
    .flatMap(({ perguntas }) => perguntas.map(({ campo }) => campo))

export const isEtapaDoCandidato = (etapa: string): etapa is EtapaDoCandidato =>
  (etapasDoCandidato as readonly string[]).includes(etapa)

/** Whether the link reads and writes this field. */
export const isDoCandidato = (etapa: string, campo: string): boolean =>
  isEtapaDoCandidato(etapa) && camposDoCandidato(etapa).includes(campo)

/** The person's own part of a form, and nothing else of it. */
export const parteDoCandidato = (dados: Readonly<Record<string, RawSheet | undefined>>): Respostas =>
  Object.fromEntries(
    etapasDoCandidato.map((etapa) => [
      etapa,
      Object.fromEntries(
        camposDoCandidato(etapa).flatMap((campo): [string, RawValue][] => {
          const valor = dados[etapa]?.[campo]
          return valor === undefined ? [] : [[campo, valor]]
        }),
      ),
    ]),
  )

/** Questions of a screen that are asked, given what was answered. */
export const perguntasFeitas = ({ perguntas }: GrupoDePerguntas, respostas: Respostas): readonly Pergunta[] =>
  perguntas.filter(({ quando }) => quando?.(respostas) ?? true)

/** Whether a question that is asked has to be answered. A person may have no dependants. */
export function isExigida(etapa: EtapaDoCandidato, { campo, livre, quando }: Pergunta): boolean {
  const { tipo, opcional } = campoDoCandidato(etapa, campo)
  if (livre === true || opcional === true) return false
  return tipo !== 'lista' || quando !== undefined
}

/** Whether there is an answer; an empty list is none. */
export const isRespondida = (valor: RawValue | undefined): boolean =>
  !isVazio(valor) && !(Array.isArray(valor) && valor.length === 0)

/** Documents that the company makes, or that nobody may demand of a person (TST, IRR 1). */
const naoSeTraz: ReadonlySet<string> = new Set([
  'ASO',
  'VT',
  'IR',
  'ACORDO_12X36',
  'COMPENSACAO',
  'ANTECEDENTES',
  'LGPD',
])

/** Whether a document of the checklist is one that the person brings. */
export const isDocumentoDoCandidato = ({
  codigo,
  momento,
}: Pick<ItemDoChecklist, 'codigo' | 'momento'>): boolean => momento === 'aprovacao' && !naoSeTraz.has(codigo)

/** How much of what has to be answered and brought is there. */
export function andamentoDoCandidato(
  respostas: Respostas,
  documentos: readonly { readonly exigido: boolean; readonly recebido: boolean }[],
): { readonly feitos: number; readonly total: number } {
  const perguntas = perguntasDoCandidato.flatMap((grupo) =>
    perguntasFeitas(grupo, respostas)
      .filter((pergunta) => isExigida(grupo.etapa, pergunta))
      .map(({ campo }) => isRespondida(respostas[grupo.etapa]?.[campo])),
  )
  const exigidos = documentos.filter(({ exigido }) => exigido).map(({ recebido }) => recebido)
  const todos = [...perguntas, ...exigidos]
  return { feitos: todos.filter(Boolean).length, total: todos.length }
}

/** Days for which a link holds. */
export const VALIDADE_DO_LINK_DIAS = 7
/** Wrong answers to the two questions after which a link is locked for good. */
export const TENTATIVAS_DO_LINK = 5
/** Minutes of one entry by the two questions. */
export const ENTRADA_MINUTOS = 120
/** Last digits of the CPF that are asked. */
export const DIGITOS_DO_CPF = 3

/** The token of a link: its secret and the seal of the server. */
export const FORMA_DO_LINK = /^[\w-]{32}\.[\w-]{22}$/

/** What the person agrees to before anything is asked (LGPD arts. 7 V, 9 and 18). A change is a new version. */
export const avisoDoCandidato = {
  versao: 1,
  titulo: 'Antes de começar',
  paragrafos: [
    'Vamos pedir seus dados e fotos dos seus documentos para preparar a sua contratação, como a lei manda. Eles não são usados para mais nada.',
    'Quem cuida da sua admissão confere o que você mandar. Só quem precisa dos dados para a contratação pode vê-los, e cada acesso fica registrado.',
    'Se você for contratado, os dados ficam guardados pelo tempo que a lei pede. Se não for, ficam só enquanto a empresa precisar provar o que fez.',
    'Você pode pedir para ver, corrigir ou apagar seus dados, e pode parar quando quiser: fale com quem lhe mandou o link.',
  ],
  aceite: 'Li e concordo',
} as const

/** The notice with whom people turn to about their data, where the company named somebody (LGPD art. 41 § 1º). */
export const avisoCom = (encarregado: { readonly nome: string; readonly email: string } | null) => ({
  ...avisoDoCandidato,
  paragrafos: [
    ...avisoDoCandidato.paragrafos,
    ...(encarregado
      ? [`Quem responde pelos dados na empresa é ${encarregado.nome}: ${encarregado.email}.`]
      : []),
  ],
})

/** How a link stands, as Operacional reads it. */
export const situacoesDoLink = {
  nao_aberto: { label: 'Ainda não aberto', tone: 'default' },
  aberto: { label: 'Aberto', tone: 'info' },
  preenchendo: { label: 'Preenchendo', tone: 'info' },
  concluido: { label: 'Concluído pela pessoa', tone: 'success' },
  bloqueado: { label: 'Bloqueado', tone: 'error' },
  vencido: { label: 'Vencido', tone: 'warning' },
  revogado: { label: 'Encerrado', tone: 'default' },
} as const
export type SituacaoDoLink = keyof typeof situacoesDoLink

interface MarcosDoLink {
  readonly expiraEm: string
  readonly abertoEm: string | null
  readonly consentiuEm: string | null
  readonly concluidoEm: string | null
  readonly bloqueadoEm: string | null
  readonly revogadoEm: string | null
}

/** Where a link stands at a moment, ISO texts of one form. */
export function situacaoDoLink(link: MarcosDoLink, agora: Temporal.Instant): SituacaoDoLink {
  if (link.revogadoEm !== null) return 'revogado'
  if (link.bloqueadoEm !== null) return 'bloqueado'
  if (Temporal.Instant.compare(Temporal.Instant.from(link.expiraEm), agora) <= 0) return 'vencido'
  if (link.concluidoEm !== null) return 'concluido'
  if (link.consentiuEm !== null) return 'preenchendo'
  return link.abertoEm === null ? 'nao_aberto' : 'aberto'
}
