// Where a CEP is, by the ranges that Correios gives to states and capitals: an offline table of our own. Streets and the
// smaller towns are not in it: there is no free list of them that is kept up to date.

/** Where a CEP is: the state, and the município where its range is of one alone. */
export interface LugarDoCep {
  readonly uf: string
  readonly municipio: string | null
}

/** First five digits, from and to. */
type Faixa = readonly [de: number, ate: number, uf: string]

const dosEstados: readonly Faixa[] = [
  [1000, 19999, 'SP'],
  [20000, 28999, 'RJ'],
  [29000, 29999, 'ES'],
  [30000, 39999, 'MG'],
  [40000, 48999, 'BA'],
  [49000, 49999, 'SE'],
  [50000, 56999, 'PE'],
  [57000, 57999, 'AL'],
  [58000, 58999, 'PB'],
  [59000, 59999, 'RN'],
  [60000, 63999, 'CE'],
  [64000, 64999, 'PI'],
  [65000, 65999, 'MA'],
  [66000, 68899, 'PA'],
  [68900, 68999, 'AP'],
  [69000, 69299, 'AM'],
  [69300, 69399, 'RR'],
  [69400, 69899, 'AM'],
  [69900, 69999, 'AC'],
  [70000, 72799, 'DF'],
  [72800, 72999, 'GO'],
  [73000, 73699, 'DF'],
  [73700, 76799, 'GO'],
  [76800, 76999, 'RO'],
  [77000, 77999, 'TO'],
  [78000, 78899, 'MT'],
  [78900, 78999, 'RO'],
  [79000, 79999, 'MS'],
  [80000, 87999, 'PR'],
  [88000, 89999, 'SC'],
  [90000, 99999, 'RS'],
]

/** Ranges of the capitals. Distrito Federal is one município. */
const dasCapitais: readonly Faixa[] = [
  [1000, 5999, 'São Paulo'],
  [8000, 8499, 'São Paulo'],
  [20000, 23799, 'Rio de Janeiro'],
  [29000, 29099, 'Vitória'],
  [30000, 31999, 'Belo Horizonte'],
  [40000, 41999, 'Salvador'],
  [49000, 49098, 'Aracaju'],
  [50000, 52999, 'Recife'],
  [57000, 57099, 'Maceió'],
  [58000, 58099, 'João Pessoa'],
  [59000, 59139, 'Natal'],
  [60000, 60999, 'Fortaleza'],
  [64000, 64099, 'Teresina'],
  [65000, 65099, 'São Luís'],
  [66000, 66999, 'Belém'],
  [68900, 68911, 'Macapá'],
  [69000, 69099, 'Manaus'],
  [69300, 69339, 'Boa Vista'],
  [69900, 69920, 'Rio Branco'],
  [70000, 72799, 'Brasília'],
  [73000, 73699, 'Brasília'],
  [74000, 74894, 'Goiânia'],
  [76800, 76834, 'Porto Velho'],
  [77000, 77249, 'Palmas'],
  [78000, 78099, 'Cuiabá'],
  [79000, 79124, 'Campo Grande'],
  [80000, 82999, 'Curitiba'],
  [88000, 88099, 'Florianópolis'],
  [90000, 91999, 'Porto Alegre'],
]

const naFaixa = (faixas: readonly Faixa[], inicio: number): string | undefined =>
  faixas.find(([de, ate]) => de <= inicio && inicio <= ate)?.[2]

/** Finds where a CEP of eight digits is; null for one that no state has, or that is not whole. */
export function lugarDoCep(cep: string): LugarDoCep | null {
  if (!/^\d{8}$/.test(cep)) return null
  const inicio = Number(cep.slice(0, 5))
  const uf = naFaixa(dosEstados, inicio)
  return uf === undefined ? null : { uf, municipio: naFaixa(dasCapitais, inicio) ?? null }
}
