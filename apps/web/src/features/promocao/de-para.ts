import { contrato } from '@rh/domain/campos/vinculo'
import { formatMoney } from '../../lib/format.ts'

/** The terms of a contract that a promotion may change; the pay is absent for those who do not see it. */
export interface Termos {
  readonly cargo?: string | undefined
  readonly posto?: string | undefined
  readonly salarioCentavos?: number | undefined
}

export interface LinhaDePara {
  readonly label: string
  readonly de: string
  /** Null while it is not said. */
  readonly para: string | null
}

const dinheiro = (centavos: number | undefined): string | undefined =>
  centavos === undefined ? undefined : formatMoney(centavos)

/** The terms before and after, side by side; what the person does not see before is left out. */
export const linhasDe = (de: Termos, para: Termos): LinhaDePara[] =>
  [
    { label: contrato.cargo.label, de: de.cargo, para: para.cargo },
    { label: contrato.posto.label, de: de.posto, para: para.posto },
    {
      label: contrato.salarioCentavos.label,
      de: dinheiro(de.salarioCentavos),
      para: dinheiro(para.salarioCentavos),
    },
  ].flatMap((linha) =>
    linha.de === undefined ? [] : [{ label: linha.label, de: linha.de, para: linha.para ?? null }],
  )
