import { janelaCurta } from '@rh/domain/usuarios/janela-curta'
import type { Resumo } from './queries.ts'

/** Today's windows of a user, as the list says them. */
export function hojeEmTexto({ hoje, semHorarios }: Pick<Resumo, 'hoje' | 'semHorarios'>): string {
  if (semHorarios) return 'Sem horários'
  return hoje.length > 0 ? hoje.map(janelaCurta).join(', ') : 'Sem acesso hoje'
}
