import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api/query.ts'
import { isData } from '../../../lib/time/dia.ts'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import type { Contrato } from '../queries.ts'

/** The day from which the amendment counts; today while none is typed. */
export function useVigencia(): string {
  const dia = useFieldValue('vigencia')
  return isData(dia) ? dia : hojeNaEmpresa()
}

/** Cargos with the floor of the contract's union on the day from which the amendment counts, or that they failed. */
export function useCargos({ sindicato }: Contrato) {
  const vigencia = useVigencia()
  const { data, isError: semCargos } = useQuery(
    query('GET /api/contratos/cargos', {
      query: { sindicatoId: String(sindicato.id), data: vigencia },
    }),
  )
  return { cargos: data?.results, semCargos }
}
