import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FileDrop } from '../../../../ui/upload/FileDrop.tsx'
import { useAnexos, useUploadAnexo, type ItemAnexo } from '../anexos.ts'
import { Fotografar } from './Fotografar.tsx'

interface EnviarUmProps {
  readonly id: number
  readonly item: ItemAnexo
  /** Says what may be sent. */
  readonly destaque?: boolean
}

/** Sends files of one document. */
export function EnviarUm({ id, item, destaque = false }: EnviarUmProps) {
  const { enviar } = useAnexos(id)
  const upload = useUploadAnexo()
  const { estado, descricao, tipoId } = item
  const label = estado === 'pendente' || estado === 'dispensado' ? 'Enviar' : 'Enviar outro'
  return (
    <Box sx={{ '& > div > div': { mt: 0 }, justifySelf: 'center' }}>
      <FileDrop
        upload={upload}
        hint={destaque}
        label={label}
        about={`${label}: ${descricao}`}
        onSend={(arquivo, options) => enviar(tipoId, arquivo, options)}
        renderExtra={(mandar) => <Fotografar documento={descricao} onFoto={(foto) => mandar([foto])} />}
      />
      {destaque && item.arquivos.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          O arquivo novo entra no lugar do recusado.
        </Typography>
      )}
    </Box>
  )
}
