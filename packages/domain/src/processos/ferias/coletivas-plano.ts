import { formatData } from '../../br/data.ts'
import {
  anosCompletos,
  diasEntre,
  somarAnos,
  somarDias,
  type DataIso,
} from '../../regras/calendario/datas.ts'
import { coletivasPeloSaldo, feriasColetivas } from '../../regras/ferias/coletivas.ts'
import { diasDeDireito } from '../../regras/ferias/direito.ts'
import { isSobreposto, type Intervalo } from '../../regras/ferias/trecho.ts'
import { type Paralisacao, intervaloDaParalisacao, emOrdem } from './coletivas.ts'

/** A period of acquisition, as the plan of a person counts with it. */
export interface PeriodoDaPessoa {
  readonly id: number
  readonly aquisitivoInicio: DataIso
  readonly aquisitivoFim: DataIso
  /** Days left. */
  readonly saldo: number
  /** Days that it was given so far: of one in progress, only in advance. */
  readonly direito: number
  readonly completo: boolean
  readonly faltas: number | null
}

export interface PessoaNasColetivas {
  readonly admissao: DataIso
  readonly nascimento: DataIso | null
  readonly desligamento: DataIso | null
  /** Number of a dismissal under way. */
  readonly demissao: string | null
  readonly periodos: readonly PeriodoDaPessoa[]
  /** Other vacations and leaves. */
  readonly impedimentos: readonly (Intervalo & { readonly motivo: string })[]
}

/** Why somebody is left out; who may be put in by hand after all says so. */
export interface ExcecaoDasColetivas {
  readonly codigo: string
  readonly motivo: string
  readonly podeIncluir: boolean
}

/** The request of one period of a person. */
export interface PedidoDasColetivas {
  readonly periodoId: number
  readonly fracoes: readonly Paralisacao[]
  /** Days of paid leave after the last stretch, above what the person has a right to. */
  readonly licencaDias: number
}

export interface PlanoDaPessoa {
  readonly excecao: ExcecaoDasColetivas | null
  readonly pedidos: readonly PedidoDasColetivas[]
  readonly diasDeFerias: number
  readonly diasDeLicenca: number
  /** Days left in the periods that it takes from. */
  readonly saldoDepois: number
  /** First day of the period of acquisition that begins with it (CLT art. 140). */
  readonly novoAquisitivoInicio: DataIso | null
  /** What else there is to know of the person. */
  readonly avisos: readonly string[]
}

const excecao = (codigo: string, motivo: string, podeIncluir = false): ExcecaoDasColetivas => ({
  codigo,
  motivo,
  podeIncluir,
})

const MAIORIDADE = 18

/** Why a person does not go with the others; null when nothing speaks against it. */
export function excecaoDasColetivas(
  { admissao, nascimento, desligamento, demissao, impedimentos, periodos: adquiridos }: PessoaNasColetivas,
  periodos: readonly Paralisacao[],
): ExcecaoDasColetivas | null {
  const dias = emOrdem(periodos).map(intervaloDaParalisacao)
  const inicio = dias[0]?.inicio ?? ''
  const fim = dias.at(-1)?.fim ?? ''
  if (admissao >= inicio)
    return excecao(
      'ADMITIDO_DEPOIS',
      `A admissão é em ${formatData(admissao)}: ainda não trabalhou para ter férias.`,
    )
  if (desligamento !== null && desligamento < fim)
    return excecao('DESLIGADO', `O vínculo termina em ${formatData(desligamento)}.`)
  if (demissao !== null)
    return excecao(
      'DEMISSAO_EM_ANDAMENTO',
      `Há uma demissão em andamento (${demissao}): não há férias no aviso prévio.`,
    )
  const impedimento = impedimentos.find((um) => dias.some((trecho) => isSobreposto(um, trecho)))
  if (impedimento)
    return excecao(
      'JA_FORA',
      `Já está fora nesses dias: ${impedimento.motivo}, de ${formatData(impedimento.inicio)} a ${formatData(impedimento.fim)}.`,
    )
  if (inicio < somarAnos(admissao, 1) && adquiridos.some(({ completo, direito }) => !completo && direito > 0))
    return excecao('JA_EM_COLETIVAS', 'Já está em outras coletivas, que ainda vão começar um período novo.')
  if (nascimento !== null && anosCompletos(nascimento, inicio) < MAIORIDADE)
    return excecao(
      'MENOR_DE_18',
      'Tem menos de 18 anos: se estuda, as férias coincidem com as escolares (CLT art. 136 § 2º). Confira antes de incluir.',
      true,
    )
  return null
}

/** What the days of a period in progress come to when a shutdown begins; null where it gives none before it is complete. */
export interface Adiantamento {
  readonly dias: number
  /** Twelfths earned until then: fewer than twelve cut the period (CLT art. 140). */
  readonly avos: number
}

/**
 * Days that a period in progress is given before it is complete, because a collective vacation begins: all of them where
 * it will be complete by then, the proportional ones in the first year of work, rounded up to a whole day for the
 * employee (CLT arts. 139 and 140). Null after the first year, and for a period that is complete or was given days.
 */
