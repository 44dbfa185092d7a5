import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { AnyProcess } from '@rh/domain/processo/define'
import { hrefOf, isSetorSlug, rotasGerais, setoresDe } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { ApiError } from '../../lib/api/api-error.ts'
import { recordHref } from '../../lib/nav/process-href.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { EsperaArt } from '../../ui/illustration/EsperaArt.tsx'
import { FestaArt } from '../../ui/illustration/FestaArt.tsx'
import { ProcessoStatus } from '../processo/ProcessoStatus.tsx'
import { textosDe, proximosPassos } from './textos.ts'
import type { Celebrado, ProcessoDaUrl } from './processos.ts'

/** A process that was sent or finished: its number, what comes next and the way back to work. */
export function Celebracao({ process, read }: ProcessoDaUrl) {
  const { data, isError, error, refetch } = useQuery<Celebrado, ApiError>(read)
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  return (
    <Card
      component="section"
      aria-labelledby="festa"
      aria-busy={!data}
      sx={{
        maxWidth: 560,
        mx: 'auto',
        mt: { xs: 1, lg: 5 },
        px: { xs: 3, sm: 5 },
        py: { xs: 4, sm: 5 },
        textAlign: 'center',
      }}
    >
      {data ? <Feito process={process} registro={data} /> : <Skeleton variant="rounded" height={460} />}
    </Card>
  )
}

interface FeitoProps {
  readonly process: AnyProcess
  readonly registro: Celebrado
}

function Feito({ process, registro }: FeitoProps) {
  const { titulo, texto, festa } = textosDe(process, registro)
  return (
    <>
      <Box sx={{ width: 220, maxWidth: '70%', mx: 'auto', mb: 3 }}>
        {festa ? <FestaArt /> : <EsperaArt />}
      </Box>
      <Typography id="festa" variant="h3" component="h1">
        {titulo}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {texto}
      </Typography>
      <Resumo process={process} registro={registro} />
      <Passos passos={proximosPassos(process, registro)} />
      <Saidas process={process} registro={registro} />
    </>
  )
}

function Resumo({ process, registro }: FeitoProps) {
  const nome = registro.colaborador?.nome ?? registro.dados?.pessoais?.['nome']
  return (
    <Box sx={{ my: 3, p: 2, borderRadius: 3, bgcolor: 'background.neutral' }}>
      <Typography variant="caption" color="textSecondary">
        {process.label.one}
      </Typography>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {registro.numero}
      </Typography>
      {typeof nome === 'string' && <Typography variant="body2">{nome}</Typography>}
      <Box sx={{ display: 'flex', justifyContent: 'center', mt: 1 }}>
        <ProcessoStatus process={process} status={registro.status} />
      </Box>
    </Box>
  )
}

const Passos = ({ passos }: { readonly passos: readonly string[] }) => (
  <Box
    component="ol"
    aria-label="Próximos passos"
    hidden={passos.length === 0}
    sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', '&[hidden]': { display: 'none' } }}
  >
    {passos.map((passo) => (
      <Box key={passo} component="li" sx={{ display: 'flex', gap: 1.25, textAlign: 'start' }}>
        <Box sx={{ color: 'primary.main', pt: 0.25 }}>
          <Icon name="seta-direita" size={18} />
        </Box>
        <Typography variant="body2">{passo}</Typography>
      </Box>
    ))}
  </Box>
)

/** Back to the sector one came from, or on to the record. */
function Saidas({ process, registro }: FeitoProps) {
  const grupos = useGrupos()
  const { state } = useLocation()
  const de = (state as { readonly setor?: unknown } | null)?.setor
  const meus = setoresDe(grupos)
  const setor = typeof de === 'string' && isSetorSlug(de) && meus.includes(de) ? de : meus[0]
  const href = recordHref(process.name, registro.id, grupos, setor ?? null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 4 }}>
      <Button
        component={Link}
        to={setor ? hrefOf(setor, 'setor.inicio') : rotasGerais.setores}
        variant="contained"
        size="large"
      >
        Voltar ao trabalho
      </Button>
      {href && (
        <Button component={Link} to={href} variant="outlined" size="large">
          Abrir {process.label.one.toLowerCase()}
        </Button>
      )}
    </Box>
  )
}
