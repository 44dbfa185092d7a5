import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { Pendencia } from '@rh/domain/pendencia'
import { useId, useState } from 'react'
import { alertasDe, cientesDe, hasBloqueio, isTudoCiente } from './alertas.ts'
import { AlertaTicks } from './AlertaTicks.tsx'

interface PendenciasDialogProps {
  readonly pendencias: readonly Pendencia[]
  /** The action that they hold back: `Efetivar`. */
  readonly acao: string
  readonly busy: boolean
  readonly onAccept: (alertasAceitos: readonly string[]) => void
  readonly onClose: () => void
  readonly hrefOf?: ((pendencia: Pendencia) => string | null) | undefined
}

/** What stands between the person and a move: stops to resolve, or alerts to read and accept. */
export function PendenciasDialog(props: PendenciasDialogProps) {
  const { pendencias, acao, busy, onAccept, onClose, hrefOf } = props
  const id = useId()
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const bloqueado = hasBloqueio(pendencias)
  const alertas = alertasDe(pendencias).length
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {bloqueado ? `Ainda não é possível ${acao.toLowerCase()}` : 'Leia antes de continuar'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          {bloqueado
            ? 'Resolva os itens abaixo e tente de novo.'
            : alertas === 1
              ? 'Há um alerta. Marque que está ciente; isso fica no histórico.'
              : `Há ${alertas} alertas. Marque que está ciente de cada um; isso fica no histórico.`}
        </Typography>
        <AlertaTicks pendencias={pendencias} cientes={cientes} onChange={setCientes} hrefOf={hrefOf} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {bloqueado ? 'Fechar' : 'Cancelar'}
        </Button>
        {!bloqueado && (
          <Button
            variant="contained"
            disabled={busy || !isTudoCiente(pendencias, cientes)}
            onClick={() => onAccept(cientesDe(pendencias, cientes))}
          >
            {busy ? 'Aguarde…' : acao}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
