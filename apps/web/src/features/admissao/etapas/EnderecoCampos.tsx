import { CepInput } from '../../../ui/form/MaskedInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { LookupInput } from '../../../ui/form/LookupInput.tsx'
import { opcoes } from '../opcoes.ts'
import { MunicipioInput } from './MunicipioInput.tsx'

export const EnderecoCampos = () => (
  <>
    <CepInput source="cep" label="CEP" cols={3} autoComplete="off" />
    <LookupInput
      source="tipoLogradouro"
      label="Tipo de logradouro"
      lookup="GET /api/admissao/logradouros"
      cols={3}
      placeholder="Rua, avenida…"
    />
    <TextInput
      source="logradouro"
      label="Logradouro"
      cols={6}
      maxLength={100}
      placeholder="Nome, sem o tipo"
    />
    <TextInput source="numero" label="Número" cols={3} maxLength={10} helper="Sem número: S/N." />
    <TextInput source="complemento" label="Complemento" opcional cols={4} maxLength={30} />
    <TextInput source="bairro" label="Bairro" cols={5} maxLength={90} />
    <SelectInput source="uf" label="UF" options={opcoes.uf} cols={3} placeholder="UF" />
    <MunicipioInput source="municipio" label="Município" uf="uf" cols={9} />
  </>
)
