import { admissaoContract } from './admissao.ts'
import { authContract } from './auth.ts'
import { colaboradorContract } from './colaborador.ts'
import { compartilhadoContract } from './compartilhado.ts'
import { inicioContract } from './inicio.ts'

/** Every call of the API. */
export const api = {
  ...authContract,
  ...compartilhadoContract,
  ...inicioContract,
  ...admissaoContract,
  ...colaboradorContract,
} as const

export type Api = typeof api
