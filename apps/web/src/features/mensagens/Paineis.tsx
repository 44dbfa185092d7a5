import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { metrics } from '../../theme/metrics.ts'

interface PaineisProps {
  readonly caixas: ReactNode
  readonly lista: ReactNode
  /** What is open or written; null shows what to do, where there is room for it. */
  readonly painel: ReactNode
  readonly vazio: ReactNode
}

/** Boxes, list and message side by side; on a phone the list, or the open message in its place. */
export function Paineis({ caixas, lista, painel, vazio }: PaineisProps) {
  const haPainel = painel !== null
  const soLargas = { xs: haPainel ? 'none' : 'block', md: 'block' }
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '340px minmax(0, 1fr)',
          lg: '184px minmax(300px, 360px) minmax(0, 1fr)',
        },
        gridTemplateRows: { xs: 'auto', md: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
        height: { md: 'max(460px, calc(100dvh - var(--topo) - 204px))' },
        minHeight: {
          xs: haPainel
            ? `calc(100dvh - var(--topo) - ${metrics.bottomBar + 20}px - env(safe-area-inset-bottom))`
            : 0,
          md: 0,
        },
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: soLargas,
          gridColumn: { md: '1 / -1', lg: 'auto' },
          minWidth: 0,
          minHeight: 0,
          borderBottom: { xs: 1, lg: 0 },
          borderRight: { lg: 1 },
          borderColor: { xs: 'divider', lg: 'divider' },
        }}
      >
        {caixas}
      </Box>
      <Box
        component="section"
        aria-label="Lista de mensagens"
        sx={{
          display: soLargas,
          minWidth: 0,
          minHeight: 0,
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        {lista}
      </Box>
      <Box sx={{ display: { xs: haPainel ? 'block' : 'none', md: 'block' }, minWidth: 0, minHeight: 0 }}>
        {painel ?? vazio}
      </Box>
    </Card>
  )
}
