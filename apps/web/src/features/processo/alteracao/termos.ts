import { contrato } from '@rh/domain/campos/vinculo'
import { formatMoney } from '../../../lib/format.ts'
import type { BeforeAfterRow } from '../../../ui/data/BeforeAfter.tsx'

/** Terms of a contract that a change may touch; the pay is absent for those who do not see it. */
export interface Termos {
  readonly cargo?: string | undefined
  readonly posto?: string | undefined
  readonly salarioCentavos?: number | undefined
}

const termos = [
  [contrato.cargo.label, ({ cargo }: Termos) => cargo],
  [contrato.posto.label, ({ posto }: Termos) => posto],
  [
    contrato.salarioCentavos.label,
    ({ salarioCentavos }: Termos) =>
      salarioCentavos === undefined ? undefined : formatMoney(salarioCentavos),
  ],
] as const

/** Rows of the terms before and after a change; terms that the person does not see are left out. */
export const linhasDe = (de: Termos, para: Termos): BeforeAfterRow[] =>
  termos.flatMap(([label, em]) => {
    const before = em(de)
    return before === undefined ? [] : [{ label, before, after: em(para) ?? null }]
  })
