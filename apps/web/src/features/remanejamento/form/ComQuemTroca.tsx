import { camposDoRemanejamento as campos } from '@rh/domain/processos/remanejamento/campos'
import { AsyncComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { propsDe } from '../../../ui/form/props-de.ts'
import { outrasPessoas, procurarPessoa } from '../../processo/form/procurar-pessoa.ts'

/** The colleague with whom the post is exchanged. */
export const ComQuemTroca = ({ colaboradorId }: { readonly colaboradorId: number }) => (
  <AsyncComboInput
    {...propsDe(campos.trocaCom, {
      helper: 'Cada uma vai para o posto da outra: são dois pedidos, aprovados e efetivados juntos.',
    })}
    opcional={false}
    placeholder="Busque por nome, matrícula ou CPF"
    search={procurarPessoa}
    toOptions={outrasPessoas(colaboradorId)}
  />
)
