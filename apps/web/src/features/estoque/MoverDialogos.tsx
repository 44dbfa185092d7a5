import { novaEntrada, novaTransferencia, novoDescarte } from '@rh/domain/estoque/formularios'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { LocalEscolhido, LocalInput } from '../processo/estoque/SaidaCampos.tsx'
import { MOSTRAM_ESTOQUE } from './chamadas.ts'
import { Linhas } from './Linhas.tsx'

interface DialogoProps {
  readonly onClose: () => void
}

const UMA = [{ quantidade: 1, tamanho: '' }]

/** What came in, line by line of its note. */
export function EntradaDialog({ onClose }: DialogoProps) {
  const dar = useSubmit('POST /api/product/entrada', { invalidates: MOSTRAM_ESTOQUE })
  return (
    <FormDialog
      title="Entrada"
      text="O que chegou, com o número da nota. A primeira entrada de uma peça começa o controle do estoque dela."
      schema={novaEntrada}
      defaultValues={{ linhas: UMA }}
      submitLabel="Registrar entrada"
      maxWidth="md"
      onSubmit={async (body) => {
        await dar.mutateAsync({ body })
        notify.success('Entrada registrada.')
      }}
      onClose={onClose}
    >
      <LocalEscolhido />
      <TextInput
        source="nota"
        label="Nota"
        helper="Número da nota ou do pedido."
        maxLength={60}
        cols={6}
        opcional
      />
      <Linhas source="linhas" local="localId" comCusto />
    </FormDialog>
  )
}

/** From one place to another. */
export function TransferirDialog({ onClose }: DialogoProps) {
  const levar = useSubmit('POST /api/product/transferir', { invalidates: MOSTRAM_ESTOQUE })
  return (
    <FormDialog
      title="Transferir"
      text="As peças saem de um local e entram no outro ao mesmo tempo."
      schema={novaTransferencia}
      defaultValues={{ linhas: UMA }}
      submitLabel="Transferir"
      maxWidth="md"
      onSubmit={async (body) => {
        await levar.mutateAsync({ body })
        notify.success('Peças transferidas.')
      }}
      onClose={onClose}
    >
      <LocalInput source="deId" label="De" />
      <LocalInput source="paraId" label="Para" />
      <TextInput source="motivo" label="Motivo" maxLength={255} cols={12} opcional />
      <Linhas source="linhas" local="deId" />
    </FormDialog>
  )
}

/** What is of no use any more. */
export function DescartarDialog({ onClose }: DialogoProps) {
  const descartar = useSubmit('POST /api/product/descartar', { invalidates: MOSTRAM_ESTOQUE })
  return (
    <FormDialog
      title="Descartar"
      text="O que está no estoque e não serve mais. O motivo fica no movimento."
      schema={novoDescarte}
      defaultValues={{ motivo: '', linhas: UMA }}
      submitLabel="Descartar"
      tone="error"
      maxWidth="md"
      onSubmit={async (body) => {
        await descartar.mutateAsync({ body })
        notify.success('Descarte registrado.')
      }}
      onClose={onClose}
    >
      <LocalEscolhido />
      <TextInput source="motivo" label="Motivo" maxLength={255} cols={6} />
      <Linhas source="linhas" local="localId" />
    </FormDialog>
  )
}
