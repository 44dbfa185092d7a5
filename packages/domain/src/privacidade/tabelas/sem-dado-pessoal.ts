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
  rotina: 'nome terminada_em milissegundos falhas falhando_desde falhou_em motivo detalhe so_olhou_em marca',
  setor: 'id slug nome icon',
  sindicato: 'id nome cnpj uf data_base_mes tipo ativo versao',
  sindicato_base: 'sindicato_id uf municipio_ibge',
  token_de_provedor: 'selo esquecido_em',
  webhook:
    'id nome url eventos campos ativo criado_por criado_em desativado_em desativado_por desativado_motivo versao falhando_desde',
  webhook_segredo: 'webhook_id segredo',
  webhook_tentativa: 'id entrega_id numero em status milissegundos erro',
}
