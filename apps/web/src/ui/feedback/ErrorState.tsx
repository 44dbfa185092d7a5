import type { ReactNode } from 'react'
import { isWorthRetrying, toApiError } from '../../lib/api/api-error.ts'
import { Icon } from '../icon/Icon.tsx'
import { ErroArt } from '../illustration/ErroArt.tsx'
import { EmptyState } from './EmptyState.tsx'
import { RetryButton } from './RetryButton.tsx'

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: () => unknown
  /** Another way on, where the same question would be answered alike. */
  readonly action?: ReactNode
}

/** Error state of a failed read: what happened, what to do, the request id for support, and a retry button. */
export function ErrorState({ error, onRetry, action }: ErrorStateProps) {
  const failure = toApiError(error)
  const { mensagem, acao, requisicao } = failure
  return (
    <div role="alert">
      <EmptyState
        illustration={<ErroArt />}
        title={mensagem}
        text={
          <>
            {acao}
            {requisicao && (
              <small style={{ display: 'block', marginTop: 4 }}>Código da requisição: {requisicao}</small>
            )}
          </>
        }
        action={
          onRetry && isWorthRetrying(failure) ? (
            <RetryButton
              variant="outlined"
              startIcon={<Icon name="atualizar" size={18} />}
              onRetry={onRetry}
            />
          ) : (
            action
          )
        }
      />
    </div>
  )
}
