import { ESCALA_DO_FOLGUISTA } from '@rh/domain/cobertura/quadro'
import { cnpjDe } from './documentos.ts'
import type { LugarNome } from './lugares.ts'

// The demo company. Names, CNPJs, agreements and amounts are fiction; CBO codes and work schedules are real.

export const empresaDemo = {
  razaoSocial: 'Alvorecer Limpeza e Conservação Ltda.',
  nomeFantasia: 'Alvorecer',
  cnpj: cnpjDe('461208350001'),
  municipioIbge: 3_550_308,
} as const

export type Uf = 'SP' | 'CE' | 'MG'

export const sindicatos = {
  SP: {
    nome: 'Sindicato dos Trabalhadores em Asseio e Conservação de São Paulo (demonstração)',
    cnpj: cnpjDe('581904420001'),
    uf: 'SP',
    dataBaseMes: 1,
  },
  CE: {
    nome: 'Sindicato dos Empregados em Asseio e Conservação do Ceará (demonstração)',
    cnpj: cnpjDe('120773610001'),
    uf: 'CE',
    dataBaseMes: 1,
  },
  MG: {
    nome: 'Sindicato dos Empregados em Asseio e Conservação de Minas Gerais (demonstração)',
    cnpj: cnpjDe('254418070001'),
    uf: 'MG',
    dataBaseMes: 2,
  },
} as const satisfies Readonly<Record<Uf, unknown>>

interface CargoDemo {
  readonly titulo: string
  readonly cbo: string
  readonly nrs?: readonly string[]
  readonly asoDeRisco?: boolean
  readonly pisos: Readonly<Record<Uf, number>>
}

/** CBO 2002 code and the present floor of each union, in centavos. */
export const cargos = {
  auxiliar: {
    titulo: 'Auxiliar de limpeza',
    cbo: '514320',
    pisos: { SP: 186_500, CE: 168_200, MG: 176_400 },
  },
  hospitalar: {
    titulo: 'Auxiliar de limpeza hospitalar',
    cbo: '514320',
    nrs: ['NR-32'],
    asoDeRisco: true,
    pisos: { SP: 192_300, CE: 171_900, MG: 180_100 },
  },
  residuos: {
    titulo: 'Coletor de resíduos de serviços de saúde',
    cbo: '514230',
    nrs: ['NR-32'],
    asoDeRisco: true,
    pisos: { SP: 201_700, CE: 178_600, MG: 187_900 },
  },
  lavanderia: {
    titulo: 'Auxiliar de lavanderia',
    cbo: '516345',
    pisos: { SP: 188_900, CE: 169_400, MG: 178_200 },
  },
  vidros: { titulo: 'Limpador de vidros', cbo: '514305', pisos: { SP: 214_600, CE: 186_300, MG: 199_800 } },
  fachadas: {
    titulo: 'Limpador de fachadas',
    cbo: '514315',
    nrs: ['NR-35'],
    asoDeRisco: true,
    pisos: { SP: 246_200, CE: 208_700, MG: 227_500 },
  },
  jardineiro: { titulo: 'Jardineiro', cbo: '622010', pisos: { SP: 221_400, CE: 184_900, MG: 205_600 } },
  copeiro: { titulo: 'Copeiro', cbo: '513425', pisos: { SP: 189_700, CE: 169_800, MG: 178_900 } },
  porteiro: { titulo: 'Porteiro', cbo: '517410', pisos: { SP: 208_300, CE: 179_500, MG: 192_600 } },
  recepcionista: { titulo: 'Recepcionista', cbo: '422105', pisos: { SP: 219_800, CE: 183_200, MG: 201_700 } },
  manutencao: {
    titulo: 'Auxiliar de manutenção predial',
    cbo: '514310',
    pisos: { SP: 212_900, CE: 182_600, MG: 197_300 },
  },
  encarregado: {
    titulo: 'Encarregado de limpeza',
    cbo: '410105',
    pisos: { SP: 298_600, CE: 243_700, MG: 271_400 },
  },
} as const satisfies Readonly<Record<string, CargoDemo>>
export type CargoNome = keyof typeof cargos
export const cargoOf = (nome: CargoNome): CargoDemo => cargos[nome]

interface EscalaDemo {
  readonly nome: string
  readonly tipo: string
  readonly entrada: string
  readonly saida: string
  readonly intervaloMinutos: number
  readonly horasSemanais: number
  readonly noturna: boolean
  readonly dias?: readonly string[]
  readonly repouso?: string
  readonly cicloTrabalho?: number
  readonly cicloFolga?: number
}

