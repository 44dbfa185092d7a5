import { varrerArquivos } from '../arquivos/varrer.ts'
import { avisarExperiencia } from '../modules/colaborador/avisar-experiencia.ts'
import { avisarFim } from '../modules/contratos/avisar-fim.ts'
import type { Tarefa } from './tarefa.ts'

/** Everything that the system does by itself. */
export const tarefas: readonly Tarefa[] = [avisarExperiencia, avisarFim, varrerArquivos]
