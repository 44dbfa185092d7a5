import { rotaVariante } from '@rh/domain/setores/rotas'
import { useEffect, useState } from 'react'
import { abrirProvedor } from '../../../../lib/provedor/provedor.ts'
import { CampoCodigo, CampoEmail } from '../campos.tsx'
import { NewPasswordFields } from '../../NewPasswordFields.tsx'
import { useSeguir } from '../EntrarPage.tsx'
import { Mais, OutraPagina, PaginaVariante } from '../PaginaVariante.tsx'
import { useFormulario, useIr, useRecado } from '../use-formulario.ts'

/** Chooses a password: with the code of a message, or in place of the temporary one that somebody was given. */
export function NovaSenhaPage() {
  const pede = usePedeSenha()
  return pede ? <NoLugarDaTemporaria /> : <ComCodigo />
}

/** Whether a temporary password was met just now; of a page that was loaded anew, no. */
function usePedeSenha(): boolean {
  const [pede, setPede] = useState(false)
  useEffect(() => {
    void abrirProvedor('amplify').then(
      (amplify) => setPede(amplify.pedeSenha()),
      () => undefined,
    )
  }, [])
  return pede
}

const Voltar = () => (
  <Mais>
    <OutraPagina to={rotaVariante('amplify', 'login')}>Voltar para a entrada</OutraPagina>
  </Mais>
)

function NoLugarDaTemporaria() {
  const form = useFormulario()
  const seguir = useSeguir()
  const { campos, erros, set } = form
  return (
    <PaginaVariante
      title="Nova senha"
      subtitle="Sua senha é temporária. Escolha outra, que só você conheça."
      form={form}
      onSubmit={form.enviar(['senha', 'repetida'], async ({ senha, email }) =>
        seguir(await (await abrirProvedor('amplify')).escolherSenha(senha), email),
      )}
      action={['Salvar e entrar', 'Salvando…']}
      mais={<Voltar />}
    >
      <NewPasswordFields
        {...{ senha: campos.senha, repetida: campos.repetida, erros }}
        onChange={set}
        label="Nova senha"
      />
    </PaginaVariante>
  )
}

function ComCodigo() {
  const form = useFormulario()
  const ir = useIr()
  const { email: dado } = useRecado()
  const { campos, erros, set } = form
  return (
    <PaginaVariante
      title="Nova senha"
      subtitle="Com o código que enviamos ao seu e-mail, escolha outra senha."
      form={form}
      onSubmit={form.enviar(['email', 'codigo', 'senha', 'repetida'], async ({ email, codigo, senha }) => {
        await (await abrirProvedor('amplify')).redefinir(email, codigo, senha)
        ir(rotaVariante('amplify', 'login'), {
          email,
          titulo: 'Senha alterada.',
          texto: 'Entre com a nova senha.',
        })
      })}
      action={['Salvar senha', 'Salvando…']}
      mais={<Voltar />}
    >
      <CampoEmail value={campos.email} onChange={(email) => set({ email })} error={erros.email} />
      <CampoCodigo
        value={campos.codigo}
        onChange={(codigo) => set({ codigo })}
        error={erros.codigo}
        first={dado !== undefined}
      />
      <NewPasswordFields
        {...{ senha: campos.senha, repetida: campos.repetida, erros }}
        onChange={set}
        label="Nova senha"
      />
    </PaginaVariante>
  )
}
