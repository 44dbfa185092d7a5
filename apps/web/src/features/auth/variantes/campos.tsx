import OutlinedInput from '@mui/material/OutlinedInput'
import { tamanhoSenha } from '@rh/domain/acesso/senha-fraca'
import { useId } from 'react'
import { focusOnMount } from '../../../lib/focus.ts'
import { FieldFrame, idsOf } from '../../../ui/form/FieldFrame.tsx'
import { PasswordField } from '../../../ui/form/inputs/PasswordField.tsx'

interface CampoProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly first?: boolean
}

interface TextoProps extends CampoProps {
  readonly label: string
  readonly name: string
  readonly helper?: string
  readonly autoComplete: string
  readonly inputMode: 'email' | 'numeric'
}

function Texto({ label, name, value, onChange, error, helper, first = false, ...props }: TextoProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={props.autoComplete}
        inputRef={first ? focusOnMount : null}
        inputProps={{
          inputMode: props.inputMode,
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 60,
          'aria-invalid': Boolean(error),
          'aria-describedby': error || helper ? idsOf(id).helper : undefined,
        }}
      />
    </FieldFrame>
  )
}

export const CampoEmail = (props: CampoProps) => (
  <Texto {...props} label="E-mail" name="username" autoComplete="username" inputMode="email" />
)

export const CampoCodigo = (props: CampoProps) => (
  <Texto
    {...props}
    label="Código"
    name="codigo"
    helper="São 6 números, na mensagem que você recebeu por e-mail."
    autoComplete="one-time-code"
    inputMode="numeric"
  />
)

interface SenhasProps {
  readonly senha: string
  readonly repetida: string
  readonly erros: Erros
  readonly onChange: (change: { readonly senha?: string; readonly repetida?: string }) => void
  readonly label?: string
}

/** A password to be chosen, and the same once more. */
export const CamposDeSenha = ({ senha, repetida, erros, onChange, label = 'Senha' }: SenhasProps) => (
  <>
    <PasswordField
      label={label}
      name="senha"
      value={senha}
      error={erros.senha}
      helper={`De ${tamanhoSenha.min} a ${tamanhoSenha.max} caracteres. Uma frase longa é fácil de lembrar e difícil de adivinhar.`}
      autoComplete="new-password"
      onChange={(nova) => onChange({ senha: nova })}
    />
    <PasswordField
      label={`Repita a ${label.toLowerCase()}`}
      name="repetida"
      value={repetida}
      error={erros.repetida}
      autoComplete="new-password"
      onChange={(nova) => onChange({ repetida: nova })}
    />
  </>
)

export interface Campos {
  readonly email: string
  readonly codigo: string
  readonly senha: string
  readonly repetida: string
}
/** What may be asked of the fields; a password that is only to be typed has to be there and no more. */
export type Regra = keyof Campos | 'preenchida'
export type Erros = Readonly<Partial<Record<Regra, string>>>

const faltas: { readonly [R in Regra]: (campos: Campos) => string | undefined } = {
  preenchida: ({ senha }) => (senha === '' ? 'Informe sua senha' : undefined),
  email: ({ email }) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'E-mail inválido'),
  codigo: ({ codigo }) => (/^\d{6}$/.test(codigo.trim()) ? undefined : 'O código tem 6 números'),
  senha: ({ senha }) =>
    senha.length < tamanhoSenha.min
      ? `A senha precisa de pelo menos ${tamanhoSenha.min} caracteres`
      : undefined,
  repetida: ({ senha, repetida }) => (senha === repetida ? undefined : 'As duas senhas estão diferentes'),
}

/** The obvious mistakes in these fields, before anything is sent. */
export const conferir = (campos: Campos, quais: readonly Regra[]): Erros =>
  Object.fromEntries(
    quais.flatMap((regra) => {
      const falta = faltas[regra](campos)
      return falta === undefined ? [] : [[regra, falta]]
    }),
  )
