import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useCallback, useId, useRef, useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { useMedia } from '../../../../theme/use-is-phone.ts'
import { girar, recortar } from './foto.ts'

const INTEIRA: PercentCrop = { unit: '%', x: 2, y: 2, width: 96, height: 96 }
/** Degrees by which a crooked photograph is straightened. */
const INCLINACAO = 15

interface AjustarFotoProps {
  readonly foto: File
  readonly onPronta: (foto: File) => void
  readonly onClose: () => void
}

/** Crops, turns and straightens a photograph; its edges and its angle go by the keyboard as well. */
export function AjustarFoto({ foto: original, onPronta, onClose }: AjustarFotoProps) {
  const tituloId = useId()
  const [foto, setFoto] = useState(original)
  const [recorte, setRecorte] = useState<PercentCrop>(INTEIRA)
  const [angulo, setAngulo] = useState(0)
  const [falhou, setFalhou] = useState(false)
  const { imagem, mostrar } = useMostrar(foto)
  const isPhone = useMedia('(max-width: 599.95px)')
  const usar = async (fazer: (imagem: HTMLImageElement) => Promise<File>, depois: (nova: File) => void) => {
    if (!imagem.current) return
    try {
      depois(await fazer(imagem.current))
    } catch {
      setFalhou(true)
    }
  }
  const virar = (): void =>
    void usar(
      (alvo) => girar(alvo, original.name),
      (nova) => {
        setFoto(nova)
        setRecorte(INTEIRA)
      },
    )
  const concluir = (): void =>
    void usar((alvo) => recortar(alvo, emPixels(recorte, alvo), angulo, original.name), onPronta)
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="sm" aria-labelledby={tituloId}>
      <DialogTitle id={tituloId}>Ajustar a foto</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', justifyItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          Puxe as bordas até o documento, ou use as setas do teclado em cada ponto.
        </Typography>
        {falhou ? (
          <Typography role="alert" variant="body2" color="error">
            Não foi possível ajustar esta foto neste aparelho. Envie como está.
          </Typography>
        ) : (
          <ReactCrop
            crop={recorte}
            onChange={(_, emPartes) => setRecorte(emPartes)}
            minWidth={40}
            minHeight={40}
            keepSelection
            // The photograph takes its height from here; what turns and straightens it stays in sight.
            style={{ maxHeight: '52vh' }}
            ruleOfThirds
            ariaLabels={{
              cropArea: 'Área da foto que será enviada. Use as setas para mover.',
              nwDragHandle: 'Canto superior esquerdo: use as setas',
              nDragHandle: 'Borda de cima: use as setas',
              neDragHandle: 'Canto superior direito: use as setas',
              eDragHandle: 'Borda direita: use as setas',
              seDragHandle: 'Canto inferior direito: use as setas',
              sDragHandle: 'Borda de baixo: use as setas',
              swDragHandle: 'Canto inferior esquerdo: use as setas',
              wDragHandle: 'Borda esquerda: use as setas',
            }}
          >
            <Box
              component="img"
              ref={mostrar}
              alt="Foto a ajustar"
              onError={() => setFalhou(true)}
              sx={{ transform: `rotate(${angulo}deg)` }}
            />
          </ReactCrop>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%' }}>
          <Button
            color="inherit"
            disabled={falhou}
            startIcon={<Icon name="atualizar" size={18} />}
            onClick={virar}
          >
            Girar
          </Button>
          <Typography variant="body2" component="span" id={`${tituloId}-angulo`}>
            Endireitar
          </Typography>
          <Slider
            aria-labelledby={`${tituloId}-angulo`}
            value={angulo}
            min={-INCLINACAO}
            max={INCLINACAO}
            step={0.5}
            disabled={falhou}
            valueLabelDisplay="auto"
            valueLabelFormat={(graus) => `${graus}°`}
            onChange={(_, graus) => setAngulo(graus)}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Voltar
        </Button>
        <Button color="inherit" onClick={() => onPronta(original)}>
          Enviar como está
        </Button>
        <Button variant="contained" disabled={falhou} onClick={concluir}>
          Enviar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const emPixels = ({ x, y, width, height }: PercentCrop, { width: w, height: h }: HTMLImageElement) => ({
  x: (x * w) / 100,
  y: (y * h) / 100,
  width: (width * w) / 100,
  height: (height * h) / 100,
})

/** Shows a file in an image while both are there: the dialog puts its content on the page after it is opened itself. */
function useMostrar(arquivo: File) {
  const imagem = useRef<HTMLImageElement>(null)
  const mostrar = useCallback(
    (img: HTMLImageElement) => {
      const url = URL.createObjectURL(arquivo)
      img.src = url
      imagem.current = img
      return () => {
        imagem.current = null
        URL.revokeObjectURL(url)
      }
    },
    [arquivo],
  )
  return { imagem, mostrar }
}
