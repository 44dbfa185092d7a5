/** Runs in a row that fail before somebody is told: one may be a server that was restarting. */
export const FALHAS_QUE_SE_AVISAM = 3

/** Minutes without any run after which none is expected: there is one each minute. */
export const MINUTOS_ATE_PARADAS = 10

/** How a routine stands, the one that needs somebody first. */
export const situacoesDaRotina = {
  falhando: { label: 'Falhando', tone: 'error' },
  falhou: { label: 'Vai tentar de novo', tone: 'warning' },
  andando: { label: 'Em andamento', tone: 'info' },
  em_dia: { label: 'Em dia', tone: 'success' },
  nunca: { label: 'Ainda não rodou', tone: 'default' },
} as const
export type SituacaoDaRotina = keyof typeof situacoesDaRotina

/** Why a run failed, in words that say where to look. */
export const motivosDeFalha = {
  banco_fora: 'O banco de dados não respondeu.',
  banco_demorou: 'Demorou mais do que o banco de dados espera.',
  banco_ocupado: 'Outra gravação ocupava os mesmos registros.',
  banco_recusou: 'O banco de dados recusou um registro.',
  disco_cheio: 'O disco do servidor está cheio.',
  disco_falhou: 'O disco do servidor falhou.',
  sem_permissao: 'O sistema não tem permissão em uma pasta ou arquivo do servidor.',
  arquivo_sumiu: 'Falta um arquivo ou uma pasta no servidor.',
  email_recusou: 'O servidor de e-mail recusou uma mensagem ou um endereço.',
  email_senha: 'O servidor de e-mail recusou o usuário ou a senha de SMTP_URL.',
  certificado: 'O certificado de outro servidor não é reconhecido ou venceu.',
  rede: 'Não foi possível falar com outro servidor.',
  regra: 'Uma regra do sistema impediu.',
  inesperado: 'Erro inesperado, que o registro do servidor detalha.',
} as const
export type MotivoDeFalha = keyof typeof motivosDeFalha

/** Ways out of the house on which something may wait. */
export const canaisDeEnvio = {
  email: { label: 'Avisos por e-mail' },
  push: { label: 'Avisos nos aparelhos' },
  relatorios: { label: 'Relatórios por e-mail' },
  webhooks: { label: 'Webhooks' },
} as const
export type CanalDeEnvio = keyof typeof canaisDeEnvio

/** How all of them stand together, worst first. */
export const situacoesDasRotinas = ['paradas', 'falhando', 'em_dia'] as const
export type SituacaoDasRotinas = (typeof situacoesDasRotinas)[number]
