import { CpfInput, PhoneInput } from '../../../ui/form/MaskedInput.tsx'
import { DateInput } from '../../../ui/form/DateInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { CpfCheck } from '../CpfCheck.tsx'
import { opcoes } from '../opcoes.ts'
import type { CamposProps } from './campos.ts'

export const PessoaisCampos = ({ admissaoId }: CamposProps) => (
  <>
    <CpfInput source="cpf" label="CPF" cols={4} autoComplete="off" />
    <TextInput source="nome" label="Nome completo" cols={8} maxLength={70} />
    <CpfCheck admissaoId={admissaoId} />
    <TextInput source="nomeSocial" label="Nome social" opcional cols={8} maxLength={70} />
    <DateInput source="nascimento" label="Nascimento" cols={4} />
    <SelectInput source="sexo" label="Sexo" options={opcoes.sexo} cols={4} />
    <SelectInput source="estadoCivil" label="Estado civil" options={opcoes.estadoCivil} cols={4} />
    <SelectInput
      source="racaCor"
      label="Raça/cor"
      options={opcoes.racaCor}
      cols={4}
      helper="Como a própria pessoa se declara."
    />
    <SelectInput source="grauInstrucao" label="Grau de instrução" options={opcoes.grauInstrucao} />
    <TextInput source="mae" label="Nome da mãe" cols={6} maxLength={70} />
    <TextInput source="pai" label="Nome do pai" opcional cols={6} maxLength={70} />
    <PhoneInput source="telefone" label="Telefone" cols={4} autoComplete="off" />
    <TextInput
      source="email"
      label="E-mail"
      type="email"
      opcional
      cols={8}
      maxLength={60}
      inputMode="email"
    />
  </>
)
