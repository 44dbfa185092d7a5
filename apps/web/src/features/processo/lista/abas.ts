import type { AnyProcess } from '@rh/domain/processo/define'
import type { ListTab } from '../../../ui/table/ListTabs.tsx'
import { maiuscula, textosDe, type Genero } from '../textos.ts'

type Contagens = Readonly<Record<string, number>>

interface DoTipo {
  readonly process: AnyProcess
  readonly genero: Genero
}

/** Status tabs with counts; drafts only for those who may have or see them. */
export function abasDe(
  { process, genero }: DoTipo,
  contagens: Contagens | undefined,
  comRascunhos: boolean,
): ListTab[] {
  // Admin has no page of drafts and sees them in the list: what is counted among all has its tab.
  const ve = comRascunhos || (contagens?.[process.initial] ?? 0) > 0
  // A kind that is born sent has no drafts to hide.
  const oculto = ve || process.nasce ? null : process.initial
  const status = Object.entries(process.statuses).filter(([nome]) => nome !== oculto)
  const total = contagens && Object.values(contagens).reduce((soma, n) => soma + n, 0)
  return [
    { value: '', label: maiuscula(textosDe(process, genero).todas), count: total },
    ...status.map(([value, { label }]) => ({ value, label, count: contagens?.[value] })),
  ]
}
