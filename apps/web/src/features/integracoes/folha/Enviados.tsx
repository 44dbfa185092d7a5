import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EnvioDaFolha } from '@rh/domain/contract/folha'
import { formatCompetencia, formatosDaFolha } from '@rh/domain/integracoes/folha'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Contagens, Eventos, nomeDoEnvio } from './Eventos.tsx'

/** Files that were sent, the newest first, each as it was kept. */
export function Enviados() {
  const { data, error, refetch } = useQuery(query('GET /api/folha/envios'))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={360} sx={{ borderRadius: 4 }} />
  if (data.results.length === 0)
    return (
      <Section title="Nenhum arquivo enviado">
        <Typography color="textSecondary">
          Feche a primeira competência em Próximo arquivo. A folha passa a receber daqui o que acontecer a
          partir dela.
        </Typography>
      </Section>
    )
  return (
    <>
      {data.results.map((envio) => (
        <Envio key={envio.id} envio={envio} />
      ))}
    </>
  )
}

function Envio({ envio }: { readonly envio: EnvioDaFolha }) {
  const [aberto, setAberto] = useState(false)
  const { id, recusado, linhas, formato, sha256, retiradas } = envio
  const titulo = `Folha de ${formatCompetencia(envio.competencia)}${envio.sequencia === 1 ? '' : `, ${envio.sequencia}º arquivo`}`
  return (
    <Section
      title={titulo}
      subtitle={`Fechado por ${envio.por}, em ${formatDateTime(envio.em)}`}
      actions={
        <StatusChip
          {...(recusado ? { label: 'Não aceito', tone: 'error' } : { label: 'Enviado', tone: 'success' })}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {recusado && (
          <Typography variant="body2">
            {`Marcado por ${recusado.por}, em ${formatDateTime(recusado.em)}: ${recusado.motivo}`}
          </Typography>
        )}
        <Contagens contagens={envio.contagens} />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {`${envio.nomeDoArquivo} · ${formatosDaFolha[formato].label} · ${formatNumber(linhas)} ${linhas === 1 ? 'linha' : 'linhas'} · colunas versão ${envio.layoutVersao} · baixado ${retiradas} ${retiradas === 1 ? 'vez' : 'vezes'}`}
          <br />
          {`SHA-256 ${sha256}`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DownloadButton
            chamada="GET /api/folha/arquivo/:id"
            alvo={{ params: { id } }}
            variant="outlined"
            size="small"
            aria-label={`Baixar de novo o arquivo ${nomeDoEnvio(envio)}`}
          >
            Baixar de novo
          </DownloadButton>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => setAberto(!aberto)}
            aria-expanded={aberto}
          >
            {aberto ? 'Esconder linhas' : 'Ver linhas'}
          </Button>
          {envio.podeRecusar && <Recusar envio={envio} />}
        </Box>
        {aberto && <Linhas id={id} total={linhas} />}
      </Box>
    </Section>
  )
}

function Linhas({ id, total }: { readonly id: number; readonly total: number }) {
  const { data, error, refetch } = useQuery(query('GET /api/folha/envio/:id', { params: { id } }))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={200} />
  return (
    <Box sx={{ mx: -3, mb: -3 }}>
      <Eventos eventos={data.eventos} total={total} />
    </Box>
  )
}

function Recusar({ envio }: { readonly envio: EnvioDaFolha }) {
  const [perguntando, setPerguntando] = useState(false)
  const recusar = useSubmit('POST /api/folha/recusar', {
    invalidates: ['GET /api/folha/envios', 'GET /api/folha/previa'],
  })
  const confirmar = async (motivo: string): Promise<void> => {
    await recusar.mutateAsync({ body: { id: envio.id, motivo } })
    setPerguntando(false)
    notify.success('Arquivo marcado como não aceito.', {
      description: 'Os eventos dele voltam para o próximo arquivo.',
    })
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        variant="outlined"
        aria-label={`A folha não aceitou: ${nomeDoEnvio(envio)}`}
        onClick={() => setPerguntando(true)}
      >
        A folha não aceitou
      </Button>
      <ConfirmDialog
        open={perguntando}
        title="A folha não aceitou o arquivo?"
        text="Ele continua guardado, e os eventos dele vão de novo no próximo arquivo. Só marque se a folha não usou nada dele."
        confirmLabel="Marcar como não aceito"
        tone="error"
        reason={{ label: 'Por quê', placeholder: 'O que a folha respondeu' }}
        onConfirm={confirmar}
        onClose={() => setPerguntando(false)}
      />
    </>
  )
}
