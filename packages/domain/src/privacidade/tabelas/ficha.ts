import type { TabelaPessoal } from './tipos.ts'

/** What comes with the years on the file of a person: papers, uniform, health, vacations. */
export const daFicha = {
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
} as const satisfies Readonly<Record<string, TabelaPessoal>>
