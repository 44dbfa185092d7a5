import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { novoUsuario } from '@rh/domain/contract/usuarios'
import type { Grupo } from '@rh/domain/setores/grupos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import { useState } from 'react'
import { Link } from 'react-router'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { metodo } from '../../lib/session/metodo.ts'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormActions, FormGrid } from '../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { CodigoPronto, type Codigo } from './CodigoPronto.tsx'
import { ContratosInput } from './ContratosInput.tsx'
import { DadosCampos } from './DadosCampos.tsx'
import { GruposInput } from './GruposInput.tsx'
import { HorariosInput } from './horarios/HorariosInput.tsx'

interface Criado extends Codigo {
  readonly id: number
  readonly nome: string
  readonly usuario: string
}

/** `novo`: everything of an account on one page; at its end, the code for the person. */
export function Component() {
  const [criado, setCriado] = useState<Criado | null>(null)
  return criado ? (
    <Pronto criado={criado} onAnother={() => setCriado(null)} />
  ) : (
    <Page
      subtitle={
        metodo() === 'jwt' ? 'A pessoa cria a própria senha, com um código que você diz a ela.' : NO_PROVEDOR
      }
    >
      <NovoForm onDone={setCriado} />
    </Page>
  )
}

const NO_PROVEDOR = 'A pessoa entra pelo provedor de acesso, com a conta que tem lá com este e-mail.'

const vazio = {
  nome: '',
  usuario: '',
  email: '',
  telefone: '',
  vinculoId: null,
  grupos: [] as Grupo[],
  horarios: [...modelosDeHorario.comercial.horarios],
  contratoIds: [] as number[],
}

function NovoForm({ onDone }: { readonly onDone: (criado: Criado) => void }) {
  const setor = useSetor()
  const withPassword = useStepUp()
  const criar = useSubmit('POST /api/usuarios/novo', { invalidates: ['GET /api/usuarios/listar'] })
  return (
    <Form
      schema={novoUsuario}
      defaultValues={vazio}
      onInvalid={() => notify.error('Confira os campos marcados antes de criar.')}
      onSubmit={async (body) => {
        const codigo = await withPassword(() => criar.mutateAsync({ body }))
        onDone({ ...codigo, nome: body.nome, usuario: body.usuario })
      }}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title="Pessoa">
          <FormGrid>
            <DadosCampos novo />
          </FormGrid>
        </Section>
        <Section
          title="Grupos"
          subtitle="O que a pessoa faz em cada setor. Sem grupo nenhum, fica aguardando liberação."
        >
          <FormGrid>
            <GruposInput />
          </FormGrid>
        </Section>
        <Section
          title="Horários de acesso"
          subtitle="A pessoa entra e trabalha no sistema só dentro destas janelas."
        >
          <FormGrid>
            <HorariosInput />
          </FormGrid>
        </Section>
        <Section title="Contratos" subtitle="De quem ela vê as pessoas e os processos.">
          <FormGrid>
            <Contratos />
          </FormGrid>
        </Section>
      </Box>
      <FormActions>
        <Button component={Link} to={hrefOf(setor, 'usuarios.listar')} color="inherit">
          Cancelar
        </Button>
        <SubmitButton sending="Criando…">Criar usuário</SubmitButton>
      </FormActions>
    </Form>
  )
}

const Contratos = () => <ContratosInput grupos={(useFieldValue('grupos') ?? []) as readonly Grupo[]} />

function Pronto({ criado, onAnother }: { readonly criado: Criado; readonly onAnother: () => void }) {
  const lista = hrefOf(useSetor(), 'usuarios.listar')
  const { id, ...codigo } = criado
  return (
    <Page
      title="Usuário criado"
      subtitle={
        metodo() === 'jwt' ? `Falta ${criado.nome.split(' ')[0]} criar a senha com este código.` : NO_PROVEDOR
      }
    >
      <Box sx={{ maxWidth: 680 }}>
        <Section title="Diga à pessoa">
          {metodo() === 'jwt' ? <CodigoPronto {...codigo} /> : <EnderecoDaEntrada />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
            <Button component={Link} to={`${lista}?usuario=${id}`} variant="contained">
              Ver o usuário
            </Button>
            <Button variant="outlined" color="inherit" onClick={onAnother}>
              Criar outro
            </Button>
          </Box>
        </Section>
      </Box>
    </Page>
  )
}

/** What there is to tell somebody who needs no code. */
const EnderecoDaEntrada = () => (
  <Typography>
    Que entre em <strong>{window.location.origin}</strong>, com a conta deste e-mail no provedor de acesso.
  </Typography>
)
