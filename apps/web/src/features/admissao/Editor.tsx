import Button from '@mui/material/Button'
import type { Pendencia } from '@rh/domain/pendencia'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FormStepper } from '../../ui/page/FormStepper.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { FormLayout } from '../processo/FormLayout.tsx'
import { ProcessoStatus } from '../processo/ProcessoStatus.tsx'
import { SaveGuard } from '../processo/SaveGuard.tsx'
import { SaveStatus } from '../processo/SaveStatus.tsx'
import { VerificacaoPanel } from '../processo/VerificacaoPanel.tsx'
import { campoHref, nomeDe, passosDe, primeiraPendente, type Passo } from './andamento.ts'
import { AnexosPasso } from './anexos/AnexosPasso.tsx'
import { Conflito } from './Conflito.tsx'
import { Devolucao } from './Devolucao.tsx'
import type { Registro } from './queries.ts'
import { StepForm } from './StepForm.tsx'
import { useRascunho } from './use-rascunho.ts'
import { useVerificacao } from './use-verificacao.ts'
import { useEnderecos } from './use-enderecos.ts'

interface EditorProps {
  readonly registro: Registro
  /** The step in the address; without one, the first with something to do. */
  readonly etapa: Passo | undefined
}

/** The draft in steps: typed, saved and checked at the same time. */
export function Editor({ registro, etapa }: EditorProps) {
  const { id } = registro
  const enderecos = useEnderecos(id)
  const rascunho = useRascunho(registro)
  const { dados, state, geracao, cofre } = rascunho
  const verificacao = useVerificacao(id, dados, enderecos)
  const { faltas, achados = [] } = verificacao
  const [inicial] = useState(() => primeiraPendente(faltas))
  const atual = etapa ?? inicial
  const base = enderecos.etapa(atual).replace(/[^/]+$/, '')
  useHeadingFocus(atual)
  return (
    <Page
      title={nomeDe(dados) ?? 'Nova admissão'}
      status={<ProcessoStatus process={admissao} status={registro.status} />}
      subtitle={`Admissão ${registro.numero} · pedida por ${registro.solicitante.nome}`}
      actions={<SaveStatus state={state} onRetry={cofre.autosave.wake} />}
    >
      <Devolucao registro={registro} enderecos={enderecos} />
      <Impedimentos achados={achados} />
      <FormLayout
        panelId={CONFERENCIA}
        steps={
          <FormStepper
            label="Etapas da admissão"
            current={atual}
            steps={passosDe(dados, faltas, achados, enderecos)}
          />
        }
        panel={<VerificacaoPanel {...verificacao} hrefOf={(pendencia) => campoHref(enderecos, pendencia)} />}
      >
        {atual === ETAPA_ANEXOS ? (
          <AnexosPasso id={id} enderecos={enderecos} />
        ) : (
          <StepForm
            key={`${atual}-${geracao}`}
            id={id}
            etapa={atual}
            dados={dados}
            enderecos={enderecos}
            onChange={rascunho.change}
            onPause={() => void cofre.autosave.flush()}
          />
        )}
      </FormLayout>
      <SaveGuard
        state={state}
        flush={cofre.autosave.flush}
        isInside={(pathname) => pathname.startsWith(base) && pathname !== enderecos.revisar}
      />
      {state.status === 'conflito' && (
        <Conflito id={id} rascunho={rascunho} error={state.error} visualizarHref={enderecos.visualizar} />
      )}
    </Page>
  )
}

const CONFERENCIA = 'conferencia'

/** On phones the panel is below the form: what stops the admission is announced above it. */
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

/** A new step starts at its heading: the next Tab is its first field, and the step is read out. */
function useHeadingFocus(etapa: Passo): void {
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
