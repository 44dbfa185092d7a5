import { contratoNovo, etapasContrato, etapasDoContrato, type EtapaContrato } from '@rh/domain/contratos/novo'
import type { FormStep, StepState } from '../../../ui/page/FormStepper.tsx'
import { z } from '../../../lib/zod-pt.ts'
import { campoEmTexto } from './rotulos.ts'

export type RawStep = Readonly<Record<string, unknown>>
/** The new contract as it is typed, step by step. */
export type RawForm = Readonly<Record<EtapaContrato, RawStep>>

export const EM_BRANCO: RawForm = {
  dados: {
    cliente: { tipo: 'existente', id: null, cnpj: '', razaoSocial: '', nomeFantasia: '', contatos: [] },
    numero: '',
    objeto: '',
    tipo: 'privado',
    inicio: '',
    fim: '',
    valorMensalCentavos: null,
    indiceReajuste: null,
    dataBase: null,
    gestorId: null,
    centroDeCusto: { tipo: 'novo', id: null, codigo: '', descricao: '' },
  },
  locais: { locais: [{ nome: '', endereco: '', municipioIbge: null }], sindicatoId: null },
  postos: { postos: [] },
  documentos: { documentos: [] },
}

const isRawStep = (valor: unknown): valor is RawStep =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** What was kept of a contract half filled in, as far as it still has its shape. */
export function readRawForm(guardado: unknown): RawForm | null {
  if (!isRawStep(guardado)) return null
  const partes = etapasDoContrato.map((etapa) => [etapa, guardado[etapa]] as const)
  return partes.every(([, parte]) => isRawStep(parte))
    ? (Object.fromEntries(partes) as unknown as RawForm)
    : null
}

/** Only the fields of the answer that was chosen: those of the other stay in the form, for a change of mind. */
function soDoEscolhido(valor: unknown, campos: Readonly<Record<string, readonly string[]>>): unknown {
  if (!isRawStep(valor)) return valor
  const nomes = campos[String(valor['tipo'])] ?? []
  return Object.fromEntries(['tipo', ...nomes].map((nome) => [nome, valor[nome]]))
}

const clearDados = (dados: RawStep): RawStep => ({
  ...dados,
  cliente: soDoEscolhido(dados['cliente'], {
    existente: ['id'],
    novo: ['cnpj', 'razaoSocial', 'nomeFantasia', 'contatos'],
  }),
  centroDeCusto: soDoEscolhido(dados['centroDeCusto'], { existente: ['id'], novo: ['codigo', 'descricao'] }),
})

/** The schema of a step, of what its form holds. The forms differ; the kit's form only needs an object. */
export const schemaDe = (etapa: EtapaContrato): z.ZodType<RawStep, RawStep> =>
  (etapa === 'dados'
    ? z.preprocess((valor) => (isRawStep(valor) ? clearDados(valor) : valor), etapasContrato.dados.schema)
    : etapasContrato[etapa].schema) as z.ZodType<RawStep, RawStep>

/** What is wrong with the whole, one message per path; null when it can be sent. */
export function conferirTudo(raw: RawForm) {
  const lido = contratoNovo.safeParse({ ...raw, dados: clearDados(raw.dados) })
  if (lido.success) return { contrato: lido.data, campos: null }
  const campos = Object.fromEntries(lido.error.issues.map(({ path, message }) => [path.join('.'), message]))
  return { contrato: null, campos }
}

export interface Pendente {
  readonly etapa: EtapaContrato
  readonly texto: string
}

/** Failures by path in words: `postos.postos.1.cargoId` is said of "Posto 2 · Cargo" and leads to its step. */
export const pendentesDe = (campos: Readonly<Record<string, string>>): Pendente[] =>
  Object.entries(campos).flatMap(([path, mensagem]) => {
    const [etapa = '', ...caminho] = path.split('.')
    if (!isEtapa(etapa)) return []
    const campo = campoEmTexto(caminho)
    return [{ etapa, texto: campo === null ? mensagem : `${campo}: ${mensagem}` }]
  })

export const isEtapa = (valor: unknown): valor is EtapaContrato =>
  typeof valor === 'string' && (etapasDoContrato as readonly string[]).includes(valor)

/** How far a step is. Documents may be none: the step counts once somebody came that far. */
export function estadoDe(etapa: EtapaContrato, raw: RawForm, pendentes: readonly Pendente[]): StepState {
  if (pendentes.some((pendente) => pendente.etapa === etapa)) return 'com-erro'
  const vazia = JSON.stringify(raw[etapa]) === JSON.stringify(EM_BRANCO[etapa])
  if (vazia) return 'vazia'
  return schemaDe(etapa).safeParse(raw[etapa]).success ? 'completa' : 'incompleta'
}

export const passosDe = (
  raw: RawForm,
  pendentes: readonly Pendente[],
  hrefDe: (etapa: EtapaContrato) => string,
): FormStep[] =>
  etapasDoContrato.map((etapa) => ({
    id: etapa,
    label: etapasContrato[etapa].label,
    href: hrefDe(etapa),
    state: estadoDe(etapa, raw, pendentes),
  }))
