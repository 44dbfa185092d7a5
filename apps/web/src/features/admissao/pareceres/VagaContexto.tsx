import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { campos, motivosVaga } from '@rh/domain/processos/admissao/campos'
import { situacoes, type Situacoes } from '@rh/domain/processos/situacoes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { recordHref } from '../../../lib/nav/process-href.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { paineis, type PainelVaga, type Registro } from '../queries.ts'

/** What Vagas is asked: whether the post has room on the day, whose slot it is, who else wants one. */
export function VagaContexto({ registro }: { readonly registro: Registro }) {
  const { data, isError, error, refetch } = useQuery(paineis.vaga(registro.id))
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ mb: 2.5 }} />
  const { motivo } = registro.dados.vaga
  const porque = Object.entries(motivosVaga).find(([codigo]) => codigo === motivo)?.[1]
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2.5 }}>
      <Vagas painel={data} />
      {data.salarioAcimaDoPosto && (
        <Alert severity="warning" icon={<Icon name="alerta" />} role={undefined}>
          O salário pedido está acima do previsto para o posto.
        </Alert>
      )}
      <DefinitionList
        items={[
          { label: 'Motivo', value: porque },
          { label: 'Vagas do posto', value: data.quantidade },
          { label: 'Ocupadas no dia', value: data.ocupadas },
          ...(motivo === 'reposicao' || data.reposicao
            ? [
                {
                  label: campos.vaga.reposicaoDeId.label,
                  value: data.reposicao && <QuemSai painel={data} />,
                  wide: true,
                },
              ]
            : []),
        ]}
      />
      {data.concorrentes.length > 0 && <Concorrentes concorrentes={data.concorrentes} />}
    </Box>
  )
}

function Vagas({ painel: { dia, livres, quantidade } }: { readonly painel: PainelVaga }) {
  const livre = livres > 0
  return (
    <Alert
      severity={livre ? 'success' : 'error'}
      icon={<Icon name={livre ? 'check-circulo' : 'bloqueio'} />}
      role={undefined}
    >
      <strong>
        {livre
          ? `${livres} de ${quantidade} ${quantidade === 1 ? 'vaga livre' : 'vagas livres'} em ${formatDate(dia)}`
          : `Sem vaga livre em ${formatDate(dia)}`}
      </strong>
      <div>As admissões a caminho já têm a sua vaga contada.</div>
    </Alert>
  )
}

function QuemSai({ painel: { reposicao, dia } }: { readonly painel: PainelVaga }) {
  if (!reposicao) return null
  const { nome, matricula, ultimoDia } = reposicao
  const fica = ultimoDia === null || ultimoDia >= dia
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>
        {nome}
        {matricula && ` · matrícula ${matricula}`}
      </span>
      <StatusChip
        tone={fica ? 'warning' : 'default'}
        label={ultimoDia === null ? 'Sem data de saída' : `Último dia ${formatDate(ultimoDia)}`}
      />
    </Box>
  )
}

function Concorrente({
  tipo,
  id,
  numero,
  nome,
  status,
  dataPrevista,
  solicitante,
}: PainelVaga['concorrentes'][number]) {
  const href = recordHref(tipo, id, useGrupos(), useSetor())
  const { label, statuses }: Situacoes = situacoes[tipo]
  const situacao = statuses[status]
  const quem = nome ?? 'Sem nome ainda'
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {href === null ? (
          <Typography variant="body2">{quem}</Typography>
        ) : (
          <Link component={RouterLink} to={href} variant="body2">
            {quem}
          </Link>
        )}
        <Typography variant="caption" color="textSecondary" component="p">
          {label.one} {numero} · de {solicitante}
          {dataPrevista && ` · início ${formatDate(dataPrevista)}`}
        </Typography>
      </Box>
      {situacao && <StatusChip label={situacao.label} tone={situacao.tone} />}
    </Box>
  )
}

/** Of those who want the same post, the first to begin; more are a press away. */
const A_VISTA = 2

function Concorrentes({ concorrentes }: Pick<PainelVaga, 'concorrentes'>) {
  const [todos, setTodos] = useState(false)
  const mostrados = todos ? concorrentes : concorrentes.slice(0, A_VISTA)
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {concorrentes.length === 1
          ? 'Outro pedido para este posto'
          : `Outros ${concorrentes.length} pedidos para este posto`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {mostrados.map((concorrente) => (
          <Concorrente key={concorrente.id} {...concorrente} />
        ))}
      </Box>
      {mostrados.length < concorrentes.length && (
        <Button size="small" onClick={() => setTodos(true)}>
          {`Ver os outros ${concorrentes.length - mostrados.length}`}
        </Button>
      )}
    </Box>
  )
}
