import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'
import type { SetorDoAfastamento } from '../../regras/afastamento/motivos-tipos.ts'

/** Who homologates what is not of health. */
export const departamentoPessoal = [
  'Cadastro',
  'Assistente Departamento Pessoal',
  'Coordenador',
  'Gerente Rh',
  'Administrador',
] as const satisfies readonly Grupo[]

/** Clinical detail is of the people of Sesmt alone: who administers the system does not read it. */
export const sesmt = ['Sesmt'] as const satisfies readonly Grupo[]

/** Who homologates, one or the other by the reason. */
export const quemHomologa: readonly Grupo[] = [...sesmt, ...departamentoPessoal]

/** Who records what INSS says. */
export const quemRegistraInss: readonly Grupo[] = setores.rh.grupos

/** Who informs a leave: in the scope of the person, Operacional; Rh and Sesmt, of anybody. */
export const quemInforma: readonly Grupo[] = gruposDe('colaborador.afastar')

const setorDe: Readonly<Record<SetorDoAfastamento, readonly Grupo[]>> = {
  operacional: setores.operacional.grupos,
  rh: setores.rh.grupos,
  sesmt,
}

/** The sectors that have to do with leaves and that a person with these groups is of. */
export const setoresDoAfastamento = (grupos: readonly Grupo[]): SetorDoAfastamento[] =>
  (Object.keys(setorDe) as SetorDoAfastamento[]).filter((setor) =>
    setorDe[setor].some((grupo) => grupos.includes(grupo)),
  )
