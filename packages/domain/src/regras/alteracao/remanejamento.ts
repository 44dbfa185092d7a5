import { somarMeses, type DataIso } from '../calendario/datas.ts'
import { fracaoDe, isContagem } from '../arredondamento.ts'
import { descansoEntreJornadas } from '../jornada/intervalos.ts'
import { alerta, bloqueio, type Achado } from '../../achado.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'

/** When a change of home needs no consent (CLT art. 469 §§ 1º and 2º). */
export const excecoesDaTransferencia = {
  confianca: { label: 'Cargo de confiança', baseLegal: 'CLT art. 469 § 1º; Súmula 43 TST' },
  clausula: { label: 'Cláusula do contrato de trabalho', baseLegal: 'CLT art. 469 § 1º; Súmula 43 TST' },
  extincao: { label: 'Extinção do estabelecimento', baseLegal: 'CLT art. 469 § 2º' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly baseLegal: string }>>
export type ExcecaoDaTransferencia = keyof typeof excecoesDaTransferencia

export interface PedidoDeRemanejamento {
  readonly data: DataIso
  /** Free slots of the destination on the date (see `vagasDoPosto`). */
  readonly vagas: number
  readonly mudaDomicilio: boolean
  readonly anuencia: boolean
  readonly provisorio: boolean
  /** Why the law lets the company do without the consent, if it does (CLT art. 469 §§ 1º and 2º). */
  readonly excecao?: ExcecaoDaTransferencia
  /** Pay of the destination, to say the 25% in money (CLT art. 469 § 3º). */
  readonly salarioCentavos?: number
  /** Last exit and first entry in the new post, `AAAA-MM-DDTHH:MM`. */
  readonly ultimaSaida?: string
  readonly primeiraEntrada?: string
  readonly impedimentos?: readonly { readonly inicio: DataIso; readonly fim: DataIso }[]
  readonly mudaRisco?: boolean
  readonly asoDeMudanca?: DataIso
}

/**
 * Findings about moving an employee to another post (CLT arts. 66, 468–470; NR-7). Without a change of home there is
 * no transfer in law and no consent is needed (469 caput): the voucher, the risk and the local calendar change.
 */
export function verificarRemanejamento(pedido: PedidoDeRemanejamento): readonly Achado[] {
  const { data, impedimentos = [], vagas } = pedido
  const achados: Achado[] = []
  if (vagas < 1)
    achados.push(
      bloqueio('SEM_VAGA_NO_POSTO', 'Não há vaga no posto de destino.', {
        baseLegal: 'Contrato com o tomador',
      }),
    )
  if (impedimentos.some(({ inicio, fim }) => inicio <= data && data <= fim)) {
    achados.push(
      bloqueio('EM_AFASTAMENTO', 'A data cai em férias ou afastamento.', { baseLegal: 'Regra da empresa' }),
    )
  }
  return [...achados, ...domicilio(pedido), ...descanso(pedido), ...risco(pedido)]
}

function domicilio({
  mudaDomicilio,
  anuencia,
  provisorio,
  excecao,
  salarioCentavos,
}: PedidoDeRemanejamento): readonly Achado[] {
  if (!mudaDomicilio) return []
  const custos = alerta('CUSTOS_DA_MUDANCA', 'As despesas da mudança são da empresa.', {
    baseLegal: 'CLT art. 470',
  })
  return [
    ...(anuencia ? [] : [semAnuencia(excecao)]),
    custos,
    ...(provisorio ? [adicionalDevido(salarioCentavos)] : []),
  ]
}

function adicionalDevido(salarioCentavos: number | undefined): Achado {
  const centavos = salarioCentavos === undefined ? null : adicionalDeTransferencia(salarioCentavos)
  const quanto = centavos === null ? '' : `: ${formatDinheiro(centavos)} por mês`
  return alerta(
    'ADICIONAL_DE_TRANSFERENCIA',
    `Transferência provisória: adicional de pelo menos 25% enquanto durar${quanto}.`,
    { baseLegal: 'CLT art. 469 § 3º' },
  )
}

/** The consent that is missing, or why the law does without it; the need of the service is to be proven either way. */
function semAnuencia(excecao: ExcecaoDaTransferencia | undefined): Achado {
  if (excecao === undefined)
    return bloqueio(
      'TRANSFERENCIA_DOMICILIO',
      'Transferência com mudança de domicílio exige a anuência do empregado.',
      { baseLegal: 'CLT art. 469' },
    )
  const { label, baseLegal } = excecoesDaTransferencia[excecao]
  return alerta(
    'TRANSFERENCIA_SEM_ANUENCIA',
    `Sem a anuência do empregado, pela exceção: ${label.toLowerCase()}. Guarde a prova da necessidade do serviço.`,
    { baseLegal },
  )
}

function descanso({ ultimaSaida, primeiraEntrada }: PedidoDeRemanejamento): readonly Achado[] {
  if (ultimaSaida === undefined || primeiraEntrada === undefined) return []
  if (descansoEntreJornadas(ultimaSaida, primeiraEntrada)?.valido) return []
  return [
    bloqueio('DESCANSO_ENTRE_JORNADAS', 'São necessárias 11 horas entre os turnos.', {
      baseLegal: 'CLT art. 66',
    }),
  ]
}

function risco({ mudaRisco = false, asoDeMudanca, data }: PedidoDeRemanejamento): readonly Achado[] {
  if (!mudaRisco || (asoDeMudanca !== undefined && asoDeMudanca < data)) return []
  return [
    bloqueio('ASO_DE_MUDANCA', 'A mudança de risco exige o exame antes da data.', {
      baseLegal: 'NR-7 item 7.5.10',
    }),
  ]
}

const ADICIONAL_DE_TRANSFERENCIA_PERCENTUAL = 25

/** Additional of a provisional transfer with change of home, centavos a month (CLT art. 469 § 3º); null for bad input. */
export const adicionalDeTransferencia = (salarioCentavos: number): number | null =>
  isContagem(salarioCentavos) ? fracaoDe(salarioCentavos, ADICIONAL_DE_TRANSFERENCIA_PERCENTUAL, 100) : null

const QUARENTENA_MESES = 18

/**
 * First day on which a former employee of the client may serve it through the company: 18 months after leaving (Lei
 * 6.019/1974 art. 5º-D), except who retired.
 */
export const fimDaQuarentena = (desligamentoDoTomador: DataIso): DataIso =>
  somarMeses(desligamentoDoTomador, QUARENTENA_MESES)
