import { tabela } from './codigos.ts'

/** Table 07 of the eSocial layout S-1.3: the codes in force. */
export const parentescos = tabela({
  '01': 'Cônjuge',
  '02': 'Companheiro(a) com filho em comum, mais de 5 anos de convivência ou união estável',
  '03': 'Filho(a) ou enteado(a)',
  '06': 'Irmão(ã), neto(a) ou bisneto(a) sem arrimo dos pais, sob guarda judicial',
  '09': 'Pais, avós e bisavós',
  '10': 'Menor pobre sob guarda judicial',
  '11': 'Pessoa absolutamente incapaz, sob tutela ou curatela',
  '12': 'Ex-cônjuge',
  '99': 'Agregado ou outro',
})
export type Parentesco = keyof typeof parentescos

/** Spouse or partner: one at a time. */
export const conjuges = ['01', '02'] as const satisfies readonly Parentesco[]

/** Children and those put on the same footing (Lei 8.213/1991 arts. 16 § 2º and 65). */
export const filhosEEquiparados = ['03', '06', '10', '11'] as const satisfies readonly Parentesco[]
