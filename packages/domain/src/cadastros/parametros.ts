import { z } from 'zod'
import { data, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import {
  fgts,
  inssPatronal,
  licencaPaternidade,
  limiteDeJornada,
  ratComFap,
  salarioMinimo,
  terceiros,
} from '../regras/parametros/tabelas.ts'
import type { Vigencia } from '../regras/parametros/vigencia.ts'
import type { Campo } from './textos.ts'
import { once } from '../once.ts'

export const unidadesDeParametro = { reais: 'R$', dias: 'dias', horas: 'horas', percentual: '%' } as const

interface ParametroLegal {
  readonly label: string
  readonly explica: string
  readonly unidade: keyof typeof unidadesDeParametro
  /** What the law of this product's tables says, in the unit that the law uses. */
  readonly lei: readonly Vigencia<number>[]
}

const readTabela = <T>(
  tabela: readonly Vigencia<T>[],
  valor: (linha: T) => number | null,
): readonly Vigencia<number>[] =>
  tabela.flatMap((linha) => {
    const numero = valor(linha.valor)
    return numero === null ? [] : [{ desde: linha.desde, fonte: linha.fonte, valor: numero }]
  })

/**
 * The values of the law that change by date, by the name under which the database keeps them: those that something
 * reads here. Others, which the rules take from their own tables, would be typed in vain.
 */
export const parametros = {
  salario_minimo: {
    label: 'Salário mínimo (mês)',
    explica: 'Piso nacional e base da insalubridade',
    unidade: 'reais',
    lei: readTabela(salarioMinimo, ({ mensalCentavos }) => mensalCentavos / 100),
  },
  licenca_paternidade_dias: {
    label: 'Licença-paternidade',
    explica: 'Conta a data do nascimento ou da adoção; a etapa que depende de meta fiscal espera confirmação',
    unidade: 'dias',
    // A row that depends on a condition enters when somebody has seen it met.
    lei: readTabela(licencaPaternidade, ({ dias, condicional }) => (condicional ? null : dias)),
  },
  jornada_dia_horas: {
    label: 'Jornada máxima por dia',
    explica: 'Sem horas extras nem compensação',
    unidade: 'horas',
    lei: readTabela(limiteDeJornada, ({ minutosDia }) => minutosDia / 60),
  },
  jornada_semana_horas: {
    label: 'Jornada máxima por semana',
    explica: 'As escalas são conferidas por este valor',
    unidade: 'horas',
    lei: readTabela(limiteDeJornada, ({ minutosSemana }) => minutosSemana / 60),
  },
  encargo_inss_patronal: {
    label: 'INSS da empresa',
    explica: 'Parte da empresa sobre a folha, no passivo de férias e 13º',
    unidade: 'percentual',
    lei: inssPatronal,
  },
  encargo_rat: {
    label: 'RAT com o FAP',
    explica: 'Risco de acidentes vezes o fator (FAP) da empresa; informe o produto dos dois a cada ano',
    unidade: 'percentual',
    lei: ratComFap,
  },
  encargo_terceiros: {
    label: 'Terceiros',
    explica: 'Outras entidades: SESC, SENAC, SEBRAE, INCRA e salário-educação',
    unidade: 'percentual',
    lei: terceiros,
  },
  encargo_fgts: {
    label: 'FGTS',
    explica: 'Depósito do mês, no passivo de férias e 13º',
    unidade: 'percentual',
    lei: fgts,
  },
} as const satisfies Readonly<Record<string, ParametroLegal>>

export type Parametro = keyof typeof parametros
export const nomesDeParametro = Object.keys(parametros) as Parametro[]
export const parametroOf = (nome: Parametro): ParametroLegal => parametros[nome]

const reais = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const numero = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))

/** `R$ 1.621,00`, `44 horas`: a parameter as people say it. */
export function dizerParametro(nome: Parametro, valor: number): string {
  const { unidade } = parametroOf(nome)
  return unidade === 'reais'
    ? reais().format(valor)
    : `${numero().format(valor)} ${unidadesDeParametro[unidade]}`
}

/** Rows of the company for the daily and weekly limit, as the rules of work take them. */
export function tabelaDeJornada(
  dia: readonly { readonly desde: string; readonly valor: number }[],
  semana: readonly { readonly desde: string; readonly valor: number }[],
): Vigencia<{ readonly minutosDia: number; readonly minutosSemana: number }>[] {
  const datas = [...new Set([...dia, ...semana].map(({ desde }) => desde))].toSorted()
  const em = (linhas: readonly { desde: string; valor: number }[], data_: string): number | undefined =>
    linhas.filter(({ desde }) => desde <= data_).toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0]?.valor
  return datas.flatMap((desde) => {
    const [horasDia, horasSemana] = [em(dia, desde), em(semana, desde)]
    if (horasDia === undefined || horasSemana === undefined) return []
    const valor = { minutosDia: Math.round(horasDia * 60), minutosSemana: Math.round(horasSemana * 60) }
    return [{ desde, valor, fonte: 'Parâmetros legais da empresa' }]
  })
}

const nome = z.enum(codigosDe(parametros), 'Escolha o parâmetro')

export const parametroNovo = z
  .strictObject({
    nome,
    desde: data,
    valor: z
      .number('Informe o valor')
      .nonnegative('Informe um valor maior que zero')
      .max(1_000_000, 'Confira o valor')
      .refine((v) => Number.isInteger(Math.round(v * 1000) / 10), 'Use até duas casas decimais'),
    fonte: textoObrigatorio(200, 5),
  })
  .superRefine(({ nome: qual, valor }, contexto) => {
    const mensagem = recusaDoValor(parametroOf(qual).unidade, valor)
    if (mensagem) contexto.addIssue({ code: 'custom', path: ['valor'], message: mensagem })
  })

/** A rate may be none, for a company that the law frees from it; nothing else is. */
function recusaDoValor(unidade: ParametroLegal['unidade'], valor: number): string | null {
  if (unidade === 'percentual') return valor > 100 ? 'Informe de 0 a 100' : null
  return valor > 0 ? null : 'Informe um valor maior que zero'
}

export const camposDoParametro: Readonly<Record<string, Campo>> = {
  valor: { label: 'Valor' },
  desde: { label: 'A partir de', formato: 'data' },
  fonte: { label: 'Fonte' },
  anulado_motivo: { label: 'Motivo da anulação' },
}
