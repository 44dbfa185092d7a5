import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { useMedia } from '../../../../theme/use-is-phone.ts'
import { useAjuste, type Ajuste } from './use-ajuste.ts'

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
  const ajuste = useAjuste(original, onPronta)
  const isPhone = useMedia('(max-width: 599.95px)')
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="sm" aria-labelledby={tituloId}>
      <DialogTitle id={tituloId}>Ajustar a foto</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', justifyItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          Puxe as bordas até o documento, ou use as setas do teclado em cada ponto.
        </Typography>
        {ajuste.falhou ? (
          <Typography role="alert" variant="body2" color="error">
            Não foi possível ajustar esta foto neste aparelho. Envie como está.
          </Typography>
        ) : (
          <Recorte ajuste={ajuste} />
        )}
        <Angulo ajuste={ajuste} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Voltar
        </Button>
        <Button color="inherit" onClick={() => onPronta(original)}>
          Enviar como está
        </Button>
        <Button variant="contained" disabled={ajuste.falhou} onClick={ajuste.concluir}>
          Enviar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ParteProps {
  readonly ajuste: Ajuste
}

/** What is read of the edges and corners, which go by the keyboard as well. */
const PONTOS = {
  cropArea: 'Área da foto que será enviada. Use as setas para mover.',
  nwDragHandle: 'Canto superior esquerdo: use as setas',
  nDragHandle: 'Borda de cima: use as setas',
  neDragHandle: 'Canto superior direito: use as setas',
  eDragHandle: 'Borda direita: use as setas',
  seDragHandle: 'Canto inferior direito: use as setas',
  sDragHandle: 'Borda de baixo: use as setas',
  swDragHandle: 'Canto inferior esquerdo: use as setas',
  wDragHandle: 'Borda esquerda: use as setas',
}

/** The photograph under the frame of what is sent of it. */
const Recorte = ({ ajuste: { recorte, setRecorte, angulo, mostrar, falhar } }: ParteProps) => (
  <ReactCrop
    crop={recorte}
    onChange={(_, emPartes) => setRecorte(emPartes)}
    minWidth={40}
    minHeight={40}
    keepSelection
    // The photograph takes its height from here; what turns and straightens it stays in sight.
    style={{ maxHeight: '52vh' }}
    ruleOfThirds
    ariaLabels={PONTOS}
  >
    <Box
      component="img"
      ref={mostrar}
      alt="Foto a ajustar"
      onError={falhar}
      sx={{ transform: `rotate(${angulo}deg)` }}
    />
  </ReactCrop>
)

/** Turns by quarters, and straightens by half degrees. */
function Angulo({ ajuste: { angulo, setAngulo, falhou, virar } }: ParteProps) {
  const rotuloId = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%' }}>
      <Button
        color="inherit"
        disabled={falhou}
        startIcon={<Icon name="atualizar" size={18} />}
        onClick={virar}
      >
        Girar
      </Button>
      <Typography variant="body2" component="span" id={rotuloId}>
        Endireitar
      </Typography>
      <Slider
        aria-labelledby={rotuloId}
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
  )
}
