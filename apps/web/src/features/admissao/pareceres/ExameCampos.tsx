import Alert from '@mui/material/Alert'
import { DateInput } from '../../../ui/form/DateInput.tsx'
import { RadioInput } from '../../../ui/form/ChoiceInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { formatDate } from '../../../lib/format.ts'
import { opcoes } from '../opcoes.ts'
import type { Registro } from '../queries.ts'

const isData = (valor: unknown): valor is string =>
  typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor)

/** The admission exam. What will stop the approval later is said now. */
export function ExameCampos({ registro }: { readonly registro: Registro }) {
  const inicio = registro.dados.vaga['dataPrevista']
  return (
    <>
      <DateInput source="dataExame" label="Data do exame" cols={4} />
      <TextInput source="medico" label="Médico" cols={5} maxLength={70} />
      <TextInput source="crm" label="CRM" cols={3} maxLength={20} placeholder="123456/SP" />
      <RadioInput source="resultado" label="Resultado" options={opcoes.resultado} />
      <Avisos inicio={inicio} />
    </>
  )
}

function Avisos({ inicio }: { readonly inicio: unknown }) {
  const resultado = useFieldValue('resultado')
  const exame = useFieldValue('dataExame')
  const tarde = isData(inicio) && isData(exame) && exame > inicio
  const textos = [
    ...(resultado === 'inapto'
      ? [
          'Com resultado inapto a admissão não poderá ser aprovada. Se a pessoa não será admitida, use Mais ações › Reprovar.',
        ]
      : []),
    ...(tarde
      ? [`O exame precisa ser feito até o início, em ${formatDate(inicio)} (CLT art. 168; NR-7).`]
      : []),
  ]
  return textos.map((texto) => (
    <Alert
      key={texto}
      severity="warning"
      icon={<Icon name="alerta" />}
      sx={{ gridColumn: '1 / -1', mb: 1.5 }}
    >
      {texto}
    </Alert>
  ))
}
