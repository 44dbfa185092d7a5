import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Fold } from '../../../ui/motion/Fold.tsx'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'

/** Row that unfolds what it sums up in one line; needs `aria-expanded` and `aria-controls`. */
export const LinhaDobrada = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '10px 20px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  // One of many, where a pointer is fine enough.
  '@media (pointer: fine)': { '&[data-junta]': { minHeight: 34, paddingBlock: 6 } },
  '&:focus-visible': { outlineOffset: -3 },
  '& .abre': { alignSelf: 'center', flex: '0 0 auto', display: 'grid' },
  '&[aria-expanded="true"] .abre': { transform: 'rotate(90deg)' },
  '& .resumo': {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}))

interface DobradoProps {
  readonly titulo: string
  /** What is inside, in one line. */
  readonly resumo: string
  readonly aberto: boolean
  readonly onAbrir: () => void
  /** Key of the page that does the same. */
  readonly tecla?: string
  readonly children?: ReactNode
}

/** Card folded to its heading and one line. */
export function Dobrado({ titulo, resumo, aberto, onAbrir, tecla, children }: DobradoProps) {
  const id = useId()
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box component="h2" sx={{ m: 0, font: 'inherit' }}>
        <LinhaDobrada
          type="button"
          aria-expanded={aberto}
          aria-controls={id}
          aria-keyshortcuts={tecla?.toUpperCase()}
          onClick={onAbrir}
        >
          <span className="abre">
            <Icon name="abre-direita" size={16} />
          </span>
          <strong id={titleId}>{titulo}</strong>
          <span className="resumo">{resumo}</span>
          {tecla !== undefined && <Tecla tecla={tecla} />}
        </LinhaDobrada>
      </Box>
      <Fold id={id} open={aberto}>
        <Box sx={{ px: 2.5, pt: 1, pb: 2.5 }}>{children}</Box>
      </Fold>
    </Card>
  )
}
