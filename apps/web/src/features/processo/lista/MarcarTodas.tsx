import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { ariaOfKey } from '../../../lib/teclas/teclas.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import type { LinhaDoProcesso } from '../chamadas.ts'
import { marcaveisDe, useMarcadas, type Marcadas } from './marcadas.ts'

interface MarcarTodasProps {
  readonly marcadas: Marcadas
  /** Rows of the page. */
  readonly linhas: readonly LinhaDoProcesso[]
}

/** Key of the tick of all rows. */
const TECLA = 'shift+x'

function useTodas({ marcadas, linhas }: MarcarTodasProps) {
  const marcaveis = marcaveisDe(linhas)
  const quantas = useMarcadas(marcadas).length
  const todas = quantas > 0 && quantas === marcaveis.length
  return {
    total: marcaveis.length,
    quantas,
    todas,
    alternar: () => marcadas.set(todas ? [] : marcaveis.map(({ id, versao }) => ({ id, versao }))),
  }
}

/** Tick of every row of the page that waits for the person, over those of the rows. */
export function MarcarTodas(props: MarcarTodasProps) {
  const { total, quantas, todas, alternar } = useTodas(props)
  useTeclas(
    'Lista',
    total > 0 ? [{ tecla: TECLA, nome: 'Marcar todas as linhas da página', fazer: alternar }] : [],
  )
  // As wide as a tick where there is none: the label of the column stands over its terms.
  return (
    <Checkbox
      size="small"
      checked={todas}
      indeterminate={quantas > 0 && !todas}
      onChange={alternar}
      slotProps={{
        input: {
          'aria-label':
            total === 1 ? 'Marcar a linha desta página' : `Marcar as ${total} linhas desta página`,
          'aria-keyshortcuts': ariaOfKey(TECLA),
        },
      }}
      sx={{
        display: { xs: 'none', md: 'inline-flex' },
        visibility: total > 0 ? 'visible' : 'hidden',
        width: 24,
        height: 24,
        p: 0,
        mr: 1,
      }}
    />
  )
}

/** The same on a phone, whose cards have no head: beside the count of those that are ticked. */
export function MarcarTodasButton(props: MarcarTodasProps) {
  const { total, todas, alternar } = useTodas(props)
  return (
    !todas && (
      <Button color="inherit" onClick={alternar} sx={{ display: { md: 'none' }, minHeight: 44 }}>
        {`Marcar as ${total}`}
      </Button>
    )
  )
}
