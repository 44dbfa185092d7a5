import { ArrayInput } from '../../../ui/form/ArrayInput.tsx'
import { CheckboxInput } from '../../../ui/form/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/DateInput.tsx'
import { CpfInput } from '../../../ui/form/MaskedInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { opcoes } from '../opcoes.ts'

const EM_BRANCO = { nome: '', cpf: '', nascimento: null, parentesco: null }

export const DependentesCampos = () => (
  <ArrayInput
    source="lista"
    item="Dependente"
    addLabel="Adicionar dependente"
    blank={EM_BRANCO}
    empty="Sem dependentes. Se a pessoa não tem, siga para a próxima etapa."
    max={20}
  >
    {(prefix) => (
      <>
        <TextInput source={`${prefix}.nome`} label="Nome" cols={8} maxLength={70} />
        <CpfInput
          source={`${prefix}.cpf`}
          label="CPF"
          opcional
          cols={4}
          autoComplete="off"
          helper="Obrigatório para o imposto de renda."
        />
        <SelectInput
          source={`${prefix}.parentesco`}
          label="Parentesco"
          options={opcoes.parentesco}
          cols={8}
        />
        <DateInput source={`${prefix}.nascimento`} label="Nascimento" cols={4} />
        <CheckboxInput source={`${prefix}.impostoRenda`} label="Imposto de renda" cols={3} />
        <CheckboxInput source={`${prefix}.salarioFamilia`} label="Salário-família" cols={3} />
        <CheckboxInput source={`${prefix}.pensao`} label="Recebe pensão alimentícia" cols={3} />
        <CheckboxInput source={`${prefix}.incapaz`} label="Incapaz para o trabalho" cols={3} />
      </>
    )}
  </ArrayInput>
)
