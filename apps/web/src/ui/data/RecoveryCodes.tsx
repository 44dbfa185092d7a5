import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { Icon } from '../icon/Icon.tsx'
import { CopyText } from './CopyText.tsx'

interface RecoveryCodesProps {
  readonly codigos: readonly string[]
  /** Whose they are, at the head of what is kept. */
  readonly titulo: string
}

const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-codigos], [data-codigos] *': { visibility: 'visible' },
    '[data-codigos]': { position: 'fixed', inset: '0 auto auto 0' },
  },
}

/** The one time that recovery codes are on a screen: to be copied, kept as a file or printed. */
export function RecoveryCodes({ codigos, titulo }: RecoveryCodesProps) {
  const texto = [titulo, 'Cada código vale uma vez.', '', ...codigos, ''].join('\n')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <GlobalStyles styles={onPaper} />
      <Box data-codigos sx={{ p: 2.5, borderRadius: 2, bgcolor: 'background.neutral' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {titulo}
        </Typography>
        <Box
          component="ol"
          aria-label="Códigos de recuperação"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            gap: 1,
            m: 0,
            p: 0,
            listStyle: 'none',
            fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
            fontWeight: 600,
          }}
        >
          {codigos.map((codigo) => (
            <li key={codigo}>{codigo}</li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyText text={texto}>Copiar</CopyText>
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(texto)}`}
          download="codigos-de-recuperacao.txt"
          startIcon={<Icon name="baixar" size={18} />}
        >
          Baixar
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="imprimir" size={18} />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Eles aparecem só agora. Guarde-os fora deste aparelho: se perdê-lo, cada um entra uma vez no lugar do
        segundo passo.
      </Typography>
    </Box>
  )
}
