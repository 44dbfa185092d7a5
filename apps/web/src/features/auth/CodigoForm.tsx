import { tamanhoSenha } from '@rh/domain/acesso/senha-fraca'
import type { FaltaFator } from '@rh/domain/contract/auth'
import { formatCodigo, isCodigo, normalizarCodigo } from '@rh/domain/usuarios/codigo'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { take } from '../../lib/session/session.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { AuthField } from './AuthField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { StateAlert } from './StateAlert.tsx'
import { useAuthForm } from './use-auth-form.ts'

const vazio = { usuario: '', codigo: '', senha: '', repetida: '' }
type Campos = typeof vazio
type Erros = Readonly<Partial<Record<keyof Campos, string>>>

/** The obvious mistakes, before anything is sent; the server checks all of it again. */
export function checkCodigo({ usuario, codigo, senha, repetida }: Campos): Erros {
  const { min } = tamanhoSenha
  return {
    ...(usuario.trim() === '' && { usuario: 'Informe seu usuário' }),
    ...(!isCodigo(normalizarCodigo(codigo)) && { codigo: 'Confira o código: são 12 letras e números' }),
    ...(senha.length < min && { senha: `A senha precisa de pelo menos ${min} caracteres` }),
    ...(senha !== repetida && { repetida: 'As duas senhas estão diferentes' }),
  }
}

interface CodigoFormProps {
  readonly onBack: () => void
  /** The password is chosen, and a second factor is still missing. */
  readonly onFalta: (falta: FaltaFator) => void
}

/** With the code of the administrator, the person chooses a password and comes in. */
export function CodigoForm({ onBack, onFalta }: CodigoFormProps) {
  const [criada, setCriada] = useState(false)
  const form = useAuthForm(vazio, checkCodigo, async ({ usuario, codigo, senha }) => {
    const { sessao } = await call('POST /api/auth/codigo', {
      body: { usuario: usuario.trim(), codigo, senha },
    })
    if (!sessao) return setCriada(true)
    const falta = take(sessao)
    if (falta) onFalta(falta)
  })
  const { fields, errors, set } = form
  if (criada) return <ForaDoHorario onBack={onBack} />
  return (
    <AuthForm {...form} action={['Criar senha e entrar', 'Criando…']} after={<Voltar onBack={onBack} />}>
      <AuthField
        label="Usuário"
        name="username"
        value={fields.usuario}
        error={errors.usuario}
        autoComplete="username"
        first
        onChange={(usuario) => set({ usuario })}
      />
      <AuthField
        label="Código"
        name="codigo"
        value={fields.codigo}
        error={errors.codigo}
        helper="Quem dá o código é o administrador. Vale uma vez, por 24 horas."
        autoComplete="one-time-code"
        onChange={(codigo) => set({ codigo })}
        onBlur={() => {
          const codigo = normalizarCodigo(fields.codigo)
          if (isCodigo(codigo)) set({ codigo: formatCodigo(codigo) })
        }}
      />
      <NewPasswordFields
        label="Nova senha"
        senha={fields.senha}
        repetida={fields.repetida}
        erros={errors}
        onChange={set}
      />
    </AuthForm>
  )
}

const Voltar = ({ onBack }: Pick<CodigoFormProps, 'onBack'>) => (
  <PlainButton type="button" data-quiet onClick={onBack}>
    Voltar para usuário e senha
  </PlainButton>
)

const ForaDoHorario = ({ onBack }: Pick<CodigoFormProps, 'onBack'>) => (
  <>
    <StateAlert
      tone="info"
      title="Senha criada."
      text="Agora está fora do seu horário de acesso. Entre com o usuário e a nova senha dentro do horário, ou peça uma liberação ao administrador."
    />
    <PlainButton type="button" data-quiet onClick={onBack}>
      Ir para usuário e senha
    </PlainButton>
  </>
)
