import { lazy, Suspense } from 'react'
import { FilaDeExperiencias } from '../features/colaborador/experiencia/Experiencias.tsx'
import { Inicio } from '../features/inicio/Inicio.tsx'

export { warm } from '../features/inicio/Inicio.tsx'

// Rh alone has them: the dashboard of the others does not wait for what they load.
const EstabilidadesTerminando = lazy(async () => ({
  default: (await import('../features/demissao/estabilidades/Terminando.tsx')).EstabilidadesTerminando,
}))

/** `inicio`: the dashboard with what other features tell on it. */
export const Component = () => (
  <Inicio
    doRh={
      <>
        <FilaDeExperiencias />
        <Suspense>
          <EstabilidadesTerminando />
        </Suspense>
      </>
    }
  />
)
