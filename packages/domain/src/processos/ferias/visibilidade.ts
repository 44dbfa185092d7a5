import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'
import type { DadosDasFerias } from './formulario.ts'

export type CampoDasFerias = keyof DadosDasFerias

const datas: readonly CampoDasFerias[] = ['periodoId', 'fracoes', 'licencaDias', 'observacao']
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
