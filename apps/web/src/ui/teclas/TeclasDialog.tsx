import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { facesOfKey } from '../../lib/teclas/teclas.ts'
import type { MountedKeys } from '../../lib/teclas/use-teclas.ts'
import { LettersSwitch } from './LettersSwitch.tsx'

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '6px 16px',
  alignItems: 'baseline',
  margin: '8px 0 20px',
  '& dt': {
    justifySelf: 'start',
    minWidth: 28,
    padding: '0 7px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    fontSize: '0.8125rem',
    lineHeight: '22px',
    fontWeight: 600,
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { margin: 0 },
}))

interface TeclasDialogProps {
  readonly groups: readonly MountedKeys[]
  readonly onClose: () => void
}

/** Shortcuts of the page beneath, and the switch of those of one letter. */
export function TeclasDialog({ groups, onClose }: TeclasDialogProps) {
  const title = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>Teclas desta página</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {groups.map((group) => (
          <section key={group.title}>
            <Typography variant="subtitle2" component="h3">
              {group.title}
            </Typography>
            <Keys>
              {group.teclas.map(({ tecla, nome }) => (
                <div key={tecla} style={{ display: 'contents' }}>
                  <dt>{facesOfKey(tecla).join(' ')}</dt>
                  <dd>{nome}</dd>
                </div>
              ))}
            </Keys>
          </section>
        ))}
        <LettersSwitch />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}
