import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { setorOf } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { loadConfig } from '../../lib/config.ts'
import { formatNumber } from '../../lib/format.ts'
import { PERFIL_AQUI } from '../../lib/nav/perfil-href.ts'
import { query } from '../../lib/api/query.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { SETOR_DESCONHECIDO, useSetores, type MeuSetor } from '../../lib/nav/use-setores.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconTile } from '../../ui/icon/IconTile.tsx'
import { EsperaArt } from '../../ui/illustration/EsperaArt.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

/** The sector chooser. */
export function Setores() {
  const { nome, Grupos } = useUsuario()
  if (Grupos.length === 0) return <AguardandoLiberacao />
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto', pt: { xs: 1, lg: 3 } }}>
      <Typography variant="overline" component="p" color="textSecondary">
        <Suspense>
          <NomeFantasia />
        </Suspense>
      </Typography>
      <PageHeader
        title={`Olá, ${nome.split(' ')[0]}`}
        subtitle="Escolha o setor em que vai trabalhar agora."
      />
      <SetorGrid />
    </Box>
  )
}

const NomeFantasia = () => use(loadConfig()).nomeFantasia

const AguardandoLiberacao = () => (
  <EmptyState
    component="h1"
    illustration={<EsperaArt />}
    title="Aguardando liberação do administrador"
    text="Seu cadastro foi recebido. Assim que o administrador escolher seus grupos e horários, os setores aparecem aqui."
    action={
      <Button component={Link} to={PERFIL_AQUI} variant="outlined" startIcon={<Icon name="perfil" />}>
        Ver meu perfil
      </Button>
    }
  />
)

function SetorGrid() {
  const { setores, desconhecidos, isError, error, refetch } = useSetores()
  const pendencias = usePendencias()
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {setores
        ? setores.map((setor) => (
            <SetorCard key={setor.slug} {...setor} esperam={pendencias.get(setorOf(setor.slug).id)} />
          ))
        : [1, 2, 3, 4].map((n) => (
            <Skeleton key={n} component="li" variant="rounded" height={132} sx={{ borderRadius: 4 }} />
          ))}
      {desconhecidos?.map(({ id, nome }) => (
        <SetorSemMenu key={id} nome={nome} />
      ))}
    </Box>
  )
}

/** How many processes wait for the person in each sector; without an answer the cards just do not say. */
function usePendencias(): ReadonlyMap<number, number> {
  const { data } = useQuery(query('GET /api/setores/pendencias'))
  return new Map(data?.results.map(({ PK_ID_projeto, total }) => [PK_ID_projeto, total]))
}

/** A sector of the person that these screens do not know: said, instead of left out. */
const SetorSemMenu = ({ nome }: { readonly nome: string }) => (
  <Box component="li" sx={{ gridColumn: '1 / -1' }}>
    <Alert
      severity="error"
      icon={<Icon name="erro" />}
      action={
        <Button color="inherit" size="small" onClick={() => window.location.reload()}>
          Atualizar a página
        </Button>
      }
    >
      <strong>
        {nome}: {SETOR_DESCONHECIDO.mensagem}
      </strong>
      <div>{SETOR_DESCONHECIDO.acao}</div>
    </Alert>
  </Box>
)

interface SetorCardProps extends MeuSetor {
  readonly esperam: number | undefined
}

const SetorCard = ({ nome, icon, href, esperam }: SetorCardProps) => (
  <Card component="li">
    <CardActionArea
      component={Link}
      to={href}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: 2,
        p: 2.5,
        height: '100%',
      }}
    >
      <IconTile name={icon} size={52} />
      <Box component="span">
        <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
          {nome}
        </Typography>
        <Espera quantos={esperam} />
      </Box>
    </CardActionArea>
  </Card>
)

/** Keeps its line while the count is on its way: the cards do not grow. */
const Espera = ({ quantos }: { readonly quantos: number | undefined }) => (
  <Typography
    variant="body2"
    component="span"
    sx={{
      display: 'block',
      minHeight: '1.5em',
      color: quantos ? 'warning.dark' : 'text.secondary',
      fontWeight: quantos ? 700 : 400,
    }}
  >
    {quantos !== undefined && esperamPorVoce(quantos)}
  </Typography>
)

function esperamPorVoce(quantos: number): string {
  if (quantos === 0) return 'Nada pendente'
  return quantos === 1 ? '1 espera por você' : `${formatNumber(quantos)} esperam por você`
}
