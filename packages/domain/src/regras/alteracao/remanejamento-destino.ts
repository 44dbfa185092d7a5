import { alerta, bloqueio, falta, type Achado } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import type { Pendencia } from '../../pendencia.ts'
import { diasEntre, somarDias, type DataIso } from '../calendario/datas.ts'
import { faltaDescanso } from '../cobertura/substituto.ts'
import { turnosDe, type EscalaDoTurno, type Turno } from '../cobertura/turnos.ts'
import { verificarSalario } from './promocao.ts'
import { fimDaQuarentena } from './remanejamento.ts'

// What the place where somebody is moved to changes for them, beyond the move itself.

interface PagamentoNoDestino {
  readonly salarioAtualCentavos: number
  /** Asked for together with a promotion; absent in a transfer alone, which keeps the pay. */
  readonly novoSalarioCentavos?: number | undefined
  /** Floor of the cargo in the CCT of the destination; null where there is none. */
  readonly pisoCentavos: number | null
}

/** The pay in the destination: what was asked for, or the present one raised to the floor there (CF art. 7º V and VI). */
export const salarioNoDestino = ({
  salarioAtualCentavos,
  novoSalarioCentavos,
  pisoCentavos,
}: PagamentoNoDestino): number =>
  novoSalarioCentavos ?? Math.max(salarioAtualCentavos, pisoCentavos ?? salarioAtualCentavos)

/** Findings about the pay in the destination: it rises to the floor there by itself, and never falls. */
export function verificarPisoDoDestino(pagamento: PagamentoNoDestino): readonly Achado[] {
  const { salarioAtualCentavos, novoSalarioCentavos, pisoCentavos } = pagamento
  const novo = salarioNoDestino(pagamento)
  if (novoSalarioCentavos === undefined && novo > salarioAtualCentavos)
    return [
      alerta(
        'PISO_DO_DESTINO',
        `O piso no destino é de ${formatDinheiro(novo)}: o salário sobe ${formatDinheiro(novo - salarioAtualCentavos)}.`,
        { baseLegal: 'CCT; CF art. 7º V' },
      ),
    ]
  return verificarSalario({
    salarioAtualCentavos,
    novoSalarioCentavos: novo,
    ...(pisoCentavos !== null && { pisoCentavos }),
  })
}

/** What the risk and the hours of a post pay a month, in centavos. */
export interface Adicionais {
  readonly insalubridadeCentavos: number
  readonly periculosidadeCentavos: number
  readonly noturnoCentavos: number
}

/** Twelve months, the 13th and the third of the vacations. */
const PAGAS_POR_ANO = 12 + 1 + 1 / 3
/** What an amount a month comes to in a year with 13th and vacations, in centavos. */
export const porAno = (centavosPorMes: number): number => Math.round(centavosPorMes * PAGAS_POR_ANO)

const quanto = (centavos: number): string =>
  `${formatDinheiro(centavos)} por mês, ${formatDinheiro(porAno(centavos))} por ano com 13º e férias`

const risco = (
  [codigo, nome, ganho]: readonly [codigo: string, nome: string, ganho: string],
  antes: number,
  depois: number,
): readonly Achado[] => {
  if (antes === depois) return []
  const [verbo, baseLegal] = depois > antes ? ['sobe', ganho] : ['cai', 'CLT art. 194']
  const acaba = depois < antes ? ' O adicional acaba com o risco: diga à pessoa antes.' : ''
  return [
    alerta(
      `${codigo}_${depois > antes ? 'GANHA' : 'PERDIDA'}`,
      `${nome} ${verbo} ${quanto(Math.abs(depois - antes))}.${acaba}`,
      {
        baseLegal,
      },
    ),
  ]
}

/**
 * Findings about the additionals that begin or end with the move: insalubridade and periculosidade follow the risk and are
 * no acquired right (CLT art. 194), nor is the night additional of who goes to the day (Súmula 265 TST).
 */
export function verificarAdicionais(antes: Adicionais, depois: Adicionais): readonly Achado[] {
  const noturno = antes.noturnoCentavos - depois.noturnoCentavos
  return [
    ...risco(
      ['INSALUBRIDADE', 'A insalubridade', 'CLT art. 192'],
      antes.insalubridadeCentavos,
      depois.insalubridadeCentavos,
    ),
    ...risco(
      ['PERICULOSIDADE', 'A periculosidade', 'CLT art. 193'],
      antes.periculosidadeCentavos,
      depois.periculosidadeCentavos,
    ),
    ...(noturno > 0
      ? [
          alerta('NOTURNO_PERDIDO', `O adicional noturno cai ${quanto(noturno)}.`, {
            baseLegal: 'Súmula 265 TST',
          }),
        ]
      : []),
  ]
}

