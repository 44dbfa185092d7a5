import { CheckboxInput } from '../../../ui/form/ChoiceInput.tsx'
import { DigitsInput } from '../../../ui/form/MaskedInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { AgenciaInput } from '../AgenciaInput.tsx'
import { LookupInput } from '../../../ui/form/LookupInput.tsx'
import { opcoes } from '../opcoes.ts'

export function BancariosCampos() {
  const abrir = useFieldValue('abrirConta') === true
  return (
    <>
      <CheckboxInput
        source="abrirConta"
        label="Abrir conta-salário"
        helper="A pessoa não tem conta: a empresa pede a abertura ao banco."
      />
      {!abrir && (
        <>
          <LookupInput
            source="banco"
            label="Banco"
            lookup="GET /api/admissao/bancos"
            cols={8}
            placeholder="Código ou nome"
          />
          <SelectInput source="contaTipo" label="Tipo de conta" options={opcoes.contaTipo} cols={4} />
          <AgenciaInput />
          <DigitsInput source="conta" label="Conta" max={15} cols={4} helper="Sem o dígito." />
          <TextInput source="contaDigito" label="Dígito" cols={2} maxLength={2} />
          <TextInput source="pix" label="Chave Pix" opcional cols={3} maxLength={77} />
        </>
      )}
    </>
  )
}
