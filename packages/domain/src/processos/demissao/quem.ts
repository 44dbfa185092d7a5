import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'

/** Who asks for a dismissal: Operacional in the scope of the person, and Rh. They know why, as they say it. */
export const quemPede: readonly Grupo[] = gruposDe('colaborador.demitir')

/** Who sends documents: who asks, and Sesmt the exam. */
export const quemAnexa: readonly Grupo[] = [...new Set([...quemPede, 'Sesmt' as const])]

/** Who calculates it. */
export const quemCalcula = [
  'Rescisao',
  'Cadastro',
  'Assistente Departamento Pessoal',
] as const satisfies readonly Grupo[]

/** Who checks and finishes it: Conferência. */
export const quemConfere = setores.conferencia.grupos

export const rh: readonly Grupo[] = setores.rh.grupos

/** Who says, and reads, whether the person may be hired again. */
export const quemVeRecontratacao: readonly Grupo[] = [...rh, 'Gerente Administrador']

/** Sectors of whoever asks, as the table of causes names them. */
export type SetorDaDemissao = 'operacional' | 'rh'

const setorDe: Readonly<Record<SetorDaDemissao, readonly Grupo[]>> = {
  operacional: setores.operacional.grupos,
  rh,
}

export const setoresDaDemissao = (grupos: readonly Grupo[]): SetorDaDemissao[] =>
  (Object.keys(setorDe) as SetorDaDemissao[]).filter((setor) =>
    setorDe[setor].some((grupo) => grupos.includes(grupo)),
  )
