import Alert from '@mui/material/Alert'
import { Icon } from '../../ui/icon/Icon.tsx'

/** What somebody else changed meanwhile. */
export function Conflito({ deles }: { readonly deles: readonly string[] }) {
  if (deles.length === 0) return null
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
      {deles.map((frase) => (
        <div key={frase}>{frase}</div>
      ))}
      Salve de novo para ficar com o que está nesta aba.
    </Alert>
  )
}
