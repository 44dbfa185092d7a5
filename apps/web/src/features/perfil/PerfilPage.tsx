import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { metodo } from '../../lib/session/metodo.ts'
import { perfilQuery, type Perfil } from '../../lib/session/use-perfil.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { DadosForm } from './DadosForm.tsx'
import { EntradasCard } from './EntradasCard.tsx'
import { GruposCard } from './GruposCard.tsx'
import { HorariosCard } from './HorariosCard.tsx'
import { PessoaCard } from './PessoaCard.tsx'
import { AvisosCard } from './avisos/AvisosCard.tsx'
import { SegurancaCard } from './seguranca/SegurancaCard.tsx'
import { SenhaForm } from './SenhaForm.tsx'
import { SessoesCard } from './SessoesCard.tsx'
import { TeclasCard } from './TeclasCard.tsx'

/** The person's own page: data, photo, password, hours, groups, sessions and which alerts to see. */
export const PerfilPage = () => (
  <Page>
    <PerfilCards />
  </Page>
)

/** What the page shows, wherever it is shown. */
export function PerfilCards() {
  const { data, isError, error, refetch } = useQuery(perfilQuery)
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  return data ? <Cards perfil={data} /> : <Waiting />
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 2, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
}
const column = { display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }

const Cards = ({ perfil }: { readonly perfil: Perfil }) => (
  <Box sx={columns}>
    <Box sx={column}>
      <PessoaCard perfil={perfil} />
      <GruposCard setores={perfil.setores} />
    </Box>
    <Box sx={column}>
      <DadosForm perfil={perfil} />
      {metodo() === 'jwt' && <SenhaForm perfil={perfil} />}
      <SegurancaCard usuario={perfil.usuario} />
      <HorariosCard horarios={perfil.Horarios} liberadoAte={perfil.liberadoAte} />
      <SessoesCard />
      <EntradasCard />
      <AvisosCard />
      <TeclasCard />
    </Box>
  </Box>
)

const Waiting = () => (
  <Box sx={columns} aria-busy>
    <Skeleton variant="rounded" height={330} sx={{ borderRadius: 4 }} />
    <Box sx={column}>
      <Skeleton variant="rounded" height={300} sx={{ borderRadius: 4 }} />
      <Skeleton variant="rounded" height={360} sx={{ borderRadius: 4 }} />
    </Box>
  </Box>
)
