import { meiosDaChamada } from '@rh/domain/processos/demissao/campos'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { opcoesDe } from '../../../ui/form/inputs/option.ts'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'

const meios = opcoesDe(meiosDaChamada)

/** How somebody who stopped coming was called back, each time. */
export const ChamadasInput = ({ empty }: { readonly empty: string }) => (
  <ArrayInput
    source="chamadas"
    item="Chamada"
    addLabel="Acrescentar chamada"
    blank={{ data: '', meio: null }}
    empty={empty}
    max={10}
  >
    {(prefix) => (
      <>
        <DateInput source={`${prefix}.data`} label="Data" cols={5} />
        <SelectInput source={`${prefix}.meio`} label="Como" options={meios} cols={7} />
      </>
    )}
  </ArrayInput>
)
