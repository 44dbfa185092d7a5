import { formatLacre, isLacre } from '@rh/domain/acesso/emergencia'
import { normalizarCodigo } from '@rh/domain/usuarios/codigo'
import { call } from '../../lib/api/api.ts'
import { open } from '../../lib/session/session.ts'
import { AuthField } from './AuthField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { useAuthForm } from './use-auth-form.ts'

const MOTIVO_MIN = 10
const vazio = { codigo: '', motivo: '' }
type Campos = typeof vazio
type Erros = Readonly<Partial<Record<keyof Campos, string>>>

const check = ({ codigo, motivo }: Campos): Erros => ({
  ...(!isLacre(codigo) && { codigo: 'Confira o código: são 24 letras e números, em seis grupos de quatro' }),
  ...(motivo.trim().length < MOTIVO_MIN && { motivo: `Diga em pelo menos ${MOTIVO_MIN} letras por quê` }),
})

/** The way in with the sealed code. Nothing leads here: the address is on the paper in the envelope. */
export const Emergencia = () => (
  <AuthLayout
    title="Acesso de emergência"
    subtitle="Para quando nenhum administrador consegue entrar. Todos eles são avisados na hora, com o motivo."
  >
    <EmergenciaForm />
  </AuthLayout>
)

function EmergenciaForm() {
  const form = useAuthForm(vazio, check, async (body) =>
    open(await call('POST /api/auth/emergencia', { body })),
  )
  const { fields, errors, set } = form
  return (
    <AuthForm {...form} action={['Entrar e avisar os administradores', 'Entrando…']}>
      <AuthField
        label="Código lacrado"
        name="codigo"
        value={fields.codigo}
        error={errors.codigo}
        helper="O que está no envelope. Vale uma vez."
        first
        onChange={(codigo) => set({ codigo })}
        onBlur={() => isLacre(fields.codigo) && set({ codigo: formatLacre(normalizarCodigo(fields.codigo)) })}
      />
      <AuthField
        label="Motivo"
        name="motivo"
        value={fields.motivo}
        error={errors.motivo}
        helper="Os administradores leem isto. Não escreva dados de saúde nem senhas."
        maxLength={500}
        rows={3}
        onChange={(motivo) => set({ motivo })}
      />
    </AuthForm>
  )
}
