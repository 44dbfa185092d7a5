import { ajusteDeFerias, faltasDoPeriodo } from '@rh/domain/colaborador/ferias'
import { formatDate } from '../../lib/format.ts'
import { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import type { Ficha, PeriodoDeFerias } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

const alem = ['GET /api/colaborador/ferias/:id'] as const

interface PeriodoDialogProps {
  readonly ficha: Ficha
  readonly periodo: PeriodoDeFerias
  readonly onClose: () => void
}

const doPeriodo = ({ aquisitivoInicio, aquisitivoFim }: PeriodoDeFerias): string =>
  `${formatDate(aquisitivoInicio)} a ${formatDate(aquisitivoFim)}`

/** Asks how many unjustified absences a period had. */
export function FaltasDialog({ ficha, periodo, onClose }: PeriodoDialogProps) {
  const salvar = useSalvar('PUT /api/colaborador/ferias/faltas', { feito: 'Faltas informadas.', alem })
  return (
    <FormDialog
      title="Informar faltas"
      text={`Faltas sem justificativa de ${doPeriodo(periodo)}: até 5, 30 dias; de 6 a 14, 24; de 15 a 23, 18; de 24 a 32, 12; acima disso, nenhum (CLT art. 130).`}
      schema={z.object({ faltas: faltasDoPeriodo })}
      defaultValues={{ faltas: periodo.faltas ?? 0 }}
      submitLabel="Salvar"
      maxWidth="xs"
      onSubmit={({ faltas }) => salvar({ body: { id: ficha.id, periodoId: periodo.id, faltas } })}
      onClose={onClose}
    >
      <IntegerInput source="faltas" label="Faltas sem justificativa" max={3} />
    </FormDialog>
  )
}

const schema = z.object({
  sentido: z.enum(['entram', 'saem'], 'Escolha'),
  dias: z.int('Informe os dias').min(1, 'Informe os dias').max(60, 'No máximo 60 dias'),
  motivo: ajusteDeFerias.shape.motivo,
})

/** Corrects the balance of a period by hand: a line of its own, with its reason. */
export function AjusteDialog({ ficha, periodo, onClose }: PeriodoDialogProps) {
  const salvar = useSalvar('POST /api/colaborador/ferias/ajuste', { feito: 'Ajuste lançado.', alem })
  return (
    <FormDialog
      title="Ajustar saldo"
      text={`Período de ${doPeriodo(periodo)}, com ${periodo.saldo} ${periodo.saldo === 1 ? 'dia' : 'dias'}. O ajuste fica na ficha com o seu nome.`}
      schema={schema}
      defaultValues={{ sentido: 'entram', motivo: '' }}
      submitLabel="Lançar ajuste"
      maxWidth="xs"
      onSubmit={({ sentido, dias, motivo }) =>
        salvar({
          body: {
            id: ficha.id,
            periodoId: periodo.id,
            dados: { dias: sentido === 'entram' ? dias : -dias, motivo },
          },
        })
      }
      onClose={onClose}
    >
      <RadioInput
        source="sentido"
        label="Os dias"
        options={[
          { value: 'entram', label: 'Entram no saldo' },
          { value: 'saem', label: 'Saem do saldo' },
        ]}
      />
      <IntegerInput source="dias" label="Dias" max={2} />
      <TextareaInput
        source="motivo"
        label="Motivo"
        maxLength={255}
        placeholder="Gozo anterior ao sistema, decisão judicial…"
      />
    </FormDialog>
  )
}
