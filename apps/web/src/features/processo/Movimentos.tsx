import type { Pendencia } from '@rh/domain/contract/erro'
import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import { useState, type ReactNode } from 'react'
import { notify } from '../../lib/notify.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { MotivoDialog, type CampoApontavel } from './MotivoDialog.tsx'
import { resultadoDe, type Movimento, type Resultado } from './movimento.ts'
import { PendenciasDialog } from './PendenciasDialog.tsx'
import { TransitionBar } from './TransitionBar.tsx'
import { useCelebrar } from './use-celebrar.ts'

/** What a dialog says before a move. */
export interface TextoMovimento {
  readonly title: string
  readonly text: string
  readonly done: string
}

interface MovimentosProps {
  readonly process: AnyProcess
  readonly id: number
  readonly acoes: readonly string[]
  readonly textoDe: (transicao: string) => TextoMovimento
  readonly send: (movimento: Movimento) => Promise<unknown>
  /** Reads the record again: someone changed it. */
  readonly onStale: () => void
  readonly campos: readonly CampoApontavel[]
  readonly hrefOf?: ((pendencia: Pendencia) => string | null) | undefined
  readonly children?: ReactNode
}

type Passo =
  | { readonly tipo: 'nada' }
  | { readonly tipo: 'perguntar'; readonly transicao: string; readonly spec: TransitionSpec<string, string> }
  | { readonly tipo: 'pendencias'; readonly movimento: Movimento; readonly pendencias: readonly Pendencia[] }

const nada: Passo = { tipo: 'nada' }

/** The moves of a process and everything they ask on the way: reasons, the password, alerts to accept. */
export function Movimentos(props: MovimentosProps) {
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

interface PassoDialogProps extends MovimentosProps {
  readonly passo: Passo
  readonly busy: boolean
  readonly run: (movimento: Movimento) => Promise<void>
  readonly onClose: () => void
}

/** What a move asks at this point. */
function PassoDialog({ passo, process, textoDe, campos, hrefOf, busy, run, onClose }: PassoDialogProps) {
  if (passo.tipo === 'nada') return null
  if (passo.tipo === 'pendencias')
    return (
      <PendenciasDialog
        acao={process.transitions[passo.movimento.transicao]?.label ?? 'Continuar'}
        pendencias={passo.pendencias}
        busy={busy}
        hrefOf={hrefOf}
        onAccept={(alertasAceitos) => void run({ ...passo.movimento, alertasAceitos })}
        onClose={onClose}
      />
    )
  const { transicao, spec } = passo
  return spec.motivo ? (
    <MotivoDialog
      {...textoDe(transicao)}
      confirmLabel={spec.label}
      campos={spec.itens && campos}
      onConfirm={(motivo, itens) => run({ transicao, motivo, ...(itens.length > 0 && { itens }) })}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      open
      {...textoDe(transicao)}
      confirmLabel={spec.label}
      busy={busy}
      onConfirm={() => void run({ transicao })}
      onClose={onClose}
    />
  )
}

/** Sends a move and decides what the screen asks next. */
function useRun({ process, id, send, textoDe, onStale }: MovimentosProps, setPasso: (passo: Passo) => void) {
  const celebrar = useCelebrar(process)
  const [busy, setBusy] = useState(false)
  const withPassword = useStepUp()
  const run = async (movimento: Movimento): Promise<void> => {
    setBusy(true)
    const resultado = await withPassword(() => send(movimento)).then(
      (): Resultado => ({ tipo: 'feito' }),
      resultadoDe,
    )
    setBusy(false)
    if (resultado.tipo === 'pendencias') {
      setPasso({ tipo: 'pendencias', movimento, pendencias: resultado.pendencias })
      return
    }
    if (resultado.tipo === 'falhou') {
      const { mensagem, acao, campos } = resultado.error
      notify.error([mensagem, ...Object.values(campos)].join(' '), { description: acao })
      return
    }
    setPasso(nada)
    if (resultado.tipo === 'feito' && !celebrar(movimento.transicao, id))
      notify.success(textoDe(movimento.transicao).done)
    if (resultado.tipo !== 'mudou') return
    notify.warning(resultado.error.mensagem, {
      description: 'A página mostra agora a situação atual. Confira e tente de novo.',
    })
    onStale()
  }
  return { busy, run }
}
