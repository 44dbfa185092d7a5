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

/** Who is in a conversation, and what may be done with it. */
export function GrupoPainel({ conversa, onClose, onSair }: GrupoPainelProps) {
  const { id: eu } = useUsuario()
  const { id, administra, participantes } = conversa
  const isGrupo = conversa.tipo === 'grupo'
  const [incluindo, setIncluindo] = useState(false)
  const [renomeando, setRenomeando] = useState(false)
  const [saindo, setSaindo] = useState(false)
  const options = { invalidates: mostram } as const
  const incluir = useSubmit('POST /api/chat/participantes/:id', options)
  const remover = useSubmit('POST /api/chat/participantes/remover/:id', options)
  const administrar = useSubmit('POST /api/chat/participantes/administrar/:id', options)
  const silenciar = useSubmit('POST /api/chat/silenciar/:id', {
    invalidates: [...mostram, 'GET /api/chat/nao-lidas'],
  })
  const renomear = useSubmit('PUT /api/chat/:id', options)
  const sair = useSubmit('POST /api/chat/sair/:id', { invalidates: ['GET /api/chat'], onSuccess: onSair })
  return (
    <SidePanel
      open
      title={conversa.nome}
      subtitle={isGrupo ? `${participantes.length} pessoas` : 'Conversa direta: só vocês dois leem'}
      onClose={onClose}
    >
      <Box sx={{ p: 3, display: 'grid', gap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={conversa.silenciada}
              onChange={(_, silenciada) =>
                silenciar.mutate({ params: { id }, body: { silenciada } }, { onError: tellFailure })
              }
            />
          }
          label="Silenciar: as mensagens não contam como não lidas"
        />
        {isGrupo && administra && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<Icon name="mais" size={18} />}
              onClick={() => setIncluindo(true)}
            >
              Incluir pessoas
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setRenomeando(true)}>
              Mudar o nome
            </Button>
          </Box>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {participantes.map((um) => (
            <Box
              component="li"
              key={um.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, py: 0.75 }}
            >
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
              {isGrupo && administra && um.id !== eu && (
                <Box sx={{ display: 'flex', gap: 0.5 }}>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={`${um.administra ? 'Tirar a administração de' : 'Tornar administrador:'} ${um.nome}`}
                    onClick={() =>
                      administrar.mutate(
                        { params: { id }, body: { usuarioId: um.id, administra: !um.administra } },
                        { onError: tellFailure },
                      )
                    }
                  >
                    {um.administra ? 'Não administra' : 'Administra'}
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    aria-label={`Remover ${um.nome}`}
                    onClick={() =>
                      remover.mutate({ params: { id }, body: { usuarioId: um.id } }, { onError: tellFailure })
                    }
                  >
                    Remover
                  </Button>
                </Box>
              )}
            </Box>
          ))}
        </Box>
        {isGrupo && (
          <Button
            color="error"
            variant="outlined"
            onClick={() => setSaindo(true)}
            sx={{ justifySelf: 'start' }}
          >
            Sair do grupo
          </Button>
        )}
      </Box>
      {incluindo && (
        <PessoasDialog
          title="Incluir pessoas"
          text="Quem entra agora lê o que for escrito daqui em diante."
          fora={participantes.map((um) => um.id)}
          submitLabel={() => 'Incluir'}
          onSubmit={({ pessoas }) =>
            incluir.mutateAsync({ params: { id }, body: { usuarioIds: pessoas.map((um) => um.id) } })
          }
          onClose={() => setIncluindo(false)}
        />
      )}
      {renomeando && (
        <FormDialog
          title="Mudar o nome do grupo"
          maxWidth="xs"
          schema={z.object({ nome: z.string().trim().min(1, 'Campo obrigatório').max(NOME_DO_GRUPO_MAXIMO) })}
          defaultValues={{ nome: conversa.nome }}
          submitLabel="Salvar"
          onSubmit={({ nome }) =>
            renomear.mutateAsync({ params: { id }, body: { versao: conversa.versao, nome } })
          }
          onClose={() => setRenomeando(false)}
        >
          <TextInput source="nome" label="Nome" maxLength={NOME_DO_GRUPO_MAXIMO} />
        </FormDialog>
      )}
      <ConfirmDialog
        open={saindo}
        title="Sair deste grupo?"
        text="Você deixa de ler o grupo, também o que já foi escrito. Quem administra pode incluir você de novo."
        confirmLabel="Sair"
        tone="error"
        busy={sair.isPending}
        onConfirm={() => sair.mutate({ params: { id } }, { onError: tellFailure })}
        onClose={() => setSaindo(false)}
      />
    </SidePanel>
  )
}
