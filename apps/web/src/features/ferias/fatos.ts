import { formatDate, formatMoney } from '../../lib/format.ts'
import type { Definition } from '../../ui/data/DefinitionList.tsx'
import { deAte, quantosDias } from './textos.ts'
import type { Registro } from './registro.ts'

/** What a vacation is about: which days, by when, and what it pays. */
export function fatos({ periodo, simulacao, dados }: Registro): Definition[] {
  const fracoes = simulacao?.fracoes ?? []
  const vendidos = dados['abonoDias']
  const total = simulacao?.valores?.total
  return [
    { label: 'Gozo', value: fracoes.map(({ inicio, fim }) => deAte(inicio, fim)).join('; ') },
    {
      label: 'Dias',
      value: fracoes.length > 0 && quantosDias(fracoes.reduce((soma, { dias }) => soma + dias, 0)),
    },
    { label: 'Abono', value: typeof vendidos === 'number' && vendidos > 0 && quantosDias(vendidos) },
    { label: 'Gozar até', value: formatDate(periodo.concessivoFim) },
    { label: 'Total bruto', value: total !== undefined && formatMoney(total) },
  ]
}
