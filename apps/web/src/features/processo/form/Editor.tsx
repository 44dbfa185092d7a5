import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { bloqueio } from '@rh/domain/achado'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { beginIn } from '../../../lib/teclas/type-ahead.ts'
import { firstFieldOf, hasKeys, isFocusFree } from '../../../ui/form/first-field.ts'
import { FieldNotes, FieldQuestions } from '../../../ui/form/field-notes.ts'
import { useIsPhone } from '../../../theme/use-is-phone.ts'
import { FormPage } from '../../../ui/page/FormPage.tsx'
import { FormStepper } from '../../../ui/page/FormStepper.tsx'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import { itensDevolvidos, notasDosCampos } from '../devolucao.ts'
import { Presentes } from '../Presentes.tsx'
import { ProcessoStatus } from '../ProcessoStatus.tsx'
import { useTela } from '../tela.ts'
import { numeroEAutor } from '../textos.ts'
import { comDevolvidos, passosDe, primeiraPendente } from './andamento.ts'
import type { Enderecos } from './enderecos.ts'
import { CriarComoEsta } from './CriarComoEsta.tsx'
import { AnexosPasso } from './AnexosPasso.tsx'
import { errosDaEtapa } from './conferencia.ts'
import { ConferenciaPanel } from './ConferenciaPanel.tsx'
import { DevolucaoDoForm } from './DevolucaoDoForm.tsx'
import { Conflito } from './draft/Conflito.tsx'
import { DisputaDoCampo } from './draft/DisputaDoCampo.tsx'
import type { Disputa } from './draft/disputas.ts'
import { SaveGuard } from './draft/SaveGuard.tsx'
import { SaveStatus } from './draft/SaveStatus.tsx'
import { useRascunho, type RascunhoAberto } from './draft/use-rascunho.ts'
import { EditorBar } from './EditorBar.tsx'
import { FormLayout } from './FormLayout.tsx'
import { PASSO_ANEXOS, type FormularioDaTela, type RegistroEmEtapas } from './formulario.ts'
import { StepForm } from './StepForm.tsx'
import { isTentativa } from './tentativa.ts'
import { useEnderecos } from './use-enderecos.ts'
import { useVerificacao, type Verificacao } from './use-verificacao.ts'

interface EditorProps {
  readonly form: FormularioDaTela
  readonly registro: RegistroEmEtapas
  /** Step in the address; by default the first with something to do. */
  readonly etapa: string | undefined
}

/** Editor of a draft in steps, with autosave and checks while typing. */
export function Editor({ form, registro, etapa }: EditorProps) {
  const { id } = registro
  const enderecos = useEnderecos(id)
  const rascunho = useRascunho(form, registro)
  const { dados, state, cofre, disputas } = rascunho
  const outras = useDisputadas(form, registro, disputas)
  const verificacao = useVerificacao(form, id, dados, enderecos, { outras })
  const { conferencia } = verificacao
  const [inicial] = useState(() => primeiraPendente(form, conferencia))
  const atual = etapa ?? inicial
  const base = enderecos.etapa(atual).replace(/[^/]+$/, '')
  const aqui: EditorAberto = { form, registro, etapa: atual, enderecos, rascunho, verificacao }
  const [tentou, tentar] = useTentou()
  useStepFocus(atual)
  return (
    <EditorPage {...aqui}>
      <Corpo {...aqui} tentou={tentou} />
      <EditorBar {...aqui} tentou={tentou} onTentar={tentar} />
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
    </EditorPage>
  )
}

/** Everything that the parts of an open editor look at. */
export interface EditorAberto {
  readonly form: FormularioDaTela
  readonly registro: RegistroEmEtapas
  readonly etapa: string
  readonly enderecos: Enderecos
  readonly rascunho: RascunhoAberto
  readonly verificacao: Verificacao
}

/** Whether sending was tried, here or in the review that led here. */
function useTentou(): readonly [boolean, () => void] {
  const { state } = useLocation()
  const [tentou, setTentou] = useState(() => isTentativa(state))
  return [tentou, () => setTentou(true)]
}

/** Fields that wait for a choice between two values, as findings: nothing is sent before it. */
const useDisputadas = (form: FormularioDaTela, registro: RegistroEmEtapas, disputas: readonly Disputa[]) =>
  useMemo(() => {
    const rotulos = form.rotulosDe(registro)
    return disputas.map(({ etapa, campo }) =>
      bloqueio('disputa', `${rotulos.campo(etapa, campo)}: escolha qual dos dois valores fica.`, {
        etapa,
        campo,
      }),
    )
  }, [form, registro, disputas])

/** Page around a step: header, saved state and, on phones, the steps. */
function EditorPage({
  form,
  registro,
  etapa,
  enderecos,
  rascunho,
  verificacao,
  children,
}: EditorAberto & { readonly children: ReactNode }) {
  const { process, textos } = useTela()
  const { dados, state, cofre } = rascunho
  const nome = form.nomeDe(dados) ?? `Nov${textos.fim} ${textos.um}`
  return (
    <FormPage
      title={nome}
      status={<ProcessoStatus process={process} status={registro.status} />}
      subtitle={numeroEAutor(process, textos, registro)}
      presence={<Presentes id={registro.id} />}
      saved={<SaveStatus state={state} onRetry={cofre.autosave.wake} />}
      actions={<CriarComoEsta id={registro.id} />}
      phone={{
        title: etapa === PASSO_ANEXOS ? 'Anexos' : (form.etapas[etapa]?.label ?? etapa),
        detail: nome.split(' ')[0],
        heading: { 'data-etapa': etapa },
        steps: {
          label: `Etapas d${textos.o} ${textos.um}`,
          current: etapa,
          list: passosDe(form, dados, verificacao.conferencia, enderecos),
        },
      }}
    >
      {children}
    </FormPage>
  )
}

