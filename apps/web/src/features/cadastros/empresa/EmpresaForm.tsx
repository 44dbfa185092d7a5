import { empresaSchema, type EmpresaRegistro } from '@rh/domain/cadastros/empresa'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toApiError } from '../../../lib/api/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { query } from '../../../lib/api/query.ts'
import type { z } from '../../../lib/zod-pt.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormActions, FormSection } from '../../../ui/form/FormGrid.tsx'
import { CnpjInput } from '../../../ui/form/inputs/MaskedInput.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TagsInput } from '../../../ui/form/inputs/TagsInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { FreshValues } from '../../../ui/form/unsaved/FreshValues.tsx'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'
import { Section } from '../../../ui/page/Section.tsx'
import type { Historico } from '../chamadas.ts'
import { Conflito } from '../Conflito.tsx'
import { MunicipioInput } from '../lugares.tsx'

type Dados = z.output<typeof empresaSchema>

const empresaQuery = query('GET /api/empresa')

const historicoQuery = query('GET /api/empresa/historico')

/** Name, rules and warnings of the company. What somebody else saved meanwhile is told, and is there where nobody typed. */
export function EmpresaForm({ empresa }: { readonly empresa: EmpresaRegistro }) {
  const {
    logos: _logos,
    municipio: _nome,
    permiteAutoaprovacao: _permite,
    autoaprovacaoPedida: _pedida,
    segundoFator: _fator,
    versao: daEmpresa,
    ...valores
  } = empresa
  const { salvar, conflito } = useSalvar(daEmpresa, valores)
  return (
    <Section title="Dados e regras">
      <Conflito salvo={conflito} />
      <Form schema={empresaSchema} defaultValues={valores} onSubmit={salvar}>
        <FreshValues values={valores} version={daEmpresa} />
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
            helper="Para quem não trabalha aos sábados: férias não começam na quinta nem na sexta (CLT art. 134 § 3º), e cobrir nele é estimado em dobro (Lei 605/1949 art. 9º)"
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

/** Saves on the version that the form stands on. A stale one is told with what changed, and the next save goes over it. */
function useSalvar(versaoLida: number, valores: unknown) {
  const queries = useQueryClient()
  const [conflito, setConflito] = useState<Historico | null>(null)
  const { saving } = useBaseVersion(versaoLida, valores)
  const editar = useSubmit('PUT /api/empresa/editar', {
    invalidates: ['GET /api/empresa/historico'],
    onSuccess: (fresca) => {
      queries.setQueryData(empresaQuery.queryKey, fresca)
      setConflito(null)
      notify.success('Empresa salva.')
    },
  })
  const salvar = async (dados: Dados): Promise<void> => {
    try {
      await saving((versao) => editar.mutateAsync({ body: { versao, dados } }))
    } catch (error) {
      if (toApiError(error).codigo !== 'versao_antiga') throw error
      const [{ results }] = await Promise.all([
        queries.fetchQuery({ ...historicoQuery, staleTime: 0 }),
        queries.fetchQuery({ ...empresaQuery, staleTime: 0 }),
      ])
      setConflito(results[0] ?? null)
      throw error
    }
  }
  return { salvar, conflito }
}
