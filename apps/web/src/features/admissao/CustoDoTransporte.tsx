import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { custoDoTransporte } from '@rh/domain/processos/admissao/transporte'
import { asRows, type RawValue } from '@rh/domain/processo/raw-form'
import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { formatMoney } from '../../lib/format.ts'
import { DE_APOIO, query } from '../../lib/api/query.ts'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { Icon } from '../../ui/icon/Icon.tsx'

/** What the transport costs in a month and who pays it, while the lines are typed. */
export function CustoDoTransporte({ dados }: { readonly dados: Rascunho }) {
  const linhas = useFieldValue('linhas') as RawValue | undefined
  const escalaVtId = useFieldValue('escalaVtId')
  const { data } = useQuery({ ...query('GET /api/admissao/escalasvt', { query: {} }), ...DE_APOIO })
  const escala = data?.results.find(({ codigo }) => Number(codigo) === escalaVtId)
  const dias = Number(escala?.detalhe?.match(/^\d+/)?.[0] ?? Number.NaN)
  const custo = custoDoTransporte(dados.vaga?.salarioCentavos, asRows(linhas), dias)
  if (!custo) return null
  return (
    <Alert
      severity="info"
      icon={<Icon name="info" />}
      aria-live="polite"
      role={undefined}
      sx={{ gridColumn: '1 / -1' }}
    >
      <strong>{formatMoney(custo.totalCentavos)} por mês.</strong> A pessoa paga{' '}
      {formatMoney(custo.descontoEmpregadoCentavos)} (até 6% do salário) e a empresa paga{' '}
      {formatMoney(custo.custoEmpresaCentavos)}.
    </Alert>
  )
}
