import { codigosDe } from '../codigos/codigos.ts'
import { vencimentosDoCartao } from '../kanban/kanban.ts'
import { setores } from '../setores/setores.ts'
import { defineList, umDe } from './define-list.ts'

/** Where a card stands in its life. */
export const situacoesDoCartao = {
  abertas: { label: 'Em aberto' },
  concluidas: { label: 'Concluídas' },
  arquivadas: { label: 'Arquivadas' },
} as const
export type SituacaoDoCartao = keyof typeof situacoesDoCartao

/** Cards of the boards of a person's sectors; those that are archived only where they are asked for. */
export const listaTarefas = defineList({
  nome: 'Tarefas',
  colunas: {
    titulo: { label: 'Tarefa', sortable: true },
    quadro: { label: 'Quadro' },
    coluna: { label: 'Coluna' },
    responsaveis: { label: 'Responsáveis' },
    vence: { label: 'Vence em', sortable: true, tipo: 'data', prazo: true },
    etiquetas: { label: 'Etiquetas' },
    itens: { label: 'Lista de verificação' },
    referencia: { label: 'Sobre' },
    descricao: { label: 'Descrição', opcional: true },
    criadoEm: { label: 'Criada em', sortable: true, tipo: 'instante' },
    concluidoEm: { label: 'Concluída em', sortable: true, tipo: 'instante' },
    arquivadoEm: { label: 'Arquivada em', sortable: true, tipo: 'instante', opcional: true },
  },
  filtros: {
    setor: umDe(codigosDe(setores), 'Setor desconhecido'),
    kanbanId: 'id',
    situacao: umDe(codigosDe(situacoesDoCartao), 'Situação desconhecida'),
    responsavelId: 'id',
    minhas: umDe(['1']),
    etiquetaId: 'id',
    vence: umDe(codigosDe(vencimentosDoCartao), 'Vencimento desconhecido'),
  },
  descricoes: {
    setor: { label: 'Setor', rotulos: setores },
    kanbanId: { label: 'Quadro' },
    situacao: { label: 'Situação', rotulos: situacoesDoCartao },
    responsavelId: { label: 'Responsável' },
    minhas: { label: 'Minhas' },
    etiquetaId: { label: 'Etiqueta' },
    vence: { label: 'Vencimento', rotulos: vencimentosDoCartao },
  },
  ordemPadrao: 'vence',
})
