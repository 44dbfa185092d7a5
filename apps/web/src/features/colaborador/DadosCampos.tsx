import { uf } from '@rh/domain/br/campos'
import { tiposConta } from '@rh/domain/codigos/bancarios'
import {
  condicoesDeIngresso,
  deficiencias,
  estadosCivis,
  grausInstrucao,
  isImigrante,
  nacionalidades,
  racasCores,
  sexos,
  temposDeResidencia,
} from '@rh/domain/codigos/pessoais'
import type { Bloco } from '@rh/domain/colaborador/blocos'
import { NACIONALIDADE_BRASIL } from '@rh/domain/regras/admissao/imigrante'
import type { ReactNode } from 'react'
import { DateInput } from '../../ui/form/DateInput.tsx'
import { LookupInput, LookupOfInput } from '../../ui/form/LookupInput.tsx'
import { CepInput, DigitsInput, PhoneInput, PisInput } from '../../ui/form/MaskedInput.tsx'
import { SelectInput } from '../../ui/form/SelectInput.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useFieldValue, type FieldProps } from '../../ui/form/use-field.ts'

const opcoesDe = (tabela: Readonly<Record<string, string>>) =>
  Object.entries(tabela).map(([value, label]) => ({ value, label }))
const ufs = uf.options.map((sigla) => ({ value: sigla, label: sigla }))

interface MunicipioInputProps extends FieldProps {
  /** Source of the field that holds the state. */
  readonly uf: string
}

const MunicipioInput = ({ uf: source, ...props }: MunicipioInputProps) => (
  <LookupOfInput
    {...props}
    lookup="GET /api/admissao/cidades"
    de={{ source, filtro: 'uf', pede: 'Escolha primeiro a UF.' }}
    guarda="label"
  />
)

/** Where the person was born; what eSocial asks of an immigrant appears for one only. */
function NascimentoCampos() {
  const nacionalidade = useFieldValue('nacionalidade')
  const pais = useFieldValue('paisNascimento')
  const imigrante = typeof nacionalidade === 'string' && isImigrante(nacionalidade)
  return (
    <>
      <SelectInput
        source="nacionalidade"
        label="Nacionalidade"
        opcional
        options={opcoesDe(nacionalidades)}
        cols={6}
      />
      <LookupInput
        source="paisNascimento"
        label="País de nascimento"
        opcional
        lookup="GET /api/admissao/pais"
        cols={6}
      />
      {/* Who was hired before the country was asked may have a município without it. */}
      {(!pais || pais === NACIONALIDADE_BRASIL) && (
        <>
          <SelectInput
            source="ufNascimento"
            label="UF de nascimento"
            opcional
            options={ufs}
            cols={4}
            placeholder="UF"
          />
          <MunicipioInput
            source="municipioNascimento"
            label="Município de nascimento"
            opcional
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
            opcional
            options={opcoesDe(temposDeResidencia)}
            cols={6}
          />
          <SelectInput
            source="condicaoIngresso"
            label="Condição de ingresso"
            opcional
            options={opcoesDe(condicoesDeIngresso)}
            cols={6}
          />
        </>
      )}
    </>
  )
}

/** The inputs of each part of the person's data. */
export const inputsDoBloco: Readonly<Record<Bloco, ReactNode>> = {
  pessoais: (
    <>
      <TextInput source="nome" label="Nome completo" cols={7} maxLength={70} />
      <TextInput source="nomeSocial" label="Nome social" opcional cols={5} maxLength={70} />
      <DateInput source="nascimento" label="Nascimento" cols={4} />
      <SelectInput source="sexo" label="Sexo" options={opcoesDe(sexos)} cols={4} />
      <SelectInput source="estadoCivil" label="Estado civil" options={opcoesDe(estadosCivis)} cols={4} />
      <SelectInput
        source="racaCor"
        label="Raça/cor"
        helper="Autodeclarada."
        options={opcoesDe(racasCores)}
        cols={4}
      />
      <SelectInput
        source="grauInstrucao"
        label="Grau de instrução"
        options={opcoesDe(grausInstrucao)}
        cols={8}
      />
      <SelectInput
        source="deficiencia"
        label="Deficiência"
        opcional
        options={opcoesDe(deficiencias)}
        cols={12}
      />
      <NascimentoCampos />
      <TextInput source="mae" label="Nome da mãe" cols={6} maxLength={70} />
      <TextInput source="pai" label="Nome do pai" opcional cols={6} maxLength={70} />
      <PhoneInput source="telefone" label="Telefone" cols={5} autoComplete="off" />
      <TextInput source="email" label="E-mail" type="email" opcional cols={7} maxLength={60} />
    </>
  ),
  endereco: (
    <>
      <CepInput source="cep" label="CEP" cols={3} autoComplete="off" />
      <LookupInput
        source="tipoLogradouro"
        label="Tipo de logradouro"
        opcional
        lookup="GET /api/admissao/logradouros"
        cols={3}
      />
      <TextInput source="logradouro" label="Logradouro" cols={6} maxLength={100} />
      <TextInput source="numero" label="Número" cols={3} maxLength={10} helper="Sem número: S/N." />
      <TextInput source="complemento" label="Complemento" opcional cols={3} maxLength={30} />
      <TextInput source="bairro" label="Bairro" cols={6} maxLength={90} />
      <SelectInput source="uf" label="UF" options={ufs} cols={3} placeholder="UF" />
      <MunicipioInput source="municipio" label="Município" uf="uf" cols={9} />
    </>
  ),
  documentos: (
    <>
      <TextInput source="rg" label="RG" cols={4} maxLength={20} />
      <TextInput source="rgOrgao" label="Órgão expedidor" cols={4} maxLength={20} />
      <SelectInput source="rgUf" label="UF do RG" options={ufs} cols={4} placeholder="UF" />
      <DateInput source="rgEmissao" label="Emissão do RG" opcional cols={4} />
      <PisInput source="pis" label="PIS/PASEP" opcional cols={4} />
      <DigitsInput source="tituloEleitor" label="Título de eleitor" opcional max={12} cols={4} />
      <TextInput source="reservista" label="Certificado de reservista" opcional cols={4} maxLength={20} />
      <DigitsInput source="cnh" label="CNH" opcional max={11} cols={4} />
      <TextInput source="cnhCategoria" label="Categoria da CNH" opcional cols={4} maxLength={2} />
      <DateInput source="cnhValidade" label="Validade da CNH" opcional cols={4} />
    </>
  ),
  bancarios: (
    <>
      <LookupInput
        source="banco"
        label="Banco"
        opcional
        lookup="GET /api/admissao/bancos"
        placeholder="Código ou nome"
        cols={8}
      />
      <SelectInput
        source="contaTipo"
        label="Tipo de conta"
        opcional
        options={opcoesDe(tiposConta)}
        cols={4}
      />
      <DigitsInput source="agencia" label="Agência" opcional max={6} cols={3} helper="Sem o dígito." />
      <DigitsInput source="conta" label="Conta" opcional max={15} cols={4} helper="Sem o dígito." />
      <TextInput source="contaDigito" label="Dígito" opcional cols={2} maxLength={2} />
      <TextInput source="pix" label="Chave Pix" opcional cols={3} maxLength={77} />
    </>
  ),
}
