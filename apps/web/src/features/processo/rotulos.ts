/** A field as a draft holds it. */
export type Valor = Escalar | readonly LinhaLida[]
export type Escalar = string | number | boolean | null
/** One line of a list inside a step. */
export type LinhaLida = Readonly<Record<string, Escalar | undefined>>

/** The words of one process for its steps, fields and values: what the shared parts need; a flat form has no steps. */
export interface Rotulos {
  readonly etapa: (etapa: string) => string
  readonly campo: (etapa: string | undefined, campo: string) => string
  /** A value as people read it; empty for none. */
  readonly valor: (etapa: string | undefined, campo: string, valor: Valor) => string
  /** The fields that a move asked for, for a kind whose moves ask for some. */
  readonly daTransicao?: (
    transicao: string,
    dados: Readonly<Record<string, unknown>>,
  ) => readonly { readonly label: string; readonly valor: string }[]
}

/** `etapa.campo` → value → name, as the record brings it; a form without steps leaves the step out. */
export type Nomes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How the fields of a form are read: those of plain text are not named. */
export interface LeituraDosCampos {
  readonly formatos?: { readonly [campo: string]: ((valor: Escalar) => string) | undefined }
  /** What one line of a list is called, in a list of several. */
  readonly linhas?: Readonly<Record<string, (linha: LinhaLida, nomes: Nomes) => string>>
}

interface FormularioDescrito {
  readonly etapas: Readonly<Record<string, { readonly label: string }>>
  readonly campos: Readonly<Record<string, Readonly<Record<string, string>>>>
}

function readValor(
  caminho: string,
  valor: Valor,
  { formatos, linhas }: LeituraDosCampos,
  nomes: Nomes,
): string {
  if (valor === null || valor === '') return ''
  if (Array.isArray(valor)) {
    const nomear = linhas?.[caminho]
    return nomear ? (valor as readonly LinhaLida[]).map((linha) => nomear(linha, nomes)).join(', ') : ''
  }
  const escalar = valor as Escalar
  return nomes[caminho]?.[String(escalar)] ?? formatos?.[caminho]?.(escalar) ?? String(escalar)
}

const proprio = <V>(tabela: Readonly<Record<string, V>>, nome: string): V | undefined =>
  Object.hasOwn(tabela, nome) ? tabela[nome] : undefined

/** The words of a form of steps, its fields read by `etapa.campo`. What is kept as an id is read by its name. */
export const rotulosDoFormulario = (
  { etapas, campos }: FormularioDescrito,
  leitura: LeituraDosCampos,
  nomes: Nomes = {},
): Rotulos => ({
  etapa: (etapa) => proprio(etapas, etapa)?.label ?? etapa,
  campo: (etapa = '', campo) => proprio(campos, etapa)?.[campo] ?? campo,
  valor: (etapa, campo, valor) => readValor(`${etapa}.${campo}`, valor, leitura, nomes),
})

/** The words of a form of one sheet, its fields read by their names. */
export const rotulosDaFolha = (
  campos: Readonly<Record<string, string>>,
  leitura: LeituraDosCampos,
  nomes: Nomes = {},
): Rotulos => ({
  etapa: () => '',
  campo: (_, campo) => proprio(campos, campo) ?? campo,
  valor: (_, campo, valor) => readValor(campo, valor, leitura, nomes),
})
