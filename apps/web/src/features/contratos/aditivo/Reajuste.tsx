import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { useSetFields } from '../../../ui/form/use-field.ts'
import { readPorcento, reajustar } from './porcento.ts'
import type { Posto } from '../queries.ts'

/** Fills in every post with its pay and price raised by a percentage, to be looked over and corrected. */
export function Reajuste({ postos }: { readonly postos: readonly Posto[] }) {
  const id = useId()
  const [texto, setTexto] = useState('')
  const setFields = useSetFields()
  const porcento = readPorcento(texto)
  const aplicar = (): void => {
    if (porcento === null) return
    setFields({
      postos: postos
        .filter(({ quantidade }) => quantidade > 0)
        .map(({ id: postoId, salarioPrevistoCentavos, precoCentavos }) => ({
          postoId,
          quantidade: null,
          salarioPrevistoCentavos: reajustar(salarioPrevistoCentavos, porcento),
          precoCentavos: precoCentavos === null ? null : reajustar(precoCentavos, porcento),
          adicional: null,
          laudo: null,
        })),
    })
  }
  return (
    <FieldFrame
      id={id}
      label="Reajustar todos os postos"
      opcional
      helper="Preenche os postos abaixo; confira antes de registrar."
    >
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <OutlinedInput
          id={id}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
          placeholder="5,5"
          endAdornment={<InputAdornment position="end">%</InputAdornment>}
          inputProps={{ inputMode: 'decimal', maxLength: 6 }}
          sx={{ maxWidth: 140 }}
        />
        <Button variant="outlined" disabled={porcento === null} onClick={aplicar}>
          Aplicar
        </Button>
      </Box>
    </FieldFrame>
  )
}
