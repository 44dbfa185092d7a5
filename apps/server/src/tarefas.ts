import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { varrerArquivos } from './arquivos/varrer.ts'
import { moduloAdmissao } from './modules/admissao/modulo.ts'
import { avisarExperiencia } from './modules/colaborador/avisar-experiencia.ts'
import { avisarFim } from './modules/contratos/avisar-fim.ts'
import { avisarPorEmail } from './modules/notificacoes/avisar-por-email.ts'
import { cumprirAgenda } from './modules/processo/cumprir-agenda.ts'
import type { Tarefa } from './tarefa.ts'

/** Makes the moves whose day has come, for each kind of process. */
const agendas: Readonly<Record<TipoDeclarado, Tarefa>> = {
  admissao: cumprirAgenda('admissao', moduloAdmissao),
}

/** Everything that the system does by itself. */
export const tarefas: readonly Tarefa[] = [
  ...Object.values(agendas),
  avisarExperiencia,
  avisarFim,
  avisarPorEmail,
  varrerArquivos,
]
