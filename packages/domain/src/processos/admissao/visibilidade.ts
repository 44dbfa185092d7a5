import type { Grupo } from '../../setores/grupos.ts'
import { quemAdmite, setores } from '../../setores/setores.ts'
import type { Campos } from '../../campos/campo.ts'
import { camposDoSetor, camposReservados, type SetorQueVe } from '../../campos/visao.ts'
import { campos, etapaNomes, type Etapa } from './campos.ts'

/** A field of the form, as `etapa.campo`. */
export type CampoPath = `${Etapa}.${string}`

const nosPassos = (passo: (campos: Campos) => readonly string[]): CampoPath[] =>
  etapaNomes.flatMap((etapa) => passo(campos[etapa]).map((campo): CampoPath => `${etapa}.${campo}`))

const tudo = nosPassos((passo) => Object.keys(passo))
const reservados = new Set(nosPassos(camposReservados))

interface Visao {
  readonly grupos: readonly Grupo[]
  readonly campos: readonly CampoPath[]
}
/** What the declaration of each field says that a sector sees. */
const doSetor = (setor: SetorQueVe): Visao => ({
  grupos: setores[setor].grupos,
  campos: nosPassos((passo) => camposDoSetor(passo, setor)),
})

/**
 * What each group sees of the form (need to know, LGPD art. 6º III). A person sees the union of the groups.
 * Operacional, which asks for the hire, sees more of the person than later in the file.
 */
const visao: readonly Visao[] = [
  { grupos: [...setores.rh.grupos, ...quemAdmite], campos: tudo },
  { grupos: setores.operacional.grupos, campos: tudo.filter((campo) => !reservados.has(campo)) },
  doSetor('sesmt'),
  doSetor('vagas'),
  doSetor('almoxarifado'),
]

/** Whether a person with these groups may see, and so may search by, a CPF. */
export const veCpf = (grupos: readonly Grupo[]): boolean => camposVisiveis(grupos).has('pessoais.cpf')

const um = (grupos: readonly Grupo[], entre: readonly Grupo[]): boolean =>
  grupos.some((grupo) => entre.includes(grupo))

/** Whether a person with these groups opens the documents of an admission, or hears which are missing. */
export const veAnexos = (grupos: readonly Grupo[]): boolean =>
  um(grupos, [...setores.rh.grupos, ...quemAdmite])

/** Documents that tell of health or race: who examines and who registers (LGPD art. 11). */
export const quemVeAnexosSensiveis: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...setores.sesmt.grupos]),
]
export const veAnexosSensiveis = (grupos: readonly Grupo[]): boolean => um(grupos, quemVeAnexosSensiveis)

/** Fields of an admission that a person with these groups may see. */
export const camposVisiveis = (grupos: readonly Grupo[]): ReadonlySet<CampoPath> =>
  new Set(visao.filter((v) => v.grupos.some((g) => grupos.includes(g))).flatMap((v) => v.campos))
