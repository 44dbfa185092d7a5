import type { Pendencia } from '@rh/domain/pendencia'
import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import { useState, type ReactNode } from 'react'
import { ApiError, toApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import type { RegistroDoProcesso } from './chamadas.ts'
import type { CampoApontavel } from './campos-apontaveis.ts'
import { CamposDialog } from './CamposDialog.tsx'
import { MotivoDialog } from './MotivoDialog.tsx'
import { resultadoDe, type TransicaoPedida, type Resultado } from './transicao.ts'
import { QuandoDialog } from './QuandoDialog.tsx'
import { PendenciasDialog } from './PendenciasDialog.tsx'
import { TransitionBar } from './TransitionBar.tsx'
import { useCelebrar } from './use-celebrar.ts'

/** What a dialog says before a move. */
export interface TextoDaTransicao<R = RegistroDoProcesso> {
  readonly title: string
  readonly text: string
  readonly done: string
  /** Said when it was left for a day. */
  readonly scheduled?: string
  /** The inputs of the fields that the move asks for, and what they begin with. */
  readonly Campos?: (props: { readonly registro: R }) => ReactNode
  readonly defaults?: (registro: R) => Readonly<Record<string, unknown>>
}

interface Agenda {
  /** The first and the last day; null when the move is only made now. */
  readonly dias: { readonly de: string; readonly ate: string } | null
  /** The day that is set already. */
  readonly marcado: string | undefined
}

interface TransicoesProps {
  readonly process: AnyProcess
  readonly registro: RegistroDoProcesso
  readonly acoes: readonly string[]
  readonly textoDe: (transicao: string) => TextoDaTransicao
  readonly send: (pedida: TransicaoPedida) => Promise<unknown>
  /** Reads the record again: someone changed it. */
  readonly onStale: () => void
  readonly campos: readonly CampoApontavel[]
  /** For moves that may be left for a day. */
  readonly agenda?: Agenda | undefined
  readonly hrefOf?: ((pendencia: Pendencia) => string | null) | undefined
  readonly children?: ReactNode
}

type Passo =
  | { readonly tipo: 'nada' }
  | { readonly tipo: 'perguntar'; readonly transicao: string; readonly spec: TransitionSpec<string, string> }
  | {
      readonly tipo: 'pendencias'
      readonly pedida: TransicaoPedida
      readonly pendencias: readonly Pendencia[]
    }

const nada: Passo = { tipo: 'nada' }

/** The moves of a process and everything they ask on the way: reasons, the password, alerts to accept. */
export function Transicoes(props: TransicoesProps) {
  const { process, acoes } = props
  const [passo, setPasso] = useState<Passo>(nada)
  const { busy, run } = useRun(props, setPasso)
  const choose = (transicao: string): void => {
    const spec = process.transitions[transicao]
    if (spec) setPasso({ tipo: 'perguntar', transicao, spec })
  }
  return (
    <>
      <TransitionBar process={process} acoes={acoes} busy={busy} onChoose={choose}>
        {props.children}
      </TransitionBar>
      <PassoDialog {...props} passo={passo} busy={busy} run={run} onClose={() => setPasso(nada)} />
    </>
  )
}

interface PassoDialogProps extends TransicoesProps {
  readonly passo: Passo
  readonly busy: boolean
  readonly run: (pedida: TransicaoPedida) => Promise<void>
  readonly onClose: () => void
}

/** What a move asks at this point. */
function PassoDialog(props: PassoDialogProps) {
  const { passo, process, hrefOf, busy, run, onClose } = props
  if (passo.tipo === 'nada') return null
  if (passo.tipo === 'pendencias')
    return (
      <PendenciasDialog
        acao={process.transitions[passo.pedida.transicao]?.label ?? 'Continuar'}
        pendencias={passo.pendencias}
        busy={busy}
        hrefOf={hrefOf}
        excetua={process.transitions[passo.pedida.transicao]?.excetua}
        onAccept={(alertasAceitos, motivo = passo.pedida.motivo) => {
          run({ ...passo.pedida, alertasAceitos, motivo }).catch(avisar)
        }}
        onClose={onClose}
      />
    )
  return <Pergunta {...props} {...passo} />
}

interface PerguntaProps extends PassoDialogProps {
  readonly transicao: string
  readonly spec: TransitionSpec<string, string>
}

/** Asks why, or when, or only whether. */
function Pergunta(props: PerguntaProps) {
  const { registro, transicao, spec, textoDe, campos, agenda, busy, run, onClose } = props
  const { title, text, Campos, defaults } = textoDe(transicao)
  const comuns = { title, text, confirmLabel: spec.label, onClose }
  if (spec.campos && Campos)
    return (
      <CamposDialog
        {...comuns}
        campos={spec.campos}
        defaults={defaults?.(registro)}
        comMotivo={spec.motivo !== undefined}
        onConfirm={(dados, motivo) => run({ transicao, dados, ...(motivo !== undefined && { motivo }) })}
      >
        <Campos registro={registro} />
      </CamposDialog>
    )
  if (spec.motivo)
    return (
      <MotivoDialog
        {...comuns}
        campos={spec.itens && campos}
        onConfirm={(motivo, itens) => run({ transicao, motivo, ...(itens.length > 0 && { itens }) })}
      />
    )
  if (spec.agendavel && agenda?.dias)
    return (
      <QuandoDialog
        {...comuns}
        dias={agenda.dias}
        marcado={agenda.marcado}
        onConfirm={(para) => run({ transicao, ...(para !== undefined && { para }) })}
      />
    )
  return (
    <ConfirmDialog
      open
      {...comuns}
      busy={busy}
      onConfirm={() => {
        run({ transicao }).catch((error: unknown) => {
          avisar(error)
          // Over a record that changed there is nothing more to ask.
          if (toApiError(error).status === 409) onClose()
        })
      }}
    />
  )
}

/** Tells of a failure that the dialog itself has no place for. */
function avisar(error: unknown): void {
  const { mensagem, campos, acao, status } = toApiError(error)
  const say = status === 409 ? notify.warning : notify.error
  say([mensagem, ...Object.values(campos)].join(' '), { description: acao })
}

const CONFIRA = 'A página mostra agora a situação atual. Confira e tente de novo.'

/**
 * Sends a move and decides what the screen asks next. What it throws is for the dialog to say, over what was typed in it.
 */
function useRun(props: TransicoesProps, setPasso: (passo: Passo) => void) {
  const { process, registro, send, textoDe, onStale } = props
  const celebrar = useCelebrar(process)
  const [busy, setBusy] = useState(false)
  const withPassword = useStepUp()
  const dizer = ({ transicao, para }: TransicaoPedida): void => {
    const { done, scheduled = done } = textoDe(transicao)
    if (para !== undefined) notify.success(scheduled)
    else if (!celebrar(transicao, registro.id)) notify.success(done)
  }
  const run = async (pedida: TransicaoPedida): Promise<void> => {
    setBusy(true)
    const resultado = await withPassword(() => send(pedida)).then(
      (): Resultado => ({ tipo: 'feito' }),
      resultadoDe,
    )
    setBusy(false)
    if (resultado.tipo === 'pendencias') {
      setPasso({ tipo: 'pendencias', pedida, pendencias: resultado.pendencias })
      return
    }
    if (resultado.tipo === 'falhou') throw resultado.error
    if (resultado.tipo === 'mudou') {
      onStale()
      const { status, codigo, mensagem } = resultado.error
      throw new ApiError({ status, codigo, mensagem, acao: CONFIRA })
    }
    setPasso(nada)
    if (resultado.tipo === 'feito') dizer(pedida)
  }
  return { busy, run }
}
