// Section 7: every path of the specification.
import { server } from './item.ts'

const feito = (...caminhos: string[]): [string, null][] => caminhos.map((c) => [c, null])
const sob = (base: string, ...nomes: string[]): string[] => nomes.map((nome) => `${base}/${nome}`)
const movimento = ['obter', 'criar', 'verificar', 'status', 'cancelar', 'finalizar']

/**
 * Every path of section 7 of the specification, in its order, with the feature that will bring the ones that are
 * not built. A path that is built and still has a reason here, or the other way round, fails the check.
 */
export const chamadas: readonly (readonly [string, string | null])[] = [
  ...feito('/api/auth/login', '/api/auth/register', '/api/auth/me'),
  ...feito('/api/jwt'),
  ...feito('/api/websocket/conn'),
  ...feito('/api/setores', '/api/config'),
  ...feito('/api/paises', '/api/estados', '/api/cidades', '/api/limites', '/api/feriados'),
  ...feito('/api/calendar', '/api/chat', '/api/kanban'),
  ...feito(...sob('/api/mail', 'list', 'details', 'labels')),
  ...feito(...sob('/api/post', 'list', 'details', 'latest', 'search')),
  ...feito(...sob('/api/product', 'list', 'details', 'search')),
  ...feito('/api/usuarios/listar'),
  ...feito('/api/conta/atualizar', '/api/conta/atualizarsenha'),
  ...feito('/api/centrodecusto/listar'),
  // The external IP lookup of the specification, answered here: no third party learns who works where.
  ...feito('/api/conta/ip'),
  ...feito(
    ...sob(
      '/api/admissao',
      'editar',
      'rascunhos',
      'cpf',
      'criar',
      'listar',
      'status',
      'efetivar',
      'finalizar',
      'adicional',
    ),
  ),
  ...feito(
    ...sob('/api/admissao', 'agencias', 'bancos', 'cargos', 'cidades', 'escalas', 'escalasvt', 'estadocivil'),
    ...sob(
      '/api/admissao',
      'estados',
      'grauinstrucao',
      'logradouros',
      'nacionalidade',
      'pais',
      'sexo',
      'tipo',
    ),
    ...sob(
      '/api/admissao',
      'tipoconta',
      'sindicato',
      'racacor',
      'uniformes',
      'orgaoexpedidor',
      'insalubridade',
    ),
  ),
  ...feito('/api/colaborador/listar'),
  ...feito('/api/colaborador/processos'),
  ...feito(
    ...sob('/api/demissao', 'status', 'obter', 'colaborador', 'criar', 'causas', 'opcoes', 'verificar'),
    ...sob('/api/demissao', 'processos', 'finalizar', 'cancelar'),
  ),
  ...feito(...sob('/api/contratos', 'listar', 'observacao', 'atualizar', 'novo', 'cargos')),
  ...feito(
    ...sob('/api/estatisticas', 'admissao', 'admissao_disponiveis', 'demissao', 'demissao_disponiveis'),
    '/api/estatisticas/relatorioadm',
  ),
  ...feito(...sob('/api/remanejamento', ...movimento)),
  ...feito(...sob('/api/promocao', ...movimento)),
  ...feito(...sob('/api/ferias', ...movimento)),
  ...feito(...sob('/api/afastamento', ...movimento, 'editar', 'editarobs')),
]

/** Paths that are served, but are no calls of the contract. */
export const foraDoContrato: Readonly<Record<string, string>> = {
  '/api/websocket/conn': `${server}/realtime/telas.ts`,
}
