import type { UfDemo } from './documentos.ts'

export interface Lugar {
  readonly municipio: string
  readonly ibge: number
  readonly uf: UfDemo
  readonly ddd: string
  /** First five digits of the CEPs used. */
  readonly cep: readonly string[]
  readonly bairros: readonly string[]
  readonly rgOrgao: string
}

/** Where the employees of each contract live. */
export const lugares = {
  saoPaulo: {
    municipio: 'São Paulo',
    ibge: 3_550_308,
    uf: 'SP',
    ddd: '11',
    cep: ['03510', '04829', '05894', '08041', '08460'],
    bairros: ['Cidade Tiradentes', 'Grajaú', 'Itaquera', 'Jardim Ângela', 'São Mateus', 'Vila Matilde'],
    rgOrgao: 'SSP',
  },
  campinas: {
    municipio: 'Campinas',
    ibge: 3_509_502,
    uf: 'SP',
    ddd: '19',
    cep: ['13056', '13060', '13067'],
    bairros: ['Jardim Aurélia', 'Ouro Verde', 'Parque Itajaí', 'Vila Padre Anchieta'],
    rgOrgao: 'SSP',
  },
  fortaleza: {
    municipio: 'Fortaleza',
    ibge: 2_304_400,
    uf: 'CE',
    ddd: '85',
    cep: ['60330', '60743', '60864'],
    bairros: ['Antônio Bezerra', 'Barra do Ceará', 'Jangurussu', 'Messejana', 'Mondubim'],
    rgOrgao: 'SSPDS',
  },
  beloHorizonte: {
    municipio: 'Belo Horizonte',
    ibge: 3_106_200,
    uf: 'MG',
    ddd: '31',
    cep: ['30690', '31585', '31748'],
    bairros: ['Barreiro', 'Céu Azul', 'Jardim Leblon', 'Ribeiro de Abreu', 'Venda Nova'],
    rgOrgao: 'PC',
  },
  contagem: {
    municipio: 'Contagem',
    ibge: 3_118_601,
    uf: 'MG',
    ddd: '31',
    cep: ['32050', '32145', '32340'],
    bairros: ['Eldorado', 'Nacional', 'Petrolândia', 'Ressaca'],
    rgOrgao: 'PC',
  },
  betim: {
    municipio: 'Betim',
    ibge: 3_106_705,
    uf: 'MG',
    ddd: '31',
    cep: ['32604', '32656', '32677'],
    bairros: ['Alterosas', 'Citrolândia', 'Imbiruçu', 'Teresópolis'],
    rgOrgao: 'PC',
  },
} as const satisfies Readonly<Record<string, Lugar>>

export type LugarNome = keyof typeof lugares

export const logradouros = [
  'Avenida das Palmeiras',
  'Avenida Central',
  'Rua Antônio Sales',
  'Rua da Conceição',
  'Rua das Acácias',
  'Rua das Hortênsias',
  'Rua do Sol Nascente',
  'Rua Francisco Glicério',
  'Rua Nossa Senhora das Graças',
  'Rua Primavera',
  'Rua São João Batista',
  'Rua Três Corações',
  'Travessa Boa Esperança',
  'Travessa dos Ipês',
] as const
