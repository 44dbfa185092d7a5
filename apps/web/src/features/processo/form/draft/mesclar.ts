import type { RawSheet, Mudanca } from '@rh/domain/processo/raw-form'
import type { FormularioDaTela, Rascunho } from '../formulario.ts'

export interface Mescla {
  /** Changes of the others since this person last saved. */
  readonly deles: readonly Mudanca[]
  /** Conflicting fields: both changed them, to different values. */
  readonly disputados: readonly Mudanca[]
  /** Typed steps rebased on the others' version: only fields typed here override it. */
  readonly partes: ReadonlyMap<string, RawSheet>
}

/** Three-way merge of a draft, field by field. */
export function mesclar(
  { comparar, normalizar }: Pick<FormularioDaTela, 'comparar' | 'normalizar'>,
  base: Rascunho,
  deles: Rascunho,
  minhas: ReadonlyMap<string, RawSheet>,
): Mescla {
  const mudouLa = comparar(base, deles)
  const digitado = Object.fromEntries([...minhas].map(([etapa, dados]) => [etapa, normalizar(etapa, dados)]))
  const mudouAqui = comparar(base, { ...base, ...digitado })
  const disputados = mudouAqui.filter((minha) =>
    mudouLa.some((l) => l.etapa === minha.etapa && l.campo === minha.campo && l.para !== minha.para),
  )
  const partes = [...minhas.keys()].map((etapa): [string, RawSheet] => {
    const daqui = mudouAqui.filter((mudanca) => mudanca.etapa === etapa)
    return [etapa, { ...deles[etapa], ...Object.fromEntries(daqui.map(({ campo, para }) => [campo, para])) }]
  })
  return { deles: mudouLa, disputados, partes: new Map(partes) }
}
