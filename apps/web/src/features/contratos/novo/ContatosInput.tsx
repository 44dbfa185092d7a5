import { papeisContato } from '@rh/domain/contratos/tabelas'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { PhoneInput } from '../../../ui/form/inputs/MaskedInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { opcoesDe } from '../opcoes.ts'
import { rotulos } from './rotulos.ts'

/** Whom to call at the client's. */
export const ContatosInput = ({ source }: { readonly source: string }) => (
  <ArrayInput
    source={source}
    item="Contato"
    addLabel="Adicionar contato"
    blank={{ nome: '', papel: null, email: null, telefone: null }}
    empty="Sem contatos. Informe quem responde pelo contrato no cliente."
    max={10}
  >
    {(prefix) => (
      <>
        <TextInput source={`${prefix}.nome`} label={rotulos.contatos.nome} maxLength={70} cols={6} />
        <SelectInput
          source={`${prefix}.papel`}
          label={rotulos.contatos.papel}
          options={opcoesDe(papeisContato)}
          cols={6}
        />
        <PhoneInput
          source={`${prefix}.telefone`}
          label={rotulos.contatos.telefone}
          autoComplete="off"
          opcional
          cols={6}
        />
        <TextInput
          source={`${prefix}.email`}
          label={rotulos.contatos.email}
          type="email"
          inputMode="email"
          maxLength={60}
          opcional
          cols={6}
        />
      </>
    )}
  </ArrayInput>
)
