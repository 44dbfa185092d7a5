import type { ReferenciaVista } from '@rh/domain/referencia/referencia'
import { lerCodigoDaReferencia } from '@rh/domain/referencia/referencia'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { ReferenciaPicker } from './ReferenciaPicker.tsx'

const schema = z.object({ referencia: z.string('Escolha uma pessoa ou um processo') })

interface ApontarDialogProps {
  /** Where it will be seen: “na conversa”. */
  readonly onde: string
  readonly onApontar: (referencia: ReferenciaVista) => void
  readonly onClose: () => void
}

/** Chooses what a message points at; each reader sees of it what their own pages show. */
export function ApontarDialog({ onde, onApontar, onClose }: ApontarDialogProps) {
  const queries = useQueryClient()
  return (
    <FormDialog
      title="Apontar uma pessoa ou um processo"
      text={`Quem não pode abrir o que você apontar não vê nada dele ${onde}.`}
      maxWidth="xs"
      schema={schema}
      defaultValues={{}}
      submitLabel="Apontar"
      onSubmit={async ({ referencia }) => {
        const vista = acharVista(
          queries
            .getQueriesData<ReplyOf<'GET /api/busca'>>({ queryKey: ['GET /api/busca'] })
            .map(([, dados]) => dados),
          referencia,
        )
        if (vista) onApontar(vista)
      }}
      onClose={onClose}
    >
      <ReferenciaPicker source="referencia" label="Pessoa ou processo" />
    </FormDialog>
  )
}

/** What was chosen, among what the searches brought. */
function acharVista(
  buscas: readonly (ReplyOf<'GET /api/busca'> | undefined)[],
  codigo: string,
): ReferenciaVista | null {
  const qual = lerCodigoDaReferencia(codigo)
  if (!qual) return null
  for (const busca of buscas) {
    const pessoa = qual.tipo === 'colaborador' && busca?.colaboradores.find(({ id }) => id === qual.id)
    if (pessoa) return { ...qual, titulo: pessoa.nome, numero: pessoa.matricula, status: pessoa.situacao }
    const processo = busca?.processos.find(({ tipo, id }) => tipo === qual.tipo && id === qual.id)
    if (processo) return { ...qual, titulo: processo.nome, numero: processo.numero, status: processo.status }
  }
  return null
}
