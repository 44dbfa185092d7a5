import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import type { ReferenciaVista } from '@rh/domain/referencia/referencia'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AnexoFicha } from '../../ui/upload/AnexoFicha.tsx'
import { EmEnvio } from '../../ui/upload/EmEnvio.tsx'
import type { Envio } from '../../ui/upload/use-uploads.ts'
import { ReferenciaChip } from '../processo/referencia/ReferenciaChip.tsx'

interface AcompanhamProps {
  readonly referencia: ReferenciaVista | null
  readonly anexos: readonly AnexoGeral[]
  readonly envios: readonly Envio[]
  readonly onTirarReferencia: () => void
  readonly onTirar: (anexo: AnexoGeral) => void
  readonly onRepetir: (envio: Envio) => void
  readonly onCancelar: (envio: Envio) => void
}

/** What goes with a message: whom or what it points at, files that are there, files on their way. */
export function Acompanham(props: AcompanhamProps) {
  const { referencia, anexos, envios, onTirarReferencia, onTirar, onRepetir, onCancelar } = props
  if (!referencia && anexos.length === 0 && envios.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      {referencia && (
        <Box sx={{ display: 'inline-flex', alignItems: 'center', maxWidth: '100%' }}>
          <ReferenciaChip referencia={referencia} semLink />
          <IconButton size="small" aria-label="Tirar a referência" onClick={onTirarReferencia}>
            <Icon name="fechar" size={18} />
          </IconButton>
        </Box>
      )}
      {anexos.map((anexo) => (
        <AnexoFicha key={anexo.id} anexo={anexo} onRemove={() => onTirar(anexo)} />
      ))}
      {envios.map((envio) => (
        <Box key={envio.id} sx={{ minWidth: 180, maxWidth: '100%' }}>
          <EmEnvio envio={envio} onRepeat={() => onRepetir(envio)} onCancel={() => onCancelar(envio)} />
        </Box>
      ))}
    </Box>
  )
}
