import { isContagem } from '../arredondamento.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, emDias, passo, type ComMemoria } from '../memoria.ts'
import { licencaPaternidade, type OpcoesDePaternidade } from './paternidade.ts'

/** How the days of a justified absence are counted. */
export type Contagem =
  | 'CONSECUTIVOS'
  | 'DO_NASCIMENTO'
  | 'POR_12_MESES'
  | 'POR_ANO'
  | 'POR_EVENTO'
  | 'CONFORME_PROVA'
  | 'DOBRO_DOS_DIAS'

export interface FaltaJustificada {
  readonly nome: string
  /** Days (or events) allowed; null when the proof or a table by date decides. */
  readonly limite: number | null
  readonly contagem: Contagem
  readonly comprovante: string
  readonly fundamento: string
}

/** Absences without loss of pay (CLT art. 473 and others). The CCT may add days: the company's own table. */
export const faltasJustificadas = {
  LUTO: {
    nome: 'Falecimento de cônjuge, ascendente, descendente, irmão ou dependente',
    limite: 2,
    contagem: 'CONSECUTIVOS',
    comprovante: 'Certidão de óbito',
    fundamento: 'CLT art. 473 I',
  },
  CASAMENTO: {
    nome: 'Casamento',
    limite: 3,
    contagem: 'CONSECUTIVOS',
    comprovante: 'Certidão de casamento',
    fundamento: 'CLT art. 473 II',
  },
  PATERNIDADE: {
    nome: 'Nascimento de filho, adoção ou guarda',
    limite: null,
    contagem: 'DO_NASCIMENTO',
    comprovante: 'Certidão de nascimento ou termo',
    fundamento: 'CLT art. 473 III; Lei 15.371/2026',
  },
  DOACAO_SANGUE: {
    nome: 'Doação voluntária de sangue',
    limite: 1,
    contagem: 'POR_12_MESES',
    comprovante: 'Declaração do hemocentro',
    fundamento: 'CLT art. 473 IV',
  },
  ALISTAMENTO_ELEITORAL: {
    nome: 'Alistamento eleitoral',
    limite: 2,
    contagem: 'POR_EVENTO',
    comprovante: 'Comprovante do cartório eleitoral',
    fundamento: 'CLT art. 473 V',
  },
  SERVICO_MILITAR: {
    nome: 'Exigências do serviço militar',
    limite: null,
    contagem: 'CONFORME_PROVA',
    comprovante: 'Comprovante de apresentação',
    fundamento: 'CLT art. 473 VI',
  },
  VESTIBULAR: {
    nome: 'Provas de vestibular',
    limite: null,
    contagem: 'CONFORME_PROVA',
    comprovante: 'Comprovante de prova',
    fundamento: 'CLT art. 473 VII',
  },
  JUIZO: {
    nome: 'Comparecimento a juízo',
    limite: null,
    contagem: 'CONFORME_PROVA',
    comprovante: 'Certidão ou ata',
    fundamento: 'CLT art. 473 VIII',
  },
  SINDICATO_INTERNACIONAL: {
    nome: 'Reunião de organismo internacional como representante sindical',
    limite: null,
    contagem: 'CONFORME_PROVA',
    comprovante: 'Convocação',
    fundamento: 'CLT art. 473 IX',
  },
  PRE_NATAL: {
    nome: 'Acompanhar consultas e exames da gravidez',
    limite: 6,
    contagem: 'POR_EVENTO',
    comprovante: 'Declaração de comparecimento',
    fundamento: 'CLT art. 473 X',
  },
  FILHO_ATE_6_ANOS: {
    nome: 'Acompanhar filho de até 6 anos em consulta',
    limite: 1,
    contagem: 'POR_ANO',
    comprovante: 'Declaração de comparecimento',
    fundamento: 'CLT art. 473 XI',
  },
  PREVENCAO_CANCER: {
    nome: 'Exames preventivos de câncer',
    limite: 3,
    contagem: 'POR_12_MESES',
    comprovante: 'Comprovante do exame',
    fundamento: 'CLT art. 473 XII; Lei 15.377/2026',
  },
  ATESTADO_MEDICO: {
    nome: 'Doença comprovada por atestado, até 15 dias',
    limite: 15,
    contagem: 'CONFORME_PROVA',
    comprovante: 'Atestado',
    fundamento: 'Lei 605/1949 art. 6º § 1º f; CLT art. 131 III',
  },
  JURI: {
    nome: 'Jurado',
    limite: null,
    contagem: 'CONFORME_PROVA',
    comprovante: 'Certidão',
    fundamento: 'CPP art. 441',
  },
  MESARIO: {
    nome: 'Serviço eleitoral',
    limite: null,
    contagem: 'DOBRO_DOS_DIAS',
    comprovante: 'Declaração da Justiça Eleitoral',
    fundamento: 'Lei 9.504/1997 art. 98',
  },
} as const satisfies Readonly<Record<string, FaltaJustificada>>
export type CodigoDeFalta = keyof typeof faltasJustificadas

/** Consecutive absences that only need their first day, which HR may set when it is not the first absent one. */
const consecutivas = (codigo: CodigoDeFalta): boolean =>
  faltasJustificadas[codigo].contagem === 'CONSECUTIVOS'

/**
 * First to last day of a justified absence of consecutive days (luto, casamento, paternidade), rest days included
 * (decision of the product: the law says "consecutivos"). `dias` is the company's or CCT's number when it gives
 * more. Null for the absences that the proof decides, or days below 1.
 */
export function faltaJustificada(
  codigo: CodigoDeFalta,
  primeiroDia: DataIso,
  dias?: number,
  paternidade: OpcoesDePaternidade = {},
): (ComMemoria & { readonly dias: number; readonly fim: DataIso }) | null {
  const { nome, fundamento } = faltasJustificadas[codigo]
  if (codigo === 'PATERNIDADE' && dias === undefined) return licencaPaternidade(primeiroDia, paternidade)
  const limite =
    consecutivas(codigo) || codigo === 'PATERNIDADE' ? (dias ?? faltasJustificadas[codigo].limite) : null
  if (limite === null || !isContagem(limite) || limite === 0) return null
  const fim = somarDias(primeiroDia, limite - 1)
  return {
    dias: limite,
    fim,
    memoria: [passo(nome, emDias(limite), fundamento), passo('Último dia', emData(fim), fundamento)],
  }
}

/** Days off for days worked for the electoral court: twice as many (Lei 9.504/1997 art. 98); null for bad days. */
export const folgasDeMesario = (diasConvocado: number): number | null =>
  isContagem(diasConvocado) ? diasConvocado * 2 : null
