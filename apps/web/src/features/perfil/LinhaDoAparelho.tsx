import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'

const Linha = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 12,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
}))

interface Ato {
  readonly label: string
  /** What it is done to, for who hears the button alone. */
  readonly about: string
  readonly busy: boolean
  readonly onClick: () => void
}

interface LinhaDoAparelhoProps {
  /** A device, unless it is something else. */
  readonly icone?: 'aparelho' | 'cadeado' | 'chave' | 'telefone'
  readonly nome: string
  readonly detalhe: string
  readonly isEste?: boolean
  readonly marcas?: ReactNode
  /** What can be done to it. */
  readonly atos?: readonly Ato[]
}

/** A device of the person: what it is, since when, and what can be done to it. */
export const LinhaDoAparelho = ({
  icone = 'aparelho',
  nome,
  detalhe,
  isEste = false,
  marcas,
  atos = [],
}: LinhaDoAparelhoProps) => (
  <Linha>
    <Box sx={{ display: 'grid', color: isEste ? 'primary.main' : 'text.secondary' }}>
      <Icon name={icone} size={24} />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="span">
            {nome}
          </Typography>
          {marcas}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {detalhe}
        </Typography>
      </Box>
      {atos.map(({ label, about, busy, onClick }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          color="inherit"
          disabled={busy}
          aria-label={about}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </Box>
  </Linha>
)
