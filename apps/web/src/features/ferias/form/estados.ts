import { avaliarDias } from '@rh/domain/regras/ferias/dias-possiveis'
import { maisDias } from '../../../lib/time/dia.ts'
import type { EstadoDoDia, EstadosDosDias } from '../../../ui/calendario/tipos.ts'
import { calcula, regraDe } from './conta.ts'
import { deAte } from '../textos.ts'
import type { Opcoes, Periodo } from '../registro.ts'

type Calendario = Opcoes['calendario']
interface Dias {
  readonly inicio: string
  readonly fim: string
}

/** How people are told apart under a month: by the first name, or in full where two share it. */
export function nomesCurtos(nomes: readonly string[]): (nome: string) => string {
  const primeiro = (nome: string): string => nome.split(' ')[0] ?? nome
  const vezes = Map.groupBy(new Set(nomes), primeiro)
  return (nome) => ((vezes.get(primeiro(nome))?.length ?? 0) > 1 ? nome : primeiro(nome))
}

const contem = ({ inicio, fim }: Dias, dia: string): boolean => inicio <= dia && dia <= fim

/** `As férias não podem começar em feriado (CLT art. 134 § 3º; PN 100 TST).` */
const comLei = (motivo: string, lei: string | null): string =>
  lei ? `${motivo.replace(/\.$/, '')} (${lei}).` : motivo

/** Why no vacation of the period starts on each of these days; empty where this browser cannot tell. */
function recusas(
  primeiro: string,
  quantos: number,
  { aquisitivoFim, concessivoFim }: Pick<Periodo, 'aquisitivoFim' | 'concessivoFim'>,
  calendario: Calendario,
): ReadonlyMap<string, string> {
  if (!calcula) return new Map()
  const { hoje } = calendario
  const dias = avaliarDias(primeiro, quantos, {
    // Of one day: what a longer one would run into, the days themselves say.
    dias: 1,
    aquisitivoFim,
    concessivoFim,
    hoje,
    regraDeInicio: regraDe(calendario),
  })
  return new Map(
    dias.flatMap(({ data, motivo, baseLegal }): [string, string][] => {
      if (data < hoje) return [[data, 'Este dia já passou.']]
      return motivo === null ? [] : [[data, comLei(motivo, baseLegal)]]
    }),
  )
}

/** What is known of each day from one on: where a vacation of the period may start, and who of the team is away. */
export function estadosDosDias(
  primeiro: string,
  quantos: number,
  periodo: Pick<Periodo, 'aquisitivoFim' | 'concessivoFim'>,
  calendario: Calendario,
): EstadosDosDias {
  const porQue = recusas(primeiro, quantos, periodo, calendario)
  const feriados = new Map(calendario.feriados.map(({ data, nome }) => [data, nome]))
  const nome = nomesCurtos(calendario.equipe.map((pessoa) => pessoa.nome))
  const dias = Array.from({ length: quantos }, (_, i) => maisDias(primeiro, i))
  return Object.fromEntries(
    dias.map((dia): [string, EstadoDoDia] => {
      const impossivel = porQue.get(dia)
      const feriado = feriados.get(dia)
      const fora = calendario.impedimentos.find((um) => contem(um, dia))
      const equipe = calendario.equipe.filter((um) => contem(um, dia)).map((um) => nome(um.nome))
      return [
        dia,
        {
          ...(impossivel !== undefined && { impossivel }),
          ...(feriado !== undefined && { feriado }),
          ...(fora && { tomado: `Já está fora: ${fora.motivo}, ${deAte(fora.inicio, fora.fim)}` }),
          ...(equipe.length > 0 && { equipe }),
        },
      ]
    }),
  )
}

/** Who of the team is away on some of these days, the first to leave first. */
export const equipeFora = (equipe: Calendario['equipe'], { inicio, fim }: Dias): Calendario['equipe'] =>
  equipe.filter((um) => um.inicio <= fim && inicio <= um.fim)
