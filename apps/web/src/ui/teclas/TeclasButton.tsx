import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { NARROW } from '../../theme/use-is-phone.ts'
import { mountedKeys, useTeclas, type MountedKeys } from '../../lib/teclas/use-teclas.ts'
import { Tecla } from './Tecla.tsx'

const TeclasDialog = lazyPart('TeclasDialog', async () => (await import('./TeclasDialog.tsx')).TeclasDialog)

/** Button "Teclas": lists the shortcuts of the page, also by `?`. Rendered once by each page that has some. */
export function TeclasButton() {
  const [shown, setShown] = useState<readonly MountedKeys[] | null>(null)
  const show = (): void => setShown(mountedKeys())
  useTeclas('Ajuda', [{ tecla: '?', nome: 'Ver as teclas desta página', fazer: show }])
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={TeclasDialog.prefetch}
        onClick={show}
        endIcon={<Tecla tecla="?" />}
        // Where there is no keyboard there is nothing to list.
        sx={{
          color: 'text.secondary',
          [`@media (pointer: coarse), ${NARROW}`]: { display: 'none' },
        }}
      >
        Teclas
      </Button>
      {shown && <TeclasDialog groups={shown} onClose={() => setShown(null)} />}
    </>
  )
}
