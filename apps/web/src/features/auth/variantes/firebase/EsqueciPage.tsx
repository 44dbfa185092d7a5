import { rotaVariante } from '@rh/domain/setores/rotas'
import { useState } from 'react'
import { abrirProvedor } from '../../../../lib/provedor/provedor.ts'
import { StateAlert } from '../../StateAlert.tsx'
import { NewPasswordFields } from '../../NewPasswordFields.tsx'
import { Mais, OutraPagina, PaginaVariante } from '../PaginaVariante.tsx'
import { PedirMensagem } from '../PedirMensagem.tsx'
import { useFormulario, useIr } from '../use-formulario.ts'
import { useAcao } from './use-acao.ts'

/** Asks for the message with which a new password is chosen, and is where its link may lead. */
export function EsqueciPage() {
  const acao = useAcao()
  return acao?.mode === 'resetPassword' ? <ComLink codigo={acao.codigo} /> : <Pedir />
}

function Pedir() {
  const [enviada, setEnviada] = useState(false)
  return (
    <PedirMensagem
      subtitle="Enviaremos ao seu e-mail um link com o qual você escolhe outra."
      action={enviada ? 'Enviar de novo' : 'Enviar link'}
      onEnviar={async (email) => {
        await (await abrirProvedor('firebase')).esqueci(email)
        setEnviada(true)
      }}
      estado={
        enviada && (
          <StateAlert
            tone="info"
            title="Se houver uma conta com este e-mail, o link já foi enviado."
            text="Confira também a caixa de spam."
          />
        )
      }
    />
  )
}

function ComLink({ codigo }: { readonly codigo: string }) {
  const form = useFormulario()
  const ir = useIr()
  const { campos, erros, set } = form
  return (
    <PaginaVariante
      title="Nova senha"
      subtitle="Escolha a senha com que você vai entrar."
      form={form}
      onSubmit={form.enviar(['senha', 'repetida'], async ({ senha }) => {
        await (await abrirProvedor('firebase')).redefinir(codigo, senha)
        ir(rotaVariante('firebase', 'login'), { titulo: 'Senha alterada.', texto: 'Entre com a nova senha.' })
      })}
      action={['Salvar senha', 'Salvando…']}
      mais={
        <Mais>
          <OutraPagina to={rotaVariante('firebase', 'login')}>Voltar para a entrada</OutraPagina>
        </Mais>
      }
    >
      <NewPasswordFields
        {...{ senha: campos.senha, repetida: campos.repetida, erros }}
        onChange={set}
        label="Nova senha"
      />
    </PaginaVariante>
  )
}
