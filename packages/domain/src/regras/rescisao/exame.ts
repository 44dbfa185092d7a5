import { somarDias, type DataIso } from '../calendario/datas.ts'

/** Days after the end in which the dismissal exam is done (NR-7 item 7.5.11). */
export const ASO_DEMISSIONAL_DIAS = 10
/** Risk of cleaning services (NR-4), where nobody said another one. */
const GRAU_DE_RISCO = 3

/** Days that an occupational exam serves as the dismissal one: 135 in risks 1 and 2, 90 in 3 and 4 (NR-7 item 7.5.11). */
export const validadeDoExame = (grauDeRisco: number = GRAU_DE_RISCO): number => (grauDeRisco <= 2 ? 135 : 90)

/** The last day of a contract that an exam still serves as the dismissal one: the exam is under its days old. */
export const exameDispensaAte = (ultimoExame: DataIso, grauDeRisco?: 1 | 2 | 3 | 4): DataIso =>
  somarDias(ultimoExame, validadeDoExame(grauDeRisco) - 1)
