import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Acessos, Entregas } from './QuemViu.tsx'
import { Categoria } from './Categoria.tsx'
import type { Registro } from './queries.ts'
import { Suspensao } from './Suspensao.tsx'

/** `privacidade/titular/:id`: what is held of one person, who saw it and where it went. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(query('GET /api/privacidade/titular/:id', { params: { id } }))
  return (
    <Page
      title={data?.titular.nome}
      crumb={data?.titular.nome ?? 'Registro do titular'}
      subtitle={data && subtituloDe(data)}
      actions={data && <Acoes id={id} />}
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={560} />}
      {data && <Conteudo registro={data} />}
    </Page>
  )
}

const subtituloDe = ({ titular, encarregado }: Registro): string =>
  [
    `CPF ${titular.cpf}`,
    ...titular.vinculos.map(
      ({ matricula, dataAdmissao, dataDesligamento }) =>
        `matrícula ${matricula}, ${formatDate(dataAdmissao)} a ${dataDesligamento ? formatDate(dataDesligamento) : 'hoje'}`,
    ),
    encarregado ? `encarregado: ${encarregado.nome}` : 'encarregado ainda não informado',
  ].join(' · ')

function Acoes({ id }: { readonly id: string }) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {canOpen('colaborador.visualizar') && (
        <Button
          component={Link}
          to={hrefOf(setor, 'colaborador.visualizar', { id })}
          variant="outlined"
          color="inherit"
        >
          Abrir a ficha
        </Button>
      )}
      <DownloadButton
        chamada="GET /api/privacidade/titular/json/:id"
        alvo={{ params: { id } }}
        variant="outlined"
      >
        JSON
      </DownloadButton>
      <DownloadButton
        chamada="GET /api/privacidade/titular/pdf/:id"
        alvo={{ params: { id } }}
        variant="contained"
      >
        PDF
      </DownloadButton>
    </Box>
  )
}

const Conteudo = ({ registro }: { readonly registro: Registro }) => (
  <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Suspensao id={registro.titular.id} suspensao={registro.suspensao} />
    <Acessos registro={registro} />
    <Entregas entregas={registro.entregas} />
    {registro.categorias.map((categoria) => (
      <Categoria key={categoria.categoria} categoria={categoria} />
    ))}
  </Box>
)
