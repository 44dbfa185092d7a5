import type { LugarNome } from './lugares.ts'
import { cargos, contratoOf, type CargoNome, type ContratoNome, type EscalaNome } from './empresa.ts'

export interface PostoDemo {
  readonly contrato: ContratoNome
  readonly local: string
  readonly cargo: CargoNome
  readonly escala: EscalaNome
  readonly quantidade: number
  /** Slots without anybody today. */
  readonly livres: number
  readonly insalubridade: 0 | 20 | 40
  readonly periculosidade: boolean
}

type Linha = readonly [CargoNome, EscalaNome, quantidade: number, livres: number, insalubridade?: 0 | 20 | 40]

const posto =
  (contrato: ContratoNome, local: string) =>
  ([cargo, escala, quantidade, livres, insalubridade = 0]: Linha): PostoDemo => ({
    contrato,
    local,
    cargo,
    escala,
    quantidade,
    livres,
    insalubridade,
    // The terminal stores fuel (NR-16, annex 2).
    periculosidade: contrato === 'terminal',
  })

const local = (contrato: ContratoNome, nome: string, ...linhas: Linha[]): PostoDemo[] =>
  linhas.map(posto(contrato, nome))

/** Sanitary rooms of wide circulation and hospital waste are unhealthy in the highest degree (TST Súmula 448 II). */
export const postos: readonly PostoDemo[] = [
  ...local(
    'hospitalSp',
    'Bloco A – Internação',
    ['hospitalar', 'dozeDia', 24, 1, 40],
    ['hospitalar', 'dozeNoite', 18, 2, 40],
    ['residuos', 'seisUm', 6, 1, 40],
    ['encarregado', 'comercial', 2, 0, 20],
  ),
  ...local(
    'hospitalSp',
    'Bloco B – Centro cirúrgico',
    ['hospitalar', 'dozeDia', 16, 0, 40],
    ['lavanderia', 'seisUm', 10, 0, 20],
  ),
  ...local('hospitalSp', 'Ambulatório', ['auxiliar', 'seisUm', 12, 2, 20]),
  ...local(
    'shopping',
    'Praça de alimentação e corredores',
    ['auxiliar', 'seisUm', 18, 2],
    ['auxiliar', 'dozeNoite', 12, 0],
    ['vidros', 'comercial', 4, 0],
    ['encarregado', 'seisUm', 2, 0],
  ),
  ...local('shopping', 'Sanitários', ['auxiliar', 'seisUm', 14, 1, 40]),
  ...local('shopping', 'Estacionamento', ['jardineiro', 'comercial', 3, 1]),
  ...local('fachadas', 'Áreas externas', ['fachadas', 'comercial', 6, 1], ['jardineiro', 'comercial', 5, 0]),
  ...local(
    'campusCampinas',
    'Prédio principal',
    ['auxiliar', 'comercial', 26, 2],
    ['copeiro', 'comercial', 4, 0],
    ['porteiro', 'dozeDia', 6, 0],
    ['porteiro', 'dozeNoite', 6, 1],
    ['encarregado', 'comercial', 2, 0],
    ['manutencao', 'comercial', 3, 0],
  ),
  ...local('campusCampinas', 'Sanitários e vestiários', ['auxiliar', 'comercial', 10, 1, 40]),
  ...local(
    'campusFortaleza',
    'Blocos didáticos',
    ['auxiliar', 'comercial', 22, 2],
    ['recepcionista', 'reduzida', 4, 0],
    ['encarregado', 'comercial', 1, 0],
  ),
  ...local('campusFortaleza', 'Áreas verdes', ['jardineiro', 'comercial', 3, 0]),
  ...local(
    'agencias',
    'Agência Belo Horizonte Centro',
    ['auxiliar', 'reduzida', 14, 1],
    ['copeiro', 'reduzida', 5, 0],
  ),
  ...local('agencias', 'Agência Contagem', ['auxiliar', 'reduzida', 8, 1]),
  ...local(
    'torre',
    'Torre e subsolos',
    ['auxiliar', 'seisUm', 20, 1],
    ['porteiro', 'dozeDia', 8, 0],
    ['porteiro', 'dozeNoite', 8, 1],
    ['vidros', 'comercial', 3, 0],
  ),
  ...local(
    'terminal',
    'Pátio e tancagem',
    ['auxiliar', 'seisUm', 14, 1],
    ['auxiliar', 'dozeNoite', 10, 0],
    ['encarregado', 'comercial', 1, 0],
  ),
  ...local(
    'hospitalCe',
    'Pronto atendimento',
    ['hospitalar', 'dozeDia', 24, 1, 40],
    ['hospitalar', 'dozeNoite', 10, 1, 40],
  ),
  ...local('campusSul', 'Bloco novo', ['auxiliar', 'comercial', 12, 12], ['encarregado', 'comercial', 1, 1]),
  // Who covers the others: hired after everybody else, see `folguistas.ts`.
  ...local('hospitalSp', 'Bloco A – Internação', ['hospitalar', 'folguista', 4, 4, 40]),
  ...local('shopping', 'Praça de alimentação e corredores', ['auxiliar', 'folguista', 3, 3]),
  ...local('campusCampinas', 'Prédio principal', ['auxiliar', 'folguista', 2, 2]),
]

/** What clients pay above the floor. */
const ACIMA_DO_PISO_CENTAVOS = 2_000

/** Planned pay of a post: the present floor of its union plus what the client pays above it. */
export const salarioPrevisto = ({ cargo, contrato }: PostoDemo): number =>
  cargos[cargo].pisos[contratoOf(contrato).uf] + ACIMA_DO_PISO_CENTAVOS

/** An amount before the last collective agreement (5.5 %), in whole ten-centavo steps. */
export const antesDoReajuste = (centavos: number): number => Math.floor(centavos / 1.055 / 10) * 10

/** Where a contract has places in more than one town. */
const foraDaSede: Readonly<Record<string, LugarNome>> = { 'Agência Belo Horizonte Centro': 'beloHorizonte' }

export const lugarDoLocal = (contrato: ContratoNome, nome: string): LugarNome =>
  foraDaSede[nome] ?? contratoOf(contrato).lugar
