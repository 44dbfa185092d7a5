import { beneficios } from '@rh/domain/campos/vinculo'
import type { RawValue } from '@rh/domain/processo/raw-form'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { DE_APOIO, query } from '../../lib/api/query.ts'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'

/** Proposes the days of the post's scale to who wants transport and has chosen none; draws nothing. */
export function DiasDaEscala({ postoId }: { readonly postoId: RawValue | undefined }) {
  const source = beneficios.escalaVtId.nome
  const escolhida = useFieldValue(source)
  const setFields = useSetFields()
  const { data } = useQuery({
    ...query('GET /api/admissao/escalasvt', {
      query: { postoId: typeof postoId === 'number' ? `${postoId}` : '' },
    }),
    ...DE_APOIO,
    enabled: typeof postoId === 'number',
  })
  const daEscala = data?.results.find((opcao) => opcao.daEscala)?.codigo
  const propor = useEffectEvent((codigo: string) => {
    if (typeof escolhida !== 'number') setFields({ [source]: Number(codigo) })
  })
  useEffect(() => {
    if (daEscala !== undefined) propor(daEscala)
  }, [daEscala])
  return null
}
