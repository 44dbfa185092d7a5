import { tamanhoSenha } from '@rh/domain/acesso/senha-fraca'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { register } from '../../lib/session/session.ts'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { PasswordField } from '../../ui/form/inputs/PasswordField.tsx'
import { AuthField } from './AuthField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { ajudaDaSenha } from './NewPasswordFields.tsx'
import { useAuthForm } from './use-auth-form.ts'

const vazio = { firstName: '', lastName: '', email: '', password: '' }
type Cadastro = typeof vazio
type Erros = Readonly<Partial<Record<keyof Cadastro, string>>>

/** The obvious mistakes, before anything is sent; the server checks all of it again. */
function checkCadastro({ firstName, lastName, email, password }: Cadastro): Erros {
  return {
    ...(firstName.trim() === '' && { firstName: 'Informe seu nome' }),
    ...(lastName.trim() === '' && { lastName: 'Informe seu sobrenome' }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'E-mail inválido' }),
    ...(password.length < tamanhoSenha.min && {
      password: `A senha precisa de pelo menos ${tamanhoSenha.min} caracteres`,
    }),
  }
}

export function Register() {
  return (
    <AuthLayout
      title="Criar conta"
      subtitle={
        <>
          O administrador libera seu acesso depois. Já tem conta? <Link to={rotasGerais.login}>Entrar</Link>
        </>
      }
    >
      <RegisterForm />
    </AuthLayout>
  )
}

function RegisterForm() {
  const form = useAuthForm(vazio, checkCadastro, register)
  const { fields, errors, set } = form
  return (
    <AuthForm {...form} action={['Criar conta', 'Enviando…']}>
      <FormGrid>
        <AuthField
          label="Nome"
          name="firstName"
          cols={6}
          error={errors.firstName}
          autoComplete="given-name"
          isName
          maxLength={30}
          value={fields.firstName}
          onChange={(firstName) => set({ firstName })}
        />
        <AuthField
          label="Sobrenome"
          name="lastName"
          cols={6}
          error={errors.lastName}
          autoComplete="family-name"
          isName
          maxLength={40}
          value={fields.lastName}
          onChange={(lastName) => set({ lastName })}
        />
      </FormGrid>
      <AuthField
        label="E-mail"
        name="email"
        inputMode="email"
        error={errors.email}
        autoComplete="email"
        value={fields.email}
        onChange={(email) => set({ email })}
      />
      <PasswordField
        label="Senha"
        value={fields.password}
        onChange={(password) => set({ password })}
        error={errors.password}
        helper={ajudaDaSenha}
        autoComplete="new-password"
      />
    </AuthForm>
  )
}
