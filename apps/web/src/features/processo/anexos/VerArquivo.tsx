import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { fetchImage } from '../../../lib/api/file-transfer.ts'
import { useFetching } from '../../../lib/api/use-fetching.ts'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'
import { useTela } from '../tela.ts'
import type { ArquivoAnexo } from './anexos.ts'

interface VerArquivoProps {
  readonly arquivo: ArquivoAnexo
}

/** Opens an image in a dialog; downloads any other file. */
export function VerArquivo({ arquivo }: VerArquivoProps) {
  if (arquivo.tipo !== 'application/pdf') return <VerImagem arquivo={arquivo} />
  return <Baixar arquivo={arquivo} />
}

function Baixar({ arquivo }: VerArquivoProps) {
  const { anexo } = useTela().chamadas
  const alvo = { params: { id: arquivo.id } }
  return <DownloadButton size="small" chamada={anexo} alvo={alvo} aria-label={`Baixar ${nomeDe(arquivo)}`} />
}

const nomeDe = ({ nome }: ArquivoAnexo): string => nome ?? 'arquivo'

function VerImagem({ arquivo }: VerArquivoProps) {
  const { anexo } = useTela().chamadas
  const [src, setSrc] = useState<string | null>(null)
  const { busy, run } = useFetching(async () =>
    setSrc(await fetchImage(anexo, { params: { id: arquivo.id } })),
  )
  const nome = nomeDe(arquivo)
  return (
    <>
      <Button size="small" loading={busy} aria-label={`Ver ${nome}`} onClick={run}>
        Ver
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

/** Full-window image, with a button to rotate it. */
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
