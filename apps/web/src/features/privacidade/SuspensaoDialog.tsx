import { textoObrigatorio } from '@rh/domain/br/campos'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'

const schema = z.object({ motivo: textoObrigatorio(500, 5) })

const INVALIDA = ['GET /api/privacidade/titular/:id', 'GET /api/privacidade/prazos'] as const

const textos = {
  suspender: {
    title: 'Suspender a eliminação?',
    text: 'Nada do que se guarda desta pessoa poderá ser eliminado até que alguém retome os prazos.',
    submitLabel: 'Suspender',
    feito: 'Eliminação suspensa.',
  },
  retomar: {
    title: 'Retomar os prazos?',
    text: 'Os prazos de guarda voltam a contar como antes. Quem suspendeu e por quê fica registrado.',
    submitLabel: 'Retomar',
    feito: 'Os prazos voltaram a valer.',
  },
} as const

interface SuspensaoDialogProps {
  readonly id: number
  readonly suspensa: boolean
  readonly onClose: () => void
}

/** Asks why the terms of a person are held back, or why they count again. */
export function SuspensaoDialog({ id, suspensa, onClose }: SuspensaoDialogProps) {
  const suspender = useSubmit('POST /api/privacidade/suspender', { invalidates: INVALIDA })
  const retomar = useSubmit('POST /api/privacidade/retomar', { invalidates: INVALIDA })
  const { feito, ...palavras } = suspensa ? textos.retomar : textos.suspender
  return (
    <FormDialog
      {...palavras}
      maxWidth="xs"
      schema={schema}
      defaultValues={{ motivo: '' }}
      onSubmit={async ({ motivo }) => {
        await (suspensa ? retomar : suspender).mutateAsync({ body: { id, motivo } })
        notify.success(feito)
      }}
      onClose={onClose}
    >
      <TextareaInput source="motivo" label="Motivo" maxLength={500} cols={12} />
    </FormDialog>
  )
}
