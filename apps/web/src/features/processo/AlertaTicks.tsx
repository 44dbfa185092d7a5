import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { isExcepcionavel } from '@rh/domain/achado'
import type { Pendencia } from '@rh/domain/pendencia'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import Box from '@mui/material/Box'
import { PendenciaList } from '../../ui/feedback/PendenciaList.tsx'
import { isAceitavel, isCiente, toggled } from './alertas.ts'

interface AlertaTicksProps {
  readonly pendencias: readonly Pendencia[]
  readonly cientes: ReadonlySet<string>
  readonly onChange: (cientes: ReadonlySet<string>) => void
  /** Link to the field that answers for a finding; null for none. */
  readonly hrefOf?: ((pendencia: Pendencia) => string | null) | undefined
  /** The transition lifts blocks as an exception; before it an exception is only requested. */
  readonly excetua?: boolean | undefined
}

/** Findings with what the person may do about each: go to its field, or tick an alert as read. */
export function AlertaTicks({ pendencias, ...props }: AlertaTicksProps) {
  const renderAction = (pendencia: Pendencia) => <Acao pendencia={pendencia} {...props} />
  return (
    <ActionsBelow>
      <PendenciaList pendencias={pendencias} action={renderAction} />
    </ActionsBelow>
  )
}

/** Puts the actions of a finding under its text, for narrow containers. */
export const ActionsBelow = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      '& .MuiAlert-root': { flexWrap: 'wrap' },
      '& .MuiAlert-message': { flex: '1 1 0', minWidth: 0 },
      '& .MuiAlert-action': { flexBasis: '100%', m: 0, p: 0, pl: '34px' },
    }}
  >
    {children}
  </Box>
)

interface AcaoProps extends Omit<AlertaTicksProps, 'pendencias'> {
  readonly pendencia: Pendencia
}

function Acao({ pendencia, cientes, onChange, hrefOf, excetua = false }: AcaoProps) {
  const href = hrefOf?.(pendencia) ?? null
  const label = isExcepcionavel(pendencia)
    ? excetua
      ? 'Autorizo a exceção'
      : 'Pedir exceção'
    : 'Estou ciente'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2 }}>
      {href && <FieldLink href={href} />}
      {isAceitavel(pendencia) && (
        <FormControlLabel
          sx={{ m: 0 }}
          label={label}
          slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 600, whiteSpace: 'nowrap' } } }}
          control={
            <Checkbox
              size="small"
              color="default"
              checked={isCiente(cientes, pendencia)}
              onChange={() => onChange(toggled(cientes, pendencia))}
              slotProps={{ input: { 'aria-label': `${label}: ${pendencia.mensagem}` } }}
            />
          }
        />
      )}
    </Box>
  )
}

export const FieldLink = ({
  href,
  label = 'Ir ao campo',
}: {
  readonly href: string
  readonly label?: string
}) => (
  <Box
    component={Link}
    to={href}
    sx={{ color: 'inherit', fontWeight: 600, fontSize: '0.8125rem', py: 0.5, whiteSpace: 'nowrap' }}
  >
    {label}
  </Box>
)
