/** How the backups of this installation stand, worst first. */
export const situacoesDasCopias = [
  /** No folder was set: nothing is copied. */
  'desligada',
  /** A folder was set and holds no good copy. */
  'nenhuma',
  /** The newest copy could not be read back whole. */
  'com_problemas',
  /** The newest good one is older than a night and a day. */
  'atrasada',
  'em_dia',
  /** The database is on a server of the company's own, which has its own copies. */
  'externa',
] as const
export type SituacaoDasCopias = (typeof situacoesDasCopias)[number]
