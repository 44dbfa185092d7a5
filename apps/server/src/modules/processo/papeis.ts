import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyProcess } from '@rh/domain/processo/define'
import { lePapel, papeisDe, type PapelSpec } from '@rh/domain/processo/papel'
import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { write, type UnitOfWork } from '../../db/write.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { saveArquivo } from '../../arquivos/arquivos.ts'
import { imprimir, type PdfPronto } from '../../papeis/imprimir.ts'
import { comTimbre, type Papel, type Timbre } from '../../papeis/papel.ts'
import { isoDe } from '../../clock.ts'
import { requireProcesso } from './requirements.ts'
import type { Processo } from './repository.ts'

/** Papers of one kind: who prints which and when, their templates, and their facts. */
export interface PapeisDoProcesso<P extends string, F extends { readonly timbre: Timbre }> {
  readonly process: AnyProcess
  readonly papeis: Readonly<Record<P, PapelSpec>>
  /** Template of each paper; a missing one does not compile. */
  readonly modelos: { readonly [N in P]: (fatos: F) => Papel }
  /**
   * Gathers the facts of a paper from the current record, with days in the company's time zone. Throws 422 while
   * something is missing.
   */
  readonly reunir: (db: Db | Tx, processoId: number, fuso: string) => Promise<F>
  /** Papers that this record does not need, in any status. */
  readonly sobram?: (db: Db | Tx, processoId: number) => Promise<readonly NoInfer<P>[]>
}

/** Papers that this person may print now. */
async function listDisponiveis<P extends string, F extends { readonly timbre: Timbre }>(
  { papeis, sobram }: PapeisDoProcesso<P, F>,
  db: Db | Tx,
  { id, status }: Processo,
  { grupos }: Ator,
): Promise<P[]> {
  const doStatus = papeisDe(papeis, status, grupos)
  const fora = doStatus.length === 0 ? [] : ((await sobram?.(db, id)) ?? [])
  return doStatus.filter((papel) => !fora.includes(papel))
}

/** Papers that this person may print now, and issued copies that they may read. */
async function listPapeis<P extends string, F extends { readonly timbre: Timbre }>(
  doProcesso: PapeisDoProcesso<P, F>,
  db: Db | Tx,
  processoId: number,
  ator: Ator,
) {
  const { process, papeis } = doProcesso
  const processo = await requireProcesso(db, process, processoId, ator)
  const linhas = await db
    .selectFrom('processoPapel as pp')
    .innerJoin('arquivo as ar', 'ar.id', 'pp.arquivoId')
    .innerJoin('usuario as us', 'us.id', 'pp.emitidoPor')
    .select(['pp.id', 'pp.papel', 'us.nome as emitidoPor', 'pp.emitidoEm', 'ar.sha256'])
    .where('pp.processoId', '=', processoId)
    .orderBy('pp.id', 'desc')
    .modifyEnd(prepared)
    .execute()
  const legiveis = linhas.flatMap(({ papel, ...linha }) =>
    isPapel(papeis, papel) && lePapel(papeis[papel], ator.grupos) ? [{ ...linha, papel }] : [],
  )
  return { disponiveis: await listDisponiveis(doProcesso, db, processo, ator), emitidos: legiveis }
}

const isPapel = <P extends string>(papeis: Readonly<Record<P, PapelSpec>>, nome: string): nome is P =>
  Object.hasOwn(papeis, nome)

