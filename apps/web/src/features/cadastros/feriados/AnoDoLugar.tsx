import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { meses } from '@rh/domain/cadastros/sindicato'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { MunicipioInput, UfInput } from '../lugares.tsx'

type Feriado = ReplyOf<'GET /api/feriados'>['results'][number]

/** The holidays of one year in one place, as a calendar of twelve months. */
export function AnoDoLugar() {
  const form = useForm({ defaultValues: { uf: null, municipio: null } })
  return (
    <Box sx={{ mb: 2.5 }}>
      <FormProvider {...form}>
        <Ano />
      </FormProvider>
    </Box>
  )
}

function Ano() {
  const [ano, setAno] = useState<number | null>(null)
  const uf = useFieldValue('uf')
  const municipio = useFieldValue('municipio')
  const { data, isError, error, refetch } = useQuery(
    query('GET /api/feriados', {
      query: {
        ...(ano !== null && { ano: String(ano) }),
        ...(typeof uf === 'string' && { uf: uf as 'SP' }),
        ...(typeof uf === 'string' && typeof municipio === 'number' && { municipio: String(municipio) }),
      },
    }),
  )
  const mudar = (passo: number): void => setAno((ano ?? data?.ano ?? 0) + passo)
  const dito = ano ?? data?.ano
  const lugar = data?.municipio ? `${data.municipio} (${data.uf})` : (data?.uf ?? 'Brasil')
  return (
    <Section
      title={dito === undefined ? 'Feriados' : `Feriados de ${dito}`}
      subtitle={data ? `${lugar}: ${data.results.length} no ano` : ' '}
      actions={
        <Box>
          <IconButton aria-label="Ano anterior" disabled={!data} onClick={() => mudar(-1)}>
            <Icon name="abre-esquerda" />
          </IconButton>
          <IconButton aria-label="Ano seguinte" disabled={!data} onClick={() => mudar(1)}>
            <Icon name="abre-direita" />
          </IconButton>
        </Box>
      }
    >
      <FormGrid>
        <UfInput source="uf" label="Estado" cols={4} opcional />
        <MunicipioInput source="municipio" label="Município" cols={5} ufSource="uf" opcional />
      </FormGrid>
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={220} />}
      {data && <Meses feriados={data.results} />}
    </Section>
  )
}

const Meses = ({ feriados }: { readonly feriados: readonly Feriado[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    }}
  >
    {Object.entries(meses).map(([mes, nome]) => {
      const doMes = feriados.filter(({ data }) => Number(data.slice(5, 7)) === Number(mes))
      return doMes.length === 0 ? null : <Mes key={mes} nome={nome} feriados={doMes} />
    })}
  </Box>
)

const Mes = ({ nome, feriados }: { readonly nome: string; readonly feriados: readonly Feriado[] }) => (
  <Box component="section" sx={{ p: 1.5, borderRadius: '12px', bgcolor: 'background.neutral' }}>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
      {nome}
    </Typography>
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
      {feriados.map((feriado) => (
        <Dia key={`${feriado.data} ${feriado.nome}`} feriado={feriado} />
      ))}
    </Box>
  </Box>
)

const tons = { nacional: 'default', estadual: 'info', municipal: 'success' } as const
const ambitos = { nacional: 'Nacional', estadual: 'Estadual', municipal: 'Municipal' } as const

const Dia = ({ feriado: { data, nome, abrangencia, conferir } }: { readonly feriado: Feriado }) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: 1 }}>
    <Typography
      component="time"
      dateTime={data}
      variant="subtitle1"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {data.slice(8)}
    </Typography>
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {nome}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {abrangencia !== 'nacional' && <StatusChip label={ambitos[abrangencia]} tone={tons[abrangencia]} />}
        {conferir && <StatusChip label="A conferir" tone="warning" />}
      </Box>
    </Box>
  </Box>
)
