import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { situacoesDoLink } from '@rh/domain/processos/admissao/candidato'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api/query.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { AntesDoRascunho } from '../../processo/form/formulario.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { isVivo, type Pedido } from './pedido.ts'
import { RecebidoDialog } from './RecebidoDialog.tsx'
import { contarRecebido } from './texto.ts'

/** While somebody may be filling: what comes in is seen without asking for it. */
const OLHAR_MS = 20_000

/** What the person fills in by a link, in one line above the form: how far it is, and what came. */
export function PedirAoCandidato(props: AntesDoRascunho) {
  const { id } = props.registro
  const [aberto, setAberto] = useState<'link' | 'recebido' | null>(null)
  const {
    data: pedido,
    isError,
    refetch,
  } = useQuery({
    ...query('GET /api/admissao/candidato/:id', { params: { id: String(id) } }),
    refetchInterval: OLHAR_MS,
  })
  if (isError && !pedido)
    return <ErrorLine onRetry={refetch}>Não foi possível ver o que o candidato enviou.</ErrorLine>
  if (!pedido) return null
  const { campos, arquivos } = pedido.recebido
  const recebido = contarRecebido(campos.length, arquivos.length)
  return (
    <Box
      component="section"
      aria-label="Do candidato"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        mb: 2,
        borderRadius: 2,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: recebido ? 'primary.main' : 'divider',
      }}
    >
      <Icon name="aparelho" size={20} />
      <Andamento pedido={pedido} recebido={recebido} />
      {recebido && (
        <Button size="small" variant="contained" onClick={() => setAberto('recebido')}>
          Conferir
        </Button>
      )}
      <Button size="small" onClick={() => setAberto('link')}>
        {isVivo(pedido) ? 'Ver o link' : 'Pedir ao candidato'}
      </Button>
      {aberto === 'link' && <LinkDialog {...props} pedido={pedido} onClose={() => setAberto(null)} />}
      {aberto === 'recebido' && <RecebidoDialog {...props} pedido={pedido} onClose={() => setAberto(null)} />}
    </Box>
  )
}

interface AndamentoProps {
  readonly pedido: Pedido
  readonly recebido: string
}

function Andamento({ pedido: { link }, recebido }: AndamentoProps) {
  const situacao = link && situacoesDoLink[link.situacao]
  return (
    <Box sx={{ flex: '1 1 200px', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {situacao && <StatusChip label={situacao.label} tone={situacao.tone} />}
      <Typography variant="body2" aria-live="polite">
        {recebido ? `Do candidato: ${recebido} para conferir` : dizer(link)}
      </Typography>
    </Box>
  )
}

function dizer(link: Pedido['link']): string {
  if (!link) return 'A pessoa pode preencher os próprios dados pelo celular.'
  if (link.situacao === 'bloqueado') return 'Respostas erradas demais: crie outro link.'
  if (!isVivo({ link })) return 'Para receber mais, crie outro link.'
  return `${link.feitos} de ${link.total} itens · vale até ${formatDateTime(link.expiraEm)}`
}
