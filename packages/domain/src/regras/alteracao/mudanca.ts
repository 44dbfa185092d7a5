import { formatData } from '../../br/data.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import { turnoDaEscala, type HorasDaEscala } from '../../cadastros/turno-da-escala.ts'
import { proporcionalAJornada } from '../admissao/salario.ts'
import { meioParaCima } from '../arredondamento.ts'
import { diasEntre, maiorData, somarDias, type DataIso } from '../calendario/datas.ts'
import { isNoturno, verificarProtegido } from '../cobertura/substituto.ts'
import { verificarAdicionais, verificarPassagem, type Adicionais } from './remanejamento-destino.ts'

// Change of the scale or of the pay of everybody in some posts (CF art. 7º VI; CLT arts. 59-A, 66, 73 and 468).

/** A scale as the change needs it. */
export interface EscalaDaMudanca extends HorasDaEscala {
  readonly nome: string
  readonly minutosSemana: number
}

/** Terms of a change: what is not said stays. */
export interface TermosDaMudanca {
  readonly vigencia: DataIso
  readonly escala: EscalaDaMudanca | null
  /** New pay a month, in centavos; nobody who earns more loses it. */
  readonly salarioCentavos: number | null
  /** On top of what each one earns. */
  readonly percentual: number | null
}

/** Person in one of the posts, with the contract as it is on the day. */
export interface QuemMuda {
  readonly versaoId: number
  /** First day of the last version of the contract, also one to come. */
  readonly ultimaAlteracao: DataIso
  readonly postoId: number
  readonly salarioCentavos: number
  readonly escala: EscalaDaMudanca
  /** First day at the post, from which a cycle is counted; null for who holds no slot. */
  readonly noPostoDesde: DataIso | null
  readonly nascimento: DataIso
  /** Floor of the cargo for the legal week; null where the agreement has none. */
  readonly pisoCentavos: number | null
  /** Vacation or leave of the day, with its last day where that is known; null for who is at work. */
  readonly ausencia: { readonly ate: DataIso | null } | null
  /** Day of the end of a contract in notice or already ended. */
  readonly saida: DataIso | null
  /** Another slot is already marked for later: a return, or the end of this one. */
  readonly vagaMarcada: boolean
  /** Number of a transfer, promotion or dismissal under way. */
  readonly emAndamento: string | null
}

/** Kinds of exception, and whether a person may overrule them. */
export const excecoesDaMudanca = {
  saida: false,
  alteracao_posterior: false,
  vaga_marcada: false,
  salario_hora: false,
  noturno_protegido: false,
  sem_mudanca: false,
  descanso: false,
  ausente: true,
  em_andamento: true,
} as const
export type CodigoDaExcecao = keyof typeof excecoesDaMudanca

export interface ExcecaoDaMudanca {
  readonly codigo: CodigoDaExcecao
  readonly motivo: string
  /** May be put in by hand. */
  readonly podeIncluir: boolean
}

/** Pay under the change, in centavos: never below what the person earns, nor below the floor of the new week. */
export function salarioNaMudanca(
  { salarioCentavos, escala, pisoCentavos }: QuemMuda,
  termos: TermosDaMudanca,
): number {
  const { minutosSemana } = termos.escala ?? escala
  const pedido =
    termos.percentual === null
      ? (termos.salarioCentavos ?? salarioCentavos)
      : meioParaCima(salarioCentavos * (10_000 + Math.round(termos.percentual * 100)), 10_000)
  const piso = proporcionalAJornada(termos.vigencia, minutosSemana, pisoCentavos ?? 0) ?? 0
  return Math.max(pedido, salarioCentavos, piso)
}

/** Days after the first one on which a person may begin the new scale. */
const ESPERA = [0, 1, 2, 3] as const

/**
 * First days of the new scale that keep the rest after the last shift of the old one, which nobody works from the day of the
 * change on (CLT arts. 59-A and 66).
 */
