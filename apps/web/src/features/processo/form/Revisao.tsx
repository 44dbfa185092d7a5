import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasKeys, isFocusFree } from '../../../ui/form/first-field.ts'
import { FormBar } from '../../../ui/form/FormBar.tsx'
import { BottomSheet } from '../../../ui/page/BottomSheet.tsx'
import { useIsPhone } from '../../../theme/use-is-phone.ts'
import { FormPage } from '../../../ui/page/FormPage.tsx'
import { FormStepper } from '../../../ui/page/FormStepper.tsx'
import { aceitosDe, isTudoCiente } from '../alertas.ts'
import { Presentes } from '../Presentes.tsx'
import { ProcessoStatus } from '../ProcessoStatus.tsx'
import { useTela } from '../tela.ts'
import { numeroEAutor } from '../textos.ts'
import { ordemDe, passosDe } from './andamento.ts'
import { campoHref } from './enderecos.ts'
import { AntesDeEnviar, focarPrimeiroAlerta } from './AntesDeEnviar.tsx'
import { Anterior, Enviar, Resta, useResta } from './BarraDoForm.tsx'
import { conferir, contarTudo, primeiroItem } from './conferencia.ts'
import { ItensDaConferencia, subtituloDaConferencia } from './ConferenciaPanel.tsx'
import { DevolucaoDoForm } from './DevolucaoDoForm.tsx'
import { EtapasRevistas } from './EtapasRevistas.tsx'
import { FormLayout } from './FormLayout.tsx'
import { PASSO_REVISAR, type FormularioDaTela, type RegistroEmEtapas } from './formulario.ts'
import { TENTATIVA } from './tentativa.ts'
import { useEnderecos } from './use-enderecos.ts'
import { useEnviar } from './use-enviar.ts'
import { useFormKeys, useStepKeys } from './use-form-keys.ts'
import { useVerificacao, type Verificacao } from './use-verificacao.ts'

interface RevisaoProps {
  readonly form: FormularioDaTela
  readonly registro: RegistroEmEtapas
}

/** Review page of the whole form before it is sent. */
export function Revisao({ form, registro }: RevisaoProps) {
  const { process, textos } = useTela()
  const { id, dados } = registro
  const fone = useIsPhone()
  const enderecos = useEnderecos(id)
  const envio = useRevisao({ form, registro })
  const { verificacao, cientes, setCientes, tentou } = envio
  const passos = passosDe(form, dados, verificacao.conferencia, enderecos)
  const etapas = `Etapas d${textos.o} ${textos.um}`
  const nome = form.nomeDe(dados)
  const painel = (
    <AntesDeEnviar
      {...verificacao}
      cientes={cientes}
      onCientes={setCientes}
      tentou={tentou}
      destino={form.destino.antes}
    />
  )
  return (
    <FormPage
      title={`Revisar ${nome ?? textos.um}`}
      status={<ProcessoStatus process={process} status={registro.status} />}
      subtitle={numeroEAutor(process, textos, registro)}
      presence={<Presentes id={registro.id} />}
      phone={{
        title: 'Revisar e enviar',
        detail: nome?.split(' ')[0],
        steps: { label: etapas, current: PASSO_REVISAR, list: passos },
      }}
    >
      <DevolucaoDoForm form={form} registro={registro} />
      <FormLayout
        steps={fone ? painel : <FormStepper label={etapas} current={PASSO_REVISAR} steps={passos} />}
        panel={!fone && painel}
      >
        <EtapasRevistas form={form} registro={registro} passos={passos} />
      </FormLayout>
      <BarraDaRevisao {...envio} anterior={passos.at(-2)} />
      <BottomSheet
        open={envio.aberta}
        title="Conferência"
        subtitle={subtituloDaConferencia(verificacao)}
        onClose={envio.fechar}
      >
        <ItensDaConferencia {...verificacao} etapa={PASSO_REVISAR} tentou onIr={envio.fechar} />
      </BottomSheet>
    </FormPage>
  )
}

/** Checks of the review, what was ticked in it, and the sending. */
function useRevisao({ form, registro }: RevisaoProps) {
  const { id, dados } = registro
  const enderecos = useEnderecos(id)
  const navigate = useNavigate()
  const fone = useIsPhone()
  const conferida = useVerificacao(form, id, dados, enderecos, { deNovo: true })
  const { busy, recusadas, send } = useEnviar(form, registro, enderecos.visualizar)
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const [tentou, setTentou] = useState(false)
  const [aberta, setAberta] = useState(false)
  const pendencias = recusadas ?? conferida.pendencias
  const verificacao = recusadas
    ? {
        ...conferida,
        pendencias,
        conferencia: conferir(ordemDe(form), recusadas, (um) => campoHref(form, enderecos, um)),
      }
    : conferida
  useFirstAlert(verificacao)
  const transicao = registro.acoes.find((acao) => acao === 'enviar' || acao === 'reenviar')
  const enviar = async (): Promise<void> => {
    if (transicao === undefined || busy) return
    setTentou(true)
    const primeiro = primeiroItem(verificacao.conferencia)
    if (verificacao.conferencia.grupos.length > 0) {
      if (fone || !primeiro?.href) setAberta(true)
      else await navigate(primeiro.href, { state: TENTATIVA })
    } else if (isTudoCiente(pendencias, cientes)) await send(transicao, aceitosDe(cientes))
    else focarPrimeiroAlerta()
  }
  return {
    verificacao,
    cientes,
    setCientes,
    tentou,
    aberta,
    fechar: () => setAberta(false),
    ordem: ordemDe(form),
    transicao,
    busy,
    enviar,
  }
}

/** Where nothing is missing, what is left to do is to read the alerts: the review begins at the first. */
function useFirstAlert({ conferida, conferencia }: Verificacao): void {
  const isReady = conferida && conferencia.grupos.length === 0
  useEffect(() => {
    if (!isReady || !hasKeys()) return undefined
    const frame = requestAnimationFrame(() => {
      if (isFocusFree()) focarPrimeiroAlerta()
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady])
}

interface BarraDaRevisaoProps extends ReturnType<typeof useRevisao> {
  readonly anterior: { readonly href: string; readonly label: string } | undefined
}

function BarraDaRevisao({
  verificacao,
  ordem,
  tentou,
  transicao,
  busy,
  enviar,
  anterior,
}: BarraDaRevisaoProps) {
  const { process } = useTela()
  const { conferencia } = verificacao
  const resta = useResta(contarTudo(conferencia))
  const fazer = (): void => void enviar()
  useStepKeys('', anterior?.href ?? null)
  useFormKeys({ ordem, conferencia, etapa: PASSO_REVISAR, adiante: { nome: 'Enviar', fazer } })
  return (
    <FormBar back={anterior && <Anterior {...anterior} />}>
      <Resta resta={resta} tentou={tentou} />
      {transicao && (
        <Enviar
          label={process.transitions[transicao]?.label ?? transicao}
          resta={resta}
          busy={busy}
          principal
          onEnviar={fazer}
        />
      )}
    </FormBar>
  )
}
