import { useQuery } from '@tanstack/react-query'
import type { ItemDoReajuste } from '@rh/domain/contract/reajuste'
import { query } from '../../../lib/api/query.ts'
import { formatMoney } from '../../../lib/format.ts'
import { DeParaDesde, PessoasFeitas, QuemFoi } from '../coletiva/PessoasFeitas.tsx'
import { Pequeno } from '../coletiva/QuemVai.tsx'

const abas = { dentro: 'Reajustadas', ficou: 'Ficaram com o salário novo', fora: 'Fora' } as const

/** People of a readjustment as they were written, and whoever stayed out, with the why. */
export function Feitas({ id }: { readonly id: number }) {
  const lidas = useQuery(query('GET /api/reajuste/pessoas/:id', { params: { id } }))
  return (
    <PessoasFeitas
      lidas={lidas}
      abas={abas}
      colunas={['Nome', 'Cargo', 'De', 'Para', 'Desde', 'Diferença']}
      renderLinha={(pessoa) => <Linha key={pessoa.colaboradorId} pessoa={pessoa} />}
    />
  )
}

const Linha = ({ pessoa }: { readonly pessoa: ItemDoReajuste }) => (
  <tr data-link={false}>
    <QuemFoi pessoa={pessoa} />
    <td data-label="Cargo">
      <span>
        {pessoa.cargo}
        <Pequeno>{pessoa.contrato}</Pequeno>
      </span>
    </td>
    <DeParaDesde pessoa={pessoa} />
    <td data-label="Diferença" data-code="true">
      {pessoa.diferencaCentavos === 0 ? '–' : formatMoney(pessoa.diferencaCentavos)}
    </td>
  </tr>
)
