import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { useFilePick } from '../../../../ui/upload/use-file-pick.ts'
import type { Checklist } from '../anexos.ts'
import { Bandeja } from './Bandeja.tsx'
import { useBandeja } from './bandeja.ts'

interface JuntosProps {
  readonly id: number
  readonly checklist: Checklist
}

/** Many files at once, dropped or picked, and sorted in the tray. */
export function Juntos({ id, checklist }: JuntosProps) {
  const bandeja = useBandeja(id, checklist.itens)
  const { isOver, zone, picker, open } = useFilePick(bandeja.juntar)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        {...zone}
        data-over={isOver}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          p: 2,
          border: '1.5px dashed',
          borderColor: 'outline',
          borderRadius: 1.5,
          '&[data-over="true"]': { borderColor: 'primary.main', bgcolor: 'primary.lighter' },
        }}
      >
        <input {...picker} multiple accept={bandeja.upload.tipos.join(',')} />
        <Button variant="outlined" startIcon={<Icon name="anexo" size={18} />} onClick={open}>
          Enviar vários arquivos
        </Button>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          ou solte-os aqui, todos de uma vez
        </Box>
      </Box>
      <Bandeja bandeja={bandeja} itens={checklist.itens} />
    </Box>
  )
}
