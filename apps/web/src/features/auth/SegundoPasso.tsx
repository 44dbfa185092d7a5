import Box from '@mui/material/Box'
import { isCodigoDoApp, normalizarCodigoDoApp } from '@rh/domain/acesso/codigo-do-app'
import type { FaltaFator } from '@rh/domain/contract/auth'
import { isCodigo, normalizarCodigo } from '@rh/domain/usuarios/codigo'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import type { ApiError } from '../../lib/api/api-error.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { open } from '../../lib/session/session.ts'
import { OneTimeCodeField } from '../../ui/form/inputs/OneTimeCodeField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { StateAlert } from './StateAlert.tsx'
import { useCodigo } from './use-codigo.ts'

// Once in the life of an account: the picture for the app comes with it.
const CadastroDoFator = lazy(() =>
  import('./CadastroDoFator.tsx').then((m) => ({ default: m.CadastroDoFator })),
)

export interface SegundoPassoProps {
  readonly falta: FaltaFator
  /** Back to user and password; with what happened, when the time is over. */
  readonly onBack: (porque?: ApiError) => void
}

/** What a right password does not open yet: the second factor is shown, or set up where there is none. */
export const SegundoPasso = (props: SegundoPassoProps) =>
  props.falta.passo === 'conferir' ? (
    <Conferir {...props} />
  ) : (
    <Suspense>
      <CadastroDoFator {...props} />
    </Suspense>
  )

interface Forma {
  readonly label: string
  readonly helper: string
  readonly numeric?: boolean
  readonly falta: string
  readonly isCodigo: (texto: string) => boolean
  /** The button that leads from this form of code to the other. */
  readonly outra: string
}

const doApp: Forma = {
  label: 'Código do aplicativo',
  helper: 'Os 6 números que o aplicativo de códigos mostra agora no seu celular.',
  numeric: true,
  falta: 'Digite os 6 números do aplicativo',
  isCodigo: (texto) => isCodigoDoApp(normalizarCodigoDoApp(texto)),
  outra: 'Usar código de recuperação',
}
const deRecuperacao: Forma = {
  label: 'Código de recuperação',
  helper: 'Um dos códigos que você guardou ao cadastrar o aplicativo. Cada um vale uma vez.',
  falta: 'Confira o código: são 12 letras e números',
  isCodigo: (texto) => isCodigo(normalizarCodigo(texto)),
  outra: 'Usar código do aplicativo',
}

function Conferir({ falta: { bilhete, meios }, onBack }: SegundoPassoProps) {
  const [forma, setForma] = useState(doApp)
  const { codigo, setCodigo, erro, failure, busy, recusados, submit, recomecar } = useCodigo({
    conferir: (texto) => (forma.isCodigo(texto) ? undefined : forma.falta),
    enviar: async (texto) =>
      open(await call('POST /api/auth/segundo-fator', { body: { bilhete, codigo: texto } })),
    onVencido: onBack,
  })

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {failure && <FalhaDoPasso failure={failure} />}
      <OneTimeCodeField
        // An empty one, with the focus, for each code to be typed.
        key={`${forma.label}${recusados}`}
        label={forma.label}
        helper={forma.helper}
        numeric={forma.numeric ?? false}
        value={codigo}
        error={erro}
        inputRef={focusOnMount}
        onChange={setCodigo}
      />
      <PlainButton type="submit" disabled={busy} aria-busy={busy}>
        {busy ? 'Conferindo…' : 'Entrar'}
      </PlainButton>
      {meios.recuperacao && (
        <PlainButton
          type="button"
          data-quiet
          onClick={() => {
            setForma(forma === doApp ? deRecuperacao : doApp)
            recomecar()
          }}
        >
          {forma.outra}
        </PlainButton>
      )}
      <PlainButton type="button" data-quiet onClick={() => onBack()}>
        Voltar para usuário e senha
      </PlainButton>
    </Box>
  )
}

/** What the last code met. */
export const FalhaDoPasso = ({ failure }: { readonly failure: ApiError }) => (
  <StateAlert
    tone={
      failure.codigo === 'muitas_tentativas' || failure.codigo === 'fora_do_horario' ? 'warning' : 'error'
    }
    title={failure.mensagem}
    text={failure.acao}
  />
)
