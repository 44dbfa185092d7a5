import Alert from '@mui/material/Alert'
import { formatDate } from '../../../lib/format.ts'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ExameBase } from '../ExameBase.tsx'
import { camposDoExame } from '../formatos.ts'

interface ExameDeMudancaProps {
  readonly registro: { readonly dados: Readonly<Record<string, unknown>> }
}

/** Fields of the exam of a change of function or risk; warns now of a date that will stop the approval. */
export const ExameDeMudanca = ({ registro }: ExameDeMudancaProps) => (
  <>
    <ExameBase />
    <DateInput source="validoAte" label={camposDoExame.validoAte.label} opcional cols={4} />
    <Tarde vigencia={registro.dados['vigencia']} />
  </>
)

function Tarde({ vigencia }: { readonly vigencia: unknown }) {
  const exame = useFieldValue('dataExame')
  if (typeof exame !== 'string' || typeof vigencia !== 'string' || exame < vigencia) return null
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ gridColumn: '1 / -1', mb: 1.5 }}>
      O exame precisa ser feito antes da mudança, em {formatDate(vigencia)} (NR-7).
    </Alert>
  )
}
