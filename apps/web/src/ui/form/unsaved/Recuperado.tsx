import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Icon } from '../../icon/Icon.tsx'

/** Notice that the form shows restored values, with a button to discard them. */
export const Recuperado = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <Alert
    severity="info"
    icon={<Icon name="historico" />}
    sx={{ mb: 3 }}
    action={
      <Button color="inherit" size="small" onClick={onDiscard}>
        Descartar
      </Button>
    }
  >
    <strong>Recuperamos o que você digitou.</strong>
    <div>Ainda não está salvo: confira e envie, ou descarte para voltar ao que está gravado.</div>
  </Alert>
)
