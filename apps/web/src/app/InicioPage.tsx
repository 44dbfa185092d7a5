import { FilaDeExperiencias } from '../features/colaborador/experiencia/Experiencias.tsx'
import { EstabilidadesTerminando } from '../features/demissao/estabilidades/Terminando.tsx'
import { Inicio } from '../features/inicio/Inicio.tsx'

export { warm } from '../features/inicio/Inicio.tsx'

/** `inicio`: the dashboard with what other features tell on it. */
export const Component = () => (
  <Inicio
    doRh={
      <>
        <FilaDeExperiencias />
        <EstabilidadesTerminando />
      </>
    }
  />
)
