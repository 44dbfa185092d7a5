import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { formatDateTime } from '../../lib/format.ts'
import { CopyText } from '../../ui/data/CopyText.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { conviteEmTexto } from './textos.ts'

export interface Codigo {
  readonly codigo: string
  readonly expiraEm: string
}

interface CodigoProntoProps extends Codigo {
  readonly nome: string
  readonly usuario: string
}

/** The one time that a code is on a screen: to be copied, and what to tell the person. */
export function CodigoPronto({ codigo, expiraEm, nome, usuario }: CodigoProntoProps) {
  const ate = formatDateTime(expiraEm)
  const endereco = `${window.location.origin}${rotasGerais.login}`
  const convite = conviteEmTexto({ nome, usuario, codigo, endereco, ate })
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ p: 3, borderRadius: '16px', textAlign: 'center', bgcolor: 'background.neutral' }}>
        <Typography variant="body2" color="textSecondary">
          Código de acesso de {nome}
        </Typography>
        <Typography
          component="output"
          aria-label="Código de acesso"
          sx={{
            display: 'block',
            my: 1.5,
            fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
            fontSize: { xs: '1.5rem', sm: '2.125rem' },
            fontWeight: 700,
            letterSpacing: '0.06em',
            overflowWrap: 'anywhere',
          }}
        >
          {codigo}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <CopyText text={codigo} variant="contained">
            Copiar código
          </CopyText>
          <CopyText text={convite}>Copiar mensagem</CopyText>
        </Box>
      </Box>
      <Alert severity="warning" icon={<Icon name="cadeado" />}>
        Este código aparece só agora. Vale uma vez, até {ate}. Diga-o à própria pessoa, nunca em um grupo; se
        ele se perder, gere outro.
      </Alert>
      <Box>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
          O que dizer à pessoa
        </Typography>
        <Typography
          component="pre"
          variant="body2"
          sx={{
            m: 0,
            p: 2,
            borderRadius: '12px',
            border: 1,
            borderColor: 'divider',
            fontFamily: 'inherit',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {convite}
        </Typography>
      </Box>
    </Box>
  )
}
