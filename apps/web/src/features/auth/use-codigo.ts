import { useState, type FormEvent } from 'react'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'

interface Pedido {
  /** What lacks in what was typed, before anything is sent. */
  readonly conferir: (codigo: string) => string | undefined
  readonly enviar: (codigo: string) => Promise<void>
  /** The time for this step is over. */
  readonly onVencido: (porque: ApiError) => void
}

/** A code of the second step: what is typed, what is wrong with it, and an empty field after each that was refused. */
export function useCodigo({ conferir, enviar, onVencido }: Pedido) {
  const [codigo, setCodigo] = useState('')
  const [erro, setErro] = useState<string>()
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const [recusados, setRecusados] = useState(0)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const falta = conferir(codigo)
    setFailure(undefined)
    setErro(falta)
    if (falta !== undefined) return
    setBusy(true)
    try {
      await enviar(codigo)
    } catch (error) {
      const api = toApiError(error)
      if (api.codigo === 'bilhete_vencido') return onVencido(api)
      setFailure(api)
      setErro(api.campos['codigo'])
      setCodigo('')
      setRecusados(recusados + 1)
      setBusy(false)
    }
  }

  return { codigo, setCodigo, erro, failure, busy, recusados, submit }
}
