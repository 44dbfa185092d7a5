import { intervaloMinimo } from '../regras/jornada/intervalos.ts'
import { duracaoDoTurno, horasNoturnas } from '../regras/jornada/horas.ts'
import { verificarJornada } from '../regras/jornada/limite.ts'
import type { Vigencia } from '../regras/parametros/vigencia.ts'
import { alerta, bloqueio, type Achado } from '../achado.ts'
import type { DiaDaSemana } from '../regras/calendario/escala.ts'
import type { TipoDeEscala } from './escala.ts'

// What the fields of a scale say together: hours of the week, night work, and what the law says of them.

/** The fields of a scale that decide its hours. */
export interface HorarioDaEscala {
  readonly tipo: TipoDeEscala
  readonly ciclo: 'semanal' | 'rotativo'
  readonly dias: readonly DiaDaSemana[]
  readonly cicloTrabalho?: number | undefined
  readonly cicloFolga?: number | undefined
  readonly entrada: string
  readonly saida: string
  readonly intervaloMinutos: number
  readonly sabadoEntrada?: string | undefined
  readonly sabadoSaida?: string | undefined
  readonly repouso?: DiaDaSemana | undefined
}

const DOZE_HORAS = 12 * 60
/** Weekly hours of 12x36 as eSocial takes them (MOS S-2200, 10.6): the mean of weeks of 36 and 48. */
const SEMANA_12X36 = 42 * 60
/** Longest week of part time without overtime (CLT art. 58-A). */
const SEMANA_PARCIAL = 30 * 60

/** Minutes of work of a day: the shift less its interval. In 12x36 the interval is inside the twelve hours. */
export const minutosDoDia = ({ tipo, entrada, saida, intervaloMinutos }: HorarioDaEscala): number =>
  tipo === '12x36' ? duracaoDoTurno(entrada, saida) : duracaoDoTurno(entrada, saida) - intervaloMinutos

/** Minutes of the Saturday: its own hours where it has them. Up to six hours have no hour of meal to take off. */
function minutosDoSabado(escala: HorarioDaEscala): number {
  const { sabadoEntrada, sabadoSaida } = escala
  return sabadoEntrada && sabadoSaida ? duracaoDoTurno(sabadoEntrada, sabadoSaida) : minutosDoDia(escala)
}

/** Most days of work that seven days in a row may hold in a cycle. */
function diasNaPiorSemana(trabalho: number, folga: number): number {
  const ciclo = trabalho + folga
  const semanas = Array.from({ length: ciclo }, (_, inicio) =>
    Array.from({ length: 7 }, (__, dia) => (inicio + dia) % ciclo).filter((dia) => dia < trabalho),
  )
  return Math.max(...semanas.map((dias) => dias.length))
}

/** Minutes of the week: the fixed days summed, or the fullest week of the cycle. */
export function minutosDaSemana(escala: HorarioDaEscala): number {
  if (escala.tipo === '12x36') return SEMANA_12X36
  if (escala.ciclo === 'rotativo')
    return minutosDoDia(escala) * diasNaPiorSemana(escala.cicloTrabalho ?? 1, escala.cicloFolga ?? 1)
  return escala.dias.reduce(
    (soma, dia) => soma + (dia === 'sab' ? minutosDoSabado(escala) : minutosDoDia(escala)),
    0,
  )
}

export interface ResumoDaEscala {
  readonly minutosDia: number
  readonly minutosSemana: number
  /** In hours with two decimals, as it is kept and sent. */
  readonly horasSemanais: number
  readonly noturna: boolean
}

export function resumoDaEscala(escala: HorarioDaEscala): ResumoDaEscala {
  const minutosSemana = minutosDaSemana(escala)
  return {
    minutosDia: minutosDoDia(escala),
    minutosSemana,
    horasSemanais: Math.round((minutosSemana / 60) * 100) / 100,
    noturna: horasNoturnas(escala.entrada, escala.saida).minutosRelogio > 0,
  }
}

type Recusa = readonly [campo: string, mensagem: string]

