import Alert from '@mui/material/Alert'
import { dadosDaConta } from '@rh/domain/contract/conta'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { updateUser } from '../../lib/session/session.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { perfilQuery, type Perfil } from '../../lib/session/use-perfil.ts'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormActions, FormGrid } from '../../ui/form/FormGrid.tsx'
import { PhoneInput } from '../../ui/form/inputs/MaskedInput.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { mudancas, type Mudanca } from './mudancas.ts'

/** Name, e-mail and telephone. Another e-mail asks for the password: one signs in with it. */
export function DadosForm({ perfil }: { readonly perfil: Perfil }) {
  const queries = useQueryClient()
  const withPassword = useStepUp()
  // What the fields started from: only what changed since then is worth a word.
  const [inicial, setInicial] = useState(perfil)
  const [outras, setOutras] = useState<readonly Mudanca[]>([])
  const salvar = useSubmit('PUT /api/conta/atualizar', {
    onSuccess: (fresco) => {
      queries.setQueryData(perfilQuery.queryKey, fresco)
      updateUser(fresco)
      setInicial(fresco)
      setOutras([])
      notify.success('Dados salvos.')
    },
  })
  const conferir = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError) || error.codigo !== 'versao_antiga') return
    const fresco = await queries.fetchQuery({ ...perfilQuery, staleTime: 0 })
    setOutras(mudancas(inicial, fresco))
  }
  const valores = { nome: perfil.nome, email: perfil.email, telefone: perfil.telefone ?? '' }
  const { saving } = useBaseVersion(perfil.versao, valores)
  return (
    <Section title="Meus dados">
      <Mudancas mudancas={outras} />
      <Form
        schema={dadosDaConta}
        defaultValues={valores}
        onSubmit={async (dados) => {
          try {
            await saving((versao) => withPassword(() => salvar.mutateAsync({ body: { ...dados, versao } })))
          } catch (error) {
            await conferir(error)
            throw error
          }
        }}
      >
        <FormGrid>
          <TextInput source="nome" label="Nome" autoComplete="name" maxLength={70} />
          <TextInput
            source="email"
            label="E-mail"
            type="email"
            autoComplete="email"
            maxLength={60}
            cols={7}
            helper="Também serve para entrar. Para trocar, confirme a senha."
          />
          <PhoneInput source="telefone" label="Telefone" cols={5} opcional />
        </FormGrid>
        <FormActions>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}

/** What somebody else changed meanwhile, for the person to decide with open eyes. */
function Mudancas({ mudancas: lista }: { readonly mudancas: readonly Mudanca[] }) {
  if (lista.length === 0) return null
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
      {lista.map(({ label, agora }) => (
        <div key={label}>
          {label} agora é <strong>{agora}</strong>.
        </div>
      ))}
      Salve de novo para ficar com o que está nos campos.
    </Alert>
  )
}
