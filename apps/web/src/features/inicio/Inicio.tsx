import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { ReactNode } from 'react'
import { query } from '../../lib/query.ts'
import { sessionQueries } from '../../lib/session-queries.ts'
import { useUsuario } from '../../lib/use-session.ts'
import { useCanOpen, useSetor } from '../../lib/use-setor.ts'
import { StatCard } from '../../ui/data/StatCard.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { MinhaVez } from '../processo/inicio/MinhaVez.tsx'
import { PorSituacao } from '../processo/inicio/PorSituacao.tsx'
import { Atalhos } from './Atalhos.tsx'

export const warm = (): void => void sessionQueries().prefetchQuery(query('GET /api/inicio'))

interface InicioProps {
  /** The trials that wait for a decision, drawn where the sector decides about them. */
  readonly experiencias: ReactNode
}

/** A sector's dashboard: what waits for the person, and how the work stands. */
export function Inicio({ experiencias }: InicioProps) {
  const setor = useSetor()
  const { nome } = useUsuario()
  const canOpen = useCanOpen()
  const inicio = useQuery(query('GET /api/inicio'))
  const title = `Bom trabalho, ${nome.split(' ')[0]}`
  const subtitle = 'Veja o que espera por você e como anda o trabalho do setor.'
  if (inicio.isError) {
    return (
      <Page title={title} subtitle={subtitle}>
        <Atalhos />
        <ErrorState error={inicio.error} onRetry={() => void inicio.refetch()} />
      </Page>
    )
  }
  const { data } = inicio
  const admissoes = canOpen('admissao.listar') ? hrefOf(setor, 'admissao.listar') : undefined
  return (
    <Page title={title} subtitle={subtitle}>
      <Atalhos />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        <StatCard
          label="Esperando por mim"
          value={data?.totalMinhaVez}
          icon="relogio"
          tone={data && data.totalMinhaVez > 0 ? 'warning' : 'success'}
          {...(admissoes && { href: `${admissoes}?minhaVez=1` })}
        />
        <StatCard
          label="Colaboradores ativos"
          value={data?.colaboradoresAtivos}
          icon="colaborador"
          tone="info"
          {...(canOpen('colaborador.listar') && { href: hrefOf(setor, 'colaborador.listar') })}
        />
        <StatCard label="Vagas abertas" value={data?.vagasAbertas} icon="vagas" tone="default" />
      </Box>
      {admissoes && (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            mt: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <MinhaVez
            processos={data?.minhaVez}
            total={data?.totalMinhaVez}
            listHref={`${admissoes}?minhaVez=1`}
            vazio="Nada depende de você agora. Quando chegar a sua vez, o processo aparece aqui."
          />
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {/* Rh decides about trials; Operacional has them among the people whom it follows. */}
            {setor === 'rh' && experiencias}
            <PorSituacao
              process={admissao}
              contagens={data?.admissoesPorStatus}
              listHref={admissoes}
              vazio="Ainda não há admissões registradas."
            />
          </Box>
        </Box>
      )}
    </Page>
  )
}