/** What the fields cannot say together, each with the field that answers for it. */
export function recusasDaEscala(escala: HorarioDaEscala): Recusa[] {
  const { ciclo, tipo, sabadoEntrada, sabadoSaida } = escala
  const recusas: Recusa[] = ciclo === 'semanal' ? recusasDaSemana(escala) : recusasDoCiclo(escala)
  if (tipo === '12x36' && duracaoDoTurno(escala.entrada, escala.saida) !== DOZE_HORAS)
    recusas.push(['saida', 'Na 12x36 a saída é doze horas depois da entrada'])
  if (tipo !== '12x36' && minutosDoDia(escala) <= 0)
    recusas.push(['intervaloMinutos', 'O intervalo não cabe entre a entrada e a saída'])
  if (Boolean(sabadoEntrada) !== Boolean(sabadoSaida))
    recusas.push([sabadoEntrada ? 'sabadoSaida' : 'sabadoEntrada', 'Informe a entrada e a saída do sábado'])
  if (sabadoEntrada && !escala.dias.includes('sab'))
    recusas.push(['sabadoEntrada', 'O sábado não é dia de trabalho nesta escala'])
  if (sabadoEntrada && sabadoSaida && duracaoDoTurno(sabadoEntrada, sabadoSaida) > 360)
    recusas.push(['sabadoSaida', 'Um sábado com horário próprio tem até seis horas'])
  return recusas
}

function recusasDaSemana({ dias, repouso, tipo }: HorarioDaEscala): Recusa[] {
  if (dias.length === 0) return [['dias', 'Escolha os dias de trabalho']]
  if (dias.length === 7) return [['dias', 'Deixe ao menos um dia de repouso na semana (CLT art. 67)']]
  const recusas: Recusa[] = []
  if (tipo === '12x36') recusas.push(['ciclo', 'A 12x36 não segue os dias da semana'])
  if (!repouso) recusas.push(['repouso', 'Escolha o dia de repouso'])
  else if (dias.includes(repouso)) recusas.push(['repouso', 'O repouso cai em um dia de trabalho'])
  return recusas
}

function recusasDoCiclo({ cicloTrabalho, cicloFolga, dias }: HorarioDaEscala): Recusa[] {
  const recusas: Recusa[] = []
  if (!cicloTrabalho) recusas.push(['cicloTrabalho', 'Informe os dias de trabalho'])
  if (!cicloFolga) recusas.push(['cicloFolga', 'Informe os dias de folga'])
  // A weekly rest after at most six days of work (CLT art. 67; OJ 410 SDI-1).
  if (cicloTrabalho && cicloTrabalho > 6)
    recusas.push(['cicloTrabalho', 'O repouso vem depois de no máximo seis dias de trabalho'])
  if (dias.length > 0) recusas.push(['dias', 'Uma escala em rodízio não tem dias fixos'])
  return recusas
}

type TabelaDeJornada = readonly Vigencia<{ readonly minutosDia: number; readonly minutosSemana: number }>[]

/** What the law says of the scale on a day: blocks and warnings, each with its article. */
export function achadosDaEscala(
  escala: HorarioDaEscala,
  data: string,
  tabela: TabelaDeJornada = [],
): readonly Achado[] {
  const { minutosDia, minutosSemana } = resumoDaEscala(escala)
  const achados: Achado[] = [
    ...verificarJornada({
      data,
      minutosDia,
      minutosSemana,
      tabela,
      dozePorTrintaESeis: escala.tipo === '12x36',
      compensada: escala.ciclo === 'rotativo' || escala.dias.length < 6,
    }),
  ]
  const minimo = intervaloMinimo(minutosDia)
  if (escala.intervaloMinutos < minimo) achados.push(intervaloCurto(minutosDia, minimo))
  if (escala.tipo === 'parcial' && minutosSemana > SEMANA_PARCIAL)
    achados.push(
      bloqueio('PARCIAL_ACIMA_DE_30H', 'O tempo parcial vai até 30 horas.', { baseLegal: 'CLT art. 58-A' }),
    )
  if (escala.tipo === '6x1' && minutosSemana === 44 * 60)
    achados.push(
      alerta('SEIS_POR_UM_44H', 'A escala 6x1 com 44 horas pode mudar: acompanhe a PEC das 40 horas.', {
        baseLegal: 'CF art. 7º XIII',
      }),
    )
  return achados
}

/** Under the legal interval a collective agreement may go down to half an hour; nothing goes below. */
function intervaloCurto(minutosDia: number, minimo: number): Achado {
  const texto = `Este dia pede ${minimo} minutos de intervalo`
  return minutosDia > 360
    ? alerta('INTERVALO_CURTO', `${texto}; menos que isso, só por convenção coletiva.`, {
        baseLegal: 'CLT arts. 71 e 611-A III',
      })
    : bloqueio('INTERVALO_CURTO', `${texto}.`, { baseLegal: 'CLT art. 71 § 1º' })
}
