/** Option of a choice: stored value, label, and a second line that tells equal labels apart. */
export interface Option {
  readonly value: string | number
  readonly label: string
  readonly detail?: string | undefined
  readonly disabled?: boolean | undefined
  /** Group heading, for long lists. */
  readonly grupo?: string | undefined
  /** Search keywords; never shown. */
  readonly palavras?: string | undefined
}

/** Options of a code table. */
export const opcoesDe = (tabela: Readonly<Record<string, string>>) =>
  Object.entries(tabela).map(([value, label]) => ({ value, label }))

/** Options with the one chosen before, where it went out of use meanwhile: what is there may stay. */
export const comAtual = (options: readonly Option[], atual: Option | undefined): readonly Option[] =>
  !atual || options.some(({ value }) => value === atual.value) ? options : [atual, ...options]

/** In place of options that could not be searched, and of a list of them that could not be read. */
export const BUSCA_FALHOU = 'Não foi possível buscar. Tente de novo.'
export const LISTA_FALHOU = 'Não foi possível carregar a lista. Tente de novo.'
/** In place of the name of a choice made before, whose list could not be read. */
export const ESCOLHA_SEM_NOME = 'Escolha guardada, sem o nome por enquanto'