/** 12x36 alternates weeks of 36 and 48 hours (CLT art. 59-A). */
export const escalas = {
  comercial: {
    nome: '5x2 – 44 h',
    tipo: '5x2',
    entrada: '07:00',
    saida: '16:48',
    horasSemanais: 44,
    noturna: false,
    dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
    repouso: 'dom',
    intervaloMinutos: 60,
  },
  reduzida: {
    nome: '5x2 – 40 h',
    tipo: '5x2',
    entrada: '08:00',
    saida: '17:00',
    horasSemanais: 40,
    noturna: false,
    dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
    repouso: 'dom',
    intervaloMinutos: 60,
  },
  seisUm: {
    nome: '6x1 – 44 h',
    tipo: '6x1',
    entrada: '06:00',
    saida: '14:20',
    horasSemanais: 44,
    noturna: false,
    dias: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab'],
    repouso: 'dom',
    intervaloMinutos: 60,
  },
  dozeDia: {
    nome: '12x36 diurna',
    tipo: '12x36',
    entrada: '07:00',
    saida: '19:00',
    horasSemanais: 42,
    noturna: false,
    cicloTrabalho: 1,
    cicloFolga: 1,
    intervaloMinutos: 60,
  },
  dozeNoite: {
    nome: '12x36 noturna',
    tipo: '12x36',
    entrada: '19:00',
    saida: '07:00',
    horasSemanais: 42,
    noturna: true,
    cicloTrabalho: 1,
    cicloFolga: 1,
    intervaloMinutos: 60,
  },
  // Their people have no shifts but those that they are sent to.
  folguista: {
    nome: 'Folguista',
    tipo: ESCALA_DO_FOLGUISTA,
    entrada: '07:00',
    saida: '16:00',
    horasSemanais: 40,
    noturna: false,
    dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
    repouso: 'dom',
    intervaloMinutos: 60,
  },
} as const satisfies Readonly<Record<string, EscalaDemo>>
export type EscalaNome = keyof typeof escalas
export const escalaOf = (nome: EscalaNome): EscalaDemo => escalas[nome]

export const clientes = {
  hospital: {
    nomeFantasia: 'Hospital Santa Aurélia',
    razaoSocial: 'Associação Beneficente Santa Aurélia',
    publico: false,
  },
  shopping: {
    nomeFantasia: 'Shopping Parque das Mangueiras',
    razaoSocial: 'Mangueiras Administradora de Centros Comerciais S.A.',
    publico: false,
  },
  fundacao: {
    nomeFantasia: 'Fundação Monte Azul',
    razaoSocial: 'Fundação de Ensino Monte Azul',
    publico: true,
  },
  cooperativa: {
    nomeFantasia: 'União do Vale',
    razaoSocial: 'Cooperativa de Crédito União do Vale',
    publico: false,
  },
  torre: {
    nomeFantasia: 'Torre Ipê',
    razaoSocial: 'Condomínio Empresarial Torre Ipê',
    publico: false,
  },
  terminal: {
    nomeFantasia: 'Rota Leste',
    razaoSocial: 'Rota Leste Terminal Logístico de Combustíveis S.A.',
    publico: false,
  },
} as const
export type ClienteNome = keyof typeof clientes

/** The last is alphanumeric, as new registrations are since July 2026 (IN RFB 2.229/2024). */
export const clienteCnpj: Readonly<Record<ClienteNome, string>> = {
  hospital: cnpjDe('703318290001'),
  shopping: cnpjDe('185527640001'),
  fundacao: cnpjDe('092641730001'),
  cooperativa: cnpjDe('337005910001'),
  torre: cnpjDe('428816050001'),
  terminal: cnpjDe('7K4M2R9B0001'),
}

interface ContratoDemo {
  readonly cliente: ClienteNome
  readonly objeto: string
  readonly uf: Uf
  readonly lugar: LugarNome
  /** Days from today to the start and to the end. */
  readonly inicio: number
  readonly fim: number
}

export const contratos = {
  hospitalSp: {
    cliente: 'hospital',
    objeto: 'Higienização hospitalar – unidade São Paulo',
    uf: 'SP',
    lugar: 'saoPaulo',
    inicio: -790,
    fim: 305,
  },
  // Ends within the alert of 60 days.
  shopping: {
    cliente: 'shopping',
    objeto: 'Limpeza e conservação do centro comercial',
    uf: 'SP',
    lugar: 'saoPaulo',
    inicio: -1050,
    fim: 45,
  },
  fachadas: {
    cliente: 'shopping',
    objeto: 'Fachadas, vidros externos e áreas verdes',
    uf: 'SP',
    lugar: 'saoPaulo',
    inicio: -240,
    fim: 490,
  },
  campusCampinas: {
    cliente: 'fundacao',
    objeto: 'Limpeza, portaria e copa – campus Campinas',
    uf: 'SP',
    lugar: 'campinas',
    inicio: -910,
    fim: 915,
  },
  campusFortaleza: {
    cliente: 'fundacao',
    objeto: 'Limpeza e apoio – campus Fortaleza',
    uf: 'CE',
    lugar: 'fortaleza',
    inicio: -520,
    fim: 575,
  },
  agencias: {
    cliente: 'cooperativa',
    objeto: 'Limpeza e copa das agências da Grande Belo Horizonte',
    uf: 'MG',
    lugar: 'contagem',
    inicio: -660,
    fim: 435,
  },
  torre: {
    cliente: 'torre',
    objeto: 'Limpeza e portaria do condomínio',
    uf: 'MG',
    lugar: 'beloHorizonte',
    inicio: -1400,
    fim: 425,
  },
  terminal: {
    cliente: 'terminal',
    objeto: 'Limpeza industrial do terminal de combustíveis',
    uf: 'MG',
    lugar: 'betim',
    inicio: -430,
    fim: 665,
  },
  hospitalCe: {
    cliente: 'hospital',
    objeto: 'Higienização hospitalar – unidade Fortaleza',
    uf: 'CE',
    lugar: 'fortaleza',
    inicio: -365,
    fim: 730,
  },
  // Signed and not yet begun: every post is free.
  campusSul: {
    cliente: 'fundacao',
    objeto: 'Limpeza do novo campus Sul',
    uf: 'SP',
    lugar: 'campinas',
    inicio: 20,
    fim: 750,
  },
} as const satisfies Readonly<Record<string, ContratoDemo>>
export type ContratoNome = keyof typeof contratos
export const contratoOf = (nome: ContratoNome): ContratoDemo => contratos[nome]
