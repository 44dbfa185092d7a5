import { rotaVariante } from '@rh/domain/setores/rotas'
import { Suspense, use, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { loadConfig } from '../../../../lib/config.ts'
import { abrirProvedor } from '../../../../lib/provedor/provedor.ts'
import { entrarCom } from '../../../../lib/provedor/troca.ts'
import { LoginState } from '../../Login.tsx'
import { EstadoDaTentativa, PaginaVariante } from '../PaginaVariante.tsx'
import { useFormulario } from '../use-formulario.ts'

/** Leaves for Auth0, and comes back with what it answers. */
export function EntrarPage() {
  const form = useFormulario()
  const [search] = useSearchParams()
  useVolta(form.tentar)
  return (
    <PaginaVariante
      title="Entrar"
      subtitle={
        <Suspense>
          <Convite />
        </Suspense>
      }
      form={form}
      onSubmit={form.enviar([], async () => (await abrirProvedor('auth0')).ir(search.get('returnTo')))}
      action={['Entrar com Auth0', 'Entrando…']}
      estado={form.failure ? <EstadoDaTentativa form={form} /> : <LoginState failure={undefined} />}
    />
  )
}

/** Ends the sign-in of who comes back. The answer leaves the address as soon as it was read: it is good for once. */
function useVolta(tentar: (passo: () => Promise<void>) => Promise<void>): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const lida = useRef(false)
  const voltou = search.has('state') && (search.has('code') || search.has('error'))
  useEffect(() => {
    if (!voltou || lida.current) return
    lida.current = true
    void tentar(async () => {
      const login = rotaVariante('auth0', 'login')
      const { token, returnTo } = await (await abrirProvedor('auth0')).voltar().catch((error: unknown) => {
        void navigate(login, { replace: true })
        throw error
      })
      const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`
      // Where the person was going is what the guest guard reads.
      await navigate(`${login}${query}`, { replace: true })
      await entrarCom(token)
    })
  }, [voltou, tentar, navigate])
}

function Convite() {
  const { nomeFantasia } = use(loadConfig())
  return <>{`Departamento Pessoal · ${nomeFantasia}`}</>
}
