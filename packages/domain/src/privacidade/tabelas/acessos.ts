import type { TabelaPessoal } from './tipos.ts'

/** Who signs in, how, and what was done: accounts, sessions, security and the trail. */
export const dosAcessos = {
  usuario: {
    categoria: 'contas',
    de: 'vinculo.vinculo_id',
    dados: 'usuario nome email senha_hash telefone desativado_motivo',
    demais:
      'id ativo criado_em versao vinculo_id troca_senha_obrigatoria desativado_em desativado_por avisos_desligados silencio_de silencio_ate silencio_folgas',
  },
  usuario_foto: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'conteudo',
    demais: 'usuario_id tipo versao atualizada_em',
  },
  usuario_grupo: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'usuario_id grupo_id',
  },
  usuario_contrato: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'usuario_id contrato_id',
  },
  usuario_conectado: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'usuario_id visto_em',
  },
  horario: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'entrada saida',
    demais: 'id usuario_id dia_semana',
  },
  liberacao_horario: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'motivo',
    demais: 'id usuario_id ate concedida_por criada_em revogada_em revogada_por',
  },
  codigo_acesso: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'codigo_hash',
    demais: 'id usuario_id criado_por criado_em expira_em usado_em cancelado_em',
  },
  codigo_recuperacao: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'resumo',
    demais: 'id usuario_id criado_em usado_em',
  },
  fator_app: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'segredo',
    demais: 'usuario_id ultimo_passo criado_em usado_em',
  },
  bilhete_de_fator: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'segredo dispositivo',
    demais: 'resumo usuario_id uso tentativas expira_em desafio sessao_id',
  },
  chave_de_acesso: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'credencial chave_publica nome',
    demais: 'id usuario_id contador transportes dominio criado_em usado_em',
  },
  push_aparelho: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'endpoint p256dh auth agente',
    demais: 'id usuario_id criado_em usado_em falhando_desde',
  },
  push_entrega: {
    categoria: 'contas',
    de: 'push_aparelho.aparelho_id',
    dados: '',
    demais: 'id aparelho_id avisos tentativas proxima_em',
  },
  preferencia_lista: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'salvos',
    demais: 'id usuario_id lista colunas densidade',
  },
  calendario_assinatura: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'segredo_hash',
    demais: 'id usuario_id setor_id contrato_id tipos criada_em lida_em revogada_em',
  },
  sessao: {
    categoria: 'acessos',
    de: 'usuario.usuario_id',
    dados: 'ip agente rede dispositivo',
    demais: 'id usuario_id criada_em expira_em encerrada_em confirmada_ate de_id emergencia ativa_em',
  },
  acesso_emergencia: {
    categoria: 'contas',
    de: 'usuario.usuario_id',
    dados: 'resumo guardado_em',
    demais: 'id usuario_id lacrado_em lacrado_por',
  },
  acesso_emergencia_uso: {
    categoria: 'acessos',
    de: 'sessao.sessao_id',
    dados: 'motivo',
    demais: 'id sessao_id em ate avisado_em',
  },
  evento_seguranca: {
    categoria: 'acessos',
    de: 'usuario.usuario_id',
    dados: 'rede',
    demais:
      'id grupo_id em tipo motivo usuario_id sessao_id chamada objeto_id por_objeto quantidade requisicao',
  },
  evento_seguranca_grupo: {
    categoria: 'acessos',
    de: 'usuario.usuario_id',
    dados: 'rede',
    demais: 'id tipo motivo usuario_id chamada objeto_id hora de ate vezes',
  },
  exportacao: {
    categoria: 'acessos',
    de: 'usuario.usuario_id',
    dados: 'filtros',
    demais: 'id usuario_id chamada formato colunas linhas em',
  },
  folha_retirada: {
    categoria: 'acessos',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'id envio_id usuario_id em',
  },
  idempotencia: {
    categoria: 'acessos',
    de: 'usuario.usuario_id',
    dados: 'resposta',
    demais: 'usuario_id chave chamada corpo_hash criada_em',
  },
  chave_api_uso: {
    categoria: 'acessos',
    de: null,
    dados: 'ultimo_ip',
    demais: 'chave_id dia chamada resultado vezes ultimo_em',
  },
  chave_api_janela: {
    categoria: 'acessos',
    de: null,
    dados: 'ultimo_ip',
    demais: 'chave_id minuto vezes ultimo_uso',
  },
  chamada_contada: {
    categoria: 'acessos',
    de: null,
    dados: 'chave',
    demais: 'vezes ate',
  },
  tentativa_login: {
    categoria: 'acessos',
    de: null,
    dados: 'chave',
    demais: 'esquecida_em',
  },
  auditoria: {
    categoria: 'trilha',
    de: null,
    dados: 'ip mudancas',
    demais: 'id entidade registro sequencia tabela operacao usuario_id requisicao em hash_anterior hash',
  },
} as const satisfies Readonly<Record<string, TabelaPessoal>>
