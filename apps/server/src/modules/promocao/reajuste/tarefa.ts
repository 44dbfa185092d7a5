/** Name of the task that applies and undoes readjustments. */
export const TAREFA_DOS_REAJUSTES = 'promocao.reajustes'
