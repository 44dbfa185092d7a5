import type { TabelaPessoal } from './tipos.ts'

/** Processes of any kind, what leaves by them for payroll, candidates and imports. */
export const dosProcessos = {
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
      'id tipo numero status contrato_id solicitante_id data_solicitacao atualizado_em data posto_id vinculo_id contrato_destino_id maos falaram motivo prazo prazo_rotulo prazo_legal desde feitos',
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
} as const satisfies Readonly<Record<string, TabelaPessoal>>
