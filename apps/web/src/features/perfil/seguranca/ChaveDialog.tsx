import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { maxNomeDaChave } from '@rh/domain/acesso/chave-de-acesso'
import { useId, useState, type ReactNode } from 'react'
import { toApiError, type ApiError } from '../../../lib/api/api-error.ts'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { criarChave } from '../../../lib/chave/chave.ts'
import { focusOnMount } from '../../../lib/focus.ts'
import { notify } from '../../../lib/notify.ts'
import { FieldFrame, idsOf } from '../../../ui/form/FieldFrame.tsx'
import { TypingDialog } from '../../../ui/feedback/TypingDialog.tsx'

export type ChavePreparada = ReplyOf<'POST /api/conta/seguranca/chaves/preparar'>
type Cadastrado = ReplyOf<'POST /api/conta/seguranca/chaves/cadastrar'>

interface ChaveDialogProps {
  readonly preparada: ChavePreparada
  readonly onDone: (feito: Cadastrado) => void
  readonly onClose: () => void
}

/** The person names the key, and the browser makes it in a window of its own. */
export function ChaveDialog({ preparada, onDone, onClose }: ChaveDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const cadastrar = useSubmit('POST /api/conta/seguranca/chaves/cadastrar')
  const { bilhete, opcoes } = preparada
  const criar = async (nome: string): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const credencial = await criarChave(opcoes)
      onDone(await cadastrar.mutateAsync({ body: { bilhete, nome, credencial } }))
    } catch (error) {
      const api = toApiError(error)
      setBusy(false)
      // What the browser refused may be tried again; what the server refused is begun anew.
      if (api.codigo === 'chave' || api.codigo === 'sem_conexao') return setFailure(api)
      onClose()
      notify.error(api.codigo === 'bilhete_vencido' ? 'O tempo para cadastrar acabou.' : api.mensagem, {
        description: api.codigo === 'bilhete_vencido' ? 'Comece de novo.' : api.acao,
      })
    }
  }
  return (
    <NomeDialog
      titulo="Cadastrar chave de acesso"
      nome={preparada.nome}
      botao={busy ? 'Esperando o aparelho…' : 'Criar chave'}
      busy={busy}
      onSalvar={(nome) => void criar(nome)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        O navegador vai pedir a digital, o rosto ou o PIN deste aparelho, ou de um celular ou token ao seu
        lado. A chave fica nele: o sistema guarda só com que reconhecê-la.
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <strong>{failure.mensagem}</strong> {failure.acao}
        </Alert>
      )}
    </NomeDialog>
  )
}

interface RenomearDialogProps {
  readonly nome: string
  readonly busy?: boolean
  readonly onSalvar: (nome: string) => void
  readonly onClose: () => void
}

export const RenomearDialog = (props: RenomearDialogProps) => (
  <NomeDialog titulo="Renomear chave de acesso" botao="Salvar" {...props} />
)

interface NomeDialogProps extends RenomearDialogProps {
  readonly titulo: string
  readonly botao: string
  readonly children?: ReactNode
}

function NomeDialog({
  titulo,
  nome: antes,
  botao,
  busy = false,
  onSalvar,
  onClose,
  children,
}: NomeDialogProps) {
  const id = useId()
  const campo = useId()
  const [nome, setNome] = useState(antes)
  const [erro, setErro] = useState<string>()
  return (
    <TypingDialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (nome.trim()) onSalvar(nome.trim())
          else setErro('Dê um nome à chave')
        }}
      >
        <DialogTitle id={id}>{titulo}</DialogTitle>
        <DialogContent>
          {children}
          <FieldFrame
            id={campo}
            label="Nome da chave"
            error={erro}
            helper="Para você a reconhecer depois: celular, notebook do escritório."
          >
            <OutlinedInput
              id={campo}
              value={nome}
              onChange={(event) => setNome(event.target.value)}
              inputRef={focusOnMount}
              inputProps={{
                maxLength: maxNomeDaChave,
                'aria-invalid': Boolean(erro),
                'aria-describedby': idsOf(campo).helper,
              }}
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {botao}
          </Button>
        </DialogActions>
      </form>
    </TypingDialog>
  )
}
