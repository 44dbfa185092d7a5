import { rotaVariante } from '@rh/domain/setores/rotas'
import { Suspense, use } from 'react'
import { loadConfig } from '../../../lib/config.ts'
import { abrirComSenha, metodoComSenha } from '../../../lib/provedor/com-senha.ts'
import type { Passo } from '../../../lib/provedor/provedor.ts'
import { entrarCom } from '../../../lib/provedor/troca.ts'
import { PasswordField } from '../../../ui/form/inputs/PasswordField.tsx'
import { LoginState } from '../Login.tsx'
import { CampoEmail } from './campos.tsx'
import { EstadoDaTentativa, Mais, OutraPagina, PaginaVariante } from './PaginaVariante.tsx'
import { useFormulario, useIr, useRecado } from './use-formulario.ts'

/** Signs in at Amplify or Firebase with e-mail and password, and here with the token of that. */
export function EntrarPage() {
  const form = useFormulario()
  const seguir = useSeguir()
  const { titulo } = useRecado()
  const qual = metodoComSenha()
  const { campos, erros, set } = form
  return (
    <PaginaVariante
      title="Entrar"
      subtitle={
        <Suspense>
          <Convite />
        </Suspense>
      }
      form={form}
      onSubmit={form.enviar(['email', 'preenchida'], async ({ email, senha }) =>
        seguir(await (await abrirComSenha()).entrar(email, senha), email),
      )}
      action={['Entrar', 'Entrando…']}
      estado={form.failure || titulo ? <EstadoDaTentativa form={form} /> : <LoginState failure={undefined} />}
      mais={
        <Mais>
          <OutraPagina to={rotaVariante(qual, 'forgot-password')}>Esqueci minha senha</OutraPagina>
        </Mais>
      }
    >
      <CampoEmail value={campos.email} onChange={(email) => set({ email })} error={erros.email} />
      <PasswordField
        label="Senha"
        value={campos.senha}
        onChange={(senha) => set({ senha })}
        error={erros.preenchida}
        autoComplete="current-password"
      />
    </PaginaVariante>
  )
}

function Convite() {
  const { nomeFantasia } = use(loadConfig())
  return (
    <>
      {`Departamento Pessoal · ${nomeFantasia}`}
      <div>
        Ainda não tem conta?{' '}
        <OutraPagina to={rotaVariante(metodoComSenha(), 'register')}>Criar conta</OutraPagina>
      </div>
    </>
  )
}

/** Does what a step at the provider asks for: the exchange, or the page of the next step. */
export function useSeguir(): (passo: Passo, email: string) => Promise<void> {
  const ir = useIr()
  return async (passo, email) => {
    if (passo.passo === 'token') return entrarCom(passo.token)
    ir(
      passo.passo === 'verificar'
        ? rotaVariante(metodoComSenha(), 'verify')
        : rotaVariante('amplify', 'new-password'),
      { email },
    )
  }
}