export function iniciosPossiveis({ escala, noPostoDesde }: QuemMuda, termos: TermosDaMudanca): DataIso[] {
  const { escala: nova, vigencia } = termos
  if (!nova || noPostoDesde === null) return [vigencia]
  const antes = turnoDaEscala(escala, noPostoDesde)
  return ESPERA.map((dias) => somarDias(vigencia, dias)).filter(
    (dia) => verificarPassagem(antes, (inicio) => turnoDaEscala(nova, inicio), dia, vigencia).length === 0,
  )
}

const isDeTurmas = ({ tipo, cicloTrabalho, cicloFolga }: EscalaDaMudanca): boolean =>
  tipo === '12x36' || (cicloTrabalho === 1 && cicloFolga === 1)

/**
 * First day of each person: the nearest possible one or, in a scale of one day in two, the one that leaves two teams of the
 * same size in each post. Null for who finds none.
 */
export function iniciosDe(pessoas: readonly QuemMuda[], termos: TermosDaMudanca): (DataIso | null)[] {
  const { escala, vigencia } = termos
  const possiveis = pessoas.map((pessoa) => iniciosPossiveis(pessoa, termos))
  if (!escala || !isDeTurmas(escala)) return possiveis.map(([primeiro]) => primeiro ?? null)
  const turmaDe = (dia: DataIso): number => diasEntre(vigencia, dia) % 2
  const escolhas = possiveis.map((dias) =>
    [0, 1].flatMap((turma) => dias.find((dia) => turmaDe(dia) === turma) ?? []),
  )
  const doPosto = new Map<string, number>()
  const chave = (i: number, dia: DataIso): string => `${pessoas[i]?.postoId} ${turmaDe(dia)}`
  const quantos = (i: number, dia: DataIso): number => doPosto.get(chave(i, dia)) ?? 0
  const inicios: (DataIso | null)[] = pessoas.map(() => null)
  // Who has one choice takes it; the others make up the difference.
  const ordem = [...escolhas.entries()].toSorted(([i, a], [j, b]) => a.length - b.length || i - j)
  for (const [i, dias] of ordem) {
    const escolhido = dias.toSorted((a, b) => quantos(i, a) - quantos(i, b))[0]
    if (escolhido === undefined) continue
    inicios[i] = escolhido
    doPosto.set(chave(i, escolhido), quantos(i, escolhido) + 1)
  }
  return inicios
}

/** What the change does to one person: its first day, its pay, and what is said of it. */
export interface Mudado {
  readonly excecao: ExcecaoDaMudanca | null
  readonly avisos: readonly string[]
  readonly vigencia: DataIso
  /** Version that the new one follows. */
  readonly baseId: number
  readonly deCentavos: number
  readonly paraCentavos: number
}

/** What the two sides come to a month, in centavos. */
export interface LadosDaMudanca {
  /** First day of the person; null where no day keeps the rest. */
  readonly inicio: DataIso | null
  readonly antes: Adicionais
  readonly depois: Adicionais
}

const horas = (minutos: number): string => `${(minutos / 60).toLocaleString('pt-BR')} h`

