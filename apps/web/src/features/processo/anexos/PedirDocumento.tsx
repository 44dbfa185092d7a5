import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { toApiError } from '../../../lib/api/api-error.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useAnexos, type ItemAnexo } from './anexos.ts'
import { pedidoDito } from './pedido.ts'

interface PedirDocumentoProps {
  readonly id: number
  readonly item: ItemAnexo
}

/** Asks for a missing document of who sends it, and says when it was asked. */
export function PedirDocumento({ id, item: { tipoId, descricao, pedirA, pedido } }: PedirDocumentoProps) {
  const { receber, chamadas, alvo } = useAnexos(id)
  const pedir = useSubmit(chamadas.pedirAnexo, { onSuccess: receber })
  const erro = pedir.error && toApiError(pedir.error)
  const isDeHoje = pedido !== null && formatDateTime(pedido.em).startsWith(hojeDito())
  if (pedirA === null && pedido === null) return null
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Typography
        component="output"
        variant="body2"
        color="textSecondary"
        sx={{ '&:empty': { display: 'none' } }}
      >
        {pedido && `${pedidoDito(pedido)}, até ${formatDate(pedido.ate)}`}
      </Typography>
      {pedirA !== null && !isDeHoje && (
        <Button
          variant="outlined"
          loading={pedir.isPending}
          loadingPosition="start"
          startIcon={<Icon name="sino" size={18} />}
          aria-label={`${pedido ? 'Pedir de novo' : 'Pedir'} a ${pedirA}: ${descricao}`}
          onClick={() => pedir.mutate({ body: { ...alvo, tipoId } })}
        >
          {`${pedido ? 'Pedir de novo' : 'Pedir'} a ${pedirA}`}
        </Button>
      )}
      {erro && (
        <Typography role="alert" variant="body2" color="error">
          {[erro.mensagem, erro.acao].filter(Boolean).join(' ')}
        </Typography>
      )}
    </Box>
  )
}

const hojeDito = (): string => formatDateTime(new Date().toISOString()).slice(0, 'dd/mm/aaaa'.length)
