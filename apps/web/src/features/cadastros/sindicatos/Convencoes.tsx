import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { contar, contarDias } from '@rh/domain/br/contar'
import { tiposDeConvencao } from '@rh/domain/cadastros/convencao'
import { podeAnular, situacoesDeVigencia } from '@rh/domain/cadastros/vigencia'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latest } from '../../../lib/api/latest.ts'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { DefinitionList, type Definition } from '../../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { convencoesVelhas, type Convencao } from './convencao.ts'
import { ConvencaoDialog } from './ConvencaoDialog.tsx'

/** Agreements of a union, the newest first. */
export function Convencoes({ sindicatoId }: { readonly sindicatoId: number }) {
  const [aberta, setAberta] = useState<Convencao | 'nova' | null>(null)
  const { data, isError, error, refetch } = useQuery(
    query('GET /api/convencao/listar', { query: { sindicatoId: String(sindicatoId) } }),
  )
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={280} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {data.results.length === 0
            ? 'Nenhuma convenção cadastrada.'
            : 'Uma convenção vale até dois anos e não continua depois do fim.'}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Icon name="mais" size={18} />}
          onClick={() => setAberta('nova')}
          sx={{ flexShrink: 0 }}
        >
          Nova convenção
        </Button>
      </Box>
      {data.results.map((convencao) => (
        <ConvencaoCard key={convencao.id} convencao={convencao} onEdit={() => setAberta(convencao)} />
      ))}
      {aberta && (
        <ConvencaoDialog
          sindicatoId={sindicatoId}
          convencao={aberta === 'nova' ? null : latest(data.results, aberta)}
          onClose={() => setAberta(null)}
        />
      )}
    </Box>
  )
}

const clausulasDe = (c: Convencao): Definition[] =>
  [
    {
      label: 'Reajuste',
      value: c.reajustePercentual !== null && `${c.reajustePercentual.toLocaleString('pt-BR')}%`,
    },
    {
      label: 'Vale-refeição por dia',
      value: c.ticketDiaCentavos !== null && formatMoney(c.ticketDiaCentavos),
    },
    { label: 'Cesta básica por mês', value: c.cestaMesCentavos !== null && formatMoney(c.cestaMesCentavos) },
    {
      label: 'Estabilidade antes da aposentadoria',
      value:
        c.estabilidadeAposentadoriaMeses !== null && contar(c.estabilidadeAposentadoriaMeses, 'mês', 'meses'),
    },
    {
      label: 'Estabilidade ao voltar do afastamento',
      value: c.estabilidadeRetornoDias !== null && contarDias(c.estabilidadeRetornoDias),
    },
    {
      label: 'Adicional noturno',
      value:
        c.adicionalNoturnoPercentual !== null && `${c.adicionalNoturnoPercentual.toLocaleString('pt-BR')}%`,
    },
    { label: 'Divisor da 12x36', value: c.divisorPlantao },
    {
      label: 'Base da insalubridade',
      value: c.insalubridadeBaseCentavos !== null && formatMoney(c.insalubridadeBaseCentavos),
    },
    { label: 'Registro no MTE', value: c.registroMte },
    { label: 'Outras cláusulas', value: c.outrasClausulas, wide: true },
  ].filter(({ value }) => value !== null && value !== false)

const vigenciaDe = ({ inicio, fim }: Convencao): string => `${formatDate(inicio)} a ${formatDate(fim)}`

function ConvencaoCard({
  convencao,
  onEdit,
}: {
  readonly convencao: Convencao
  readonly onEdit: () => void
}) {
  const { tipo, situacao } = convencao
  return (
    <Box component="article" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="subtitle2" component="h3">
          {vigenciaDe(convencao)}
        </Typography>
        <StatusChip {...situacoesDeVigencia[situacao]} />
        <Typography variant="caption" color="textSecondary">
          {tiposDeConvencao[tipo]}
        </Typography>
      </Box>
      <DefinitionList items={clausulasDe(convencao)} />
      {podeAnular(situacao) && (
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          <Button size="small" aria-label={`Editar: ${vigenciaDe(convencao)}`} onClick={onEdit}>
            Editar
          </Button>
          <Anular convencao={convencao} />
        </Box>
      )}
    </Box>
  )
}

function Anular({ convencao }: { readonly convencao: Convencao }) {
  const [perguntando, setPerguntando] = useState(false)
  const anular = useSubmit('POST /api/convencao/anular', {
    invalidates: convencoesVelhas,
    onSuccess: () => notify.success('Convenção anulada.'),
  })
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={`Anular: ${vigenciaDe(convencao)}`}
        onClick={() => setPerguntando(true)}
      >
        Anular
      </Button>
      <ConfirmDialog
        open={perguntando}
        title="Anular esta convenção?"
        text="Sai da lista como se nunca tivesse valido. O que dizia e o motivo ficam no histórico."
        confirmLabel="Anular"
        tone="error"
        reason={{ label: 'Motivo', placeholder: 'O que estava errado?' }}
        onConfirm={(motivo) =>
          anular.mutateAsync({ body: { id: convencao.id, motivo } }).then(() => setPerguntando(false))
        }
        onClose={() => setPerguntando(false)}
      />
    </>
  )
}
