import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { data } from '@rh/domain/br/campos'
import { toApiError } from '../../lib/api/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { z } from '../../lib/zod-pt.ts'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { fromDia, toDia } from './dias.ts'
import type { Ficha } from './queries.ts'

interface EmDataProps {
  readonly ficha: Ficha
  readonly failure: unknown
}

/** The file on another day of the bond: a slider over its life, with a mark where a version begins. */
export function EmData({ ficha, failure }: EmDataProps) {
  const [, setSearch] = useSearchParams()
  const [open, setOpen] = useState(ficha.tempo !== 'hoje')
  const id = useId()
  const irPara = (em: string | null): void =>
    setSearch(
      (search) => {
        if (em === null || em === ficha.hoje) search.delete('em')
        else search.set('em', em)
        return search
      },
      { replace: true },
    )
  return (
    <Box sx={{ mb: 1.5 }}>
      <Faixa ficha={ficha} failure={failure} onHoje={() => irPara(null)} />
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon name="historico" size={18} />}
        endIcon={
          <Box component="span" sx={{ transform: open ? 'rotate(180deg)' : 'none' }}>
            <Icon name="abre-baixo" size={16} />
          </Box>
        }
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Como era em outra data
      </Button>
      <Collapse in={open} id={id} unmountOnExit>
        <Escolha key={ficha.em} ficha={ficha} onChange={irPara} />
      </Collapse>
    </Box>
  )
}

interface FaixaProps extends EmDataProps {
  readonly onHoje: () => void
}

/** Says plainly that this is not today. */
function Faixa({ ficha, failure, onHoje }: FaixaProps) {
  if (ficha.tempo === 'hoje' && !failure) return null
  const texto =
    ficha.tempo === 'passado'
      ? `A ficha como era em ${formatDate(ficha.em)}. Somente para consulta.`
      : `A ficha como será em ${formatDate(ficha.em)}, pelo que está agendado hoje. Somente para consulta.`
  return (
    <Alert
      severity={failure ? 'error' : ficha.tempo === 'passado' ? 'info' : 'warning'}
      icon={<Icon name={failure ? 'erro' : 'historico'} />}
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onHoje}>
          Voltar para hoje
        </Button>
      }
    >
      {failure ? `${toApiError(failure).mensagem} ${toApiError(failure).campos['em'] ?? ''}` : texto}
    </Alert>
  )
}

interface EscolhaProps {
  readonly ficha: Ficha
  readonly onChange: (em: string) => void
}

const schema = z.object({ em: data })

function Escolha({ ficha: { periodo, em, hoje, versoes }, onChange }: EscolhaProps) {
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
