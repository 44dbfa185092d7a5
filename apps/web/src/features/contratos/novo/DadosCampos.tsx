import { formatCnpj14 } from '@rh/domain/br/mascaras'
import { indicesReajuste, tiposContrato } from '@rh/domain/contratos/tabelas'
import { useQuery } from '@tanstack/react-query'
import { RadioInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { CnpjInput } from '../../../ui/form/inputs/MaskedInput.tsx'
import { MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { opcoesDe, comoOpcoes } from '../opcoes.ts'
import { opcoesQuery, type Opcoes } from '../queries.ts'
import { ContatosInput } from './ContatosInput.tsx'
import { rotulos } from './rotulos.ts'

/** Step `dados`: with whom, about what, for how long. */
export function DadosCampos() {
  const { data: opcoes, isError } = useQuery(opcoesQuery())
  return (
    <>
      <Cliente opcoes={opcoes} falhou={isError} />
      <TextInput source="numero" label={rotulos.contrato.numero} maxLength={30} cols={4} />
      <TextInput
        source="objeto"
        label={rotulos.contrato.objeto}
        placeholder="Ex.: Limpeza e conservação da sede"
        maxLength={300}
        cols={8}
      />
      <RadioInput source="tipo" label={rotulos.contrato.tipo} options={opcoesDe(tiposContrato)} cols={4} />
      <DateInput source="inicio" label={rotulos.contrato.inicio} cols={4} />
      <DateInput source="fim" label={rotulos.contrato.fim} cols={4} />
      <MoneyInput
        source="valorMensalCentavos"
        label={rotulos.contrato.valorMensalCentavos}
        opcional
        cols={4}
      />
      <SelectInput
        source="indiceReajuste"
        label={rotulos.contrato.indiceReajuste}
        options={opcoesDe(indicesReajuste)}
        opcional
        cols={4}
      />
      <DateInput
        source="dataBase"
        label={rotulos.contrato.dataBase}
        helper="Da proposta ou do orçamento: conta o ano do reajuste."
        opcional
        cols={4}
      />
      <ComboInput
        source="gestorId"
        label={rotulos.contrato.gestorId}
        options={comoOpcoes(opcoes?.gestores)}
        loading={!opcoes}
        failed={isError}
        opcional
        cols={6}
      />
      <CentroDeCusto opcoes={opcoes} falhou={isError} />
    </>
  )
}

interface ComOpcoes {
  readonly opcoes: Opcoes | undefined
  /** They could not be read. */
  readonly falhou: boolean
}

function Cliente({ opcoes, falhou }: ComOpcoes) {
  const tipo = useFieldValue('cliente.tipo')
  const setFields = useSetFields()
  const clientes = opcoes?.clientes ?? []
  return (
    <>
      <RadioInput
        source="cliente.tipo"
        label="Cliente"
        options={[
          { value: 'existente', label: 'Já cadastrado' },
          { value: 'novo', label: 'Cliente novo' },
        ]}
        cols={4}
      />
      {tipo === 'novo' ? (
        <>
          <CnpjInput
            source="cliente.cnpj"
            label={rotulos.cliente.cnpj}
            helper="Aceita o formato com letras."
            cols={8}
          />
          <TextInput
            source="cliente.razaoSocial"
            label={rotulos.cliente.razaoSocial}
            maxLength={150}
            cols={6}
          />
          <TextInput
            source="cliente.nomeFantasia"
            label={rotulos.cliente.nomeFantasia}
            maxLength={80}
            cols={6}
          />
          <ContatosInput source="cliente.contatos" />
        </>
      ) : (
        <ComboInput
          source="cliente.id"
          label={rotulos.cliente.id}
          placeholder="Nome ou CNPJ"
          options={clientes.map(({ id, nome, cnpj }) => ({
            value: id,
            label: nome,
            detail: formatCnpj14(cnpj),
          }))}
          loading={!opcoes}
          failed={falhou}
          onPick={(option) => {
            const cliente = clientes.find(({ id }) => id === option?.value)
            if (cliente) setFields({ tipo: cliente.publico ? 'publico' : 'privado' })
          }}
          cols={8}
        />
      )}
    </>
  )
}

function CentroDeCusto({ opcoes, falhou }: ComOpcoes) {
  const tipo = useFieldValue('centroDeCusto.tipo')
  return (
    <>
      <RadioInput
        source="centroDeCusto.tipo"
        label="Centro de custo"
        options={[
          { value: 'novo', label: 'Criar um para este contrato' },
          { value: 'existente', label: 'Usar um que existe' },
        ]}
        cols={12}
      />
      {tipo === 'existente' ? (
        <ComboInput
          source="centroDeCusto.id"
          label={rotulos.centroDeCusto.id}
          options={comoOpcoes(opcoes?.centrosDeCusto)}
          loading={!opcoes}
          failed={falhou}
        />
      ) : (
        <>
          <TextInput
            source="centroDeCusto.codigo"
            label={rotulos.centroDeCusto.codigo}
            placeholder="Ex.: SP.012"
            maxLength={20}
            cols={4}
          />
          <TextInput
            source="centroDeCusto.descricao"
            label={rotulos.centroDeCusto.descricao}
            maxLength={120}
            cols={8}
          />
        </>
      )}
    </>
  )
}
