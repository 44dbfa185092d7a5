// Code lists of the eSocial layout S-1.3 that the forms use; the codes are what is stored and sent.

type Opcoes<C extends string> = Readonly<Record<C, string>>
const opcoes = <const C extends string>(lista: Opcoes<C>): Opcoes<C> => lista

export const sexos = opcoes({ F: 'Feminino', M: 'Masculino' })

export const estadosCivis = opcoes({
  '1': 'Solteiro(a)',
  '2': 'Casado(a)',
  '3': 'Divorciado(a)',
  '4': 'Separado(a)',
  '5': 'Viúvo(a)',
})

/** Self-declared; code 6 (não informado) is refused by eSocial since 22/04/2024. */
export const racasCores = opcoes({
  '1': 'Branca',
  '2': 'Preta',
  '3': 'Parda',
  '4': 'Amarela',
  '5': 'Indígena',
})

export const grausInstrucao = opcoes({
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
