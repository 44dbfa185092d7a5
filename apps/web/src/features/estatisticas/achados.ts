import type { ReplyOf } from '../../lib/api/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { nomeCurtoDoMes, nomeDoMes } from '../../lib/time/meses.ts'

export type Rotatividade = ReplyOf<'GET /api/estatisticas/rotatividade'>
export type Mes = Rotatividade['meses'][number]
export type Etapas = ReplyOf<'GET /api/estatisticas/etapas'>

/** Fewer months than these say nothing. */
const MESES_MINIMOS = 3
/** Fewer people than these say nothing. */
const CASOS_MINIMOS = 5

const numeroDoMes = (mes: string): number => Number(mes.slice(5))
/** `2026-03` → `mar`. */
export const mesCurto = (mes: string): string => nomeCurtoDoMes(numeroDoMes(mes))
/** `2026-03` → `março de 2026`. */
export const mesInteiro = (mes: string): string => `${nomeDoMes(numeroDoMes(mes))} de ${mes.slice(0, 4)}`

const decimal = (valor: number): string => valor.toFixed(1).replace('.', ',')
/** `4,0%`; a dash where there is none. */
export const percentual = (valor: number | null): string => (valor === null ? '–' : `${decimal(valor)}%`)
/** `4,2 dias`. */
export const emDias = (dias: number): string => decimal(dias)
/** `+3`, `−2`, `0`. */
export const saldoDe = ({ entraram, sairam }: Pick<Mes, 'entraram' | 'sairam'>): number => entraram - sairam
export const comSinal = (n: number): string =>
  n > 0 ? `+${formatNumber(n)}` : n < 0 ? `−${formatNumber(-n)}` : '0'

const pessoas = (n: number): string => (n === 1 ? '1 pessoa' : `${formatNumber(n)} pessoas`)
const NEUTRO = 'Quem entrou e quem saiu em cada mês'

/** Months at the end that all go the same way. */
function sequencia(fechados: readonly Mes[], vai: (saldo: number) => boolean): readonly Mes[] {
  const fora = fechados.findLastIndex((mes) => !vai(saldoDe(mes)))
  return fechados.slice(fora + 1)
}

/** What entries and exits say, of the months that are over: a run of losses or gains, or the balance of all of them. */
export function achadoDoFluxo(meses: readonly Mes[]): string {
  const fechados = meses.filter(({ parcial }) => !parcial)
  const casos = fechados.reduce((soma, { entraram, sairam }) => soma + entraram + sairam, 0)
  if (fechados.length < MESES_MINIMOS || casos < CASOS_MINIMOS) return NEUTRO
  const somar = (quais: readonly Mes[]) => quais.reduce((soma, mes) => soma + saldoDe(mes), 0)
  const perdas = sequencia(fechados, (saldo) => saldo < 0)
  if (perdas.length >= MESES_MINIMOS)
    return `Há ${perdas.length} meses sai mais gente do que entra: ${pessoas(-somar(perdas))} a menos`
  const ganhos = sequencia(fechados, (saldo) => saldo > 0)
  if (ganhos.length >= MESES_MINIMOS)
    return `Há ${ganhos.length} meses entra mais gente do que sai: ${pessoas(somar(ganhos))} a mais`
  const saldo = somar(fechados)
  if (saldo === 0) return `O quadro é do mesmo tamanho de ${fechados.length} meses atrás`
  return `O quadro ${saldo > 0 ? 'ganhou' : 'perdeu'} ${pessoas(Math.abs(saldo))} em ${fechados.length} meses`
}

/** The step that takes longest, and how it changed. */
export function achadoDasEtapas({ results }: Pick<Etapas, 'results'>): string {
  const maior = results.toSorted((a, b) => b.dias - a.dias)[0]
  if (!maior) return 'Dias de cada etapa da admissão'
  const { label, dias, antes } = maior
  const base = `${label} é o que mais demora: ${emDias(dias)} dias`
  if (antes === null || Math.abs(dias - antes) < 0.5) return base
  return `${base}, ${emDias(Math.abs(dias - antes))} a ${dias > antes ? 'mais' : 'menos'} que antes`
}

type Contrato = Rotatividade['contratos'][number]

/** Contracts with enough people coming and going for a percent to mean something. */
export const comCasos = (contratos: readonly Contrato[]): Contrato[] =>
  contratos.filter(
    ({ entraram, sairam, rotatividade }) => rotatividade !== null && entraram + sairam >= CASOS_MINIMOS,
  )

/** The contract that turns most, against the company. */
export function achadoDosContratos({ contratos, media }: Pick<Rotatividade, 'contratos' | 'media'>): string {
  const [primeiro] = comCasos(contratos)
  if (!primeiro || media === null || media === 0 || primeiro.rotatividade === null)
    return 'Rotatividade por contrato'
  const [numero, cliente] = primeiro.label.split(' · ')
  const nome = cliente === undefined ? primeiro.label : `${cliente} (${numero ?? ''})`
  const vezes = primeiro.rotatividade / media
  if (vezes >= 2.2) return `${nome} gira ${decimal(vezes)} vezes a média da empresa`
  if (vezes >= 1.8) return `${nome} gira o dobro da média da empresa`
  return `${nome} tem a maior rotatividade: ${percentual(primeiro.rotatividade)} ao mês`
}

type Ano = {
  readonly meses: readonly { readonly mes: number; readonly total: number }[]
  readonly ano: number
  readonly hoje: string
}

/** Whether a month runs, or is ahead with what is already planned for it: its figure still changes. */
export const emCurso = (ano: number, mes: number, hoje: string): boolean =>
  `${ano}-${String(mes).padStart(2, '0')}` >= hoje.slice(0, 7)

/** The month with most of a year, where one stands out. */
export function achadoDoAno(plural: string, { meses, ano, hoje }: Ano): string {
  const total = meses.reduce((soma, mes) => soma + mes.total, 0)
  if (total === 0) return `Nenhuma ${plural === 'admissões' ? 'admissão' : 'demissão'} em ${ano}`
  const [maior, segundo] = meses.toSorted((a, b) => b.total - a.total)
  const base = `${formatNumber(total)} ${total === 1 ? plural.replace('ões', 'ão') : plural} em ${ano}`
  if (total < CASOS_MINIMOS || !maior || maior.total === segundo?.total) return base
  const quando = emCurso(ano, maior.mes, hoje) ? 'até agora, ' : ''
  return `${base}; ${quando}o pico é ${nomeDoMes(maior.mes)}, com ${formatNumber(maior.total)}`
}
