import { formatData } from '../../br/data.ts'
import { visaoPorSigilo, type SetorDoAfastamento, type Sigilo } from '../afastamento/motivos-tipos.ts'
import { isMotivoDeAfastamento, motivoOf } from '../afastamento/motivos.ts'
import { menorData, somarDias, somarMeses, type DataIso } from '../calendario/datas.ts'
import {
  estabilidadeOf,
  fimComALicenca,
  fimDaEstabilidade,
  oQueAEstabilidadePermite,
  type TipoDeEstabilidade,
} from './estabilidade.ts'

/** A leave that protects, or that a clause of the agreement makes protect once it is over. */
export interface AfastamentoQueProtege {
  readonly id: number
  /** Number of the process, as people know it. */
  readonly numero: string
  readonly motivo: string
  readonly inicio: DataIso
  /** Last day; null while it is open. */
  readonly fim: DataIso | null
  /** First day paid by INSS; null where there is none. */
  readonly inssApartirDe: DataIso | null
  /** Protection that it opened, with its last day where that is known. */
  readonly estabilidade: TipoDeEstabilidade | null
  readonly estavelAte: DataIso | null
  /** Days that the agreement of the day of the return protects who comes back. */
  readonly retornoDias?: number | null
}

/** A fact told to the company that no process knows: a mandate, a pregnancy, a clause. */
export interface RegistroDeEstabilidade {
  readonly id: number
  readonly tipo: TipoDeEstabilidade
  /** First protected day: the candidacy, the communication, the day the clause says. */
  readonly inicio: DataIso
  /** Landmark from which the end is counted: birth (foreseen or not), end of the mandate, retirement. */
  readonly marco: DataIso | null
  /** The landmark is only foreseen. */
  readonly marcoPrevisto?: boolean
  /** Length that a clause gives after the landmark (or the first day), where the law gives none. */
  readonly meses?: number | null
  readonly dias?: number | null
  /** Last protected day, where the document says it. */
  readonly fim?: DataIso | null
  /** Day on which it was registered. */
  readonly registradoEm: DataIso
}

export interface FatosDaEstabilidade {
  readonly afastamentos?: readonly AfastamentoQueProtege[]
  readonly registros?: readonly RegistroDeEstabilidade[]
  /** What the agreement of the category gives: months before retirement. */
  readonly convencao?: { readonly aposentadoriaMeses: number | null } | null
}

/** One protection of a person: from when to when, why, and what it still allows. */
export interface EstabilidadeDaPessoa {
  readonly tipo: TipoDeEstabilidade
  readonly nome: string
  readonly inicio: DataIso
  /** Last protected day; null while it is not known, and then it holds. */
  readonly fim: DataIso | null
  /** The end rests on a date that is only foreseen. */
  readonly previsto: boolean
  readonly situacao: SituacaoDaEstabilidade
  readonly fonte: { readonly tipo: 'afastamento' | 'registro'; readonly id: number }
  /** Where it comes from, in words. */
  readonly origem: string
  readonly fundamento: string
  readonly permite: readonly string[]
  readonly sigilo: Sigilo
  /** The reason is not shown to who looks (see `estabilidadeVista`). */
  readonly oculta: boolean
}

export const situacoesDaEstabilidade = {
  vigente: 'Em vigor',
  futura: 'Vai começar',
  encerrada: 'Encerrada',
} as const
export type SituacaoDaEstabilidade = keyof typeof situacoesDaEstabilidade

const situacaoEm = (inicio: DataIso, fim: DataIso | null, hoje: DataIso): SituacaoDaEstabilidade =>
  hoje < inicio ? 'futura' : fim !== null && fim < hoje ? 'encerrada' : 'vigente'

type Achada = Pick<EstabilidadeDaPessoa, 'tipo' | 'inicio' | 'fim' | 'fonte' | 'origem'> &
  Partial<Pick<EstabilidadeDaPessoa, 'previsto' | 'fundamento' | 'sigilo'>>

const completar = (achada: Achada, hoje: DataIso): EstabilidadeDaPessoa => {
  const { nome, fundamento, sigilo } = estabilidadeOf(achada.tipo)
  return {
    nome,
    fundamento,
    sigilo,
    previsto: false,
    permite: oQueAEstabilidadePermite(achada.tipo),
    oculta: false,
    ...achada,
    situacao: situacaoEm(achada.inicio, achada.fim, hoje),
  }
}

/**
 * Protections of a person against dismissal, from leaves, from facts that were registered and from clauses of the agreement, the first to
 * begin first: those in force, to come and over (`situacao`). A pregnancy that was told and its maternity leave are one protection.
 */
