import Alert from '@mui/material/Alert'
import { toApiError } from '../../lib/api/api-error.ts'
import { Icon } from '../../ui/icon/Icon.tsx'

/** A step that did not go through: what happened and what to do. */
export function Failure({ error }: { readonly error: unknown }) {
  const { mensagem, acao, campos } = toApiError(error)
  return (
    <Alert severity="error" icon={<Icon name="erro" />} role="alert">
      <strong>{mensagem}</strong> {Object.values(campos)[0] ?? acao}
    </Alert>
  )
}
