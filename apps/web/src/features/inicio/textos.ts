import { prazosDoRh, type PrazoDoRh } from '@rh/domain/inicio/prazos'
import type { ReplyOf } from '../../lib/api/api.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { inCompanyZone } from '../../lib/time/fuso.ts'
import { diaComSemana } from '../../lib/time/textos.ts'

/** `1 prazo`, `12 prazos`. */
export const contar = (n: number, um: string, muitos: string): string =>
  `${formatNumber(n)} ${n === 1 ? um : muitos}`

const DIAS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** `Segunda, 23/11/2026`. */
export function diaPorExtenso(dia: string): string {
  const nome = nomeDoDia(dia)
  return `${nome.charAt(0).toUpperCase()}${nome.slice(1)}, ${formatDate(dia)}`
}

const hora = inCompanyZone(
  (timeZone) => new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', minute: '2-digit', timeZone }),
)

/** `8h12`, in company time. */
export const horaDe = (instante: string): string => hora().format(new Date(instante)).replace(':', 'h')

/** Fewer than these say nothing worth a title. */
const MINIMO = 5

type Prazos = ReplyOf<'GET /api/inicio/prazos'>

const somar = (linhas: readonly { readonly total: number }[]): number =>
  linhas.reduce((soma, { total }) => soma + total, 0)

/** How many deadlines of a kind, or of all, fall on a day or are over. */
export const prazosEm = (
  { contagens }: Pick<Prazos, 'contagens'>,
  quando: string,
  tipo?: PrazoDoRh,
): number =>
  somar(contagens.filter((linha) => linha.quando === quando && (tipo === undefined || linha.tipo === tipo)))

const nomeDoDia = (dia: string): string => DIAS[new Date(`${dia}T12:00:00Z`).getUTCDay()] ?? dia

/** What the week looks like: how many deadlines, and the day with most of them where one stands out. */
export function achadoDosPrazos(prazos: Pick<Prazos, 'contagens' | 'dias'>): string {
  const porDia = prazos.dias.map((dia) => ({ dia, total: prazosEm(prazos, dia) }))
  const total = somar(porDia)
  if (total < MINIMO) return total === 0 ? 'Nenhum prazo vence nos próximos sete dias' : 'Prazos da semana'
  const [maior, segundo] = porDia.toSorted((a, b) => b.total - a.total)
  const todos = `${formatNumber(total)} prazos em sete dias`
  if (!maior || maior.total === segundo?.total) return todos
  return `${todos}; o pico é ${maior.dia === prazos.dias[0] ? 'hoje' : nomeDoDia(maior.dia)}, com ${formatNumber(maior.total)}`
}

/** Where a deadline stands against today, in words and tone. */
export function quandoVence(
  dia: string,
  hoje: string,
  /** Seen from a day that is over, which is not today. */
  passado = false,
): { readonly when: string; readonly tone: 'late' | 'now' | 'later' } {
  const dias = Math.round((Date.parse(dia) - Date.parse(hoje)) / 86_400_000)
  if (dias < 0)
    return {
      when: `${passado ? 'Vencido havia' : 'Venceu há'} ${contar(-dias, 'dia', 'dias')}`,
      tone: 'late',
    }
  if (dias === 0) return { when: passado ? 'Naquele dia' : 'Hoje', tone: 'now' }
  return { when: dias === 1 && !passado ? 'Amanhã' : diaComSemana(dia), tone: 'later' }
}

export const tiposDePrazo = Object.keys(prazosDoRh) as PrazoDoRh[]

type Vagas = ReplyOf<'GET /api/inicio/vagas'>

/** Which contract has the slot that nobody took for longest. */
export function achadoDasVagas({ abertas, results }: Pick<Vagas, 'abertas' | 'results'>): string {
  const [antiga] = results
  if (abertas === 0 || !antiga) return 'Nenhuma vaga aberta'
  const { cargo, dias, contrato } = antiga
  return `A vaga mais antiga é de ${cargo}: ${contar(dias, 'dia', 'dias')}, em ${contrato.split(' · ').at(-1) ?? contrato}`
}
