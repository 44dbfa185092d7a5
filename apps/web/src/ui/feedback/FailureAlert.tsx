import Alert from '@mui/material/Alert'
import { use } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { orientacaoNoDialogo } from '../../lib/api/dita.ts'
import { Icon } from '../icon/Icon.tsx'
import { InDialog } from './in-dialog.ts'

/** A call that failed, where it was made: what happened, what is wrong with what was sent, and what to do about it. */
export function FailureAlert({ error }: { readonly error: unknown }) {
  const failure = toApiError(error)
  const { mensagem, achados } = failure
  const oQueFazer = use(InDialog) ? orientacaoNoDialogo(failure) : failure.orientacao
  return (
    <Alert severity="error" icon={<Icon name="erro" />}>
      <strong>{mensagem}</strong>
      {[...achados, oQueFazer].filter(Boolean).map((linha) => (
        <div key={linha}>{linha}</div>
      ))}
    </Alert>
  )
}
