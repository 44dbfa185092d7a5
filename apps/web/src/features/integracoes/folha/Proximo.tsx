import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PreviaDaFolha } from '@rh/domain/contract/folha'
import { formatCompetencia, formatosDaFolha, type FormatoDaFolha } from '@rh/domain/integracoes/folha'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { saveFile } from '../../../lib/api/download.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatNumber } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { SelectField } from '../../../ui/form/inputs/SelectInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Contagens, Eventos } from './Eventos.tsx'

const MESES_OFERECIDOS = 12
const esqueleto = <Skeleton variant="rounded" height={360} sx={{ borderRadius: 4 }} />

/** The months up to the present one, the newest first. */
const mesesAte = (mes: string): string[] =>
  Array.from({ length: MESES_OFERECIDOS }, (_, n) =>
    Temporal.PlainYearMonth.from(mes).subtract({ months: n }).toString(),
  )

/** The month, what its next file has, and the closing. */
export function Proximo() {
  const { data, error, refetch } = useQuery(query('GET /api/folha/envios'))
  const [escolhida, setEscolhida] = useState<string | null>(null)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return esqueleto
  const competencia = escolhida ?? data.proxima
  return (
    <Section
      title="Competência"
      subtitle="O que já foi enviado em qualquer mês não volta: aqui só há o que a folha ainda não sabe."
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={{ maxWidth: 320 }}>
          <SelectField
            label="Mês da folha"
            value={competencia}
            options={mesesAte(data.proxima).map((value) => ({ value, label: formatCompetencia(value) }))}
            onChange={(value) => setEscolhida(value)}
          />
        </Box>
        <Previa key={competencia} competencia={competencia} />
      </Box>
    </Section>
  )
}

function Previa({ competencia }: { readonly competencia: string }) {
  const { data, error, refetch } = useQuery({
    ...query('GET /api/folha/previa', { query: { competencia } }),
    // Confirmed as it is seen: never an older one.
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return esqueleto
  return (
    <>
      {data.impedimento === null ? (
        <Fechar previa={data} />
      ) : (
        <Alert severity="info" icon={<Icon name="alerta" />}>
          {data.impedimento}
        </Alert>
      )}
      {data.total > 0 && (
        <Box sx={{ mx: -3, mb: -3 }}>
          <Eventos eventos={data.eventos} total={data.total} />
        </Box>
      )}
    </>
  )
}

function Fechar({ previa }: { readonly previa: PreviaDaFolha }) {
  const [perguntando, setPerguntando] = useState(false)
  const [formato, setFormato] = useState<FormatoDaFolha>('xlsx')
  const fechar = useSubmit('POST /api/folha/fechar', {
    invalidates: ['GET /api/folha/envios', 'GET /api/folha/previa'],
  })
  const { competencia, sequencia, marca, total } = previa
  const linhas = `${formatNumber(total)} ${total === 1 ? 'linha' : 'linhas'}`
  const confirmar = async (): Promise<void> => {
    try {
      const { id } = await fechar.mutateAsync({ body: { competencia, marca, formato } })
      setPerguntando(false)
      notify.success('Competência fechada.', { description: 'O arquivo fica guardado em Enviados.' })
      await saveFile('GET /api/folha/arquivo/:id', { params: { id } })
    } catch (error) {
      setPerguntando(false)
      tellFailure(error)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Contagens contagens={previa.contagens} />
      </Box>
      <Button
        variant="contained"
        startIcon={<Icon name="exportar" size={18} />}
        onClick={() => setPerguntando(true)}
      >
        {`Fechar com ${linhas}`}
      </Button>
      <ConfirmDialog
        open={perguntando}
        title={`Fechar ${formatCompetencia(competencia)}?`}
        text={`${linhas}${sequencia === 1 ? '' : `, no ${sequencia}º arquivo do mês`}. O arquivo fica guardado como foi enviado, e estes eventos não vão de novo.`}
        confirmLabel="Fechar e baixar"
        busy={fechar.isPending}
        onConfirm={() => void confirmar()}
        onClose={() => setPerguntando(false)}
      >
        <SelectField
          label="Formato"
          value={formato}
          options={Object.entries(formatosDaFolha).map(([value, { label }]) => ({ value, label }))}
          onChange={(value) => setFormato((value ?? 'xlsx') as FormatoDaFolha)}
        />
      </ConfirmDialog>
    </Box>
  )
}
