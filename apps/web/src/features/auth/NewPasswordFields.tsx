import { tamanhoSenha } from '@rh/domain/acesso/senha-fraca'
import { PasswordField } from '../../ui/form/inputs/PasswordField.tsx'

/** What a password is like, below the field that asks for a new one. */
export const ajudaDaSenha = `De ${tamanhoSenha.min} a ${tamanhoSenha.max} caracteres. Uma frase longa é fácil de lembrar e difícil de adivinhar.`

interface NewPasswordFieldsProps {
  readonly senha: string
  readonly repetida: string
  readonly erros: { readonly senha?: string; readonly repetida?: string }
  readonly onChange: (change: { readonly senha?: string; readonly repetida?: string }) => void
  readonly label?: string
}

/** A password to be chosen, and the same once more. */
export const NewPasswordFields = ({
  senha,
  repetida,
  erros,
  onChange,
  label = 'Senha',
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={label}
      name="senha"
      value={senha}
      error={erros.senha}
      helper={ajudaDaSenha}
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
