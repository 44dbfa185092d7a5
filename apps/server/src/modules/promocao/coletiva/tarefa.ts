/** Name of the task that applies and undoes what changes many contracts at once. */
export const TAREFA_DAS_ALTERACOES = 'promocao.reajustes'
