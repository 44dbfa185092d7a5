import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { tamanhoSenha } from '@rh/domain/acesso/senha-fraca'
import type { FaltaFator } from '@rh/domain/contract/auth'
import { formatCodigo, isCodigo, normalizarCodigo } from '@rh/domain/usuarios/codigo'
import { useId, useState, type FormEvent } from 'react'
import { call } from '../../lib/api/api.ts'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { take } from '../../lib/session/session.ts'
import { FieldFrame, idsOf } from '../../ui/form/FieldFrame.tsx'
import { PasswordField } from '../../ui/form/inputs/PasswordField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { StateAlert } from './StateAlert.tsx'

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
  const [campos, setCampos] = useState(vazio)
  const [erros, setErros] = useState<Erros>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const [criada, setCriada] = useState(false)
  const set = (change: Partial<Campos>): void => setCampos({ ...campos, ...change })

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = checkCodigo(campos)
    setErros(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { usuario, codigo, senha } = campos
      const { sessao } = await call('POST /api/auth/codigo', {
        body: { usuario: usuario.trim(), codigo, senha },
      })
      if (!sessao) setCriada(true)
      else {
        const falta = take(sessao)
        if (falta) onFalta(falta)
      }
    } catch (error) {
      const api = toApiError(error)
      setErros(api.campos)
      setFailure(api)
    }
    setBusy(false)
  }

  if (criada) return <ForaDoHorario onBack={onBack} />
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}
    >
      {failure && (
        <StateAlert
          tone={failure.codigo === 'muitas_tentativas' ? 'warning' : 'error'}
          title={failure.mensagem}
          text={failure.acao}
        />
      )}
      <Texto
        label="Usuário"
        name="username"
        value={campos.usuario}
        error={erros.usuario}
        autoComplete="username"
        first
        onChange={(usuario) => set({ usuario })}
      />
      <Texto
        label="Código"
        name="codigo"
        value={campos.codigo}
        error={erros.codigo}
        helper="Quem dá o código é o administrador. Vale uma vez, por 24 horas."
        autoComplete="one-time-code"
        onChange={(codigo) => set({ codigo })}
        onBlur={() =>
          isCodigo(normalizarCodigo(campos.codigo)) &&
          set({ codigo: formatCodigo(normalizarCodigo(campos.codigo)) })
        }
      />
      <PasswordField
        label="Nova senha"
        name="senha"
        value={campos.senha}
        error={erros.senha}
        helper={`De ${tamanhoSenha.min} a ${tamanhoSenha.max} caracteres. Uma frase longa é fácil de lembrar e difícil de adivinhar.`}
        autoComplete="new-password"
        onChange={(senha) => set({ senha })}
      />
      <PasswordField
        label="Repita a nova senha"
        name="repetida"
        value={campos.repetida}
        error={erros.repetida}
        autoComplete="new-password"
        onChange={(repetida) => set({ repetida })}
      />
      <PlainButton type="submit" disabled={busy} aria-busy={busy}>
        {busy ? 'Criando…' : 'Criar senha e entrar'}
      </PlainButton>
      <PlainButton type="button" data-quiet onClick={onBack}>
        Voltar para usuário e senha
      </PlainButton>
    </Box>
  )
}

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

interface TextoProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly helper?: string
  readonly autoComplete: string
  readonly first?: boolean
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

function Texto({
  label,
  name,
  value,
  error,
  helper,
  autoComplete,
  first = false,
  onChange,
  onBlur,
}: TextoProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(onBlur && { onBlur })}
        autoComplete={autoComplete}
        inputRef={first ? focusOnMount : null}
        inputProps={{
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
