import Alert from '@mui/material/Alert'
import { toApiError } from '../../lib/api/api-error.ts'
import { Icon } from '../icon/Icon.tsx'

/** A call that failed, where it was made: what happened, what is wrong with what was sent, and what to do about it. */
export function FailureAlert({ error }: { readonly error: unknown }) {
  const { mensagem, achados, orientacao } = toApiError(error)
  return (
    <Alert severity="error" icon={<Icon name="erro" />}>
      <strong>{mensagem}</strong>
      {[...achados, orientacao].filter(Boolean).map((linha) => (
        <div key={linha}>{linha}</div>
      ))}
    </Alert>
  )
}
