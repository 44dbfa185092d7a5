import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '../../lib/api.ts'
import { recordHref } from '../../lib/process-href.ts'
import { query } from '../../lib/query.ts'
import { useGrupos } from '../../lib/use-session.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FestaArt } from '../../ui/illustration/FestaArt.tsx'
import { aguardandoQuem } from '../processo/aguardando.ts'
import { ProcessoStatus } from '../processo/ProcessoStatus.tsx'

type Registro = ReplyOf<'GET /api/admissao/obter/:id'>

/** A process that was sent or finished: its number, what comes next and the way to it. */
export function Celebracao({ id }: { readonly id: number }) {
  const { data, isError, error, refetch } = useQuery(
    query('GET /api/admissao/obter/:id', { params: { id: String(id) } }),
  )
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Card
      component="section"
      aria-labelledby="festa"
      sx={{
        maxWidth: 560,
        mx: 'auto',
        mt: { xs: 1, lg: 5 },
        px: { xs: 3, sm: 5 },
        py: 5,
        textAlign: 'center',
      }}
    >
      <Box sx={{ width: 240, maxWidth: '80%', mx: 'auto', mb: 3 }}>
        <FestaArt />
      </Box>
      {data ? <Feito registro={data} /> : <Skeleton variant="rounded" height={220} />}
    </Card>
  )
}

function Feito({ registro }: { readonly registro: Registro }) {
  const grupos = useGrupos()
  const href = recordHref('admissao', registro.id, grupos, null)
  const { titulo, texto } = palavrasDe(registro)
  const nome = registro.dados.pessoais['nome']
  return (
    <>
      <Typography id="festa" variant="h3" component="h1">
        {titulo}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {texto}
      </Typography>
      <Box sx={{ my: 3, p: 2, borderRadius: 3, bgcolor: 'background.neutral' }}>
        <Typography variant="caption" color="textSecondary">
          Admissão
        </Typography>
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {registro.numero}
        </Typography>
        {typeof nome === 'string' && <Typography variant="body2">{nome}</Typography>}
        <Box sx={{ display: 'flex', justifyContent: 'center', mt: 1 }}>
          <ProcessoStatus process={admissao} status={registro.status} />
        </Box>
      </Box>
      <ProximosPassos registro={registro} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 4 }}>
        {href && (
          <Button
            component={Link}
            to={href}
            variant="contained"
            endIcon={<Icon name="seta-direita" size={18} />}
          >
            Abrir a admissão
          </Button>
        )}
        <Button component={Link} to={rotasGerais.setores} variant="outlined" color="inherit">
          Ir para os setores
        </Button>
      </Box>
    </>
  )
}

const isOver = (status: Registro['status']): boolean => 'final' in admissao.statuses[status]

function palavrasDe({ status, colaborador }: Registro): { readonly titulo: string; readonly texto: string } {
  if (colaborador)
    return {
      titulo: 'Bem-vindo à equipe!',
      texto: `A admissão foi efetivada com a matrícula ${colaborador.matricula}.`,
    }
  if (status === 'rascunho')
    return { titulo: 'Ainda é um rascunho', texto: 'Está guardado; falta enviar para os setores.' }
  if (isOver(status)) return { titulo: 'Processo encerrado', texto: 'Não há mais nada a fazer nele.' }
  return { titulo: 'Tudo certo por aqui!', texto: 'O pedido está registrado e segue seu caminho.' }
}

/** Whose turn it is, what comes after, and that nobody needs to watch. */
function ProximosPassos({ registro }: { readonly registro: Registro }) {
  if (isOver(registro.status)) return null
  const quem = aguardandoQuem(admissao, registro)
  const agora = admissao.stages.findIndex(({ status }) => status === registro.status)
  const depois = admissao.stages
    .slice(agora + 1)
    .map(({ status }) => admissao.statuses[status].label.toLowerCase())
  const passos = [
    ...(quem ? [`Agora é a vez de ${quem}.`] : []),
    ...(agora >= 0 && depois.length > 0 ? [`Depois: ${depois.join(', ')}.`] : []),
    'Você recebe um aviso quando ela andar.',
  ]
  return (
    <Box
      component="ol"
      aria-label="Próximos passos"
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
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
}
