import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatBytes } from '@rh/domain/http/arquivo'
import { toApiError } from '../../../lib/api/api-error.ts'
import { useUnsaved } from '../../../lib/storage/unsaved.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { useTela } from '../tela.ts'

interface ArquivoPendenteProps {
  readonly numero: string
  readonly arquivo: File
  readonly registroHref: string
  /** Failure of the last upload. */
  readonly falha: unknown
  readonly enviando: boolean
  readonly onRepetir: () => void
}

/** Shown when the process was opened and its file failed to upload: retries the upload. */
export function ArquivoPendente(props: ArquivoPendenteProps) {
  const { numero, arquivo, registroHref, falha, enviando, onRepetir } = props
  const { process, textos } = useTela()
  const { mensagem, acao, campos } = toApiError(falha)
  useUnsaved(true, 'o arquivo que ainda não foi enviado')
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return (
    <Section title={`${process.label.one} ${numero}`} subtitle="Já está registrado: só falta o arquivo.">
      <Alert severity="warning" icon={<Icon name="alerta" />}>
        <strong>O arquivo não chegou.</strong> {campos['arquivo'] ?? mensagem} {acao}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', my: 2.5 }}>
        <Icon name="anexo" />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {arquivo.name} · {formatBytes(arquivo.size)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" loading={enviando} onClick={onRepetir}>
          Enviar de novo
        </Button>
        <Button component={Link} to={registroHref} color="inherit" variant="outlined">
          Abrir {textos.o} {textos.um}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Se sair agora, o arquivo também pode ser enviado depois, em Documentos.
      </Typography>
    </Section>
  )
}
