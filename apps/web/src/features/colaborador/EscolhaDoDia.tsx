import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { data } from '@rh/domain/br/campos'
import { useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { z } from '../../lib/zod-pt.ts'
import { Form } from '../../ui/form/Form.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { fromDia, toDia } from '../../lib/time/dia.ts'
import type { Ficha } from './queries.ts'

interface EscolhaDoDiaProps {
  readonly ficha: Ficha
  readonly onChange: (em: string) => void
}

const schema = z.object({ em: data })

/** Picks the day: typed, on a slider over the life of the bond, or where a version begins. */
export function EscolhaDoDia({ ficha: { periodo, em, hoje, versoes }, onChange }: EscolhaDoDiaProps) {
  const [dia, setDia] = useState(toDia(em))
  const inicios = versoes.map(({ vigencia }) => vigencia).filter((v) => v >= periodo.de && v <= periodo.ate)
  const antes = inicios.findLast((v) => v < em)
  const depois = inicios.find((v) => v > em)
  return (
    <Box sx={{ px: { xs: 0, sm: 1.5 }, pt: 1.5 }}>
      <Form schema={schema} defaultValues={{ em }} guarded={false} onSubmit={(typed) => onChange(typed.em)}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ width: 180 }}>
            <DateInput source="em" label="Ver a ficha em" min={periodo.de} max={periodo.ate} />
          </Box>
          <Button type="submit" variant="outlined">
            Ver
          </Button>
          <Button color="inherit" disabled={!antes} onClick={() => onChange(antes ?? em)}>
            Versão anterior
          </Button>
          <Button color="inherit" disabled={!depois} onClick={() => onChange(depois ?? em)}>
            Próxima versão
          </Button>
        </Box>
      </Form>
      <Box sx={{ px: 1 }}>
        <Slider
          size="small"
          aria-label="Dia da ficha"
          min={toDia(periodo.de)}
          max={toDia(periodo.ate)}
          value={dia}
          marks={[...new Set([...inicios, hoje])].map((v) => ({ value: toDia(v) }))}
          getAriaValueText={(valor) => formatDate(fromDia(valor))}
          valueLabelFormat={(valor) => formatDate(fromDia(valor))}
          valueLabelDisplay="auto"
          onChange={(_, valor) => setDia(valor)}
          onChangeCommitted={(_, valor) => onChange(fromDia(valor))}
          sx={{ '& .MuiSlider-mark': markSx }}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: -1.5 }}>
        <Typography variant="caption" color="textSecondary">
          {formatDate(periodo.de)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {periodo.ate === hoje ? 'Hoje' : formatDate(periodo.ate)}
        </Typography>
      </Box>
    </Box>
  )
}

const markSx = {
  width: 10,
  height: 10,
  ml: '-5px',
  borderRadius: '50%',
  border: 2,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  opacity: 1,
}
