import { correcao } from '@rh/domain/contratos/novo'
import { indicesReajuste, tiposContrato } from '@rh/domain/contratos/tabelas'
import { useQuery } from '@tanstack/react-query'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { comAtual } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import { ContatosInput } from './novo/ContatosInput.tsx'
import { opcoesDe } from './opcoes.ts'
import { opcoesQuery, type Contrato } from './queries.ts'
import { useAtualizar } from './use-atualizar.ts'

interface CorrigirDialogProps {
  readonly contrato: Contrato
  readonly onClose: () => void
}

/** Corrects what was written wrong. Term, value and posts change by an amendment only. */
export function CorrigirDialog({ contrato, onClose }: CorrigirDialogProps) {
  const { id, numero, objeto, tipo, indiceReajuste, dataBase, gestor, sindicato, cliente } = contrato
  const { data: opcoes, isPending, isError } = useQuery(opcoesQuery())
  const salvar = useAtualizar()
  const valores = {
    numero,
    objeto,
    tipo,
    indiceReajuste,
    dataBase,
    sindicatoId: sindicato.id,
    gestorId: gestor?.id ?? null,
    contatos: [...cliente.contatos],
  }
  const { saving } = useBaseVersion(contrato.versao, valores)
  return (
    <FormDialog
      title="Corrigir dados"
      text="Vigência, valor e postos mudam só por aditivo."
      maxWidth="md"
      schema={correcao}
      defaultValues={valores}
      versao={contrato.versao}
      submitLabel="Salvar"
      onSubmit={(dados) => saving((versao) => salvar({ id, versao, acao: 'dados', dados }))}
      onClose={onClose}
    >
      <TextInput source="numero" label="Número" maxLength={30} cols={4} />
      <TextInput source="objeto" label="Objeto" maxLength={300} cols={8} />
      <RadioInput source="tipo" label="Tipo" options={opcoesDe(tiposContrato)} cols={4} />
      <SelectInput
        source="indiceReajuste"
        label="Índice de reajuste"
        options={opcoesDe(indicesReajuste)}
        opcional
        cols={4}
      />
      <DateInput source="dataBase" label="Data-base do reajuste" opcional cols={4} />
      <ComboInput
        source="gestorId"
        label="Gestor operacional"
        options={comAtual(
          opcoes?.gestores.map(({ id: value, nome: label }) => ({ value, label })) ?? [],
          gestor ? { value: gestor.id, label: gestor.nome } : undefined,
        )}
        loading={isPending}
        failed={isError}
        opcional
        cols={6}
      />
      <ComboInput
        source="sindicatoId"
        label="Sindicato"
        options={comAtual(
          opcoes?.sindicatos.map(({ id: value, nome: label, uf: detail }) => ({ value, label, detail })) ??
            [],
          { value: sindicato.id, label: sindicato.nome },
        )}
        loading={isPending}
        failed={isError}
        cols={6}
      />
      <ContatosInput source="contatos" />
    </FormDialog>
  )
}
