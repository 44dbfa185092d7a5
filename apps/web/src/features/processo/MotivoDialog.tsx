import { textoObrigatorio } from '@rh/domain/br/campos'
import { itemDevolvido } from '@rh/domain/processo/contract'
import type { z as Zod } from 'zod'
import { z } from '../../lib/zod-pt.ts'
import { ArrayInput } from '../../ui/form/inputs/ArrayInput.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import type { Option } from '../../ui/form/inputs/option.ts'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { alvoDoCampo, campoDoAlvo, type CampoApontavel } from './campos-apontaveis.ts'

export type ItemDevolvido = Zod.output<typeof itemDevolvido>

const schema = z.object({
  motivo: textoObrigatorio(1000, 10),
  itens: z.array(
    z.object({
      alvo: z.string('Escolha o campo').min(1, 'Escolha o campo'),
      motivo: itemDevolvido.shape.motivo,
    }),
  ),
})

interface MotivoDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  /** Fields that the reason may point at; absent where it has none. */
  readonly campos?: readonly CampoApontavel[] | undefined
  /** Errors it throws are shown in the dialog. */
  readonly onConfirm: (motivo: string, itens: readonly ItemDevolvido[]) => Promise<unknown>
  readonly onClose: () => void
}

/** Dialog that asks for a reason, and for the fields it is about. */
export function MotivoDialog({ campos, onConfirm, confirmLabel, ...props }: MotivoDialogProps) {
  const options = (campos ?? []).map((campo): Option => ({
    value: alvoDoCampo(campo),
    label: campo.label,
    detail: campo.etapaLabel,
  }))
  return (
    <FormDialog
      {...props}
      schema={schema}
      defaultValues={{ motivo: '', itens: [] }}
      submitLabel={confirmLabel}
      sending="Aguarde…"
      tone="error"
      staysOpen
      onSubmit={({ motivo, itens }) =>
        onConfirm(
          motivo,
          itens.map(({ alvo, motivo: porque }) => ({ ...campoDoAlvo(alvo), motivo: porque })),
        )
      }
    >
      <TextareaInput source="motivo" label="Motivo" maxLength={1000} />
      {options.length > 0 && <Itens options={options} />}
    </FormDialog>
  )
}

const Itens = ({ options }: { readonly options: readonly Option[] }) => (
  <ArrayInput
    source="itens"
    item="Campo"
    addLabel="Apontar um campo"
    blank={{ alvo: null, motivo: '' }}
    empty="Se o problema está em campos do formulário, aponte cada um: quem corrige vai direto a eles."
    max={30}
  >
    {(prefix) => (
      <>
        <ComboInput source={`${prefix}.alvo`} label="Campo" options={options} placeholder="Escolha o campo" />
        <TextInput source={`${prefix}.motivo`} label="O que corrigir" maxLength={255} />
      </>
    )}
  </ArrayInput>
)
