import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'

interface NovaMensagemProps {
  readonly voltar: () => void
  readonly isPagina: boolean
  readonly children: ReactNode
}

/** The frame of a message that answers nothing. */
export const NovaMensagem = ({ voltar, isPagina, children }: NovaMensagemProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
    <Box
      component="header"
      sx={{
        px: { xs: 1, md: 2 },
        py: 1,
        minHeight: 57,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <IconButton aria-label="Voltar à lista" onClick={voltar} sx={{ display: { md: 'none' } }}>
        <Icon name="seta-esquerda" size={20} />
      </IconButton>
      <Typography variant="subtitle1" component={isPagina ? 'h1' : 'h2'}>
        Nova mensagem
      </Typography>
    </Box>
    <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>{children}</Box>
  </Box>
)
