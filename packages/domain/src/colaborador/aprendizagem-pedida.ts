import { z } from 'zod'
import { data } from '../br/campos.ts'

/** The last day of the contract of an apprentice, as it is typed on the file. */
export const aprendizagemPedida = z.strictObject({ fimAprendizagem: data })
