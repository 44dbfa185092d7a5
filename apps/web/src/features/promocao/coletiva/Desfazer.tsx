import Button from '@mui/material/Button'
import { useState } from 'react'
import { DesfazerDialog, type DesfazerDialogProps } from './DesfazerDialog.tsx'

/** Button that undoes a whole batch, with the dialog that asks for the reason. */
export function Desfazer(props: Omit<DesfazerDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
        Desfazer tudo
      </Button>
      {open && <DesfazerDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
