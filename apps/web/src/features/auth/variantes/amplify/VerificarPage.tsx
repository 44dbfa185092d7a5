import { rotaVariante } from '@rh/domain/setores/rotas'
import { useState } from 'react'
import { abrirProvedor } from '../../../../lib/provedor/provedor.ts'
import { PlainButton } from '../../../../ui/PlainButton.tsx'
import { StateAlert } from '../../StateAlert.tsx'
import { CampoCodigo, CampoEmail, conferir } from '../campos.tsx'
import { Mais, OutraPagina, PaginaVariante } from '../PaginaVariante.tsx'
import { useFormulario, useIr } from '../use-formulario.ts'

/** Confirms the e-mail of a new account with the code that Cognito sent there. */
export function VerificarPage() {
  const form = useFormulario()
  const ir = useIr()
  const [reenviado, setReenviado] = useState(false)
  const { campos, erros, set } = form
  const reenviar = (): Promise<void> =>
    form.tentar(async () => {
      await (await abrirProvedor('amplify')).reenviar(campos.email.trim())
      setReenviado(true)
    })
  return (
    <PaginaVariante
      title="Confirmar e-mail"
      subtitle="Enviamos um código ao seu e-mail. Confira também a caixa de spam."
      form={form}
      onSubmit={form.enviar(['email', 'codigo'], async ({ email, codigo }) => {
        await (await abrirProvedor('amplify')).confirmar(email, codigo)
        ir(rotaVariante('amplify', 'login'), {
          email,
          titulo: 'E-mail confirmado.',
          texto: 'Entre com sua senha.',
        })
      })}
      action={['Confirmar', 'Confirmando…']}
      estado={
        reenviado && !form.failure ? <StateAlert tone="info" title="Enviamos outro código." /> : undefined
      }
      mais={
        <>
          <PlainButton
            type="button"
            data-quiet
            disabled={form.busy || conferir(campos, ['email']).email !== undefined}
            onClick={() => void reenviar()}
          >
            Enviar outro código
          </PlainButton>
          <Mais>
            <OutraPagina to={rotaVariante('amplify', 'login')}>Voltar para a entrada</OutraPagina>
          </Mais>
        </>
      }
    >
      <CampoEmail value={campos.email} onChange={(email) => set({ email })} error={erros.email} />
      <CampoCodigo
        value={campos.codigo}
        onChange={(codigo) => set({ codigo })}
        error={erros.codigo}
        first={campos.email !== ''}
      />
    </PaginaVariante>
  )
}
