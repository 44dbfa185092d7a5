import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Icon } from '../../ui/icon/Icon.tsx'
import { forcaDaSenha, regrasDaSenha } from './forca.ts'

const Meter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 4,
  margin: '6px 0 14px',
  '& i': {
    height: 6,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.action.selected,
    transition: 'background-color .2s',
  },
  '&[data-tone="error"] i[data-on="true"]': { backgroundColor: theme.vars.palette.error.main },
  '&[data-tone="warning"] i[data-on="true"]': { backgroundColor: theme.vars.palette.warning.main },
  '&[data-tone="success"] i[data-on="true"]': { backgroundColor: theme.vars.palette.success.main },
}))

const Regras = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& li[data-ok="true"]': { color: theme.vars.palette.success.dark },
}))

interface ForcaSenhaProps {
  readonly atual: string
  readonly nova: string
  readonly contexto: readonly string[]
}

/** While a new password is typed: how strong it is and what it still lacks, in words. */
export function ForcaSenha({ atual, nova, contexto }: ForcaSenhaProps) {
  const { nivel, rotulo, tone } = forcaDaSenha(nova, contexto)
  return (
    <Box sx={{ p: 2, borderRadius: 3, bgcolor: 'background.neutral' }}>
      <Typography variant="subtitle2" component="p" aria-live="polite">
        Força da senha{rotulo && `: ${rotulo.toLowerCase()}`}
      </Typography>
      <Meter data-tone={tone} aria-hidden>
        {[1, 2, 3, 4].map((passo) => (
          <i key={passo} data-on={passo <= nivel} />
        ))}
      </Meter>
      <Regras>
        {regrasDaSenha(nova, atual, contexto).map(({ texto, cumprida }) => (
          <li key={texto} data-ok={cumprida}>
            <Icon
              name={cumprida ? 'check-circulo' : 'ponto'}
              size={18}
              label={cumprida ? 'Cumprida:' : 'Falta:'}
            />
            {texto}
          </li>
        ))}
      </Regras>
    </Box>
  )
}
