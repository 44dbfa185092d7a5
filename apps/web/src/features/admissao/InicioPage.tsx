import Box from '@mui/material/Box'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/query.ts'
import { useCanOpen, useSetor } from '../../lib/use-setor.ts'
import { StatCard } from '../../ui/data/StatCard.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { AdmissoesPorStatus } from './AdmissoesPorStatus.tsx'
import { MinhaVez } from './MinhaVez.tsx'
import { CriarButton } from './ListarPage.tsx'

/** Where an admission most often waits, with a number of its own. */
const emDestaque = [
  { status: 'rascunho', label: 'Rascunhos', icon: 'editar' },
  { status: 'devolvida', label: 'Devolvidas', icon: 'alerta' },
  { status: 'em_analise', label: 'Em análise', icon: 'relogio' },
  { status: 'aprovada', label: 'Aprovadas', icon: 'check-circulo' },
] as const

/** `admissao`: how the admissions stand and what waits for this person. */
export function Component() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const minhas = useQuery(query('GET /api/admissao/listar', { query: { minhaVez: '1', porPagina: '6' } }))
  const todas = useQuery(query('GET /api/admissao/listar', { query: { porPagina: '1' } }))
  const listar = hrefOf(setor, 'admissao.listar')
  const contagens = todas.data?.contagens
  const falha = minhas.error ?? todas.error
  return (
    <Page actions={canOpen('admissao.criar') && <CriarButton href={hrefOf(setor, 'admissao.criar')} />}>
      {falha ? (
        <ErrorState error={falha} onRetry={() => void Promise.all([minhas.refetch(), todas.refetch()])} />
      ) : (
        <>
          <Box sx={grade('repeat(2, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))')}>
            {emDestaque.map(({ status, label, icon }) => (
              <StatCard
                key={status}
                label={label}
                value={contagens?.[status]}
                icon={icon}
                tone={admissao.statuses[status].tone}
                href={`${listar}?status=${status}`}
              />
            ))}
          </Box>
          <Box sx={{ ...grade('minmax(0, 1fr)', 'minmax(0, 3fr) minmax(0, 2fr)'), mt: 2.5 }}>
            <MinhaVez
              admissoes={minhas.data?.results}
              total={minhas.data?.total}
              listHref={`${listar}?minhaVez=1`}
            />
            <AdmissoesPorStatus
              contagens={contagens && Object.entries(contagens).map(([status, total]) => ({ status, total }))}
              listHref={listar}
            />
          </Box>
        </>
      )}
    </Page>
  )
}

const grade = (celular: string, mesa: string) => ({
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: celular, md: mesa },
})
