import { gruposDaView } from '../setores/setores.ts'
import type { Grupo } from '../setores/grupos.ts'

/** Who sends somebody to cover, takes it back and records the client's consent: those who mark vacations in Operacional. */
export const quemCobre: readonly Grupo[] = gruposDaView('operacional', 'colaborador.marcar-ferias')
