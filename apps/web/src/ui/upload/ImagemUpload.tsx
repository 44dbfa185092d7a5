import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PictureUpload, type PictureProps } from './PictureUpload.tsx'

const stack = { display: 'grid', gap: 1.5 } as const

interface ImagemUploadProps extends PictureProps {
  /** Name of the picture: `Logotipo`. */
  readonly label: string
}

/** Image upload of any shape, shown whole on light and dark backgrounds. */
export const ImagemUpload = ({ label, ...picture }: ImagemUploadProps) => (
  <PictureUpload
    {...picture}
    words={{ pick: 'Escolher imagem', change: 'Trocar', input: label, sending: `Envio: ${label}` }}
    icon="importar"
    sx={stack}
  >
    {(shown, isOver) => (
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 128,
          p: 2,
          borderRadius: '12px',
          border: '1.5px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'primary.lighter' : 'background.neutral',
        }}
      >
        {shown ? (
          <Box component="img" src={shown} alt={label} sx={{ maxWidth: '100%', maxHeight: 96 }} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            Arraste uma imagem até aqui
          </Typography>
        )}
      </Box>
    )}
  </PictureUpload>
)
