import { z } from 'zod'
import { texto, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import type { TipoColuna } from '../listas/define-list.ts'

// The file of events that the payroll system takes each month: what may be in it, and how each value is written.

/** Kinds of event of the payroll file. */
export const tiposDeEvento = {
  admissao: { label: 'Admissão' },
  alteracao: { label: 'Alteração contratual' },
  dados_bancarios: { label: 'Dados bancários' },
  afastamento: { label: 'Afastamento' },
  ferias: { label: 'Férias' },
  desligamento: { label: 'Desligamento' },
} as const
export type TipoDeEvento = keyof typeof tiposDeEvento

/** What a line does to what the payroll already has: a correction or an exclusion follows a line sent before. */
export const operacoesDaFolha = {
  inclusao: { label: 'Inclusão' },
  correcao: { label: 'Correção' },
  exclusao: { label: 'Exclusão' },
} as const
export type OperacaoDaFolha = keyof typeof operacoesDaFolha

/** How a shipment leaves the system. */
export const formatosDaFolha = {
  xlsx: { label: 'Excel (XLSX)', tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { label: 'CSV', tipo: 'text/csv' },
  // A type of its own, so that a file is never taken for the answer of a call.
  json: { label: 'JSON', tipo: 'application/vnd.rh.folha+json' },
} as const
export type FormatoDaFolha = keyof typeof formatosDaFolha

interface CampoDaFolha {
  readonly label: string
  readonly grupo: string
  readonly tipo: TipoColuna
  /** Words of the codes that it holds. */
  readonly rotulos?: Readonly<Record<string, { readonly label: string }>>
}

const campo = (
  grupo: string,
  label: string,
  tipo: TipoColuna = 'texto',
  rotulos?: CampoDaFolha['rotulos'],
): CampoDaFolha => ({ label, grupo, tipo, ...(rotulos ? { rotulos } : {}) })

/**
 * Everything that a column may hold. The reason of a leave is not here: it is of Sesmt and Rh alone, and the payroll works
 * with who pays from which day.
 */
export const camposDaFolha = {
  tipo: campo('Evento', 'Evento', 'texto', tiposDeEvento),
  operacao: campo('Evento', 'Operação', 'texto', operacoesDaFolha),
  data: campo('Evento', 'Data do evento', 'data'),
  retroativo: campo('Evento', 'Retroativo', 'simNao'),
  referencia: campo('Evento', 'Referência'),
  mudou: campo('Evento', 'O que mudou'),
  matricula: campo('Pessoa', 'Matrícula'),
  nome: campo('Pessoa', 'Nome'),
  cpf: campo('Pessoa', 'CPF'),
  pis: campo('Pessoa', 'PIS'),
  nascimento: campo('Pessoa', 'Nascimento', 'data'),
  dataAdmissao: campo('Contrato de trabalho', 'Admissão', 'data'),
  cargo: campo('Contrato de trabalho', 'Cargo'),
  cbo: campo('Contrato de trabalho', 'CBO'),
  salario: campo('Contrato de trabalho', 'Salário', 'dinheiro'),
  insalubridade: campo('Contrato de trabalho', 'Insalubridade (%)', 'numero'),
  periculosidade: campo('Contrato de trabalho', 'Periculosidade', 'simNao'),
  contrato: campo('Contrato de trabalho', 'Contrato'),
  posto: campo('Contrato de trabalho', 'Posto'),
  escala: campo('Contrato de trabalho', 'Escala'),
  horasSemanais: campo('Contrato de trabalho', 'Horas semanais', 'numero'),
  centroDeCusto: campo('Contrato de trabalho', 'Centro de custo'),
  sindicato: campo('Contrato de trabalho', 'Sindicato'),
  banco: campo('Banco', 'Banco'),
  agencia: campo('Banco', 'Agência'),
  conta: campo('Banco', 'Conta'),
  contaDigito: campo('Banco', 'Dígito'),
  contaTipo: campo('Banco', 'Tipo de conta'),
  pix: campo('Banco', 'Pix'),
  inicio: campo('Ausência', 'Início', 'data'),
  fim: campo('Ausência', 'Fim', 'data'),
  dias: campo('Ausência', 'Dias', 'numero'),
  inssApartirDe: campo('Ausência', 'INSS a partir de', 'data'),
  aquisitivoInicio: campo('Férias', 'Período aquisitivo: início', 'data'),
  aquisitivoFim: campo('Férias', 'Período aquisitivo: fim', 'data'),
  abonoDias: campo('Férias', 'Dias de abono', 'numero'),
  adiantamento13: campo('Férias', 'Adianta o 13º', 'simNao'),
  dataDesligamento: campo('Desligamento', 'Desligamento', 'data'),
  causa: campo('Desligamento', 'Causa (eSocial, tabela 19)'),
  fimProjetado: campo('Desligamento', 'Fim projetado do aviso', 'data'),
} as const satisfies Readonly<Record<string, CampoDaFolha>>
export type CampoDaFolhaNome = keyof typeof camposDaFolha

/** One line of the file: its values by field; what an event does not have is absent. */
export type LinhaDaFolha = Readonly<Partial<Record<CampoDaFolhaNome, string | number | boolean | null>>>

/** How the value of a column is written; which of them a field takes depends on what it holds. */
export const formatosDeColuna = {
  padrao: { label: 'Como no Brasil', tipos: null },
  codigo: { label: 'Código', tipos: null },
  iso: { label: '2026-11-30', tipos: ['data'] },
  ddmmaaaa: { label: '30112026', tipos: ['data'] },
  ponto: { label: '1234.56', tipos: ['dinheiro'] },
  centavos: { label: '123456 (centavos)', tipos: ['dinheiro'] },
} as const
export type FormatoDeColuna = keyof typeof formatosDeColuna

/** The formats that a field takes, the usual one first. */
export function formatosDoCampo(nome: CampoDaFolhaNome): FormatoDeColuna[] {
  const { tipo, rotulos }: CampoDaFolha = camposDaFolha[nome]
  return codigosDe(formatosDeColuna).filter((formato) => {
    if (formato === 'padrao') return true
    if (formato === 'codigo') return rotulos !== undefined
    return (formatosDeColuna[formato].tipos as readonly string[]).includes(tipo)
  })
}

const coluna = z
  .strictObject({
    /** Null for a column that holds the same text in every line. */
    campo: z.enum(codigosDe(camposDaFolha), 'Escolha um dado da lista').nullable(),
    titulo: textoObrigatorio(60),
    formato: z.enum(codigosDe(formatosDeColuna), 'Escolha um formato da lista').default('padrao'),
    constante: texto(120).default(''),
  })
  .refine(({ campo: nome, formato }) => nome === null || formatosDoCampo(nome).includes(formato), {
    path: ['formato'],
    message: 'Este dado não se escreve assim',
  })
export type ColunaDaFolha = z.output<typeof coluna>

export const MAXIMO_DE_COLUNAS = 60

/** Layout of the file: its columns, in their order. */
export const colunasDaFolha = z
  .array(coluna)
  .min(1, 'O arquivo precisa de uma coluna')
  .max(MAXIMO_DE_COLUNAS)
  .superRefine((colunas, contexto) => {
    const vistos = new Set<string>()
    for (const [i, { titulo }] of colunas.entries()) {
      const igual = titulo.toLowerCase()
      if (vistos.has(igual))
        contexto.addIssue({
          code: 'custom',
          path: [i, 'titulo'],
          message: 'Já há uma coluna com este título',
        })
      vistos.add(igual)
    }
  })

const padrao = [
  'tipo',
  'operacao',
  'data',
  'retroativo',
  'referencia',
  'matricula',
  'nome',
  'cpf',
  'pis',
  'nascimento',
  'dataAdmissao',
  'mudou',
  'cargo',
  'cbo',
  'salario',
  'insalubridade',
  'periculosidade',
  'contrato',
  'posto',
  'escala',
  'horasSemanais',
  'centroDeCusto',
  'sindicato',
  'banco',
  'agencia',
  'conta',
  'contaDigito',
  'contaTipo',
  'pix',
  'inicio',
  'fim',
  'dias',
  'inssApartirDe',
  'aquisitivoInicio',
  'aquisitivoFim',
  'abonoDias',
  'adiantamento13',
  'dataDesligamento',
  'causa',
  'fimProjetado',
] as const satisfies readonly CampoDaFolhaNome[]

/** The layout of a company that did not change it: every field, under its own name. */
export const layoutPadrao: readonly ColunaDaFolha[] = padrao.map((nome) => ({
  campo: nome,
  titulo: camposDaFolha[nome].label,
  formato: 'padrao',
  constante: '',
}))

/** What a column of the file holds: it decides the cell of a spreadsheet. */
export function tipoDaColuna({ campo: nome, formato }: ColunaDaFolha): TipoColuna {
  if (nome === null || formato !== 'padrao') return 'texto'
  return camposDaFolha[nome].tipo
}

type Valor = string | number | boolean | null

/** The value of a line in a column: dates as `YYYY-MM-DD` and money in centavos where the format is the usual one. */
export function valorDaColuna(
  { campo: nome, formato, constante }: ColunaDaFolha,
  linha: LinhaDaFolha,
): Valor {
  if (nome === null) return constante
  const valor = linha[nome] ?? null
  if (valor === null) return null
  if (formato === 'ddmmaaaa') return String(valor).split('-').toReversed().join('')
  if (formato === 'ponto') return (Number(valor) / 100).toFixed(2)
  if (formato === 'centavos' || formato === 'iso' || formato === 'codigo') return String(valor)
  const { rotulos }: CampoDaFolha = camposDaFolha[nome]
  return rotulos?.[String(valor)]?.label ?? valor
}

/** The first and the last day of a month `YYYY-MM`. */
export function diasDaCompetencia(competencia: string): { readonly de: string; readonly ate: string } {
  const mes = Temporal.PlainYearMonth.from(competencia)
  return { de: `${competencia}-01`, ate: mes.toPlainDate({ day: mes.daysInMonth }).toString() }
}

/** Month of the payroll, as `YYYY-MM`. */
export const competencia = z
  .string()
  .max(7)
  .regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/, 'Informe o mês como aaaa-mm')

/** `novembro de 2026`. */
export const formatCompetencia = (mes: string): string =>
  Temporal.PlainYearMonth.from({
    year: Number(mes.slice(0, 4)),
    month: Number(mes.slice(5)),
    calendar: 'gregory',
  }).toLocaleString('pt-BR', { month: 'long', year: 'numeric', calendar: 'gregory' })
