import { fracaoDe, isContagem } from '../arredondamento.ts'
import { diasEntre, type DataIso } from '../calendario/datas.ts'
import { emDias, emDinheiro, passo, type ComMemoria } from '../memoria.ts'

export interface IndenizacaoAntecipada extends ComMemoria {
  readonly diasRestantes: number
  readonly indenizacaoCentavos: number
}

/**
 * Indemnity when the employer ends a fixed-term contract early without the clause of art. 481: half of the pay
 * until the agreed end (CLT art. 479), at 1/30 of the monthly remuneration (centavos) per day left; half of it where both
 * were at fault or nobody was (arts. 484 and 502 III). Zero on the term or after it. Null for a negative or fractional amount.
 */
export function indenizacaoArt479(
  remuneracaoCentavos: number,
  fimContrato: DataIso,
  desligamento: DataIso,
  percentual: 50 | 100 = 100,
): IndenizacaoAntecipada | null {
  if (!isContagem(remuneracaoCentavos)) return null
  const diasRestantes = Math.max(0, diasEntre(desligamento, fimContrato))
  const indenizacaoCentavos = fracaoDe(remuneracaoCentavos, diasRestantes * percentual, 60 * 100)
  return {
    diasRestantes,
    indenizacaoCentavos,
    memoria: [
      passo('Dias que faltavam para o término', emDias(diasRestantes), 'CLT art. 479'),
      percentual === 100
        ? passo('Metade da remuneração desses dias', emDinheiro(indenizacaoCentavos), 'CLT art. 479')
        : passo(
            'Um quarto da remuneração desses dias',
            emDinheiro(indenizacaoCentavos),
            'CLT arts. 479, 484 e 502 III',
          ),
    ],
  }
}
