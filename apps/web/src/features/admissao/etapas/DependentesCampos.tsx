import { dependente } from '@rh/domain/campos/dependente'
import { listas } from '@rh/domain/processos/admissao/listas'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { Campo } from '../../../ui/form/Campo.tsx'

const EM_BRANCO = { nome: '', cpf: '', nascimento: null, parentesco: null }
const { um, maximo } = listas.dependentes.lista

export const DependentesCampos = () => (
  <ArrayInput
    source="lista"
    item={um}
    addLabel="Adicionar dependente"
    blank={EM_BRANCO}
    empty="Sem dependentes. Se a pessoa não tem, siga para a próxima etapa."
    max={maximo}
  >
    {(prefix) => (
      <>
        <Campo em={prefix} de={dependente.nome} curto cols={8} />
        <Campo em={prefix} de={dependente.cpf} cols={4} />
        <Campo em={prefix} de={dependente.parentesco} cols={8} />
        <Campo em={prefix} de={dependente.nascimento} cols={4} />
        <Campo em={prefix} de={dependente.impostoRenda} curto cols={3} />
        <Campo em={prefix} de={dependente.salarioFamilia} curto cols={3} />
        <Campo em={prefix} de={dependente.pensao} cols={3} />
        <Campo em={prefix} de={dependente.incapaz} cols={3} />
      </>
    )}
  </ArrayInput>
)
