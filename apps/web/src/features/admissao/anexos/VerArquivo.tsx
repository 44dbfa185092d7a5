import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { toApiError } from '../../../lib/api-error.ts'
import { fetchImage } from '../../../lib/arquivo.ts'
import { saveFile } from '../../../lib/baixar.ts'
import { notify } from '../../../lib/notify.ts'
import type { ArquivoAnexo } from './anexos.ts'

const CALL = 'GET /api/admissao/anexo/:id'

/** Looks at a picture here; any other file is downloaded. */
export function VerArquivo({ arquivo }: { readonly arquivo: ArquivoAnexo }) {
  const [src, setSrc] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const params = { id: arquivo.id }
  const nome = arquivo.nome ?? 'arquivo'
  const abrir = async (): Promise<void> => {
    setBusy(true)
    try {
      if (arquivo.tipo === 'application/pdf') await saveFile(CALL, { params })
      else setSrc(await fetchImage(CALL, { params }))
    } catch (error) {
      const { mensagem, acao } = toApiError(error)
      notify.error(mensagem, { description: acao })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={`${arquivo.tipo === 'application/pdf' ? 'Baixar' : 'Ver'} ${nome}`}
        onClick={() => void abrir()}
        startIcon={busy ? <CircularProgress size={14} /> : undefined}
      >
        {arquivo.tipo === 'application/pdf' ? 'Baixar' : 'Ver'}
      </Button>
      {src && <Imagem src={src} nome={nome} onClose={() => setSrc(null)} />}
    </>
  )
}

interface ImagemProps {
  readonly src: string
  readonly nome: string
  readonly onClose: () => void
}

/** The picture as large as the window, to be turned when it was photographed lying down. */
function Imagem({ src, nome, onClose }: ImagemProps) {
  const titleId = useId()
  const [graus, setGraus] = useState(0)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId} noWrap>
        {nome}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center', overflow: 'auto', minHeight: 320 }}>
        <Box
          component="img"
          src={src}
          alt={`Documento ${nome}`}
          sx={{ maxWidth: '100%', maxHeight: '70vh', transform: `rotate(${graus}deg)` }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => setGraus(graus - 90)}>
          Girar à esquerda
        </Button>
        <Button color="inherit" onClick={() => setGraus(graus + 90)}>
          Girar à direita
        </Button>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}
