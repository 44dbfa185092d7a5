import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { situacoesDoPlano } from '@rh/domain/contract/ferias-plano'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useGoOn } from '../../../lib/nav/use-go-on.ts'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { z } from '../../../lib/zod-pt.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { LISTAR } from './chamadas.ts'
import { nomeDoPlano } from './textos.ts'

type Planos = ReplyOf<typeof LISTAR>

/** `planejamento`: a new plan of the vacations of a year, and those that were made before. */
export function Component() {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(query(LISTAR))
  return (
    <Page>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Novo opcoes={data} />
          <Section title="Planos feitos" flush>
            <LinkList
              empty="Nenhum plano ainda."
              items={data.results.map((plano) => ({
                key: plano.id,
                href: hrefOf(setor, 'ferias.plano', { id: plano.id }),
                title: nomeDoPlano(plano),
                detail: `${plano.criadoPor}, ${formatDateTime(plano.criadoEm)}`,
                chip: situacoesDoPlano[plano.situacao],
              }))}
            />
          </Section>
        </Box>
      )}
    </Page>
  )
}

const schema = z.object({ ano: z.int('Escolha o ano'), contratoId: z.int().nullish() })

function Novo({ opcoes: { anos, contratos } }: { readonly opcoes: Planos }) {
  const setor = useSetor()
  const goOn = useGoOn()
  const criar = useSubmit('POST /api/ferias/planejamento/criar', { invalidates: [LISTAR] })
  const resolver = useSubmit('POST /api/ferias/planejamento/resolver')
  return (
    <Section
      title="Novo plano"
      subtitle="Propõe a data de cada período que vence no ano, dentro das regras da lei e do teto de ausências."
    >
      <Form
        schema={schema}
        guarded={false}
        defaultValues={{ ano: anos.at(-1) ?? null, contratoId: null } as { ano: number; contratoId: null }}
        onSubmit={async ({ ano, contratoId }) => {
          const { id } = await criar.mutateAsync({ body: { ano, contratoId: contratoId ?? null } })
          // A plan that cannot be solved yet says why on its own page.
          await resolver.mutateAsync({ body: { id, versao: 1 } }).catch(() => {})
          void goOn(hrefOf(setor, 'ferias.plano', { id }))
        }}
      >
        <FormGrid>
          <SelectInput
            source="ano"
            label="Ano"
            cols={3}
            options={anos.map((ano) => ({ value: ano, label: String(ano) }))}
          />
          <ComboInput
            source="contratoId"
            label="Contrato"
            opcional
            cols={9}
            placeholder="Todos os que você acompanha"
            options={contratos}
          />
        </FormGrid>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <SubmitButton sending="Criando…">Propor as datas</SubmitButton>
        </Box>
      </Form>
    </Section>
  )
}
