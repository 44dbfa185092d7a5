import type { LayoutDaFolha } from '@rh/domain/contract/folha'
import { colunasDaFolha, layoutPadrao, type ColunaDaFolha } from '@rh/domain/integracoes/folha'
import { sql } from 'kysely'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'

const VERSOES_MOSTRADAS = 20

const deFabrica: LayoutDaFolha = {
  versao: 0,
  colunas: [...layoutPadrao],
  por: null,
  em: null,
  nota: null,
}

/** The layouts of the company, the newest first, and the one that the system comes with last. */
async function listLayouts(db: Db | Tx): Promise<LayoutDaFolha[]> {
  const { rows } = await sql<LayoutDaFolha>`
    select l.versao, l.colunas, l.nota, u.nome as por, l.em
      from folha_layout l join usuario u on u.id = l.usuario_id
     order by l.versao desc limit ${VERSOES_MOSTRADAS}`.execute(db)
  return [...rows, deFabrica]
}

/** The layout in force, with the versions before it. */
export async function obterLayout(db: Db | Tx): Promise<LayoutDaFolha & { versoes: LayoutDaFolha[] }> {
  const versoes = await listLayouts(db)
  return { ...(versoes[0] ?? deFabrica), versoes }
}

/** Columns of the next file, and the version that says so. */
export async function layoutEmVigor(
  tx: Db | Tx,
): Promise<{ readonly versao: number; readonly colunas: readonly ColunaDaFolha[] }> {
  const { versao, colunas } = await obterLayout(tx)
  // Kept by an older version of the system: what it does not name has its default.
  return { versao, colunas: colunasDaFolha.parse(colunas) }
}

interface NovoLayout {
  readonly versao: number
  readonly colunas: readonly ColunaDaFolha[]
  readonly nota: string
}

/** Keeps the next version. Throws 409 when somebody else kept one since it was read. */
export async function guardarLayout({ tx, agora }: UnitOfWork, ator: Ator, novo: NovoLayout): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('folha'), 2)`.execute(tx)
  const { versao } = await obterLayout(tx)
  if (versao !== novo.versao)
    throw failure('versao_antiga', {
      mensagem: 'As colunas foram alteradas por outra pessoa enquanto você trabalhava.',
      acao: 'Abra as colunas de novo e refaça a mudança.',
    })
  await tx
    .insertInto('folhaLayout')
    .values({
      versao: versao + 1,
      colunas: JSON.stringify(novo.colunas),
      nota: novo.nota || null,
      usuarioId: ator.id,
      em: isoDe(agora),
    })
    .execute()
}
