import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { erros } from '@rh/domain/errors'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { useId, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import { register } from '../../lib/session/session.ts'
import { FieldFrame, idsOf } from '../../ui/form/FieldFrame.tsx'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { PasswordField } from '../../ui/form/inputs/PasswordField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { StateAlert } from './StateAlert.tsx'

const vazio = { firstName: '', lastName: '', email: '', password: '' }
type Cadastro = typeof vazio
type Erros = Readonly<Partial<Record<keyof Cadastro, string>>>

const SENHA_MIN = 10

/** The obvious mistakes, before anything is sent; the server checks all of it again. */
export function checkCadastro({ firstName, lastName, email, password }: Cadastro): Erros {
  return {
    ...(firstName.trim() === '' && { firstName: 'Informe seu nome' }),
    ...(lastName.trim() === '' && { lastName: 'Informe seu sobrenome' }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'E-mail inválido' }),
    ...(password.length < SENHA_MIN && { password: `A senha precisa de pelo menos ${SENHA_MIN} caracteres` }),
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
  const [cadastro, setCadastro] = useState(vazio)
  const [errosDoForm, setErros] = useState<Erros>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const set = (change: Partial<Cadastro>): void => setCadastro({ ...cadastro, ...change })

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = checkCadastro(cadastro)
    setErros(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    setFailure(undefined)
    try {
      await register(cadastro)
    } catch (error) {
      const api = toApiError(error)
      setErros(api.campos)
      setFailure(api)
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}
    >
      {failure && (
        <StateAlert
          tone={failure.codigo === 'cadastro_fechado' ? 'warning' : 'error'}
          title={failure.mensagem}
          text={failure.codigo === 'cadastro_fechado' ? erros.cadastro_fechado.acao : failure.acao}
        />
      )}
      <FormGrid>
        <Texto
          label="Nome"
          cols={6}
          error={errosDoForm.firstName}
          autoComplete="given-name"
          maxLength={30}
          value={cadastro.firstName}
          onChange={(firstName) => set({ firstName })}
        />
        <Texto
          label="Sobrenome"
          cols={6}
          error={errosDoForm.lastName}
          autoComplete="family-name"
          maxLength={40}
          value={cadastro.lastName}
          onChange={(lastName) => set({ lastName })}
        />
      </FormGrid>
      <Texto
        label="E-mail"
        type="email"
        error={errosDoForm.email}
        autoComplete="email"
        maxLength={60}
        value={cadastro.email}
        onChange={(email) => set({ email })}
      />
      <PasswordField
        label="Senha"
        value={cadastro.password}
        onChange={(password) => set({ password })}
        error={errosDoForm.password}
        helper={`De ${SENHA_MIN} a 128 caracteres. Uma frase longa é fácil de lembrar e difícil de adivinhar.`}
        autoComplete="new-password"
      />
      <PlainButton type="submit" style={{ marginTop: 8 }} disabled={busy} aria-busy={busy}>
        {busy ? 'Enviando…' : 'Criar conta'}
      </PlainButton>
    </Box>
  )
}

interface TextoProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly autoComplete: string
  readonly maxLength: number
  readonly type?: 'text' | 'email'
  readonly cols?: number
}

function Texto({ label, value, onChange, error, autoComplete, maxLength, type = 'text', cols }: TextoProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} cols={cols}>
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
        inputProps={{ maxLength, 'aria-describedby': error ? idsOf(id).helper : undefined }}
      />
    </FieldFrame>
  )
}
