import { minimoDoTamanho } from '@rh/domain/estoque/formularios'
import { useState } from 'react'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatNumber } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { MOSTRAM_ESTOQUE, type Detalhes } from './chamadas.ts'

const schema = z.object({
  minimos: z.array(minimoDoTamanho),
})

interface MinimosDialogProps {
  readonly itemId: number
  readonly peca: string
  readonly local: Detalhes['locais'][number]
  readonly onClose: () => void
}

/** How much there should be of each size at a place. */
export function MinimosDialog({ itemId, peca, local, onClose }: MinimosDialogProps) {
  const salvar = useSubmit('POST /api/product/minimos', { invalidates: MOSTRAM_ESTOQUE })
  // As the form was filled: what somebody else sets meanwhile is read behind it, and is no change of this person's.
  const [tamanhos] = useState(local.tamanhos)
  return (
    <FormDialog
      title="Mínimos"
      text={`${peca}, em ${local.nome}. Abaixo disto, o tamanho entra na lista de compra.`}
      schema={schema}
      defaultValues={{ minimos: tamanhos.map(({ minimo }) => minimo) }}
      submitLabel="Salvar"
      onSubmit={async ({ minimos }) => {
        const linhas = tamanhos.map(({ tamanho, minimo: antes }, i) => ({
          tamanho,
          antes,
          minimo: minimos[i] ?? antes,
        }))
        const mudados = linhas.filter(({ minimo, antes }) => minimo !== antes)
        if (mudados.length === 0) return
        await salvar.mutateAsync({ body: { itemId, localId: local.id, minimos: mudados } })
        notify.success('Mínimos salvos.')
      }}
      onClose={onClose}
    >
      {tamanhos.map(({ tamanho, saldo }, i) => (
        <IntegerInput
          key={tamanho}
          source={`minimos.${i}`}
          label={`Tamanho ${tamanho}`}
          helper={`Há ${formatNumber(saldo)}.`}
          max={6}
          cols={4}
        />
      ))}
    </FormDialog>
  )
}