/** Prints a paper from the current record and stores it by its digest. */
async function emitirPapel<P extends string, F extends { readonly timbre: Timbre }>(
  doProcesso: PapeisDoProcesso<P, F>,
  deps: Deps,
  request: RequestContext,
  { processoId, papel }: { processoId: number; papel: P },
) {
  const { process, modelos, reunir } = doProcesso
  const processo = await requireProcesso(deps.db, process, processoId, request.ator)
  if (!(await listDisponiveis(doProcesso, deps.db, processo, request.ator)).includes(papel))
    throw failure('transicao_invalida', { mensagem: 'Este papel não pode ser emitido agora.' })
  const fatos = await reunir(deps.db, processoId, deps.config.empresaFuso)
  const pdf = await imprimir(
    comTimbre(modelos[papel](fatos), {
      timbre: fatos.timbre,
      referencia: `${process.label.one} ${processo.numero}`,
      emitidoEm: deps.clock.agora().toZonedDateTimeISO(deps.config.empresaFuso),
    }),
  )
  return comArquivoTemporario(pdf, (caminho) =>
    write(deps, request, async (work) => {
      const id = await savePapel(deps, work, request.ator, { processo, papel, pdf, caminho })
      return { id, lista: await listPapeis(doProcesso, work.tx, processoId, request.ator) }
    }),
  )
}

interface Impresso {
  readonly processo: Processo
  readonly papel: string
  readonly pdf: PdfPronto
  readonly caminho: string
}

async function savePapel(
  { arquivos }: Deps,
  work: UnitOfWork,
  ator: Ator,
  { processo, papel, pdf, caminho }: Impresso,
): Promise<number> {
  const arquivo = await saveArquivo(arquivos, work, ator.id, {
    nome: `${papel.replaceAll('_', '-')}-${processo.numero}.pdf`,
    tipo: 'application/pdf',
    bytes: pdf.conteudo.length,
    sha256: pdf.sha256,
    caminho,
  })
  const { id } = await work.tx
    .insertInto('processoPapel')
    .values({
      processoId: processo.id,
      papel,
      arquivoId: arquivo.id,
      emitidoPor: ator.id,
      emitidoEm: isoDe(work.agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Provides a printed paper as a temporary file: the file store takes files only. */
async function comArquivoTemporario<R>(pdf: PdfPronto, usar: (caminho: string) => Promise<R>): Promise<R> {
  const pasta = await mkdtemp(join(tmpdir(), 'rh-papel-'))
  try {
    const caminho = join(pasta, randomUUID())
    await writeFile(caminho, pdf.conteudo, { mode: 0o600 })
    return await usar(caminho)
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

/** Stored file of an issued paper, for those who may read papers of its kind. Throws 404. */
async function arquivoDoPapel<P extends string, F extends { readonly timbre: Timbre }>(
  { process, papeis }: PapeisDoProcesso<P, F>,
  db: Db,
  id: number,
  ator: Ator,
): Promise<string> {
  const linha = await db
    .selectFrom('processoPapel')
    .select(['processoId', 'papel', 'arquivoId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!linha || !isPapel(papeis, linha.papel)) throw failure('nao_encontrado')
  if (!lePapel(papeis[linha.papel], ator.grupos)) throw failure('nao_encontrado')
  await requireProcesso(db, process, linha.processoId, ator)
  return linha.arquivoId
}

/** Papers of any kind. */
export interface Papeis {
  readonly listar: (db: Db | Tx, processoId: number, ator: Ator) => Promise<unknown>
  /** Prints a paper. Throws 404 for one that the kind does not have. */
  readonly emitir: (
    deps: Deps,
    request: RequestContext,
    qual: { readonly processoId: number; readonly papel: string },
  ) => Promise<unknown>
  readonly arquivo: (db: Db, id: number, ator: Ator) => Promise<string>
}

export const papeisDoTipo = <P extends string, F extends { readonly timbre: Timbre }>(
  doProcesso: PapeisDoProcesso<P, F>,
): Papeis => ({
  listar: (db, processoId, ator) => listPapeis(doProcesso, db, processoId, ator),
  emitir: async (deps, request, { processoId, papel }) => {
    if (!isPapel(doProcesso.papeis, papel)) throw failure('nao_encontrado')
    return emitirPapel(doProcesso, deps, request, { processoId, papel })
  },
  arquivo: (db, id, ator) => arquivoDoPapel(doProcesso, db, id, ator),
})
