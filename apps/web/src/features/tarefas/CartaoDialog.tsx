import type { CartaoInteiro } from '@rh/domain/contract/kanban'
import { LIMITES_DO_KANBAN } from '@rh/domain/kanban/kanban'
import { codigoDaReferencia, lerCodigoDaReferencia } from '@rh/domain/referencia/referencia'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { ManyInput } from '../../ui/form/inputs/ManyInput.tsx'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import { ReferenciaPicker } from '../processo/referencia/ReferenciaPicker.tsx'
import { MOSTRAM_CARTOES } from './chamadas.ts'

const schema = z.object({
  titulo: z.string().trim().min(1, 'Campo obrigatório').max(140, 'No máximo 140 letras'),
  descricao: z.string().trim().max(4_000, 'No máximo 4.000 letras').nullish(),
  vence: z
    .string()
    .nullish()
    .transform((dia) => dia || null)
    .pipe(z.iso.date('Informe uma data válida (dd/mm/aaaa)').nullable()),
  responsaveis: z
    .array(z.int())
    .max(LIMITES_DO_KANBAN.responsaveis, `No máximo ${LIMITES_DO_KANBAN.responsaveis} pessoas`),
  etiquetas: z.array(z.int()),
  referencia: z.string().nullish(),
})

interface CartaoDialogProps {
  readonly cartao: CartaoInteiro
  readonly pessoas: readonly { readonly id: number; readonly nome: string }[]
  readonly onClose: () => void
}

/** The form of what a card says. */
export function CartaoDialog({ cartao, pessoas, onClose }: CartaoDialogProps) {
  const mudar = useSubmit('PUT /api/kanban/cartao/:id', { invalidates: MOSTRAM_CARTOES })
  const { id, responsaveis, kanban } = cartao
  const valores = {
    titulo: cartao.titulo,
    descricao: cartao.descricao,
    vence: cartao.vence,
    responsaveis: responsaveis.map((pessoa) => pessoa.id),
    etiquetas: cartao.etiquetas,
    referencia: cartao.referencia && codigoDaReferencia(cartao.referencia),
  }
  const { saving } = useBaseVersion(cartao.versao, valores)
  // Who left the sector and still answers for the card stays among the choices.
  const quem = [...pessoas, ...responsaveis.filter((um) => !pessoas.some((pessoa) => pessoa.id === um.id))]
  return (
    <FormDialog
      title="Alterar tarefa"
      schema={schema}
      defaultValues={valores}
      versao={cartao.versao}
      submitLabel="Salvar"
      onSubmit={async ({ referencia, descricao, ...dados }) => {
        await saving((versao) =>
          mudar.mutateAsync({
            params: { id },
            body: {
              versao,
              ...dados,
              descricao: descricao || null,
              referencia: lerCodigoDaReferencia(referencia),
            },
          }),
        )
        notify.success('Tarefa alterada.')
      }}
      onClose={onClose}
    >
      <TextInput source="titulo" label="Título" maxLength={140} cols={12} />
      <ManyInput
        source="responsaveis"
        label="Responsáveis"
        placeholder="Ninguém ainda"
        options={quem.map((pessoa) => ({ value: pessoa.id, label: pessoa.nome }))}
        cols={12}
        opcional
      />
      <DateInput source="vence" label="Vence em" cols={6} opcional />
      {kanban.etiquetas.length > 0 && (
        <ManyInput
          source="etiquetas"
          label="Etiquetas"
          placeholder="Nenhuma"
          options={kanban.etiquetas.map((etiqueta) => ({ value: etiqueta.id, label: etiqueta.nome }))}
          cols={6}
          opcional
        />
      )}
      <ReferenciaPicker
        source="referencia"
        label="Sobre"
        helper="Uma pessoa ou um processo. Só quem pode abrir vê de quem se trata."
        atual={cartao.referencia}
        cols={12}
        opcional
      />
      <TextareaInput source="descricao" label="Descrição" maxLength={4_000} cols={12} opcional />
    </FormDialog>
  )
}
