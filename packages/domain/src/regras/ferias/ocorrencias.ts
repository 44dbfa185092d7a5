import { diasEntre, maiorData, somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import type { Intervalo } from './trecho.ts'

/**
 * What happens in a contract that its acquisition periods feel. A suspension stops the count; a loss ends the period, and
 * the next begins on the return (CLT art. 133 § 2º); military service is one or the other (art. 132).
 */
export const ocorrencias = {
  LICENCA_SEM_REMUNERACAO: {
    efeito: 'SUSPENDE',
    texto: 'Licença sem remuneração: os dias não contam',
    baseLegal: 'CLT arts. 130 e 471',
  },
  PRISAO: {
    efeito: 'SUSPENDE',
    texto: 'Prisão: contrato suspenso, os dias não contam',
    baseLegal: 'CLT arts. 130 e 471',
  },
  SUSPENSAO: {
    efeito: 'SUSPENDE',
    texto: 'Suspensão do contrato: os dias não contam',
    baseLegal: 'CLT arts. 130, 471 e 476-A',
  },
  SERVICO_MILITAR: {
    efeito: 'CONFORME_O_RETORNO',
    texto: 'Serviço militar: os dias não contam, o tempo anterior sim',
    baseLegal: 'CLT art. 132',
  },
  LICENCA_REMUNERADA: {
    efeito: 'PERDE',
    texto: 'Licença remunerada de mais de 30 dias: período perdido',
    baseLegal: 'CLT art. 133 II e § 2º',
  },
  PARALISACAO: {
    efeito: 'PERDE',
    texto: 'Paralisação da empresa, com salário, de mais de 30 dias: período perdido',
    baseLegal: 'CLT art. 133 III e § 2º',
  },
  BENEFICIO_INSS: {
    efeito: 'PERDE',
    texto: 'Benefício do INSS por mais de 6 meses: período perdido',
    baseLegal: 'CLT art. 133 IV e § 2º',
  },
  COLETIVAS: { efeito: 'CORTA', texto: 'Férias coletivas', baseLegal: 'CLT art. 140' },
} as const
export type TipoDeOcorrencia = keyof typeof ocorrencias

export interface OcorrenciaDoContrato {
  readonly tipo: TipoDeOcorrencia
  /** First day; of INSS, the first one paid by the INSS (the company's 15 days are not part of it). */
  readonly inicio: DataIso
  /** Last day, of military service the discharge; absent while it goes on. Of COLETIVAS it does not matter. */
  readonly fim?: DataIso
  /** First day back at work, when it is not the one after `fim`. */
  readonly retorno?: DataIso
}

/** The fact as the end of a day knows it: what ends on the day or after it still goes on, and who is not back yet is away. */
export const ocorrenciaNoDia = (
  { fim, retorno, ...fato }: OcorrenciaDoContrato,
  dia: DataIso,
): OcorrenciaDoContrato => ({
  ...fato,
  ...(fim !== undefined && fim < dia && { fim }),
  ...(retorno !== undefined && retorno <= dia && { retorno }),
})

/** Why a period moved, was cut or was lost, with the days that did it. */
export interface Deslocamento {
  readonly tipo: TipoDeOcorrencia
  readonly inicio: DataIso
  readonly dias: number
  readonly texto: string
  readonly baseLegal: string
}

/** A fact with its last day known, or taken as the day of the look. */
export interface Fato extends Intervalo {
  readonly deslocamento: Deslocamento
}

/** A fact that makes a period be lost when it passes its limit, and the first day back; null while not known. */
export interface CausaDePerda extends Fato {
  readonly retorno: DataIso | null
}

/** The facts of a contract sorted by what they do, each list in order of date. */
export interface OcorrenciasLidas {
  readonly suspensoes: readonly Fato[]
  readonly causasDePerda: readonly CausaDePerda[]
  /** First days of the collective vacations of the first twelve months. */
  readonly coletivas: readonly DataIso[]
}

/** Days after the discharge in which who served comes back to keep the time before (CLT art. 132). */
const DIAS_PARA_VOLTAR = 90

/**
 * Sorts the facts of a contract by their effect. What still goes on lasts until `ate`; overlapping suspensions count
 * their days once; facts that end before they start, or start after `ate`, are left out.
 */
export function readOcorrencias(
  fatos: readonly OcorrenciaDoContrato[],
  { admissao, ate }: { readonly admissao: DataIso; readonly ate: DataIso },
): OcorrenciasLidas {
  const validos = fatos
    .filter(({ inicio, fim = inicio }) => inicio <= fim && inicio <= ate)
    .toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1))
  const aniversario = somarAnos(admissao, 1)
  return {
    suspensoes: semSobreposicao(
      validos.filter(isSuspensao).map((fato) => lido(fato, fimDaSuspensao(fato, ate))),
    ),
    causasDePerda: validos.filter(isCausaDePerda).map((fato) => ({
      ...lido(fato, fato.fim ?? ate),
      retorno: fato.fim === undefined ? null : maiorData(fato.retorno ?? fato.fim, somarDias(fato.fim, 1)),
    })),
    coletivas: validos
      .filter(({ tipo, inicio }) => tipo === 'COLETIVAS' && inicio < aniversario)
      .map(({ inicio }) => inicio),
  }
}

/** Military service suspends while it lasts and when the person comes back in time; later, the time before is lost. */
const isRetornoTardio = ({ fim, retorno }: OcorrenciaDoContrato): boolean =>
  fim !== undefined && retorno !== undefined && diasEntre(fim, retorno) > DIAS_PARA_VOLTAR

function isSuspensao(fato: OcorrenciaDoContrato): boolean {
  const { efeito } = ocorrencias[fato.tipo]
  return efeito === 'SUSPENDE' || (efeito === 'CONFORME_O_RETORNO' && !isRetornoTardio(fato))
}

const isCausaDePerda = (fato: OcorrenciaDoContrato): boolean =>
  !isSuspensao(fato) && ocorrencias[fato.tipo].efeito !== 'CORTA'

/** Who serves is away until the eve of the return; the other suspensions end on their own day. */
function fimDaSuspensao({ tipo, fim, retorno }: OcorrenciaDoContrato, ate: DataIso): DataIso {
  if (tipo === 'SERVICO_MILITAR') return retorno === undefined ? ate : somarDias(retorno, -1)
  return fim ?? ate
}

function lido({ tipo, inicio }: OcorrenciaDoContrato, fim: DataIso): Fato {
  const { texto, baseLegal } = ocorrencias[tipo]
  return { inicio, fim, deslocamento: { tipo, inicio, dias: 0, texto, baseLegal } }
}

/** Each stretch without the days of the ones before it; those wholly inside another go away. */
function semSobreposicao(fatos: readonly Fato[]): readonly Fato[] {
  const separados: Fato[] = []
  for (const fato of fatos) {
    const anterior = separados.at(-1)
    const inicio = anterior ? maiorData(fato.inicio, somarDias(anterior.fim, 1)) : fato.inicio
    if (inicio <= fato.fim) separados.push({ ...fato, inicio })
  }
  return separados
}
