/** The tabs of the file, in order. What each one shows and to whom is written in `visibilidade.ts`. */
export const abas = {
  resumo: { label: 'Resumo', icon: 'perfil' },
  dados: { label: 'Dados', icon: 'colaborador' },
  contrato: { label: 'Contrato e posto', icon: 'contratos' },
  ferias: { label: 'Férias', icon: 'ferias' },
  afastamentos: { label: 'Afastamentos', icon: 'afastamento' },
  documentos: { label: 'Documentos', icon: 'anexo' },
  uniforme: { label: 'Uniforme/EPI', icon: 'almoxarifado' },
  dependentes: { label: 'Dependentes', icon: 'usuarios' },
  historico: { label: 'Histórico', icon: 'historico' },
  alteracoes: { label: 'Alterações', icon: 'relogio' },
} as const

export type Aba = keyof typeof abas
export const abaNomes = Object.keys(abas) as [Aba, ...Aba[]]
