import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { Timeline } from '../../ui/data/Timeline.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'

type Alteracao = ResultOf<'GET /api/usuarios/alteracoes/:id'>

const PASSO = 20
const MAXIMO = 100

/** Everything that was changed about a user: who, when, from where, and from what to what. */
export function AlteracoesAba({ id }: { readonly id: number }) {
  const [quantas, setQuantas] = useState(PASSO)
  const { data, isError, error, refetch } = useQuery({
    ...query('GET /api/usuarios/alteracoes/:id', { params: { id }, query: { porPagina: quantas } }),
    placeholderData: keepPreviousData,
  })
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  return (
    <Box sx={{ pb: 3 }}>
      <Timeline
        events={data.results.map((alteracao) => ({
          id: alteracao.id,
          title: alteracao.titulo,
          at: alteracao.em,
          who: [alteracao.autor ?? 'Sistema', alteracao.ip].filter(Boolean).join(' · '),
          text: <Linhas linhas={alteracao.linhas} />,
        }))}
      />
      {data.total > data.results.length && quantas < MAXIMO && (
        <Button variant="outlined" onClick={() => setQuantas(Math.min(MAXIMO, quantas + PASSO))}>
          Mostrar mais
        </Button>
      )}
    </Box>
  )
}

function Linhas({ linhas }: Pick<Alteracao, 'linhas'>) {
  if (linhas.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {linhas.map(({ campo, de, para }) => (
        <li key={`${campo} ${de} ${para}`}>
          {campo}: {de !== null && <del>{de}</del>}
          {de !== null && para !== null && ' → '}
          {para !== null && <strong>{para}</strong>}
        </li>
      ))}
    </Box>
  )
}
