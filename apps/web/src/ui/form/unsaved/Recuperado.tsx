import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Icon } from '../../icon/Icon.tsx'

/** Says that the form shows what was typed before, with the way back to what is saved. */
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
