import { isContagem } from '../arredondamento.ts'
import { primeiroDiaDoMes, somarAnos, ultimoDiaDoMes, type DataIso } from '../calendario/datas.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'
import { salarioFamilia as tabelaDaLei } from '../parametros/tabelas.ts'
import { vigenteEm, type Vigencia } from '../parametros/vigencia.ts'

export type TabelaDeSalarioFamilia = readonly Vigencia<{
  readonly cotaCentavos: number
  readonly remuneracaoMaximaCentavos: number
}>[]

/** Birthday whose month is the last with a quota, unless invalid (Lei 8.213/1991 art. 66; Decreto 3.048/1999 art. 88 II). */
export const IDADE_SEM_SALARIO_FAMILIA = 14

/** Last day with the quota of a child who is not invalid: of the month in which they turn 14 (Decreto 3.048/1999 art. 88 II). */
export const fimDaCota = (nascimento: DataIso): DataIso =>
  ultimoDiaDoMes(somarAnos(primeiroDiaDoMes(nascimento), IDADE_SEM_SALARIO_FAMILIA))

/** Whether a child gives a quota on a date: up to the month of the 14 years, or invalid of any age (Lei 8.213/1991 art. 66). */
export const isDependenteElegivel = (nascimento: DataIso, data: DataIso, invalido = false): boolean =>
  nascimento <= data && (invalido || data <= fimDaCota(nascimento))

export interface DadosDeSalarioFamilia {
  /** Monthly remuneration, in centavos. */
  readonly remuneracaoCentavos: number
  /** Children up to 14 years, or invalid of any age. */
  readonly dependentesElegiveis: number
  /** A day of the month of the payment. */
  readonly data: DataIso
  readonly tabela?: TabelaDeSalarioFamilia
}

/**
 * Salário-família of a month in centavos: one quota per eligible child, when the remuneration is up to the limit in
 * force (Lei 8.213/1991 arts. 65–70; yearly portaria). Null before the first row of the table or for bad numbers.
 */
export function salarioFamilia(
  dados: DadosDeSalarioFamilia,
): (ComMemoria & { readonly valorCentavos: number }) | null {
  const { remuneracaoCentavos, dependentesElegiveis, data, tabela = [] } = dados
  const linha = vigenteEm(tabelaDaLei, data, tabela)
  if (!linha || !isContagem(remuneracaoCentavos) || !isContagem(dependentesElegiveis)) return null
  const { cotaCentavos, remuneracaoMaximaCentavos } = linha.valor
  const tem = remuneracaoCentavos <= remuneracaoMaximaCentavos
  const valorCentavos = tem ? cotaCentavos * dependentesElegiveis : 0
  return {
    valorCentavos,
    memoria: [
      passo('Remuneração máxima', emDinheiro(remuneracaoMaximaCentavos), linha.fonte),
      passo(`${dependentesElegiveis} cota(s)`, emDinheiro(valorCentavos), linha.fonte),
    ],
  }
}
