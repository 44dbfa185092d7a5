import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { QrCode } from './QrCode.tsx'

interface AppSetupProps {
  readonly endereco: string
  readonly segredo: string
}

/** `JBSW Y3DP …`, as it is typed. */
const emGrupos = (segredo: string): string => segredo.match(/.{1,4}/g)?.join(' ') ?? segredo

/** How an app of codes takes a new account: by its camera, or typed. */
export const AppSetup = ({ endereco, segredo }: AppSetupProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
    <Typography variant="body2" color="textSecondary">
      No celular, abra um aplicativo de códigos (Google Authenticator, Microsoft Authenticator, 2FAS ou
      outro), escolha adicionar uma conta e aponte a câmera para este quadro.
    </Typography>
    <QrCode text={endereco} alt="Código QR para o aplicativo" />
    <Typography variant="body2" color="textSecondary" component="div" sx={{ width: 1 }}>
      Sem câmera, digite no aplicativo esta chave:
      <Box
        component="output"
        aria-label="Chave para digitar no aplicativo"
        sx={{
          display: 'block',
          mt: 0.5,
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
          color: 'text.primary',
          overflowWrap: 'anywhere',
        }}
      >
        {emGrupos(segredo)}
      </Box>
    </Typography>
  </Box>
)
