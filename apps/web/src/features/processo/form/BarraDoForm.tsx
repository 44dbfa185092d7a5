import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { ariaOfKey } from '../../../lib/teclas/teclas.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useIsPhone } from '../../../theme/use-is-phone.ts'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import { contagemEmPalavras, type Contagem } from './conferencia.ts'

/** Counts of a form, for its bar: `1 errado · faltam 22`; on phones the first of both. Empty where nothing keeps it. */
export function useResta(contagem: Contagem): string {
  const { erro, resta } = contagemEmPalavras(contagem)
  return useIsPhone() ? erro || resta : [erro, resta].filter(Boolean).join(' · ')
}

interface VizinhoProps {
  readonly href: string
  readonly label: string
}

/** Way back to the step before; an arrow on phones. */
export function Anterior({ href, label }: VizinhoProps) {
  const fone = useIsPhone()
  return (
    <Button
      component={Link}
      to={href}
      color="inherit"
      variant="outlined"
      aria-label={`Etapa anterior: ${label}`}
      aria-keyshortcuts="Alt+PageUp"
      startIcon={!fone && <Icon name="seta-esquerda" size={18} />}
      sx={{ minWidth: 48, px: { xs: 1, md: 2 } }}
    >
      {fone ? <Icon name="seta-esquerda" size={20} /> : label}
    </Button>
  )
}

/** Way on to the next step, the evident act while the form is filled in. */
export function Proxima({ href, label }: VizinhoProps) {
  const fone = useIsPhone()
  const revisar = label === 'Revisar'
  return (
    <Button
      component={Link}
      to={href}
      variant="contained"
      data-adiante
      {...(!revisar && { 'aria-label': `Próxima etapa: ${label}` })}
      aria-keyshortcuts={ariaOfKey('ctrl+enter')}
      endIcon={<Icon name="seta-direita" size={18} />}
      sx={{ flex: { xs: '1 0 124px', md: '0 0 auto' } }}
    >
      {fone && !revisar ? 'Próxima' : label}
    </Button>
  )
}

interface EnviarProps {
  readonly label: string
  readonly resta: string
  readonly busy: boolean
  /** The evident act: nothing comes before it. */
  readonly principal: boolean
  readonly onEnviar: () => void
}

/** Sends, or says what keeps it: always enabled. */
export function Enviar({ label, resta, busy, principal, onEnviar }: EnviarProps) {
  const fone = useIsPhone()
  return (
    <Button
      variant={principal ? 'contained' : 'outlined'}
      color={principal ? 'primary' : 'inherit'}
      onClick={busy ? undefined : onEnviar}
      aria-busy={busy}
      {...(principal && { 'data-adiante': true, 'aria-keyshortcuts': ariaOfKey('ctrl+enter') })}
      startIcon={<Icon name="enviar" size={18} />}
      sx={{ flex: { xs: principal ? 1 : '1 1 auto', md: '0 0 auto' }, whiteSpace: 'nowrap' }}
    >
      {busy ? 'Enviando…' : label}
      {fone && resta !== '' && (
        <Box
          component="small"
          sx={{
            ml: 1,
            fontSize: '0.75rem',
            fontWeight: 600,
            color: principal ? 'inherit' : 'text.secondary',
          }}
        >
          {resta}
        </Box>
      )}
      {principal && !fone && (
        <Box component="span" sx={{ ml: 1 }}>
          <Tecla tecla="ctrl+enter" />
        </Box>
      )}
    </Button>
  )
}

interface RestaProps {
  readonly resta: string
  /** On phones too, where no button says it. */
  readonly sempre?: boolean
  /** Sending was tried: it is said in red, and aloud. */
  readonly tentou: boolean
}

/** Count beside the buttons. */
export const Resta = ({ resta, sempre = false, tentou }: RestaProps) => (
  <Typography
    variant="body2"
    component="span"
    role={tentou ? 'alert' : undefined}
    sx={{
      color: tentou ? 'error.dark' : 'text.secondary',
      fontWeight: tentou ? 600 : 400,
      display: { xs: sempre ? 'block' : 'none', md: 'block' },
      mr: 0.5,
    }}
  >
    {resta}
  </Typography>
)
