import { ESCALA_DO_FOLGUISTA } from '@rh/domain/cobertura/quadro'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { cnpjDe } from '../seed/documentos.ts'
import { cargos, contratos, escalas, type Uf } from '../seed/empresa.ts'
import { lugares, type LugarNome } from '../seed/lugares.ts'
import { somarDias } from '../seed/pessoas.ts'
import { acertarSequencia, inserirLotes, proximoId } from './lote.ts'
import { acasoDe, type Tamanho } from './tamanho.ts'

/** A post as bonds and admissions need it. */
export interface PostoCarga {
  readonly id: number
  readonly contratoId: number
  readonly cargoId: number
  readonly escalaId: number
  readonly sindicatoId: number
  readonly centroDeCustoId: number
  readonly salarioCentavos: number
  readonly abertura: string
  readonly lugar: LugarNome
}

export interface OrganizacaoCarga {
  readonly postos: readonly PostoCarga[]
  readonly contratoIds: readonly number[]
}

interface Base {
  readonly semente: number
  readonly hoje: string
  readonly tamanho: Tamanho
}

const ANOS = 9
const RAMOS = [
  'Hospital',
  'Shopping',
  'Condomínio',
  'Escola',
  'Fábrica',
  'Banco',
  'Prefeitura de',
  'Terminal',
]
const lugarNomes = Object.keys(lugares) as LugarNome[]

const ids = async (tx: Tx, tabela: 'cargo' | 'escala' | 'sindicato', coluna: string) => {
  const { rows } = await sql<{ id: number; chave: string }>`
    select id, ${sql.ref(coluna)} as chave from ${sql.table(tabela)} order by id`.execute(tx)
  return new Map(rows.map(({ id, chave }) => [chave, id]))
}

/** Clients, contracts, places and posts around those of the demo company, whose registers they share. */
export async function inserirOrganizacaoDaCarga(tx: Tx, base: Base): Promise<OrganizacaoCarga> {
  const contratosNovos = await inserirContratos(tx, base)
  const locais = await inserirLocais(tx, base, contratosNovos)
  const postos = await inserirPostos(tx, base, locais)
  for (const tabela of ['cliente', 'centroDeCusto', 'contrato', 'local', 'posto'] as const)
    await acertarSequencia(tx, tabela)
  return { postos, contratoIds: contratosNovos.map(({ id }) => id) }
}

async function inserirClientes(tx: Tx, { semente, tamanho }: Base): Promise<number[]> {
  const primeiro = await proximoId(tx, 'cliente')
  const linhas = Array.from({ length: tamanho.clientes }, (_, i) => {
    const acaso = acasoDe(semente, i)
    const nome = `${acaso.escolher(RAMOS)} ${acaso.escolher(lugares[acaso.escolher(lugarNomes)].bairros)} ${i + 1}`
    const cnpj = cnpjDe(`${String(10_000_000 + i * 7).slice(0, 8)}0001`)
    return { id: primeiro + i, razaoSocial: `${nome} S.A.`, nomeFantasia: nome, cnpj, publico: i % 4 === 0 }
  })
  await inserirLotes(tx, 'cliente', linhas)
  return linhas.map(({ id }) => id)
}

interface ContratoCarga {
  readonly id: number
  readonly lugar: LugarNome
  readonly inicio: string
  readonly sindicatoId: number
  readonly centroDeCustoId: number
}

async function inserirContratos(tx: Tx, base: Base): Promise<ContratoCarga[]> {
  const { semente, tamanho, hoje } = base
  const clienteIds = await inserirClientes(tx, base)
  const sindicatoIds = await ids(tx, 'sindicato', 'uf')
  const [primeiro, primeiroCentro] = [await proximoId(tx, 'contrato'), await proximoId(tx, 'centroDeCusto')]
  const objetos = Object.values(contratos).map(({ objeto }) => objeto)
  const linhas = Array.from({ length: tamanho.contratos }, (_, i) => {
    const acaso = acasoDe(semente + 1, i)
    const lugar = acaso.escolher(lugarNomes)
    const clienteId = clienteIds[i % clienteIds.length] ?? 0
    return {
      contrato: {
        id: primeiro + i,
        numero: `C${String(i + 1).padStart(4, '0')}`,
        clienteId,
        objeto: acaso.escolher(objetos),
        inicio: somarDias(hoje, -ANOS * 365 - acaso.inteiro(0, 200)),
        fim: somarDias(hoje, acaso.inteiro(40, 1500)),
        tipo: i % 4 === 0 ? 'publico' : 'privado',
        sindicatoId: sindicatoIds.get(lugares[lugar].uf) ?? 0,
        centroDeCustoId: primeiroCentro + i,
      },
      centro: { id: primeiroCentro + i, codigo: `X.${i + 1}`, descricao: `Contrato C${i + 1}` },
      lugar,
    }
  })
  await inserirLotes(
    tx,
    'centroDeCusto',
    linhas.map(({ centro }) => centro),
  )
  await inserirLotes(
    tx,
    'contrato',
    linhas.map(({ contrato }) => contrato),
  )
  return linhas.map(({ contrato, lugar }) => ({ ...contrato, lugar }))
}

