import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { FormStep } from '../../../ui/page/FormStepper.tsx'

const Dobra = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: '18px 128px minmax(0, 1fr)',
    columnGap: 12,
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 48,
    padding: '8px 96px 8px 16px',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '& > svg': { transition: 'transform .12s' },
    '& h2': { margin: 0, fontSize: '0.875rem', fontWeight: 700 },
    [theme.breakpoints.down('md')]: { gridTemplateColumns: '18px minmax(0, 1fr)', rowGap: 2 },
  },
  '& .resumo': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    '& strong': { color: theme.vars.palette.error.dark },
    [theme.breakpoints.down('md')]: { gridColumn: 2, whiteSpace: 'normal' },
  },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
}))

interface DobraRevistaProps {
  readonly passo: FormStep
  readonly resumo: ReactNode
  readonly aberta?: boolean
  readonly children: ReactNode
}

/** One step of the review: its name, its line, the way to change it, and what it unfolds to. */
export const DobraRevista = ({ passo, resumo, aberta = false, children }: DobraRevistaProps) => (
  <Box sx={{ position: 'relative', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Dobra open={aberta}>
      <summary>
        <Icon name="abre-direita" size={18} />
        <h2>{passo.label}</h2>
        <span className="resumo">
          {passo.erro && <strong>{passo.erro}</strong>}
          {passo.erro && (passo.resta || resumo) && ' · '}
          {[passo.resta, resumo].filter(Boolean).map((parte, i) => (
            <span key={i}>
              {i > 0 && ' · '}
              {parte}
            </span>
          ))}
        </span>
      </summary>
      <Box sx={{ px: 2, pb: 2, pl: '46px' }}>{children}</Box>
    </Dobra>
    <Button
      component={Link}
      to={passo.href}
      size="small"
      aria-label={`Editar ${passo.label}`}
      sx={{ position: 'absolute', top: { xs: 2, md: 8 }, right: 12, minHeight: { xs: 44, md: 32 } }}
    >
      Editar
    </Button>
  </Box>
)
