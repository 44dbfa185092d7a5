import { lazy } from 'react'
import { FilaDeExperiencias } from '../features/colaborador/experiencia/Experiencias.tsx'
import { Inicio, type Blocos } from '../features/inicio/Inicio.tsx'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import type { SetorSlug } from '@rh/domain/setores/setores'

export { warm } from '../features/inicio/Inicio.tsx'

// Each sector loads its own blocks: the page of the others does not wait for them.
const EstabilidadesTerminando = lazy(async () => ({
  default: (await import('../features/demissao/estabilidades/Terminando.tsx')).EstabilidadesTerminando,
}))
const APagar = lazy(async () => ({ default: (await import('../features/demissao/APagar.tsx')).APagar }))
const FeriasAVencer = lazy(async () => ({
  default: (await import('../features/inicio/FeriasAVencer.tsx')).FeriasAVencer,
}))
const EntradasESaidas = lazy(async () => ({
  default: (await import('../features/estatisticas/EntradasESaidas.tsx')).EntradasESaidas,
}))
const DiasPorEtapa = lazy(async () => ({
  default: (await import('../features/estatisticas/DiasPorEtapa.tsx')).DiasPorEtapa,
}))

const UltimosComunicados = lazy(async () => ({
  default: (await import('../features/avisos/comunicados/Ultimos.tsx')).UltimosComunicados,
}))
const MinhasTarefas = lazy(async () => ({
  default: (await import('../features/tarefas/MinhasTarefas.tsx')).MinhasTarefas,
}))

// Few look back: the page of a day that is over comes when it is asked for.
const NoDia = lazyPart('NoDia', async () => (await import('./InicioNoDia.tsx')).InicioNoDia)

const blocos: Readonly<Partial<Record<SetorSlug, Blocos>>> = {
  rh: {
    larga: (
      <>
        <EntradasESaidas />
        <FeriasAVencer />
      </>
    ),
    estreita: (
      <>
        <DiasPorEtapa />
        <FilaDeExperiencias />
        <EstabilidadesTerminando />
      </>
    ),
  },
  operacional: {
    larga: (
      <>
        <FeriasAVencer />
        <EntradasESaidas />
      </>
    ),
    estreita: <FilaDeExperiencias />,
  },
  conferencia: { agora: <APagar /> },
  admin: { larga: <EntradasESaidas /> },
}

/** `inicio`: the start page with what other features tell on it. */
export const Component = () => (
  <Inicio
    blocos={blocos}
    ditos={
      <>
        <MinhasTarefas />
        <UltimosComunicados />
      </>
    }
    noDia={NoDia}
  />
)
