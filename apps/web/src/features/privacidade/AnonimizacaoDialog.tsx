import { GUARDA_MAXIMA_MESES } from '@rh/domain/privacidade/anonimizacao'
import { categoriaDe } from '@rh/domain/privacidade/categorias'
import type { ReplyOf } from '../../lib/api/api.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { CheckboxInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'

interface AnonimizacaoDialogProps {
  readonly resposta: ReplyOf<'GET /api/privacidade/anonimizacao'>
  readonly onClose: () => void
}

/** Switches the letting go on, and makes terms longer than the law's. */
export function AnonimizacaoDialog({ resposta, onClose }: AnonimizacaoDialogProps) {
  const { desde, prazos } = resposta
  const withPassword = useStepUp()
  const salvar = useSubmit('PUT /api/privacidade/anonimizacao', {
    invalidates: [
      'GET /api/privacidade/anonimizacao',
      'GET /api/privacidade/encarregado',
      'GET /api/empresa',
    ],
  })
  const valores = {
    ligada: desde !== null,
    prazos: prazos.map(({ categoria, meses }) => ({ categoria, meses })),
  }
  const { saving } = useBaseVersion(resposta.versao, valores)
  const schema = z.object({
    ligada: z.boolean(),
    prazos: z.array(z.object({ categoria: z.string(), meses: z.int().min(1).max(GUARDA_MAXIMA_MESES) })),
  })
  return (
    <FormDialog
      title="Anonimização ao fim dos prazos"
      text="O que for anonimizado não volta. Os prazos podem ser mais longos que os da lei, nunca mais curtos. Salvar pede a sua senha."
      schema={schema}
      defaultValues={valores}
      versao={resposta.versao}
      submitLabel="Salvar"
      onSubmit={async ({ ligada, prazos: novos }) => {
        const body = {
          ligada,
          prazos: prazos.map(({ categoria, meses }, indice) => ({
            categoria,
            meses: novos[indice]?.meses ?? meses,
          })),
        }
        await saving((versao) => withPassword(() => salvar.mutateAsync({ body: { versao, ...body } })))
        notify.success(ligada ? 'Anonimização ligada.' : 'Anonimização desligada.')
      }}
      onClose={onClose}
    >
      <CheckboxInput source="ligada" label="Anonimizar cada noite o que venceu" />
      {prazos.map(({ categoria, minimoMeses }, indice) => (
        <IntegerInput
          key={categoria}
          source={`prazos.${indice}.meses`}
          label={categoriaDe(categoria).label}
          max={4}
          helper={`Meses depois da saída; a lei pede ${minimoMeses}`}
          cols={6}
        />
      ))}
    </FormDialog>
  )
}
