import { nomesDeCategorias, type NomeDeCategoria } from './categorias.ts'

/** A table that holds personal data, and each of its columns. */
interface TabelaPessoal {
  readonly categoria: NomeDeCategoria
  /** How its rows find whose they are: a table of this list and the column that points at it. Null where nothing tells. */
  readonly de: string | null
  /** Columns that tell of a person by themselves: what an anonymisation takes away. */
  readonly dados: string
  /** Those of them that belong to another category. */
  readonly deOutras?: { readonly [C in NomeDeCategoria]?: string }
  /** Ids, dates, codes and amounts, which tell of nobody once the others are gone. */
  readonly demais: string
}

/**
 * Every table with personal data and each of its columns, as the database names them. A test reads the database: a table
 * or a column that is neither here nor in `tabelasSemDadoPessoal` fails it on the day it is written.
 */
export const tabelasPessoais = {
  pessoa: {
    categoria: 'cadastro',
    de: 'pessoa',
    dados:
      'cpf nome nome_social nome_busca nascimento sexo estado_civil grau_instrucao mae pai telefone email rg rg_orgao rg_uf rg_emissao pis titulo_eleitor reservista cep logradouro numero complemento bairro municipio uf nacionalidade pais_nascimento uf_nascimento municipio_nascimento tempo_residencia condicao_ingresso tipo_logradouro cnh cnh_categoria cnh_validade',
    deOutras: {
      diversidade: 'raca_cor deficiencia',
      bancario: 'banco agencia conta conta_digito conta_tipo pix',
    },
    demais: 'id versao',
  },
  // Accounts, and health codes of processes: nothing in it is read without the key (decision 0108).
  valor_cifrado: {
    categoria: 'bancario',
    de: null,
    dados: 'cifra resumo',
    demais: 'id tabela registro campo',
  },
  vinculo: {
    categoria: 'contrato',
    de: 'pessoa.pessoa_id',
    dados: '',
    demais:
      'id pessoa_id matricula data_admissao data_desligamento experiencia_dias experiencia_prorrogacao_dias clausula_assecuratoria fim_aprendizagem admissao_id versao tipo_admissao categoria reposicao_de_id vale_refeicao cesta_basica',
  },
  vinculo_versao: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais:
      'id vinculo_id vigencia cargo_id posto_id contrato_id escala_id sindicato_id centro_de_custo_id salario_centavos insalubridade periculosidade motivo processo_id compensa_id registrada_em registrada_por alertas cancelamento_motivo reserva',
  },
  alocacao: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais:
      'id vinculo_id posto_id inicio fim tipo processo_id alertas registrada_por registrada_em encerramento_motivo',
  },
  vale_transporte: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais: 'id vinculo_id desde optante escala_vt_id processo_id',
  },
  vale_transporte_linha: {
    categoria: 'contrato',
    de: 'vale_transporte.vale_transporte_id',
    dados: '',
    demais: 'id vale_transporte_id operadora linha tarifa_centavos viagens_dia',
  },
  experiencia_decisao: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: 'motivo',
    demais: 'id vinculo_id termo decisao fim usuario_id em',
  },
  experiencia_sugestao: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: 'comentario',
    demais: 'id vinculo_id termo decisao usuario_id em',
  },
  experiencia_alerta: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais: 'vinculo_id termina_em dias em',
  },
  aprendizagem_alerta: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais: 'vinculo_id termina_em dias em',
  },
  alteracao_coletiva_item: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais:
      'id alteracao_id vinculo_id contrato_id base_id vigencia de_centavos para_centavos diferenca_centavos fora versao_id ficou de_escala_id para_escala_id para_escala_vt_id vale_transporte_id',
  },
  desmobilizacao: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: 'motivo',
    demais: 'contrato_id vinculo_id decisao posto_id ate usuario_id em',
  },
  colaborador_periodo: {
    categoria: 'contrato',
    de: 'vinculo.vinculo_id',
    dados: 'nome_busca cpf',
    demais:
      'versao_id vinculo_id desde ate contrato_id posto_id cargo_id municipio_ibge uf matricula data_admissao data_desligamento fim_experiencia',
  },
  dependente: {
    categoria: 'dependentes',
    de: 'pessoa.pessoa_id',
    dados: 'nome cpf nascimento parentesco incapaz pensao',
    demais: 'id pessoa_id imposto_renda salario_familia inicio fim fim_motivo versao',
  },
  pessoa_documento: {
    categoria: 'documentos',
    de: 'pessoa.pessoa_id',
    dados: 'numero observacao',
    demais:
      'id pessoa_id tipo_id emissao validade arquivo_id substitui_id registrado_em registrado_por encerrado_em encerramento_motivo versao',
  },
  arquivo: {
    categoria: 'documentos',
    de: null,
    dados: 'nome sha256',
    demais: 'id tipo bytes enviado_por enviado_em eliminado_em',
  },
  processo_anexo: {
    categoria: 'documentos',
    de: 'processo.processo_id',
    dados: 'motivo recusa',
    demais: 'id processo_id tipo_id arquivo_id estado enviado_por enviado_em avaliado_por avaliado_em versao',
  },
  processo_anexo_retirada: {
    categoria: 'documentos',
    de: 'processo.processo_id',
    dados: '',
    demais: 'id processo_id anexos usuario_id em',
  },
  processo_papel: {
    categoria: 'documentos',
    de: 'processo.processo_id',
    dados: '',
    demais: 'id processo_id papel arquivo_id emitido_por emitido_em',
  },
  uniforme_recibo: {
    categoria: 'epi',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais: 'id vinculo_id criado_em criado_por arquivo_id assinado_em',
  },
  uniforme_recibo_anulado: {
    categoria: 'epi',
    de: 'vinculo.vinculo_id',
    dados: 'motivo',
    demais: 'id recibo_id vinculo_id arquivo_id assinado_em anulado_em anulado_por',
  },
  uniforme_entrega: {
    categoria: 'epi',
    de: 'vinculo.vinculo_id',
    dados: 'observacao',
    demais:
      'id vinculo_id item_id tamanho quantidade entregue_em entregue_por ca devolvido_em devolvido_a devolucao_estado versao local_id sem_baixa sem_baixa_motivo recibo_id',
  },
  estoque_movimento: {
    categoria: 'epi',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais:
      'id em tipo local_id item_id tamanho quantidade saldo usuario_id nota custo_centavos motivo outro_local_id entrega_id vinculo_id contagem_id',
  },
  pessoa_tamanho: {
    categoria: 'epi',
    de: 'pessoa.pessoa_id',
    dados: 'tamanho',
    demais: 'pessoa_id item_id',
  },
  afastamento: {
    categoria: 'saude',
    de: 'vinculo.vinculo_id',
    dados: 'motivo exame_resultado inss_decisao',
    demais:
      'processo_id vinculo_id inicio fim prorrogado_de inss_apartir_de exame_desde doenca_de remunerado inss_cessacao exame_em retorno cat_ate s2230_ate estabilidade estabilidade_ate vigente',
  },
  afastamento_aviso: {
    categoria: 'saude',
    de: 'processo.processo_id',
    dados: '',
    demais: 'processo_id assunto fim dias em',
  },
  admissao_exame: {
    categoria: 'saude',
    de: 'processo.processo_id',
    dados: 'clinica orientacao',
    demais: 'processo_id solicitado_em marcado_para solicitado_por',
  },
  estabilidade: {
    categoria: 'saude',
    de: 'vinculo.vinculo_id',
    dados: 'tipo',
    demais: 'id vinculo_id inicio fim previsto sigilo origem fonte fonte_id',
  },
  estabilidade_registro: {
    categoria: 'saude',
    de: 'vinculo.vinculo_id',
    dados: 'tipo documento motivo',
    demais:
      'id vinculo_id inicio marco marco_previsto meses dias fim substitui_id anulado registrado_em usuario_id em',
  },
  ausencia: {
    categoria: 'ferias',
    de: 'vinculo.vinculo_id',
    dados: 'tipo',
    demais: 'id vinculo_id processo_id periodo_id inicio fim confirmada',
  },
  ferias_periodo: {
    categoria: 'ferias',
    de: 'vinculo.vinculo_id',
    dados: 'motivo',
    demais:
      'id vinculo_id inicio fim concessao_fim faltas faltas_por faltas_em saldo ultimo_inicio avos perdido anulado concedido tomado',
  },
  ferias_saldo: {
    categoria: 'ferias',
    de: 'ferias_periodo.periodo_id',
    dados: '',
    demais: 'periodo_id desde ate saldo',
  },
  ferias_lancamento: {
    categoria: 'ferias',
    de: 'ferias_periodo.periodo_id',
    dados: 'motivo',
    demais: 'id periodo_id tipo dias processo_id usuario_id em ocorrencia_id',
  },
  ferias_ocorrencia: {
    categoria: 'ferias',
    de: 'vinculo.vinculo_id',
    dados: 'tipo motivo',
    demais: 'id vinculo_id inicio fim retorno desfaz_id usuario_id em',
  },
  ferias_alerta: {
    categoria: 'ferias',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais: 'vinculo_id concessao_fim dias em',
  },
  ferias_plano: {
    categoria: 'ferias',
    de: null,
    dados: 'ajustes resultado',
    demais:
      'id ano contrato_id escopado versao alterado resolvido_em resolvendo_desde andamento parar falha criado_por criado_em aceito_por aceito_em lote_id',
  },
  processo: {
    categoria: 'processos',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais:
      'id tipo numero status setor_origem solicitante_id contrato_id vinculo_id data_solicitacao data_efetivacao versao criado_em atualizado_em contrato_destino_id lote_id maos',
  },
  processo_formulario: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: 'dados enviados',
    demais: 'processo_id',
  },
  processo_indice: {
    categoria: 'processos',
    de: 'processo.id',
    dados: 'cpf nome nome_busca nome_civil palavras',
    demais:
      'id tipo numero status contrato_id solicitante_id data_solicitacao atualizado_em data posto_id vinculo_id contrato_destino_id maos falaram motivo prazo prazo_rotulo prazo_legal desde',
  },
  processo_evento: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: 'motivo mudancas dados citados',
    demais: 'id processo_id tipo nome de para itens alertas usuario_id em pareceres',
  },
  processo_parecer: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: 'dados comentario',
    demais: 'processo_id parecer decisao usuario_id em',
  },
  processo_agenda: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: '',
    demais: 'processo_id transicao para alertas usuario_id em',
  },
  processo_lote_item: {
    categoria: 'processos',
    de: 'vinculo.vinculo_id',
    dados: 'dados pendencias recusa',
    demais: 'id lote_id vinculo_id contrato_id estado passo_id tratado processo_id',
  },
  decisao_em_espera: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: 'pedido',
    demais: 'id processo_id usuario_id parecer decisao transicao em executa_em',
  },
  demissao: {
    categoria: 'processos',
    de: 'vinculo.vinculo_id',
    dados: 'demonstrativo recontratacao',
    demais:
      'processo_id vinculo_id causa comunicacao desligamento fim_projetado pagar_ate comunicado_em pago_em alocacoes',
  },
  demissao_aviso: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: '',
    demais: 'processo_id assunto fim dias em',
  },
  demissao_lembrete: {
    categoria: 'processos',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais: 'id vinculo_id usuario_id dia em lembrado_em',
  },
  remanejamento: {
    categoria: 'processos',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais: 'processo_id vinculo_id origem_posto_id libera par_id',
  },
  admissao_adicional: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: 'justificativa',
    demais: 'processo_id centro_de_custo_id insalubridade periculosidade usuario_id em',
  },
  cobertura_autorizada: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: 'autorizado_por',
    demais: 'id posto_id processo_id inicio fim arquivo_id registrada_por registrada_em encerramento_motivo',
  },
  link_correcao: {
    categoria: 'processos',
    de: 'processo.processo_id',
    dados: '',
    demais: 'id processo_id usuario_id expira_em revogado_em criado_em',
  },
  efeito: {
    categoria: 'folha',
    de: 'vinculo.vinculo_id',
    dados: '',
    demais: 'id tipo objeto processo_id vinculo_id contrato_id data em',
  },
  folha_item: {
    categoria: 'folha',
    de: 'vinculo.vinculo_id',
    dados: 'linha',
    demais: 'id envio_id chave revisao tipo operacao vinculo_id contrato_id data retroativo hash valido',
  },
  contrato_dossie: {
    categoria: 'folha',
    de: null,
    dados: 'para motivo itens',
    demais: 'id contrato_id mes certificados pessoas usuario_id em',
  },
  webhook_entrega: {
    categoria: 'folha',
    de: 'efeito.evento_id',
    dados: '',
    demais:
      'id webhook_id evento_id objeto estado tentativas proxima_em reservada_ate terminada_em repete_id repetida_por',
  },
  candidato_link: {
    categoria: 'candidatos',
    de: 'processo.processo_id',
    dados: 'pessoa_selo',
    demais:
      'id processo_id segredo_hash criado_por criado_em expira_em aberto_em tentativas bloqueado_em concluido_em revogado_em revogado_por',
  },
  candidato_campo: {
    categoria: 'candidatos',
    de: 'processo.processo_id',
    dados: 'pessoa_selo valor',
    demais: 'id processo_id link_id etapa campo versao recebido_em decisao decidido_por decidido_em',
  },
  candidato_arquivo: {
    categoria: 'candidatos',
    de: 'processo.processo_id',
    dados: 'pessoa_selo miniatura',
    demais:
      'id processo_id link_id tipo_id arquivo_id enviado_sha256 recebido_em retirado_em decisao decidido_por decidido_em',
  },
  candidato_consentimento: {
    categoria: 'candidatos',
    de: 'candidato_link.link_id',
    dados: 'endereco_hash',
    demais: 'link_id versao texto em',
  },
  candidato_entrada: {
    categoria: 'candidatos',
    de: 'candidato_link.link_id',
    dados: 'hash',
    demais: 'link_id criada_em expira_em',
  },
  importacao: {
    categoria: 'processos',
    de: null,
    dados: 'amostra',
    demais:
      'id tipo situacao arquivo_id cabecalho mapa linhas novas existentes com_erro usuario_id criada_em terminada_em versao',
  },
  importacao_erro: {
    categoria: 'processos',
    de: null,
    dados: 'valor',
    demais: 'id importacao_id linha coluna endereco mensagem',
  },
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

