import { alerta, bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import { anosCompletos, type DataIso } from '../calendario/datas.ts'
import { horasNoturnas } from '../jornada/horas.ts'
import { DESCANSO_ENTRE_JORNADAS_MINUTOS } from '../jornada/intervalos.ts'
import { limiteDeJornada } from '../parametros/tabelas.ts'
import { vigenteEm } from '../parametros/vigencia.ts'
import { agendaEmVolta, isFora, descansoEntre, diasSeguidos, minutosDaSemana, vizinhos } from './agenda.ts'
import type { Candidato, ParametrosDaCobertura, TurnoACobrir } from './substituto-tipos.ts'
import { isMesmoHorario, type Turno } from './turnos.ts'

/** What each check looks at, with the shifts of the person around the day. */
export interface BaseDaEscolha {
  readonly turno: TurnoACobrir
  readonly candidato: Candidato
  readonly agenda: readonly Turno[]
  readonly parametros: ParametrosDaCobertura
}

type Verificacao = (base: BaseDaEscolha) => readonly Pendencia[]

const NADA: readonly Pendencia[] = []
const HORA = 60
const DOZE_HORAS = 12 * HORA
const DESCANSO_DA_12X36 = 36 * HORA
const DIAS_ATE_O_REPOUSO = 6
/** Two hours more on each of six days (CLT art. 59). */
const EXTRAS_DA_SEMANA = 12 * HORA
const MAIORIDADE = 18

export const emHoras = (minutos: number): string => {
  const resto = minutos % HORA
  return `${(minutos - resto) / HORA} h${resto === 0 ? '' : ` ${resto} min`}`
}

const ausente: Verificacao = ({ turno: { data }, candidato: { ausencias = [] } }) =>
  ausencias
    .filter((uma) => isFora(uma, data))
    .map(({ tipo, inicio, fim }) =>
      bloqueio(
        tipo === 'ferias' ? 'EM_FERIAS' : 'EM_AFASTAMENTO',
        `Está ${tipo === 'ferias' ? 'em férias' : 'fora'} ${fim === null ? `desde ${formatData(inicio)}` : `de ${formatData(inicio)} a ${formatData(fim)}`}.`,
        { baseLegal: 'CLT arts. 134 e 476' },
      ),
    )

const ocupado: Verificacao = ({ turno, agenda }) => {
  const outro = agenda.find((um) => isMesmoHorario(um, turno))
  return outro
    ? [
        bloqueio('JA_ESCALADO', `Já trabalha das ${hora(outro.entrada)} às ${hora(outro.saida)} nesse dia.`, {
          baseLegal: 'Escala da pessoa',
        }),
      ]
    : NADA
}

const hora = (momento: string): string => momento.slice(11)

/** Least rest after a shift: 36 hours where it has twelve (CLT art. 59-A), 11 otherwise (art. 66). */
const descansoDepoisDe = ({ minutos }: Turno): number =>
  minutos >= DOZE_HORAS ? DESCANSO_DA_12X36 : DESCANSO_ENTRE_JORNADAS_MINUTOS

/** Findings about the rest between two shifts in order (CLT arts. 59-A and 66); `frase` says which shift is too close. */
export function faltaDescanso(antes: Turno, depois: Turno, frase: string): readonly Pendencia[] {
  const minutos = descansoEntre(antes, depois)
  const minimo = descansoDepoisDe(antes)
  if (minutos >= minimo) return NADA
  const dados = { minutos, minimo }
  return minutos < DESCANSO_ENTRE_JORNADAS_MINUTOS
    ? [
        bloqueio(
          'DESCANSO_ENTRE_JORNADAS',
          `${frase}: ${emHoras(minutos)} de descanso, precisa de 11 h (CLT art. 66).`,
          { baseLegal: 'CLT art. 66', dados },
        ),
      ]
    : [
        bloqueio(
          'DESCANSO_36_HORAS',
          `${frase}: ${emHoras(minutos)} de descanso, precisa de 36 h depois de 12 (CLT art. 59-A).`,
          { baseLegal: 'CLT art. 59-A', dados },
        ),
      ]
}

const descanso: Verificacao = ({ turno, agenda }) => {
  if (agenda.some((um) => isMesmoHorario(um, turno))) return NADA
  const { antes, depois } = vizinhos(agenda, turno)
  return [
    ...(antes
      ? faltaDescanso(antes, turno, `Sai às ${hora(antes.saida)} de ${formatData(antes.saida)}`)
      : NADA),
    ...(depois
      ? faltaDescanso(turno, depois, `Entra às ${hora(depois.entrada)} de ${formatData(depois.entrada)}`)
      : NADA),
  ]
}

const repouso: Verificacao = ({ turno, agenda }) => {
  const dias = diasSeguidos(agenda, turno.data)
  return dias > DIAS_ATE_O_REPOUSO
    ? [
        bloqueio('REPOUSO_SEMANAL', `Seriam ${dias} dias seguidos: o repouso vem depois de no máximo seis.`, {
          baseLegal: 'CLT art. 67; OJ 410 SDI-1 TST',
          dados: { dias },
        }),
      ]
    : NADA
}

/** Minutes over the week that this shift adds; the fuller week of a 12x36 is the person's own. */
export function extrasDaSemana({ turno, agenda, parametros, candidato }: BaseDaEscolha): number {
  const { minutosSemana = vigenteEm(limiteDeJornada, turno.data)?.valor.minutosSemana ?? 0 } = parametros
  const { escala, outrosTurnos = [] } = candidato
  const propria =
    escala?.escala.tipo === '12X36'
      ? minutosDaSemana(
          agenda.filter((um) => !outrosTurnos.includes(um)),
          turno.data,
        )
      : 0
  const total = minutosDaSemana(agenda, turno.data) + turno.minutos
  return Math.max(0, total - Math.max(minutosSemana, propria))
}

const semana: Verificacao = (base) => {
  const extras = extrasDaSemana(base)
  if (extras === 0) return NADA
  const dados = { minutos: extras }
  return extras > EXTRAS_DA_SEMANA
    ? [
        bloqueio(
          'SEMANA_ACIMA_DO_LIMITE',
          `Passaria ${emHoras(extras)} da semana; o máximo são 12 h extras.`,
          {
            baseLegal: 'CF art. 7º XIII; CLT art. 59',
            dados,
          },
        ),
      ]
    : [
        alerta('HORAS_EXTRAS', `Faz ${emHoras(extras)} extras na semana.`, {
          baseLegal: 'CLT art. 59 § 1º',
          dados,
        }),
      ]
}

/** Part time up to this many hours a week takes six more of them; above it, none. */
const PARCIAL_COM_EXTRAS = 26 * HORA
const EXTRAS_DO_PARCIAL = 6 * HORA

const tempoParcial: Verificacao = ({ turno, agenda, candidato: { minutosDoTempoParcial: contrato } }) => {
  if (contrato === undefined) return NADA
  const extras = minutosDaSemana(agenda, turno.data) + turno.minutos - contrato
  const maximo = contrato > PARCIAL_COM_EXTRAS ? 0 : EXTRAS_DO_PARCIAL
  if (extras <= maximo) return NADA
  return [
    bloqueio(
      'TEMPO_PARCIAL',
      maximo === 0
        ? `Tempo parcial de ${emHoras(contrato)} não tem horas extras, e seriam ${emHoras(extras)}.`
        : `Tempo parcial de ${emHoras(contrato)} vai até ${emHoras(maximo)} extras na semana, e seriam ${emHoras(extras)}.`,
      { baseLegal: 'CLT art. 58-A', dados: { minutos: extras } },
    ),
  ]
}

const cargo: Verificacao = ({ turno, candidato }) =>
  candidato.cargoId === turno.cargoId
    ? NADA
    : [
        alerta('CARGO_DIFERENTE', 'É de outro cargo: a cobertura não pode virar desvio de função.', {
          baseLegal: 'CLT art. 456 parágrafo único',
        }),
      ]

const riscos: Verificacao = ({ turno: { riscos: doPosto = [] }, candidato: { riscosLiberados = [] } }) =>
  doPosto
    .filter((risco) => !riscosLiberados.includes(risco))
    .map((risco) =>
      bloqueio('RISCO_SEM_EXAME', `Falta o exame para este risco: ${risco}.`, {
        baseLegal: 'NR-7 item 7.5.10',
        dados: { risco },
      }),
    )

const treinamentos: Verificacao = ({ turno, candidato }) =>
  (turno.treinamentos ?? []).flatMap(({ codigo, nome }): Pendencia[] => {
    const onde = { baseLegal: 'NR-1 item 1.7', dados: { codigo } }
    const feito = candidato.treinamentos?.find((um) => um.codigo === codigo)
    if (!feito) return [bloqueio('TREINAMENTO_AUSENTE', `Não tem ${nome}.`, onde)]
    if (feito.semRegistro)
      return [
        alerta('TREINAMENTO_SEM_REGISTRO', `A ficha não tem o certificado de ${nome}: confira antes.`, onde),
      ]
    return feito.ate !== null && feito.ate < turno.data
      ? [bloqueio('TREINAMENTO_VENCIDO', `${nome} vencida em ${formatData(feito.ate)}.`, onde)]
      : []
  })

const OITO_HORAS = 8 * HORA

const isMenorEm = (nascimento: DataIso | undefined, data: DataIso): boolean =>
  nascimento !== undefined && anosCompletos(nascimento, data) < MAIORIDADE

const menorSemExtras: Verificacao = (base) => {
  const { turno, agenda, candidato } = base
  if (!isMenorEm(candidato.nascimento, turno.data)) return NADA
  const doDia = agenda
    .filter(({ data }) => data === turno.data)
    .reduce((soma, { minutos }) => soma + minutos, turno.minutos)
  return doDia > OITO_HORAS || extrasDaSemana(base) > 0
    ? [
        bloqueio('HORAS_EXTRAS_PROTEGIDO', 'Menor de 18 anos não faz horas extras.', {
          baseLegal: 'CLT art. 413',
        }),
      ]
    : NADA
}

const protegido: Verificacao = ({ turno, candidato: { nascimento, gestanteOuLactante = false } }) =>
  verificarProtegido({
    data: turno.data,
    insalubre: turno.insalubre === true,
    perigoso: turno.perigoso === true,
    noturno: isNoturno(hora(turno.entrada), hora(turno.saida)),
    nascimento,
    gestanteOuLactante,
  })

/** Whether a shift has a minute between 22h and 5h (CLT art. 73 § 2º). */
export const isNoturno = (entrada: string, saida: string): boolean =>
  horasNoturnas(entrada, saida).minutosRelogio > 0

interface Protegido {
  readonly data: DataIso
  readonly insalubre: boolean
  readonly perigoso: boolean
  readonly noturno: boolean
  readonly nascimento: DataIso | undefined
  readonly gestanteOuLactante: boolean
}

/**
 * Work that the law keeps from the young, and from who is pregnant or nursing where it is unhealthy (CF art. 7º XXXIII; CLT
 * arts. 394-A, 404 and 405).
 */
export function verificarProtegido(quem: Protegido): readonly Pendencia[] {
  const { data, insalubre, perigoso, noturno, nascimento, gestanteOuLactante } = quem
  const isMenor = isMenorEm(nascimento, data)
  return [
    ...(insalubre && (isMenor || gestanteOuLactante)
      ? [
          bloqueio('INSALUBRE_PROTEGIDO', 'Não pode trabalhar em local insalubre.', {
            baseLegal: 'CLT arts. 394-A e 405 I',
          }),
        ]
      : NADA),
    ...(isMenor && perigoso
      ? [
          bloqueio('PERIGOSO_PROTEGIDO', 'Menor de 18 anos não trabalha em local perigoso.', {
            baseLegal: 'CF art. 7º XXXIII; CLT art. 405 I',
          }),
        ]
      : NADA),
    ...(isMenor && noturno
      ? [
          bloqueio('NOTURNO_PROTEGIDO', 'Menor de 18 anos não trabalha entre 22h e 5h.', {
            baseLegal: 'CF art. 7º XXXIII; CLT art. 404',
          }),
        ]
      : NADA),
  ]
}

const quarentena: Verificacao = ({ turno, candidato: { foraDoTomadorAte } }) =>
  foraDoTomadorAte && turno.data <= foraDoTomadorAte
    ? [
        bloqueio(
          'QUARENTENA_TOMADOR',
          `Foi empregado deste cliente: só pode servi-lo depois de ${formatData(foraDoTomadorAte)}.`,
          { baseLegal: 'Lei 6.019/1974 art. 5º-D' },
        ),
      ]
    : NADA

const verificacoes: readonly Verificacao[] = [
  ausente,
  ocupado,
  descanso,
  repouso,
  semana,
  tempoParcial,
  menorSemExtras,
  cargo,
  riscos,
  treinamentos,
  protegido,
  quarentena,
]

/** A candidate with the shifts around the day, read once for the checks and the fit. */
export const readEscolha = (
  turno: TurnoACobrir,
  candidato: Candidato,
  parametros: ParametrosDaCobertura = {},
): BaseDaEscolha => ({ turno, candidato, parametros, agenda: agendaEmVolta(candidato, turno.data) })

export const verificarEscolha = (base: BaseDaEscolha): readonly Pendencia[] =>
  verificacoes.flatMap((verificar) => verificar(base))

/**
 * Whether somebody may do a shift: absences, own and other shifts, 11 and 36 hours of rest, weekly rest, hours of the week and of
 * part time, cargo, risk, trainings, protections and the former employer (CLT arts. 58-A, 59, 59-A, 66, 67, 394-A, 404, 405 and 413; NR-1 and NR-7; Lei 6.019
 * art. 5º-D). Empty = may, without a remark.
 */
export const verificarSubstituto = (
  turno: TurnoACobrir,
  candidato: Candidato,
  parametros: ParametrosDaCobertura = {},
): readonly Pendencia[] => verificarEscolha(readEscolha(turno, candidato, parametros))
