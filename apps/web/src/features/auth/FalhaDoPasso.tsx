import type { ApiError } from '../../lib/api/api-error.ts'
import { StateAlert } from './StateAlert.tsx'

/** What time or somebody else mends: the person has done nothing wrong. */
const ESPERAM: readonly string[] = ['fora_do_horario', 'muitas_tentativas', 'cadastro_fechado']

/** What the last try of a step of the sign-in met. */
export const FalhaDoPasso = ({ failure }: { readonly failure: ApiError }) => (
  <StateAlert
    tone={ESPERAM.includes(failure.codigo) ? 'warning' : 'error'}
    title={failure.mensagem}
    text={failure.acao}
  />
)
