import { empresaSchema, type EmpresaRegistro } from '@rh/domain/cadastros/empresa'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormActions, FormSection } from '../../../ui/form/FormGrid.tsx'
import { CnpjInput } from '../../../ui/form/inputs/MaskedInput.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TagsInput } from '../../../ui/form/inputs/TagsInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { MunicipioInput } from '../lugares.tsx'

const empresaQuery = query('GET /api/empresa')

export function EmpresaForm({ empresa }: { readonly empresa: EmpresaRegistro }) {
  const queries = useQueryClient()
  const [versao, setVersao] = useState(empresa.versao)
  const {
    logos: _logos,
    municipio: _nome,
    permiteAutoaprovacao: _permite,
    autoaprovacaoPedida: _pedida,
    segundoFator: _fator,
    versao: _versao,
    ...valores
  } = empresa
  const salvar = useSubmit('PUT /api/empresa/editar', {
    invalidates: ['GET /api/empresa/historico'],
    onSuccess: (fresca) => {
      queries.setQueryData(empresaQuery.queryKey, fresca)
      setVersao(fresca.versao)
      notify.success('Empresa salva.')
    },
  })
  return (
    <Section title="Dados e regras">
      <Form
        schema={empresaSchema}
        defaultValues={valores}
        onSubmit={async (dados) => {
          try {
            await salvar.mutateAsync({ body: { versao, dados } })
          } catch (error) {
            // Somebody else saved: the next save goes over it knowingly.
            if (error instanceof ApiError && error.codigo === 'versao_antiga')
              setVersao((await queries.fetchQuery({ ...empresaQuery, staleTime: 0 })).versao)
            throw error
          }
        }}
      >
        <FormSection title="Identificação">
          <TextInput source="razaoSocial" label="Razão social" maxLength={150} />
          <TextInput
            source="nomeFantasia"
            label="Nome fantasia"
            cols={7}
            maxLength={60}
            helper="Aparece em todas as telas"
          />
          <CnpjInput source="cnpj" label="CNPJ" cols={5} />
          <MunicipioInput source="municipioIbge" label="Município da sede" opcional />
        </FormSection>
        <FormSection title="Regras da casa">
          <CheckboxInput
            source="sabadoRepouso"
            label="Sábado conta como repouso"
            helper="Para quem não trabalha aos sábados: férias não começam na quinta nem na sexta (CLT art. 134 § 3º)"
          />
          <IntegerInput
            source="inatividadeMin"
            label="Minutos sem uso até sair"
            cols={6}
            max={3}
            helper="De 5 a 600. O que se digitou nos formulários fica guardado na aba"
          />
        </FormSection>
        <FormSection title="Avisos" text="Quantos dias antes o sistema avisa. Separe por vírgula.">
          <TagsInput source="alertasContratoDias" label="Fim de contrato com cliente" numeric cols={6} />
          <TagsInput source="alertasExperienciaDias" label="Fim da experiência" numeric cols={6} />
        </FormSection>
        <FormActions>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
