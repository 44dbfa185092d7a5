import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useEnvio } from '../../../lib/use-envio.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useAnexos, type ItemAnexo } from './anexos.ts'
import { MotivoPrompt } from './MotivoPrompt.tsx'

interface DispensarProps {
  readonly admissaoId: number
  readonly itens: readonly ItemAnexo[]
}

/** Waives what is still missing, as when the originals were seen at the counter. */
export function Dispensar({ admissaoId, itens }: DispensarProps) {
  const { receber } = useAnexos(admissaoId)
  const dispensar = useEnvio('POST /api/admissao/anexo/dispensar', { onSuccess: receber })
  const [aberto, setAberto] = useState(false)
  const faltam = itens.filter(
    ({ exigido, momento, estado }) =>
      exigido && momento === 'aprovacao' && (estado === 'pendente' || estado === 'reprovado'),
  )
  if (faltam.length === 0) return null
  const quantos = faltam.length === 1 ? '1 documento' : `${faltam.length} documentos`
  return (
    <Alert
      severity="warning"
      icon={<Icon name="alerta" />}
      action={
        <Button color="inherit" size="small" onClick={() => setAberto(true)}>
          Dispensar com justificativa
        </Button>
      }
    >
      {`Sem ${quantos} aprovados ou dispensados a admissão não é aprovada.`}
      {aberto && (
        <MotivoPrompt
          title={`Dispensar ${quantos}`}
          label="Justificativa, como: originais conferidos no balcão"
          action="Dispensar"
          onClose={() => setAberto(false)}
          onConfirm={(motivo) =>
            dispensar.mutateAsync({
              body: { admissaoId, tipoIds: faltam.map(({ tipoId }) => tipoId), motivo },
            })
          }
        />
      )}
    </Alert>
  )
}
