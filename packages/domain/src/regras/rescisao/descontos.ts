import { fracaoDe, isContagem } from '../arredondamento.ts'
import { DIAS_BASE } from '../aviso/dias.ts'
import type { DataIso } from '../calendario/datas.ts'
import { indenizacaoArt479 } from '../experiencia/rescisao-antecipada.ts'
import { emDias, emDinheiro, passo, type ComMemoria } from '../memoria.ts'

export interface DescontoDaRescisao extends ComMemoria {
  readonly descontoCentavos: number
}

/**
 * Wage of the days of notice that who resigned did not work and the company did not waive (CLT art. 487 § 2º): the notice owed is of
 * 30 days whatever the years. `salarioCentavos` is the monthly wage. Null for bad numbers.
 */
export function descontoDoAvisoDoEmpregado({
  salarioCentavos,
  diasTrabalhados,
  dispensado,
}: {
  readonly salarioCentavos: number
  readonly diasTrabalhados: number
  readonly dispensado: boolean
}): DescontoDaRescisao | null {
  if (!isContagem(salarioCentavos) || !isContagem(diasTrabalhados)) return null
  const dias = dispensado ? 0 : Math.max(0, DIAS_BASE - diasTrabalhados)
  const descontoCentavos = fracaoDe(salarioCentavos, dias, DIAS_BASE)
  return {
    descontoCentavos,
    memoria: [
      passo(
        dispensado ? 'Aviso dispensado pela empresa' : 'Dias de aviso não cumpridos',
        emDias(dias),
        'CLT art. 487 § 2º',
      ),
      passo('Desconto do aviso', emDinheiro(descontoCentavos), 'CLT art. 487 § 2º'),
    ],
  }
}

/**
 * Loss that who breaks a fixed term pays back: what was proven, never above what would be due to them by art. 479 (CLT art. 480 § 1º).
 * Null for bad numbers.
 */
export function indenizacaoArt480({
  prejuizoCentavos,
  remuneracaoCentavos,
  fimContrato,
  desligamento,
}: {
  readonly prejuizoCentavos: number
  readonly remuneracaoCentavos: number
  readonly fimContrato: DataIso
  readonly desligamento: DataIso
}): (DescontoDaRescisao & { readonly limiteCentavos: number }) | null {
  const limite = indenizacaoArt479(remuneracaoCentavos, fimContrato, desligamento)
  if (!limite || !isContagem(prejuizoCentavos)) return null
  const descontoCentavos = Math.min(prejuizoCentavos, limite.indenizacaoCentavos)
  return {
    descontoCentavos,
    limiteCentavos: limite.indenizacaoCentavos,
    memoria: [
      passo('Prejuízo comprovado', emDinheiro(prejuizoCentavos), 'CLT art. 480'),
      passo(
        'Limite: o que seria devido ao empregado',
        emDinheiro(limite.indenizacaoCentavos),
        'CLT art. 480 § 1º',
      ),
      passo('Desconto', emDinheiro(descontoCentavos), 'CLT art. 480 § 1º'),
    ],
  }
}
