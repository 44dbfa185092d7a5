import { styled } from '@mui/material/styles'
import { coresDeEtiqueta, type CorDeEtiqueta } from '@rh/domain/kanban/kanban'

/** Hue of each colour; the text takes the theme's own contrast from it. */
const matizes: Readonly<Record<CorDeEtiqueta, string>> = {
  azul: '#1877F2',
  verde: '#118D57',
  amarelo: '#D9A406',
  laranja: '#E8590C',
  vermelho: '#D32F2F',
  roxo: '#7635DC',
  cinza: '#637381',
}

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'matiz' })<{ readonly matiz: string }>(
  ({ theme, matiz }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    minHeight: 22,
    padding: '1px 8px',
    borderRadius: 11,
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${matiz} 16%, transparent)`,
    '&::before': {
      content: '""',
      flexShrink: 0,
      width: 8,
      height: 8,
      borderRadius: 4,
      backgroundColor: matiz,
    },
  }),
)

interface EtiquetaProps {
  readonly nome: string
  readonly cor: CorDeEtiqueta
}

/** Label of a task or a message: its name says what it is, the colour finds it sooner. */
export const Etiqueta = ({ nome, cor }: EtiquetaProps) => (
  <Root matiz={matizes[cor]} title={coresDeEtiqueta[cor].label}>
    {nome}
  </Root>
)
