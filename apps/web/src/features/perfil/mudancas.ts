import type { Perfil } from '../../lib/session/use-perfil.ts'

export interface Mudanca {
  readonly label: string
  readonly agora: string
}

const campos = { nome: 'Nome', email: 'E-mail', telefone: 'Telefone' } as const

type Dados = Pick<Perfil, keyof typeof campos>

/** What is different in the newer of two versions of the person's data. */
export const mudancas = (antes: Dados, agora: Dados): Mudanca[] =>
  (Object.keys(campos) as (keyof typeof campos)[])
    .filter((campo) => antes[campo] !== agora[campo])
    .map((campo) => ({ label: campos[campo], agora: agora[campo] ?? 'vazio' }))
