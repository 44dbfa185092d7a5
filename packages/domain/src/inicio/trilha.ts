/** Why the application's login of the database could itself change the audit trail. */
export const fraquezasDosPapeis = {
  um_so:
    'O banco tem um usuário só: com ele, quem conseguir executar SQL pelo sistema pode alterar a trilha de auditoria. Informe em DATABASE_URL_DONO o dono das tabelas.',
  superusuario:
    'O usuário de DATABASE_URL é superusuário do servidor e pode alterar a trilha de auditoria. Use um usuário comum.',
  membro_do_dono:
    'O usuário de DATABASE_URL é membro do usuário dono das tabelas e pode alterar a trilha de auditoria. Retire-o com REVOKE.',
  dono_do_banco:
    'O usuário de DATABASE_URL é dono do banco ou do esquema public e pode apagar a trilha de auditoria. Passe-os ao usuário de DATABASE_URL_DONO.',
} as const
export type FraquezaDosPapeis = keyof typeof fraquezasDosPapeis

/** How the audit trail stands, worst first. */
export const situacoesDaTrilha = [
  /** The last check found something. */
  'com_problemas',
  /** What was written is not sealed: the seals, their key or their anchor need somebody. */
  'selos_parados',
  /** The database would let the application change it. */
  'desprotegida',
  /** Nothing was checked yet. */
  'por_conferir',
  'em_dia',
] as const
export type SituacaoDaTrilha = (typeof situacoesDaTrilha)[number]
