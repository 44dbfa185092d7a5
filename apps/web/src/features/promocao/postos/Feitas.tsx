import { useQuery } from '@tanstack/react-query'
import type { ItemDaMudanca } from '@rh/domain/contract/mudanca'
import { query } from '../../../lib/api/query.ts'
import { DeParaDesde, PessoasFeitas, QuemFoi } from '../coletiva/PessoasFeitas.tsx'
import { Pequeno } from '../coletiva/QuemVai.tsx'

const abas = { dentro: 'Mudaram', ficou: 'Continuam como estão', fora: 'Fora' } as const

/** People of a change as they were written, and whoever stayed out, with the why. */
export function Feitas({ id }: { readonly id: number }) {
  const lidas = useQuery(query('GET /api/mudanca/pessoas/:id', { params: { id } }))
  return (
    <PessoasFeitas
      lidas={lidas}
      abas={abas}
      colunas={['Nome', 'Posto', 'Escala', 'De', 'Para', 'Desde']}
      renderLinha={(pessoa) => <Linha key={pessoa.colaboradorId} pessoa={pessoa} />}
    />
  )
}

function Linha({ pessoa }: { readonly pessoa: ItemDaMudanca }) {
  const { cargo, posto, deEscala, paraEscala, fora } = pessoa
  return (
    <tr data-link={false}>
      <QuemFoi pessoa={pessoa} />
      <td data-label="Posto">
        <span>
          {posto}
          <Pequeno>{cargo}</Pequeno>
        </span>
      </td>
      <td data-label="Escala">
        <span>
          {fora === null ? (paraEscala ?? 'A mesma') : '–'}
          {fora === null && deEscala !== null && <Pequeno>{`antes: ${deEscala}`}</Pequeno>}
        </span>
      </td>
      <DeParaDesde pessoa={pessoa} />
    </tr>
  )
}
