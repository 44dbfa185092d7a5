import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api/query.ts'
import { formatNumber } from '../../../lib/format.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { SecretDialog } from '../../../ui/feedback/SecretDialog.tsx'
import { Chave } from './Chave.tsx'
import { NovaChave } from './NovaChave.tsx'

/** Keys by which other systems read: each with what it may read, its life and its use. */
export function ChavesPage() {
  const { data, error, refetch } = useQuery(query('GET /api/chaves/listar'))
  const [criando, setCriando] = useState(false)
  const [pronta, setPronta] = useState<string | null>(null)
  return (
    <Page
      title="Chaves de API"
      crumb="Chaves de API"
      subtitle="Cada sistema lê com a sua chave, só o que ela permite. Com uma chave ninguém muda nada."
      actions={
        <Button
          variant="contained"
          startIcon={<Icon name="mais" size={18} />}
          disabled={!data}
          onClick={() => setCriando(true)}
        >
          Nova chave
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton variant="rounded" height={320} sx={{ borderRadius: 4 }} />}
        {data && data.desconhecidas > 0 && (
          <Alert severity="warning" icon={<Icon name="alerta" />}>
            {`${formatNumber(data.desconhecidas)} ${data.desconhecidas === 1 ? 'chamada chegou' : 'chamadas chegaram'} com chaves que não existem nos últimos 30 dias. Todas foram recusadas.`}
          </Alert>
        )}
        {data?.results.length === 0 && (
          <Section title="Nenhuma chave">
            <Typography color="textSecondary">
              Crie uma para cada sistema que precisa ler daqui: assim cada um é revogado sem parar os outros.
            </Typography>
          </Section>
        )}
        {data?.results.map((chave) => (
          <Chave key={chave.id} chave={chave} />
        ))}
      </Box>
      {criando && data && (
        <NovaChave
          contratos={data.contratos}
          hoje={data.hoje}
          onCriada={setPronta}
          onClose={() => setCriando(false)}
        />
      )}
      <SecretDialog
        titulo="Chave criada"
        texto="Copie agora e guarde no cofre de senhas do outro sistema: ela não aparece de novo, nem para você."
        segredo={pronta}
        rotulo="Copiar a chave"
        onClose={() => setPronta(null)}
      >
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          Ela vai em cada chamada, no cabeçalho <code>Authorization: Bearer</code>.
        </Typography>
      </SecretDialog>
    </Page>
  )
}
