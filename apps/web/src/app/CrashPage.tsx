import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { ApiError } from '../lib/api/api-error.ts'
import { isOffline } from '../lib/api/connection.ts'
import { logFailure } from '../lib/log.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { ErroArt } from '../ui/illustration/ErroArt.tsx'

const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

interface Words {
  readonly title: string
  readonly text: string
}

const semConexao: Words = {
  title: 'Sem conexão com o sistema',
  text: 'Esta página ainda não tinha sido carregada. Quando a conexão voltar, atualize a página.',
}
/** Old chunks vanish when a new version is installed: a page loaded before cannot fetch them any more. */
const versaoNova: Words = {
  title: 'Há uma versão nova do sistema',
  text: 'Atualize a página para continuar com a versão nova.',
}
const quebrou: Words = {
  title: 'Algo deu errado nesta página',
  text: 'O erro não apagou nada do que já estava salvo. Atualize a página; se continuar, entre em contato com o suporte.',
}

/** What a page shows when it breaks, with the request's id when a call was behind it. */
export function CrashPage() {
  const error = useRouteError()
  useEffect(() => logFailure('Page crashed', error), [error])
  const requisicao = error instanceof ApiError ? error.requisicao : undefined
  // As it was when the page broke: the words do not change under the eyes.
  const [offline] = useState(isOffline)
  const { title, text } = isMissingCode(error) ? (offline ? semConexao : versaoNova) : quebrou
  return (
    <div role="alert">
      <EmptyState
        component="h1"
        illustration={<ErroArt />}
        title={title}
        text={
          <>
            {text}
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
