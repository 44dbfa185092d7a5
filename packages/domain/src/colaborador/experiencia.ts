import { formatData } from '../br/data.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { diasEntre, somarDias, type DataIso } from '../regras/calendario/datas.ts'
import {
  MAXIMO_DE_EXPERIENCIA_DIAS,
  motivosDeExperiencia,
  s2206DaProrrogacaoAte,
  validarExperiencia,
} from '../regras/experiencia/contrato.ts'
import type { Grupo } from '../setores/grupos.ts'
import { setores } from '../setores/setores.ts'

/** What can be decided at an end of the trial contract. */
export const decisoesDaExperiencia = {
  prorrogar: { label: 'Prorrogar', feita: 'Experiência prorrogada' },
  efetivar: { label: 'Efetivar', feita: 'Efetivação decidida' },
  encerrar: { label: 'Encerrar', feita: 'Encerramento decidido' },
} as const
export type Decisao = keyof typeof decisoesDaExperiencia
export const decisaoNomes = codigosDe(decisoesDaExperiencia)

/** 1: the first term; 2: its extension. */
export type Termo = 1 | 2
export const termosDaExperiencia = { 1: 'Primeiro período', 2: 'Prorrogação' } as const

/** Who follows a trial: Rh, who decides, and Operacional, who knows how the person works. */
export const quemAcompanhaExperiencia: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...setores.operacional.grupos]),
]
/** Who says what should be decided. Who decides has no use for a suggestion of their own. */
export const quemSugereNaExperiencia: readonly Grupo[] = setores.operacional.grupos

/** Of Rh, who is told of what happens about a trial. */
export const rhDaExperiencia = ['Coordenador', 'Cadastro', 'Gerente Rh'] as const satisfies readonly Grupo[]
/** Who is told of an end that comes; of the scoped groups, those of the contract. */
export const quemEAvisadoDaExperiencia = [
  ...rhDaExperiencia,
  'Coordenador Operacional',
  'Gestor',
  'Assistente Gestor',
] as const satisfies readonly Grupo[]

/** Why an extension is too long, and what is not. */
export const excesso = (maxima: number): string =>
  `${motivosDeExperiencia.EXCEDE_90_DIAS}${maxima > 0 ? ` Escolha até ${maxima} dias.` : ''}`

export type DecisaoPedida =
  | { readonly decisao: 'prorrogar'; readonly dias: number }
  | { readonly decisao: 'efetivar' | 'encerrar' }

export interface DecisaoTomada {
  readonly termo: Termo
  readonly decisao: Decisao
  /** Last day of the trial as it leaves it. */
  readonly fim: DataIso
}

export interface ExperienciaFatos {
  readonly dataAdmissao: DataIso
  readonly dataDesligamento: DataIso | null
  readonly experienciaDias: number
  /** Agreed at the admission; it runs only when it is decided. */
  readonly experienciaProrrogacaoDias: number
  /** Oldest first; the last one counts. */
  readonly decisoes: readonly DecisaoTomada[]
}

/** A trial that runs on a day. */
export interface Experiencia {
  readonly fimPrimeiro: DataIso
  readonly termo: Termo
  readonly fimDoTermo: DataIso
  /** Until the end of the term. */
  readonly faltam: number
  /** From when the contract is indefinite if nothing else is decided (CLT art. 451). */
  readonly indeterminadoEm: DataIso
  /** The decision that holds on this term. */
  readonly decisao: Decisao | null
  readonly opcoes: readonly Decisao[]
  /** The extension that may still be decided. */
  readonly prorrogacao: {
    readonly sugerida: number
    readonly maxima: number
    /** Deadline of its S-2206. */
    readonly s2206Ate: DataIso
  } | null
}

export const fimDoPrimeiro = ({ dataAdmissao, experienciaDias }: ExperienciaFatos): DataIso =>
  somarDias(dataAdmissao, experienciaDias - 1)

/** Last day of the trial: an extension that nobody decided does not run (CLT art. 451). */
export const fimDaExperiencia = (fatos: ExperienciaFatos): DataIso =>
  fatos.decisoes.at(-1)?.fim ?? fimDoPrimeiro(fatos)

/** The trial as it stands on a day; null when none runs. */
export function experienciaEm(fatos: ExperienciaFatos, hoje: DataIso): Experiencia | null {
  if (impedimentoDaExperiencia(fatos, hoje) !== null) return null
  const fimPrimeiro = fimDoPrimeiro(fatos)
  const ultima = fatos.decisoes.at(-1)
  const fim = fimDaExperiencia(fatos)
  const termo: Termo = hoje > fimPrimeiro ? 2 : 1
  const fimDoTermo = termo === 1 ? fimPrimeiro : fimDoSegundo(fatos)
  const decisao = ultima?.termo === termo ? ultima.decisao : null
  const maxima = MAXIMO_DE_EXPERIENCIA_DIAS - fatos.experienciaDias
  const prorrogavel = termo === 1 && maxima > 0 && decisao !== 'efetivar'
  return {
    fimPrimeiro,
    termo,
    fimDoTermo,
    faltam: diasEntre(hoje, fimDoTermo),
    indeterminadoEm: somarDias(fim, 1),
    decisao,
    opcoes: decisao === 'efetivar' ? [] : decisaoNomes.filter((nome) => nome !== 'prorrogar' || prorrogavel),
    prorrogacao: prorrogavel
      ? {
          sugerida: Math.min(fatos.experienciaProrrogacaoDias || maxima, maxima),
          maxima,
          s2206Ate: s2206DaProrrogacaoAte(fimPrimeiro),
        }
      : null,
  }
}

