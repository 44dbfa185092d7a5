import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { Conversa } from '@rh/domain/contract/chat'
import { NOME_DO_GRUPO_MAXIMO } from '@rh/domain/conversas/limites'
import { useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import type { ApiKey } from '../../lib/api/api.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { z } from '../../lib/zod-pt.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { SidePanel } from '../../ui/page/SidePanel.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import { PessoasDialog } from './PessoasDialog.tsx'

interface GrupoPainelProps {
  readonly conversa: Conversa
  readonly onClose: () => void
  readonly onSair: () => void
}

const mostram: readonly ApiKey[] = ['GET /api/chat/:id', 'GET /api/chat']

const paraTodos = { invalidates: mostram } as const

/** Who is in a conversation, and what may be done with it. */
export function GrupoPainel({ conversa, onClose, onSair }: GrupoPainelProps) {
  const { administra, participantes } = conversa
  const isGrupo = conversa.tipo === 'grupo'
  return (
    <SidePanel
      open
      title={conversa.nome}
      subtitle={isGrupo ? `${participantes.length} pessoas` : 'Conversa direta: só vocês dois leem'}
      onClose={onClose}
    >
      <Box sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Silenciar conversa={conversa} />
        {isGrupo && administra && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Incluir conversa={conversa} />
            <Renomear conversa={conversa} />
          </Box>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {participantes.map((um) => (
            <Participante key={um.id} conversa={conversa} um={um} />
          ))}
        </Box>
        {isGrupo && <Sair conversa={conversa} onSair={onSair} />}
      </Box>
    </SidePanel>
  )
}

type DaConversa = Pick<GrupoPainelProps, 'conversa'>

function Silenciar({ conversa: { id, silenciada } }: DaConversa) {
  const silenciar = useSubmit('POST /api/chat/silenciar/:id', {
    invalidates: [...mostram, 'GET /api/chat/nao-lidas'],
  })
  return (
    <FormControlLabel
      control={
        <Switch
          checked={silenciada}
          onChange={(_, calada) =>
            silenciar.mutate({ params: { id }, body: { silenciada: calada } }, { onError: tellFailure })
          }
        />
      }
      label="Silenciar: as mensagens não contam como não lidas"
    />
  )
}

function Incluir({ conversa: { id, participantes } }: DaConversa) {
  const [aberto, setAberto] = useState(false)
  const incluir = useSubmit('POST /api/chat/participantes/:id', paraTodos)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="mais" size={18} />} onClick={() => setAberto(true)}>
        Incluir pessoas
      </Button>
      {aberto && (
        <PessoasDialog
          title="Incluir pessoas"
          text="Quem entra agora lê o que for escrito daqui em diante."
          fora={participantes.map((um) => um.id)}
          submitLabel={() => 'Incluir'}
          onSubmit={({ pessoas }) =>
            incluir.mutateAsync({ params: { id }, body: { usuarioIds: pessoas.map((um) => um.id) } })
          }
          onClose={() => setAberto(false)}
        />
      )}
    </>
  )
}

function Renomear({ conversa: { id, nome: atual, versao } }: DaConversa) {
  const [aberto, setAberto] = useState(false)
  const renomear = useSubmit('PUT /api/chat/:id', paraTodos)
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAberto(true)}>
        Mudar o nome
      </Button>
      {aberto && (
        <FormDialog
          title="Mudar o nome do grupo"
          maxWidth="xs"
          schema={z.object({ nome: z.string().trim().min(1, 'Campo obrigatório').max(NOME_DO_GRUPO_MAXIMO) })}
          defaultValues={{ nome: atual }}
          submitLabel="Salvar"
          onSubmit={({ nome }) => renomear.mutateAsync({ params: { id }, body: { versao, nome } })}
          onClose={() => setAberto(false)}
        >
          <TextInput source="nome" label="Nome" maxLength={NOME_DO_GRUPO_MAXIMO} />
        </FormDialog>
      )}
    </>
  )
}

interface ParticipanteProps extends DaConversa {
  readonly um: Conversa['participantes'][number]
}

function Participante({ conversa, um }: ParticipanteProps) {
  const { id: eu } = useUsuario()
  const podeMudar = conversa.tipo === 'grupo' && conversa.administra && um.id !== eu
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, py: 0.75 }}>
      <Foto nome={um.nome} src={null} size={36} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {um.nome}
          {um.id === eu && ' (você)'}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {um.inativo ? 'Não usa mais o sistema' : um.conectado ? 'Conectado agora' : ''}
        </Typography>
      </Box>
      {um.administra && <Chip size="small" label="Administra" />}
      {podeMudar && <Mudar conversa={conversa} um={um} />}
    </Box>
  )
}

/** Lets somebody else administer the group, or takes them out of it. */
function Mudar({ conversa: { id }, um: { id: usuarioId, nome, administra } }: ParticipanteProps) {
  const administrar = useSubmit('POST /api/chat/participantes/administrar/:id', paraTodos)
  const remover = useSubmit('POST /api/chat/participantes/remover/:id', paraTodos)
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Button
        size="small"
        color="inherit"
        aria-label={`${administra ? 'Tirar a administração de' : 'Tornar administrador:'} ${nome}`}
        onClick={() =>
          administrar.mutate(
            { params: { id }, body: { usuarioId, administra: !administra } },
            { onError: tellFailure },
          )
        }
      >
        {administra ? 'Não administra' : 'Administra'}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`Remover ${nome}`}
        onClick={() => remover.mutate({ params: { id }, body: { usuarioId } }, { onError: tellFailure })}
      >
        Remover
      </Button>
    </Box>
  )
}

function Sair({ conversa: { id }, onSair }: Pick<GrupoPainelProps, 'conversa' | 'onSair'>) {
  const [perguntando, setPerguntando] = useState(false)
  const sair = useSubmit('POST /api/chat/sair/:id', { invalidates: ['GET /api/chat'], onSuccess: onSair })
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        onClick={() => setPerguntando(true)}
        sx={{ justifySelf: 'start' }}
      >
        Sair do grupo
      </Button>
      <ConfirmDialog
        open={perguntando}
        title="Sair deste grupo?"
        text="Você deixa de ler o grupo, também o que já foi escrito. Quem administra pode incluir você de novo."
        confirmLabel="Sair"
        tone="error"
        busy={sair.isPending}
        onConfirm={() => sair.mutate({ params: { id } }, { onError: tellFailure })}
        onClose={() => setPerguntando(false)}
      />
    </>
  )
}
