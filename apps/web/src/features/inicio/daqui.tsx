import { useQuery } from '@tanstack/react-query'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useEffect, useSyncExternalStore } from 'react'
import { isOffline, subscribeConnection } from '../../lib/api/connection.ts'
import { guardarEspera, idadeDe } from '../../lib/aparelho/espera.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Atalhos } from './Atalhos.tsx'
import { bloco, blocoDaqui, type Bloco } from './bloco.tsx'
import { CadaTipo } from './CadaTipo.tsx'
import { inicioQuery, numerosQuery, prazosQuery, quadroQuery, vagasQuery } from './chamadas.ts'
import { Espera, paraGuardar } from './Espera.tsx'
import { Faixa } from './Faixa.tsx'
import { useComecarFila } from './use-comecar-fila.ts'
import { useListaDe } from './use-lista-de.ts'

// The blocks of start pages that this feature knows itself.

function EsperaPorMim() {
  const listaDe = useListaDe()
  const setor = useSetor()
  const { data, error, refetch, dataUpdatedAt } = useQuery(inicioQuery(setor))
  const offline = useSyncExternalStore(subscribeConnection, isOffline)
  const { id: usuarioId } = useUsuario()
  useComecarFila(listaDe)
  useEffect(() => {
    if (data) guardarEspera({ usuarioId, ...paraGuardar(data) }, dataUpdatedAt)
  }, [data, dataUpdatedAt, usuarioId])
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  return (
    <Espera
      data={data}
      idade={offline && data ? idadeDe(dataUpdatedAt) : undefined}
      listaDe={(tipo) => {
        const lista = listaDe(tipo)
        return lista && `${lista}?minhaVez=${setor}`
      }}
    />
  )
}

/** How many records of each kind stand in each status. */
function PorSituacao() {
  const listaDe = useListaDe()
  const { data, error, refetch } = useQuery(inicioQuery(useSetor()))
  if (error && !data)
    return (
      <Section title="Por situação">
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  return <CadaTipo porSituacao={data?.porSituacao} listaDe={listaDe} />
}

const FaixaDoSetor = () => <Faixa setor={useSetor()} />

export const fila = blocoDaqui({ Component: EsperaPorMim, ler: ({ setor }) => [inicioQuery(setor)] })
export const faixa = blocoDaqui({ Component: FaixaDoSetor, ler: ({ setor }) => [numerosQuery(setor)] })
export const porSituacao = blocoDaqui({ Component: PorSituacao, ler: ({ setor }) => [inicioQuery(setor)] })
export const atalhos = blocoDaqui({ Component: Atalhos })

/** What each sector has to do now. */
export const agoraDe: Readonly<Partial<Record<SetorSlug, readonly Bloco[]>>> = {
  rh: [
    bloco('PrazosDoRh', async () => {
      const { PrazosDoRh } = await import('./PrazosDoRh.tsx')
      return { Component: PrazosDoRh, ler: () => [prazosQuery()] }
    }),
  ],
  vagas: [
    bloco('VagasAbertas', async () => {
      const { VagasAbertas } = await import('./VagasAbertas.tsx')
      return { Component: VagasAbertas, ler: () => [vagasQuery()] }
    }),
  ],
  operacional: [
    bloco('Descobertos', async () => {
      const { Descobertos } = await import('./Descobertos.tsx')
      return { Component: Descobertos, ler: () => [quadroQuery()] }
    }),
  ],
  comercial: [
    bloco('ContratosTerminando', async () => {
      const { ContratosTerminando, terminandoQuery } = await import('./ContratosTerminando.tsx')
      return { Component: ContratosTerminando, ler: () => [terminandoQuery()] }
    }),
    bloco('PrecosAPedir', async () => {
      const { PrecosAPedir, precosQuery } = await import('./PrecosAPedir.tsx')
      return { Component: PrecosAPedir, ler: () => [precosQuery] }
    }),
  ],
  sesmt: [
    bloco('AHomologar', async () => {
      const { AHomologar, aHomologarQuery } = await import('./Filas.tsx')
      return { Component: AHomologar, ler: () => [aHomologarQuery] }
    }),
  ],
  almoxarifado: [
    bloco('ADevolver', async () => {
      const { ADevolver, aDevolverQuery } = await import('./Filas.tsx')
      return { Component: ADevolver, ler: () => [aDevolverQuery] }
    }),
  ],
  admin: [
    bloco('Rotinas', async () => {
      const { Rotinas, rotinasQuery } = await import('./Rotinas.tsx')
      return { Component: Rotinas, ler: () => [rotinasQuery] }
    }),
    bloco('Copias', async () => {
      const { Copias, copiasQuery } = await import('./Copias.tsx')
      return { Component: Copias, ler: () => [copiasQuery] }
    }),
    bloco('Trilha', async () => {
      const { Trilha, trilhaQuery } = await import('./Trilha.tsx')
      return { Component: Trilha, ler: () => [trilhaQuery] }
    }),
    atalhos,
  ],
}

/** How things go. */
export const largaDe: Readonly<Partial<Record<SetorSlug, readonly Bloco[]>>> = {
  comercial: [
    bloco('OcupacaoDosContratos', async () => {
      const { OcupacaoDosContratos, ocupacaoQuery } = await import('./ContratosTerminando.tsx')
      return { Component: OcupacaoDosContratos, ler: () => [ocupacaoQuery()] }
    }),
  ],
}
