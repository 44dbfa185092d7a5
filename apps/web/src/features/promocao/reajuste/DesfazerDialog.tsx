import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { textoObrigatorio } from '@rh/domain/br/campos'
import type { Reajuste } from '@rh/domain/contract/reajuste'
import type { Pendencia } from '@rh/domain/pendencia'
import { toApiError } from '../../../lib/api/api-error.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { notify } from '../../../lib/notify.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'

interface DesfazerDialogProps {
  readonly reajuste: Reajuste
  readonly onClose: () => void
}

const schema = z.object({ motivo: textoObrigatorio(255, 10) })

/** Undoes a whole readjustment; those who cannot go back are named, and confirmed by the second click. */
export function DesfazerDialog({ reajuste: { id }, onClose }: DesfazerDialogProps) {
  const [presos, setPresos] = useState<readonly Pendencia[]>([])
  const desfazer = useSubmit('POST /api/reajuste/desfazer', {
    invalidates: ['GET /api/reajuste/obter/:id', 'GET /api/reajuste/pessoas/:id', 'GET /api/reajuste/listar'],
  })
  return (
    <FormDialog
      title="Desfazer o reajuste inteiro?"
      text="Cada pessoa volta ao salário de antes a partir de hoje, por uma nova versão do contrato; o que ainda não começou é cancelado. Salário já pago não se reduz (CF art. 7º VI): use para corrigir um erro, antes da folha."
      notice={
        presos.length > 0 && (
          <Alert severity="warning" icon={<Icon name="alerta" />}>
            Continuam com o salário novo:
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
          await desfazer.mutateAsync({ body: { id, motivo, ficam } })
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
