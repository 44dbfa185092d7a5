import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { gravidades, objetosDeSeguranca, textoDoEvento } from '@rh/domain/seguranca/eventos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SidePanel } from '../../ui/page/SidePanel.tsx'
import { quandoDe, quemDe } from './celulas.tsx'

type Detalhe = ReplyOf<'GET /api/seguranca/:id'>
type Evento = Detalhe['eventos'][number]

/** One line with each time that it stands for: what it was about, from which session, under which number of the log. */
export function EventoPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery(query('GET /api/seguranca/:id', { params: { id } }))
  return (
    <SidePanel
      open
      title={data ? textoDoEvento(data) : 'Evento de segurança'}
      subtitle={data && `${quemDe(data)} · ${quandoDe(data)}`}
      status={data && <StatusChip {...gravidades[data.gravidade]} />}
      onClose={onClose}
    >
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={320} />}
      {data && <Conteudo detalhe={data} />}
    </SidePanel>
  )
}

function Conteudo({ detalhe }: { readonly detalhe: Detalhe }) {
  const { usuarioId, rede, chamada, vezes, objeto, objetos, resumo, eventos } = detalhe
  const setor = useSetor()
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DefinitionList
        dense
        items={[
          { label: 'Vezes', value: vezes.toLocaleString('pt-BR') },
          ...(objeto && objetos > 1
            ? [{ label: 'Registros diferentes', value: objetos.toLocaleString('pt-BR') }]
            : []),
          { label: 'Rede', value: rede },
        ]}
      />
      {chamada && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {resumo && <Typography variant="body2">{resumo}</Typography>}
          <Typography variant="caption" color="textSecondary">
            {chamada}
          </Typography>
        </Box>
      )}
      {usuarioId !== null && (
        <Button
          component={Link}
          to={`${hrefOf(setor, 'usuarios.listar')}?usuario=${usuarioId}&aba=sessoes`}
          variant="outlined"
          color="inherit"
          sx={{ justifySelf: 'start' }}
        >
          Ver o usuário e suas sessões
        </Button>
      )}
      <section aria-label="Cada vez">
        <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
          Cada vez
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {eventos.map((evento) => (
            <Vez key={evento.id} evento={evento} objeto={objeto} />
          ))}
        </Box>
        {vezes > eventos.length && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            As {eventos.length} mais novas de {vezes.toLocaleString('pt-BR')}.
          </Typography>
        )}
      </section>
    </Box>
  )
}

interface VezProps {
  readonly evento: Evento
  readonly objeto: Detalhe['objeto']
}

function Vez({ evento, objeto }: VezProps) {
  const { em, objetoId, nome, quantidade, requisicao, sessao } = evento
  const sobre = objeto && objetoId !== null && (nome ?? `${objetosDeSeguranca[objeto].label} ${objetoId}`)
  const resto = [
    quantidade !== null && `${quantidade.toLocaleString('pt-BR')} no total`,
    sessao && `${sessao.ip}, ${sessao.aparelho}`,
    requisicao,
  ].filter((parte): parte is string => typeof parte === 'string' && parte !== '')
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        {formatDateTime(em)}
        {sobre && <strong> · {sobre}</strong>}
      </Typography>
      {resto.length > 0 && (
        <Typography variant="caption" color="textSecondary" component="p">
          {resto.join(' · ')}
        </Typography>
      )}
    </Box>
  )
}
