import { diaDaSemana, diasDaSemana, DSR_NO_DOMINGO, type Escala } from '../../calendario/escala.ts'
import { diasEntre, somarDias, type DataIso } from '../../calendario/datas.ts'
import { fracaoDe } from '../../arredondamento.ts'
import { avaliarDias, type DiaDoCalendario } from '../dias-possiveis.ts'
import { custoDaDobra } from '../melhores-datas.ts'
import type { Horizonte } from './horizonte.ts'
import type { Candidato, Parte } from './tipos.ts'

/** A stretch with the days on which it may begin. */
export interface Avaliada {
  readonly parte: Parte
  /** Every day on which it may begin, in order; the chosen day only, where one was. */
  readonly possiveis: readonly Candidato[]
  /** What the solver chooses from: the best day of each week, the first, and the last one without double. */
  readonly candidatos: readonly Candidato[]
  readonly ultimoInicioSemDobro: DataIso | null
  /** The reason that most days were refused for, in words; null where none was. */
  readonly recusa: string | null
}

/** What a stretch costs by itself on a day: double pay and cover, in centavos. */
const custoDe = ({ dobraCentavos, coberturaCentavos }: Candidato): number => dobraCentavos + coberturaCentavos

/** Centavos for each day that a vacation already paid in double waits: it is owed, hence marked early. */
const ESPERA_DO_VENCIDO = 500

/** What the planner weighs of a day by itself: its cost, and how long what is overdue waits. */
export const pesoDe = (candidato: Candidato): number =>
  custoDe(candidato) + (candidato.diasEmDobro > 0 ? candidato.de * ESPERA_DO_VENCIDO : 0)

/**
 * Days on which a stretch may begin: lawful, told in time, in the year that is planned. What is due before the year is
 * marked as soon as it can be.
 */
export function avaliar(parte: Parte, horizonte: Horizonte): Avaliada {
  const { pessoa, periodo, dias, fixo } = parte
  const [primeiro = ''] = horizonte.dias
  const calendario = {
    dias,
    aquisitivoFim: periodo.aquisitivoFim,
    concessivoFim: periodo.concessivoFim,
    impedimentos: pessoa.impedimentos,
    regraDeInicio: pessoa.regraDeInicio,
  }
  const avaliados = avaliarDias(primeiro, horizonte.dias.length, calendario)
  const turnos = somaDosTurnos(avaliados, pessoa.regraDeInicio.escala)
  const limite = diasEntre(primeiro, periodo.concessivoFim) - dias + 1
  // In time this year, it waits for the year that is planned.
  const desde = limite < horizonte.anoNovo ? horizonte.primeiroInicio : horizonte.anoNovo
  const janela = avaliados.slice(0, horizonte.ultimoInicio + 1)
  const abertos = janela.flatMap((dia, de) =>
    dia.situacao === 'possivel' ? [candidatoDe(parte, dia, { de, turnos })] : [],
  )
  const noAno = abertos.filter(({ de }) => de >= desde)
  const possiveis = fixo === null ? noAno : abertos.filter(({ inicio }) => inicio === fixo)
  const ultimo = abertos.findLast(({ diasEmDobro }) => diasEmDobro === 0)
  return {
    parte,
    possiveis,
    candidatos: poucos(possiveis, primeiro, ultimo),
    ultimoInicioSemDobro: ultimo?.inicio ?? null,
    recusa: fixo === null ? maisComum(janela.slice(desde)) : motivoDoDia(avaliados, fixo),
  }
}

interface Lugar {
  readonly de: number
  /** Shifts of the days before each day. */
  readonly turnos: readonly number[]
}

function candidatoDe(
  { dias, pessoa: { remuneracaoCentavos, regraDeInicio } }: Parte,
  { data, diasEmDobro }: DiaDoCalendario,
  { de, turnos }: Lugar,
): Candidato {
  const quantos = (turnos[Math.min(de + dias, turnos.length - 1)] ?? 0) - (turnos[de] ?? 0)
  return {
    inicio: data,
    fim: somarDias(data, dias - 1),
    de,
    ate: de + dias - 1,
    diasEmDobro,
    dobraCentavos: custoDaDobra(remuneracaoCentavos, diasEmDobro) ?? 0,
    turnos: quantos,
    coberturaCentavos: fracaoDe(remuneracaoCentavos, quantos, turnosPorMes(regraDeInicio.escala)),
  }
}

/** 12x36 works on holidays (CLT art. 59-A); the other scales do not. */
function somaDosTurnos(dias: readonly DiaDoCalendario[], escala: Escala | undefined): readonly number[] {
  const somas = [0]
  for (const { folga, situacao } of dias) {
    const trabalha = !folga && (situacao !== 'feriado' || escala?.tipo === '12X36')
    somas.push((somas.at(-1) ?? 0) + (trabalha ? 1 : 0))
  }
  return somas
}

const DIAS_DO_MES = 30

/** Shifts of a month without holidays, by the scale; at least one. */
export function turnosPorMes(escala: Escala = DSR_NO_DOMINGO): number {
  if (escala.tipo === '12X36') return DIAS_DO_MES / 2
  const [trabalho, ciclo] =
    escala.tipo === 'SEMANAL'
      ? [7 - new Set([...escala.repousos, ...(escala.folgas ?? [])]).size, 7]
      : [escala.diasTrabalho, escala.diasTrabalho + escala.diasFolga]
  return Math.max(1, Math.round((DIAS_DO_MES * trabalho) / ciclo))
}

/** The cheapest day of each week (the earlier of equals), the first of all and the last without double, in order. */
function poucos(
  possiveis: readonly Candidato[],
  primeiroDia: DataIso,
  ultimo: Candidato | undefined,
): readonly Candidato[] {
  if (possiveis.length === 0) return possiveis
  const diaDoPrimeiro = diasDaSemana.indexOf(diaDaSemana(primeiroDia))
  const semanas = Map.groupBy(possiveis, ({ de }) => Math.floor((de + diaDoPrimeiro) / 7))
  const escolhidos = new Set([possiveis[0], ...(ultimo && possiveis.includes(ultimo) ? [ultimo] : [])])
  for (const semana of semanas.values())
    escolhidos.add(
      semana.reduce((melhor, candidato) => (pesoDe(candidato) < pesoDe(melhor) ? candidato : melhor)),
    )
  return possiveis.filter((candidato) => escolhidos.has(candidato))
}

/** Reasons of the person and not of the day: they say more than that of each rest day. */
const DA_PESSOA = ['LICENCA_CONCOMITANTE', 'PERIODO_NAO_ADQUIRIDO']

function maisComum(dias: readonly DiaDoCalendario[]): string | null {
  const recusados = dias.filter(({ codigo }) => codigo !== null)
  const daPessoa = recusados.filter(({ codigo }) => DA_PESSOA.includes(codigo ?? ''))
  const porCodigo = Map.groupBy(daPessoa.length > 0 ? daPessoa : recusados, ({ codigo }) => codigo)
  const [maior] = [...porCodigo.values()].toSorted((a, b) => b.length - a.length)
  return maior?.[0]?.motivo ?? null
}

const motivoDoDia = (dias: readonly DiaDoCalendario[], fixo: DataIso): string =>
  dias.find(({ data }) => data === fixo)?.motivo ?? 'A data está fora do ano do plano ou antes do aviso.'