/** End of the extension: that of the last decision to extend. */
const fimDoSegundo = (fatos: ExperienciaFatos): DataIso =>
  fatos.decisoes.findLast(({ decisao }) => decisao === 'prorrogar')?.fim ?? fimDoPrimeiro(fatos)

/** Why nothing can be decided on a day, in words; null when a trial runs. */
export function impedimentoDaExperiencia(fatos: ExperienciaFatos, hoje: DataIso): string | null {
  const { dataAdmissao, dataDesligamento, experienciaDias } = fatos
  if (experienciaDias === 0) return 'O contrato não é de experiência.'
  if (dataDesligamento !== null && dataDesligamento < hoje)
    return `Desligado em ${formatData(dataDesligamento)}.`
  if (dataDesligamento !== null) return `O desligamento já está marcado para ${formatData(dataDesligamento)}.`
  if (dataAdmissao > hoje) return `A admissão começa em ${formatData(dataAdmissao)}.`
  const fim = fimDaExperiencia(fatos)
  return fim < hoje
    ? `A experiência terminou em ${formatData(fim)}: o contrato é por prazo indeterminado desde ${formatData(somarDias(fim, 1))} (CLT art. 451).`
    : null
}

/** Why a decision is refused; the field that is wrong, where it is one. */
export interface Recusa {
  readonly mensagem: string
  readonly campo?: 'dias'
}

/** Whether this may be decided on the day about the term that the person saw; null when it may. */
export function recusaDaDecisao(
  pedida: DecisaoPedida,
  termo: Termo,
  fatos: ExperienciaFatos,
  hoje: DataIso,
): Recusa | null {
  const mensagem = impedimentoDaExperiencia(fatos, hoje)
  if (mensagem !== null) return { mensagem }
  const atual = experienciaEm(fatos, hoje)
  if (!atual || atual.decisao === 'efetivar')
    return { mensagem: 'A efetivação já foi decidida: o contrato passa a ser por prazo indeterminado.' }
  if (pedida.decisao === 'prorrogar' && atual.termo === 2)
    return { mensagem: motivosDeExperiencia.MAIS_DE_UMA_PRORROGACAO }
  if (atual.termo !== termo)
    return {
      mensagem: `O prazo que corre agora é ${atual.termo === 1 ? 'o primeiro período' : 'a prorrogação'}, até ${formatData(atual.fimDoTermo)}.`,
    }
  return pedida.decisao === 'prorrogar' ? recusaDosDias(fatos.experienciaDias, pedida.dias) : null
}

function recusaDosDias(iniciais: number, dias: number): Recusa | null {
  const { motivo } = validarExperiencia(iniciais, dias)
  if (motivo === null) return null
  if (motivo !== 'EXCEDE_90_DIAS') return { campo: 'dias', mensagem: motivosDeExperiencia[motivo] }
  return { campo: 'dias', mensagem: excesso(MAXIMO_DE_EXPERIENCIA_DIAS - iniciais) }
}

/**
 * Last day of the trial under a decision: an extension adds its days to the first term, whoever is made permanent
 * is so from tomorrow, and an end is that of the term.
 */
export function fimPelaDecisao(pedida: DecisaoPedida, fatos: ExperienciaFatos, hoje: DataIso): DataIso {
  const fimPrimeiro = fimDoPrimeiro(fatos)
  if (pedida.decisao === 'prorrogar') return somarDias(fimPrimeiro, pedida.dias)
  if (pedida.decisao === 'efetivar') return hoje
  return hoje > fimPrimeiro ? fimDoSegundo(fatos) : fimPrimeiro
}

/** What follows from a decision, for the history and for those who are told of it. */
export function efeitoDaDecisao({ decisao, fim, termo }: DecisaoTomada, fimPrimeiro: DataIso): string {
  if (decisao === 'prorrogar')
    return `Experiência prorrogada até ${formatData(fim)}. Envie o S-2206 até ${formatData(s2206DaProrrogacaoAte(fimPrimeiro))}.`
  if (decisao === 'efetivar')
    return `Contrato por prazo indeterminado a partir de ${formatData(somarDias(fim, 1))}.`
  const qual = termo === 1 ? 'do primeiro período' : 'da prorrogação'
  return `Contrato termina em ${formatData(fim)}, fim ${qual}. Abra a demissão até ${formatData(fim)}.`
}

/** What an end still waits for, in words that go before its date. */
export function oQueFaltaDecidir({ termo, decisao }: { termo: Termo; decisao: Decisao | null }): string {
  if (decisao === 'encerrar') return 'abrir a demissão'
  return termo === 1 ? 'prorrogar, efetivar ou encerrar' : 'efetivar ou encerrar'
}

interface Prazos {
  readonly dataAdmissao: DataIso
  readonly dataDesligamento?: DataIso | undefined
  readonly experienciaDias?: number | undefined
  readonly experienciaProrrogacaoDias?: number | undefined
}

/** End of the extension that somebody is in on a day who was registered elsewhere until then; null outside one. */
export function extensaoEmCurso(prazos: Prazos, hoje: DataIso): DataIso | null {
  const { dataAdmissao, dataDesligamento, experienciaDias = 0, experienciaProrrogacaoDias = 0 } = prazos
  const fimPrimeiro = somarDias(dataAdmissao, experienciaDias - 1)
  const fim = somarDias(fimPrimeiro, experienciaProrrogacaoDias)
  return dataDesligamento === undefined && fimPrimeiro < hoje && hoje <= fim ? fim : null
}
