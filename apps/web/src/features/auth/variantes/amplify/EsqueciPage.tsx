import { rotaVariante } from '@rh/domain/setores/rotas'
import { abrirProvedor } from '../../../../lib/provedor/provedor.ts'
import { PedirMensagem } from '../PedirMensagem.tsx'
import { useIr } from '../use-formulario.ts'

/** Asks for the code with which a new password is chosen. */
export function EsqueciPage() {
  const ir = useIr()
  return (
    <PedirMensagem
      subtitle="Enviaremos um código ao seu e-mail, com o qual você escolhe outra."
      action="Enviar código"
      onEnviar={async (email) => {
        await (await abrirProvedor('amplify')).esqueci(email)
        ir(rotaVariante('amplify', 'new-password'), {
          email,
          titulo: 'Se houver uma conta com este e-mail, o código já foi enviado.',
          texto: 'Confira também a caixa de spam.',
        })
      }}
    />
  )
}
