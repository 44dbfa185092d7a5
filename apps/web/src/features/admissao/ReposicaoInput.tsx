import { campos } from '@rh/domain/processos/admissao/campos'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { propsDe } from '../../ui/form/props-de.ts'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'

/** Whose slot it is, when somebody is replaced: people who left the post lately, or are still in it. */
export function ReposicaoInput() {
  const motivo = useFieldValue('motivo')
  const postoId = useFieldValue('postoId')
  const aberta = motivo === 'reposicao' && typeof postoId === 'number'
  const { data, isPending, isError } = useQuery({
    ...query('GET /api/admissao/reposicao', { query: { postoId: String(postoId) } }),
    enabled: aberta,
  })
  if (!aberta) return null
  return (
    <ComboInput
      {...propsDe(campos.vaga.reposicaoDeId)}
      placeholder="Busque por nome ou matrícula"
      loading={isPending}
      failed={isError}
      noOptions="Ninguém saiu deste posto nos últimos meses."
      options={(data?.results ?? []).map(({ codigo, label, detalhe }) => ({
        value: Number(codigo),
        label,
        detail: detalhe,
      }))}
    />
  )
}
