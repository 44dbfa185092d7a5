import { tamanhoSenha } from '@rh/domain/acesso/senha-fraca'
import { AuthField } from '../AuthField.tsx'

interface CampoProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly first?: boolean
}

export const CampoEmail = (props: CampoProps) => (
  <AuthField {...props} label="E-mail" name="username" autoComplete="username" inputMode="email" />
)

export const CampoCodigo = (props: CampoProps) => (
  <AuthField
    {...props}
    label="Código"
    name="codigo"
    helper="São 6 números, na mensagem que você recebeu por e-mail."
    autoComplete="one-time-code"
    inputMode="numeric"
  />
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
