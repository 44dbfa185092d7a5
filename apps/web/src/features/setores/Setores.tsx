import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useUsuario } from '../../lib/use-session.ts'
import { useSetores, type MeuSetor } from '../../lib/use-setores.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { EsperaArt } from '../../ui/illustration/EsperaArt.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

/** The sector chooser. */
export function Setores() {
  const { nome, Grupos } = useUsuario()
  if (Grupos.length === 0) return <AguardandoLiberacao />
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto', pt: { xs: 1, lg: 3 } }}>
      <PageHeader
        title={`Olá, ${nome.split(' ')[0]}`}
        subtitle="Escolha o setor em que vai trabalhar agora."
      />
      <SetorGrid />
    </Box>
  )
}

const AguardandoLiberacao = () => (
  <EmptyState
    component="h1"
    illustration={<EsperaArt />}
    title="Aguardando liberação do administrador"
    text="Seu cadastro foi recebido. Assim que o administrador escolher seus grupos e horários, os setores aparecem aqui."
  />
)

function SetorGrid() {
  const { setores, isError, error, refetch } = useSetores()
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />
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
        ? setores.map((setor) => <SetorCard key={setor.slug} {...setor} />)
        : [1, 2, 3, 4].map((n) => (
            <Skeleton key={n} component="li" variant="rounded" height={132} sx={{ borderRadius: 4 }} />
          ))}
    </Box>
  )
}

const SetorCard = ({ nome, icon, href }: MeuSetor) => (
  <Card component="li">
    <CardActionArea
      component={Link}
      to={href}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 2,
        p: 2.5,
        height: '100%',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 52,
          height: 52,
          borderRadius: '16px',
          color: 'primary.dark',
          bgcolor: 'primary.lighter',
        }}
      >
        <Icon name={icon} size={28} />
      </Box>
      <Typography variant="subtitle1" component="span">
        {nome}
      </Typography>
    </CardActionArea>
  </Card>
)