function excecaoDe(
  quem: QuemMuda,
  termos: TermosDaMudanca,
  { inicio, paraCentavos }: { readonly inicio: DataIso | null; readonly paraCentavos: number },
): ExcecaoDaMudanca | null {
  const com = (codigo: CodigoDaExcecao, motivo: string): ExcecaoDaMudanca => ({
    codigo,
    motivo,
    podeIncluir: excecoesDaMudanca[codigo],
  })
  const { escala, saida, ultimaAlteracao, ausencia, salarioCentavos, nascimento } = quem
  const nova = termos.escala
  if (saida !== null) return com('saida', `O contrato termina em ${formatData(saida)}.`)
  if (ultimaAlteracao >= termos.vigencia)
    return com('alteracao_posterior', `O contrato já muda em ${formatData(ultimaAlteracao)}.`)
  if (nova && quem.vagaMarcada)
    return com('vaga_marcada', 'Está neste posto por um tempo: já há outro marcado para depois.')
  if (nova?.nome === escala.nome && paraCentavos === salarioCentavos)
    return com('sem_mudanca', 'Já tem esta escala e ganha este salário ou mais.')
  if (!nova && paraCentavos === salarioCentavos) return com('sem_mudanca', 'Já ganha este salário ou mais.')
  // Compared across: fractions of a centavo an hour would round away.
  if (nova && paraCentavos * escala.minutosSemana < salarioCentavos * nova.minutosSemana)
    return com(
      'salario_hora',
      `A semana sobe de ${horas(escala.minutosSemana)} para ${horas(nova.minutosSemana)} sem salário que a acompanhe: a hora valeria menos (CF art. 7º VI).`,
    )
  const noturno = nova !== null && isNoturno(nova.entrada.slice(0, 5), nova.saida.slice(0, 5))
  const data = inicio ?? termos.vigencia
  const [protegido] = verificarProtegido({
    data,
    // The place stays.
    insalubre: false,
    perigoso: false,
    noturno,
    nascimento,
    gestanteOuLactante: false,
  })
  if (protegido) return com('noturno_protegido', `${protegido.mensagem} (${protegido.baseLegal ?? ''})`)
  if (inicio === null)
    return com('descanso', 'Nenhum dos dias seguintes guarda o descanso entre as duas escalas.')
  if (ausencia !== null)
    return com(
      'ausente',
      ausencia.ate === null
        ? 'Está afastado, sem volta marcada: a mudança pode esperar por ela.'
        : `Está em férias ou afastado até ${formatData(ausencia.ate)}: a mudança pode esperar a volta.`,
    )
  return quem.emAndamento === null
    ? null
    : com('em_andamento', `Tem um pedido em andamento: ${quem.emAndamento}.`)
}

function avisosDe(
  quem: QuemMuda,
  termos: TermosDaMudanca,
  { lados, paraCentavos }: { readonly lados: LadosDaMudanca; readonly paraCentavos: number },
): string[] {
  const { salarioCentavos, escala, pisoCentavos } = quem
  const nova = termos.escala
  const minutos = (nova ?? escala).minutosSemana
  const piso = proporcionalAJornada(termos.vigencia, minutos, pisoCentavos ?? 0) ?? 0
  const pedido = termos.salarioCentavos
  return [
    ...(pedido !== null && salarioCentavos > pedido
      ? [`Continua com ${formatDinheiro(salarioCentavos)}, mais que o novo (CF art. 7º VI).`]
      : []),
    ...(piso === paraCentavos && piso > Math.max(salarioCentavos, pedido ?? 0)
      ? ['Sobe ao piso do cargo na nova semana (CF art. 7º V).']
      : []),
    ...(nova && nova.minutosSemana < escala.minutosSemana
      ? [
          `A semana cai de ${horas(escala.minutosSemana)} para ${horas(nova.minutosSemana)}, e o salário não (CF art. 7º VI).`,
        ]
      : []),
    ...verificarAdicionais(lados.antes, lados.depois).map(
      ({ mensagem, baseLegal }) => `${mensagem} (${baseLegal ?? ''})`,
    ),
    ...(lados.depois.noturnoCentavos > lados.antes.noturnoCentavos
      ? [
          `Ganha adicional noturno de ${formatDinheiro(lados.depois.noturnoCentavos - lados.antes.noturnoCentavos)} por mês. (CLT art. 73)`,
        ]
      : []),
    ...(lados.inicio !== null && lados.inicio > termos.vigencia
      ? [`Começa em ${formatData(lados.inicio)}, pelo descanso ou pela turma (CLT arts. 59-A e 66).`]
      : []),
  ]
}

/** What a change of scale or pay does to one person; nothing is ever reduced (CF art. 7º VI). */
export function mudar(quem: QuemMuda, termos: TermosDaMudanca, lados: LadosDaMudanca): Mudado {
  const paraCentavos = salarioNaMudanca(quem, termos)
  return {
    excecao: excecaoDe(quem, termos, { inicio: lados.inicio, paraCentavos }),
    avisos: avisosDe(quem, termos, { lados, paraCentavos }),
    vigencia: maiorData(lados.inicio ?? termos.vigencia, termos.vigencia),
    baseId: quem.versaoId,
    deCentavos: quem.salarioCentavos,
    paraCentavos,
  }
}
