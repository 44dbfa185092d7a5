import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { textoObrigatorio } from '@rh/domain/br/campos'
import { itemDevolvido } from '@rh/domain/processo/contract'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { z as Zod } from 'zod'
import { z } from '../../lib/zod-pt.ts'
import { ArrayInput } from '../../ui/form/inputs/ArrayInput.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import type { Option } from '../../ui/form/inputs/option.ts'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'
import type { DevolucaoPronta } from './devolucao-pronta.ts'
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
  readonly cancelLabel?: string
  /** Fields that the reason may point at; absent where it has none. */
  readonly campos?: readonly CampoApontavel[] | undefined
  /** What the dialog starts from. */
  readonly pronta?: DevolucaoPronta | null | undefined
  /** Ready reasons, each added by one click. */
  readonly prontos?: readonly string[] | undefined
  /** Errors it throws are shown in the dialog. */
  readonly onConfirm: (motivo: string, itens: readonly ItemDevolvido[]) => Promise<unknown>
  readonly onClose: () => void
}

/** Dialog that asks for a reason, and for the fields it is about. */
export function MotivoDialog({
  campos,
  pronta,
  prontos = [],
  onConfirm,
  confirmLabel,
  ...props
}: MotivoDialogProps) {
  const options = (campos ?? []).map((campo): Option => ({
    value: alvoDoCampo(campo),
    label: campo.label,
    detail: campo.etapaLabel,
  }))
  return (
    <FormDialog
      {...props}
      schema={schema}
      defaultValues={{
        motivo: pronta?.motivo ?? '',
        itens: pronta?.itens.map((item) => ({ alvo: alvoDoCampo(item), motivo: item.motivo })) ?? [],
      }}
      submitLabel={confirmLabel}
      sending="Aguarde…"
      tone="error"
      staysOpen
      onSubmit={({ motivo, itens }) =>
        onConfirm(
          motivo,
          itens.map(({ alvo, motivo: porque }) => ({ ...campoDoAlvo(alvo, campos ?? []), motivo: porque })),
        )
      }
    >
      <FocoNoMotivo />
      <TextareaInput source="motivo" label="Motivo" maxLength={1000} />
      {prontos.length > 0 && <Prontos source="motivo" label="Motivos prontos" textos={prontos} soma />}
      {options.length > 0 && <Itens options={options} />}
    </FormDialog>
  )
}

/** What is mostly wrong with a field. */
const DO_CAMPO = ['Não confere com o documento', 'Está incompleto', 'Confira e corrija'] as const

/** The keyboard begins where one types. */
function FocoNoMotivo() {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus('motivo'), [setFocus])
  return null
}

interface ProntosProps {
  readonly source: string
  /** Accessible name of the group. */
  readonly label: string
  readonly textos: readonly string[]
  /** Adds to what is there, instead of taking its place. */
  readonly soma?: boolean
}

/** Ready texts of a field. */
function Prontos({ source, label, textos, soma = false }: ProntosProps) {
  const setFields = useSetFields()
  const valor = useFieldValue(source)
  const atual = typeof valor === 'string' ? valor.trim() : ''
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 2, p: 0, border: 0 }}
    >
      {textos
        .filter((texto) => !atual.includes(texto))
        .map((texto) => (
          <Button
            key={texto}
            size="small"
            variant="outlined"
            color="inherit"
            sx={{ fontWeight: 500, textAlign: 'start' }}
            onClick={() => setFields({ [source]: soma && atual !== '' ? `${atual}\n${texto}` : texto })}
          >
            {texto}
          </Button>
        ))}
    </Box>
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
        <Prontos source={`${prefix}.motivo`} label="Textos prontos" textos={DO_CAMPO} />
      </>
    )}
  </ArrayInput>
)
