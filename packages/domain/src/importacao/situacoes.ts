/**
 * Where an import stands. `interrompida` is never stored: it is one that says it is running while nobody runs it,
 * because the server stopped; whatever it had begun was undone with its transaction.
 */
export const situacoes = {
  enviada: { label: 'Enviada', tone: 'default' },
  conferindo: { label: 'Conferindo', tone: 'info' },
  com_erros: { label: 'Com erros', tone: 'error' },
  pronta: { label: 'Pronta para importar', tone: 'info' },
  importando: { label: 'Importando', tone: 'info' },
  importada: { label: 'Importada', tone: 'success' },
  interrompida: { label: 'Interrompida', tone: 'warning' },
  descartada: { label: 'Descartada', tone: 'default' },
} as const
export type SituacaoDaImportacao = keyof typeof situacoes

/** The work is going on: the screen asks again, and nobody may start another. */
export const isAndando = (situacao: SituacaoDaImportacao): boolean =>
  situacao === 'conferindo' || situacao === 'importando'

/** Over for good: what was found in its rows is not kept any more. */
export const isEncerrada = (situacao: SituacaoDaImportacao): boolean =>
  situacao === 'importada' || situacao === 'descartada'

/** Nothing is going on and nothing was written: the columns may be chosen anew, the import checked or given up. */
export const abertas = [
  'enviada',
  'com_erros',
  'pronta',
  'interrompida',
] as const satisfies readonly SituacaoDaImportacao[]
export const podeDesistir = (situacao: SituacaoDaImportacao): boolean =>
  (abertas as readonly SituacaoDaImportacao[]).includes(situacao)

/** Days for which a spreadsheet that was not imported is kept since something was last done with it. */
export const PLANILHA_GUARDADA_DIAS = 30

/** What a running import is doing, in the order in which it does it. */
export const fases = {
  leitura: 'Lendo a planilha',
  conferencia: 'Conferindo com o cadastro',
  gravacao: 'Gravando',
} as const
export type Fase = keyof typeof fases
