import Box from '@mui/material/Box'
import type { FaltaFator } from '@rh/domain/contract/auth'
import { lazy, Suspense, useState } from 'react'
import type { ApiError } from '../../lib/api/api-error.ts'
import { temChavesDeAcesso } from '../../lib/chave/suporte.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { ComChave } from './ComChave.tsx'
import { ComCodigo } from './ComCodigo.tsx'
import { StateAlert } from './StateAlert.tsx'

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

/** The button that leads to each means from another one. */
const usar = {
  chave: 'Usar chave de acesso',
  app: 'Usar código do aplicativo',
  recuperacao: 'Usar código de recuperação',
} as const
type Meio = keyof typeof usar

/** Those that work here, the simplest first. */
const meiosDaqui = ({ app, chave, recuperacao }: FaltaFator['meios']): Meio[] => [
  ...(chave === 'daqui' && temChavesDeAcesso() ? (['chave'] as const) : []),
  ...(app ? (['app'] as const) : []),
  ...(recuperacao ? (['recuperacao'] as const) : []),
]

function Conferir({ falta: { bilhete, meios }, onBack }: SegundoPassoProps) {
  const daqui = meiosDaqui(meios)
  const [escolhido, setEscolhido] = useState(daqui[0])
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {!daqui.includes('chave') && meios.chave !== 'nenhuma' && (
        <StateAlert tone="info" {...porqueSemChave(meios, daqui)} />
      )}
      {escolhido === 'chave' && <ComChave bilhete={bilhete} onVencido={onBack} />}
      {(escolhido === 'app' || escolhido === 'recuperacao') && (
        <ComCodigo key={escolhido} bilhete={bilhete} meio={escolhido} onVencido={onBack} />
      )}
      {daqui
        .filter((meio) => meio !== escolhido)
        .map((meio) => (
          <PlainButton key={meio} type="button" data-quiet onClick={() => setEscolhido(meio)}>
            {usar[meio]}
          </PlainButton>
        ))}
      <PlainButton type="button" data-quiet onClick={() => onBack()}>
        Voltar para usuário e senha
      </PlainButton>
    </Box>
  )
}

/** Why a passkey that there is cannot be used here, and what is left. */
const porqueSemChave = ({ chave }: FaltaFator['meios'], daqui: readonly Meio[]) => ({
  title:
    chave === 'daqui'
      ? 'Este navegador não tem chaves de acesso.'
      : 'Sua chave de acesso é de outro endereço do sistema.',
  text:
    daqui.length > 0
      ? 'Entre com um código; depois, cadastre outra chave no seu perfil.'
      : 'Abra o sistema onde a cadastrou, ou peça ao administrador que retire o seu segundo passo.',
})
