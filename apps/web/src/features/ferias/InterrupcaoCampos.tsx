import { causasDeInterrupcao } from '@rh/domain/processos/ferias/ferias'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'

const causas = opcoesDe(causasDeInterrupcao)

/** Why a vacation stops, and on which day. */
export const InterrupcaoCampos = () => (
  <>
    <RadioInput source="causa" label="O que aconteceu" options={causas} />
    <DateInput
      source="em"
      label="A partir de"
      helper="O dia do nascimento, ou o primeiro dia de volta ao trabalho. Os dias daí em diante voltam ao saldo."
    />
  </>
)