export type NomeDeTabela = keyof typeof tabelasPessoais
export const nomesDeTabelas = Object.keys(tabelasPessoais) as NomeDeTabela[]
export const tabelaPessoal = (nome: NomeDeTabela): TabelaPessoal => tabelasPessoais[nome]

const palavras = (texto: string): string[] => texto.split(' ').filter((palavra) => palavra !== '')

/** Columns of a table that belong to a category. */
export function colunasDa(nome: NomeDeTabela, categoria: NomeDeCategoria): string[] {
  const tabela = tabelaPessoal(nome)
  return [
    ...(tabela.categoria === categoria ? palavras(tabela.dados) : []),
    ...palavras(tabela.deOutras?.[categoria] ?? ''),
  ]
}

/** Every column of a table, whatever it holds. */
export const colunasDaTabela = (nome: NomeDeTabela): string[] => [
  ...nomesDeCategorias.flatMap((categoria) => colunasDa(nome, categoria)),
  ...palavras(tabelaPessoal(nome).demais),
]

/** Tables that hold something of a category. */
export const tabelasDa = (categoria: NomeDeCategoria): NomeDeTabela[] =>
  nomesDeTabelas.filter(
    (nome) => tabelaPessoal(nome).categoria === categoria || colunasDa(nome, categoria).length > 0,
  )

