/** Field value of a draft. */
export type Valor = Escalar | readonly LinhaLida[]
export type Escalar = string | number | boolean | null
/** Line of a list inside a step. */
export type LinhaLida = Readonly<Record<string, Escalar | undefined>>

/** Labels of a process for its steps, fields and values; a flat form has no steps. */
export interface Rotulos {
  readonly etapa: (etapa: string) => string
  readonly campo: (etapa: string | undefined, campo: string) => string
  /** Formats a value; empty for none. */
  readonly valor: (etapa: string | undefined, campo: string, valor: Valor) => string
  /** Formats the fields of a transition, for kinds whose transitions have some. */
  readonly daTransicao?: (
    transicao: string,
    dados: Readonly<Record<string, unknown>>,
  ) => readonly { readonly label: string; readonly valor: string }[]
}

/** Names of ids, from the record: `etapa.campo` → value → name; without the step in a flat form. */
export type Nomes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Formatters of a form's fields; plain text needs none. */
export interface LeituraDosCampos {
  readonly formatos?: { readonly [campo: string]: ((valor: Escalar) => string) | undefined }
  /** Title of one line, in a list of several. */
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

/** Labels of a form of steps, its fields by `etapa.campo`; ids are resolved to names. */
export const rotulosDoFormulario = (
  { etapas, campos }: FormularioDescrito,
  leitura: LeituraDosCampos,
  nomes: Nomes = {},
): Rotulos => ({
  etapa: (etapa) => proprio(etapas, etapa)?.label ?? etapa,
  campo: (etapa = '', campo) => proprio(campos, etapa)?.[campo] ?? campo,
  valor: (etapa, campo, valor) => readValor(`${etapa}.${campo}`, valor, leitura, nomes),
})

/** Labels of a one-sheet form, its fields by name. */
export const rotulosDaFolha = (
  campos: Readonly<Record<string, string>>,
  leitura: LeituraDosCampos,
  nomes: Nomes = {},
): Rotulos => ({
  etapa: () => '',
  campo: (_, campo) => proprio(campos, campo) ?? campo,
  valor: (_, campo, valor) => readValor(campo, valor, leitura, nomes),
})
