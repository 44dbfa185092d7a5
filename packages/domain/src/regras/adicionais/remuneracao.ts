import { isContagem } from '../arredondamento.ts'
import { emDinheiro, emTexto, passo, type ComMemoria, type Passo } from '../memoria.ts'
import { adicionais, valorDoAdicional } from './adicionais.ts'
import { mediaDeHoras, type HorasHabituais, type Media } from './medias.ts'

export type AdicionalDeRisco = 'INSALUBRIDADE' | 'PERICULOSIDADE'

export interface DadosDaRemuneracao {
  /** Monthly wage at the date; of who is paid by the hour or the piece, its average (art. 142 §§ 1º and 2º). */
  readonly salarioCentavos: number
  /** Minimum wage of the date: the base of insalubridade where the CCT gives none. */
  readonly salarioMinimoCentavos: number
  /** Percent of the degree (10, 20 or 40); none when absent or zero. */
  readonly insalubridade?: number
  /** Better base of insalubridade, by the CCT. */
  readonly baseInsalubridadeCentavos?: number
  readonly periculosidade?: boolean
  /** Additional the employee chose (art. 193 § 2º); the larger when there is no recorded choice. */
  readonly escolha?: AdicionalDeRisco
  readonly noturno?: HorasHabituais
  readonly extras?: HorasHabituais
  /** Averages of the other variable pay, in centavos (see `mediaDuodecimal`). */
  readonly mediasCentavos?: number
}

/** Everything in centavos a month; `baseCentavos` is the sum of the others. */
export interface RemuneracaoBase extends ComMemoria {
  readonly baseCentavos: number
  readonly salarioCentavos: number
  /** The additional that counts, of the two that do not add up; null with neither. */
  readonly adicional: AdicionalDeRisco | null
  readonly adicionalCentavos: number
  readonly noturnoCentavos: number
  readonly extrasCentavos: number
  readonly mediasCentavos: number
}

const SEM_MEDIA: Media = { mediaCentavos: 0, memoria: [] }

/**
 * Monthly remuneration that is the base of vacation (CLT art. 142 §§ 1º–6º), 13º and rescisão: wage, insalubridade
 * (Súmula 139 TST) or periculosidade (Súmula 132 I; the two do not add up, art. 193 § 2º), habitual night work (Súmula
 * 60 I), habitual overtime (Súmula 347) and other averages. Null for negative or fractional numbers, for a choice of an
 * additional the person does not have, or where an average has no result.
 */
export function remuneracaoBase(dados: DadosDaRemuneracao): RemuneracaoBase | null {
  const { salarioCentavos, mediasCentavos = 0 } = dados
  const risco = adicionalDeRisco(dados)
  if (![salarioCentavos, mediasCentavos].every(isContagem) || !risco) return null
  const mensalCentavos = salarioCentavos + risco.adicionalCentavos
  const noturno = dados.noturno ? mediaDeHoras(mensalCentavos, dados.noturno, 'NOTURNO') : SEM_MEDIA
  const extras = dados.extras ? mediaDeHoras(mensalCentavos, dados.extras, 'EXTRA') : SEM_MEDIA
  if (!noturno || !extras) return null
  const baseCentavos = mensalCentavos + noturno.mediaCentavos + extras.mediaCentavos + mediasCentavos
  return {
    baseCentavos,
    salarioCentavos,
    adicional: risco.adicional,
    adicionalCentavos: risco.adicionalCentavos,
    noturnoCentavos: noturno.mediaCentavos,
    extrasCentavos: extras.mediaCentavos,
    mediasCentavos,
    memoria: [
      passo('Salário', emDinheiro(salarioCentavos), 'CLT art. 142'),
      ...risco.passos,
      ...noturno.memoria,
      ...extras.memoria,
      ...(mediasCentavos > 0
        ? [passo('Outras médias', emDinheiro(mediasCentavos), 'CLT art. 142 §§ 2º, 3º e 6º')]
        : []),
      passo('Remuneração base', emDinheiro(baseCentavos), 'Soma das parcelas'),
    ],
  }
}

interface Risco {
  readonly adicional: AdicionalDeRisco | null
  readonly adicionalCentavos: number
  readonly passos: readonly Passo[]
}

function adicionalDeRisco(dados: DadosDaRemuneracao): Risco | null {
  const { salarioCentavos, salarioMinimoCentavos, insalubridade = 0, periculosidade = false } = dados
  const insalubre = valorDoAdicional(dados.baseInsalubridadeCentavos ?? salarioMinimoCentavos, insalubridade)
  const perigoso = valorDoAdicional(salarioCentavos, periculosidade ? adicionais.PER30.percentual : 0)
  if (!insalubre || !perigoso) return null
  const valores: Readonly<Record<AdicionalDeRisco, number>> = {
    INSALUBRIDADE: insalubre.valorCentavos,
    PERICULOSIDADE: perigoso.valorCentavos,
  }
  const devidos: readonly AdicionalDeRisco[] = [
    ...(insalubridade > 0 ? (['INSALUBRIDADE'] as const) : []),
    ...(periculosidade ? (['PERICULOSIDADE'] as const) : []),
  ]
  const { escolha } = dados
  if (escolha && !devidos.includes(escolha)) return null
  const [adicional = null] = escolha ? [escolha] : devidos.toSorted((a, b) => valores[b] - valores[a])
  if (!adicional) return { adicional, adicionalCentavos: 0, passos: [] }
  const adicionalCentavos = valores[adicional]
  const { texto, fundamento } = nomes[adicional]
  return {
    adicional,
    adicionalCentavos,
    passos: [
      passo(texto, emDinheiro(adicionalCentavos), fundamento),
      ...(devidos.length > 1
        ? [
            passo(
              'Os dois adicionais não se somam',
              emTexto(escolha ? 'escolha do empregado' : 'sem escolha registrada: o maior'),
              'CLT art. 193 § 2º',
            ),
          ]
        : []),
    ],
  }
}

const nomes: Readonly<Record<AdicionalDeRisco, { readonly texto: string; readonly fundamento: string }>> = {
  INSALUBRIDADE: {
    texto: 'Adicional de insalubridade',
    fundamento: 'CLT arts. 142 § 5º e 192; Súmula 139 TST',
  },
  PERICULOSIDADE: {
    texto: 'Adicional de periculosidade',
    fundamento: 'CLT arts. 142 § 5º e 193 § 1º; Súmula 132 I TST',
  },
}