export function estabilidadesDe(
  { afastamentos = [], registros = [], convencao = null }: FatosDaEstabilidade,
  hoje: DataIso,
): readonly EstabilidadeDaPessoa[] {
  const dosRegistros = registros.map((registro) => ({ registro, achada: doRegistro(registro, convencao) }))
  const gravidezes = dosRegistros.filter(({ registro }) => registro.tipo === 'GESTANTE')
  const dasLicencas = afastamentos.flatMap((licenca) => daLicenca(licenca, gravidezes))
  const juntados = new Set(dasLicencas.map(({ registroId }) => registroId))
  return [
    ...dasLicencas.map(({ achada }) => achada),
    ...dosRegistros.flatMap(({ registro, achada }) => (juntados.has(registro.id) ? [] : [achada])),
    ...afastamentos.flatMap(doRetorno),
  ]
    .map((achada) => completar(achada, hoje))
    .toSorted((a, b) => (a.inicio < b.inicio ? -1 : a.inicio > b.inicio ? 1 : 0))
}

interface Gravidez {
  readonly registro: RegistroDeEstabilidade
  readonly achada: Achada
}

/** Months from the communication of a pregnancy to the leave of the same one, at most. */
const MESES_DA_GRAVIDEZ = 10

function daLicenca(
  licenca: AfastamentoQueProtege,
  gravidezes: readonly Gravidez[],
): readonly { readonly achada: Achada; readonly registroId: number | null }[] {
  const { estabilidade: tipo, estavelAte, inicio, fim, id, numero } = licenca
  if (tipo === null) return []
  const gravidez =
    tipo === 'GESTANTE'
      ? gravidezes.find(
          ({ registro }) =>
            registro.inicio <= inicio && inicio <= somarMeses(registro.inicio, MESES_DA_GRAVIDEZ),
        )
      : undefined
  const achada: Achada = {
    tipo,
    inicio: gravidez ? menorData(gravidez.achada.inicio, inicio) : inicio,
    fim: fimComALicenca(tipo, estavelAte ?? gravidez?.achada.fim ?? null, fim),
    previsto: estavelAte === null && (gravidez?.achada.previsto ?? false),
    fonte: { tipo: 'afastamento', id },
    origem: `Afastamento ${numero}`,
  }
  return [{ achada, registroId: gravidez?.registro.id ?? null }]
}

function doRegistro(registro: RegistroDeEstabilidade, convencao: FatosDaEstabilidade['convencao']): Achada {
  const { id, tipo, marco, registradoEm, marcoPrevisto = false } = registro
  const meses = convencao?.aposentadoriaMeses ?? null
  return {
    tipo,
    inicio:
      tipo === 'PRE_APOSENTADORIA' && marco !== null && meses !== null
        ? somarMeses(marco, -meses)
        : registro.inicio,
    fim: fimDoRegistro(registro),
    previsto: marcoPrevisto && !registro.fim,
    fonte: { tipo: 'registro', id },
    origem: `Registro de ${formatData(registradoEm)}`,
  }
}

/**
 * Last protected day of a registered fact: what its document says, or the months of law after the landmark, or the months and days of the
 * clause (data a data). Null while the landmark is not known.
 */
export function fimDoRegistro(registro: RegistroDeEstabilidade): DataIso | null {
  const { tipo, marco, fim = null, meses, dias } = registro
  if (fim !== null) return fim
  if (marco !== null && tipo === 'PRE_APOSENTADORIA') return marco
  const daLei = marco === null ? null : fimDaEstabilidade(tipo, marco)
  if (daLei) return daLei.estavelAte
  if (estabilidadeOf(tipo).meses !== null || (!meses && !dias)) return null
  return somarDias(somarMeses(marco ?? registro.inicio, meses ?? 0), dias ?? 0)
}

/** The clause that protects who comes back from an illness paid by INSS. */
function doRetorno({
  motivo,
  fim,
  inssApartirDe,
  id,
  numero,
  retornoDias: dias = null,
}: AfastamentoQueProtege): readonly Achada[] {
  const doenca = isMotivoDeAfastamento(motivo) && motivoOf(motivo).grupo === 'doenca'
  if (dias === null || fim === null || inssApartirDe === null || inssApartirDe > fim || !doenca) return []
  return [
    {
      tipo: 'CCT',
      inicio: somarDias(fim, 1),
      fim: somarDias(fim, dias),
      fonte: { tipo: 'afastamento', id },
      origem: `Retorno do afastamento ${numero}`,
      sigilo: 'saude',
    },
  ]
}

/** The most that any of somebody's sectors may see of a protection: its days, or also its reason. */
const veMotivo = (sigilo: Sigilo, setores: readonly string[]): boolean => {
  const visoes = visaoPorSigilo[sigilo]
  return setores.some(
    (setor) => Object.hasOwn(visoes, setor) && visoes[setor as SetorDoAfastamento] !== 'datas',
  )
}

/** A protection as somebody of these sectors sees it: who may not know the reason sees only that there is one, and its days. */
export const estabilidadeVista = (
  estabilidade: EstabilidadeDaPessoa,
  setores: readonly string[],
): EstabilidadeDaPessoa =>
  estabilidade.sigilo === 'comum' || veMotivo(estabilidade.sigilo, setores)
    ? estabilidade
    : {
        ...estabilidade,
        nome: 'Estabilidade provisória',
        origem: 'Motivo reservado',
        fundamento: 'Garantia provisória de emprego',
        permite: [],
        oculta: true,
      }
