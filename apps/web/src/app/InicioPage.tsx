import { ultimosQuery } from '../features/avisos/comunicados/chamadas.ts'
import { experienciasQuery, FilaDeExperiencias } from '../features/colaborador/experiencia/Experiencias.tsx'
import { bloco, blocoDaqui } from '../features/inicio/bloco.tsx'
import { aquecer, Inicio, type Blocos } from '../features/inicio/Inicio.tsx'
import { minhasQuery } from '../features/tarefas/chamadas.ts'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import type { SetorSlug } from '@rh/domain/setores/setores'

// Each sector loads its own blocks: the page of the others does not wait for them.
const estabilidades = bloco('EstabilidadesTerminando', async () => {
  const { EstabilidadesTerminando, terminandoQuery } =
    await import('../features/demissao/estabilidades/Terminando.tsx')
  return {
    Component: EstabilidadesTerminando,
    ler: ({ canOpen }) => (canOpen('demissao.estabilidades') ? [terminandoQuery] : []),
  }
})
const aPagar = bloco('APagar', async () => {
  const { APagar, aPagarQuery } = await import('../features/demissao/ao-lado.tsx')
  return { Component: APagar, ler: () => [aPagarQuery] }
})
const feriasAVencer = bloco('FeriasAVencer', async () => {
  const { FeriasAVencer, aVencerQuery } = await import('../features/inicio/FeriasAVencer.tsx')
  return { Component: FeriasAVencer, ler: () => [aVencerQuery] }
})
const entradasESaidas = bloco('EntradasESaidas', async () => {
  const { EntradasESaidas, rotatividadeQuery } = await import('../features/estatisticas/EntradasESaidas.tsx')
  return { Component: EntradasESaidas, ler: () => [rotatividadeQuery()] }
})
const diasPorEtapa = bloco('DiasPorEtapa', async () => {
  const { DiasPorEtapa, etapasQuery } = await import('../features/estatisticas/DiasPorEtapa.tsx')
  return { Component: DiasPorEtapa, ler: () => [etapasQuery()] }
})
const comunicados = bloco('UltimosComunicados', async () => {
  const { UltimosComunicados } = await import('../features/avisos/comunicados/Ultimos.tsx')
  return { Component: UltimosComunicados, ler: () => [ultimosQuery] }
})
const minhasTarefas = bloco('MinhasTarefas', async () => {
  const { MinhasTarefas } = await import('../features/tarefas/MinhasTarefas.tsx')
  return { Component: MinhasTarefas, ler: ({ setor }) => [minhasQuery(setor)] }
})
const experiencias = blocoDaqui({ Component: FilaDeExperiencias, ler: () => [experienciasQuery] })

// Few look back: the page of a day that is over comes when it is asked for.
const NoDia = lazyPart('NoDia', async () => (await import('./InicioNoDia.tsx')).InicioNoDia)

const blocos: Readonly<Partial<Record<SetorSlug, Blocos>>> = {
  rh: {
    larga: [entradasESaidas, feriasAVencer],
    estreita: [diasPorEtapa, experiencias, estabilidades],
  },
  operacional: { larga: [feriasAVencer, entradasESaidas], estreita: [experiencias] },
  conferencia: { agora: [aPagar] },
  admin: { larga: [entradasESaidas] },
}
const ditos = [minhasTarefas, comunicados]

export const warm = (): void => aquecer({ blocos, ditos })

/** `inicio`: the start page with what other features tell on it. */
export const Component = () => <Inicio blocos={blocos} ditos={ditos} noDia={NoDia} />
