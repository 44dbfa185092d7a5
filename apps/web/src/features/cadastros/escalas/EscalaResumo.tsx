import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { escalaSchema } from '@rh/domain/cadastros/escala'
import { once } from '@rh/domain/once'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { PendenciaList } from '../../../ui/feedback/PendenciaList.tsx'
import { useFormValues } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'

const DEBOUNCE_MS = 400

const horas = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))
const emHoras = (minutos: number): string =>
  `${Math.floor(minutos / 60)}h${String(minutos % 60).padStart(2, '0')}`

/** What the hours typed so far come to, and what the law says of them, before anything is saved. */
export function EscalaResumo() {
  const digitado = useDebounced(JSON.stringify(useFormValues()), DEBOUNCE_MS)
  const lida = escalaSchema.safeParse(comNome(JSON.parse(digitado)))
  const { data, isError, refetch } = useQuery({
    queryKey: ['POST /api/escala/verificar', digitado],
    queryFn: ({ signal }) =>
      call('POST /api/escala/verificar', { body: { dados: comNome(JSON.parse(digitado)) as never }, signal }),
    enabled: lida.success,
  })
  if (lida.success && isError)
    return (
      <Caixa>
        <ErrorLine onRetry={refetch}>Não foi possível conferir as horas da semana.</ErrorLine>
      </Caixa>
    )
  if (!lida.success || !data)
    return (
      <Caixa>
        <Typography variant="body2" color="textSecondary">
          Complete os dias e os horários para ver as horas da semana.
        </Typography>
      </Caixa>
    )
  return (
    <Caixa>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h6" component="p">
          {horas().format(data.horasSemanais)} h por semana
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {emHoras(data.minutosDia)} por dia
        </Typography>
        {data.noturna && <StatusChip label="Noturna" tone="info" />}
      </Box>
      {data.pendencias.length > 0 ? (
        <PendenciaList pendencias={data.pendencias} />
      ) : (
        <Alert severity="success" icon={<Icon name="check-circulo" />} sx={{ mt: 1.5 }}>
          Dentro dos limites de jornada em vigor.
        </Alert>
      )}
    </Caixa>
  )
}

/** The name does not change the hours: they are shown before it is typed. */
const comNome = (valores: Readonly<Record<string, unknown>>) => ({ ...valores, nome: 'Conferência' })

/** Read out as it changes. */
const Caixa = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="output"
    sx={{
      display: 'block',
      gridColumn: '1 / -1',
      p: 2,
      mt: 1,
      borderRadius: '12px',
      bgcolor: 'background.neutral',
    }}
  >
    {children}
  </Box>
)
