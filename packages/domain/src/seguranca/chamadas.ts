import type { Api } from '../contract/index.ts'
import { camposVisiveis, veSensiveis } from '../colaborador/visibilidade.ts'
import type { AnyEndpoint } from '../http/endpoint.ts'
import { vePagamento } from '../processo/quem.ts'
import { setoresDoAfastamento } from '../processos/afastamento/quem.ts'
import { veValores } from '../processos/demissao/visibilidade.ts'
import { tiposDeclarados } from '../processos/processos.ts'
import type { Grupo } from '../setores/grupos.ts'
import type { TipoDeEvento } from './eventos.ts'

/** What a call that went well is told as. */
export interface Registrada {
  readonly tipo: TipoDeEvento
  /** Only for who sees what makes it sensitive; for everybody without it. */
  readonly se?: (grupos: readonly Grupo[]) => boolean
}

const veReservado = (grupos: readonly Grupo[]): boolean => {
  const campos = camposVisiveis(grupos)
  return (
    veSensiveis(grupos) ||
    (['pessoa.conta', 'pessoa.racaCor', 'pessoa.deficiencia', 'contrato.salarioCentavos'] as const).some(
      (campo) => campos.has(campo),
    )
  )
}

const ficha: Registrada = { tipo: 'ficha_aberta', se: veReservado }
const saude: Registrada = { tipo: 'saude_aberta' }
/** Other sectors are shown the days of a leave alone. */
const afastamento: Registrada = { ...saude, se: (grupos) => setoresDoAfastamento(grupos).length > 0 }
const remuneracao: Registrada = { tipo: 'remuneracao_aberta', se: vePagamento }
const demissao: Registrada = { ...remuneracao, se: veValores }

