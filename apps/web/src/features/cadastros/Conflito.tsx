import Alert from '@mui/material/Alert'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Historico } from './chamadas.ts'
import { Mudancas } from './Mudancas.tsx'

interface ConflitoProps {
  /** What somebody else saved while the form was being typed in; null for nothing. */
  readonly salvo: Historico | null
}

/** Says over a form who was faster and what they changed, for the person to decide with open eyes. */
export const Conflito = ({ salvo }: ConflitoProps) =>
  salvo && (
    <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
      <strong>{salvo.autor ?? 'O sistema'} salvou antes de você.</strong>
      <Mudancas mudancas={salvo.mudancas} />
      Salve de novo para ficar com o que está nos campos.
    </Alert>
  )
