import { isContagem } from '../arredondamento.ts'
import { anosCompletos, type DataIso } from '../calendario/datas.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'
import { salarioFamilia as tabelaDaLei } from '../parametros/tabelas.ts'
import { vigenteEm, type Vigencia } from '../parametros/vigencia.ts'

export type TabelaDeSalarioFamilia = readonly Vigencia<{
  readonly cotaCentavos: number
  readonly remuneracaoMaximaCentavos: number
}>[]

/** Birthday on which a child gives no quota any more, unless invalid (Lei 8.213/1991 art. 66). */
export const IDADE_SEM_SALARIO_FAMILIA = 14

/** Whether a child gives a quota on a date: under 14 years, or invalid of any age (Lei 8.213/1991 art. 66). */
export const isDependenteElegivel = (nascimento: DataIso, data: DataIso, invalido = false): boolean =>
  nascimento <= data && (invalido || anosCompletos(nascimento, data) < IDADE_SEM_SALARIO_FAMILIA)

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
