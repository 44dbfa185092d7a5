import { textoObrigatorio } from '@rh/domain/br/campos'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useTela } from '../tela.ts'
import { VISTAS } from './vistas.ts'

const schema = z.object({ nome: textoObrigatorio(40) })

interface GuardarVistaDialogProps {
  /** The list's own part of the address, as it is now. */
  readonly busca: string
  readonly onClose: () => void
}

/** Asks what a view of the list is called, and keeps it for the sector. */
export function GuardarVistaDialog({ busca, onClose }: GuardarVistaDialogProps) {
  const setor = useSetor()
  const { tipo } = useTela()
  const { mutateAsync } = useSubmit('POST /api/listas/vista', { invalidates: [VISTAS] })
  return (
    <FormDialog
      title="Guardar esta vista"
      text="A vista aparece para todo o setor. Cada pessoa vê nela só o que já pode ver."
      schema={schema}
      defaultValues={{ nome: '' }}
      submitLabel="Guardar"
      maxWidth="xs"
      onSubmit={({ nome }) => mutateAsync({ body: { setor, lista: tipo, nome, busca } })}
      onClose={onClose}
    >
      <TextInput source="nome" label="Nome da vista" maxLength={40} />
    </FormDialog>
  )
}
