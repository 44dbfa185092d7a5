import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { LinhaDoProcesso } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { useMarcadas, useTrabalho } from './marcadas.ts'
import { PrazoDito } from './PrazoDito.tsx'

interface PrazoDaLinhaProps {
  readonly linha: LinhaDoProcesso
}

/** First cell of a row: its tick, where rows are decided together, and its term. */
export function PrazoDaLinha({ linha }: PrazoDaLinhaProps) {
  const { process } = useTela()
  const acabou = process.statuses[linha.status]?.final === true
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Marca linha={linha} />
      {linha.prazo ? (
        <PrazoDito prazo={linha.prazo} />
      ) : (
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {acabou ? '–' : 'Sem prazo'}
        </Box>
      )}
    </Box>
  )
}

/** Room of a tick in pixels, kept in rows that have none. */
const CAIXA = 24

function Marca({ linha }: PrazoDaLinhaProps) {
  const marcadas = useTrabalho()?.marcadas
  const marcada = useMarcadas(marcadas).some(({ id }) => id === linha.id)
  if (!marcadas) return null
  // What waits for others has nothing to be ticked for.
  if (!linha.aFazer?.meu)
    return <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, width: CAIXA }} />
  return (
    <Checkbox
      size="small"
      checked={marcada}
      onChange={() => marcadas.toggle(linha)}
      slotProps={{ input: { 'aria-label': `Marcar ${linha.nome ?? linha.numero}` } }}
      // Above the link that covers the row; on a phone in the corner of the card, larger than the box.
      sx={{
        position: { xs: 'absolute', md: 'relative' },
        zIndex: 1,
        insetBlockStart: { xs: 4, md: 'auto' },
        insetInlineEnd: { xs: 4, md: 'auto' },
        width: { xs: 44, md: CAIXA },
        height: { xs: 44, md: CAIXA },
        p: 0,
      }}
    />
  )
}
