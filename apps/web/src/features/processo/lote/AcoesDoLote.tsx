import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { notify } from '../../../lib/notify.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { MotivoDialog } from '../MotivoDialog.tsx'
import { useTela } from '../tela.ts'
import { chamadasDoLote, type Lote } from './chamadas.ts'
import { MoverComAchados } from './MoverComAchados.tsx'

type Aberto =
  | { readonly que: 'tentar' }
  | { readonly que: 'desistir' }
  | { readonly que: 'mover'; readonly transicao: string }

/** Transitions of a whole batch; cautious ones ask for a reason. */
export function AcoesDoLote({ lote }: { readonly lote: Lote }) {
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const { process } = useTela()
  const { pode, contagens } = lote
  const porFazer = contagens.previsto + contagens.recusado
  return (
    <>
      {pode.cancelar && (
        <Button color="inherit" variant="outlined" onClick={() => setAberto({ que: 'desistir' })}>
          {`Desistir ${porFazer === 1 ? 'de quem falta' : `dos ${porFazer} que faltam`}`}
        </Button>
      )}
      {pode.mover.map((transicao) => (
        <Button
          key={transicao}
          variant={process.transitions[transicao]?.cautela ? 'outlined' : 'contained'}
          color={process.transitions[transicao]?.cautela ? 'inherit' : 'primary'}
          onClick={() => setAberto({ que: 'mover', transicao })}
        >
          {`${process.transitions[transicao]?.label ?? transicao} em lote`}
        </Button>
      ))}
      {pode.tentar && (
        <Button variant="contained" onClick={() => setAberto({ que: 'tentar' })}>
          Tentar os recusados de novo
        </Button>
      )}
      {aberto && <Pergunta lote={lote} aberto={aberto} onClose={() => setAberto(null)} />}
    </>
  )
}

interface PerguntaProps {
  readonly lote: Lote
  readonly aberto: Aberto
  readonly onClose: () => void
}

function Pergunta({ lote, aberto, onClose }: PerguntaProps) {
  const { id, contagens } = lote
  const chamadas = chamadasDoLote(useTela().tipo)
  const aposEscrever = { invalidates: [chamadas.obter, chamadas.itens] } as const
  const tentar = useSubmit(chamadas.tentar, aposEscrever)
  const cancelar = useSubmit(chamadas.cancelar, aposEscrever)
  const mover = useSubmit(chamadas.mover, aposEscrever)
  const fazer = async (acao: Promise<unknown>, dito: string): Promise<void> => {
    await acao
    notify.success(dito)
    onClose()
  }
  if (aberto.que === 'tentar')
    return (
      <Confirmar
        title="Tentar os recusados de novo?"
        text="Cada pedido é conferido outra vez, como está hoje. Quem for recusado de novo continua na lista, com o motivo."
        confirmLabel="Tentar de novo"
        onConfirm={() => fazer(tentar.mutateAsync({ body: { id } }), 'O lote recomeçou.')}
        onClose={onClose}
      />
    )
  if (aberto.que === 'desistir')
    return (
      <MotivoDialog
        title="Desistir do que ainda não foi criado?"
        text={`${contagens.previsto + contagens.recusado} pedidos não serão criados. Os ${contagens.criado} que já existem continuam.`}
        confirmLabel="Desistir"
        onConfirm={(motivo) =>
          fazer(cancelar.mutateAsync({ body: { id, motivo } }), 'O resto do lote não será criado.')
        }
        onClose={onClose}
      />
    )
  const { transicao } = aberto
  return (
    <PerguntaDaTransicao
      lote={lote}
      transicao={transicao}
      onConfirm={(dito) =>
        fazer(mover.mutateAsync({ body: { id, transicao, ...dito } }), 'Em andamento: o sino avisa no fim.')
      }
      onClose={onClose}
    />
  )
}

interface PerguntaDaTransicaoProps extends Pick<PerguntaProps, 'lote' | 'onClose'> {
  readonly transicao: string
  readonly onConfirm: (dito: {
    readonly motivo?: string
    readonly alertasAceitos?: string[]
  }) => Promise<void>
}

/** What a transition asks of a whole batch: to read what was found, a reason, or a yes. */
function PerguntaDaTransicao({
  lote: { id, situacoes },
  transicao,
  onConfirm,
  onClose,
}: PerguntaDaTransicaoProps) {
  const spec = useTela().process.transitions[transicao]
  const label = spec?.label ?? transicao
  const isCancelar = label === 'Cancelar'
  const [acao, saida] = isCancelar ? ['Cancelar em lote', 'Voltar'] : [label, 'Cancelar']
  const quantos = Object.entries(situacoes).reduce(
    (soma, [status, n]) => soma + (spec?.from.includes(status) ? n : 0),
    0,
  )
  const text = `${quantos} ${quantos === 1 ? 'pedido está' : 'pedidos estão'} em situação de ${label.toLowerCase()}. Cada um é conferido como se fosse sozinho; o que for recusado fica na lista, com o motivo.`
  const title = `${label} o lote inteiro?`
  if (spec?.checks?.length)
    return (
      <MoverComAchados
        id={id}
        transicao={transicao}
        spec={spec}
        title={title}
        text={text}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    )
  if (spec?.motivo === 'obrigatorio')
    return (
      <MotivoDialog
        title={title}
        text={text}
        confirmLabel={acao}
        cancelLabel={saida}
        onConfirm={(motivo) => onConfirm({ motivo })}
        onClose={onClose}
      />
    )
  return (
    <Confirmar
      title={title}
      text={text}
      confirmLabel={acao}
      cancelLabel={saida}
      onConfirm={() => onConfirm({})}
      onClose={onClose}
    />
  )
}

interface ConfirmarProps {
  readonly title: string
  readonly text: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** Confirmation dialog; a failure is shown in it and keeps it open. */
const Confirmar = (props: ConfirmarProps) => <ConfirmDialog {...props} open />
