import { z } from 'zod'
import { opcional, texto, textoObrigatorio } from '../br/campos.ts'
import { codigosDe, rotulosDe } from '../codigos/codigos.ts'
import { defineList } from '../listas/define-list.ts'
import { normas } from './cargo.ts'
import { tiposProcesso, type TipoProcesso } from '../processo/tipos.ts'
import { areas } from '../setores/areas.ts'
import { defineCadastro, filtroAtivo, linhaBase } from './define-cadastro.ts'

export const obrigatoriedades = {
  obrigatorio: 'Obrigatório',
  condicional: 'Conforme o caso',
  opcional: 'Opcional',
} as const

/** Before what it must be in order: some papers are signed only when the work begins. */
export const momentosDoDocumento = {
  aprovacao: 'Para aprovar o processo',
  finalizacao: 'Assinado depois: para finalizar o processo',
} as const

/** Kinds of process that may ask for a document, as people call them. */
export const processosDoDocumento = Object.fromEntries(
  tiposProcesso.map((tipo) => [tipo, areas[tipo].label]),
) as Readonly<Record<TipoProcesso, string>>

/** For whom a conditional document is asked; the checklist of the admission reads the code. */
export const condicoesDeDocumento = {
  reservista: 'Homens de 18 a 45 anos',
  maior_de_18: 'Maiores de 18 anos',
  menor_de_18: 'Menores de 18 anos',
  casado: 'Casados ou em união estável',
  dependentes: 'Quem tem dependentes',
  filho_ate_6: 'Salário-família: filhos de até 6 anos',
  filho_de_4: 'Salário-família: filhos a partir de 4 anos',
  dirige: 'Função que exige dirigir',
  profissao: 'Profissão regulamentada',
  altura: 'Cargo com NR-35 (altura)',
  eletricidade: 'Cargo com NR-10 (eletricidade)',
  pcd: 'Pessoa com deficiência',
  imigrante: 'Imigrante',
  doze_por_36: 'Escala 12x36',
  compensacao: 'Jornada com compensação',
  vale_transporte: 'Quem pede vale-transporte',
  tem_conta: 'Quem já tem conta para o salário',
  funcao: 'Somente quando a função justificar',
} as const

const obrigatoriedade = z.enum(codigosDe(obrigatoriedades), 'Escolha')
const condicao = z.enum(codigosDe(condicoesDeDocumento), 'Escolha a quem se pede')
const momento = z.enum(codigosDe(momentosDoDocumento), 'Escolha')
const processo = z.enum(tiposProcesso)
const norma = z.enum(codigosDe(normas), 'Escolha o treinamento')
/** In the order of the table, each once: two equal sets are equal rows. */
const processos = z
  .array(processo)
  .max(tiposProcesso.length)
  .transform((escolhidos) => tiposProcesso.filter((tipo) => escolhidos.includes(tipo)))

export const documento = defineCadastro({
  nome: 'tipodocumento',
  slug: 'documentos',
  um: 'Documento',
  genero: 'm',
  lista: defineList({
    colunas: {
      descricao: { label: 'Documento', sortable: true },
      processos: { label: 'Processos', rotulos: rotulosDe(processosDoDocumento) },
      obrigatoriedade: { label: 'Exigência', sortable: true, rotulos: rotulosDe(obrigatoriedades) },
      condicao: { label: 'A quem se pede', rotulos: rotulosDe(condicoesDeDocumento) },
      norma: { label: 'Treinamento', rotulos: rotulosDe(normas) },
      fundamento: { label: 'Fundamento' },
      sensivel: { label: 'Sigilo' },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo, obrigatoriedade: obrigatoriedade.optional(), processo: processo.optional() },
    descricoes: {
      obrigatoriedade: { label: 'Exigência', rotulos: rotulosDe(obrigatoriedades) },
      processo: { label: 'Processo', rotulos: rotulosDe(processosDoDocumento) },
    },
    ordemPadrao: 'descricao',
  }),
  schema: z
    .strictObject({
      codigo: textoObrigatorio(30),
      descricao: textoObrigatorio(120, 3),
      processos,
      obrigatoriedade,
      condicao: opcional(condicao),
      momento,
      fundamento: opcional(texto(160)),
      sensivel: z.boolean(),
      validadeMeses: opcional(z.int().min(1, 'Informe ao menos 1 mês').max(240)),
      /** The training that it proves: made at any time, it may belong to no process. */
      norma: opcional(norma),
    })
    .refine(({ processos: escolhidos, norma: prova }) => escolhidos.length > 0 || prova !== undefined, {
      path: ['processos'],
      message: 'Escolha ao menos um processo',
    })
    .refine(({ obrigatoriedade: o, condicao: c }) => o !== 'condicional' || c !== undefined, {
      path: ['condicao'],
      message: 'Escolha a quem se pede',
    }),
  linha: linhaBase.extend({
    codigo: z.string(),
    descricao: z.string(),
    processos: z.array(processo),
    obrigatoriedade,
    condicao: z.string().nullable(),
    momento,
    fundamento: z.string().nullable(),
    sensivel: z.boolean(),
    validadeMeses: z.int().nullable(),
    norma: norma.nullable(),
  }),
  planilha: {
    processos: ({ processos: doDocumento }) =>
      doDocumento.map((tipo) => processosDoDocumento[tipo]).join(', '),
    sensivel: ({ sensivel }) => (sensivel ? 'Sensível' : null),
  },
  textos: {
    documento_tipo: {
      campos: {
        codigo: { label: 'Código' },
        momento: { label: 'Quando', formato: { opcoes: momentosDoDocumento } },
        descricao: { label: 'Documento' },
        processos: { label: 'Processos', formato: { opcoes: processosDoDocumento } },
        obrigatoriedade: { label: 'Exigência', formato: { opcoes: obrigatoriedades } },
        condicao: { label: 'A quem se pede', formato: { opcoes: condicoesDeDocumento } },
        fundamento: { label: 'Fundamento' },
        sensivel: { label: 'Dado sensível', formato: 'sim-nao' },
        validade_meses: { label: 'Validade (meses)' },
        norma: { label: 'Treinamento', formato: { opcoes: normas } },
        ativo: { label: 'Ativo', formato: 'sim-nao' },
      },
    },
  },
})
