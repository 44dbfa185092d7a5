import { FilaDeExperiencias } from '../features/colaborador/experiencia/Experiencias.tsx'
import { Inicio } from '../features/inicio/Inicio.tsx'

export { warm } from '../features/inicio/Inicio.tsx'

/** `inicio`: the dashboard with what other features tell on it. */
export const Component = () => <Inicio experiencias={<FilaDeExperiencias />} />
