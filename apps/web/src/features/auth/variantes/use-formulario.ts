import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { toApiError, type ApiError } from '../../../lib/api/api-error.ts'
import { focusInvalid } from '../use-auth-form.ts'
import type { Acao } from './firebase/use-acao.ts'
import { conferir, type Campos, type Erros, type Regra } from './campos.tsx'

/** What one page of a variant tells the next; in the history, not in the address, where a log could find it. */
export interface Recado {
  readonly email?: string
  readonly titulo?: string
  readonly texto?: string
  /** What the link of a message asks for. */
  readonly acao?: Acao
}

/** What the page before told this one. */
export function useRecado(): Recado {
  const { state } = useLocation() as { readonly state: unknown }
  return typeof state === 'object' && state !== null ? state : {}
}

/** Goes to another page of the variant, which returns to where the person was going. */
export function useIr(): (path: string, recado?: Recado) => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (path, recado = {}) => {
    const returnTo = search.get('returnTo')
    const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`
    void navigate(`${path}${query}`, { state: recado })
  }
}

const vazio: Campos = { email: '', codigo: '', senha: '', repetida: '' }

export interface Formulario {
  readonly campos: Campos
  readonly erros: Erros
  readonly failure: ApiError | undefined
  readonly busy: boolean
  readonly set: (change: Partial<Campos>) => void
  /** Runs a step; a failure is shown above the form. */
  readonly tentar: (passo: () => Promise<void>) => Promise<void>
  /** The form's submit: checks these fields, and runs the step when nothing lacks. */
  readonly enviar: (
    quais: readonly Regra[],
    passo: (campos: Campos) => Promise<void>,
  ) => (event: FormEvent) => void
}

/** Fields of a page of a variant, with what is wrong with them and with the last attempt. */
export function useFormulario(): Formulario {
  const { email = '' } = useRecado()
  const [campos, setCampos] = useState<Campos>({ ...vazio, email })
  const [erros, setErros] = useState<Erros>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const tentar = async (passo: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await passo()
    } catch (error) {
      setFailure(toApiError(error))
    }
    setBusy(false)
  }
  return {
    campos,
    erros,
    failure,
    busy,
    set: (change) => setCampos((antes) => ({ ...antes, ...change })),
    tentar,
    enviar: (quais, passo) => (event) => {
      event.preventDefault()
      const found = conferir(campos, quais)
      setErros(found)
      if (Object.keys(found).length > 0) return focusInvalid(event.currentTarget as HTMLFormElement)
      void tentar(() => passo({ ...campos, email: campos.email.trim(), codigo: campos.codigo.trim() }))
    },
  }
}
