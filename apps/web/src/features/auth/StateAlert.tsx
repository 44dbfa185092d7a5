import Box from '@mui/material/Box'
import { EssentialIcon } from '../../ui/icon/Drawing.tsx'

interface StateAlertProps {
  readonly tone: 'error' | 'warning' | 'info'
  readonly title: string
  readonly text?: string
}

const icons = { error: 'erro', warning: 'relogio', info: 'info' } as const

/** A state of the sign-in, in words. Lighter than the library's Alert, which this page does without. */
export const StateAlert = ({ tone, title, text }: StateAlertProps) => (
  <Box
    role="alert"
    sx={{
      display: 'flex',
      gap: 1.5,
      p: 1.75,
      mb: 2,
      borderRadius: 2,
      fontSize: '0.875rem',
      color: `${tone}.darker`,
      bgcolor: `${tone}.lighter`,
    }}
  >
    <EssentialIcon name={icons[tone]} />
    <div>
      <strong>{title}</strong>
      {text && <div>{text}</div>}
    </div>
  </Box>
)
