import { rotaVariante } from '@rh/domain/setores/rotas'
import { abrirComSenha, metodoComSenha } from '../../../lib/provedor/com-senha.ts'
import { CampoEmail } from './campos.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useSeguir } from './EntrarPage.tsx'
import { OutraPagina, PaginaVariante } from './PaginaVariante.tsx'
import { useFormulario } from './use-formulario.ts'

/** Creates an account at Amplify or Firebase; whose it is here, the administrator has said. */
export function CriarContaPage() {
  const form = useFormulario()
  const seguir = useSeguir()
  const { campos, erros, set } = form
  return (
    <PaginaVariante
      title="Criar conta"
      subtitle={
        <>
          Use o e-mail que o administrador cadastrou para você. Já tem conta?{' '}
          <OutraPagina to={rotaVariante(metodoComSenha(), 'login')}>Entrar</OutraPagina>
        </>
      }
      form={form}
      onSubmit={form.enviar(['email', 'senha', 'repetida'], async ({ email, senha }) =>
        seguir(await (await abrirComSenha()).cadastrar(email, senha), email),
      )}
      action={['Criar conta', 'Enviando…']}
    >
      <CampoEmail value={campos.email} onChange={(email) => set({ email })} error={erros.email} />
      <NewPasswordFields senha={campos.senha} repetida={campos.repetida} erros={erros} onChange={set} />
    </PaginaVariante>
  )
}
