import { formatDate } from '../../lib/format.ts'
import { isData } from '../../lib/time/dia.ts'
import { BeforeAfter } from '../../ui/data/BeforeAfter.tsx'
import { linhasDe } from './de-para.ts'
import type { Simulacao } from './registro.ts'

interface MudaProps {
  readonly simulacao: Simulacao
  readonly vigencia: unknown
  readonly before: string
}

/** The place of the person before and after, term by term. */
export const Muda = ({ simulacao, vigencia, before }: MudaProps) => (
  <BeforeAfter
    before={before}
    after={isData(vigencia) ? `A partir de ${formatDate(vigencia)}` : 'Depois'}
    rows={linhasDe(simulacao)}
  />
)
