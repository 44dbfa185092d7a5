import { abrangencias, moveis, repeticoes } from '@rh/domain/cadastros/feriado'
import { meses } from '@rh/domain/cadastros/sindicato'
import { CheckboxInput, RadioInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { MunicipioInput, UfInput } from '../lugares.tsx'
import { opcoesNumericas } from '../opcoes.ts'

const escolhas = (tabela: Readonly<Record<string, string>>) =>
  Object.entries(tabela).map(([value, label]) => ({ value, label }))

export function FeriadoCampos() {
  const isMunicipal = useFieldValue('abrangencia') === 'municipal'
  return (
    <>
      <TextInput source="nome" label="Nome" maxLength={100} />
      <RadioInput source="abrangencia" label="Abrangência" options={escolhas(abrangencias)} />
      <UfInput source="uf" label="Estado" cols={isMunicipal ? 5 : 12} />
      {isMunicipal && <MunicipioInput source="municipioIbge" label="Município" cols={7} ufSource="uf" />}
      <RadioInput source="repeticao" label="Quando cai" options={escolhas(repeticoes)} />
      <Quando />
      <IntegerInput
        source="desdeAno"
        label="Desde o ano"
        cols={6}
        max={4}
        opcional
        helper="Se a lei é nova"
      />
      <IntegerInput
        source="ateAno"
        label="Até o ano"
        cols={6}
        max={4}
        opcional
        helper="Se deixou de existir"
      />
      <TextInput source="fundamento" label="Lei" maxLength={160} placeholder="Lei municipal 1.234/2005" />
      <CheckboxInput
        source="conferir"
        label="A conferir"
        helper="Aparece marcado até alguém olhar a lei do lugar"
      />
    </>
  )
}

function Quando() {
  const repeticao = useFieldValue('repeticao')
  if (repeticao === 'unica') return <DateInput source="data" label="Data" cols={6} />
  if (repeticao === 'pascoa')
    return <SelectInput source="diasDaPascoa" label="Festa" options={opcoesNumericas(moveis)} />
  return (
    <>
      <IntegerInput source="dia" label="Dia" cols={4} max={2} />
      <SelectInput source="mes" label="Mês" cols={8} options={opcoesNumericas(meses)} />
    </>
  )
}
