import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Conversa } from '@rh/domain/contract/chat'
import { Link } from 'react-router'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import { digitamDito, nomesDitos } from './textos.ts'

interface CabecaProps {
  readonly conversa: Conversa
  readonly eu: number
  readonly digitam: readonly string[]
  readonly voltar: string
  readonly isPagina: boolean
  readonly onPainel: () => void
}

/** Who is in the conversation, who is typing or connected, and the way to its details. */
export function Cabeca({ conversa, eu, digitam, voltar, isPagina, onPainel }: CabecaProps) {
  const outros = conversa.participantes.filter(({ id }) => id !== eu)
  const estado =
    digitamDito(digitam) ||
    (conversa.tipo === 'grupo'
      ? nomesDitos(
          outros.map(({ nome }) => nome),
          4,
        )
      : outros[0]?.conectado
        ? 'Conectado agora'
        : '')
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 1.5,
        py: 1,
        minHeight: 64,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        component={Link}
        to={voltar}
        aria-label="Voltar às conversas"
        sx={{ display: { md: 'none' } }}
      >
        <Icon name="seta-esquerda" size={20} />
      </IconButton>
      <Foto nome={conversa.nome} src={null} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component={isPagina ? 'h1' : 'h2'} noWrap>
          {conversa.nome}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" noWrap sx={{ minHeight: 18 }}>
          {estado}
        </Typography>
      </Box>
      {conversa.silenciada && (
        <Tip title="Silenciada: não conta como não lida">
          <Box component="span" sx={{ color: 'text.secondary', display: 'inline-flex' }}>
            <Icon name="bloqueio" size={18} label="Silenciada" />
          </Box>
        </Tip>
      )}
      <Tip title="Detalhes da conversa">
        <IconButton aria-label="Detalhes da conversa" onClick={onPainel}>
          <Icon name="info" size={20} />
        </IconButton>
      </Tip>
    </Box>
  )
}
