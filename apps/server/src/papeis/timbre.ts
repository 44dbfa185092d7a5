import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { Timbre } from './papel.ts'

/** Finds the letterhead of the company: names, CNPJ, town and logo. */
export async function findTimbre(db: Db | Tx): Promise<Timbre> {
  const empresa = await db
    .selectFrom('empresa as em')
    .leftJoin('municipio as mu', 'mu.ibge', 'em.municipioIbge')
    .leftJoin('empresaLogo as lg', (join) =>
      join.onRef('lg.empresaId', '=', 'em.id').on('lg.variante', '=', sql.lit('grande')),
    )
    .select(['em.razaoSocial', 'em.nomeFantasia', 'em.cnpj', 'mu.nome as municipio', 'lg.conteudo'])
    .executeTakeFirstOrThrow()
  const { conteudo, ...timbre } = empresa
  return { ...timbre, logo: conteudo ? await comoPng(conteudo) : null }
}

/** Paper takes PNG; the screens' logo is WebP. */
async function comoPng(imagem: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp')
  const png = await sharp(imagem).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
