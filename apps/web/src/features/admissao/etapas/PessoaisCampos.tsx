import { isImigrante } from '@rh/domain/codigos/pessoais'
import { NACIONALIDADE_BRASIL } from '@rh/domain/regras/admissao/imigrante'
import { CpfInput, PhoneInput } from '../../../ui/form/MaskedInput.tsx'
import { DateInput } from '../../../ui/form/DateInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { CpfCheck } from '../CpfCheck.tsx'
import { opcoes } from '../opcoes.ts'
import { LookupInput } from '../../../ui/form/LookupInput.tsx'
import type { CamposProps } from './props.ts'
import { MunicipioInput } from './MunicipioInput.tsx'

export const PessoaisCampos = ({ id }: CamposProps) => (
  <>
    <CpfInput source="cpf" label="CPF" cols={4} autoComplete="off" />
    <TextInput source="nome" label="Nome completo" cols={8} maxLength={70} />
    <CpfCheck admissaoId={id} />
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
    <SelectInput source="grauInstrucao" label="Grau de instrução" options={opcoes.grauInstrucao} cols={8} />
    <SelectInput source="deficiencia" label="Deficiência" options={opcoes.deficiencia} cols={4} />
    <NascimentoCampos />
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

/** Where the person was born; what eSocial asks of an immigrant appears for one only. */
function NascimentoCampos() {
  const nacionalidade = useFieldValue('nacionalidade')
  const pais = useFieldValue('paisNascimento')
  const imigrante = typeof nacionalidade === 'string' && isImigrante(nacionalidade)
  return (
    <>
      <SelectInput source="nacionalidade" label="Nacionalidade" options={opcoes.nacionalidade} cols={6} />
      <LookupInput
        source="paisNascimento"
        label="País de nascimento"
        lookup="GET /api/admissao/pais"
        cols={6}
      />
      {pais === NACIONALIDADE_BRASIL && (
        <>
          <SelectInput
            source="ufNascimento"
            label="UF de nascimento"
            options={opcoes.uf}
            cols={4}
            placeholder="UF"
          />
          <MunicipioInput
            source="municipioNascimento"
            label="Município de nascimento"
            uf="ufNascimento"
            cols={8}
          />
        </>
      )}
      {imigrante && (
        <>
          <SelectInput
            source="tempoResidencia"
            label="Tempo de residência"
            options={opcoes.tempoResidencia}
            cols={6}
          />
          <SelectInput
            source="condicaoIngresso"
            label="Condição de ingresso"
            options={opcoes.condicaoIngresso}
            cols={6}
          />
        </>
      )}
    </>
  )
}
