import { useState, type ReactNode } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { PendenciaList } from '../../ui/feedback/PendenciaList.tsx'

interface Pergunta {
  readonly pendencias: ApiError['pendencias']
  readonly responder: (aceita: boolean) => void
}

type Acao<T> = (alertasAceitos: string[]) => Promise<T>

/** Runs what the server may answer with alerts first: they are read and accepted, or nothing is done. */
export function useAceite(): {
  readonly comAceite: <T>(acao: Acao<T>) => Promise<T>
  readonly dialogo: ReactNode
} {
  const [pergunta, setPergunta] = useState<Pergunta | null>(null)
  const comAceite = async <T,>(acao: Acao<T>): Promise<T> => {
    try {
      return await acao([])
    } catch (error) {
      if (!(error instanceof ApiError) || error.codigo !== 'pendencias') throw error
      const { pendencias } = error
      const aceita = await new Promise<boolean>((responder) => setPergunta({ pendencias, responder }))
      setPergunta(null)
      if (!aceita) throw error
      return acao(pendencias.map(({ codigo }) => codigo))
    }
  }
  const dialogo = (
    <ConfirmDialog
      open={pergunta !== null}
      title="É o seu próprio acesso"
      confirmLabel="Estou ciente, continuar"
      tone="error"
      onConfirm={() => pergunta?.responder(true)}
      onClose={() => pergunta?.responder(false)}
    >
      <PendenciaList pendencias={pergunta?.pendencias ?? []} />
    </ConfirmDialog>
  )
  return { comAceite, dialogo }
}
