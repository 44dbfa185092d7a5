import type { AnyProcess } from '@rh/domain/processo/define'
import { formatDate, formatDateTime, formatRelative } from '../../../lib/format.ts'
import { WholeCodes } from '../../../ui/data/WholeCodes.tsx'
import type { LinhaDoProcesso } from '../chamadas.ts'
import { diasEntre } from '@rh/domain/regras/calendario/datas'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { AtoDaLinha } from './AtoDaLinha.tsx'
import { renderDuas, SemNome } from './duas-linhas.tsx'
import { PrazoDaLinha } from './PrazoDaLinha.tsx'

/** Days in which nothing moved: `hoje`, `3 dias`. */
function paradaEmTexto(desde: string): string {
  const dias = diasEntre(hojeNaEmpresa(new Date(desde)), hojeNaEmpresa())
  if (dias <= 0) return 'hoje'
  return dias === 1 ? '1 dia' : `${dias} dias`
}

/** Cell renderers common to the lists of all kinds. */
export const celulasDe = (process: AnyProcess) => ({
  nome: ({ nome }: LinhaDoProcesso) => nome ?? <SemNome />,
  numero: ({ numero }: LinhaDoProcesso) => <WholeCodes text={numero} />,
  prazo: (linha: LinhaDoProcesso) => <PrazoDaLinha linha={linha} />,
  aFazer: (linha: LinhaDoProcesso) => <AtoDaLinha linha={linha} />,
  desde: ({ status, desde }: LinhaDoProcesso) =>
    process.statuses[status]?.final ? (
      '–'
    ) : (
      <time dateTime={desde} title={formatDateTime(desde)} style={{ whiteSpace: 'nowrap' }}>
        {paradaEmTexto(desde)}
      </time>
    ),
  contrato: ({ contrato }: LinhaDoProcesso) => {
    const [numero = '', ...cliente] = (contrato ?? '').split(' · ')
    return contrato && renderDuas(numero, cliente.join(' · '))
  },
  data: ({ data }: LinhaDoProcesso) => data && formatDate(data),
  atualizadoEm: ({ atualizadoEm }: LinhaDoProcesso) => (
    <time dateTime={atualizadoEm} title={formatDateTime(atualizadoEm)} style={{ whiteSpace: 'nowrap' }}>
      {formatRelative(atualizadoEm)}
    </time>
  ),
  status: ({ status }: LinhaDoProcesso) => process.statuses[status]?.label ?? status,
})
