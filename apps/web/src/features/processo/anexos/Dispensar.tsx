import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useTela } from '../tela.ts'
import { useAnexos, type ItemAnexo } from './anexos.ts'
import { MotivoPrompt } from './MotivoPrompt.tsx'

interface DispensarProps {
  readonly id: number
  readonly itens: readonly ItemAnexo[]
}

/** Waives missing documents, as when the originals were seen in person. */
export function Dispensar({ id, itens }: DispensarProps) {
  const { o, um, fim } = useTela().textos
  const { receber, chamadas, alvo } = useAnexos(id)
  const dispensar = useSubmit(chamadas.dispensarAnexos, { onSuccess: receber })
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
      {`Sem ${quantos} aprovados ou dispensados ${o} ${um} não é aprovad${fim}.`}
      {aberto && (
        <MotivoPrompt
          title={`Dispensar ${quantos}`}
          label="Justificativa, como: originais conferidos no balcão"
          action="Dispensar"
          onClose={() => setAberto(false)}
          onConfirm={(motivo) =>
            dispensar.mutateAsync({
              body: { ...alvo, tipoIds: faltam.map(({ tipoId }) => tipoId), motivo },
            })
          }
        />
      )}
    </Alert>
  )
}