interface LocalCarga {
  readonly id: number
  readonly contrato: ContratoCarga
}

/** Three places a contract, all of them in its town but for one in five. */
async function inserirLocais(tx: Tx, { semente }: Base, contratosNovos: readonly ContratoCarga[]) {
  const primeiro = await proximoId(tx, 'local')
  const nomes = ['Sede', 'Unidade Norte', 'Unidade Sul']
  const linhas = contratosNovos.flatMap((contrato, i) =>
    nomes.map((nome, j) => {
      const acaso = acasoDe(semente + 2, i * nomes.length + j)
      const lugar = acaso.umaEm(5) ? acaso.escolher(lugarNomes) : contrato.lugar
      const id = primeiro + i * nomes.length + j
      const endereco = `Avenida Central, ${acaso.inteiro(10, 3000)}`
      const local = { id, contratoId: contrato.id, nome, endereco, municipioIbge: lugares[lugar].ibge }
      return { local, contrato }
    }),
  )
  await inserirLotes(
    tx,
    'local',
    linhas.map(({ local }) => local),
  )
  return linhas.map(({ local: { id }, contrato }): LocalCarga => ({ id, contrato }))
}

/** Most posts clean; the others are as rare as they are. */
const nomesDosCargos = Object.keys(cargos) as (keyof typeof cargos)[]

/** Whose people have shifts. */
const ESCALAS = Object.values(escalas).filter(({ tipo }) => tipo !== ESCALA_DO_FOLGUISTA)

async function inserirPostos(tx: Tx, { semente, tamanho }: Base, locais: readonly LocalCarga[]) {
  const cargoIds = await ids(tx, 'cargo', 'titulo')
  const escalaIds = await ids(tx, 'escala', 'nome')
  const primeiro = await proximoId(tx, 'posto')
  const linhas = Array.from({ length: tamanho.postos }, (_, i) => {
    const acaso = acasoDe(semente + 3, i)
    const local = locais[i % locais.length]
    if (!local) throw new Error('A load without places')
    const { contrato } = local
    const cargo = cargos[acaso.umaEm(2) ? 'auxiliar' : acaso.escolher(nomesDosCargos)]
    const escala = acaso.escolher(ESCALAS)
    const uf: Uf = lugares[contrato.lugar].uf
    const posto = {
      id: primeiro + i,
      localId: local.id,
      contratoId: contrato.id,
      cargoId: cargoIds.get(cargo.titulo) ?? 0,
      escalaId: escalaIds.get(escala.nome) ?? 0,
    }
    const { sindicatoId, centroDeCustoId, inicio: abertura, lugar } = contrato
    const pronto: PostoCarga = {
      ...posto,
      sindicatoId,
      centroDeCustoId,
      abertura,
      lugar,
      salarioCentavos: cargo.pisos[uf],
    }
    return { posto, pronto }
  })
  await inserirLotes(
    tx,
    'posto',
    linhas.map(({ posto }) => posto),
  )
  return linhas.map(({ pronto }) => pronto)
}

/** What is asked of each post: the people it has, and in some a slot or two more. */
export async function inserirTermos(
  tx: Tx,
  { semente }: Pick<Base, 'semente'>,
  postos: readonly PostoCarga[],
  ocupados: ReadonlyMap<number, number>,
): Promise<void> {
  const linhas = postos.map(({ id, abertura, salarioCentavos }) => ({
    postoId: id,
    desde: abertura,
    quantidade: (ocupados.get(id) ?? 0) + Math.max(0, acasoDe(semente + 4, id).inteiro(-2, 2)),
    salarioPrevistoCentavos: salarioCentavos,
    insalubridade: 0,
    periculosidade: false,
  }))
  await inserirLotes(tx, 'postoVigencia', linhas)
}
