import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toApiError } from '../../../../lib/api/api-error.ts'
import { useTela } from '../../tela.ts'
import { anexosQuery, useAnexos, type Checklist } from '../anexos.ts'

/** Decision of the server's words, or of a key that found nothing to do. */
interface Falha {
  readonly mensagem: string
  /** Repeats what failed; absent where repeating does not help. */
  readonly repetir?: () => void
}

/** Writes of the review, and what the last one met. */
export function useTentar(id: number) {
  const { tipo } = useTela()
  const queries = useQueryClient()
  const { receber } = useAnexos(id)
  const [falha, setFalha] = useState<Falha | null>(null)
  /** Runs a write; a conflict shows how the document is now, any other failure may be repeated. */
  const tentar = async (
    fazer: () => Promise<Checklist>,
    depois: (nova: Checklist) => void,
  ): Promise<void> => {
    setFalha(null)
    try {
      const nova = await fazer()
      receber(nova)
      depois(nova)
    } catch (erro) {
      const { mensagem, acao, codigo } = toApiError(erro)
      const isConflito = codigo === 'versao_antiga'
      if (isConflito) void queries.invalidateQueries({ queryKey: anexosQuery(tipo, id).queryKey })
      setFalha({
        mensagem: isConflito ? mensagem : [mensagem, acao].filter(Boolean).join(' '),
        ...(!isConflito && { repetir: () => void tentar(fazer, depois) }),
      })
    }
  }
  return { falha, setFalha, tentar }
}
