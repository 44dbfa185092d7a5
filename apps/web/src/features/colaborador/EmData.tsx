import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toApiError } from '../../lib/api/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Ficha } from './queries.ts'

/** Loaded when somebody looks at another day. */
const EscolhaDoDia = lazyPart('EscolhaDoDia', async () => (await import('./EscolhaDoDia.tsx')).EscolhaDoDia)

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
        onPointerEnter={EscolhaDoDia.prefetch}
        onFocus={EscolhaDoDia.prefetch}
        onClick={() => setOpen(!open)}
      >
        Como era em outra data
      </Button>
      <Collapse in={open} id={id} unmountOnExit>
        <EscolhaDoDia key={ficha.em} ficha={ficha} onChange={irPara} />
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
