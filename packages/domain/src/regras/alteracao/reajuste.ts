import { formatData } from '../../br/data.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import { proporcionalAJornada } from '../admissao/salario.ts'
import { meioParaCima } from '../arredondamento.ts'
import {
  diasDoTrecho,
  maiorData,
  menorData,
  primeiroDiaDoMesSeguinte,
  somarDias,
} from '../calendario/datas.ts'
import { ultimoDiaDoMes, type DataIso } from '../calendario/datas.ts'

// Readjustment of pay by a collective agreement, from its data-base on (CF art. 7º V, VI and XXVI; CLT art. 611).

/** Differences below it, in centavos, are of rounding: whoever has one was readjusted before. */
export const DIFERENCA_MINIMA_CENTAVOS = 100

/** Terms of a readjustment. */
export interface TermosDoReajuste {
  readonly dataBase: DataIso
  /** Percentage on the pay of the data-base; null where the agreement gives new floors only. */
  readonly percentual: number | null
  /** Floor in centavos of each cargo for the legal week, from the data-base on. */
  readonly pisos: ReadonlyMap<number, number>
  /** First day of the month whose payroll already has the new pay. */
  readonly folhaDesde: DataIso
  readonly hoje: DataIso
}

/** Stretch of a contract between two of its versions. */
export interface TrechoDoContrato {
  readonly versaoId: number
  readonly vigencia: DataIso
  readonly cargoId: number
  readonly salarioCentavos: number
  readonly minutosSemana: number
}

/** Person under the agreement. */
export interface QuemSeReajusta {
  readonly admissao: DataIso
  readonly desligamento: DataIso | null
  /** Version in force on the data-base, or the first one, and all that came after it, by date; never empty. */
  readonly trechos: readonly TrechoDoContrato[]
  readonly afastado: boolean
  readonly emAviso: boolean
  /** Title of the readjustment of the same data-base that the person already had. */
  readonly jaTeve: string | null
}

/** Why somebody is not readjusted with the others. */
export interface ExcecaoDoReajuste {
  readonly codigo: keyof typeof excecoesDoReajuste
  readonly motivo: string
  /** May be put in by hand. */
  readonly podeIncluir: boolean
}

/** Kinds of exception, and whether a person may overrule them. */
export const excecoesDoReajuste = {
  desligado: false,
  ja_teve: false,
  sem_piso: false,
  sem_aumento: false,
  admitido_depois: true,
  alteracao_posterior: true,
  diferenca_minima: true,
} as const

/** What a readjustment does to one person; amounts in centavos per month, but for the difference. */
export interface Reajustado {
  readonly excecao: ExcecaoDoReajuste | null
  readonly avisos: readonly string[]
  /** First day of the new pay in the contract. */
  readonly vigencia: DataIso
  /** Version that the new one follows. */
  readonly baseId: number
  readonly deCentavos: number
  readonly paraCentavos: number
  /** Owed for the months since the data-base whose payroll is closed, without reflexes. */
  readonly diferencaCentavos: number
}

/** `percentual` percent on top of an amount in centavos, half up. */
const comPercentual = (centavos: number, percentual: number): number =>
  meioParaCima(centavos * (10_000 + Math.round(percentual * 100)), 10_000)

/** Pay of a stretch under the agreement: the percentage, and never under the floor. */
function pagaNoTrecho(
  { salarioCentavos, cargoId, minutosSemana }: TrechoDoContrato,
  { dataBase, percentual, pisos }: TermosDoReajuste,
  soPiso: boolean,
): number {
  const inteiro = pisos.get(cargoId) ?? 0
  const piso = proporcionalAJornada(dataBase, minutosSemana, inteiro) ?? 0
  const corrigido =
    percentual === null || soPiso ? salarioCentavos : comPercentual(salarioCentavos, percentual)
  return Math.max(corrigido, piso)
}

/** Amount owed for the days from `de` to `ate` at so much a month: whole months, and thirtieths of the others. */
export function devidoNosDias(de: DataIso, ate: DataIso, porMesCentavos: number): number {
  let total = 0
  for (let dia = de; dia <= ate; dia = primeiroDiaDoMesSeguinte(dia)) {
    const fim = menorData(ate, ultimoDiaDoMes(dia))
    const inteiro = dia.endsWith('-01') && fim === ultimoDiaDoMes(dia)
    total += inteiro
      ? porMesCentavos
      : meioParaCima(porMesCentavos * Math.min(diasDoTrecho(dia, fim), 30), 30)
  }
  return total
}

