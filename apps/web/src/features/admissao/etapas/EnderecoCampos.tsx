import { CepInput } from '../../../ui/form/MaskedInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { opcoes } from '../opcoes.ts'

export const EnderecoCampos = () => (
  <>
    <CepInput source="cep" label="CEP" cols={3} autoComplete="off" />
    <TextInput source="logradouro" label="Logradouro" cols={6} maxLength={100} placeholder="Rua, avenida…" />
    <TextInput source="numero" label="Número" cols={3} maxLength={10} helper="Sem número: S/N." />
    <TextInput source="complemento" label="Complemento" opcional cols={4} maxLength={30} />
    <TextInput source="bairro" label="Bairro" cols={8} maxLength={90} />
    <TextInput source="municipio" label="Município" cols={9} maxLength={60} />
    <SelectInput source="uf" label="UF" options={opcoes.uf} cols={3} placeholder="UF" />
  </>
)
