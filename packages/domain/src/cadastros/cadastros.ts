import { cargo } from './cargo.ts'
import { centroDeCusto } from './centro-de-custo.ts'
import { documento } from './documento.ts'
import { escala } from './escala.ts'
import { escalaVt } from './escala-vt.ts'
import { feriado } from './feriado.ts'
import { sindicato } from './sindicato.ts'
import { uniforme } from './uniforme.ts'

/** The registers that are lists of records of their own, by name. Series by date and the company are apart. */
export const cadastros = {
  centrodecusto: centroDeCusto,
  cargo,
  escala,
  escalavt: escalaVt,
  sindicato,
  feriado,
  uniforme,
  tipodocumento: documento,
} as const

export type NomeDeCadastro = keyof typeof cadastros
export const nomesDeCadastro = Object.keys(cadastros) as NomeDeCadastro[]
