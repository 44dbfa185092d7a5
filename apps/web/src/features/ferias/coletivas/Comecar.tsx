import { hrefOf } from '@rh/domain/setores/rotas'
import { textoObrigatorio } from '@rh/domain/br/campos'
import type { ParametrosDasColetivas } from '@rh/domain/processos/ferias/coletivas'
import { useGoOn } from '../../../lib/nav/use-go-on.ts'
import { formatDate } from '../../../lib/format.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import type { Retirados } from './escolha.ts'

const schema = z.object({ titulo: textoObrigatorio(120, 3) })

interface ComecarProps {
  readonly parametros: ParametrosDasColetivas
  readonly retirados: Retirados
  readonly incluir: readonly number[]
  readonly vao: number
  readonly alertasAceitos: readonly string[]
  readonly onClose: () => void
}

/** Names the batch and starts it; its page shows how it goes. */
export function Comecar({ parametros, retirados, incluir, vao, alertasAceitos, onClose }: ComecarProps) {
  const setor = useSetor()
  const goOn = useGoOn()
  const iniciar = useSubmit('POST /api/ferias/coletivas/iniciar', { invalidates: ['GET /api/ferias/listar'] })
  const [inicio = ''] = parametros.periodos.map((periodo) => periodo.inicio).toSorted()
  return (
    <FormDialog
      title="Começar as férias coletivas"
      text={`${vao} ${vao === 1 ? 'pedido de férias será aberto' : 'pessoas terão as férias pedidas'}, uma a uma e com todas as conferências. Você acompanha na página do lote; outra pessoa aprova.`}
      maxWidth="xs"
      schema={schema}
      defaultValues={{ titulo: `Férias coletivas de ${formatDate(inicio)}` }}
      submitLabel="Começar"
      sending="Começando…"
      onSubmit={async ({ titulo }) => {
        const lote = await iniciar.mutateAsync({
          body: {
            titulo,
            parametros,
            fora: [...retirados].map(([colaboradorId, motivo]) => ({ colaboradorId, motivo })),
            incluir: [...incluir],
            alertasAceitos: [...alertasAceitos],
          },
        })
        void goOn(hrefOf(setor, 'ferias.lote', { id: lote.id }))
      }}
      onClose={onClose}
    >
      <TextInput source="titulo" label="Como o lote se chama" maxLength={120} />
    </FormDialog>
  )
}
