import { isContagem } from '../arredondamento.ts'
import { diaUtilSeguinte, type CalendarioUtil } from '../calendario/dias-uteis.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, passo, veredito, type ComMemoria, type Veredito } from '../memoria.ts'

export const MAXIMO_DE_EXPERIENCIA_DIAS = 90

export interface DatasDaExperiencia extends ComMemoria {
  readonly fimPrimeiro: DataIso
  /** Null without an extension. */
  readonly inicioProrrogacao: DataIso | null
  readonly fimFinal: DataIso
  /** Deadline of the S-2206 of the extension; null without one. */
  readonly s2206Ate: DataIso | null
  /** Day from which work makes the contract indefinite (CLT art. 451). */
  readonly indeterminadoEm: DataIso
}

/**
 * Dates of a trial contract: the admission is day 1 and terms are in days, not months (CLT arts. 445 parágrafo
 * único and 451); the extension goes to eSocial on the first business day after the original end (MOS S-2206 item
 * 6.1). It does not judge the lengths (see `validarExperiencia`). Null when the first term is under a day.
 */
export function datasDaExperiencia(
  admissao: DataIso,
  diasIniciais: number,
  diasProrrogacao = 0,
  calendario: CalendarioUtil = {},
): DatasDaExperiencia | null {
  if (!isContagem(diasIniciais) || !isContagem(diasProrrogacao) || diasIniciais === 0) return null
  const fimPrimeiro = somarDias(admissao, diasIniciais - 1)
  const prorroga = diasProrrogacao > 0
  const fimFinal = somarDias(fimPrimeiro, diasProrrogacao)
  const s2206Ate = prorroga ? s2206DaProrrogacaoAte(fimPrimeiro, calendario) : null
  const indeterminadoEm = somarDias(fimFinal, 1)
  return {
    fimPrimeiro,
    inicioProrrogacao: prorroga ? somarDias(fimPrimeiro, 1) : null,
    fimFinal,
    s2206Ate,
    indeterminadoEm,
    memoria: [
      passo(
        `Fim do primeiro prazo (${diasIniciais} dias)`,
        emData(fimPrimeiro),
        'CLT art. 445 parágrafo único',
      ),
      ...(s2206Ate ? [passo('S-2206 da prorrogação', emData(s2206Ate), 'MOS S-2206 item 6.1')] : []),
      passo('Fim do contrato', emData(fimFinal), 'CLT art. 451'),
      passo('Continuando a trabalhar, contrato indeterminado', emData(indeterminadoEm), 'CLT art. 451'),
    ],
  }
}

/** Deadline of the S-2206 of an extension: the business day after the original end (MOS S-2206 item 6.1). */
export const s2206DaProrrogacaoAte = (terminoOriginal: DataIso, calendario: CalendarioUtil = {}): DataIso =>
  diaUtilSeguinte(terminoOriginal, calendario)

export const motivosDeExperiencia = {
  DIAS_INVALIDOS: 'Informe dias inteiros, com o primeiro prazo maior que zero.',
  EXCEDE_90_DIAS: 'O contrato de experiência não pode passar de 90 dias.',
  MAIS_DE_UMA_PRORROGACAO: 'O contrato de experiência só pode ser prorrogado uma vez.',
} as const
export type MotivoDeExperiencia = keyof typeof motivosDeExperiencia

/**
 * Whether the terms of a trial contract are lawful: both together within 90 days (CLT art. 445 parágrafo único)
 * and at most one extension (art. 451), split as the parties want. `numeroProrrogacoes` is 1 when it is
 * not said. Bad counts are refused as DIAS_INVALIDOS.
 */
export function validarExperiencia(
  diasIniciais: number,
  diasProrrogacao = 0,
  numeroProrrogacoes = 1,
): Veredito<MotivoDeExperiencia> {
  const motivo = motivoDaRecusa(diasIniciais, diasProrrogacao, numeroProrrogacoes)
  const texto = motivo ? motivosDeExperiencia[motivo] : 'Prazos do contrato de experiência permitidos'
  return veredito(motivo, texto, 'CLT arts. 445 parágrafo único e 451')
}

function motivoDaRecusa(iniciais: number, prorrogacao: number, vezes: number): MotivoDeExperiencia | null {
  if (![iniciais, prorrogacao, vezes].every(isContagem) || iniciais === 0) return 'DIAS_INVALIDOS'
  if (iniciais + prorrogacao > MAXIMO_DE_EXPERIENCIA_DIAS) return 'EXCEDE_90_DIAS'
  return vezes > 1 ? 'MAIS_DE_UMA_PRORROGACAO' : null
}

export const ALERTAS_DE_TERMINO_DIAS = [15, 10, 5] as const

/** Days on which the product reminds of the end of a term: 15, 10 and 5 days before it. */
export const alertasDeTermino = (fim: DataIso): readonly DataIso[] =>
  ALERTAS_DE_TERMINO_DIAS.map((dias) => somarDias(fim, -dias))
