import { gruposDaAba, quemEdita } from '../colaborador/visibilidade.ts'
import type { Grupo } from '../setores/grupos.ts'

/** Who keeps the stock: what moves a piece is theirs alone, as the delivery in the employee's file. */
export const quemMovimenta: readonly Grupo[] = quemEdita.uniforme
/** Who reads whose a piece is: the groups that see the tab of uniforms of an employee's file. */
export const quemVePessoas: readonly Grupo[] = gruposDaAba('uniforme')
/** Who reads what pieces cost: who buys them. */
const quemVeCusto: readonly Grupo[] = ['Almoxarifado', 'Administrador', 'Gerente Administrador', 'Gerente Rh']

const algum =
  (quem: readonly Grupo[]) =>
  (grupos: readonly Grupo[]): boolean =>
    quem.some((grupo) => grupos.includes(grupo))

export const movimenta = algum(quemMovimenta)
export const vePessoas = algum(quemVePessoas)
export const veCusto = algum(quemVeCusto)
