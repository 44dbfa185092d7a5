import type { TabelaPessoal } from './tipos.ts'

/** What people write to each other and keep for themselves, and the people of clients. */
export const daComunicacao = {
  conversa: {
    categoria: 'comunicacao',
    de: 'usuario.criada_por',
    dados: 'nome',
    demais: 'id tipo menor_id maior_id criada_por criada_em revisao ultima_em versao',
  },
  conversa_participante: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'conversa_id usuario_id administra entrou_em saiu_em desde_id lida_ate silenciada',
  },
  mensagem: {
    categoria: 'comunicacao',
    de: 'usuario.autor_id',
    dados: 'texto busca citados',
    demais:
      'id conversa_id revisao autor_id chave fato alvo_id resposta_a processo_id vinculo_id enviada_em editada_em apagada_em',
  },
  mensagem_anexo: {
    categoria: 'comunicacao',
    de: 'mensagem.mensagem_id',
    dados: '',
    demais: 'mensagem_id ordem arquivo_id',
  },
  correspondencia: {
    categoria: 'comunicacao',
    de: null,
    dados: 'assunto',
    demais: 'id ultima_em',
  },
  correspondencia_caixa: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais:
      'usuario_id correspondencia_id ultima_id recebida_id enviada_id quantas nao_lidas estrela arquivada',
  },
  correspondencia_etiqueta: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'etiqueta_id correspondencia_id usuario_id',
  },
  carta: {
    categoria: 'comunicacao',
    de: 'usuario.autor_id',
    dados: 'texto busca para copia',
    demais: 'id correspondencia_id autor_id chave resposta_a processo_id vinculo_id por_email enviada_em',
  },
  carta_anexo: {
    categoria: 'comunicacao',
    de: 'carta.carta_id',
    dados: '',
    demais: 'carta_id ordem arquivo_id',
  },
  carta_leitor: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'usuario_id carta_id papel lida_em',
  },
  carta_etiqueta: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'nome',
    demais: 'id usuario_id cor versao',
  },
  carta_rascunho: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'assunto texto para copia',
    demais: 'chave usuario_id resposta_a processo_id vinculo_id versao salvo_em',
  },
  carta_rascunho_anexo: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'usuario_id chave ordem arquivo_id',
  },
  notificacao: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'texto',
    demais:
      'id usuario_id processo_id icone criada_em lida_em assunto contrato_id vinculo_id email_em lote_id evento_id push_em lembrar_em comunicado_id kanban_cartao_id conversa_id carta_id',
  },
  aviso_mudo: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'usuario_id processo_id em',
  },
  comunicado: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'retirado_motivo',
    demais:
      'id usuario_id setores grupos contratos mostrar_de mostrar_ate exige_ciencia ciencia_ate edicao edicao_valida criado_em avisado_em lembrado_em retirado_em retirado_por versao',
  },
  comunicado_edicao: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'titulo texto busca',
    demais: 'comunicado_id edicao usuario_id em',
  },
  comunicado_recibo: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'id comunicado_id edicao usuario_id lido_em ciente_em',
  },
  comunicado_anexo: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'id comunicado_id arquivo_id usuario_id em retirado_em',
  },
  evento: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'titulo descricao',
    demais:
      'id inicio fim hora_inicio hora_fim fuso setor_id do_setor contrato_id usuario_id lembrete_minutos lembrar_em lembrado_em excluido_em versao',
  },
  kanban_cartao: {
    categoria: 'comunicacao',
    de: 'usuario.criado_por',
    dados: 'titulo descricao texto_busca',
    demais:
      'id kanban_id coluna_id ordem vence processo_id vinculo_id criado_por criado_em alterado_em concluido_em arquivado_em versao',
  },
  kanban_comentario: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'texto citados',
    demais: 'id cartao_id usuario_id em',
  },
  kanban_item: {
    categoria: 'comunicacao',
    de: 'kanban_cartao.cartao_id',
    dados: 'texto',
    demais: 'id cartao_id feito excluido_em',
  },
  kanban_evento: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'de para',
    demais: 'id cartao_id usuario_id em tipo',
  },
  kanban_responsavel: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'cartao_id usuario_id',
  },
  kanban_anexo: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'id cartao_id arquivo_id usuario_id em excluido_em',
  },
  contrato_observacao: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: 'texto',
    demais: 'id contrato_id usuario_id em',
  },
  relatorio_salvo: {
    categoria: 'comunicacao',
    de: 'usuario.dono_id',
    dados: 'nome parametros',
    demais: 'id setor relatorio dono_id criado_em versao excluido_em frequencia agendado_em destinatarios',
  },
  relatorio_envio: {
    categoria: 'comunicacao',
    de: 'usuario.usuario_id',
    dados: '',
    demais: 'salvo_id dia usuario_id resultado em',
  },
  vista_lista: {
    categoria: 'comunicacao',
    de: 'usuario.dono_id',
    dados: 'nome busca',
    demais: 'id setor lista dono_id criada_em',
  },
  cliente_contato: {
    categoria: 'terceiros',
    de: null,
    dados: 'nome papel email telefone',
    demais: 'id cliente_id ativo',
  },
  retencao_suspensa: {
    categoria: 'processos',
    de: 'pessoa.pessoa_id',
    dados: 'motivo encerramento_motivo',
    demais: 'id pessoa_id usuario_id em encerrada_em encerrada_por',
  },
} as const satisfies Readonly<Record<string, TabelaPessoal>>
