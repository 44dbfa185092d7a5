import { ArrayInput } from '../../../ui/form/ArrayInput.tsx'
import { CheckboxInput, YesNoInput } from '../../../ui/form/ChoiceInput.tsx'
import { IntegerInput, MoneyInput } from '../../../ui/form/NumberInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { CustoDoTransporte } from '../CustoDoTransporte.tsx'
import { LookupInput } from '../../../ui/form/LookupInput.tsx'
import type { CamposProps } from './props.ts'

const LINHA_EM_BRANCO = { operadora: '', linha: '', tarifaCentavos: null, viagensDia: 2 }

export function BeneficiosCampos({ dados }: CamposProps) {
  const optante = useFieldValue('valeTransporte') === true
  return (
    <>
      <YesNoInput
        source="valeTransporte"
        label="A pessoa quer o vale-transporte?"
        helper="A resposta vai assinada no termo de opção (Decreto 10.854/2021, art. 112)."
      />
      {optante && (
        <>
          <LookupInput
            source="escalaVtId"
            label="Dias com transporte"
            lookup="GET /api/admissao/escalasvt"
            guarda="id"
            cols={6}
          />
          <ArrayInput
            source="linhas"
            item="Linha"
            addLabel="Adicionar linha"
            blank={LINHA_EM_BRANCO}
            empty="Informe cada condução do trajeto de casa ao posto."
            max={12}
          >
            {(prefix) => (
              <>
                <TextInput source={`${prefix}.operadora`} label="Operadora" cols={4} maxLength={60} />
                <TextInput source={`${prefix}.linha`} label="Linha" cols={4} maxLength={60} />
                <MoneyInput source={`${prefix}.tarifaCentavos`} label="Tarifa" cols={2} />
                <IntegerInput source={`${prefix}.viagensDia`} label="Viagens por dia" cols={2} />
              </>
            )}
          </ArrayInput>
          <CustoDoTransporte dados={dados} />
        </>
      )}
      <CheckboxInput source="valeRefeicao" label="Vale-refeição" cols={6} />
      <CheckboxInput source="cestaBasica" label="Cesta básica" cols={6} />
    </>
  )
}
