import { formatData } from '../../br/data.ts'
import { diasEntre, maiorData, somarDias, type DataIso } from '../calendario/datas.ts'

/** Where a homologated leave stands on a day, with the name of its tab: never kept, always read from the dates. */
export const situacoesDoAfastamento = {
  agendado: 'A começar',
  vigente: 'Vigente',
  a_vencer: 'A vencer',
  prorrogado: 'Prorrogado',
  aguardando_inss: 'Aguardando INSS',
  aguardando_exame: 'Aguardando exame',
  limbo: 'Limbo',
  encerrado: 'Encerrado',
} as const
export type SituacaoDoAfastamento = keyof typeof situacoesDoAfastamento

/** A leave as it is kept, with what its simulation says of INSS and of the exam. */
export interface RegistroDoAfastamento {
  readonly inicio: DataIso
  /** Last day as it stands now; null while it is open. */
  readonly fim: DataIso | null
  /** Last day that it had before it was last extended. */
  readonly prorrogadoDe?: DataIso | null
  readonly inssApartirDe: DataIso | null
  /** First day away from which the return exam is due; null for the reasons without it. */
  readonly exameRetornoDesde: DataIso | null
  readonly beneficio?: {
    readonly decisao?: 'concedido' | 'negado'
    /** Last day of the benefit, when INSS set one. */
    readonly cessacao?: DataIso
  } | null
  /** The last return exam. */
  readonly exame?: { readonly data: DataIso; readonly resultado: 'apto' | 'inapto' } | null
  /** First day back, once it was told. */
  readonly retorno?: DataIso | null
}

export interface VidaDoAfastamento {
  readonly situacao: SituacaoDoAfastamento
  /** First day of the situation. */
  readonly desde: DataIso
  readonly texto: string
  /** Next weekly reminder of a leave without an end; null when there is none to make. */
  readonly proximoLembrete: DataIso | null
}

const AVISAR_DIAS = 7
const SEMANA_DIAS = 7

type Parecer = Omit<VidaDoAfastamento, 'proximoLembrete'>

/**
 * Where a leave stands on a day. Back at work closes it, and so does its last day where no exam is due; *inapto* without a benefit
 * that still runs is limbo; the exam is waited for after the end, or once INSS refused; INSS is waited for from its first day to
 * its decision. `avisarDias` before the end it is about to end.
 */
export function vidaDoAfastamento(
  registro: RegistroDoAfastamento,
  hoje: DataIso,
  avisarDias = AVISAR_DIAS,
): VidaDoAfastamento {
  const parecer =
    foraDoPeriodo(registro, hoje) ??
    peloExame(registro, hoje) ??
    depoisDoFim(registro, hoje) ??
    emCurso(registro, hoje, avisarDias)
  const { inicio, fim } = registro
  const aberto = fim === null && parecer.situacao !== 'encerrado' && parecer.situacao !== 'agendado'
  return { ...parecer, proximoLembrete: aberto ? proximaSemana(inicio, hoje) : null }
}

/** The first day after today that is whole weeks after the beginning. */
const proximaSemana = (inicio: DataIso, hoje: DataIso): DataIso =>
  somarDias(inicio, (Math.floor(diasEntre(inicio, hoje) / SEMANA_DIAS) + 1) * SEMANA_DIAS)

function foraDoPeriodo({ inicio, retorno }: RegistroDoAfastamento, hoje: DataIso): Parecer | null {
  if (retorno && retorno <= hoje)
    return { situacao: 'encerrado', desde: retorno, texto: `Voltou em ${formatData(retorno)}.` }
  return hoje < inicio
    ? { situacao: 'agendado', desde: inicio, texto: `Começa em ${formatData(inicio)}.` }
    : null
}

function peloExame(registro: RegistroDoAfastamento, hoje: DataIso): Parecer | null {
  const { exame, fim } = registro
  if (!exame || exame.data > hoje) return exameDevido(registro, hoje)
  const { data, resultado } = exame
  if (resultado === 'apto') {
    // Fit before the last day: the leave goes on until then, or until the return is told.
    if (fim !== null && fim >= hoje) return null
    const desde = fim === null ? data : maiorData(data, somarDias(fim, 1))
    return { situacao: 'encerrado', desde, texto: `Exame de retorno apto em ${formatData(data)}.` }
  }
  return isBeneficioEmCurso(registro, hoje)
    ? null
    : {
        situacao: 'limbo',
        desde: data,
        texto: `O exame de ${formatData(data)} deu inapto e o INSS não paga: a empresa decide o que fazer.`,
      }
}

const isBeneficioEmCurso = ({ beneficio }: RegistroDoAfastamento, hoje: DataIso): boolean =>
  beneficio?.decisao === 'concedido' && beneficio.cessacao !== undefined && beneficio.cessacao >= hoje

/** The exam is owed once the person may come back: after the last day, or when INSS pays no longer. */
function exameDevido(registro: RegistroDoAfastamento, hoje: DataIso): Parecer | null {
  const { fim, exameRetornoDesde, beneficio } = registro
  const fimConhecido = beneficio?.cessacao ?? fim
  if (exameRetornoDesde === null || (fimConhecido !== null && fimConhecido < exameRetornoDesde)) return null
  const negado = beneficio?.decisao === 'negado'
  const acabou = fimConhecido !== null && fimConhecido < hoje
  if (!acabou && !(negado && exameRetornoDesde <= hoje)) return null
  return {
    situacao: 'aguardando_exame',
    desde: acabou ? somarDias(fimConhecido, 1) : exameRetornoDesde,
    texto: negado
      ? 'O INSS negou o benefício: convoque para o exame de retorno.'
      : 'Os dias acabaram: convoque para o exame de retorno.',
  }
}

const depoisDoFim = ({ fim }: RegistroDoAfastamento, hoje: DataIso): Parecer | null =>
  fim !== null && fim < hoje
    ? { situacao: 'encerrado', desde: somarDias(fim, 1), texto: `Acabou em ${formatData(fim)}.` }
    : null

function emCurso(registro: RegistroDoAfastamento, hoje: DataIso, avisarDias: number): Parecer {
  const { inicio, fim, inssApartirDe, prorrogadoDe, beneficio } = registro
  if (inssApartirDe !== null && inssApartirDe <= hoje && !beneficio?.decisao)
    return {
      situacao: 'aguardando_inss',
      desde: inssApartirDe,
      texto: `O INSS paga desde ${formatData(inssApartirDe)} e ainda não decidiu.`,
    }
  if (fim !== null && diasEntre(hoje, fim) <= avisarDias)
    return {
      situacao: 'a_vencer',
      desde: maiorData(inicio, somarDias(fim, -avisarDias)),
      texto: `Acaba em ${formatData(fim)}.`,
    }
  const ate = fim === null ? 'sem data de volta' : `até ${formatData(fim)}`
  return prorrogadoDe
    ? { situacao: 'prorrogado', desde: somarDias(prorrogadoDe, 1), texto: `Prorrogado, ${ate}.` }
    : { situacao: 'vigente', desde: inicio, texto: `Fora ${ate}.` }
}
