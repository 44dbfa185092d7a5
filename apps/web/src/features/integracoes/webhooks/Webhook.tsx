import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { WebhookVisto } from '@rh/domain/contract/webhooks'
import { camposDoWebhook, eventosDeEfeito } from '@rh/domain/integracoes/eventos'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Entregas } from './Entregas.tsx'
import { EditarWebhook } from './WebhookDialog.tsx'

const depois = { invalidates: ['GET /api/webhooks/listar', 'GET /api/webhooks/entregas/:id'] } as const

const situacaoDe = ({ ativo, falhandoDesde }: WebhookVisto) => {
  if (!ativo) return { label: 'Desativado', tone: 'error' } as const
  return falhandoDesde === null
    ? ({ label: 'Ativo', tone: 'success' } as const)
    : ({ label: 'Falhando', tone: 'warning' } as const)
}

const ultimaDe = ({ ultima }: WebhookVisto): string =>
  ultima
    ? `${formatDateTime(ultima.em)}: ${ultima.erro ?? `chegou (${ultima.status ?? ''})`}, em ${formatNumber(ultima.milissegundos)} ms`
    : 'Nada enviado ainda'

/** One address: what it is told, how it goes, and what a person may do about it. */
export function Webhook({ webhook }: { readonly webhook: WebhookVisto }) {
  const [aberto, setAberto] = useState(false)
  const { id, nome, url, ativo, desativado, falhandoDesde, campos } = webhook
  return (
    <Section
      title={nome}
      subtitle={
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Box>
      }
      actions={<StatusChip {...situacaoDe(webhook)} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {desativado && (
          <Typography variant="body2">
            {`Desativado por ${desativado.por ?? 'o sistema'}, em ${formatDateTime(desativado.em)}: ${desativado.motivo} O que acontecer fica guardado até ser reativado.`}
          </Typography>
        )}
        {falhandoDesde !== null && (
          <Typography variant="body2">{`Nenhuma mensagem chega desde ${formatDateTime(falhandoDesde)}.`}</Typography>
        )}
        <DefinitionList
          items={[
            {
              label: 'Eventos',
              value: webhook.eventos.map((evento) => eventosDeEfeito[evento].label).join(', '),
              wide: true,
            },
            {
              label: 'Diz da pessoa',
              value: ['Números', ...campos.map((campo) => camposDoWebhook[campo].label)].join(', '),
            },
            { label: 'Na fila', value: formatNumber(webhook.pendentes) },
            { label: 'Última tentativa', value: ultimaDe(webhook), wide: true },
          ]}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            aria-expanded={aberto}
            onClick={() => setAberto(!aberto)}
          >
            {aberto ? 'Esconder entregas' : 'Ver entregas'}
          </Button>
          {ativo ? <DoAtivo webhook={webhook} /> : <Reativar webhook={webhook} />}
        </Box>
        {aberto && <Entregas webhookId={id} podeReenviar={ativo} />}
      </Box>
    </Section>
  )
}

interface AcaoProps {
  readonly webhook: WebhookVisto
}

function Reativar({ webhook: { id, versao, nome } }: AcaoProps) {
  const reativar = useSubmit('POST /api/webhooks/reativar', depois)
  const clicar = async (): Promise<void> => {
    try {
      await reativar.mutateAsync({ body: { id, versao } })
      notify.success('Webhook reativado.', { description: 'O que aconteceu nesse meio-tempo está na fila.' })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Reativar: ${nome}`}
      loading={reativar.isPending}
      onClick={() => void clicar()}
    >
      Reativar
    </Button>
  )
}

function DoAtivo({ webhook }: AcaoProps) {
  const { id, versao, nome } = webhook
  const [editando, setEditando] = useState(false)
  const [parando, setParando] = useState(false)
  const testar = useSubmit('POST /api/webhooks/testar', depois)
  const desativar = useSubmit('POST /api/webhooks/desativar', depois)
  const mandarTeste = async (): Promise<void> => {
    try {
      await testar.mutateAsync({ body: { id } })
      notify.success('Mensagem de teste na fila.', { description: 'Veja em Entregas se ela chegou.' })
    } catch (error) {
      tellFailure(error)
    }
  }
  const parar = async (motivo: string): Promise<void> => {
    await desativar.mutateAsync({ body: { id, versao, motivo } })
    setParando(false)
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={`Mandar teste: ${nome}`}
        loading={testar.isPending}
        onClick={() => void mandarTeste()}
      >
        Mandar teste
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={`Editar: ${nome}`}
        onClick={() => setEditando(true)}
      >
        Editar
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={`Desativar: ${nome}`}
        onClick={() => setParando(true)}
      >
        Desativar
      </Button>
      {editando && <EditarWebhook webhook={webhook} onClose={() => setEditando(false)} />}
      <ConfirmDialog
        open={parando}
        title={`Desativar ${nome}?`}
        text="O sistema deixa de ser avisado. O que acontecer fica guardado e vai quando for reativado."
        confirmLabel="Desativar"
        tone="error"
        reason={{ label: 'Por quê' }}
        onConfirm={parar}
        onClose={() => setParando(false)}
      />
    </>
  )
}
