import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { camposDoExame } from './formatos.ts'

const { dataExame, medico, crm } = camposDoExame

/** When an exam was made, and by whom: the first line of every form of one. */
export const ExameBase = () => (
  <>
    <DateInput source="dataExame" label={dataExame.label} cols={4} />
    <TextInput source="medico" label={medico.label} cols={5} maxLength={70} />
    <TextInput source="crm" label={crm.label} cols={3} maxLength={20} placeholder="123456/SP" />
  </>
)
