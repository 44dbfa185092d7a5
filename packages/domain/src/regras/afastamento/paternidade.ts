import { somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, emDias, passo, type ComMemoria } from '../memoria.ts'
import { licencaPaternidade as tabelaDaLei } from '../parametros/tabelas.ts'
import { vigenteEm, type Vigencia } from '../parametros/vigencia.ts'

export type TabelaDePaternidade = readonly Vigencia<{
  readonly dias: number
  readonly condicional: boolean
}>[]

export interface OpcoesDePaternidade {
  /** The company confirmed that the fiscal target was met, so that conditional rows of the table count. */
  readonly metaFiscalCumprida?: boolean
  /** One third more for a child with a disability, from Lei 15.371/2026 on (art. 12), rounded up to a day. */
  readonly filhoComDeficiencia?: boolean
  /** Fifteen days more in a company of the Empresa Cidadã programme. */
  readonly empresaCidada?: boolean
  /** Rows of the company over the table of the law. */
  readonly tabela?: TabelaDePaternidade
}

export interface LicencaPaternidade extends ComMemoria {
  readonly dias: number
  /** Last day, counting the birth or adoption as the first. */
  readonly fim: DataIso
}

const INICIO_DA_LEI_15371 = '2027-01-01'
const DIAS_EMPRESA_CIDADA = 15

/**
 * Paternity leave by the date of birth or adoption (ADCT art. 10 § 1º; CLT art. 473 III; Lei 15.371/2026 art. 11): 5
 * days until 2026, 10 in 2027, 15 in 2028 and, from 2029, 20 if the fiscal target is met (15 until the company
 * confirms it). Consecutive days from the birth. Null before the first row of the table (05/10/1988).
 */
export function licencaPaternidade(
  nascimento: DataIso,
  opcoes: OpcoesDePaternidade = {},
): LicencaPaternidade | null {
  const {
    metaFiscalCumprida = false,
    filhoComDeficiencia = false,
    empresaCidada = false,
    tabela = [],
  } = opcoes
  const vale = ({ valor }: TabelaDePaternidade[number]): boolean => metaFiscalCumprida || !valor.condicional
  const linha = vigenteEm(tabelaDaLei.filter(vale), nascimento, tabela.filter(vale))
  if (!linha) return null
  const base = linha.valor.dias
  const acrescimo = filhoComDeficiencia && nascimento >= INICIO_DA_LEI_15371 ? Math.ceil(base / 3) : 0
  const cidada = empresaCidada ? DIAS_EMPRESA_CIDADA : 0
  const dias = base + acrescimo + cidada
  const fim = somarDias(nascimento, dias - 1)
  return {
    dias,
    fim,
    memoria: [
      passo('Dias pela data do nascimento', emDias(base), linha.fonte),
      ...(acrescimo > 0
        ? [passo('1/3 a mais: filho com deficiência', emDias(acrescimo), 'Lei 15.371/2026 art. 12')]
        : []),
      ...(cidada > 0
        ? [passo('Empresa Cidadã', emDias(cidada), 'Lei 11.770/2008; Lei 15.371/2026 art. 10')]
        : []),
      passo('Último dia da licença', emData(fim), 'CLT art. 473 III'),
    ],
  }
}
