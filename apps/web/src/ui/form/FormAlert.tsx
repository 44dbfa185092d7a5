import Alert from '@mui/material/Alert'
import { useFormState } from 'react-hook-form'
import { Icon } from '../icon/Icon.tsx'
import { namesOf } from './server-errors.ts'

/** The button that sent may be a screen further down; where a field has the focus, that is what is shown. */
const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })

/** Alert of a failure of the whole form: the message, and what to do about it. */
export function FormAlert() {
  const { errors } = useFormState()
  const texto = errors.root?.['failure']?.message
  if (!texto) return null
  const [mensagem, ...detalhes] = texto.split('\n').filter(Boolean)
  const hasField = namesOf(errors).length > 0
  return (
    <Alert
      ref={hasField ? null : intoSight}
      severity="error"
      icon={<Icon name="erro" />}
      // The header stays over what is scrolled to.
      sx={{ mb: 3, scrollMarginTop: 'calc(var(--topo, 64px) + 24px)' }}
    >
      <strong>{mensagem}</strong>
      {detalhes.map((detalhe) => (
        <div key={detalhe}>{detalhe}</div>
      ))}
    </Alert>
  )
}
