import { admissaoContract } from './admissao.ts'
import { authContract } from './auth.ts'
import { buscaContract } from './busca.ts'
import { colaboradorContract } from './colaborador.ts'
import { compartilhadoContract } from './compartilhado.ts'
import { contaContract } from './conta.ts'
import { inicioContract } from './inicio.ts'
import { notificacoesContract } from './notificacoes.ts'
import { setoresContract } from './setores.ts'

/** Every call of the API. */
export const api = {
  ...authContract,
  ...compartilhadoContract,
  ...inicioContract,
  ...contaContract,
  ...setoresContract,
  ...notificacoesContract,
  ...buscaContract,
  ...admissaoContract,
  ...colaboradorContract,
} as const

export type Api = typeof api
