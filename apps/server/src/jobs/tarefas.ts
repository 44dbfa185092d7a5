import { admissao } from '@rh/domain/processos/admissao/admissao'
import { varrerArquivos } from '../arquivos/varrer.ts'
import { avisarPorEmail } from '../email/avisar-por-email.ts'
import { moduloAdmissao } from '../modules/admissao/modulo.ts'
import { avisarExperiencia } from '../modules/colaborador/avisar-experiencia.ts'
import { avisarFim } from '../modules/contratos/avisar-fim.ts'
import { cumprirAgenda } from '../modules/processo/cumprir-agenda.ts'
import type { Tarefa } from './tarefa.ts'

/** Everything that the system does by itself. */
export const tarefas: readonly Tarefa[] = [
  cumprirAgenda(admissao.name, moduloAdmissao),
  avisarExperiencia,
  avisarFim,
  avisarPorEmail,
  varrerArquivos,
]
