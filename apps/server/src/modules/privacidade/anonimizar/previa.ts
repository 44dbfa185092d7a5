import { sql } from 'kysely'
import { ARQUIVOS_DA_PREVIA, PESSOAS_DA_PREVIA, type Anonimizacao } from '@rh/domain/contract/privacidade'
import { categoriasAnonimizadas, guardadoAte, mesesDeGuarda } from '@rh/domain/privacidade/anonimizacao'
import { categoriaDe, type NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { requireVersao } from '../../cadastros/versao.ts'
import { requireSenhaConfirmada } from '../../processo/requirements.ts'
import { listQueVao } from './de-muitos.ts'
import { faltam, lerPrazos, saidasUmaAUma, type ProcuraDeTodas, type Saida } from './devidos.ts'

const EMPRESA = 1
/** People looked at in one go: most of them were let go of already. */
const POR_VEZ = 5_000

/** What is due of whom and what was let go of, by the terms of this company. */
export async function obterAnonimizacao(db: Db | Tx, hoje: string, porVez = POR_VEZ): Promise<Anonimizacao> {
  const prazos = await lerPrazos(db)
  const { anonimizaDesde: desde, versao } = await db
    .selectFrom('empresa')
    .select(['anonimizaDesde', 'versao'])
    .where('id', '=', EMPRESA)
    .executeTakeFirstOrThrow()
  const feitas = new Map((await contarFeitas(db)).map((feita) => [feita.categoria, feita]))
  const saidas = await listDevidas(db, { hoje, prazos, porVez })
  const mostradas = saidas.slice(0, PESSOAS_DA_PREVIA)
  return {
    desde,
    versao,
    prazos: categoriasAnonimizadas.map((categoria) => {
      const { meses: minimoMeses, porque } = categoriaDe(categoria).guarda
      const { pessoas = 0, ultimaEm = null } = feitas.get(categoria) ?? {}
      return { categoria, minimoMeses, meses: mesesDeGuarda(categoria, prazos), porque, pessoas, ultimaEm }
    }),
    devidas: mostradas.map(({ pessoaId: _pessoaId, ...devida }) => devida),
    haMais: saidas.length > PESSOAS_DA_PREVIA,
    arquivos: await listQueVao(db, mostradas.flatMap(porCategoria), ARQUIVOS_DA_PREVIA),
  }
}

type Devida = Anonimizacao['devidas'][number] & Pick<Saida, 'pessoaId'>

/** Each kind that goes in the next run. */
const porCategoria = ({ pessoaId, suspensa, categorias }: Devida) =>
  suspensa ? [] : categorias.map(({ categoria }) => ({ pessoaId, categoria }))

/** The first people of whom something is due, one more than the preview shows. */
async function listDevidas(db: Db | Tx, procura: ProcuraDeTodas): Promise<Devida[]> {
  const { hoje, prazos } = procura
  const devidas: Devida[] = []
  for await (const saida of saidasUmaAUma(db, procura)) {
    const categorias = faltam(saida, hoje, prazos)
    if (categorias.length === 0) continue
    const { pessoaId, vinculoId: id, nome, matricula, saida: dia, suspensa } = saida
    const ate = (categoria: NomeDeCategoria) => ({ categoria, ate: guardadoAte(categoria, dia, prazos) })
    devidas.push({ pessoaId, id, nome, matricula, saida: dia, suspensa, categorias: categorias.map(ate) })
    if (devidas.length > PESSOAS_DA_PREVIA) break
  }
  return devidas
}

const contarFeitas = (db: Db | Tx) =>
  db
    .selectFrom('anonimizacao')
    .select(({ fn }) => [
      'categoria',
      fn.count<number>('pessoaId').distinct().as('pessoas'),
      fn.max('em').as('ultimaEm'),
    ])
    .groupBy('categoria')
    .execute()

interface Mudanca {
  readonly versao: number
  readonly ligada: boolean
  readonly prazos: readonly { readonly categoria: NomeDeCategoria; readonly meses: number }[]
}

/**
 * Switches the letting go on or off, and sets terms longer than the law's. What was let go of does not come back, so the
 * password is asked for. Throws 400 for a term below the legal one.
 */
export async function saveAnonimizacao(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { versao, ligada, prazos }: Mudanca,
  { hoje, fuso }: { readonly hoje: string; readonly fuso: string },
): Promise<void> {
  requireSenhaConfirmada(ator, agora)
  await requireVersao(tx, 'empresa', { id: EMPRESA, versao }, fuso)
  requirePrazos(prazos)
  const longos = prazos.filter(({ categoria, meses }) => meses > categoriaDe(categoria).guarda.meses)
  // Only what differs, so that the trail tells what changed.
  const ficam = longos.map(({ categoria }) => categoria as string)
  await sql`delete from prazo_de_guarda where categoria <> all (${sql.val(ficam)}::text[])`.execute(tx)
  for (const { categoria, meses } of longos)
    await tx
      .insertInto('prazoDeGuarda')
      .values({ categoria, meses })
      .onConflict((oc) =>
        oc.column('categoria').doUpdateSet({ meses }).where('prazoDeGuarda.meses', '<>', meses),
      )
      .execute()
  const { anonimizaDesde } = await tx
    .selectFrom('empresa')
    .select('anonimizaDesde')
    .where('id', '=', EMPRESA)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('empresa')
    .set({ anonimizaDesde: ligada ? (anonimizaDesde ?? hoje) : null, versao: versao + 1 })
    .where('id', '=', EMPRESA)
    .execute()
}

function requirePrazos(prazos: Mudanca['prazos']): void {
  const vistas = new Set(prazos.map(({ categoria }) => categoria))
  if (vistas.size < prazos.length) throw failure('validacao', { campos: { prazos: 'Há um dado repetido' } })
  for (const [indice, { categoria, meses }] of prazos.entries()) {
    const { meses: minimo, porque } = categoriaDe(categoria).guarda
    if (!categoriasAnonimizadas.includes(categoria) || meses < minimo)
      throw failure('validacao', {
        campos: { [`prazos.${indice}.meses`]: `Ao menos ${minimo} meses: ${porque}` },
      })
  }
}