/** A mandate that ties somebody to the place of work. */
export const mandatos = {
  cipa: { label: 'Membro da CIPA', baseLegal: 'NR-5; CLT art. 165' },
  sindical: { label: 'Dirigente sindical', baseLegal: 'CLT art. 543; CF art. 8º VIII' },
  // Which one it is, not everybody who asks for a transfer may know (LGPD art. 5º II).
  registrado: { label: 'Tem mandato registrado na ficha', baseLegal: 'NR-5; CLT arts. 165 e 543' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly baseLegal: string }>>
export type Mandato = keyof typeof mandatos

/** Whoever was elected at a place is not moved from it without consent (CLT art. 543; NR-5). */
export function verificarMandato(mandato: Mandato | undefined, anuencia: boolean): readonly Achado[] {
  if (mandato === undefined || anuencia) return []
  const { label, baseLegal } = mandatos[mandato]
  return [
    bloqueio('TRANSFERENCIA_DE_ELEITO', `${label}: só pode ser remanejado com a própria anuência.`, {
      baseLegal,
    }),
  ]
}

/** Lei 6.019/1974 art. 5º-D: eighteen months away from the client that dismissed the person. */
export function verificarQuarentena(saidaDoCliente: DataIso | undefined, dia: DataIso): readonly Achado[] {
  if (saidaDoCliente === undefined) return []
  const livre = fimDaQuarentena(saidaDoCliente)
  return dia < livre
    ? [
        bloqueio(
          'QUARENTENA_TOMADOR',
          `Foi empregado deste cliente: só pode servi-lo a partir de ${formatData(livre)}.`,
          { baseLegal: 'Lei 6.019/1974 art. 5º-D' },
        ),
      ]
    : []
}

/** Trainings that a cargo asks for (NR-32, NR-35 …) and the last day of those held; null where one does not expire. */
export interface Treinamentos {
  readonly exigidos: readonly string[]
  readonly feitos: readonly { readonly codigo: string; readonly ate: DataIso | null }[]
}

/** Trainings to be made before the first day in the destination. */
export const treinamentosQueFaltam = ({ exigidos, feitos }: Treinamentos, dia: DataIso): readonly string[] =>
  exigidos.filter((nr) => !feitos.some(({ codigo, ate }) => codigo === nr && (ate === null || ate >= dia)))

/** Findings about the trainings of the destination that are missing on its first day. */
export function verificarTreinamentos(treinamentos: Treinamentos, dia: DataIso): readonly Achado[] {
  const faltam = treinamentosQueFaltam(treinamentos, dia)
  if (faltam.length === 0) return []
  const lista = new Intl.ListFormat('pt-BR').format(faltam)
  return [
    alerta('TREINAMENTO_AUSENTE', `Falta treinamento do cargo: ${lista}. Faça antes do primeiro dia.`, {
      baseLegal: 'NR-1 item 1.7',
      dados: { faltam },
    }),
  ]
}

/** Days around the change in which a shift may still stand in the way of another. */
const DIAS_EM_VOLTA = 3

const ultimoTurno = (escala: EscalaDoTurno, dia: DataIso): Turno | undefined =>
  turnosDe(escala, somarDias(dia, -DIAS_EM_VOLTA), somarDias(dia, -1)).at(-1)

const primeiroTurno = (escala: EscalaDoTurno, dia: DataIso): Turno | undefined =>
  turnosDe(escala, dia, somarDias(dia, DIAS_EM_VOLTA)).find(({ data }) => data >= dia)

/**
 * Findings about the passage from the last shift of one scale to the first of another: 11 hours of rest (CLT art. 66), and
 * 36 after a shift of twelve (art. 59-A), which is what the parity of a 12x36 comes to. Says the next day that would do. The
 * former scale is worked until the eve of `deixa`, where that is before the day of the new one.
 */
export function verificarPassagem(
  antes: EscalaDoTurno | null,
  depois: (inicioCiclo: DataIso) => EscalaDoTurno,
  dia: DataIso,
  deixa: DataIso = dia,
): readonly Pendencia[] {
  const ultimo = antes && ultimoTurno(antes, deixa)
  if (!ultimo) return []
  const faltas = (inicio: DataIso): readonly Pendencia[] => {
    const primeiro = primeiroTurno(depois(inicio), inicio)
    return primeiro
      ? faltaDescanso(
          ultimo,
          primeiro,
          `Sai às ${ultimo.saida.slice(11)} de ${formatData(ultimo.saida.slice(0, 10))}`,
        )
      : []
  }
  const achados = faltas(dia)
  const possivel = [1, 2, 3].map((dias) => somarDias(dia, dias)).find((outro) => faltas(outro).length === 0)
  return achados.map((achado) => ({
    ...achado,
    mensagem: possivel ? `${achado.mensagem} Comece em ${formatData(possivel)}.` : achado.mensagem,
    dados: { ...achado.dados, possivel },
  }))
}

interface Temporario {
  readonly vigencia: DataIso
  readonly retorno: DataIso | undefined
  /** Most days that the slot of origin is kept. */
  readonly maximoDias: number
}

/** Findings about the return of a transfer for a time: there is one, after it begins, and within what the company keeps. */
export function verificarRetorno({ vigencia, retorno, maximoDias }: Temporario): readonly Pendencia[] {
  if (retorno === undefined)
    return [falta('retorno_ausente', 'Diga o dia em que a pessoa volta.', 'Dia da volta')]
  if (retorno <= vigencia)
    return [bloqueio('retorno_antes', 'A volta precisa ser depois do início do remanejamento.')]
  return diasEntre(vigencia, retorno) > maximoDias
    ? [
        bloqueio(
          'temporario_longo',
          `A vaga de origem é guardada por no máximo ${maximoDias} dias: volte até ${formatData(somarDias(vigencia, maximoDias))}.`,
        ),
      ]
    : []
}