/** Steps, the step on the screen and what is still missing. */
function Corpo({
  form,
  registro,
  etapa,
  enderecos,
  rascunho,
  verificacao,
  tentou,
}: EditorAberto & { readonly tentou: boolean }) {
  const { process, textos } = useTela()
  const fone = useIsPhone()
  const { dados } = rascunho
  const devolvidos = useMemo(() => itensDevolvidos(process, registro), [process, registro])
  const notas = useMemo(() => notasDosCampos(devolvidos, etapa), [devolvidos, etapa])
  const passos = comDevolvidos(passosDe(form, dados, verificacao.conferencia, enderecos), devolvidos)
  const ajuda = form.Antes && (
    <form.Antes registro={registro} salvar={rascunho.cofre.autosave.flush} conciliar={rascunho.conciliar} />
  )
  return (
    <>
      <DevolucaoDoForm form={form} registro={registro} />
      <FormLayout
        steps={
          !fone && <FormStepper label={`Etapas d${textos.o} ${textos.um}`} current={etapa} steps={passos} />
        }
        hint={
          !fone && (
            <>
              <ProximoQueFalta />
              {ajuda && <Box sx={{ mt: 2 }}>{ajuda}</Box>}
            </>
          )
        }
        panel={!fone && <ConferenciaPanel {...verificacao} etapa={etapa} tentou={tentou} />}
      >
        <FieldNotes value={notas}>
          <ComPerguntas form={form} registro={registro} etapa={etapa} rascunho={rascunho}>
            <Passo
              form={form}
              id={registro.id}
              etapa={etapa}
              rascunho={rascunho}
              verificacao={verificacao}
              tentou={tentou}
            />
          </ComPerguntas>
        </FieldNotes>
      </FormLayout>
      {/* Below the fields, which come first on a small screen. */}
      {fone && ajuda}
    </>
  )
}

/** The key that leads through what is missing, where there are keys. */
const ProximoQueFalta = () => (
  <Typography
    variant="caption"
    color="textSecondary"
    sx={{
      display: { xs: 'none', lg: 'block' },
      mt: 1.5,
      pl: 1.5,
      '@media (pointer: coarse)': { display: 'none' },
    }}
  >
    <Tecla tecla="ctrl+." /> vai ao próximo que falta
  </Typography>
)

interface ComPerguntasProps extends Pick<EditorAberto, 'form' | 'registro' | 'etapa' | 'rascunho'> {
  readonly children: ReactNode
}

/** Puts the question of each disputed field of the step below it. */
function ComPerguntas({ form, registro, etapa, rascunho, children }: ComPerguntasProps) {
  const { disputas, decidir } = rascunho
  const rotulos = form.rotulosDe(registro)
  const daqui = disputas.filter((um) => um.etapa === etapa)
  const perguntas = Object.fromEntries(
    daqui.map((disputa) => [
      disputa.campo,
      <DisputaDoCampo key={disputa.campo} disputa={disputa} rotulos={rotulos} onDecidir={decidir} />,
    ]),
  )
  return <FieldQuestions value={perguntas}>{children}</FieldQuestions>
}

interface PassoProps extends Pick<EditorAberto, 'form' | 'etapa' | 'rascunho' | 'verificacao'> {
  readonly id: number
  readonly tentou: boolean
}

/** Form of a step, or the documents step. */
function Passo({ form, id, etapa, rascunho, verificacao, tentou }: PassoProps) {
  if (etapa === PASSO_ANEXOS) return <AnexosPasso id={id} />
  const { conferencia, checking } = verificacao
  return (
    <StepForm
      key={etapa}
      form={form}
      id={id}
      etapa={etapa}
      dados={rascunho.dados}
      geracao={rascunho.geracao}
      erros={checking ? null : semDisputadas(errosDaEtapa(conferencia, etapa, tentou), rascunho, etapa)}
      tentou={tentou}
      onChange={rascunho.change}
      onPause={() => void rascunho.cofre.autosave.flush()}
    />
  )
}

/** A disputed field asks its own question: nothing else is said at it. */
const semDisputadas = (
  erros: Readonly<Record<string, string>>,
  { disputas }: RascunhoAberto,
  etapa: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(erros).filter(
      ([campo]) => !disputas.some((um) => um.etapa === etapa && um.campo === campo),
    ),
  )

/**
 * Begins a step in its first field, where there are keys to type with: screen readers say whose step it is as they enter
 * it. Elsewhere, and where a step has no field yet, the focus goes to the heading of a new step.
 */
function useStepFocus(etapa: string): void {
  const first = useRef(true)
  useEffect(() => {
    const isFirst = first.current
    first.current = false
    if (window.location.search !== '') return undefined
    // After the page's own focus on its content.
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>(`[data-etapa="${etapa}"]`)
      const part = heading?.closest('section')
      const field = part && hasKeys() ? firstFieldOf(part) : undefined
      // Whoever has begun in the step already is not called back.
      if ((isFirst && !isFocusFree()) || part?.contains(document.activeElement)) return
      if (field) beginIn(field)
      else if (!isFirst) heading?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [etapa])
}
