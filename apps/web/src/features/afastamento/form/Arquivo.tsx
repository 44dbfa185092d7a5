import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatBytes, motivoRecusa } from '@rh/domain/http/arquivo'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useSetFields } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { describeUpload } from '../../../ui/upload/describe-upload.ts'
import { takeFirst, useFilePick } from '../../../ui/upload/use-file-pick.ts'
import { useUploadAnexo } from '../../processo/anexos/anexos.ts'
import { useArquivoDaFolha } from '../../processo/form/arquivo-da-folha.ts'
import { digitalDe } from './digital.ts'

const Zona = styled('fieldset')(({ theme: { vars } }) => ({
  minWidth: 0,
  marginInline: 0,
  marginTop: 0,
  display: 'grid',
  gap: 12,
  padding: 16,
  marginBottom: 20,
  borderRadius: 12,
  border: `1.5px dashed ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.neutral,
  '&[data-over="true"]': {
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.primary.lighter,
  },
}))

interface ArquivoProps {
  /** What is photographed: `atestado`, `comprovante`. */
  readonly nome: string
}

/** The paper, photographed or chosen. It stays here until the leave exists; until then only its fingerprint is told. */
export function Arquivo({ nome }: ArquivoProps) {
  const daFolha = useArquivoDaFolha()
  const setFields = useSetFields()
  const [recusa, setRecusa] = useState<string | null>(null)
  const upload = useUploadAnexo()
  const escolhido = daFolha?.arquivo ?? null
  const dizer = useEffectEvent((digital: string | null) => setFields({ 'atestado.hash': digital }))
  useEffect(() => {
    if (!escolhido) return undefined
    // Of two picks in a row the slower one is not the paper that is meant.
    let isAtual = true
    void (async () => {
      const digital = await digitalDe(escolhido)
      if (isAtual) dizer(digital)
    })()
    return () => {
      isAtual = false
    }
  }, [escolhido])
  const tomar = (novo: File): void => {
    const porque = motivoRecusa(upload, novo)
    setRecusa(porque)
    if (porque) return
    daFolha?.escolher(novo)
  }
  const { isOver, zone, picker, open } = useFilePick(takeFirst(tomar))
  const camera = useFilePick(takeFirst(tomar))
  if (!daFolha) return <NosDocumentos nome={nome} />
  const { arquivo, escolher } = daFolha
  const tirar = (): void => {
    escolher(null)
    setFields({ 'atestado.hash': null })
  }
  return (
    <Zona aria-label={`Arquivo do ${nome}`} data-over={isOver} {...zone}>
      {arquivo && <Escolhido arquivo={arquivo} onTirar={tirar} />}
      <input {...picker} accept={upload.tipos.join(',')} />
      <input {...camera.picker} accept="image/*" capture="environment" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant={arquivo ? 'outlined' : 'contained'}
          startIcon={<Icon name="camera" size={20} />}
          onClick={camera.open}
          // A desk has no camera at hand.
          sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex', flex: '1 1 auto' } }}
        >
          {arquivo ? 'Fotografar de novo' : `Fotografar o ${nome}`}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="anexo" size={18} />}
          onClick={open}
          sx={{ '@media (pointer: coarse)': { flex: '1 1 auto' } }}
        >
          {arquivo ? 'Escolher outro' : `Escolher o arquivo do ${nome}`}
        </Button>
      </Box>
      <Typography variant="caption" color="textSecondary">
        {`${describeUpload(upload)}. Vai junto quando você enviar.`}
      </Typography>
      <Typography role="alert" variant="body2" color="error" sx={{ '&:empty': { display: 'none' } }}>
        {recusa}
      </Typography>
    </Zona>
  )
}

const NosDocumentos = ({ nome }: ArquivoProps) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
    {`O arquivo do ${nome} fica em Documentos, na página do afastamento.`}
  </Typography>
)

interface EscolhidoProps {
  readonly arquivo: File
  readonly onTirar: () => void
}

/** What was chosen, to be seen before it goes. */
function Escolhido({ arquivo, onTirar }: EscolhidoProps) {
  const showIn = useCallback(
    (imagem: HTMLImageElement | null) => {
      if (!imagem) return undefined
      const url = URL.createObjectURL(arquivo)
      imagem.src = url
      return () => URL.revokeObjectURL(url)
    },
    [arquivo],
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {arquivo.type.startsWith('image/') ? (
        <Box
          component="img"
          ref={showIn}
          alt=""
          sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: '10px' }}
        />
      ) : (
        <Icon name="documento" size={32} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {arquivo.name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {formatBytes(arquivo.size)}
        </Typography>
      </Box>
      <Button size="small" color="inherit" onClick={onTirar}>
        Tirar
      </Button>
    </Box>
  )
}
