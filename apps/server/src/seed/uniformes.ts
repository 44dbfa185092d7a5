import type { Tx } from '../db/db.ts'
import type { CargoNome } from './empresa.ts'

interface ItemDemo {
  readonly descricao: string
  readonly tipo: 'uniforme' | 'epi'
  readonly tamanhos: readonly string[]
  readonly ca?: string
  readonly vidaUtilDias: number
}

const LETRAS = ['PP', 'P', 'M', 'G', 'GG', 'XG']
const NUMEROS = ['34', '36', '38', '40', '42', '44', '46', '48', '50']
const CALCADOS = ['34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44']

/** Pieces that the demo company hands out. The numbers of the certificates are fiction. */
const itens = {
  'UN-CAM': { descricao: 'Camisa polo', tipo: 'uniforme', tamanhos: LETRAS, vidaUtilDias: 180 },
  'UN-JAL': { descricao: 'Jaleco', tipo: 'uniforme', tamanhos: LETRAS, vidaUtilDias: 180 },
  'UN-CAL': { descricao: 'Calça de brim', tipo: 'uniforme', tamanhos: NUMEROS, vidaUtilDias: 180 },
  'EP-BOT': {
    descricao: 'Botina de segurança',
    tipo: 'epi',
    tamanhos: CALCADOS,
    ca: '48712',
    vidaUtilDias: 365,
  },
  'EP-LUV': {
    descricao: 'Luva de látex',
    tipo: 'epi',
    tamanhos: ['P', 'M', 'G'],
    ca: '39654',
    vidaUtilDias: 30,
  },
  'EP-OCU': {
    descricao: 'Óculos de proteção',
    tipo: 'epi',
    tamanhos: ['Único'],
    ca: '41208',
    vidaUtilDias: 365,
  },
  'EP-CIN': {
    descricao: 'Cinto paraquedista',
    tipo: 'epi',
    tamanhos: ['Único'],
    ca: '35527',
    vidaUtilDias: 730,
  },
} as const satisfies Readonly<Record<string, ItemDemo>>
type Codigo = keyof typeof itens

const comum: readonly (readonly [Codigo, number])[] = [
  ['UN-CAM', 3],
  ['UN-CAL', 2],
  ['EP-BOT', 1],
]

const doCargo: Partial<Record<CargoNome, readonly (readonly [Codigo, number])[]>> = {
  hospitalar: [
    ['UN-JAL', 2],
    ['EP-LUV', 2],
    ['EP-OCU', 1],
  ],
  residuos: [
    ['EP-LUV', 4],
    ['EP-OCU', 1],
  ],
  auxiliar: [['EP-LUV', 2]],
  fachadas: [
    ['EP-CIN', 1],
    ['EP-OCU', 1],
  ],
  vidros: [['EP-OCU', 1]],
}

/** The kit of who works in a cargo. */
const kitDo = (cargo: CargoNome) => [...comum, ...(doCargo[cargo] ?? [])]

interface PostoComCargo {
  readonly id: number
  readonly cargo: CargoNome
}

/** Pieces, and the kit of each post. */
export async function inserirKits(tx: Tx, postos: readonly PostoComCargo[]): Promise<void> {
  const linhas = Object.entries<ItemDemo>(itens).map(([codigo, { tamanhos, ca = null, ...item }]) => ({
    codigo,
    ...item,
    ca,
    tamanhos: [...tamanhos],
  }))
  await tx
    .insertInto('itemUniforme')
    .values(linhas)
    .onConflict((oc) => oc.column('codigo').doNothing())
    .execute()
  const gravados = await tx.selectFrom('itemUniforme').select(['id', 'codigo']).execute()
  const idDe = new Map(gravados.map(({ id, codigo }) => [codigo, id]))
  const kits = postos.flatMap(({ id: postoId, cargo }) =>
    kitDo(cargo).map(([codigo, quantidade]) => ({ postoId, itemId: idDe.get(codigo) ?? 0, quantidade })),
  )
  await tx.insertInto('postoKit').values(kits).execute()
}
