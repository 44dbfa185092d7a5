import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { isCodigoDoApp, normalizarCodigoDoApp } from '@rh/domain/acesso/codigo-do-app'
import { useId, useState } from 'react'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { toApiError } from '../../../lib/api/api-error.ts'
import { ditaDe } from '../../../lib/api/dita.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { focusOnMount } from '../../../lib/focus.ts'
import { notify } from '../../../lib/notify.ts'
import { AppSetup } from '../../../ui/data/AppSetup.tsx'
import { RecoveryCodes } from '../../../ui/data/RecoveryCodes.tsx'
import { OneTimeCodeField } from '../../../ui/form/inputs/OneTimeCodeField.tsx'

export type Preparado = ReplyOf<'POST /api/conta/seguranca/preparar'>
type Cadastrado = ReplyOf<'POST /api/conta/seguranca/cadastrar'>

interface AppDialogProps {
  readonly preparado: Preparado
  readonly onDone: (feito: Cadastrado) => void
  readonly onClose: () => void
}

/** The app takes the account, and shows that it did with a code. */
export function AppDialog({ preparado: { bilhete, app }, onDone, onClose }: AppDialogProps) {
  const id = useId()
  const [codigo, setCodigo] = useState('')
  const [erro, setErro] = useState<string>()
  const cadastrar = useSubmit('POST /api/conta/seguranca/cadastrar')
  const confirmar = async (): Promise<void> => {
    if (!isCodigoDoApp(normalizarCodigoDoApp(codigo))) return setErro('Digite os 6 números do aplicativo')
    try {
      onDone(await cadastrar.mutateAsync({ body: { bilhete, codigo } }))
    } catch (error) {
      const api = toApiError(error)
      if (api.codigo === 'bilhete_vencido') {
        onClose()
        notify.error('O tempo para cadastrar acabou.', { description: 'Comece de novo.' })
      }
      setErro(api.campos['codigo'] ?? ditaDe(api))
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void confirmar()
        }}
      >
        <DialogTitle id={id}>Cadastrar aplicativo</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
          <AppSetup {...app} />
          <OneTimeCodeField
            label="Código do aplicativo"
            helper="Os 6 números que o aplicativo mostra depois de adicionar a conta."
            numeric
            value={codigo}
            error={erro}
            inputRef={focusOnMount}
            onChange={setCodigo}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={cadastrar.isPending}>
            Confirmar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface CodigosDialogProps {
  readonly codigos: readonly string[]
  readonly usuario: string
  readonly onClose: () => void
}

/** Closed by its button alone: a click beside it must not lose what is shown once. */
export function CodigosDialog({ codigos, usuario, onClose }: CodigosDialogProps) {
  const id = useId()
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Guarde os códigos de recuperação</DialogTitle>
      <DialogContent>
        <RecoveryCodes codigos={codigos} titulo={`Códigos de recuperação de ${usuario}`} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Guardei os códigos
        </Button>
      </DialogActions>
    </Dialog>
  )
}