/** Difference of the closed payrolls since the data-base, stretch by stretch. */
function diferencaDevida(quem: QuemSeReajusta, termos: TermosDoReajuste): number {
  const { trechos, desligamento } = quem
  const ultimo = somarDias(termos.folhaDesde, -1)
  const ate = desligamento === null ? ultimo : menorData(ultimo, desligamento)
  return trechos.reduce((total, trecho, i) => {
    const proximo = trechos[i + 1]
    const fim = proximo ? menorData(ate, somarDias(proximo.vigencia, -1)) : ate
    const inicio = maiorData(termos.dataBase, trecho.vigencia)
    const porMes = pagaNoTrecho(trecho, termos, isAdmitidoDepois(quem, termos)) - trecho.salarioCentavos
    return inicio > fim || porMes <= 0 ? total : total + devidoNosDias(inicio, fim, porMes)
  }, 0)
}

const isAdmitidoDepois = ({ admissao }: QuemSeReajusta, { dataBase }: TermosDoReajuste): boolean =>
  admissao > dataBase

function excecaoDe(
  quem: QuemSeReajusta,
  termos: TermosDoReajuste,
  { ultimo, paraCentavos }: { readonly ultimo: TrechoDoContrato; readonly paraCentavos: number },
): ExcecaoDoReajuste | null {
  const com = (codigo: keyof typeof excecoesDoReajuste, motivo: string): ExcecaoDoReajuste => ({
    codigo,
    motivo,
    podeIncluir: excecoesDoReajuste[codigo],
  })
  const ganho = paraCentavos - ultimo.salarioCentavos
  const { desligamento, jaTeve, admissao } = quem
  if (jaTeve !== null) return com('ja_teve', `Já entrou em “${jaTeve}”, da mesma data-base.`)
  if (desligamento !== null && desligamento < termos.hoje)
    return com(
      'desligado',
      `Saiu em ${formatData(desligamento)}: a diferença é paga em rescisão complementar (CLT art. 477).`,
    )
  if (termos.percentual === null && !termos.pisos.has(ultimo.cargoId))
    return com('sem_piso', 'O cargo não tem piso novo nesta convenção.')
  if (ganho <= 0)
    return com(
      'sem_aumento',
      isAdmitidoDepois(quem, termos)
        ? `Admitido em ${formatData(admissao)}, depois da data-base, e já ganha o piso ou mais.`
        : 'Já ganha o piso novo ou mais.',
    )
  if (isAdmitidoDepois(quem, termos))
    return com(
      'admitido_depois',
      `Admitido em ${formatData(admissao)}, depois da data-base: só o piso, se a convenção não der mais. Confira.`,
    )
  if (ultimo.vigencia >= termos.dataBase)
    return com(
      'alteracao_posterior',
      `O contrato já mudou em ${formatData(ultimo.vigencia)}: confira se o salário de então já tem o reajuste.`,
    )
  if (ganho < DIFERENCA_MINIMA_CENTAVOS)
    return com('diferenca_minima', `Faltam só ${formatDinheiro(ganho)}: parece já ter sido reajustado.`)
  return null
}

function avisosDe(
  { afastado, emAviso }: QuemSeReajusta,
  termos: TermosDoReajuste,
  { ultimo, paraCentavos }: { readonly ultimo: TrechoDoContrato; readonly paraCentavos: number },
): string[] {
  const { percentual } = termos
  return [
    ...(afastado ? ['Afastado: o reajuste da categoria também é dele (CLT art. 471).'] : []),
    ...(emAviso ? ['Em aviso prévio: o reajuste alcança o aviso (CLT art. 487 § 6º).'] : []),
    ...(percentual !== null && paraCentavos > comPercentual(ultimo.salarioCentavos, percentual)
      ? ['Sobe ao piso do cargo, acima do percentual.']
      : []),
  ]
}

/**
 * What an agreement does to one person: new pay, first day of it, difference owed since the data-base, and why the person
 * does not go with the others, where so. Nothing is ever reduced (CF art. 7º VI).
 */
export function reajustar(quem: QuemSeReajusta, termos: TermosDoReajuste): Reajustado {
  const ultimo = quem.trechos.at(-1)
  if (!ultimo) throw new RangeError('A bond without a version cannot be readjusted')
  const paraCentavos = pagaNoTrecho(ultimo, termos, isAdmitidoDepois(quem, termos))
  const novo = { ultimo, paraCentavos }
  return {
    excecao: excecaoDe(quem, termos, novo),
    avisos: avisosDe(quem, termos, novo),
    // One version a day: the new pay follows whatever began on the data-base or later.
    vigencia: ultimo.vigencia < termos.dataBase ? termos.dataBase : somarDias(ultimo.vigencia, 1),
    baseId: ultimo.versaoId,
    deCentavos: ultimo.salarioCentavos,
    paraCentavos: Math.max(paraCentavos, ultimo.salarioCentavos),
    diferencaCentavos: diferencaDevida(quem, termos),
  }
}
