import type { EnderecoDoCampo } from './formulario.ts'

// What each document of a checklist proves, and what is said of one that does not prove it.

/** Field of the form that a document proves, with its label. */
export interface CampoProvado extends EnderecoDoCampo {
  readonly label: string
}

/** Fields that documents prove, by document code; the file of any other code is judged by itself. */
export type Provas = Readonly<Record<string, readonly CampoProvado[]>>

interface Rotulado {
  readonly label: string
  readonly curto?: string
}
type Etapas = Readonly<Record<string, Readonly<Record<string, Rotulado>>>>
/** Address of a field in a form of steps: `pessoais.nome`. */
type Caminho<C extends Etapas> = {
  readonly [E in keyof C & string]: `${E}.${keyof C[E] & string}`
}[keyof C & string]

/** Declares what the documents of a form of steps prove: fields as `etapa.campo`, by document code. */
export const provasDoFormulario = <C extends Etapas>(
  campos: C,
  tabela: Readonly<Record<string, readonly Caminho<C>[]>>,
): Provas =>
  mapear(tabela, (caminho) => {
    const [etapa = '', campo = ''] = caminho.split('.')
    const { label = campo, curto = label } = campos[etapa]?.[campo] ?? {}
    return { etapa, campo, label: curto }
  })

/** Declares what the documents of a one-sheet form prove: field names, by document code. */
export const provasDaFolha = <C extends Readonly<Record<string, string>>>(
  labels: C,
  tabela: Readonly<Record<string, readonly (keyof C & string)[]>>,
): Provas => mapear(tabela, (campo) => ({ campo, label: labels[campo] ?? campo }))

const mapear = <P extends string>(
  tabela: Readonly<Record<string, readonly P[]>>,
  provado: (caminho: P) => CampoProvado,
): Provas =>
  Object.fromEntries(Object.entries(tabela).map(([codigo, caminhos]) => [codigo, caminhos.map(provado)]))

/** Tests whether two addresses are of the same field. */
export const isMesmoCampo = (um: EnderecoDoCampo, outro: EnderecoDoCampo): boolean =>
  um.campo === outro.campo && (um.etapa ?? null) === (outro.etapa ?? null)

/** Ready reasons to refuse a file, whatever it should prove: the key that marks each, its label and its sentence. */
export const motivosDoArquivo = {
  ilegivel: { tecla: 'i', label: 'Ilegível', frase: 'o arquivo está ilegível' },
  cortado: { tecla: 'c', label: 'Cortado', frase: 'o documento aparece cortado' },
  vencido: { tecla: 'v', label: 'Vencido', frase: 'o documento está vencido' },
  outra_pessoa: { tecla: 'p', label: 'De outra pessoa', frase: 'o documento é de outra pessoa' },
  trocado: { tecla: 't', label: 'Trocado', frase: 'é outro documento, não o que foi pedido' },
  sem_verso: { tecla: 's', label: 'Sem verso', frase: 'falta o verso' },
} as const
export type MotivoDoArquivo = keyof typeof motivosDoArquivo

/** Reasons marked in a refusal: fields that differ, what is wrong with the file, and words of the person. */
export interface MarcasDaRecusa {
  readonly campos: readonly EnderecoDoCampo[]
  readonly arquivo: readonly MotivoDoArquivo[]
  readonly recado?: string | undefined
}

/** Shortest words of a refusal that say something. */
export const RECADO_MINIMO = 5

/** Whether somebody began to write and did not say anything yet. */
export const isRecadoCurto = (recado = ''): boolean => recado !== '' && recado.trim().length < RECADO_MINIMO

/** Number of reasons of a refusal; the words count as one. */
export const contarMotivos = ({ campos, arquivo, recado }: MarcasDaRecusa): number =>
  campos.length + arquivo.length + (recado ? 1 : 0)

const comecar = (frase: string): string => frase.charAt(0).toUpperCase() + frase.slice(1)
const terminar = (frase: string): string => (/[.!?…]$/.test(frase) ? frase : `${frase}.`)
const juntar = (partes: readonly string[]): string => new Intl.ListFormat('pt-BR').format(partes)

/** Sentence that the requester reads of a refusal: fields by their labels, then the file, then the person's words. */
export function fraseDaRecusa(
  prova: readonly CampoProvado[],
  { campos, arquivo, recado = '' }: MarcasDaRecusa,
): string {
  const labels = prova
    .filter((provado) => campos.some((campo) => isMesmoCampo(campo, provado)))
    .map(({ label }) => label)
  const frases = [
    ...(labels.length > 0
      ? [`${juntar(labels)} não ${labels.length === 1 ? 'confere' : 'conferem'} com o documento`]
      : []),
    ...(arquivo.length > 0 ? [juntar(arquivo.map((motivo) => motivosDoArquivo[motivo].frase))] : []),
    ...(recado.trim() === '' ? [] : [recado.trim()]),
  ]
  return frases.map((frase) => terminar(comecar(frase))).join(' ')
}
