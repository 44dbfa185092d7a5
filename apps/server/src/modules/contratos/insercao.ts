import { grausDe } from '@rh/domain/codigos/adicionais'
import { chaveDoNome } from '@rh/domain/br/texto'
import type { PostoNovo } from '@rh/domain/contratos/campos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

// Places and posts of a contract, whether they come with it or with an amendment.

interface LocalNovo {
  readonly nome: string
  readonly endereco: string
  readonly municipioIbge: number
}

/** Inserts places; `campo` is where the form has them. */
export async function insertLocais(
  tx: Tx,
  contratoId: number,
  locais: readonly LocalNovo[],
  campo: string,
): Promise<void> {
  if (locais.length === 0) return
  await requireMunicipios(tx, locais, campo)
  const repetido = await findLocalRepetido(tx, contratoId, locais)
  if (repetido >= 0)
    throw failure('em_uso', {
      campos: { [`${campo}.${repetido}.nome`]: 'Este contrato já tem um local com este nome' },
    })
  await tx
    .insertInto('local')
    .values(locais.map((local) => ({ ...local, contratoId })))
    .execute()
}

async function requireMunicipios(tx: Tx, locais: readonly LocalNovo[], campo: string): Promise<void> {
  const ibges = locais.map(({ municipioIbge }) => municipioIbge)
  const linhas = await tx.selectFrom('municipio').select('ibge').where('ibge', 'in', ibges).execute()
  const falta = ibges.findIndex((ibge) => !linhas.some((linha) => linha.ibge === ibge))
  if (falta >= 0)
    throw failure('validacao', {
      campos: { [`${campo}.${falta}.municipioIbge`]: 'Escolha um município da lista' },
    })
}

async function findLocalRepetido(tx: Tx, contratoId: number, locais: readonly LocalNovo[]): Promise<number> {
  const linhas = await tx.selectFrom('local').select('nome').where('contratoId', '=', contratoId).execute()
  const existentes = new Set(linhas.map(({ nome }) => chaveDoNome(nome)))
  return locais.findIndex(({ nome }) => existentes.has(chaveDoNome(nome)))
}

interface Abertura {
  readonly contratoId: number
  /** First day of posts that do not say their own. */
  readonly inicio: string
  /** The amendment that brought them. */
  readonly aditivoId: number | null
  /** Where the form has them. */
  readonly campo: string
}

/** Opens posts with their first terms, the day after which they end, and their kits. */
export async function insertPostos(tx: Tx, postos: readonly PostoNovo[], abertura: Abertura): Promise<void> {
  if (postos.length === 0) return
  await requireReferencias(tx, postos, abertura.campo)
  const localIds = await findLocalIds(tx, abertura.contratoId)
  for (const [i, posto] of postos.entries()) {
    const localId = localIds.get(posto.local)
    if (localId === undefined)
      throw failure('validacao', {
        campos: { [`${abertura.campo}.${i}.local`]: 'Escolha um dos locais do contrato' },
      })
    await insertPosto(tx, posto, localId, abertura)
  }
}

async function findLocalIds(tx: Tx, contratoId: number): Promise<ReadonlyMap<string, number>> {
  const linhas = await tx
    .selectFrom('local')
    .select(['id', 'nome'])
    .where('contratoId', '=', contratoId)
    .execute()
  return new Map(linhas.map(({ id, nome }) => [nome, id]))
}

async function insertPosto(
  tx: Tx,
  posto: PostoNovo,
  localId: number,
  { contratoId, inicio, aditivoId }: Abertura,
): Promise<void> {
  const { cargoId, escalaId, requisitos = null, abreEmFeriado, kit } = posto
  const { id: postoId } = await tx
    .insertInto('posto')
    .values({ contratoId, localId, cargoId, escalaId, requisitos, abreEmFeriado })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { quantidade, salarioPrevistoCentavos, precoCentavos = null, laudo = null } = posto
  const termos = {
    postoId,
    salarioPrevistoCentavos,
    precoCentavos,
    laudo,
    aditivoId,
    ...grausDe(posto.adicional),
  }
  const vigencias = [{ ...termos, desde: posto.inicio ?? inicio, quantidade }]
  // The end of a post is a row without slots: one rule tells how many there are on any day.
  if (posto.fim !== undefined) vigencias.push({ ...termos, desde: somarDias(posto.fim, 1), quantidade: 0 })
  await tx.insertInto('postoVigencia').values(vigencias).execute()
  if (kit.length > 0)
    await tx
      .insertInto('postoKit')
      .values(kit.map((item) => ({ ...item, postoId })))
      .execute()
}

const referencias = [
  { tabela: 'cargo', campo: 'cargoId', mensagem: 'Escolha um cargo da lista' },
  { tabela: 'escala', campo: 'escalaId', mensagem: 'Escolha uma escala da lista' },
] as const

/** Every id that the posts name is in use; another one is told at its field, not by the foreign key. */
async function requireReferencias(tx: Tx, postos: readonly PostoNovo[], campo: string): Promise<void> {
  for (const referencia of referencias) {
    const conhecidos = await findIds(
      tx,
      referencia.tabela,
      postos.map((posto) => posto[referencia.campo]),
    )
    const i = postos.findIndex((posto) => !conhecidos.has(posto[referencia.campo]))
    if (i >= 0)
      throw failure('validacao', { campos: { [`${campo}.${i}.${referencia.campo}`]: referencia.mensagem } })
  }
  const itens = await findIds(
    tx,
    'itemUniforme',
    postos.flatMap(({ kit }) => kit.map(({ itemId }) => itemId)),
  )
  for (const [i, { kit }] of postos.entries()) {
    const n = kit.findIndex(({ itemId }) => !itens.has(itemId))
    if (n >= 0)
      throw failure('validacao', {
        campos: { [`${campo}.${i}.kit.${n}.itemId`]: 'Escolha um item da lista' },
      })
  }
}

async function findIds(
  tx: Tx,
  tabela: 'cargo' | 'escala' | 'itemUniforme',
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const linhas = await tx
    .selectFrom(tabela)
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('ativo', '=', true)
    .execute()
  return new Set(linhas.map(({ id }) => id))
}
