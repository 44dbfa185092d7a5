import type { TabelaPessoal } from './tipos.ts'

/** A person and their bonds: contract, versions, places, transport, dependants. */
export const doVinculo = {
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
} as const satisfies Readonly<Record<string, TabelaPessoal>>
