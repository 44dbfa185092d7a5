import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFetching } from '../../lib/api/use-fetching.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'

interface ArquivoGuardadoProps {
  readonly titulo: string
  readonly detalhe: string
  readonly arquivo: { readonly nome: string; readonly autor: string; readonly em: string }
  /** Downloads it; null for who may not open it. */
  readonly baixar: (() => Promise<void>) | null
  /** Asks to take it off; null for who may not. */
  readonly onRetirar: (() => void) | null
}

/** A file of a contract in a list: what it is, whose and of when, with its actions. */
export function ArquivoGuardado({
  titulo,
  detalhe,
  arquivo: { nome, autor, em },
  baixar,
  onRetirar,
}: ArquivoGuardadoProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {titulo}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {detalhe}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {autor}, {formatDateTime(em)}
        </Typography>
      </Box>
      {baixar && <Baixar nome={nome} baixar={baixar} />}
      {onRetirar && (
        <Tip title="Retirar">
          <IconButton aria-label={`Retirar ${nome}`} onClick={onRetirar}>
            <Icon name="excluir" size={20} />
          </IconButton>
        </Tip>
      )}
    </Box>
  )
}

function Baixar({ nome, baixar }: { readonly nome: string; readonly baixar: () => Promise<void> }) {
  const { busy, run } = useFetching(baixar)
  return (
    <Tip title="Baixar">
      <IconButton aria-label={`Baixar ${nome}`} disabled={busy} onClick={run}>
        <Icon name="baixar" size={20} />
      </IconButton>
    </Tip>
  )
}
