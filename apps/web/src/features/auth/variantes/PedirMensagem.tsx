import { rotaVariante } from '@rh/domain/setores/rotas'
import type { ReactNode } from 'react'
import { metodoComSenha } from '../../../lib/provedor/com-senha.ts'
import { CampoEmail } from './campos.tsx'
import { Mais, OutraPagina, PaginaVariante } from './PaginaVariante.tsx'
import { useFormulario } from './use-formulario.ts'

interface PedirMensagemProps {
  readonly subtitle: string
  readonly action: string
  readonly onEnviar: (email: string) => Promise<void>
  readonly estado?: ReactNode
}

/** A forgotten password begins with the e-mail. */
export function PedirMensagem({ subtitle, action, onEnviar, estado }: PedirMensagemProps) {
  const form = useFormulario()
  const { campos, erros, set } = form
  return (
    <PaginaVariante
      title="Esqueci minha senha"
      subtitle={subtitle}
      form={form}
      onSubmit={form.enviar(['email'], ({ email }) => onEnviar(email))}
      action={[action, 'Enviando…']}
      estado={form.failure ? undefined : estado}
      mais={
        <Mais>
          <OutraPagina to={rotaVariante(metodoComSenha(), 'login')}>Voltar para a entrada</OutraPagina>
        </Mais>
      }
    >
      <CampoEmail value={campos.email} onChange={(email) => set({ email })} error={erros.email} />
    </PaginaVariante>
  )
}
