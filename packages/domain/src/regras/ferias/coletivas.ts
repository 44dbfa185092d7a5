import { formatData } from '../../br/data.ts'
import { bloqueio, type Achado } from '../../achado.ts'
import { isContagem } from '../arredondamento.ts'
import { somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { emAvos, emData, emDias, passo, type ComMemoria } from '../memoria.ts'
import { avosDoPeriodo, diasProporcionais } from './direito.ts'

export interface FeriasColetivas extends ComMemoria {
  /** Twelfths earned until the day before the collective vacation. */
  readonly avos: number
  /** Days of entitlement for those twelfths (may have a half). */
  readonly diasDireito: number
  /** Days of the shutdown above the entitlement: paid leave, never charged to the employee. */
  readonly diasLicencaRemunerada: number
  /** Days of entitlement that the shutdown did not use, still to be granted. */
  readonly diasRestantes: number
  /** The start of the shutdown for who has less than 12 months; otherwise the period goes on. */
  readonly novoAquisitivoInicio: DataIso | null
}

export interface PedidoDeColetivas {
  readonly admissao: DataIso
  /** Start of the period in progress, when an earlier collective vacation cut the first one (art. 140). */
  readonly aquisitivoInicio?: DataIso
  readonly inicio: DataIso
  readonly dias: number
  readonly faltasInjustificadas?: number
}

/**
 * Collective vacation of one employee: with less than 12 months of work the days are proportional and a new
 * acquisition period begins (CLT art. 140). Null when it starts before the admission or for bad numbers.
 */
export function feriasColetivas(pedido: PedidoDeColetivas): FeriasColetivas | null {
  const { admissao, aquisitivoInicio = admissao, inicio, dias, faltasInjustificadas = 0 } = pedido
  if (inicio < aquisitivoInicio || !isContagem(dias)) return null
  const completou = inicio >= somarAnos(admissao, 1)
  const { avos } = avosDoPeriodo(aquisitivoInicio, somarDias(inicio, -1))
  const direito = diasProporcionais(avos, faltasInjustificadas)
  if (!direito) return null
  const novoAquisitivoInicio = completou ? null : inicio
  return {
    avos,
    diasDireito: direito.dias,
    diasLicencaRemunerada: Math.max(0, dias - direito.dias),
    diasRestantes: Math.max(0, direito.dias - dias),
    novoAquisitivoInicio,
    memoria: [
      passo('Meses de trabalho até a véspera', emAvos(avos), 'CLT art. 140'),
      passo('Dias proporcionais', emDias(direito.dias), 'CLT arts. 130 e 140'),
      ...(novoAquisitivoInicio
        ? [passo('Novo período aquisitivo', emData(novoAquisitivoInicio), 'CLT art. 140')]
        : []),
    ],
  }
}

export type MotivoDeColetivas = 'DIAS_INVALIDOS' | 'MAIS_DE_DOIS_PERIODOS' | 'PERIODO_MENOR_QUE_10_DIAS'

/** Up to two collective shutdowns a year, none shorter than 10 calendar days (CLT art. 139 § 1º); null = allowed. */
export function motivoDeRecusaDeColetivas(periodos: readonly number[]): MotivoDeColetivas | null {
  if (periodos.length === 0 || !periodos.every(isContagem)) return 'DIAS_INVALIDOS'
  if (periodos.length > 2) return 'MAIS_DE_DOIS_PERIODOS'
  return Math.min(...periodos) < 10 ? 'PERIODO_MENOR_QUE_10_DIAS' : null
}

const DIAS_DE_COMUNICACAO = 15

const mensagens: Readonly<Record<MotivoDeColetivas, string>> = {
  DIAS_INVALIDOS: 'Informe os dias de cada período das coletivas, inteiros.',
  MAIS_DE_DOIS_PERIODOS:
    'As coletivas podem ter até 2 períodos no ano. Junte períodos ou deixe um para o ano seguinte.',
  PERIODO_MENOR_QUE_10_DIAS:
    'Cada período de coletivas deve ter no mínimo 10 dias corridos. Aumente o período menor.',
}

export interface Coletivas {
  /** Day on which the labour ministry, the unions and the workers are told. */
  readonly comunicadoEm: DataIso
  /** Every shutdown of the establishment or sector, of the years concerned, the new ones included. */
  readonly periodos: readonly { readonly inicio: DataIso; readonly dias: number }[]
}

/** Findings about collective vacations: number and length by calendar year, notice of each (CLT art. 139). */
export function verificarColetivas({ comunicadoEm, periodos }: Coletivas): readonly Achado[] {
  const anos = [...new Set(periodos.map(({ inicio }) => inicio.slice(0, 4)))].toSorted()
  const porAno = anos.flatMap((ano) => {
    const doAno = periodos.filter(({ inicio }) => inicio.startsWith(ano))
    const motivo = motivoDeRecusaDeColetivas(doAno.map(({ dias }) => dias))
    return motivo
      ? [
          bloqueio(motivo, mensagens[motivo], {
            baseLegal: 'CLT art. 139 § 1º',
            campo: 'periodos',
            dados: { ano },
          }),
        ]
      : []
  })
  const comunicacoes = periodos
    .map(({ inicio }) => ({ inicio, limite: comunicarColetivasAte(inicio) }))
    .filter(({ limite }) => comunicadoEm > limite)
    .map(({ inicio, limite }) =>
      bloqueio(
        'COLETIVAS_SEM_COMUNICACAO',
        `As coletivas de ${formatData(inicio)} deviam ser comunicadas ao Ministério do Trabalho, aos sindicatos e aos empregados até ${formatData(limite)}. Adie o início.`,
        { baseLegal: 'CLT art. 139 §§ 2º e 3º', campo: 'comunicadoEm', dados: { limite } },
      ),
    )
  return [...porAno, ...comunicacoes]
}

export interface SaldoDoPeriodo {
  readonly aquisitivoInicio: DataIso
  readonly aquisitivoFim: DataIso
  /** Days left in the ledger, those earned so far in a period in progress not included. */
  readonly saldo: number
}

export interface ColetivasPeloSaldo extends ComMemoria {
  /** Days to take from the ledger of each period. */
  readonly lancamentos: readonly { readonly aquisitivoInicio: DataIso; readonly dias: number }[]
  /** Days of the shutdown above the right: paid leave, never charged to the employee. */
  readonly diasLicencaRemunerada: number
  readonly novoAquisitivoInicio: DataIso | null
}

/**
 * What a collective vacation takes from the ledgers of an employee: the periods complete before it, oldest first; in the
 * first twelve months, the proportional days of the period, which ends there (CLT arts. 139 and 140). Null where
 * `feriasColetivas` is.
 */
export function coletivasPeloSaldo(
  pedido: PedidoDeColetivas & { readonly periodos: readonly SaldoDoPeriodo[] },
): ColetivasPeloSaldo | null {
  const coletivas = feriasColetivas(pedido)
  if (!coletivas) return null
  const { admissao, aquisitivoInicio = admissao, inicio, dias, periodos } = pedido
  const { novoAquisitivoInicio, diasDireito } = coletivas
  const completos = novoAquisitivoInicio
    ? [{ aquisitivoInicio, saldo: diasDireito }]
    : periodos
        .filter(({ aquisitivoFim }) => aquisitivoFim < inicio)
        .toSorted((a, b) => (a.aquisitivoInicio < b.aquisitivoInicio ? -1 : 1))
  let faltam = dias
  const lancamentos = completos.flatMap((periodo) => {
    const usados = Math.min(faltam, Math.max(0, periodo.saldo))
    faltam -= usados
    return usados > 0 ? [{ aquisitivoInicio: periodo.aquisitivoInicio, dias: usados }] : []
  })
  return {
    lancamentos,
    diasLicencaRemunerada: faltam,
    novoAquisitivoInicio,
    memoria: [
      ...lancamentos.map((lancamento) =>
        passo(
          `Período aquisitivo de ${formatData(lancamento.aquisitivoInicio)}`,
          emDias(lancamento.dias),
          novoAquisitivoInicio ? 'CLT art. 140' : 'CLT art. 139',
        ),
      ),
      passo('Licença remunerada', emDias(faltam), 'CLT art. 140'),
    ],
  }
}

/** Last day to tell the labour ministry, the unions and the workers, 15 days before (CLT art. 139 §§ 2º and 3º). */
export const comunicarColetivasAte = (inicio: DataIso): DataIso => somarDias(inicio, -DIAS_DE_COMUNICACAO)
