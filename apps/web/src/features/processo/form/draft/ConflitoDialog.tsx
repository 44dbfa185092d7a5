import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { Evento } from '@rh/domain/processo/contract'
import { useId } from 'react'
import { Mudancas } from '../../Historico.tsx'
import type { Rotulos } from '../../rotulos.ts'

interface ConflitoDialogProps {
  /** Who changed it and when, from the server. */
  readonly mensagem: string
  /** Changes of the other person since this one last saved; undefined while loading. */
  readonly deles: Evento['mudancas'] | undefined
  /** Fields that both changed: keeping mine overwrites theirs. */
  readonly disputados: readonly string[]
  readonly rotulos: Rotulos
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Dialog of an edit conflict: changes of the other person, and which version to keep. */
export function ConflitoDialog({ mensagem, deles, disputados, rotulos, ...props }: ConflitoDialogProps) {
  const id = useId()
  const pronto = deles !== undefined
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Outra pessoa alterou este rascunho</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          {mensagem} O que você digitou continua nesta tela e ainda não foi salvo.
        </Typography>
        {deles && deles.length > 0 && (
          <Box sx={{ p: 2, borderRadius: '10px', bgcolor: 'background.neutral', fontSize: '0.875rem' }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              O que mudou
            </Typography>
            <Mudancas mudancas={deles} rotulos={rotulos} />
          </Box>
        )}
        <Typography variant="body2">
          {disputados.length > 0
            ? `Vocês dois mexeram em: ${disputados.join(', ')}. Se mantiver o que digitou, o seu valor fica nesses campos; o resto da outra pessoa é preservado.`
            : 'Vocês mexeram em campos diferentes: se mantiver o que digitou, as duas alterações ficam.'}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" disabled={!pronto} onClick={props.onTakeTheirs}>
          Descartar o meu e recarregar
        </Button>
        <Button variant="contained" disabled={!pronto} onClick={props.onKeepMine}>
          Manter o que digitei
        </Button>
      </DialogActions>
    </Dialog>
  )
}
