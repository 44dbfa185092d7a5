import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Dobrado } from '../../processo/registro/Dobrado.tsx'
import { paineis, type PainelExame, type Registro } from '../queries.ts'

/** A form, which comes for who opens it. */
const PedidoDialog = lazyPart('PedidoDialog', async () => (await import('./PedidoDialog.tsx')).PedidoDialog)

interface ExamePedidoProps {
  readonly registro: Registro
  readonly pode: boolean
}

/** The exam as it was asked of a clinic, and the risks that it has to look for. */
export function ExamePedido({ registro, pode }: ExamePedidoProps) {
  const { data, isError, error, refetch } = useQuery(paineis.exame(registro.id))
  const [aberto, setAberto] = useState(false)
  // Folded from the start for who only reads it: what is below does not move when the answer comes.
  if (!pode && !isError)
    return (
      <Dobrado
        titulo="Pedido do exame admissional"
        resumo={data ? pedidoEmTexto(data) : ''}
        aberto={aberto}
        onAbrir={() => setAberto(!aberto)}
      >
        {data && <Pedido painel={data} />}
      </Dobrado>
    )
  return (
    <Section
      title="Pedido do exame admissional"
      subtitle="Só o Sesmt e o Rh veem."
      actions={
        pode &&
        data && (
          <Button
            variant="outlined"
            size="small"
            onPointerEnter={PedidoDialog.prefetch}
            onFocus={PedidoDialog.prefetch}
            onClick={() => setAberto(true)}
          >
            {data.pedido ? 'Pedir de novo' : 'Registrar pedido'}
          </Button>
        )
      }
    >
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && (data ? <Pedido painel={data} /> : <Skeleton variant="rounded" height={96} />)}
      {aberto && data && <PedidoDialog registro={registro} painel={data} onClose={() => setAberto(false)} />}
    </Section>
  )
}

/** `Clínica Vida · marcado para 27/11/2026`. */
const pedidoEmTexto = ({ pedido }: PainelExame): string =>
  pedido
    ? [pedido.clinica, pedido.marcadoPara && `marcado para ${formatDate(pedido.marcadoPara)}`]
        .filter(Boolean)
        .join(' · ')
    : 'ainda não foi pedido'

function Pedido({ painel: { pedido, riscos } }: { readonly painel: PainelExame }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          Riscos do posto:
        </Typography>
        {riscos.length === 0 && <Typography variant="body2">nenhum cadastrado</Typography>}
        {riscos.map((risco) => (
          <StatusChip key={risco} label={risco} tone="warning" />
        ))}
      </Box>
      {pedido ? (
        <DefinitionList
          items={[
            { label: 'Clínica', value: pedido.clinica },
            { label: 'Pedido em', value: `${formatDate(pedido.solicitadoEm)}, por ${pedido.solicitadoPor}` },
            { label: 'Marcado para', value: pedido.marcadoPara && formatDate(pedido.marcadoPara) },
            ...(pedido.orientacao ? [{ label: 'Orientação', value: pedido.orientacao, wide: true }] : []),
          ]}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          Nenhum exame foi pedido ainda. Registre a clínica e a data, e imprima a guia em Papéis.
        </Typography>
      )}
    </Box>
  )
}
