import { parentescos } from '../codigos/parentescos.ts'
import type { Grupo } from '../setores/grupos.ts'
import type { Aba } from './abas.ts'
import { codigosDoCampo } from './blocos.ts'
import { camposContrato, camposPessoa, camposPessoaNomes } from './campos.ts'
import { decisoesDaExperiencia, termosDaExperiencia } from './experiencia.ts'
import { estadosDaDevolucao } from './uniforme.ts'
import { abasVisiveis, camposVisiveis, veSensiveis, type CampoFicha } from './visibilidade.ts'

// The audit trail of a file in the words of its people: tables and columns that they read about. What is not here
// is not shown.

/** Tables whose rows the trail names by id. */
export const referencias = [
  'cargo',
  'posto',
  'contrato',
  'escala',
  'escala_vt',
  'sindicato',
  'centro_de_custo',
  'documento_tipo',
  'item_uniforme',
] as const
export type Referencia = (typeof referencias)[number]

export type Formato =
  | 'texto'
  | 'data'
  | 'dinheiro'
  | 'percentual'
  | 'sim_nao'
  | 'presenca'
  | 'banco'
  | 'pais'
  | 'cpf'
  | 'telefone'
  | 'cep'

export interface ColunaDaTrilha {
  readonly label: string
  readonly formato: Formato
  readonly codigos?: Readonly<Record<string, string>>
  readonly referencia?: Referencia
  /** The field whose visibility it follows; without it, that of its tab. */
  readonly campo?: CampoFicha
}

interface TabelaDaTrilha {
  readonly assunto: string
  readonly aba: Aba
  readonly sensivel?: true
  readonly colunas: Readonly<Record<string, ColunaDaTrilha>>
}

const col = (
  label: string,
  formato: Formato = 'texto',
  extra: Partial<ColunaDaTrilha> = {},
): ColunaDaTrilha => ({
  label,
  formato,
  ...extra,
})
const nomeDe = (label: string, referencia: Referencia, campo?: CampoFicha): ColunaDaTrilha =>
  col(label, 'texto', { referencia, ...(campo && { campo }) })

/** `nomeSocial` as the database spells it. */
export const emSnake = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)

const formatosDaPessoa: { readonly [C in keyof typeof camposPessoa]?: Formato } = {
  cpf: 'cpf',
  nascimento: 'data',
  rgEmissao: 'data',
  cnhValidade: 'data',
  telefone: 'telefone',
  cep: 'cep',
  banco: 'banco',
  paisNascimento: 'pais',
}

const colunasDaPessoa = Object.fromEntries(
  camposPessoaNomes.map((campo) => {
    const codigos = codigosDoCampo[campo]
    const extra = { campo: `pessoa.${campo}` as const, ...(codigos && { codigos }) }
    return [emSnake(campo), col(camposPessoa[campo], formatosDaPessoa[campo], extra)]
  }),
)

const beneficios = { campo: 'vinculo.beneficios' } as const

const decisoes = Object.fromEntries(
  Object.entries(decisoesDaExperiencia).map(([codigo, { label }]) => [codigo, label]),
)

