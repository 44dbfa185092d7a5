import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import { formatBytes } from '@rh/domain/http/arquivo'
import { visuallyHidden } from '../../theme/visually-hidden.ts'
import { Icon } from '../icon/Icon.tsx'

interface AnexoFichaProps {
  readonly anexo: Pick<AnexoGeral, 'nome' | 'bytes'>
  /** Downloads it. */
  readonly onOpen?: () => void
  readonly onRemove?: () => void
}

const Ficha = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 44,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  overflow: 'hidden',
}))

// What is seen of a button is in its name, as who speaks to the page says it: a label would take the place of both.
const Escondido = styled('span')({ ...visuallyHidden, whiteSpace: 'pre' })

/** A file by its name and size: pressed, it is downloaded; one that is not sent along yet can be taken off. */
export const AnexoFicha = ({ anexo: { nome, bytes }, onOpen, onRemove }: AnexoFichaProps) => (
  <Ficha>
    {onOpen ? (
      <ButtonBase onClick={onOpen} sx={{ ...linha, minHeight: 44 }}>
        <Escondido>Baixar </Escondido>
        <Conteudo nome={nome} bytes={bytes} />
      </ButtonBase>
    ) : (
      <Box sx={linha}>
        <Conteudo nome={nome} bytes={bytes} />
      </Box>
    )}
    {onRemove && (
      <IconButton size="small" aria-label={`Tirar ${nome}`} onClick={onRemove} sx={{ mr: 0.5 }}>
        <Icon name="fechar" size={18} />
      </IconButton>
    )}
  </Ficha>
)

const linha = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, px: 1.25, py: 0.5 } as const

const Conteudo = ({ nome, bytes }: Pick<AnexoGeral, 'nome' | 'bytes'>) => (
  <>
    <Icon name="anexo" size={18} />
    <Box sx={{ minWidth: 0, textAlign: 'left' }}>
      <Typography variant="body2" noWrap sx={{ maxWidth: 220 }} title={nome}>
        {nome}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: 1.3 }}>
        {formatBytes(bytes)}
      </Typography>
    </Box>
  </>
)