/** Calls that are security events when they go well, besides every file that leaves. */
const declaradas: { readonly [K in keyof Api]?: Registrada } = {
  'POST /api/auth/logout': { tipo: 'saida' },
  'POST /api/auth/confirmar': { tipo: 'senha_confirmada' },
  'POST /api/auth/confirmar/chave': { tipo: 'confirmada_com_chave' },
  'POST /api/auth/confirmar-no-provedor': { tipo: 'senha_confirmada' },
  'PUT /api/conta/atualizarsenha': { tipo: 'senha_trocada' },
  'POST /api/conta/sessoes/encerrar': { tipo: 'sessoes_encerradas' },
  'POST /api/conta/sessoes/encerrar-todas': { tipo: 'sessoes_encerradas' },
  'POST /api/usuarios/encerrar-sessoes': { tipo: 'sessoes_encerradas' },
  'POST /api/usuarios/novo': { tipo: 'usuario_criado' },
  'PUT /api/usuarios/atualizar': { tipo: 'usuario_mudado' },
  'PUT /api/usuarios/grupos': { tipo: 'grupos_mudados' },
  'PUT /api/usuarios/horarios': { tipo: 'horarios_mudados' },
  'POST /api/usuarios/desativar': { tipo: 'usuario_desativado' },
  'POST /api/usuarios/reativar': { tipo: 'usuario_reativado' },
  'POST /api/usuarios/codigo': { tipo: 'codigo_gerado' },
  'POST /api/usuarios/liberar': { tipo: 'liberacao_dada' },
  'POST /api/usuarios/revogar-liberacao': { tipo: 'liberacao_revogada' },
  'POST /api/usuarios/retirar-fator': { tipo: 'fator_retirado_de' },
  'POST /api/conta/seguranca/cadastrar': { tipo: 'fator_cadastrado' },
  'POST /api/conta/seguranca/retirar': { tipo: 'fator_retirado' },
  'POST /api/conta/seguranca/chaves/cadastrar': { tipo: 'fator_cadastrado' },
  'POST /api/conta/seguranca/chaves/retirar': { tipo: 'fator_retirado' },
  'POST /api/conta/seguranca/codigos': { tipo: 'codigos_de_recuperacao' },
  'POST /api/seguranca/emergencia/lacrar': { tipo: 'emergencia_lacrada' },
  'POST /api/seguranca/emergencia/retirar': { tipo: 'emergencia_retirada' },
  'POST /api/empresa/segundo-fator': { tipo: 'exigencia_mudada' },
  'POST /api/empresa/autoaprovacao': { tipo: 'autoaprovacao_mudada' },
  'POST /api/chaves/criar': { tipo: 'chave_criada' },
  'POST /api/chaves/revogar': { tipo: 'chave_revogada' },
  'POST /api/webhooks/criar': { tipo: 'webhook_mudado' },
  'PUT /api/webhooks/atualizar': { tipo: 'webhook_mudado' },
  'POST /api/webhooks/desativar': { tipo: 'webhook_mudado' },
  'POST /api/webhooks/reativar': { tipo: 'webhook_mudado' },
  'POST /api/webhooks/testar': { tipo: 'webhook_mudado' },
  'POST /api/webhooks/reenviar': { tipo: 'webhook_mudado' },
  'POST /api/admissao/candidato/link': { tipo: 'link_criado' },
  'POST /api/admissao/candidato/revogar': { tipo: 'link_revogado' },
  'POST /api/candidato/entrar': { tipo: 'candidato_entrou' },
  'POST /api/calendar/assinaturas': { tipo: 'link_criado' },
  'POST /api/calendar/assinaturas/revogar/:id': { tipo: 'link_revogado' },
  ...Object.fromEntries(tiposDeclarados.map((tipo) => [`POST /api/${tipo}/link`, { tipo: 'link_criado' }])),
  'GET /api/colaborador/obter/:id': ficha,
  'GET /api/colaborador/pagina/:id': ficha,
  'GET /api/colaborador/alteracoes/:id': ficha,
  'GET /api/colaborador/dependentes/:id': ficha,
  'GET /api/admissao/obter/:id': remuneracao,
  'GET /api/admissao/pagina/:id': remuneracao,
  'GET /api/admissao/candidato/:id': ficha,
  'GET /api/demissao/obter/:id': demissao,
  'GET /api/promocao/obter/:id': remuneracao,
  'GET /api/folha/previa': remuneracao,
  'GET /api/passivo/:id': remuneracao,
  'GET /api/privacidade/titular/:id': { tipo: 'titular_aberto' },
  'GET /api/privacidade/titular/pdf/:id': { tipo: 'titular_entregue' },
  'GET /api/privacidade/titular/json/:id': { tipo: 'titular_entregue' },
  'POST /api/privacidade/suspender': { tipo: 'guarda_suspensa' },
  'POST /api/privacidade/retomar': { tipo: 'guarda_suspensa' },
  'POST /api/privacidade/incidentes': { tipo: 'incidente_registrado' },
  'PUT /api/privacidade/incidentes': { tipo: 'incidente_mudado' },
  'PUT /api/privacidade/anonimizacao': { tipo: 'anonimizacao_mudada' },
  'PUT /api/privacidade/encarregado': { tipo: 'encarregado_mudado' },
  'GET /api/afastamento/obter/:id': afastamento,
  'GET /api/admissao/painel/exame/:id': saude,
}

/** Files that tell nothing of a person but what everybody sees, or the face of an account to its owner. */
const comuns: readonly (keyof Api)[] = [
  'GET /api/config/logo/:variante',
  'GET /api/conta/foto/:id',
  'GET /api/candidato/miniatura/:id',
  'GET /api/importacao/modelo/:tipo',
  // A calendar reads its subscription every few minutes; that it was made is told.
  'GET /api/calendar/ics/:segredo',
  'GET /api/cobertura/papel',
  'GET /api/privacidade/tratamentos',
  // Of no person in particular: how many were hit, and what was done.
  'GET /api/privacidade/incidentes/pdf/:id',
]

const isArquivo = ({ response }: Pick<AnyEndpoint, 'response'>): boolean =>
  typeof response === 'object' && response !== null && 'download' in response

/** What a call that went well is told as; null for nothing. A file that leaves is told whatever it is. */
export function eventoDaChamada(chamada: string, spec: Pick<AnyEndpoint, 'response'>): Registrada | null {
  const declarada = declaradas[chamada as keyof Api]
  if (declarada) return declarada
  if (!isArquivo(spec) || (comuns as readonly string[]).includes(chamada)) return null
  return { tipo: chamada.endsWith('/exportar') ? 'exportacao' : 'arquivo_baixado' }
}
