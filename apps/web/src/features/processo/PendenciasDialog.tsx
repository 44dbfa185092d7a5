import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import TextField from '@mui/material/TextField'
import { emFrase } from '@rh/domain/br/texto'
import { isExcepcionavel } from '@rh/domain/achado'
import type { Pendencia } from '@rh/domain/pendencia'
import { useId, useState } from 'react'
import { aceitosDe, alertasDe, hasBloqueio, isTudoCiente } from './alertas.ts'
import { AlertaTicks } from './AlertaTicks.tsx'
import { TypingDialog } from '../../ui/feedback/TypingDialog.tsx'

const MOTIVO_MINIMO = 10

interface PendenciasDialogProps {
  readonly pendencias: readonly Pendencia[]
  /** Question that the findings are read with, where it was not asked before. */
  readonly pergunta?: { readonly title: string; readonly text: string } | undefined
  /** Label of the action that the findings prevent: `Efetivar`. */
  readonly acao: string
  /** Label of the button that only closes. */
  readonly saida?: string
  readonly busy: boolean
  /** The transition lifts blocks as an exception, with a reason. */
  readonly excetua?: boolean | undefined
  readonly onAccept: (alertasAceitos: readonly string[], motivo: string | undefined) => void
  /** Returns the record for the blocks; absent where that mends none. */
  readonly devolver?: (() => void) | undefined
  readonly onClose: () => void
  readonly hrefOf?: ((pendencia: Pendencia) => string | null) | undefined
}

/** Dialog of the findings that prevent a transition: blocks to resolve, alerts to read and accept. */
export function PendenciasDialog(props: PendenciasDialogProps) {
  const {
    pendencias,
    pergunta,
    acao,
    saida = 'Cancelar',
    busy,
    excetua,
    onAccept,
    devolver,
    onClose,
    hrefOf,
  } = props
  const id = useId()
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const bloqueado = hasBloqueio(pendencias)
  const [motivo, setMotivo] = useState('')
  const pedeMotivo = excetua === true && !bloqueado && pendencias.some(isExcepcionavel)
  const falta = !isTudoCiente(pendencias, cientes) || (pedeMotivo && motivo.trim().length < MOTIVO_MINIMO)
  return (
    <TypingDialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {bloqueado ? `Ainda não é possível ${emFrase(acao)}` : (pergunta?.title ?? 'Leia antes de continuar')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {pergunta && <Typography color="textSecondary">{pergunta.text}</Typography>}
        <Typography color="textSecondary">
          {explicar(pendencias, pedeMotivo, devolver !== undefined)}
        </Typography>
        <AlertaTicks
          pendencias={pendencias}
          cientes={cientes}
          onChange={setCientes}
          hrefOf={hrefOf}
          excetua={excetua}
        />
        {pedeMotivo && (
          <TextField
            label="Por que a exceção é autorizada"
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
            multiline
            minRows={2}
            required
            helperText={`Pelo menos ${MOTIVO_MINIMO} letras. Fica no histórico, com o seu nome.`}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {bloqueado ? 'Fechar' : saida}
        </Button>
        {bloqueado && devolver && (
          <Button variant="contained" onClick={devolver}>
            Devolver para correção
          </Button>
        )}
        {!bloqueado && (
          <Button
            variant="contained"
            disabled={busy || falta}
            onClick={() => onAccept(aceitosDe(cientes), pedeMotivo ? motivo.trim() : undefined)}
          >
            {busy ? 'Aguarde…' : acao}
          </Button>
        )}
      </DialogActions>
    </TypingDialog>
  )
}

function explicar(pendencias: readonly Pendencia[], pedeMotivo: boolean, devolve: boolean): string {
  if (hasBloqueio(pendencias))
    return devolve
      ? 'Quem pediu pode corrigir: devolva com os itens abaixo, que já vão escritos.'
      : 'Resolva os itens abaixo e tente de novo.'
  if (pedeMotivo) return 'Há um impedimento que você pode excetuar, com o motivo por escrito.'
  const alertas = alertasDe(pendencias).length
  return alertas === 1
    ? 'Há um alerta. Marque que está ciente; isso fica no histórico.'
    : `Há ${alertas} alertas. Marque que está ciente de cada um; isso fica no histórico.`
}
