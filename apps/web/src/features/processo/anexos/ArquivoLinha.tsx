import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatBytes } from '@rh/domain/http/arquivo'
import { estadosDoAnexo } from '@rh/domain/processo/anexos'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { MotivoPrompt } from './MotivoPrompt.tsx'
import { useAnexos, type ArquivoAnexo } from './anexos.ts'
import { VerArquivo } from './VerArquivo.tsx'

interface ArquivoLinhaProps {
  readonly processoId: number
  readonly arquivo: ArquivoAnexo
  readonly podeRemover: boolean
}

/** Row of a file: who sent it, its review, and how to look at it or take it off. */
export function ArquivoLinha({ processoId, arquivo, podeRemover }: ArquivoLinhaProps) {
  const { nome, bytes, estado, motivo, enviadoPor, enviadoEm, avaliadoPor } = arquivo
  const enviado = `${enviadoPor}, ${formatDateTime(enviadoEm)}`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {nome ?? 'Dispensado sem arquivo'}
          {bytes !== null && (
            <Typography component="span" variant="caption" color="textSecondary">
              {` · ${formatBytes(bytes)}`}
            </Typography>
          )}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {nome === null ? enviado : `Enviado por ${enviado}`}
          {avaliadoPor && nome !== null && ` · ${estadosDoAnexo[estado].label} por ${avaliadoPor}`}
        </Typography>
        {motivo && (
          <Typography variant="caption" sx={{ display: 'block', color: 'text.primary' }}>
            {`“${motivo}”`}
          </Typography>
        )}
      </Box>
      {nome !== null && <VerArquivo arquivo={arquivo} />}
      {podeRemover && <Remover processoId={processoId} id={arquivo.id} nome={nome ?? ''} />}
    </Box>
  )
}

interface RemoverProps {
  readonly processoId: number
  readonly id: number
  readonly nome: string
}

/** Takes a file that nobody reviewed off the list, with the reason. */
export function Remover({ processoId, id, nome }: RemoverProps) {
  const { receber, chamadas } = useAnexos(processoId)
  const remover = useSubmit(chamadas.removerAnexo, { onSuccess: receber })
  const [aberto, setAberto] = useState(false)
  return (
    <>
      <Button size="small" color="inherit" aria-label={`Tirar ${nome}`} onClick={() => setAberto(true)}>
        Tirar
      </Button>
      {aberto && (
        <MotivoPrompt
          title="Tirar o arquivo da lista"
          label="Por que sai"
          action="Tirar"
          onClose={() => setAberto(false)}
          onConfirm={(motivo) => remover.mutateAsync({ body: { id, motivo } })}
        />
      )}
    </>
  )
}
