import { z } from '../../lib/zod-pt.ts'
import { formatDate } from '../../lib/format.ts'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'

const schemaDe = (de: string, ate: string) =>
  z.discriminatedUnion('quando', [
    z.object({ quando: z.literal('agora'), para: z.unknown() }),
    z.object({
      quando: z.literal('dia'),
      para: z.iso.date('Informe o dia').refine((dia) => dia >= de && dia <= ate, {
        error: `Escolha um dia de ${formatDate(de)} a ${formatDate(ate)}`,
      }),
    }),
  ])

interface QuandoDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** First and last day to which the transition may be scheduled, as `YYYY-MM-DD`. */
  readonly dias: { readonly de: string; readonly ate: string }
  /** Day for which it is already scheduled. */
  readonly marcado: string | undefined
  /** Called without a day to make the transition now. */
  readonly onConfirm: (para: string | undefined) => Promise<unknown>
  readonly onClose: () => void
}

/** Dialog that makes a transition now or schedules it for a day. */
export function QuandoDialog({
  dias: { de, ate },
  marcado,
  confirmLabel,
  onConfirm,
  ...props
}: QuandoDialogProps) {
  return (
    <FormDialog
      {...props}
      schema={schemaDe(de, ate)}
      defaultValues={{ quando: marcado === undefined ? 'agora' : 'dia', para: marcado ?? ate }}
      submitLabel={<Rotulo agora={confirmLabel} />}
      sending="Aguarde…"
      maxWidth="xs"
      staysOpen
      onSubmit={(resposta) => onConfirm(resposta.quando === 'dia' ? resposta.para : undefined)}
    >
      <RadioInput
        source="quando"
        label="Quando"
        options={[
          { value: 'agora', label: 'Agora' },
          { value: 'dia', label: 'Em um dia marcado' },
        ]}
      />
      <Dia de={de} ate={ate} />
    </FormDialog>
  )
}

/** Label of the button for the current choice. */
const Rotulo = ({ agora }: { readonly agora: string }) =>
  useFieldValue('quando') === 'dia' ? 'Agendar' : agora

const Dia = ({ de, ate }: { readonly de: string; readonly ate: string }) =>
  useFieldValue('quando') === 'dia' && (
    <DateInput
      source="para"
      label="Dia"
      min={de}
      max={ate}
      helper={`Até ${formatDate(ate)}. Nesse dia, de madrugada, o sistema confere tudo de novo; se algo impedir, não faz e avisa.`}
    />
  )
