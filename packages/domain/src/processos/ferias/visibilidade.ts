import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'
import type { DadosDasFerias } from './formulario.ts'

export type CampoDasFerias = keyof DadosDasFerias

/** Pay is known to Rh and to who may promote; the other groups of Operacional plan days without amounts. */
const quemVeValores: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...gruposDe('colaborador.promover')]),
]

/** Whether a person with these groups sees what a vacation pays (LGPD art. 6º III). */
export const veValores = (grupos: readonly Grupo[]): boolean =>
  grupos.some((grupo) => quemVeValores.includes(grupo))

const datas: readonly CampoDasFerias[] = ['periodoId', 'fracoes', 'observacao']
const tudo: readonly CampoDasFerias[] = [
  ...datas,
  'abonoDias',
  'abonoRequeridoEm',
  'adiantamento13',
  'concordancia',
]
const quemVeTudo: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...gruposDe('colaborador.marcar-ferias')]),
]

/** Fields of a vacation that a person with these groups may see: who neither asks nor pays sees the days. */
export const camposVisiveisDasFerias = (grupos: readonly Grupo[]): ReadonlySet<CampoDasFerias> =>
  new Set(grupos.some((grupo) => quemVeTudo.includes(grupo)) ? tudo : datas)

/** Who attaches the signed papers and the proof of payment. */
export const quemAnexa: readonly Grupo[] = setores.rh.grupos
/** Who checks them, and may waive one. */
export const quemConfere: readonly Grupo[] = ['Cadastro', 'Coordenador', 'Gerente Rh', 'Administrador']
