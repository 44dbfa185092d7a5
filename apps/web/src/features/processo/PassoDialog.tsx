import type { Pendencia } from '@rh/domain/pendencia'
import { camposDe } from '@rh/domain/processo/campos-pedidos'
import type { AnyProcess } from '@rh/domain/processo/define'
import { Suspense } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { AntesDePerguntar } from './AntesDePerguntar.tsx'
import { avisar } from './avisar.ts'
import { CamposDialog } from './CamposDialog.tsx'
import { devolucaoDoImpedimento } from './devolucao-do-impedimento.ts'
import { MotivoDialog } from './MotivoDialog.tsx'
import { PendenciasDialog } from './PendenciasDialog.tsx'
import { QuandoDialog } from './QuandoDialog.tsx'
import type { TransicaoPedida } from './transicao.ts'
import type { Escolhida, Passo, TransicoesProps } from './Transicoes.tsx'

interface PassoDialogProps extends TransicoesProps {
  readonly passo: Exclude<Passo, { readonly tipo: 'nada' }>
  readonly busy: boolean
  readonly run: (pedida: TransicaoPedida) => Promise<void>
  readonly onPasso: (passo: Passo) => void
  readonly onClose: () => void
}

/** Dialog of the current step of a transition. */
export function PassoDialog(props: PassoDialogProps) {
  const { passo, process, hrefOf, busy, run, onClose, onPasso, textoDe } = props
  if (passo.tipo === 'pendencias')
    return (
      <PendenciasDialog
        {...acaoDe(process, passo.pedida.transicao)}
        pendencias={passo.pendencias}
        pergunta={passo.perguntar && textoDe(passo.pedida.transicao)}
        busy={busy}
        hrefOf={hrefOf}
        excetua={process.transitions[passo.pedida.transicao]?.excetua}
        onAccept={(alertasAceitos, motivo = passo.pedida.motivo) => {
          run({ ...passo.pedida, alertasAceitos, motivo }).catch(avisar)
        }}
        devolver={devolverDe(props, passo.pendencias, onPasso)}
        onClose={onClose}
      />
    )
  if (passo.tipo === 'verificar') return <AntesDePerguntar {...props} {...passo} />
  return <Pergunta {...props} {...passo} />
}

/** Returns the record for what stands in the way, where this person may and somebody could mend it. */
function devolverDe(
  { process, acoes, campos }: PassoDialogProps,
  pendencias: readonly Pendencia[],
  onPasso: (passo: Passo) => void,
): (() => void) | undefined {
  const transicao = acoes.find((nome) => {
    const spec = process.transitions[nome]
    return spec?.cautela && spec.motivo && process.doSolicitante.includes(spec.to)
  })
  const spec = transicao === undefined ? undefined : process.transitions[transicao]
  const pronta = devolucaoDoImpedimento(pendencias, campos)
  if (transicao === undefined || !spec || !pronta) return undefined
  return () => onPasso({ tipo: 'perguntar', transicao, spec, pronta })
}

/**
 * Words of the two buttons: what a move does, and the way out. Where the move is itself a cancelling it says of what,
 * and no other button has its word.
 */
function acaoDe(process: AnyProcess, transicao: string): { readonly acao: string; readonly saida: string } {
  const acao = process.transitions[transicao]?.label ?? 'Continuar'
  return acao === 'Cancelar'
    ? { acao: `${acao} ${process.label.one.toLowerCase()}`, saida: 'Voltar' }
    : { acao, saida: 'Cancelar' }
}

interface PerguntaProps extends PassoDialogProps, Escolhida {}

/** Dialog for the reason, the day, or a plain confirmation. */
function Pergunta(props: PerguntaProps) {
  const { process, registro, transicao, spec, textoDe, campos, agenda, pronta, busy, run, onClose } = props
  const { title, text, Campos, defaults } = textoDe(transicao)
  const { acao, saida } = acaoDe(process, transicao)
  const comuns = { title, text, confirmLabel: acao, cancelLabel: saida, onClose }
  const pedidos = camposDe(spec)
  if (pedidos && Campos)
    return (
      // A boundary of its own: the dialog opens with its fields, and the page stays where it is meanwhile.
      <Suspense>
        <CamposDialog
          {...comuns}
          campos={pedidos}
          defaults={defaults?.(registro)}
          comMotivo={spec.motivo !== undefined}
          onConfirm={(dados, motivo) => run({ transicao, dados, ...(motivo !== undefined && { motivo }) })}
        >
          <Campos registro={registro} />
        </CamposDialog>
      </Suspense>
    )
  if (spec.motivo)
    return (
      <MotivoDialog
        {...comuns}
        campos={spec.itens && campos}
        {...(process.doSolicitante.includes(spec.to) && { pronta, prontos: textoDe(transicao).prontos })}
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
