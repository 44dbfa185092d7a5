import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { rascunhoQuery } from './chamadas.ts'
import { emBranco, escritaDe, type Escrita } from './escrita.ts'
import { naAba } from './salvador.ts'

const esperando = <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />

const Editor = lazyPart('Editor', async () => (await import('./Editor.tsx')).Editor, esperando)

interface EditorDeProps {
  readonly chave: string
  /** Begun on this screen; null for a draft of the server. */
  readonly comecada: Escrita | null
  readonly isResposta: boolean
  readonly onFim: () => void
  readonly onVoltar: (chave: string) => void
}

/** The editor of a draft: begun here, or read first. */
export function EditorDe({ chave, comecada, ...props }: EditorDeProps) {
  const { id: eu } = useUsuario()
  const [inicial] = useState(comecada)
  const { data, error, refetch } = useQuery({ ...rascunhoQuery(chave), enabled: inicial === null })
  // Typed without a connection, and never kept by the server: this tab alone has it.
  const soDaqui = error?.status === 404 && naAba(eu, { chave, versao: 0, salva: emBranco }) !== null
  const nova = inicial ?? (soDaqui ? emBranco : null)
  if (error && !data && !nova) return <ErrorState error={error} onRetry={refetch} />
  if (!data && !nova) return esperando
  return (
    <Editor
      chave={chave}
      versao={nova ? 0 : (data?.versao ?? 0)}
      salva={nova ?? (data ? escritaDe(data) : emBranco)}
      {...props}
    />
  )
}
