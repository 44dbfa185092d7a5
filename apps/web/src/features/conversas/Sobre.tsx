import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Icon } from '../../ui/icon/Icon.tsx'

interface SobreProps {
  readonly titulo: string
  readonly texto: string
  readonly onFechar: () => void
}

/** Which message is answered or changed. */
export const Sobre = ({ titulo, texto, onFechar }: SobreProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      mb: 1,
      pl: 1.5,
      borderLeft: 3,
      borderColor: 'primary.main',
    }}
  >
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600, color: 'primary.dark' }}>
        {titulo}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap>
        {texto}
      </Typography>
    </Box>
    <IconButton size="small" aria-label="Cancelar" onClick={onFechar}>
      <Icon name="fechar" size={18} />
    </IconButton>
  </Box>
)
