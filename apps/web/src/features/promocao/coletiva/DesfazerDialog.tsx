import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { textoObrigatorio } from '@rh/domain/br/campos'
import type { Pendencia } from '@rh/domain/pendencia'
import { toApiError } from '../../../lib/api/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'

export interface DesfazerDialogProps {
  readonly title: string
  readonly text: string
  /** What those who cannot go back keep: `Continuam com o salário novo:` */
  readonly continuam: string
  readonly desfazer: (pedido: { readonly motivo: string; readonly ficam: number[] }) => Promise<unknown>
  readonly onClose: () => void
}

const schema = z.object({ motivo: textoObrigatorio(255, 10) })

/** Undoes a whole batch; those who cannot go back are named, and confirmed by the second click. */
export function DesfazerDialog({ title, text, continuam, desfazer, onClose }: DesfazerDialogProps) {
  const [presos, setPresos] = useState<readonly Pendencia[]>([])
  return (
    <FormDialog
      title={title}
      text={text}
      notice={
        presos.length > 0 && (
          <Alert severity="warning" icon={<Icon name="alerta" />}>
            {continuam}
            <Box
              component="ul"
              tabIndex={0}
              aria-label="Quem não volta atrás"
              sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 180, overflowY: 'auto' }}
            >
              {presos.map(({ mensagem }) => (
                <li key={mensagem}>{mensagem}</li>
              ))}
            </Box>
          </Alert>
        )
      }
      schema={schema}
      defaultValues={{ motivo: '' }}
      submitLabel={presos.length > 0 ? 'Desfazer os demais' : 'Desfazer tudo'}
      sending="Desfazendo…"
      tone="error"
      onSubmit={async ({ motivo }) => {
        const ficam = presos.map(({ dados }) => Number(dados?.['colaboradorId']))
        try {
          await desfazer({ motivo, ficam })
        } catch (falha) {
          setPresos(toApiError(falha).pendencias.filter(({ codigo }) => codigo === 'fica'))
          throw falha
        }
        notify.success('Desfazendo: o sino avisa no fim.')
      }}
      onClose={onClose}
    >
      <TextareaInput source="motivo" label="Motivo" maxLength={255} />
    </FormDialog>
  )
}
