import type { Mudanca } from '@rh/domain/processo/digitado'
import type { Etapa } from '@rh/domain/processos/admissao/etapas'
import {
  compararRascunhos,
  normalizarEtapa,
  type EtapaDigitada,
  type Rascunho,
} from '@rh/domain/processos/admissao/rascunho'

export interface Mescla {
  /** What the others changed since this person last saved. */
  readonly deles: readonly Mudanca[]
  /** Fields that both changed to different values, as `etapa.campo`. */
  readonly disputados: readonly Mudanca[]
  /** The steps this person typed in, on top of the others' version: only the fields typed here are kept over it. */
  readonly partes: ReadonlyMap<Etapa, EtapaDigitada>
}

/** Two versions of a draft that grew from the same one, put together field by field. */
export function mesclar(base: Rascunho, deles: Rascunho, minhas: ReadonlyMap<Etapa, EtapaDigitada>): Mescla {
  const mudouLa = compararRascunhos(base, deles)
  const digitado = Object.fromEntries(
    [...minhas].map(([etapa, dados]) => [etapa, normalizarEtapa(etapa, dados)]),
  ) as Rascunho
  const mudouAqui = compararRascunhos(base, { ...base, ...digitado })
  const disputados = mudouAqui.filter((minha) =>
    mudouLa.some((l) => l.etapa === minha.etapa && l.campo === minha.campo && l.para !== minha.para),
  )
  const partes = [...minhas.keys()].map((etapa): [Etapa, EtapaDigitada] => {
    const daqui = mudouAqui.filter((mudanca) => mudanca.etapa === etapa)
    return [etapa, { ...deles[etapa], ...Object.fromEntries(daqui.map(({ campo, para }) => [campo, para])) }]
  })
  return { deles: mudouLa, disputados, partes: new Map(partes) }
}
