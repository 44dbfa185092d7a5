import { FILTROS_SALVOS, type PreferenciaDaLista as Preferencia } from '@rh/domain/contract/vistas'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

const PADRAO: Preferencia = { colunas: [], densidade: 'confortavel', salvos: [] }

interface DeQuem {
  readonly usuarioId: number
  readonly lista: string
}

const daPessoa = (db: Db | Tx, { usuarioId, lista }: DeQuem) =>
  db
    .selectFrom('preferenciaLista')
    .select(['colunas', 'densidade', 'salvos'])
    .where('usuarioId', '=', usuarioId)
    .where('lista', '=', lista)

// Written below, from what the call's schema read.
const comoPreferencia = (linha: unknown): Preferencia => linha as Preferencia

/** How a person wants a list. */
export async function findPreferencia(db: Db, quem: DeQuem): Promise<Preferencia> {
  const linha = await daPessoa(db, quem).executeTakeFirst()
  return linha ? comoPreferencia(linha) : PADRAO
}

interface Mudanca {
  readonly colunas?: Preferencia['colunas'] | undefined
  readonly densidade?: Preferencia['densidade'] | undefined
  readonly guardar?: Preferencia['salvos'] | undefined
  readonly tirar?: readonly string[] | undefined
}

/** Changes what is said and nothing else, on top of what is there by then: two tabs at once lose nothing. */
export async function mudarPreferencia(
  tx: Tx,
  quem: DeQuem,
  { guardar = [], tirar = [], ...mudanca }: Mudanca,
): Promise<Preferencia> {
  await tx
    .insertInto('preferenciaLista')
    .values(quem)
    .onConflict((oc) => oc.doNothing())
    .execute()
  const antes = comoPreferencia(await daPessoa(tx, quem).forNoKeyUpdate().executeTakeFirstOrThrow())
  const { colunas = antes.colunas, densidade = antes.densidade } = mudanca
  const trocados = new Map(guardar.map((salvo) => [salvo.nome, salvo]))
  const ficam = antes.salvos.filter(({ nome }) => !tirar.includes(nome))
  const salvos = [
    ...ficam.map((salvo) => trocados.get(salvo.nome) ?? salvo),
    ...[...trocados.values()].filter(({ nome }) => !ficam.some((salvo) => salvo.nome === nome)),
  ]
  if (salvos.length > FILTROS_SALVOS)
    throw failure('validacao', {
      campos: { guardar: `Já há ${FILTROS_SALVOS} filtros salvos: tire um antes` },
    })
  await tx
    .updateTable('preferenciaLista')
    .set({ colunas, densidade, salvos: JSON.stringify(salvos) })
    .where('usuarioId', '=', quem.usuarioId)
    .where('lista', '=', quem.lista)
    .execute()
  return { colunas, densidade, salvos }
}
