import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { categorias, tiposAdmissao } from '@rh/domain/codigos/admissao'
import { campos } from '@rh/domain/processos/admissao/campos'
import { etapas } from '@rh/domain/processos/admissao/etapas'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useGoOn } from '../../lib/nav/use-go-on.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { Campo } from '../../ui/form/Campo.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormActions, FormGrid } from '../../ui/form/FormGrid.tsx'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { opcoesDoCampo, propsDe } from '../../ui/form/props-de.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { enderecosDe } from '../processo/form/enderecos.ts'
import { experienciaSugerida } from './TermoInputs.tsx'
import { useTela } from '../processo/tela.ts'
import { PostoInput } from './PostoInput.tsx'
import { postosQuery, type Posto } from './queries.ts'
import { noLugarDe, vagaDoEndereco, type VagaDoEndereco } from './vaga-do-endereco.ts'

const { vaga } = campos
const motivos = opcoesDoCampo(vaga.motivo).map(({ value, label }) => ({ value, label }))
const schema = etapas.vaga.schema.pick({ postoId: true, dataPrevista: true, motivo: true })

// Empty answers, which the form tells apart from fields it does not have.
const EM_BRANCO = { postoId: null, dataPrevista: null, motivo: null } as unknown as { dataPrevista: string }

/** `criar`: the post first; the person comes next, step by step. */
export function CriarPage() {
  const [busca] = useSearchParams()
  // Another address asks for another admission.
  return <Nova key={busca.toString()} pedida={vagaDoEndereco(busca)} />
}

function Nova({ pedida }: { readonly pedida: VagaDoEndereco | null }) {
  const setor = useSetor()
  const { tela, envelhecidas } = useTela()
  const goOn = useGoOn()
  const [escolhido, setPosto] = useState<Posto | null>(null)
  const daVaga = usePostoDe(pedida)
  const posto = escolhido ?? daVaga
  const criar = useSubmit('POST /api/admissao/criar', {
    invalidates: envelhecidas,
    onSuccess: ({ id }) => goOn(enderecosDe(tela, setor, id).etapa('pessoais'), { replace: true }),
  })
  return (
    <Page subtitle="Escolha a vaga. Depois você preenche os dados da pessoa, no seu ritmo: tudo é salvo sozinho.">
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 880 }}>
        <Form
          schema={schema}
          beginsHere
          defaultValues={{ ...EM_BRANCO, ...pedida?.vaga }}
          onSubmit={(vaga) =>
            criar.mutateAsync({
              body: { vaga: comSugestoes({ ...vaga, ...noLugarDe(pedida, vaga) }, posto) },
            })
          }
        >
          <FormGrid>
            <PostoInput onPick={setPosto} />
            <Campo de={vaga.dataPrevista} helper="As vagas livres são contadas neste dia." cols={5} />
            <RadioInput {...propsDe(vaga.motivo, { cols: 7 })} options={motivos} />
          </FormGrid>
          <FormActions>
            <Button component={Link} to={hrefOf(setor, 'admissao.inicio')} color="inherit">
              Cancelar
            </Button>
            <SubmitButton sending="Criando…" endIcon={<Icon name="seta-direita" size={18} />}>
              Continuar
            </SubmitButton>
          </FormActions>
        </Form>
      </Card>
    </Page>
  )
}

/** The post that the address asks for, which nobody picks from the list. */
function usePostoDe(pedida: VagaDoEndereco | null): Posto | null {
  const { dataPrevista: data, postoId } = pedida?.vaga ?? {}
  const { data: posto } = useQuery({
    ...postosQuery({ data, postoId }),
    enabled: pedida !== null,
    select: ({ results }) => results.find(({ id }) => id === postoId) ?? null,
  })
  return posto ?? null
}

/** What the post and the usual contract suggest; all of it can be changed in the first step. */
const comSugestoes = (vaga: object, posto: Posto | null) => ({
  ...vaga,
  tipo: '1' satisfies keyof typeof tiposAdmissao,
  categoria: '101' satisfies keyof typeof categorias,
  ...(posto?.salarioPrevistoCentavos !== undefined && { salarioCentavos: posto.salarioPrevistoCentavos }),
  ...experienciaSugerida,
})
