import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ApiError } from '../lib/api-error.ts'
import { logFailure } from '../lib/log.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { ErroArt } from '../ui/illustration/ErroArt.tsx'

/** Old chunks vanish when a new version is installed: a page loaded before cannot fetch them any more. */
const isOldVersion = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** What a page shows when it breaks, with the request's id when a call was behind it. */
export function CrashPage() {
  const error = useRouteError()
  useEffect(() => logFailure('Page crashed', error), [error])
  const requisicao = error instanceof ApiError ? error.requisicao : undefined
  const old = isOldVersion(error)
  return (
    <div role="alert">
      <EmptyState
        component="h1"
        illustration={<ErroArt />}
        title={old ? 'Há uma versão nova do sistema' : 'Algo deu errado nesta página'}
        text={
          <>
            {old
              ? 'Atualize a página para continuar com a versão nova.'
              : 'O erro não apagou nada do que já estava salvo. Atualize a página; se continuar, entre em contato com o suporte.'}
            {requisicao && (
              <small style={{ display: 'block', marginTop: 4 }}>Código da requisição: {requisicao}</small>
            )}
          </>
        }
        action={
          <PlainButton type="button" onClick={() => window.location.reload()}>
            Atualizar a página
          </PlainButton>
        }
      />
    </div>
  )
}
