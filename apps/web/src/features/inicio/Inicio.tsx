import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { tiposDeclarados, type TipoDeclarado } from '@rh/domain/processos/processos'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import type { ReactNode } from 'react'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { findSetor, useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { StatCard } from '../../ui/data/StatCard.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { vistas } from '../processo/chamadas.ts'
import { MinhaVez } from '../processo/inicio/MinhaVez.tsx'
import { Atalhos } from './Atalhos.tsx'
import { CadaTipo } from './CadaTipo.tsx'
import { listaDeTudo, outrosDe } from './esperando.ts'

const inicioQuery = (setor: SetorSlug) => query('GET /api/inicio', { query: { setor } })

export function warm(): void {
  const setor = findSetor(window.location.pathname)
  if (setor) void sessionQueries().prefetchQuery(inicioQuery(setor))
}

interface InicioProps {
  /** What Rh alone decides and watches: trials that end, protections that end. */
  readonly doRh: ReactNode
}

/** A sector's dashboard: what waits for the person, and how the work stands. */
export function Inicio({ doRh }: InicioProps) {
  const { nome } = useUsuario()
  const inicio = useQuery(inicioQuery(useSetor()))
  return (
    <Page
      title={`Bom trabalho, ${nome.split(' ')[0]}`}
      subtitle="Veja o que espera por você e como anda o trabalho do setor."
    >
      <Atalhos />
      {inicio.isError ? (
        <ErrorState error={inicio.error} onRetry={() => void inicio.refetch()} />
      ) : (
        <>
          <Numeros data={inicio.data} />
          <Trabalho data={inicio.data} doRh={doRh} />
        </>
      )}
    </Page>
  )
}

/** The list of a kind; null for who may not open it. */
function useListaDe(): (tipo: TipoDeclarado) => string | null {
  const setor = useSetor()
  const canOpen = useCanOpen()
  return (tipo) => {
    const { listar } = vistas(tipo)
    return canOpen(listar) ? hrefOf(setor, listar) : null
  }
}

/** The same, with what waits for the person. */
function useMinhaVezDe(): (tipo: TipoDeclarado) => string | null {
  const listaDe = useListaDe()
  return (tipo) => {
    const lista = listaDe(tipo)
    return lista && `${lista}?minhaVez=1`
  }
}

interface DoInicioProps {
  /** Undefined while it is read. */
  readonly data: ReplyOf<'GET /api/inicio'> | undefined
}

function Numeros({ data }: DoInicioProps) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const minhaVezDe = useMinhaVezDe()
  const temCobertura = canOpen('cobertura.inicio')
  const deTudo = data && listaDeTudo(data, minhaVezDe)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: {
          xs: '1fr',
          sm: temCobertura ? 'repeat(2, 1fr)' : 'repeat(3, 1fr)',
          lg: temCobertura ? 'repeat(4, 1fr)' : 'repeat(3, 1fr)',
        },
      }}
    >
      <StatCard
        label="Esperando por mim"
        value={data?.totalMinhaVez}
        icon="relogio"
        tone={data && data.totalMinhaVez > 0 ? 'warning' : 'success'}
        {...(deTudo && { href: deTudo })}
      />
      {data?.colaboradoresAtivos !== null && (
        <StatCard
          label="Colaboradores ativos"
          value={data?.colaboradoresAtivos}
          icon="colaborador"
          tone="info"
          {...(canOpen('colaborador.listar') && { href: hrefOf(setor, 'colaborador.listar') })}
        />
      )}
      {data?.vagasAbertas !== null && (
        <StatCard label="Vagas abertas" value={data?.vagasAbertas} icon="vagas" tone="default" />
      )}
      {temCobertura && <Buracos href={hrefOf(setor, 'cobertura.inicio')} />}
    </Box>
  )
}

/** Shifts of the next days that nobody does: asked apart, so that nothing else waits for it. */
function Buracos({ href }: { readonly href: string }) {
  const { data } = useQuery(query('GET /api/cobertura/resumo'))
  return (
    <StatCard
      label="Buracos em 14 dias"
      value={data?.turnos}
      icon="cobertura"
      tone={data && data.turnos > 0 ? 'error' : 'success'}
      href={href}
    />
  )
}

/** What waits for the person and how each kind of process stands, in a sector that follows any. */
function Trabalho({ data, doRh }: DoInicioProps & InicioProps) {
  const setor = useSetor()
  const minhaVezDe = useMinhaVezDe()
  const listaDe = useListaDe()
  if (!tiposDeclarados.some((tipo) => listaDe(tipo))) return null
  return (
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
        outros={data ? outrosDe(data, minhaVezDe) : []}
        vazio="Nada depende de você agora. Quando chegar a sua vez, o processo aparece aqui."
      />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {/* Rh decides about trials; Operacional has them among the people whom it follows. */}
        {setor === 'rh' && doRh}
        <CadaTipo porSituacao={data?.porSituacao} listaDe={listaDe} />
      </Box>
    </Box>
  )
}
