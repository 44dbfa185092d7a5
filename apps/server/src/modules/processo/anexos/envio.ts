import { sql } from 'kysely'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { isServivel } from '@rh/domain/processo/anexos'
import { saveArquivo } from '../../../arquivos/arquivos.ts'
import type { FileStore } from '../../../arquivos/file-store.ts'
import { isoDe } from '../../../clock.ts'
import type { Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { requireProcessoPreso } from '../requirements.ts'
import {
  abrirAnexo,
  encerrado,
  podeEnviar,
  requireVisto,
  veArquivo,
  type AnexosDoProcesso,
} from './anexos.ts'
import { requireLimites, requireQuantidade, recusarRepetido } from './recusas.ts'
import { proximaVersao } from './repository.ts'

// How files come to the documents of a process, and leave them before anybody reviewed them.

interface Envio {
  readonly processoId: number
  readonly tipoId: number
  /** As it was uploaded, or one that is stored already. */
  readonly arquivo: ArquivoEnviado | ArquivoGuardado
  readonly hoje: string
}

interface ArquivoGuardado extends Pick<ArquivoEnviado, 'bytes' | 'sha256'> {
  readonly id: string
}

/** Attaches a file to a document. A refused file of the same document is superseded and stays on record. */
export async function enviarAnexo(
  doTipo: AnexosDoProcesso,
  store: FileStore,
  work: UnitOfWork,
  ator: Ator,
  { processoId, tipoId, arquivo, hoje }: Envio,
): Promise<void> {
  const { tx } = work
  const processo = await requireProcessoPreso(tx, doTipo.process, processoId, ator)
  if (!podeEnviar(doTipo, processo, ator)) throw encerrado()
  const [tipo] = await listTipos(doTipo, tx, [tipoId])
  if (!tipo) throw failure('validacao', { campos: { tipoId: 'Escolha um documento da lista' } })
  if (!podeEnviar(doTipo, processo, ator, tipo.sensivel)) throw failure('sem_permissao')
  await requireLimites(work, processoId, arquivo, hoje)
  await recusarRepetido(tx, processoId, arquivo.sha256)
  const { id: arquivoId } = 'id' in arquivo ? arquivo : await saveArquivo(store, work, ator.id, arquivo)
  await anexar(work, ator, { processoId, tipoIds: [tipoId], arquivoId })
}

interface Anexado {
  readonly processoId: number
  readonly tipoIds: readonly number[]
  readonly arquivoId: string
}

/** Puts a stored file in documents, in place of what was refused or waived there. */
async function anexar(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { processoId, tipoIds, arquivoId }: Anexado,
): Promise<void> {
  await tx
    .updateTable('processoAnexo')
    .set({ estado: 'removido', versao: proximaVersao })
    .where('processoId', '=', processoId)
    .where('tipoId', 'in', [...tipoIds])
    .where('estado', 'in', ['reprovado', 'dispensado'])
    .execute()
  const comum = { processoId, arquivoId, estado: 'enviado', enviadoPor: ator.id, enviadoEm: isoDe(agora) }
  await tx
    .insertInto('processoAnexo')
    .values(tipoIds.map((tipoId) => ({ ...comum, tipoId })))
    .execute()
}

/** Document types of the kind among these, with whether they tell of health. */
const listTipos = ({ process }: AnexosDoProcesso, tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('documentoTipo')
    .select(['id', 'sensivel'])
    .where('id', 'in', [...ids])
    .where('ativo', '=', true)
    .where(sql<boolean>`${process.name} = any (processos)`)
    .execute()

export interface Uso {
  readonly id: number
  readonly tipoIds: readonly number[]
}

/**
 * Uses a file that is there for other documents of the same process; the copy stays one. What tells of health stands
 * only for documents that do. Returns the process.
 */
export async function usarAnexo(
  doTipo: AnexosDoProcesso,
  work: UnitOfWork,
  ator: Ator,
  { id, tipoIds, hoje }: Uso & { readonly hoje: string },
): Promise<number> {
  const { tx } = work
  const { anexo, processo } = await abrirAnexo(doTipo, tx, id, ator)
  const { processoId, arquivoId } = anexo
  if (!podeEnviar(doTipo, processo, ator)) throw encerrado()
  if (arquivoId === null || anexo.estado === 'removido' || !(await veArquivo(doTipo, tx, anexo, ator)))
    throw failure('nao_encontrado')
  const tipos = await listTipos(doTipo, tx, tipoIds)
  // One that is named twice is found once.
  if (tipos.length !== tipoIds.length)
    throw failure('validacao', { campos: { tipoIds: 'Escolha documentos da lista' } })
  if (tipos.some(({ sensivel }) => !podeEnviar(doTipo, processo, ator, sensivel)))
    throw failure('sem_permissao')
  if (
    tipos.some(
      ({ id: tipoId, sensivel }) => tipoId !== anexo.tipoId && !isServivel(anexo, { tipoId, sensivel }),
    )
  )
    throw failure('validacao', {
      campos: {
        tipoIds: 'Um documento de saúde só serve para outro de saúde: os demais são abertos por mais pessoas',
      },
    })
  await requireQuantidade(work, { processoId, mais: tipoIds.length, hoje })
  const jaEsta = await tx
    .selectFrom('processoAnexo')
    .select('tipoId')
    .where('processoId', '=', processoId)
    .where('arquivoId', '=', arquivoId)
    .where('tipoId', 'in', [...tipoIds])
    .where('estado', 'in', ['enviado', 'aprovado'])
    .executeTakeFirst()
  if (jaEsta) throw failure('validacao', { campos: { tipoIds: 'O arquivo já está em um destes documentos' } })
  await anexar(work, ator, { processoId, tipoIds, arquivoId })
  return processoId
}

export interface Remocao {
  readonly id: number
  readonly motivo: string
}

/** Removes an unreviewed file, which the person may open or sent. Returns its process. */
export async function removerAnexo(
  doTipo: AnexosDoProcesso,
  { tx }: UnitOfWork,
  ator: Ator,
  { id, motivo }: Remocao,
): Promise<number> {
  const { anexo, processo } = await abrirAnexo(doTipo, tx, id, ator)
  if (!podeEnviar(doTipo, processo, ator)) throw encerrado()
  if (!podeEnviar(doTipo, processo, ator, anexo.sensivel)) throw failure('sem_permissao')
  if (anexo.enviadoPor !== ator.id) await requireVisto(doTipo, tx, anexo, ator)
  if (anexo.estado !== 'enviado')
    throw failure('transicao_invalida', { mensagem: 'Este arquivo já foi conferido.' })
  await tx
    .updateTable('processoAnexo')
    .set({ estado: 'removido', motivo, versao: proximaVersao })
    .where('id', '=', id)
    .execute()
  return anexo.processoId
}
