import { rotaVariante } from '@rh/domain/setores/rotas'
import { useEffect, useState } from 'react'
import { abrirProvedor } from '../../../../lib/provedor/provedor.ts'
import { PlainButton } from '../../../../ui/PlainButton.tsx'
import { StateAlert } from '../../StateAlert.tsx'
import { useSeguir } from '../EntrarPage.tsx'
import { Mais, OutraPagina, PaginaVariante } from '../PaginaVariante.tsx'
import { useFormulario, useIr, useRecado } from '../use-formulario.ts'
import { useAcao } from './use-acao.ts'

/** The e-mail of a new account is confirmed by a link: here one waits for it, and here the link itself may lead. */
export function VerificarPage() {
  const acao = useAcao()
  const ir = useIr()
  const [destino, estado] =
    acao?.mode === 'resetPassword'
      ? ([rotaVariante('firebase', 'forgot-password'), { acao }] as const)
      : ([null, null] as const)
  useEffect(() => {
    if (destino) ir(destino, estado)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the link that led here
  }, [destino])
  if (destino) return null
  return acao?.mode === 'verifyEmail' ? <ComLink codigo={acao.codigo} /> : <Espera />
}

/** Confirms at the press of a button: programs that look into messages follow links, and would use the code up. */
function ComLink({ codigo }: { readonly codigo: string }) {
  const form = useFormulario()
  const ir = useIr()
  return (
    <PaginaVariante
      title="Confirmar e-mail"
      subtitle="Falta só confirmar que este e-mail é seu."
      form={form}
      onSubmit={form.enviar([], async () => {
        await (await abrirProvedor('firebase')).confirmar(codigo)
        ir(rotaVariante('firebase', 'login'), { titulo: 'E-mail confirmado.', texto: 'Entre com sua senha.' })
      })}
      action={['Confirmar e-mail', 'Confirmando…']}
      mais={<Voltar />}
    />
  )
}

function Espera() {
  const form = useFormulario()
  const seguir = useSeguir()
  const ir = useIr()
  const { email } = useRecado()
  const [aviso, setAviso] = useState<string>()
  const conferir = async (): Promise<void> => {
    setAviso(undefined)
    const passo = await (await abrirProvedor('firebase')).conferir()
    if (passo === null) return ir(rotaVariante('firebase', 'login'), email === undefined ? {} : { email })
    if (passo.passo === 'token') return seguir(passo, email ?? '')
    setAviso('Seu e-mail ainda não foi confirmado.')
  }
  const reenviar = (): Promise<void> =>
    form.tentar(async () => {
      await (await abrirProvedor('firebase')).reenviar()
      setAviso('Enviamos outra mensagem.')
    })
  return (
    <PaginaVariante
      title="Confirmar e-mail"
      subtitle={
        email === undefined
          ? 'Enviamos uma mensagem ao seu e-mail. Abra o link dela e volte aqui.'
          : `Enviamos uma mensagem a ${email}. Abra o link dela e volte aqui.`
      }
      form={form}
      onSubmit={form.enviar([], conferir)}
      action={['Já confirmei', 'Conferindo…']}
      estado={
        aviso && !form.failure ? (
          <StateAlert tone="info" title={aviso} text="Confira também a caixa de spam." />
        ) : undefined
      }
      mais={
        <>
          {email !== undefined && (
            <PlainButton type="button" data-quiet disabled={form.busy} onClick={() => void reenviar()}>
              Enviar outra mensagem
            </PlainButton>
          )}
          <Voltar />
        </>
      }
    />
  )
}

const Voltar = () => (
  <Mais>
    <OutraPagina to={rotaVariante('firebase', 'login')}>Voltar para a entrada</OutraPagina>
  </Mais>
)
