import Typography from '@mui/material/Typography'
import { dadosDoUsuario, novoUsuario } from '@rh/domain/contract/usuarios'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { AbaRodape } from './AbaForm.tsx'
import { Conflito } from './Conflito.tsx'
import { ContratosInput } from './ContratosInput.tsx'
import { DadosCampos } from './DadosCampos.tsx'
import { GruposInput } from './GruposInput.tsx'
import { HorariosInput } from './horarios/HorariosInput.tsx'
import { dependentes, relerSessao, useGuardar, type Usuario } from './queries.ts'
import { useAceite } from './use-aceite.tsx'
import { useConflito } from './use-conflito.ts'

interface AbaProps {
  readonly usuario: Usuario
}

const camposDeGrupos = novoUsuario.pick({ grupos: true, contratoIds: true })
const camposDeHorarios = novoUsuario.pick({ horarios: true })
const camposDeContratos = novoUsuario.pick({ contratoIds: true })

/** What every save of these tabs does once it is done. */
function useSalvo(texto: string) {
  const guardar = useGuardar()
  return {
    invalidates: dependentes,
    onSuccess: (usuario: Usuario): void => {
      guardar(usuario)
      notify.success(texto)
      // What this administrator may open, and the name in the top bar, follow from the session.
      if (usuario.proprio) void relerSessao()
    },
  }
}

export function DadosAba({ usuario }: AbaProps) {
  const { id, vinculo } = usuario
  const valores = {
    nome: usuario.nome,
    usuario: usuario.usuario,
    email: usuario.email,
    telefone: usuario.telefone ?? '',
    vinculoId: vinculo?.id ?? null,
  }
  const { deles, salvando } = useConflito(usuario, valores)
  const withPassword = useStepUp()
  const salvar = useSubmit('PUT /api/usuarios/atualizar', useSalvo('Dados salvos.'))
  return (
    <Form
      schema={dadosDoUsuario}
      defaultValues={valores}
      onSubmit={(dados) =>
        salvando((versao) => withPassword(() => salvar.mutateAsync({ body: { id, versao, dados } })))
      }
    >
      <Conflito deles={deles} />
      <FormGrid>
        <DadosCampos
          vinculo={
            vinculo ? { value: vinculo.id, label: vinculo.nome, detail: vinculo.matricula } : undefined
          }
        />
      </FormGrid>
      <AbaRodape>
        <Typography variant="caption" color="textSecondary">
          Mudar e-mail, usuário ou colaborador pede a sua senha.
        </Typography>
      </AbaRodape>
    </Form>
  )
}

export function GruposAba({ usuario }: AbaProps) {
  const { id, grupos: atuais, contratoIds } = usuario
  const { deles, salvando } = useConflito(usuario, atuais)
  const { comAceite, dialogo } = useAceite()
  const withPassword = useStepUp()
  const salvar = useSubmit(
    'PUT /api/usuarios/grupos',
    useSalvo('Grupos salvos. Valem no próximo clique da pessoa.'),
  )
  return (
    <>
      <Form
        schema={camposDeGrupos}
        defaultValues={{ grupos: atuais, contratoIds }}
        onSubmit={({ grupos }) =>
          salvando((versao) =>
            comAceite((alertasAceitos) =>
              withPassword(() => salvar.mutateAsync({ body: { id, versao, grupos, alertasAceitos } })),
            ),
          )
        }
      >
        <Conflito deles={deles} />
        <FormGrid>
          <GruposInput />
        </FormGrid>
        <AbaRodape>
          <Typography variant="caption" color="textSecondary">
            Salvar pede a sua senha.
          </Typography>
        </AbaRodape>
      </Form>
      {dialogo}
    </>
  )
}

export function HorariosAba({ usuario }: AbaProps) {
  const { id, Horarios } = usuario
  const { deles, salvando } = useConflito(usuario, Horarios)
  const { comAceite, dialogo } = useAceite()
  const withPassword = useStepUp()
  const salvar = useSubmit('PUT /api/usuarios/horarios', useSalvo('Horários salvos.'))
  return (
    <>
      <Form
        schema={camposDeHorarios}
        defaultValues={{ horarios: Horarios }}
        onInvalid={() => notify.error('Corrija os horários marcados antes de salvar.')}
        onSubmit={({ horarios }) =>
          salvando((versao) =>
            comAceite((alertasAceitos) =>
              withPassword(() => salvar.mutateAsync({ body: { id, versao, horarios, alertasAceitos } })),
            ),
          )
        }
      >
        <Conflito deles={deles} />
        <FormGrid>
          <HorariosInput />
        </FormGrid>
        <AbaRodape>
          <Typography variant="caption" color="textSecondary">
            Quem estiver conectado fora dos novos horários sai na hora. Salvar pede a sua senha.
          </Typography>
        </AbaRodape>
      </Form>
      {dialogo}
    </>
  )
}

export function ContratosAba({ usuario }: AbaProps) {
  const { id, contratoIds: atuais } = usuario
  const { deles, salvando } = useConflito(usuario, atuais)
  const withPassword = useStepUp()
  const salvar = useSubmit('PUT /api/usuarios/atualizar', useSalvo('Contratos salvos.'))
  return (
    <Form
      schema={camposDeContratos}
      defaultValues={{ contratoIds: atuais }}
      onSubmit={({ contratoIds }) =>
        salvando((versao) => withPassword(() => salvar.mutateAsync({ body: { id, versao, contratoIds } })))
      }
    >
      <Conflito deles={deles} />
      <FormGrid>
        <ContratosInput grupos={usuario.grupos} />
      </FormGrid>
      <AbaRodape>
        <Typography variant="caption" color="textSecondary">
          Salvar pede a sua senha.
        </Typography>
      </AbaRodape>
    </Form>
  )
}
