import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/feedback/ConfirmDialog.tsx'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/paths.ts'
import { CodigoPronto, type Codigo } from './CodigoPronto.tsx'
import { LiberarDialog } from './LiberarDialog.tsx'
import { dependentes, temSegundoPasso, useGuardar, usuarioQuery, type Usuario } from './queries.ts'
import { metodo } from '../../lib/session/metodo.ts'
import { useAceite } from './use-aceite.tsx'

interface AcoesProps {
  readonly usuario: Usuario
}

/** Giving up the password or an alert is no failure to tell about. */
const desistiu = (error: unknown): boolean =>
  error instanceof ApiError && (error.codigo === 'confirmar_senha' || error.codigo === 'pendencias')

const contar = (error: unknown): void => {
  if (desistiu(error)) return
  tellFailure(error)
}

/** What an administrator does to an account as a whole. */
export function Acoes({ usuario }: AcoesProps) {
  const [liberando, setLiberando] = useState(false)
  if (usuario.situacao === 'desativado') return <Reativar usuario={usuario} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {/* Where people sign in at a provider there is no password of ours to choose. */}
      {metodo() === 'jwt' && <GerarCodigo usuario={usuario} />}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="relogio" size={16} />}
        onClick={() => setLiberando(true)}
      >
        Liberar fora do horário
      </Button>
      {metodo() === 'jwt' && temSegundoPasso(usuario.segundoFator) && !usuario.proprio && (
        <RetirarFator usuario={usuario} />
      )}
      <Desativar usuario={usuario} />
      <LiberarDialog usuario={usuario} open={liberando} onClose={() => setLiberando(false)} />
    </Box>
  )
}

function GerarCodigo({ usuario: { id, nome, usuario, primeiroAcesso } }: AcoesProps) {
  const [asking, setAsking] = useState(false)
  const [codigo, setCodigo] = useState<Codigo | null>(null)
  const titleId = useId()
  const withPassword = useStepUp()
  const queries = useQueryClient()
  const gerar = useSubmit('POST /api/usuarios/codigo', { invalidates: ['GET /api/usuarios/alteracoes/:id'] })
  const confirmar = async (): Promise<void> => {
    try {
      setCodigo(await withPassword(() => gerar.mutateAsync({ body: { id } })))
      void queries.invalidateQueries({ queryKey: usuarioQuery(id).queryKey })
    } catch (error) {
      contar(error)
    }
    setAsking(false)
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="cadeado" size={16} />}
        onClick={() => setAsking(true)}
      >
        {primeiroAcesso ? 'Gerar outro código' : 'Gerar código de senha'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Gerar código de uso único?"
        text={
          primeiroAcesso
            ? 'Com ele a pessoa cria a senha e entra. O código anterior deixa de valer.'
            : 'Com ele a pessoa cria outra senha. A senha de agora continua valendo até o código ser usado; aí as sessões abertas terminam.'
        }
        confirmLabel="Gerar código"
        busy={gerar.isPending}
        onConfirm={() => void confirmar()}
        onClose={() => setAsking(false)}
      />
      <Dialog open={codigo !== null} maxWidth="sm" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Código gerado</DialogTitle>
        <DialogContent>{codigo && <CodigoPronto {...codigo} nome={nome} usuario={usuario} />}</DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setCodigo(null)}>
            Já anotei
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

interface AcaoComMotivoProps {
  readonly label: string
  readonly icon: IconName
  readonly color?: 'error'
  readonly pergunta: Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel'> & {
    readonly exemplo: string
  }
  readonly fazer: (motivo: string) => Promise<unknown>
}

/** What is asked back, with its reason, before it is done; closed once it is. */
function AcaoComMotivo({ label, icon, color, pergunta, fazer }: AcaoComMotivoProps) {
  const { exemplo, ...textos } = pergunta
  const [open, setOpen] = useState(false)
  const confirmar = async (motivo: string): Promise<void> => {
    try {
      await fazer(motivo)
      setOpen(false)
    } catch (error) {
      if (!desistiu(error)) throw error
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={color ?? 'inherit'}
        startIcon={<Icon name={icon} size={16} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...textos}
        open={open}
        tone="error"
        reason={{ label: 'Motivo', placeholder: exemplo }}
        onConfirm={confirmar}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function RetirarFator({ usuario: { id, versao, nome } }: AcoesProps) {
  const guardar = useGuardar()
  const withPassword = useStepUp()
  const retirar = useSubmit('POST /api/usuarios/retirar-fator', {
    invalidates: dependentes,
    onSuccess: (usuario) => {
      guardar(usuario)
      notify.success('Segundo passo retirado.', {
        description: 'A pessoa foi avisada e as sessões terminaram.',
      })
    },
  })
  return (
    <AcaoComMotivo
      label="Retirar segundo passo"
      icon="aparelho"
      pergunta={{
        title: `Retirar o segundo passo de ${nome}?`,
        text: 'Para quem perdeu o aparelho. Confirme antes que é a própria pessoa quem pede: depois ela entra só com a senha, até cadastrar outro.',
        confirmLabel: 'Retirar',
        exemplo: 'Ex.: perdeu o celular, pediu pessoalmente',
      }}
      fazer={(motivo) => withPassword(() => retirar.mutateAsync({ body: { id, versao, motivo } }))}
    />
  )
}

function Desativar({ usuario: { id, versao, nome } }: AcoesProps) {
  const guardar = useGuardar()
  const withPassword = useStepUp()
  const { comAceite, dialogo } = useAceite()
  const desativar = useSubmit('POST /api/usuarios/desativar', {
    invalidates: dependentes,
    onSuccess: (usuario) => {
      guardar(usuario)
      notify.success('Usuário desativado.', { description: 'As sessões dele terminaram.' })
    },
  })
  return (
    <>
      <AcaoComMotivo
        label="Desativar"
        icon="bloqueio"
        color="error"
        pergunta={{
          title: `Desativar ${nome}?`,
          text: 'A pessoa sai agora de onde estiver e não entra mais. Nada do que ela fez se perde, e você pode reativar depois.',
          confirmLabel: 'Desativar',
          exemplo: 'Ex.: desligada da empresa em 20/11',
        }}
        fazer={(motivo) =>
          comAceite((alertasAceitos) =>
            withPassword(() => desativar.mutateAsync({ body: { id, versao, motivo, alertasAceitos } })),
          )
        }
      />
      {dialogo}
    </>
  )
}

function Reativar({ usuario: { id, versao } }: AcoesProps) {
  const guardar = useGuardar()
  const withPassword = useStepUp()
  const reativar = useSubmit('POST /api/usuarios/reativar', {
    invalidates: dependentes,
    onSuccess: (usuario) => {
      guardar(usuario)
      notify.success('Usuário reativado.', { description: 'Confira os grupos e os horários que ele tinha.' })
    },
  })
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<Icon name="atualizar" size={16} />}
      disabled={reativar.isPending}
      onClick={() => void withPassword(() => reativar.mutateAsync({ body: { id, versao } })).catch(contar)}
    >
      Reativar
    </Button>
  )
}
