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
}))

interface Ato {
  readonly label: string
  /** What it ends, for who hears the button alone. */
  readonly about: string
  readonly busy: boolean
  readonly onClick: () => void
}

interface LinhaDoAparelhoProps {
  /** A device, unless it is something else. */
  readonly icone?: 'aparelho' | 'cadeado'
  readonly nome: string
  readonly detalhe: string
  readonly isEste?: boolean
  readonly marcas?: ReactNode
  /** Absent where there is nothing to end. */
  readonly ato?: Ato | undefined
}

/** A device of the person: what it is, since when, and how to end what it does. */
export const LinhaDoAparelho = ({
  icone = 'aparelho',
  nome,
  detalhe,
  isEste = false,
  marcas,
  ato,
}: LinhaDoAparelhoProps) => (
  <Linha>
    <Box sx={{ display: 'grid', color: isEste ? 'primary.main' : 'text.secondary' }}>
      <Icon name={icone} size={24} />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
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
    {ato && (
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={ato.busy}
        aria-label={ato.about}
        onClick={ato.onClick}
      >
        {ato.label}
      </Button>
    )}
  </Linha>
)
