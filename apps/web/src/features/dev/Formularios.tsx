import { pessoais } from '@rh/domain/campos/pessoa'
import { useState } from 'react'
import { z } from 'zod'
import { ArrayInput } from '../../ui/form/inputs/ArrayInput.tsx'
import { Campo } from '../../ui/form/Campo.tsx'
import { CheckboxInput, RadioInput, YesNoInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { AsyncComboInput, ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormAlert } from '../../ui/form/FormAlert.tsx'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { LookupInput, LookupOfInput } from '../../ui/form/inputs/LookupInput.tsx'
import { CepInput, CpfInput, DigitsInput, PhoneInput, PisInput } from '../../ui/form/inputs/MaskedInput.tsx'
import { NascimentoCampos } from '../../ui/form/NascimentoCampos.tsx'
import { MunicipioInput } from '../../ui/form/inputs/MunicipioInput.tsx'
import { IntegerInput, MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import type { Option } from '../../ui/form/inputs/option.ts'
import { PasswordField } from '../../ui/form/inputs/PasswordField.tsx'
import { SegmentInput } from '../../ui/form/inputs/SegmentInput.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { HeldButton } from '../../ui/form/HeldButton.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ArquivoInput } from '../../ui/upload/ArquivoInput.tsx'
import { nada } from './comum.ts'

const cargos: readonly Option[] = [
  { value: 1, label: 'Auxiliar de limpeza', detail: 'CBO 5143-20' },
  { value: 2, label: 'Encarregado', detail: 'CBO 4101-05' },
  { value: 3, label: 'Copeira', disabled: true },
]

const pdf = { maxBytes: 10 * 1_048_576, tipos: ['application/pdf'] } as const

const texto = z.string().trim().min(1, 'Campo obrigatório')
const schema = z.object({ nome: texto, observacao: texto, cargo: z.number({ error: 'Escolha um cargo' }) })
const vazio = { nome: '', observacao: '', cargo: null as unknown as number }

/** Sends itself at once, so that every error stands in its place. */
const sendNow = (box: HTMLElement | null): void => box?.querySelector('form')?.requestSubmit()

const Campos = ({ disabled = false }: { readonly disabled?: boolean }) => (
  <FormGrid>
    <TextInput source="nome" label="Texto" helper="Como no documento" cols={6} disabled={disabled} />
    <SelectInput source="cargo" label="Seleção" options={cargos} cols={6} disabled={disabled} />
    <ComboInput
      source="combo"
      label="Busca em lista"
      options={cargos}
      cols={6}
      disabled={disabled}
      opcional
    />
    <AsyncComboInput
      source="remoto"
      label="Busca no servidor"
      search={(busca) => ({ queryKey: ['dev', busca], queryFn: () => Promise.resolve(cargos) })}
      toOptions={(reply: readonly Option[]) => reply}
      cols={6}
      disabled={disabled}
      opcional
    />
    <LookupInput
      source="estado"
      label="Lista do país"
      lookup="GET /api/admissao/estados"
      cols={6}
      disabled={disabled}
      opcional
    />
    <LookupOfInput
      source="municipio"
      label="Lista que outra decide"
      lookup="GET /api/admissao/cidades"
      de={{ source: 'estado', filtro: 'uf', pede: 'Escolha antes o estado' }}
      cols={6}
      disabled={disabled}
      opcional
    />
    <DateInput source="data" label="Data" cols={6} disabled={disabled} opcional />
    <MoneyInput source="salario" label="Dinheiro" cols={6} disabled={disabled} opcional />
    <IntegerInput source="dias" label="Inteiro" end="dias" cols={4} disabled={disabled} opcional />
    <CpfInput source="cpf" label="CPF" cols={4} disabled={disabled} opcional />
    <PisInput source="pis" label="PIS" cols={4} disabled={disabled} opcional />
    <CepInput source="cep" label="CEP" cols={4} disabled={disabled} opcional />
    <PhoneInput source="telefone" label="Telefone" cols={4} disabled={disabled} opcional />
    <DigitsInput source="conta" label="Dígitos" max={8} cols={4} disabled={disabled} opcional />
    <YesNoInput source="sim" label="Sim ou não" cols={6} disabled={disabled} opcional />
    <RadioInput
      source="turno"
      label="Uma de poucas"
      options={[
        { value: 'm', label: 'Manhã' },
        { value: 't', label: 'Tarde' },
      ]}
      cols={6}
      disabled={disabled}
      opcional
    />
    <SegmentInput
      source="tamanho"
      label="Poucas, lado a lado"
      options={['P', 'M', 'G'].map((label) => ({ value: label, label }))}
      cols={6}
      disabled={disabled}
    />
    <MunicipioInput source="cidade" uf="estado" label="Município" cols={6} disabled={disabled} opcional />
    <CheckboxInput source="aceite" label="Li e concordo" disabled={disabled} opcional />
    <ArquivoInput
      source="arquivo"
      nome="arquivoNome"
      label="Arquivo"
      upload={pdf}
      onSend={async (arquivo) => ({ id: arquivo.name, nome: arquivo.name })}
      opcional
    />
    <TextareaInput source="observacao" label="Texto longo" cols={12} disabled={disabled} />
  </FormGrid>
)

function Senha() {
  const [senha, setSenha] = useState('')
  return (
    <>
      <PasswordField
        label="Senha"
        value={senha}
        onChange={setSenha}
        autoComplete="new-password"
        helper="Mínimo de 12"
      />
      <PasswordField
        label="Senha com erro"
        value=""
        onChange={setSenha}
        autoComplete="new-password"
        error="Não confere"
      />
    </>
  )
}

const recusar = (): never => {
  throw new Error('O servidor recusou')
}

/** Every input: empty, with its errors, and out of use. */
export function Formularios() {
  return (
    <>
      <Section title="Campos">
        <Form schema={schema} defaultValues={vazio} onSubmit={recusar} guarded={false}>
          <FormAlert />
          <Campos />
          <FormGrid>
            <ArrayInput
              source="dependentes"
              item="Dependente"
              addLabel="Adicionar dependente"
              blank={{ nome: '' }}
              empty="Nenhum dependente."
            >
              {(prefix) => <TextInput source={`${prefix}.nome`} label="Nome" />}
            </ArrayInput>
          </FormGrid>
          <SubmitButton>Enviar</SubmitButton>
          <HeldButton form="exemplo" missing="Faltam 2 documentos por decidir" onLead={nada}>
            Aprovar
          </HeldButton>
        </Form>
      </Section>
      <Section title="Campos declarados">
        <Form schema={z.looseObject({})} defaultValues={{}} onSubmit={recusar} guarded={false}>
          <FormGrid>
            <Campo de={pessoais.nome} cols={6} />
            <Campo de={pessoais.estadoCivil} cols={6} />
            <NascimentoCampos de={pessoais} semPais />
          </FormGrid>
        </Form>
      </Section>
      <div ref={sendNow}>
        <Section title="Campos com erro">
          <Form schema={schema} defaultValues={vazio} onSubmit={recusar} guarded={false}>
            <Campos />
          </Form>
        </Section>
      </div>
      <Section title="Campos desativados">
        <Form schema={schema} defaultValues={vazio} onSubmit={recusar} guarded={false}>
          <Campos disabled />
        </Form>
      </Section>
      <Section title="Senha">
        <Senha />
      </Section>
    </>
  )
}
