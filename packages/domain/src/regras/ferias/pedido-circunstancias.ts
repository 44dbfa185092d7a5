import { contarDias } from '../../br/contar.ts'
import { formatData } from '../../br/data.ts'
import { alerta, type Achado } from '../../achado.ts'
import { anosCompletos, type DataIso } from '../calendario/datas.ts'
import { verificarAdiantamentoDo13 } from './adiantamento13.ts'
import { verificarPagamento } from './prazos.ts'
import { fimDoTrecho, intervaloDe, isSobreposto, type Intervalo, type Trecho } from './trecho.ts'

/** What surrounds a request of vacation and asks only for attention: each part is checked when it is given. */
export interface Circunstancias {
  /** Periods acquired before the one asked for, with the days left in their ledgers. */
  readonly periodosMaisAntigos?: readonly {
    readonly aquisitivoInicio: DataIso
    readonly aquisitivoFim: DataIso
    readonly saldo: number
  }[]
  /** First half of the 13th with the vacation, and the day it was asked for. */
  readonly adiantamento13?: { readonly requeridoEm: DataIso }
  /** Birth of who may be a student: nothing on file says who studies. */
  readonly nascimento?: DataIso | null
  /** A student and the school holidays of the year. */
  readonly estudante?: { readonly nascimento: DataIso; readonly feriasEscolares: readonly Intervalo[] }
  /** Members of the same family in the same establishment, with their vacations. */
  readonly familiares?: readonly { readonly nome: string; readonly ferias: readonly Intervalo[] }[]
  /** Payments already made, by the start of the stretch. */
  readonly pagamentos?: readonly { readonly inicio: DataIso; readonly pagoEm: DataIso }[]
}

const MAIORIDADE = 18

/** Findings of the circumstances of a request, all of them alerts; empty = nothing to say. */
export function circunstanciasDoPedido(
  circunstancias: Circunstancias,
  trechos: readonly Trecho[],
): readonly Achado[] {
  const { periodosMaisAntigos = [], adiantamento13, familiares = [], pagamentos = [] } = circunstancias
  const inicio = trechos.map((trecho) => trecho.inicio).toSorted()[0]
  return [
    ...periodosMaisAntigos.filter(({ saldo }) => saldo > 0).map(maisAntigo),
    ...(adiantamento13 && inicio ? verificarAdiantamentoDo13(adiantamento13.requeridoEm, inicio) : []),
    ...talvezEstudante(trechos, circunstancias),
    ...trechos.flatMap((trecho, posicao) => foraDasFeriasEscolares(trecho, posicao, circunstancias)),
    ...familiares.flatMap((familiar) => familiaEmOutraData(familiar, trechos)),
    ...pagamentos.flatMap(({ inicio: doTrecho, pagoEm }) =>
      verificarPagamento({ inicio: doTrecho, hoje: pagoEm, pagoEm }),
    ),
  ]
}

const maisAntigo = ({
  aquisitivoInicio,
  aquisitivoFim,
  saldo,
}: NonNullable<Circunstancias['periodosMaisAntigos']>[number]): Achado =>
  alerta(
    'PERIODO_MAIS_ANTIGO',
    `Ainda há ${contarDias(saldo)} do período de ${formatData(aquisitivoInicio)} a ${formatData(aquisitivoFim)}, que vence antes. Marque primeiro esse período.`,
    { baseLegal: 'CLT arts. 134 e 137', campo: 'periodoId', dados: { aquisitivoInicio, saldo } },
  )

const isMenorEm = (nascimento: DataIso, data: DataIso): boolean =>
  anosCompletos(nascimento, data) < MAIORIDADE

/** Whoever is under eighteen is asked about once, on the first of the stretches that begin before the birthday. */
function talvezEstudante(
  trechos: readonly Trecho[],
  { nascimento, estudante }: Circunstancias,
): readonly Achado[] {
  if (!nascimento || estudante) return []
  const posicao = trechos.findIndex(({ inicio }) => isMenorEm(nascimento, inicio))
  if (posicao === -1) return []
  return [
    alerta(
      'MENOR_DE_18',
      'Tem menos de 18 anos: se estuda, tem direito a férias junto com as escolares. Pergunte antes de marcar.',
      { baseLegal: 'CLT art. 136 § 2º', campo: `fracoes.${posicao}.inicio` },
    ),
  ]
}

function foraDasFeriasEscolares(
  trecho: Trecho,
  posicao: number,
  { estudante }: Circunstancias,
): readonly Achado[] {
  if (!estudante || !isMenorEm(estudante.nascimento, trecho.inicio)) return []
  const coincide = estudante.feriasEscolares.some(
    ({ inicio, fim }) => inicio <= trecho.inicio && fimDoTrecho(trecho) <= fim,
  )
  if (coincide) return []
  return [
    alerta(
      'FERIAS_ESCOLARES',
      `O estudante menor de 18 anos tem direito a férias junto com as escolares, e as de ${formatData(trecho.inicio)} não coincidem. Mude a data ou registre que ele preferiu assim.`,
      { baseLegal: 'CLT art. 136 § 2º', campo: `fracoes.${posicao}.inicio` },
    ),
  ]
}

function familiaEmOutraData(
  { nome, ferias }: NonNullable<Circunstancias['familiares']>[number],
  trechos: readonly Trecho[],
): readonly Achado[] {
  const juntos = ferias.some((outra) => trechos.some((trecho) => isSobreposto(outra, intervaloDe(trecho))))
  const [primeira] = ferias
  if (juntos || !primeira) return []
  return [
    alerta(
      'FAMILIA_EM_OUTRA_DATA',
      `${nome}, da mesma família, tem férias de ${formatData(primeira.inicio)} a ${formatData(primeira.fim)}. Os dois podem gozar juntos, se quiserem e não houver prejuízo ao serviço: pergunte antes de marcar.`,
      { baseLegal: 'CLT art. 136 § 1º', campo: 'fracoes', dados: { nome, ...primeira } },
    ),
  ]
}
