import type { Alcance, Campos } from './campo.ts'

/**
 * What each sector besides Rh sees of a person and of a bond, in the file and in a request alike (need to know, LGPD
 * art. 6º III). Health is Sesmt's: the exam of a person with a disability is another one (NR-7; Lei 8.213/1991 art. 93).
 */
const alcances = {
  operacional: ['cpf', 'nome', 'basico', 'contato', 'lugar', 'termos'],
  sesmt: ['cpf', 'nome', 'basico', 'lugar', 'termos', 'saude'],
  vagas: ['cpf', 'nome', 'lugar', 'termos'],
  almoxarifado: ['nome', 'lugar', 'uniforme'],
} as const satisfies Readonly<Record<string, readonly Alcance[]>>
export type SetorQueVe = keyof typeof alcances

const nomesDe = <S extends Campos>(campos: S): (keyof S & string)[] => Object.keys(campos)

/** Names of the fields that a sector sees. */
export const camposDoSetor = <S extends Campos>(campos: S, setor: SetorQueVe): (keyof S & string)[] =>
  alcances[setor].flatMap((alcance) => nomesDe(campos).filter((nome) => campos[nome]?.alcance === alcance))

/**
 * Names of the fields that are kept from all but Rh and those who ask for the process: pay, bank account, self-declared
 * race and disability (LGPD art. 5º II and 6º III).
 */
export const camposReservados = <S extends Campos>(campos: S): (keyof S & string)[] =>
  nomesDe(campos).filter((nome) => {
    const alcance = campos[nome]?.alcance
    return alcance === 'reservado' || alcance === 'saude'
  })