export const trilha: Readonly<Record<string, TabelaDaTrilha>> = {
  pessoa: { assunto: 'Dados da pessoa', aba: 'dados', colunas: colunasDaPessoa },
  vinculo: {
    assunto: 'Vínculo',
    aba: 'contrato',
    colunas: {
      matricula: col('Matrícula'),
      data_admissao: col('Admissão', 'data'),
      data_desligamento: col('Desligamento', 'data'),
      experiencia_dias: col('Experiência (dias)'),
      experiencia_prorrogacao_dias: col('Prorrogação (dias)'),
      vale_refeicao: col('Vale-refeição', 'sim_nao', beneficios),
      cesta_basica: col('Cesta básica', 'sim_nao', beneficios),
    },
  },
  vale_transporte: {
    assunto: 'Vale-transporte',
    aba: 'contrato',
    colunas: {
      desde: col('Desde', 'data', beneficios),
      optante: col('Optante', 'sim_nao', beneficios),
      escala_vt_id: nomeDe('Dias com transporte', 'escala_vt', 'vinculo.beneficios'),
    },
  },
  vinculo_versao: {
    assunto: 'Versão do contrato',
    aba: 'contrato',
    colunas: {
      vigencia: col('Vale a partir de', 'data'),
      cargo_id: nomeDe(camposContrato.cargo, 'cargo', 'contrato.cargo'),
      contrato_id: nomeDe(camposContrato.contrato, 'contrato', 'contrato.contrato'),
      posto_id: nomeDe(camposContrato.posto, 'posto', 'contrato.posto'),
      escala_id: nomeDe(camposContrato.escala, 'escala', 'contrato.escala'),
      sindicato_id: nomeDe(camposContrato.sindicato, 'sindicato', 'contrato.sindicato'),
      centro_de_custo_id: nomeDe(camposContrato.centroDeCusto, 'centro_de_custo', 'contrato.centroDeCusto'),
      salario_centavos: col(camposContrato.salarioCentavos, 'dinheiro', {
        campo: 'contrato.salarioCentavos',
      }),
      insalubridade: col('Insalubridade', 'percentual', { campo: 'contrato.adicional' }),
      periculosidade: col('Periculosidade', 'sim_nao', { campo: 'contrato.adicional' }),
      motivo: col('Motivo'),
      cancelamento_motivo: col('Motivo do cancelamento'),
    },
  },
  experiencia_decisao: {
    assunto: 'Decisão sobre a experiência',
    aba: 'contrato',
    colunas: {
      termo: col('Prazo', 'texto', { codigos: termosDaExperiencia }),
      decisao: col('Decisão', 'texto', { codigos: decisoes }),
      fim: col('Fim da experiência', 'data'),
      motivo: col('Motivo'),
    },
  },
  experiencia_sugestao: {
    assunto: 'Sugestão sobre a experiência',
    aba: 'contrato',
    colunas: {
      termo: col('Prazo', 'texto', { codigos: termosDaExperiencia }),
      decisao: col('Sugestão', 'texto', { codigos: decisoes }),
      comentario: col('Comentário'),
    },
  },
  alocacao: {
    assunto: 'Alocação no posto',
    aba: 'contrato',
    colunas: {
      posto_id: nomeDe('Posto', 'posto', 'contrato.posto'),
      inicio: col('Início', 'data'),
      fim: col('Fim', 'data'),
    },
  },
  dependente: {
    assunto: 'Dependente',
    aba: 'dependentes',
    colunas: {
      nome: col('Nome'),
      cpf: col('CPF', 'cpf'),
      nascimento: col('Nascimento', 'data'),
      parentesco: col('Parentesco', 'texto', { codigos: parentescos }),
      imposto_renda: col('Imposto de renda', 'sim_nao'),
      salario_familia: col('Salário-família', 'sim_nao'),
      incapaz: col('Incapaz para o trabalho', 'sim_nao'),
      pensao: col('Pensão alimentícia', 'sim_nao'),
      inicio: col('Início', 'data'),
      fim: col('Fim', 'data'),
      fim_motivo: col('Motivo do fim'),
    },
  },
  pessoa_documento: {
    assunto: 'Documento',
    aba: 'documentos',
    // A link of the trail does not say of which kind the document is: who may not see all sees none here.
    sensivel: true,
    colunas: {
      tipo_id: nomeDe('Tipo', 'documento_tipo'),
      numero: col('Número'),
      emissao: col('Emissão', 'data'),
      validade: col('Validade', 'data'),
      observacao: col('Observação'),
      arquivo_id: col('Arquivo', 'presenca'),
      encerrado_em: col('Encerrado em', 'data'),
      encerramento_motivo: col('Motivo do encerramento'),
    },
  },
  pessoa_tamanho: {
    assunto: 'Tamanho de uniforme',
    aba: 'uniforme',
    colunas: { item_id: nomeDe('Item', 'item_uniforme'), tamanho: col('Tamanho') },
  },
  uniforme_entrega: {
    assunto: 'Uniforme/EPI',
    aba: 'uniforme',
    colunas: {
      item_id: nomeDe('Item', 'item_uniforme'),
      tamanho: col('Tamanho'),
      quantidade: col('Quantidade'),
      entregue_em: col('Entregue em', 'data'),
      ca: col('CA'),
      observacao: col('Observação'),
      devolvido_em: col('Devolvido em', 'data'),
      devolucao_estado: col('Estado na devolução', 'texto', { codigos: estadosDaDevolucao }),
    },
  },
}

/** The columns of each table that a person with these groups reads about. */
export function trilhaVisivel(
  grupos: readonly Grupo[],
): ReadonlyMap<string, Readonly<Record<string, ColunaDaTrilha>>> {
  const abas = abasVisiveis(grupos)
  const campos = camposVisiveis(grupos)
  const tabelas = Object.entries(trilha).filter(
    ([, { aba, sensivel }]) => abas.includes(aba) && (!sensivel || veSensiveis(grupos)),
  )
  return new Map(
    tabelas.map(([tabela, { colunas }]) => [
      tabela,
      Object.fromEntries(
        Object.entries(colunas).filter(([, { campo }]) => campo === undefined || campos.has(campo)),
      ),
    ]),
  )
}
