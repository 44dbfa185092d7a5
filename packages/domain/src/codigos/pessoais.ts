import { tabela } from './codigos.ts'

// Code lists of the eSocial layout S-1.3 that the forms use; the codes are what is stored and sent.

export const sexos = tabela({ F: 'Feminino', M: 'Masculino' })

export const estadosCivis = tabela({
  '1': 'Solteiro(a)',
  '2': 'Casado(a)',
  '3': 'Divorciado(a)',
  '4': 'Separado(a)',
  '5': 'Viúvo(a)',
})

/** Self-declared; code 6 (não informado) is refused by eSocial since 22/04/2024. */
export const racasCores = tabela({
  '1': 'Branca',
  '2': 'Preta',
  '3': 'Parda',
  '4': 'Amarela',
  '5': 'Indígena',
})

export const grausInstrucao = tabela({
  '01': 'Analfabeto',
  '02': 'Até a 4ª série incompleta do fundamental',
  '03': '4ª série completa do fundamental',
  '04': 'Da 5ª à 8ª série incompleta do fundamental',
  '05': 'Ensino fundamental completo',
  '06': 'Ensino médio incompleto',
  '07': 'Ensino médio completo',
  '08': 'Educação superior incompleta',
  '09': 'Educação superior completa',
  '10': 'Pós-graduação',
  '11': 'Mestrado',
  '12': 'Doutorado',
})

/** Kind of nationality; the country of who is not Brazilian is asked beside it. */
export const nacionalidades = tabela({
  BN: 'Brasileiro nato',
  BX: 'Brasileiro nato, nascido no exterior',
  NB: 'Brasileiro naturalizado',
  PT: 'Português com igualdade de direitos',
  ES: 'Estrangeiro',
})
export type Nacionalidade = keyof typeof nacionalidades

/** Who needs the immigrant's data of eSocial (trabImig). */
export const isImigrante = (nacionalidade: string): boolean =>
  nacionalidade === 'ES' || nacionalidade === 'PT'

/** `tmpResid` of eSocial. */
export const temposDeResidencia = tabela({ '1': 'Prazo indeterminado', '2': 'Prazo determinado' })

/** `condIng` of eSocial. */
export const condicoesDeIngresso = tabela({
  '1': 'Refugiado',
  '2': 'Solicitante de refúgio',
  '3': 'Permanência em razão de reunião familiar',
  '4': 'Beneficiado pelo acordo do Mercosul',
  '5': 'Dependente de agente diplomático com acordo de reciprocidade',
  '6': 'Beneficiado pelo Tratado de Amizade entre Brasil e Portugal',
  '7': 'Outra condição',
})

/** Disabilities that eSocial tells apart; `nao` is an answer, not an absence. */
export const deficiencias = tabela({
  nao: 'Nenhuma',
  fisica: 'Física',
  visual: 'Visual',
  auditiva: 'Auditiva',
  mental: 'Mental',
  intelectual: 'Intelectual',
  reabilitado: 'Reabilitado pelo INSS',
})