export function adiantarPeriodo(
  admissao: DataIso,
  { aquisitivoInicio, aquisitivoFim, completo, direito, faltas }: PeriodoDaPessoa,
  inicio: DataIso,
): Adiantamento | null {
  if (completo || direito > 0 || inicio <= aquisitivoInicio) return null
  const faltasInjustificadas = faltas ?? 0
  if (aquisitivoFim < inicio) return { dias: diasDeDireito(faltasInjustificadas)?.dias ?? 0, avos: 12 }
  if (inicio >= somarAnos(admissao, 1)) return null
  const coletivas = feriasColetivas({ admissao, aquisitivoInicio, inicio, dias: 0, faltasInjustificadas })
  return coletivas && { dias: Math.ceil(coletivas.diasDireito), avos: coletivas.avos }
}

interface Conta {
  readonly pedidos: Map<number, { fracoes: Paralisacao[]; licencaDias: number }>
  /** Days left in each period, as the shutdowns take them. */
  readonly saldos: Map<number, number>
  corte: DataIso | null
  licenca: number
  avisos: string[]
}

/**
 * What a collective vacation takes from one person: the complete periods first, oldest first, the proportional days in
 * the first year, and paid leave for what is above them, which nobody owes back (CLT arts. 139 and 140). One request for
 * each period that it takes from.
 */
export function planejarColetivas(
  pessoa: PessoaNasColetivas,
  periodos: readonly Paralisacao[],
  { incluir = false }: { readonly incluir?: boolean } = {},
): PlanoDaPessoa {
  const impede = excecaoDasColetivas(pessoa, periodos)
  if (impede && !(incluir && impede.podeIncluir)) return { ...NADA, excecao: impede }
  const conta: Conta = { pedidos: new Map(), saldos: new Map(), corte: null, licenca: 0, avisos: [] }
  for (const paralisacao of emOrdem(periodos)) tomar(pessoa, paralisacao, conta)
  const pedidos = [...conta.pedidos].map(([periodoId, pedido]) => ({ periodoId, ...pedido }))
  if (pedidos.length === 0)
    return {
      ...NADA,
      excecao: excecao(
        'SEM_DIREITO',
        'Não tem dias de férias adquiridos: nesses dias fica em licença remunerada ou trabalha em outro posto.',
      ),
    }
  const semFaltas = pessoa.periodos.some(({ id: um, faltas }) => conta.pedidos.has(um) && faltas === null)
  return {
    excecao: null,
    pedidos,
    diasDeFerias: pedidos.flatMap(({ fracoes }) => fracoes).reduce((soma, { dias }) => soma + dias, 0),
    diasDeLicenca: conta.licenca,
    saldoDepois: pedidos.reduce((soma, { periodoId }) => soma + (conta.saldos.get(periodoId) ?? 0), 0),
    novoAquisitivoInicio: conta.corte,
    avisos: [
      ...conta.avisos,
      ...(semFaltas
        ? ['As faltas do período ainda não foram informadas: o Departamento Pessoal confere.']
        : []),
    ],
  }
}

const NADA: Omit<PlanoDaPessoa, 'excecao'> = {
  pedidos: [],
  diasDeFerias: 0,
  diasDeLicenca: 0,
  saldoDepois: 0,
  novoAquisitivoInicio: null,
  avisos: [],
}

function tomar(
  { admissao, periodos }: PessoaNasColetivas,
  { inicio, dias }: Paralisacao,
  conta: Conta,
): void {
  if (conta.corte !== null) {
    conta.avisos.push(
      `As coletivas de ${formatData(inicio)} contam o período que começa em ${formatData(conta.corte)}: faça outro lote depois desse dia.`,
    )
    return
  }
  const emCurso = periodos.find((um) => um.aquisitivoInicio < inicio && um.aquisitivoFim >= inicio)
  const adiantados = new Map(periodos.map((um) => [um.id, adiantarPeriodo(admissao, um, inicio)?.dias ?? 0]))
  const saldoDe = (um: PeriodoDaPessoa): number =>
    conta.saldos.get(um.id) ?? um.saldo + (adiantados.get(um.id) ?? 0)
  const tomada = coletivasPeloSaldo({
    admissao,
    ...(emCurso && { aquisitivoInicio: emCurso.aquisitivoInicio }),
    inicio,
    dias,
    faltasInjustificadas: emCurso?.faltas ?? 0,
    periodos: periodos.map((um) => ({ ...um, saldo: saldoDe(um) })),
  })
  if (!tomada) return
  let cursor = inicio
  let ultimo: { licencaDias: number } | null = null
  for (const { aquisitivoInicio, dias: exatos } of tomada.lancamentos) {
    const periodo = periodos.find((um) => um.aquisitivoInicio === aquisitivoInicio)
    // Half a day of the twelfths is a whole one, for the employee.
    const usados = Math.min(dias - diasEntre(inicio, cursor), Math.ceil(exatos))
    if (!periodo || usados <= 0) continue
    const pedido = conta.pedidos.get(periodo.id) ?? { fracoes: [], licencaDias: 0 }
    pedido.fracoes.push({ inicio: cursor, dias: usados })
    conta.pedidos.set(periodo.id, pedido)
    conta.saldos.set(periodo.id, saldoDe(periodo) - usados)
    cursor = somarDias(cursor, usados)
    ultimo = pedido
  }
  const licenca = dias - diasEntre(inicio, cursor)
  conta.licenca += licenca
  if (ultimo) ultimo.licencaDias += licenca
  else
    conta.avisos.push(
      `Nas coletivas de ${formatData(inicio)} não tem mais dias de férias: fica em licença remunerada.`,
    )
  if (tomada.novoAquisitivoInicio === null || !ultimo) return
  conta.corte = tomada.novoAquisitivoInicio
  conta.avisos.push(`Novo período aquisitivo a partir de ${formatData(inicio)} (CLT art. 140).`)
}
