import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { camposDoExame } from './formatos.ts'

const { dataExame, medico, crm } = camposDoExame

/** Common first line of every exam form: date and doctor. */
export const ExameBase = () => (
  <>
    <DateInput source="dataExame" label={dataExame.label} cols={4} />
    <TextInput source="medico" label={medico.label} cols={5} maxLength={70} />
    <TextInput source="crm" label={crm.label} cols={3} maxLength={20} placeholder="123456/SP" />
  </>
)
