import { uf } from '@rh/domain/br/campos'
import { tiposConta } from '@rh/domain/cadastros/bancarios'
import { logradouros } from '@rh/domain/cadastros/logradouros'
import {
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  racasCores,
  sexos,
} from '@rh/domain/cadastros/pessoais'
import { blocos, type Bloco } from '@rh/domain/colaborador/blocos'
import type { CampoPessoa } from '@rh/domain/colaborador/campos'
import { useState, type ReactNode } from 'react'
import type { z } from '../../lib/zod-pt.ts'
import { ComboInput } from '../../ui/form/ComboInput.tsx'
import { DateInput } from '../../ui/form/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FreshValues } from '../../ui/form/FreshValues.tsx'
import { CepInput, DigitsInput, PhoneInput, PisInput } from '../../ui/form/MaskedInput.tsx'
import { SelectInput } from '../../ui/form/SelectInput.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { mudancasDe } from './mudancas.ts'
import { MudadoPorOutro } from './partes.tsx'
import type { Ficha } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

interface DadosDialogProps {
  readonly bloco: Bloco
  readonly ficha: Ficha
  readonly onClose: () => void
}

type Digitados = Record<string, unknown>

/** Corrects one part of the person's data. Who saved in between is told, and what they changed. */
export function DadosDialog({ bloco, ficha, onClose }: DadosDialogProps) {
  const [inicial] = useState(ficha)
  const campos = Object.keys(blocos[bloco].schema.shape) as CampoPessoa[]
  const valores = Object.fromEntries(campos.map((campo) => [campo, ficha.pessoa[campo] ?? null]))
  const salvar = useSalvar('PUT /api/colaborador/dados', { feito: 'Dados salvos.' })
  return (
    <FormDialog
      title={blocos[bloco].label}
      notice={<MudadoPorOutro mudancas={mudancasDe(campos, inicial.pessoa, ficha.pessoa)} />}
      // The parts differ; the form only needs to know that each is an object.
      schema={blocos[bloco].schema as z.ZodType<Digitados, Digitados>}
      defaultValues={valores}
      submitLabel="Salvar"
      maxWidth="md"
      onSubmit={(dados) => salvar({ body: { id: ficha.id, versao: ficha.versaoPessoa, bloco, dados } })}
      onClose={onClose}
    >
      <FreshValues values={valores} version={ficha.versaoPessoa} />
      {inputs[bloco]}
    </FormDialog>
  )
}

const opcoesDe = (tabela: Readonly<Record<string, string>>) =>
  Object.entries(tabela).map(([value, label]) => ({ value, label }))
const ufs = uf.options.map((sigla) => ({ value: sigla, label: sigla }))

const inputs: Readonly<Record<Bloco, ReactNode>> = {
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
        source="nacionalidade"
        label="Nacionalidade"
        opcional
        options={opcoesDe(nacionalidades)}
        cols={6}
      />
      <SelectInput
        source="deficiencia"
        label="Deficiência"
        opcional
        options={opcoesDe(deficiencias)}
        cols={6}
      />
      <TextInput
        source="municipioNascimento"
        label="Município de nascimento"
        opcional
        cols={8}
        maxLength={60}
      />
      <SelectInput
        source="ufNascimento"
        label="UF de nascimento"
        opcional
        options={ufs}
        cols={4}
        placeholder="UF"
      />
      <TextInput source="mae" label="Nome da mãe" cols={6} maxLength={70} />
      <TextInput source="pai" label="Nome do pai" opcional cols={6} maxLength={70} />
      <PhoneInput source="telefone" label="Telefone" cols={5} autoComplete="off" />
      <TextInput source="email" label="E-mail" type="email" opcional cols={7} maxLength={60} />
    </>
  ),
  endereco: (
    <>
      <CepInput source="cep" label="CEP" cols={3} autoComplete="off" />
      <ComboInput
        source="tipoLogradouro"
        label="Tipo de logradouro"
        opcional
        options={opcoesDe(logradouros)}
        cols={3}
      />
      <TextInput source="logradouro" label="Logradouro" cols={6} maxLength={100} />
      <TextInput source="numero" label="Número" cols={3} maxLength={10} helper="Sem número: S/N." />
      <TextInput source="complemento" label="Complemento" opcional cols={3} maxLength={30} />
      <TextInput source="bairro" label="Bairro" cols={6} maxLength={90} />
      <TextInput source="municipio" label="Município" cols={9} maxLength={60} />
      <SelectInput source="uf" label="UF" options={ufs} cols={3} placeholder="UF" />
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
      <DigitsInput
        source="banco"
        label="Banco"
        helper="Os 3 números do banco: 001, 104, 341…"
        opcional
        max={3}
        cols={3}
      />
      <DigitsInput source="agencia" label="Agência" opcional max={6} cols={3} />
      <DigitsInput source="conta" label="Conta" opcional max={15} cols={4} />
      <TextInput source="contaDigito" label="Dígito" opcional cols={2} maxLength={2} />
      <SelectInput
        source="contaTipo"
        label="Tipo de conta"
        opcional
        options={opcoesDe(tiposConta)}
        cols={6}
      />
      <TextInput source="pix" label="Chave Pix" opcional cols={6} maxLength={77} />
    </>
  ),
}
