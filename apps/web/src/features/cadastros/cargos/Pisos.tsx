import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { pisoNovo } from '@rh/domain/cadastros/piso'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { formatMoney } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Serie, type LinhaDeSerie } from '../series/Serie.tsx'

type Piso = ReplyOf<'GET /api/piso/listar'>['results'][number]
interface Dono {
  readonly cargoId?: number
  readonly sindicatoId?: number
}

const invalidates = ['GET /api/piso/listar', 'GET /api/cargo/listar', 'GET /api/cargo/historico/:id'] as const

/** Floors of a cargo by union, or of a union by cargo: what is, was and will be in force. */
export function Pisos({ cargoId, sindicatoId }: Dono) {
  const [novo, setNovo] = useState<Partial<Piso> | null>(null)
  const filtro = {
    ...(cargoId !== undefined && { cargoId: String(cargoId) }),
    ...(sindicatoId !== undefined && { sindicatoId: String(sindicatoId) }),
  }
  const { data, isError, error, refetch } = useQuery(query('GET /api/piso/listar', { query: filtro }))
  const anular = useSubmit('POST /api/piso/anular', {
    invalidates,
    onSuccess: () => notify.success('Piso anulado.'),
  })
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={280} />
  const series = Map.groupBy(data.results, (piso) => (cargoId === undefined ? piso.cargo : piso.sindicato))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {series.size === 0
            ? 'Nenhum piso cadastrado: a admissão confere só o salário mínimo.'
            : 'Um valor novo encerra o anterior na véspera; o que já passou não muda.'}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Icon name="mais" size={18} />}
          onClick={() => setNovo({})}
          sx={{ flexShrink: 0 }}
        >
          Novo piso
        </Button>
      </Box>
      {[...series].map(([nome, pisos]) => (
        <Serie
          key={nome}
          titulo={nome}
          linhas={pisos.map(comoLinha)}
          onNova={() => setNovo(pisos[0] ?? {})}
          onAnular={async (id, motivo) => anular.mutateAsync({ body: { id, motivo } })}
        />
      ))}
      {novo && (
        <NovoPiso
          fixo={{
            ...(cargoId !== undefined && { cargoId }),
            ...(sindicatoId !== undefined && { sindicatoId }),
          }}
          parte={novo}
          onClose={() => setNovo(null)}
        />
      )}
    </Box>
  )
}

const comoLinha = ({ id, desde, ate, situacao, valorCentavos }: Piso): LinhaDeSerie => ({
  id,
  desde,
  ate,
  situacao,
  valor: formatMoney(valorCentavos),
})

interface NovoPisoProps {
  readonly fixo: Dono
  readonly parte: Partial<Piso>
  readonly onClose: () => void
}

function NovoPiso({ fixo, parte, onClose }: NovoPisoProps) {
  const criar = useSubmit('POST /api/piso/criar', {
    invalidates,
    onSuccess: () => notify.success('Piso cadastrado.'),
  })
  return (
    <FormDialog
      title="Novo piso"
      schema={pisoNovo}
      defaultValues={{
        ...(parte.cargoId !== undefined && { cargoId: parte.cargoId }),
        ...(parte.sindicatoId !== undefined && { sindicatoId: parte.sindicatoId }),
        ...fixo,
        desde: '',
      }}
      submitLabel="Cadastrar"
      onSubmit={(dados) => criar.mutateAsync({ body: dados })}
      onClose={onClose}
    >
      {fixo.sindicatoId === undefined && <SindicatoInput />}
      {fixo.cargoId === undefined && <CargoInput />}
      <DateInput
        source="desde"
        label="A partir de"
        cols={6}
        helper="A data-base, mesmo que já tenha passado"
      />
      <MoneyInput source="valorCentavos" label="Piso por mês" cols={6} />
    </FormDialog>
  )
}

function SindicatoInput() {
  const { data, isPending, isError } = useQuery(
    query('GET /api/sindicato/listar', { query: { ativo: '1', porPagina: '100' } }),
  )
  const options = data?.results.map(({ id, nome, uf }) => ({ value: id, label: nome, detail: uf })) ?? []
  return (
    <ComboInput
      source="sindicatoId"
      label="Sindicato"
      options={options}
      loading={isPending}
      failed={isError}
    />
  )
}

function CargoInput() {
  const { data, isPending, isError } = useQuery(
    query('GET /api/cargo/listar', { query: { ativo: '1', porPagina: '100' } }),
  )
  const options = data?.results.map(({ id, titulo }) => ({ value: id, label: titulo })) ?? []
  return <ComboInput source="cargoId" label="Cargo" options={options} loading={isPending} failed={isError} />
}
