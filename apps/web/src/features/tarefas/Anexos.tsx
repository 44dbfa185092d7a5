import Box from '@mui/material/Box'
import type { CartaoInteiro } from '@rh/domain/contract/kanban'
import { uploadGeral } from '@rh/domain/http/upload-geral'
import { LIMITES_DO_KANBAN } from '@rh/domain/kanban/kanban'
import { useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { call } from '../../lib/api/api.ts'
import { baixarArquivo } from '../../lib/api/download.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { AnexoFicha } from '../../ui/upload/AnexoFicha.tsx'
import { sendAnexo } from '../../ui/upload/AnexosInput.tsx'
import { FileDrop } from '../../ui/upload/FileDrop.tsx'
import type { SendOptions } from '../../ui/upload/use-uploads.ts'
import { MOSTRAM_CARTOES } from './chamadas.ts'
import { Subtitulo } from './Subtitulo.tsx'

interface AnexosProps {
  readonly cartaoId: number
  readonly anexos: CartaoInteiro['anexos']
}

/** Files of a card: attached as soon as they have arrived. */
export function Anexos({ cartaoId, anexos }: AnexosProps) {
  const queries = useQueryClient()
  const excluir = useSubmit('POST /api/kanban/anexo/excluir', { invalidates: MOSTRAM_CARTOES })
  const enviar = async (arquivo: File, options: SendOptions): Promise<void> => {
    const { id } = await sendAnexo(arquivo, options)
    await call('POST /api/kanban/anexo', { body: { cartaoId, arquivos: [id] } })
    await Promise.all(MOSTRAM_CARTOES.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
  return (
    <section>
      <Subtitulo>Anexos</Subtitulo>
      <FileDrop
        upload={uploadGeral}
        label="Anexar"
        about="Anexar arquivos à tarefa"
        disabled={anexos.length >= LIMITES_DO_KANBAN.anexos}
        onSend={enviar}
      >
        {anexos.length > 0 && (
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {anexos.map((anexo) => (
              <li key={anexo.id}>
                <AnexoFicha
                  anexo={anexo}
                  onOpen={() => void baixarArquivo('GET /api/kanban/anexo/:id', { params: { id: anexo.id } })}
                  onRemove={() => excluir.mutate({ body: { id: anexo.id } }, { onError: tellFailure })}
                />
              </li>
            ))}
          </Box>
        )}
      </FileDrop>
    </section>
  )
}
