import { isContagem } from '../arredondamento.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, emDias, passo, type ComMemoria } from '../memoria.ts'
import { faltasJustificadas, type CodigoDeFalta } from './motivos-justificadas.ts'
import { licencaPaternidade, type OpcoesDePaternidade } from './paternidade.ts'

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
  if (codigo === 'J-PATERNIDADE' && dias === undefined) return licencaPaternidade(primeiroDia, paternidade)
  const limite =
    consecutivas(codigo) || codigo === 'J-PATERNIDADE' ? (dias ?? faltasJustificadas[codigo].limite) : null
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
