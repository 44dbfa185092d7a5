import type { Campo, Tipo } from '../campos/campo.ts'
import { dependente } from '../campos/dependente.ts'
import { textosDosCodigos } from '../campos/opcoes.ts'
import { pessoa } from '../campos/pessoa.ts'
import { beneficios, contrato, vinculo } from '../campos/vinculo.ts'
import type { Grupo } from '../setores/grupos.ts'
import type { Aba } from './abas.ts'
import { camposPessoaNomes } from './campos.ts'
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

/** A kind of declared field, or of a column that only the trail knows. */
export type Formato = Tipo | 'percentual' | 'presenca'

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
const nomeDe = (label: string, referencia: Referencia): ColunaDaTrilha => col(label, 'id', { referencia })

/** `nomeSocial` as the database spells it. */
export const emSnake = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)

/** A column that holds a declared field; one that points at a record is read by the record's name. */
const colDe = (campo: Campo, extra: Partial<ColunaDaTrilha> = {}): ColunaDaTrilha => {
  const codigos = textosDosCodigos(campo)
  return col(campo.label, campo.tipo, { ...(codigos && { codigos }), ...extra })
}

const colunasDaPessoa = Object.fromEntries(
  camposPessoaNomes.map((campo) => [emSnake(campo), colDe(pessoa[campo], { campo: `pessoa.${campo}` })]),
)

const colunasDoDependente = Object.fromEntries(
  Object.values(dependente).map((campo) => [emSnake(campo.nome), colDe(campo)]),
)

const doContrato = (campo: keyof typeof contrato, referencia?: Referencia): ColunaDaTrilha =>
  colDe(contrato[campo], { campo: `contrato.${campo}`, ...(referencia && { referencia }) })

const veBeneficios = { campo: 'vinculo.beneficios' } as const

const decisoes = Object.fromEntries(
  Object.entries(decisoesDaExperiencia).map(([codigo, { label }]) => [codigo, label]),
)

export const trilha: Readonly<Record<string, TabelaDaTrilha>> = {
  pessoa: { assunto: 'Dados da pessoa', aba: 'dados', colunas: colunasDaPessoa },
  vinculo: {
    assunto: 'Vínculo',
    aba: 'contrato',
    colunas: {
      matricula: colDe(vinculo.matricula),
      data_admissao: colDe(vinculo.dataAdmissao),
      data_desligamento: colDe(vinculo.dataDesligamento),
      experiencia_dias: colDe(vinculo.experienciaDias),
      experiencia_prorrogacao_dias: colDe(vinculo.experienciaProrrogacaoDias),
      fim_aprendizagem: colDe(vinculo.fimAprendizagem),
      clausula_assecuratoria: colDe(vinculo.clausulaAssecuratoria),
      vale_refeicao: colDe(beneficios.valeRefeicao, veBeneficios),
      cesta_basica: colDe(beneficios.cestaBasica, veBeneficios),
    },
  },
  vale_transporte: {
    assunto: beneficios.valeTransporte.label,
    aba: 'contrato',
    colunas: {
      desde: col('Desde', 'data', veBeneficios),
      optante: col('Optante', 'simNao', veBeneficios),
      escala_vt_id: colDe(beneficios.escalaVtId, { ...veBeneficios, referencia: 'escala_vt' }),
    },
  },
  vinculo_versao: {
    assunto: 'Versão do contrato',
    aba: 'contrato',
    colunas: {
      vigencia: col('Vale a partir de', 'data'),
      cargo_id: doContrato('cargo', 'cargo'),
      contrato_id: doContrato('contrato', 'contrato'),
      posto_id: doContrato('posto', 'posto'),
      escala_id: doContrato('escala', 'escala'),
      sindicato_id: doContrato('sindicato', 'sindicato'),
      centro_de_custo_id: doContrato('centroDeCusto', 'centro_de_custo'),
      salario_centavos: doContrato('salarioCentavos'),
      // The additional stands in two columns.
      insalubridade: col('Insalubridade', 'percentual', { campo: 'contrato.adicional' }),
      periculosidade: col('Periculosidade', 'simNao', { campo: 'contrato.adicional' }),
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
      posto_id: doContrato('posto', 'posto'),
      inicio: col('Início', 'data'),
      fim: col('Fim', 'data'),
      encerramento_motivo: col('Motivo do fim'),
    },
  },
  dependente: {
    assunto: 'Dependente',
    aba: 'dependentes',
    colunas: {
      ...colunasDoDependente,
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
      sem_baixa: col('Peças sem baixa do estoque'),
      sem_baixa_motivo: col('Motivo da entrega sem baixa'),
    },
  },
  uniforme_recibo_anulado: {
    assunto: 'Via assinada anulada',
    aba: 'uniforme',
    colunas: { motivo: col('Motivo') },
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
