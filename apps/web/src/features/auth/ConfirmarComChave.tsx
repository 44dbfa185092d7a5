import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import { assinarComChave } from '../../lib/chave/chave.ts'
import { segurancaQuery } from '../../lib/session/seguranca-query.ts'
import { Icon } from '../../ui/icon/Icon.tsx'

/** In place of the password, for who has a passkey that works here; nothing for anybody else. */
export function ConfirmarComChave({ onDone }: { readonly onDone: () => void }) {
  const { data } = useQuery(segurancaQuery)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  if (!data?.chaves.some(({ daqui }) => daqui)) return null
  const confirmar = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { bilhete, opcoes } = await call('POST /api/auth/confirmar/desafio', { body: { meio: 'chave' } })
      const assinatura = await assinarComChave(opcoes)
      await call('POST /api/auth/confirmar/chave', { body: { bilhete, assinatura } })
      onDone()
    } catch (error) {
      setFailure(toApiError(error))
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        loading={busy}
        startIcon={<Icon name="chave" size={18} />}
        onClick={() => void confirmar()}
        sx={{ mt: 2 }}
      >
        Usar chave de acesso
      </Button>
      {failure && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {failure.mensagem} {failure.acao}
        </Typography>
      )}
    </>
  )
}