/** Tables without personal data: the company, its contracts, registers, rules and machinery, with all of their columns. */
export const tabelasSemDadoPessoal: Readonly<Record<string, string>> = {
  alteracao_coletiva:
    'id titulo sindicato_id convencao_id vigencia parametros estado usuario_id criado_em recusa pisos desfeito_por desfeito_em desfeito_motivo tipo contrato_id',
  alteracao_coletiva_andamento: 'alteracao_id feitos total',
  alteracao_coletiva_posto:
    'alteracao_id posto_id de_escala_id para_escala_id de_centavos para_centavos tomada_em',
  anonimizacao: 'id pessoa_id categoria desde meses linhas elos arquivos em',
  auditoria_cabeca: 'entidade registro sequencia hash',
  auditoria_conferencia: 'completa em elos ate problemas exemplos',
  auditoria_selo: 'numero de ate elos resumo anterior em chave assinatura',
  auditoria_supressao: 'id elo_id categoria resumo em chave assinatura',
  cargo: 'id titulo cbo nrs aso_de_risco ativo versao',
  centro_de_custo: 'id codigo descricao ativo tipo pai_id versao',
  chave_api:
    'id nome prefixo hash escopos por_minuto expira_em criado_por criado_em revogado_por revogado_em revogado_motivo',
  chave_api_contrato: 'chave_id contrato_id',
  chave_push: 'id publica privada criada_em',
  chave_token: 'kid segredo criada_em assina_desde aceita_ate',
  cliente: 'id razao_social nome_fantasia cnpj publico',
  contrato:
    'id numero cliente_id objeto inicio fim sindicato_id centro_de_custo_id tipo indice_reajuste data_base gestor_id encerrado_em encerramento_motivo termino versao criado_em',
  contrato_aditivo: 'id contrato_id numero tipo assinado_em vigencia descricao mudancas usuario_id em',
  contrato_alerta: 'contrato_id termino dias em',
  contrato_comprovante: 'id contrato_id mes tipo arquivo_id descricao usuario_id em retirado_em retirado_por',
  contrato_documento: 'id contrato_id arquivo_id tipo descricao usuario_id em cancelado_em',
  contrato_valor: 'contrato_id desde valor_mensal_centavos aditivo_id',
  convencao:
    'id sindicato_id tipo registro_mte inicio fim reajuste_percentual ticket_dia_centavos cesta_mes_centavos estabilidade_aposentadoria_meses estabilidade_retorno_dias adicional_noturno_percentual divisor_plantao insalubridade_base_centavos outras_clausulas anulado_motivo versao',
  documento_tipo:
    'id codigo descricao obrigatoriedade condicao fundamento sensivel validade_meses ativo versao momento processos norma',
  empresa:
    'id razao_social nome_fantasia cnpj logo logo_pequena municipio_ibge permite_autoaprovacao sabado_repouso alertas_contrato_dias alertas_experiencia_dias versao autoaprovacao_pedida_por autoaprovacao_pedida_em segundo_fator encarregado_nome encarregado_email anonimiza_desde inatividade_min',
  empresa_logo: 'empresa_id variante tipo conteudo versao',
  escala:
    'id nome tipo entrada saida horas_semanais noturna intervalo_minutos dias sabado_entrada sabado_saida ciclo_trabalho ciclo_folga repouso ativo versao',
  escrita: 'id tabela marca',
  escala_vt: 'id codigo descricao regra dias_mes ativo versao',
  estoque_contagem: 'id local_id aberta_em aberta_por fechada_em fechada_por cancelada versao',
  estoque_contagem_linha: 'contagem_id item_id tamanho contado esperado contado_em contado_por',
  estoque_local: 'id nome contrato_id padrao ativo versao',
  estoque_saldo: 'local_id item_id tamanho saldo minimo minimo_por minimo_em',
  feriado:
    'id nome abrangencia uf municipio_ibge repeticao dia mes dias_da_pascoa data desde_ano ate_ano fundamento conferir ativo versao',
  folha_envio:
    'id competencia sequencia formato layout_versao linhas arquivo_id usuario_id em recusado_por recusado_em recusado_motivo',
  folha_layout: 'versao colunas nota usuario_id em',
  grupo: 'id nome setor_id',
  importacao_andamento: 'importacao_id fase feitas total em',
  importacao_registro: 'importacao_id registro',
  incidente:
    'id conhecido_em ocorrido_em descricao categorias titulares risco_relevante avaliacao medidas anpd_em anpd_protocolo titulares_em sem_comunicacao registrado_por registrado_em versao',
  incidente_alerta: 'incidente_id prazo quando em',
  item_uniforme: 'id codigo descricao tipo tamanhos ca ca_validade vida_util_dias ativo versao',
  kanban: 'id setor_id nome padrao criado_em arquivado_em versao',
  kanban_aviso: 'kanban_cartao_id vence dias em',
  kanban_cartao_etiqueta: 'cartao_id etiqueta_id',
  kanban_coluna: 'id kanban_id nome ordem limite conclui excluida_em',
  kanban_etiqueta: 'id kanban_id nome cor excluida_em',
  limite: 'id regra desde valor motivo anulado_motivo',
  local: 'id contrato_id nome endereco municipio_ibge',
  municipio: 'ibge nome uf nome_busca',
  parametro_legal: 'nome desde valor fonte id anulado_motivo',
  pasta_de_arquivos: 'id unica',
  piso_salarial: 'cargo_id sindicato_id desde valor_centavos id convencao_id anulado_motivo',
  posto: 'id local_id contrato_id cargo_id escala_id requisitos abre_em_feriado',
  posto_kit: 'posto_id item_id quantidade',
  posto_titulares: 'id posto_id pessoas',
  posto_vigencia:
    'posto_id desde quantidade salario_previsto_centavos preco_centavos insalubridade periculosidade laudo aditivo_id',
  prazo_de_guarda: 'id categoria meses',
  processo_lote: 'id tipo titulo modelo parametros usuario_id criado_em',
  processo_lote_passo: 'id lote_id transicao motivo alertas_aceitos total usuario_id em terminado_em',
  processo_numeracao: 'tipo ano ultimo',
  rotina: 'nome terminada_em milissegundos falhas falhando_desde falhou_em motivo detalhe so_olhou_em',
  setor: 'id slug nome icon',
  sindicato: 'id nome cnpj uf data_base_mes tipo ativo versao',
  sindicato_base: 'sindicato_id uf municipio_ibge',
  token_de_provedor: 'selo esquecido_em',
  webhook:
    'id nome url eventos campos ativo criado_por criado_em desativado_em desativado_por desativado_motivo versao falhando_desde',
  webhook_segredo: 'webhook_id segredo',
  webhook_tentativa: 'id entrega_id numero em status milissegundos erro',
}

export const colunasSemDadoPessoal = (nome: string): string[] => palavras(tabelasSemDadoPessoal[nome] ?? '')
