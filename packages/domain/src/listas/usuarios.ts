import { codigosDe } from '../codigos/codigos.ts'
import { grupos } from '../setores/grupos.ts'
import { defineList, umDe } from './define-list.ts'

/** Where an account stands: at work, waiting for its groups, or closed. */
export const situacoesUsuario = {
  ativo: { label: 'Ativo', aba: 'Ativos', tone: 'success' },
  pendente: { label: 'Aguardando liberação', aba: 'Aguardando liberação', tone: 'warning' },
  desativado: { label: 'Desativado', aba: 'Desativados', tone: 'default' },
} as const
export type SituacaoUsuario = keyof typeof situacoesUsuario

export const listaUsuarios = defineList({
  nome: 'Usuários',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    usuario: { label: 'Usuário', sortable: true },
    email: { label: 'E-mail' },
    situacao: { label: 'Situação', rotulos: situacoesUsuario },
    grupos: { label: 'Grupos' },
    segundoFator: { label: 'Segundo passo', tipo: 'simNao' },
    hoje: { label: 'Hoje' },
    ultimoAcesso: { label: 'Último acesso', sortable: true, tipo: 'instante' },
    sessoes: { label: 'Sessões abertas', sortable: true, tipo: 'numero' },
  },
  filtros: {
    situacao: umDe(codigosDe(situacoesUsuario), 'Situação desconhecida'),
    grupo: umDe(grupos, 'Grupo desconhecido'),
  },
  descricoes: {
    situacao: { label: 'Situação', rotulos: situacoesUsuario },
    grupo: { label: 'Grupo' },
  },
  ordemPadrao: 'nome',
})

/** Everything that was ever changed about one user, newest first. */
export const listaAlteracoesUsuario = defineList({
  colunas: { em: { label: 'Quando', sortable: true } },
  filtros: {},
  ordemPadrao: '-em',
})
