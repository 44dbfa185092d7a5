import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { gravidades, eventosDeSeguranca, textoDoEvento } from '@rh/domain/seguranca/eventos'
import { useQuery } from '@tanstack/react-query'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { LinhaDoAparelho } from './LinhaDoAparelho.tsx'

type Entrada = ResultOf<'GET /api/conta/entradas'>

/** Who came in with this account and who was kept out, so that its owner notices what was somebody else. */
export function EntradasCard() {
  const { data, isError, error, refetch } = useQuery(query('GET /api/conta/entradas'))
  return (
    <Section
      title="Últimas entradas e recusas"
      subtitle="Algo aqui não foi você? Troque a senha e avise o administrador."
    >
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={64} />}
      {data?.results.length === 0 && (
        <Typography color="textSecondary">Nada foi registrado ainda.</Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
        {data?.results.map((entrada) => (
          <Linha key={entrada.id} entrada={entrada} />
        ))}
      </Box>
    </Section>
  )
}

const quandoDe = ({ de, ate, vezes }: Entrada): string =>
  vezes === 1
    ? formatDateTime(ate)
    : `${formatNumber(vezes)} vezes, a última em ${formatDateTime(ate)}, desde ${formatDateTime(de)}`

function Linha({ entrada }: { readonly entrada: Entrada }) {
  const { tipo, aparelho, rede } = entrada
  const { gravidade } = eventosDeSeguranca[tipo]
  const onde = [aparelho, rede !== null && `rede ${rede}`].filter((parte) => typeof parte === 'string')
  return (
    <LinhaDoAparelho
      icone={aparelho === null ? 'cadeado' : 'aparelho'}
      nome={textoDoEvento(entrada)}
      detalhe={[quandoDe(entrada), ...onde].join(' · ')}
      marcas={gravidade === 'rotina' ? null : <StatusChip {...gravidades[gravidade]} />}
    />
  )
}
