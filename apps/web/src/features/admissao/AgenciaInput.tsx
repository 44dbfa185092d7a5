import { conta } from '@rh/domain/campos/pessoa'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { propsDe } from '../../ui/form/props-de.ts'
import { SuggestInput } from '../../ui/form/inputs/SuggestInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'

/** The branch, typed; those that others of the company use at the same bank are offered. */
export function AgenciaInput() {
  const banco = useFieldValue('banco')
  const { data } = useQuery({
    ...query('GET /api/admissao/agencias', { query: { banco: String(banco) } }),
    enabled: typeof banco === 'string' && banco !== '',
  })
  return (
    <SuggestInput
      {...propsDe(conta.agencia, { cols: 3 })}
      inputMode="numeric"
      maxLength={conta.agencia.max}
      suggestions={data?.results.map(({ codigo }) => codigo) ?? []}
    />
  )
}
