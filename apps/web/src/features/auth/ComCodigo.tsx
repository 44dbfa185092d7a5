import { isCodigoDoApp, normalizarCodigoDoApp } from '@rh/domain/acesso/codigo-do-app'
import { isCodigo, normalizarCodigo } from '@rh/domain/usuarios/codigo'
import { call } from '../../lib/api/api.ts'
import type { ApiError } from '../../lib/api/api-error.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { open } from '../../lib/session/session.ts'
import { OneTimeCodeField } from '../../ui/form/inputs/OneTimeCodeField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FalhaDoPasso } from './FalhaDoPasso.tsx'
import { useCodigo } from './use-codigo.ts'

const formas = {
  app: {
    label: 'Código do aplicativo',
    helper: 'Os 6 números que o aplicativo de códigos mostra agora no seu celular.',
    numeric: true,
    falta: 'Digite os 6 números do aplicativo',
    isCodigo: (texto: string) => isCodigoDoApp(normalizarCodigoDoApp(texto)),
  },
  recuperacao: {
    label: 'Código de recuperação',
    helper: 'Um dos códigos que você guardou ao cadastrar o segundo passo. Cada um vale uma vez.',
    numeric: false,
    falta: 'Confira o código: são 12 letras e números',
    isCodigo: (texto: string) => isCodigo(normalizarCodigo(texto)),
  },
} as const

interface ComCodigoProps {
  readonly bilhete: string
  readonly meio: keyof typeof formas
  readonly onVencido: (porque: ApiError) => void
}

/** The second step with a code, of the app or of recovery. */
export function ComCodigo({ bilhete, meio, onVencido }: ComCodigoProps) {
  const { label, helper, numeric, falta, isCodigo: confere } = formas[meio]
  const { codigo, setCodigo, erro, failure, busy, recusados, submit } = useCodigo({
    conferir: (texto) => (confere(texto) ? undefined : falta),
    enviar: async (texto) =>
      open(await call('POST /api/auth/segundo-fator', { body: { bilhete, codigo: texto } })),
    onVencido,
  })
  return (
    <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
      {failure && <FalhaDoPasso failure={failure} />}
      <OneTimeCodeField
        // An empty one, with the focus, for each code to be typed.
        key={recusados}
        label={label}
        helper={helper}
        numeric={numeric}
        value={codigo}
        error={erro}
        inputRef={focusOnMount}
        onChange={setCodigo}
      />
      <PlainButton type="submit" disabled={busy} aria-busy={busy}>
        {busy ? 'Conferindo…' : 'Entrar'}
      </PlainButton>
    </form>
  )
}
