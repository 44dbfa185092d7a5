import type { Pendencia } from '@rh/domain/pendencia'
import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { notify } from '../../lib/notify.ts'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { podeEsperar } from '@rh/domain/processo/espera'
import { useTeclas } from '../../lib/teclas/use-teclas.ts'
import type { RegistroDoProcesso } from './chamadas.ts'
import { useFila } from './fila/contexto.ts'
import { teclasDasAcoes } from './fila/teclas.ts'
import type { CampoApontavel } from './campos-apontaveis.ts'
import type { DevolucaoPronta } from './devolucao-pronta.ts'
import { resultadoDe, type TransicaoPedida, type Resultado } from './transicao.ts'
import { avisar } from './avisar.ts'
import { TransitionBar } from './TransitionBar.tsx'
import { useCelebrar } from './use-celebrar.ts'

/** Questions of the moves, loaded with the first one. */
const PassoDialog = lazyPart('PassoDialog', async () => (await import('./PassoDialog.tsx')).PassoDialog)

/** Texts of a transition's dialog. */
export interface TextoDaTransicao<R = RegistroDoProcesso> {
  readonly title: string
  readonly text: string
  readonly done: string
  /** Toast after scheduling it. */
  readonly scheduled?: string
  /** Ready reasons of a return. */
  readonly prontos?: readonly string[]
  /** Inputs of the fields that the transition asks for, and their default values. */
  readonly Campos?: (props: { readonly registro: R }) => ReactNode
  readonly defaults?: (registro: R) => Readonly<Record<string, unknown>>
}

interface Agenda {
  /** First and last day; null when the transition cannot be scheduled. */
  readonly dias: { readonly de: string; readonly ate: string } | null
  /** Day for which it is already scheduled. */
  readonly marcado: string | undefined
}

export interface TransicoesProps {
  readonly process: AnyProcess
  readonly registro: RegistroDoProcesso
  readonly acoes: readonly string[]
  readonly textoDe: (transicao: string) => TextoDaTransicao
  readonly send: (pedida: TransicaoPedida) => Promise<RegistroDoProcesso>
  /** Findings that would refuse a transition now. */
  readonly verificar: (transicao: string) => Promise<readonly Pendencia[]>
  /** Refetches the record after somebody else changed it. */
  readonly onStale: () => void
  readonly campos: readonly CampoApontavel[]
  /** Present for transitions that may be scheduled. */
  readonly agenda?: Agenda | undefined
  readonly hrefOf?: ((pendencia: Pendencia) => string | null) | undefined
  /** A parecer is expected first: see `TransitionBar`. */
  readonly secundarias?: boolean
  /** What a return starts from, where documents were refused. */
  readonly pronta?: DevolucaoPronta | null
  /** How many documents were refused: the return is then the evident act. */
  readonly recusados?: number
  readonly children?: ReactNode
}

/** Transition that a person chose. */
export interface Escolhida {
  readonly transicao: string
  readonly spec: TransitionSpec<string, string>
}

export type Passo =
  | { readonly tipo: 'nada' }
  /** A transition with checks waits for its findings before it is asked about. */
  | (Escolhida & { readonly tipo: 'verificar'; readonly achados: Promise<readonly Pendencia[]> })
  /** A return may start from what stood in the way of another transition. */
  | (Escolhida & { readonly tipo: 'perguntar'; readonly pronta?: DevolucaoPronta })
  | {
      readonly tipo: 'pendencias'
      readonly pedida: TransicaoPedida
      readonly pendencias: readonly Pendencia[]
      /** The question is yet to be asked: the findings are read with it. */
      readonly perguntar?: true
    }

const nada: Passo = { tipo: 'nada' }

/** Transitions of a process with their dialogs: reasons, password, alerts to accept. */
export function Transicoes(props: TransicoesProps) {
  const { process, acoes, registro, verificar, secundarias = false, recusados = 0 } = props
  const [passo, setPasso] = useState<Passo>(nada)
  const { busy, run } = useRun(props, setPasso)
  const fila = useFila()
  const choose = (transicao: string): void => {
    const spec = process.transitions[transicao]
    if (!spec || passo.tipo !== 'nada') return
    // What can be undone is not asked about first.
    const perguntar = !fila || !podeEsperar(process, transicao) || spec.motivo || spec.campos
    if (!perguntar) run({ transicao }).catch(avisar)
    else if (spec.checks)
      setPasso({ tipo: 'verificar', transicao, spec, achados: verificar(transicao).catch(() => []) })
    else setPasso({ tipo: 'perguntar', transicao, spec })
  }
  useTeclas('Decidir', fila ? teclasDasAcoes(props, fila, choose) : [])
  return (
    <>
      <TransitionBar
        process={process}
        acoes={acoes}
        busy={busy}
        secundarias={secundarias}
        solicitante={registro.solicitante.nome}
        recusados={recusados}
        onChoose={choose}
      >
        {props.children}
      </TransitionBar>
      {passo.tipo !== 'nada' && (
        <PassoDialog
          {...props}
          passo={passo}
          busy={busy}
          run={run}
          onPasso={setPasso}
          onClose={() => setPasso(nada)}
        />
      )}
    </>
  )
}

const CONFIRA = 'A página mostra agora a situação atual. Confira e tente de novo.'

/**
 * Sends a transition and decides which dialog comes next. Errors it throws are shown by the open dialog, over the typed
 * values.
 */
function useRun(props: TransicoesProps, setPasso: (passo: Passo) => void) {
  const { process, registro, send, textoDe, onStale } = props
  const celebrar = useCelebrar(process)
  const [busy, setBusy] = useState(false)
  const withPassword = useStepUp()
  const fila = useFila()
  const dizer = ({ transicao, para }: TransicaoPedida, feito: RegistroDoProcesso): void => {
    const { done, scheduled = done } = textoDe(transicao)
    if (fila) fila.decidiu(feito, para === undefined ? done : scheduled)
    else if (para !== undefined) notify.success(scheduled)
    else if (!celebrar(transicao, registro.id)) notify.success(done)
  }
  const run = async (pedida: TransicaoPedida): Promise<void> => {
    setBusy(true)
    const resultado = await withPassword(() => send(pedida)).then(
      (registrado): Resultado => ({ tipo: 'feito', registrado }),
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
    if (resultado.tipo === 'feito') dizer(pedida, resultado.registrado)
  }
  return { busy, run }
}
