import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'

export type Gravidade = 'success' | 'info' | 'warning' | 'error'

/** As high as the line of what is in order: what is below does not move when it comes. */
export const EM_DIA_PX = 40

/** Nothing to do: a line, and no more. */
export const EmDia = ({ children }: PropsWithChildren) => (
  <Typography
    variant="body2"
    color="textSecondary"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: EM_DIA_PX }}
  >
    <Box component="span" sx={{ display: 'flex', color: 'success.main' }}>
      <Icon name="check-circulo" size={20} />
    </Box>
    <span>{children}</span>
  </Typography>
)

interface SituacaoProps {
  readonly gravidade: Gravidade
  readonly titulo: string
}

/** Something of the installation that Admin has to know. */
export const Situacao = ({ gravidade, titulo, children }: PropsWithChildren<SituacaoProps>) => (
  <Alert
    severity={gravidade}
    role="note"
    icon={<Icon name={gravidade === 'info' ? 'info' : 'alerta'} />}
    sx={{ alignItems: 'flex-start' }}
  >
    <AlertTitle component="h2">{titulo}</AlertTitle>
    {children}
  </Alert>
)
