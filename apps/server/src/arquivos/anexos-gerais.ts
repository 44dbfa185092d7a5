import type { AnexoGeral, arquivosContract } from '@rh/domain/contract/arquivos'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { uploadGeral } from '@rh/domain/http/upload-geral'
import type { Db, Tx } from '../db/db.ts'
import { write } from '../db/write.ts'
import type { Deps } from '../deps.ts'
import { failure } from '../http/failure.ts'
import type { Handlers } from '../http/serve.ts'
import { arquivosDe, saveArquivo } from './arquivos.ts'
import { clearDocumento } from './documento.ts'

// Files of the general areas. Each area keeps a table of its own that refers to `arquivo`, which is how the sweep knows
// that somebody has the file, and serves it with `servirArquivo` after its own look at who asks.

/** Pictures are drawn anew and PDFs looked through; a spreadsheet stays as it was sent. */
const clearAnexo = (arquivo: ArquivoEnviado): Promise<ArquivoEnviado> =>
  arquivo.tipo.startsWith('image/') || arquivo.tipo === 'application/pdf'
    ? clearDocumento(arquivo)
    : Promise.resolve(arquivo)

export const arquivosHandlers = (deps: Deps): Handlers<typeof arquivosContract> => ({
  'POST /api/arquivos': async ({ arquivo, request }) => {
    // Before the transaction: a picture takes a while to draw.
    const limpo = await clearAnexo(arquivo)
    return write(deps, request, async (work) => ({
      ...(await saveArquivo(deps.arquivos, work, request.ator.id, limpo)),
      tipo: tipoDoAnexo(limpo.tipo),
    }))
  },
})

function tipoDoAnexo(tipo: string): AnexoGeral['tipo'] {
  const conhecido = uploadGeral.tipos.find((um) => um === tipo)
  if (!conhecido) throw new Error(`No attachment is of kind ${tipo}`)
  return conhecido
}

/** Makes sure that the person sent each of these files; `campo` is where the body has them. */
export async function requireAnexos(
  tx: Tx,
  usuarioId: number,
  ids: readonly string[],
  campo = 'anexos',
): Promise<void> {
  const meus = await arquivosDe(tx, usuarioId, ids)
  const falta = ids.findIndex((id) => !meus.has(id))
  if (falta >= 0) throw failure('validacao', { campos: { [`${campo}.${falta}`]: 'Envie o arquivo de novo' } })
}

/** These files as their area tells of them, by id. */
export async function findAnexos(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AnexoGeral>> {
  if (ids.length === 0) return new Map()
  const linhas = await db
    .selectFrom('arquivo')
    .select(['id', 'nome', 'tipo', 'bytes'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(linhas.map((linha) => [linha.id, { ...linha, tipo: tipoDoAnexo(linha.tipo) }]))
}
