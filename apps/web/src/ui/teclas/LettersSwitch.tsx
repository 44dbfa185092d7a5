import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { switchLetters, useLettersOn } from '../../lib/teclas/preferencia.ts'

/** Switch of the one-character shortcuts, for who dictates or whose hand rests on the keys (WCAG 2.1.4). */
export function LettersSwitch() {
  const note = useId()
  return (
    <div>
      <FormControlLabel
        sx={{ marginInlineStart: -1, marginInlineEnd: 0, gap: 0.5 }}
        label={
          <Typography variant="subtitle2" component="span">
            Teclas de uma letra
          </Typography>
        }
        control={
          <Switch
            checked={useLettersOn()}
            onChange={(_, on) => switchLetters(on)}
            slotProps={{ input: { 'aria-describedby': note } }}
          />
        }
      />
      <Typography id={note} variant="body2" color="textSecondary">
        Vale neste aparelho. Desligue se você dita textos ou se uma tecla esbarrada atrapalha; as teclas com
        Ctrl continuam.
      </Typography>
    </div>
  )
}
