import Typography from '@mui/material/Typography'
import { call } from '../../lib/api/api.ts'
import type { ApiError } from '../../lib/api/api-error.ts'
import { assinarComChave } from '../../lib/chave/chave.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { open } from '../../lib/session/session.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FalhaDoPasso } from './FalhaDoPasso.tsx'
import { usePasso } from './use-passo.ts'

interface ComChaveProps {
  readonly bilhete: string
  readonly onVencido: (porque: ApiError) => void
}

/** The second step with a passkey: the browser asks for it, in a window of its own. */
export function ComChave({ bilhete, onVencido }: ComChaveProps) {
  const { busy, failure, tentar } = usePasso(onVencido)
  const usar = () =>
    tentar(async () => {
      const { opcoes } = await call('POST /api/auth/segundo-fator/desafio', { body: { bilhete } })
      const assinatura = await assinarComChave(opcoes)
      open(await call('POST /api/auth/segundo-fator/chave', { body: { bilhete, assinatura } }))
    })
  return (
    <>
      {failure && <FalhaDoPasso failure={failure} />}
      <Typography sx={{ mb: 1 }}>
        Confirme com a digital, o rosto ou o PIN do aparelho em que está a sua chave de acesso.
      </Typography>
      <PlainButton
        ref={focusOnMount}
        type="button"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void usar()}
      >
        {busy ? 'Esperando o aparelho…' : 'Usar chave de acesso'}
      </PlainButton>
    </>
  )
}
