import { Foto } from './Foto.tsx'
import { PictureUpload, type PictureProps } from './PictureUpload.tsx'

const words = {
  pick: 'Escolher foto',
  change: 'Trocar foto',
  input: 'Foto',
  sending: 'Envio da foto',
} as const

const zone = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1.5,
  p: 2,
  border: '1.5px dashed transparent',
  borderRadius: '16px',
  transition: 'background-color .15s, border-color .15s',
  '& > [data-actions]': { justifyContent: 'center' },
  '&[data-over="true"]': { borderColor: 'primary.main', bgcolor: 'primary.lighter' },
} as const

interface FotoUploadProps extends PictureProps {
  readonly nome: string
}

/** Photo upload of a person, cropped to a circle. */
export const FotoUpload = ({ nome, ...picture }: FotoUploadProps) => (
  <PictureUpload {...picture} words={words} hint="Arraste uma imagem ou escolha: " icon="camera" sx={zone}>
    {(shown) => <Foto nome={nome} src={shown} size={112} />}
  </PictureUpload>
)
