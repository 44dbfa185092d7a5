import type { Mudanca, RawSheet, RawValue } from '@rh/domain/processo/raw-form'
import type { Rascunho, RegistroEmEtapas } from '../formulario.ts'

/** Field that two people changed to different values: theirs is saved, this person's waits on the screen. */
export interface Disputa {
  readonly etapa: string
  readonly campo: string
  readonly meu: RawValue
  readonly deles: RawValue
  /** Who changed it; null where the history does not say. */
  readonly autor: string | null
  /** Instant of their change. */
  readonly em: string | null
}

type Lugar = Pick<Disputa, 'etapa' | 'campo'>
export const isMesmoCampo = (um: Lugar, outro: Lugar): boolean =>
  um.etapa === outro.etapa && um.campo === outro.campo

/** Disputes of a merge, each with the author of the latest change of its field. */
export const disputasDe = (
  disputados: readonly Mudanca[],
  { dados, eventos }: Pick<RegistroEmEtapas, 'dados' | 'eventos'>,
): Disputa[] =>
  disputados.map(({ etapa, campo, para }) => {
    const edicao = eventos.findLast(({ mudancas }) =>
      mudancas.some((mudanca) => mudanca.etapa === etapa && mudanca.campo === campo),
    )
    return {
      etapa,
      campo,
      meu: para,
      deles: dados[etapa]?.[campo] ?? null,
      autor: edicao?.autor?.nome ?? null,
      em: edicao?.em ?? null,
    }
  })

/** Step with their values in the disputed fields: what may be saved before the person chose. */
export const comOsDeles = (etapa: string, dados: RawSheet, disputas: readonly Disputa[]): RawSheet => ({
  ...dados,
  ...Object.fromEntries(
    disputas.filter((um) => um.etapa === etapa).map(({ campo, deles }) => [campo, deles]),
  ),
})

/** Draft with this person's values in the disputed fields: what the screen shows. */
export const comOsMeus = (dados: Rascunho, disputas: readonly Disputa[]): Rascunho =>
  disputas.reduce<Rascunho>(
    (todos, { etapa, campo, meu }) => ({ ...todos, [etapa]: { ...todos[etapa], [campo]: meu } }),
    dados,
  )
