/** Kinds of file that calls may carry, with what a person calls them. */
export const tiposArquivo = {
  'image/jpeg': { label: 'JPEG', extensao: 'jpg' },
  'image/png': { label: 'PNG', extensao: 'png' },
  'image/webp': { label: 'WebP', extensao: 'webp' },
  'application/pdf': { label: 'PDF', extensao: 'pdf' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    label: 'Excel (XLSX)',
    extensao: 'xlsx',
  },
  // Last: text has no signature, it is what nothing else claims.
  'text/csv': { label: 'CSV', extensao: 'csv' },
} as const satisfies Readonly<Record<string, { label: string; extensao: string }>>

export type TipoArquivo = keyof typeof tiposArquivo
/** Kinds of file that calls answer: some of them nobody sends. */
export type TipoServido =
  | TipoArquivo
  | 'application/vnd.rh.folha+json'
  | 'application/json'
  | 'application/zip'
  | 'text/calendar'

/** A call that carries one file, as `multipart/form-data` in the field `arquivo`. */
export interface Upload {
  readonly maxBytes: number
  /** Accepted kinds; the server looks at the first bytes, never at the name or the declared type. */
  readonly tipos: readonly [TipoArquivo, ...TipoArquivo[]]
}

/** A call that answers a file in place of JSON. */
export interface Download {
  readonly download: readonly [TipoServido, ...TipoServido[]]
}

/** `Blob` where the environment has one (browser, Node); this package itself has no environment. */
export type ArquivoDoCliente = typeof globalThis extends { Blob: { prototype: infer B } } ? B : object

/** A received file, already bounded and recognised. It exists until the handler returns. */
export interface ArquivoEnviado {
  /** As the person's device called it, without folders or control characters. For people only, never a path. */
  readonly nome: string
  readonly tipo: TipoArquivo
  readonly bytes: number
  /** Hex digest of the content. */
  readonly sha256: string
  /** Where it waits on the server's disk, to be moved or streamed from. */
  readonly caminho: string
}

/** The header that says how many rows a table of this answer has. */
export const CABECALHO_LINHAS = 'x-linhas'

/** What a handler answers for a `Download`. */
export interface ArquivoServido {
  readonly tipo: TipoServido
  /** Whole, or piece by piece when it is large. */
  readonly conteudo: Uint8Array | AsyncIterable<Uint8Array>
  /** Changes with the content: whoever has this version already is answered without it. Without one, nobody keeps it. */
  readonly versao?: string
  /** Offered to be saved under this name; without it the file is shown in place. */
  readonly nome?: string
  /** How many rows of a table follow, for the reader's progress. */
  readonly linhas?: number
  /** Anyone may keep it for good: its address names its version. */
  readonly imutavel?: true
}

/** `2 MB`, `500 KB`: a limit as people read it. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1_048_576
    ? `${(bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
    : `${Math.ceil(bytes / 1024).toLocaleString('pt-BR')} KB`

/** Why a file cannot be sent, by its size and declared type, or null; the server checks the content again. */
export function motivoRecusa(
  { maxBytes, tipos }: Upload,
  arquivo: { readonly size: number; readonly type: string },
): string | null {
  if (arquivo.size === 0) return 'O arquivo está vazio'
  if (arquivo.size > maxBytes) return `O arquivo passa de ${formatBytes(maxBytes)}`
  if (!(tipos as readonly string[]).includes(arquivo.type)) return `Envie um arquivo ${listarTipos(tipos)}`
  return null
}

/** `JPEG, PNG ou WebP`. */
export const listarTipos = (tipos: readonly TipoArquivo[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(tipos.map((tipo) => tiposArquivo[tipo].label))
