import { formatMoney } from '../../../lib/format.ts'
import type { Simulacao } from '../registro.ts'
import { diaComSemana } from '../textos.ts'
import { linhasDe, type Linha } from './linhas.ts'

type Dados = Readonly<Record<string, unknown>>

/** What may be other than in the request: the start and the days of the first fraction, and the days sold. */
export interface Alternativa {
  readonly inicio: string
  readonly dias: number
  readonly abonoDias: number
}

const vendidos = (dados: Dados): number => (typeof dados['abonoDias'] === 'number' ? dados['abonoDias'] : 0)

/** The request as it is, to begin changing from; null while it has no whole fraction. */
export function alternativaDe(dados: Dados): Alternativa | null {
  const [primeira] = linhasDe(dados['fracoes'])
  if (!primeira?.inicio || primeira.dias === null) return null
  return { inicio: primeira.inicio, dias: primeira.dias, abonoDias: vendidos(dados) }
}

/** The request with the alternative in it: the other fractions and who covers stay. Days are sold from today on. */
export function comAlternativa(dados: Dados, { inicio, dias, abonoDias }: Alternativa, hoje: string): Dados {
  const [primeira, ...outras] = linhasDe(dados['fracoes'])
  const fracoes: readonly Linha[] = primeira ? [{ ...primeira, inicio, dias }, ...outras] : outras
  return {
    ...dados,
    fracoes,
    abonoDias,
    ...(abonoDias > 0 && { abonoRequeridoEm: dados['abonoRequeridoEm'] ?? hoje }),
  }
}

export interface LinhaComparada {
  readonly label: string
  readonly atual: string
  readonly outra: string
  /** `igual`, or how much more or less. */
  readonly diferenca: string
  readonly tom?: 'melhor' | 'pior'
}

const somar = (fracoes: Simulacao['fracoes'], dias: (fracao: Simulacao['fracoes'][number]) => number) =>
  fracoes.reduce((soma, fracao) => soma + dias(fracao), 0)

const comSinal = (quanto: number, texto: string): string => (quanto > 0 ? `+${texto}` : `−${texto}`)

const emNumeros = (label: string, atual: number, outra: number): LinhaComparada => ({
  label,
  atual: String(atual),
  outra: String(outra),
  diferenca: atual === outra ? 'igual' : comSinal(outra - atual, String(Math.abs(outra - atual))),
})

const emDatas = (label: string, atual: string, outra: string): LinhaComparada => ({
  label,
  atual: diaComSemana(atual),
  outra: diaComSemana(outra),
  diferenca: atual === outra ? 'igual' : 'outra data',
})

function emDinheiro(label: string, atual: number, outra: number): LinhaComparada {
  const diferenca = outra - atual
  return {
    label,
    atual: formatMoney(atual),
    outra: formatMoney(outra),
    diferenca: diferenca === 0 ? 'igual' : comSinal(diferenca, formatMoney(Math.abs(diferenca))),
  }
}

/** Two requests side by side, with what sets them apart; amounts only for who sees pay. */
export function comparar(atual: Simulacao, outra: Simulacao): readonly LinhaComparada[] {
  const [primeira, segunda] = [atual.fracoes, outra.fracoes]
  const [aUltima, bUltima] = [primeira.at(-1), segunda.at(-1)]
  if (!primeira[0] || !segunda[0] || !aUltima || !bUltima) return []
  const emDobro = emNumeros(
    'Dias em dobro',
    somar(primeira, ({ diasEmDobro }) => diasEmDobro),
    somar(segunda, ({ diasEmDobro }) => diasEmDobro),
  )
  const tom = emDobro.diferenca.startsWith('+') ? 'pior' : 'melhor'
  return [
    emDatas('Começa', primeira[0].inicio, segunda[0].inicio),
    emDatas('Volta', aUltima.voltaAoTrabalho, bUltima.voltaAoTrabalho),
    emNumeros(
      'Dias fora',
      somar(primeira, ({ dias }) => dias),
      somar(segunda, ({ dias }) => dias),
    ),
    { ...emDobro, ...(emDobro.diferenca !== 'igual' && { tom }) },
    emNumeros('Saldo depois', atual.saldoDepois, outra.saldoDepois),
    ...(atual.valores && outra.valores
      ? [emDinheiro('Total bruto', atual.valores.total, outra.valores.total)]
      : []),
  ]
}
