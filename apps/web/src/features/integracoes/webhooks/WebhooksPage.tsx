import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api/query.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { SecretDialog } from '../../../ui/feedback/SecretDialog.tsx'
import { Webhook } from './Webhook.tsx'
import { NovoWebhook } from './WebhookDialog.tsx'

/** Addresses that are told of effects as they happen. */
export function WebhooksPage() {
  const { data, error, refetch } = useQuery(query('GET /api/webhooks/listar'))
  const [criando, setCriando] = useState(false)
  const [segredo, setSegredo] = useState<string | null>(null)
  return (
    <Page
      title="Webhooks"
      crumb="Webhooks"
      subtitle="Avisam outro sistema assim que algo acontece. Vão só números, tipo e data, assinados."
      actions={
        <Button
          variant="contained"
          startIcon={<Icon name="mais" size={18} />}
          disabled={!data}
          onClick={() => setCriando(true)}
        >
          Novo webhook
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton variant="rounded" height={320} sx={{ borderRadius: 4 }} />}
        {data?.results.length === 0 && (
          <Section title="Nenhum webhook">
            <Typography color="textSecondary">
              Crie um para o ponto, o acesso ao prédio ou outro sistema que precisa saber na hora de uma
              admissão, férias ou desligamento.
            </Typography>
          </Section>
        )}
        {data?.results.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} />
        ))}
      </Box>
      {criando && <NovoWebhook onCriado={setSegredo} onClose={() => setCriando(false)} />}
      <SecretDialog
        titulo="Webhook criado"
        texto="Copie agora o segredo da assinatura e guarde no outro sistema: ele não aparece de novo, nem para você."
        segredo={segredo}
        rotulo="Copiar o segredo"
        onClose={() => setSegredo(null)}
      />
    </Page>
  )
}
