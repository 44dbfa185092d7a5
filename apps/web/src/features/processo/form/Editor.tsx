import Button from '@mui/material/Button'
import type { Pendencia } from '@rh/domain/pendencia'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FieldNotes } from '../../../ui/form/field-notes.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FormStepper } from '../../../ui/page/FormStepper.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { FormLayout } from './FormLayout.tsx'
import { ProcessoStatus } from '../ProcessoStatus.tsx'
import { SaveGuard } from './draft/SaveGuard.tsx'
import { SaveStatus } from './draft/SaveStatus.tsx'
import { VerificacaoPanel } from './VerificacaoPanel.tsx'
import { itensDevolvidos, notasDosCampos } from '../devolucao.ts'
import { campoHref, comDevolvidos, passosDe, primeiraPendente } from './andamento.ts'
import { AnexosPasso } from './AnexosPasso.tsx'
import { Conflito } from './draft/Conflito.tsx'
import { DevolucaoDoForm } from './DevolucaoDoForm.tsx'
import { numeroEAutor } from '../textos.ts'
import { useTela } from '../tela.ts'
import { PASSO_ANEXOS, type FormularioDaTela, type RegistroEmEtapas } from './formulario.ts'
import { StepForm } from './StepForm.tsx'
import { useRascunho, type RascunhoAberto } from './draft/use-rascunho.ts'
import { useVerificacao } from './use-verificacao.ts'
import { useEnderecos } from './use-enderecos.ts'

interface EditorProps {
  readonly form: FormularioDaTela
  readonly registro: RegistroEmEtapas
  /** Step in the address; by default the first with something to do. */
  readonly etapa: string | undefined
}

/** Editor of a draft in steps, with autosave and checks while typing. */
export function Editor({ form, registro, etapa }: EditorProps) {
  const { id } = registro
  const { process, textos } = useTela()
  const enderecos = useEnderecos(id)
  const rascunho = useRascunho(form, registro)
  const { dados, state, cofre } = rascunho
  const verificacao = useVerificacao(form, id, dados, enderecos)
  const { faltas, achados = [] } = verificacao
  const [inicial] = useState(() => primeiraPendente(form, faltas))
  const atual = etapa ?? inicial
  const base = enderecos.etapa(atual).replace(/[^/]+$/, '')
  const devolvidos = useMemo(() => itensDevolvidos(process, registro), [process, registro])
  const notas = useMemo(() => notasDosCampos(devolvidos, atual), [devolvidos, atual])
  useHeadingFocus(atual)
  return (
    <Page
      title={form.nomeDe(dados) ?? `Nov${textos.fim} ${textos.um}`}
      status={<ProcessoStatus process={process} status={registro.status} />}
      subtitle={numeroEAutor(process, textos, registro)}
      actions={<SaveStatus state={state} onRetry={cofre.autosave.wake} />}
    >
      <DevolucaoDoForm form={form} registro={registro} />
      <Impedimentos achados={achados} />
      <FormLayout
        panelId={CONFERENCIA}
        steps={
          <FormStepper
            label={`Etapas d${textos.o} ${textos.um}`}
            current={atual}
            steps={comDevolvidos(passosDe(form, dados, faltas, achados, enderecos), devolvidos)}
          />
        }
        panel={
          <VerificacaoPanel {...verificacao} hrefOf={(pendencia) => campoHref(form, enderecos, pendencia)} />
        }
      >
        <FieldNotes value={notas}>
          <Passo form={form} id={id} etapa={atual} rascunho={rascunho} />
        </FieldNotes>
      </FormLayout>
      <SaveGuard
        state={state}
        flush={cofre.autosave.flush}
        isInside={(pathname) => pathname.startsWith(base) && pathname !== enderecos.revisar}
      />
      {state.status === 'conflito' && (
        <Conflito
          form={form}
          id={id}
          rascunho={rascunho}
          error={state.error}
          visualizarHref={enderecos.visualizar}
        />
      )}
    </Page>
  )
}

interface PassoProps {
  readonly form: FormularioDaTela
  readonly id: number
  readonly etapa: string
  readonly rascunho: RascunhoAberto
}

/** Form of a step, or the documents step. */
function Passo({ form, id, etapa, rascunho }: PassoProps) {
  const enderecos = useEnderecos(id)
  if (etapa === PASSO_ANEXOS) return <AnexosPasso form={form} id={id} enderecos={enderecos} />
  return (
    <StepForm
      key={`${etapa}-${rascunho.geracao}`}
      form={form}
      id={id}
      etapa={etapa}
      dados={rascunho.dados}
      enderecos={enderecos}
      onChange={rascunho.change}
      onPause={() => void rascunho.cofre.autosave.flush()}
    />
  )
}

const CONFERENCIA = 'conferencia'

/** Announces blocking findings above the form on phones, where the panel is below it. */
function Impedimentos({ achados }: { readonly achados: readonly Pendencia[] }) {
  const total = achados.filter(({ severidade }) => severidade === 'bloqueio').length
  if (total === 0) return null
  return (
    <Button
      fullWidth
      color="error"
      variant="outlined"
      startIcon={<Icon name="bloqueio" size={18} />}
      sx={{ display: { lg: 'none' }, mb: 2, justifyContent: 'flex-start' }}
      onClick={() => document.getElementById(CONFERENCIA)?.scrollIntoView({ behavior: 'smooth' })}
    >
      {total === 1 ? 'Há 1 impedimento: ver' : `Há ${total} impedimentos: ver`}
    </Button>
  )
}

/**
 * Moves the focus to the heading of a new step: screen readers announce it, and the next Tab reaches its first field.
 */
function useHeadingFocus(etapa: string): void {
  const first = useRef(true)
  useEffect(() => {
    const isFirst = first.current
    first.current = false
    if (isFirst || window.location.search !== '') return undefined
    // After the page's own focus on its content.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-etapa="${etapa}"]`)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [etapa])
}
