import OutlinedInput from '@mui/material/OutlinedInput'
import Box from '@mui/material/Box'
import type { FaltaFator } from '@rh/domain/contract/auth'
import { rotasGerais } from '@rh/domain/setores/rotas'
import {
  lazy,
  Suspense,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react'
import { Link } from 'react-router'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import { isOffline, subscribeConnection } from '../../lib/api/connection.ts'
import { loadConfig } from '../../lib/config.ts'
import { login, type Motivo } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { PasswordField } from '../../ui/form/inputs/PasswordField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { FalhaDoPasso } from './FalhaDoPasso.tsx'
import { StateAlert } from './StateAlert.tsx'

// A first visit in a hundred: its code comes when it is asked for.
const CodigoForm = lazy(() => import('./CodigoForm.tsx').then((m) => ({ default: m.CodigoForm })))

// Who has a second factor, or is asked for one.
const SegundoPasso = lazy(() => import('./SegundoPasso.tsx').then((m) => ({ default: m.SegundoPasso })))

// Without a network: what waited for the person when there was one.
const EsperaGuardada = lazy(() => import('./EsperaGuardada.tsx').then((m) => ({ default: m.EsperaGuardada })))

export function Login() {
  const offline = useSyncExternalStore(subscribeConnection, isOffline)
  const [comCodigo, setComCodigo] = useState(false)
  const [falta, setFalta] = useState<FaltaFator>()
  const [vencido, setVencido] = useState<ApiError>()
  const [deVolta, setDeVolta] = useState(false)
  const recomecar = (porque?: ApiError): void => {
    setComCodigo(false)
    setFalta(undefined)
    setVencido(porque)
    setDeVolta(true)
  }
  return (
    <AuthLayout
      title={falta ? titulos[falta.passo] : comCodigo ? 'Criar senha' : 'Entrar'}
      subtitle={
        // Room kept for both lines: the form does not move when they come.
        <Box sx={{ minHeight: 44 }}>
          <Suspense>
            <Convite dentro={falta !== undefined} />
          </Suspense>
        </Box>
      }
    >
      {offline && (
        <Suspense>
          <EsperaGuardada />
        </Suspense>
      )}
      <Suspense>
        {falta ? (
          <SegundoPasso falta={falta} onBack={recomecar} />
        ) : comCodigo ? (
          <CodigoForm onBack={() => recomecar()} onFalta={setFalta} />
        ) : (
          <LoginForm
            antes={vencido}
            deVolta={deVolta}
            onCodigo={() => setComCodigo(true)}
            onFalta={setFalta}
          />
        )}
      </Suspense>
    </AuthLayout>
  )
}

const titulos = { conferir: 'Confirme que é você', cadastrar: 'Proteja o seu acesso' } as const

/** The company, and the way to an account for who has none. */
function Convite({ dentro }: { readonly dentro: boolean }) {
  const { nomeFantasia, cadastroAberto } = use(loadConfig())
  return (
    <>
      {`Departamento Pessoal · ${nomeFantasia}`}
      {cadastroAberto && !dentro && (
        <div>
          Ainda não tem acesso? <Link to={rotasGerais.registro}>Criar conta</Link>
        </div>
      )}
    </>
  )
}

/** Empty fields, in words, before anything is sent. */
const missing = (usuario: string, senha: string) => ({
  usuario: usuario.trim() === '' ? 'Informe seu usuário' : undefined,
  senha: senha === '' ? 'Informe sua senha' : undefined,
})

interface LoginFormProps {
  /** What the second step met, when it sent the person back. */
  readonly antes: ApiError | undefined
  /** The person comes from another step of this page. */
  readonly deVolta: boolean
  readonly onCodigo: () => void
  readonly onFalta: (falta: FaltaFator) => void
}

function LoginForm({ antes, deVolta, onCodigo, onFalta }: LoginFormProps) {
  const [usuario, setUsuario] = useState('')
  const [senha, setSenha] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(antes)
  const id = useId()
  const usuarioRef = useRef<HTMLInputElement>(null)
  const senhaRef = useRef<HTMLInputElement>(null)
  const faltas = tried ? missing(usuario, senha) : undefined
  const { voltou } = useSessaoQueAcabou()
  useEffect(() => {
    // What had the focus went with the page on which the session ended, or with the step.
    if ((voltou || deVolta) && document.activeElement === document.body) usuarioRef.current?.focus()
  }, [voltou, deVolta])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    const { usuario: semUsuario, senha: semSenha } = missing(usuario, senha)
    if (semUsuario || semSenha) return (semUsuario ? usuarioRef : senhaRef).current?.focus()
    setBusy(true)
    setFailure(undefined)
    try {
      const falta = await login(usuario.trim(), senha)
      if (falta) onFalta(falta)
    } catch (error) {
      setFailure(toApiError(error))
      setBusy(false)
      senhaRef.current?.select()
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <LoginState failure={failure} />
      <FieldFrame id={id} label="Usuário" error={faltas?.usuario}>
        <OutlinedInput
          id={id}
          name="username"
          value={usuario}
          onChange={(event) => setUsuario(event.target.value)}
          inputRef={usuarioRef}
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 60 }}
        />
      </FieldFrame>
      <PasswordField
        label="Senha"
        value={senha}
        onChange={setSenha}
        error={faltas?.senha}
        autoComplete="current-password"
        inputRef={senhaRef}
      />
      <PlainButton type="submit" disabled={busy} aria-busy={busy}>
        {busy ? 'Entrando…' : 'Entrar'}
      </PlainButton>
      <PlainButton type="button" data-quiet onClick={onCodigo}>
        Tenho um código
      </PlainButton>
    </Box>
  )
}

const motivos: Readonly<Partial<Record<Motivo, { title: string; text: string }>>> = {
  expirada: { title: 'Sua sessão terminou.', text: 'Entre de novo para voltar à página em que estava.' },
  sem_conexao: {
    title: 'Não foi possível confirmar sua sessão.',
    text: 'O servidor não respondeu. Atualize a página para tentar de novo, ou entre outra vez.',
  },
}

/** Whether a session ended on this tab, and why. */
function useSessaoQueAcabou() {
  const session = useSession()
  const motivo = session.status === 'unauthenticated' ? session.motivo : undefined
  return { motivo, voltou: motivo !== undefined }
}

/** What the last attempt met, or why the person is here again. */
export function LoginState({ failure }: { readonly failure: ApiError | undefined }) {
  const { motivo: porque } = useSessaoQueAcabou()
  const motivo = porque && motivos[porque]
  if (failure) return <FalhaDoPasso failure={failure} />
  return motivo ? <StateAlert tone="info" {...motivo} /> : null
}
