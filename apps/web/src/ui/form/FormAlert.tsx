import Alert from '@mui/material/Alert'
import { useFormState } from 'react-hook-form'
import { Icon } from '../icon/Icon.tsx'

/** Alert of a failure of the whole form: the message, and what to do about it. */
export function FormAlert() {
  const { errors } = useFormState()
  const texto = errors.root?.['failure']?.message
  if (!texto) return null
  const [mensagem, ...detalhes] = texto.split('\n').filter(Boolean)
  return (
    <Alert severity="error" icon={<Icon name="erro" />} sx={{ mb: 3 }}>
      <strong>{mensagem}</strong>
      {detalhes.map((detalhe) => (
        <div key={detalhe}>{detalhe}</div>
      ))}
    </Alert>
  )
}
