/** What a key of another system may read. A key reaches only the calls that declare one of these. */
export const escoposDeChave = {
  colaboradores: {
    label: 'Colaboradores',
    descricao:
      'Matrícula, nome, cargo, contrato e posto de quem trabalha hoje. Sem documentos, salário ou saúde.',
  },
  contratos: { label: 'Contratos', descricao: 'Número, cliente, vigência e situação dos contratos.' },
  ferias: { label: 'Férias', descricao: 'Quem está ou vai estar de férias, de quando a quando.' },
  processos: {
    label: 'Processos',
    descricao: 'Número, tipo, situação e data de cada processo. Sem o formulário e sem motivos.',
  },
  eventos: {
    label: 'Eventos',
    descricao: 'O que aconteceu, na ordem: tipo, data e os números do colaborador e do processo.',
  },
  folha: {
    label: 'Folha',
    descricao:
      'As linhas dos arquivos já fechados da folha, com salário e conta: só para o sistema da folha.',
  },
} as const
export type EscopoDeChave = keyof typeof escoposDeChave

export const situacoesDeChave = {
  ativa: { label: 'Ativa', tone: 'success' },
  vencida: { label: 'Vencida', tone: 'warning' },
  revogada: { label: 'Revogada', tone: 'error' },
} as const

/** Outcomes of a call with a key, as its audit counts them. */
export const resultadosDeChave = {
  usada: { label: 'Atendida' },
  desconhecida: { label: 'Chave desconhecida' },
  revogada: { label: 'Recusada: revogada' },
  vencida: { label: 'Recusada: vencida' },
  sem_escopo: { label: 'Recusada: sem permissão' },
  limite: { label: 'Recusada: chamadas demais' },
} as const
export type ResultadoDeChave = keyof typeof resultadosDeChave

/** Longest life of a key, in days. */
export const VALIDADE_MAXIMA_DIAS = 365
export const POR_MINUTO_PADRAO = 120
export const POR_MINUTO_MAXIMO = 1_200

/** Form of a key: `rhk_`, the part that people may see, and the secret. No token of a session has it. */
export const FORMA_DA_CHAVE = /^rhk_([a-z0-9]{10})_([A-Za-z0-9_-]{43})$/
