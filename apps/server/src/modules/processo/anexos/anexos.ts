import { sql } from 'kysely'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import type { Checklist } from '@rh/domain/processo/chamadas/anexos'
import { isDispensavel, type EstadoDoAnexo, type ItemDoChecklist } from '@rh/domain/processo/anexos'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { FileStore } from '../../../arquivos/file-store.ts'
import { saveArquivo } from '../../../arquivos/arquivos.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { isoDe } from '../../../clock.ts'
import { requireProcesso } from '../requirements.ts'
import type { Processo } from '../repository.ts'
import { requireLimites, recusarRepetido } from './recusas.ts'
import { listAnexos } from './repository.ts'

/** Attachments of a kind: who uploads, reviews and opens them, and which documents are required. */
export interface AnexosDoProcesso {
  readonly process: AnyProcess
  readonly quemEnvia: readonly Grupo[]
  /** Send documents of health, and no others. */
  readonly quemEnviaSensiveis?: readonly Grupo[]
  /** Groups that review documents; they may also upload. */
  readonly quemConfere: readonly Grupo[]
  /** Tests whether groups open the documents, or learn which are missing. */
  ve(grupos: readonly Grupo[]): boolean
  /** Tests whether groups open documents about health or race. */
  veSensiveis(grupos: readonly Grupo[]): boolean
  /** Documents that a person opens, where the process decides; by default the groups do. */
  olhar?(db: Db | Tx, processoId: number, ator: Ator): Promise<OlharDosAnexos>
  /** Required documents with the state of their files. */
  checklist(db: Db | Tx, processoId: number, hoje: string): Promise<ItemDoChecklist[]>
}

/** Documents that a person opens besides those they sent, and documents that are only named. */
interface OlharDosAnexos {
  readonly ve: boolean
  readonly veSensiveis: boolean
  readonly ouveDe: readonly string[]
}

const olharDe = async (
  doTipo: AnexosDoProcesso,
  db: Db | Tx,
  id: number,
  ator: Ator,
): Promise<OlharDosAnexos> =>
  (await doTipo.olhar?.(db, id, ator)) ?? {
    ve: doTipo.ve(ator.grupos),
    veSensiveis: doTipo.veSensiveis(ator.grupos),
    ouveDe: [],
  }

const um = (ator: Ator, grupos: readonly string[]): boolean => ator.grupos.some((g) => grupos.includes(g))
const veTipo = ({ ve, veSensiveis }: OlharDosAnexos, sensivel: boolean): boolean =>
  sensivel ? veSensiveis : ve

const isAberto = ({ process }: AnexosDoProcesso, { status }: Processo): boolean => {
  const { final = false, recebePapeis = false } = process.statuses[status] ?? {}
  return !final || recebePapeis
}

/**
 * Tests whether a person may upload: until the process ends; the requester while the form is theirs or a page is asked
 * for, reviewers at any time.
 */
const podeEnviar = (anexos: AnexosDoProcesso, processo: Processo, ator: Ator, sensivel = true): boolean =>
  isAberto(anexos, processo) &&
  um(ator, [
    ...anexos.quemConfere,
    ...anexos.quemEnvia,
    ...(sensivel ? (anexos.quemEnviaSensiveis ?? []) : []),
  ])
const podeConferir = (anexos: AnexosDoProcesso, processo: Processo, ator: Ator): boolean =>
  isAberto(anexos, processo) && processo.dataSolicitacao !== null && um(ator, anexos.quemConfere)

/** Document checklist of a process, as this person may see it. */
export async function obterChecklist(
  doTipo: AnexosDoProcesso,
  db: Db | Tx,
  id: number,
  ator: Ator,
  hoje: string,
): Promise<Checklist> {
  const processo = await requireProcesso(db, doTipo.process, id, ator)
  const [itens, anexos, olhar] = await Promise.all([
    doTipo.checklist(db, id, hoje),
    listAnexos(db, id),
    olharDe(doTipo, db, id, ator),
  ])
  const proprios = doTipo.olhar ? anexos.filter(({ enviadoPorId }) => enviadoPorId === ator.id) : []
  return {
    itens: itens
      .filter(
        ({ sensivel, codigo, tipoId }) =>
          olhar.ve ||
          veTipo(olhar, sensivel) ||
          olhar.ouveDe.includes(codigo) ||
          proprios.some((anexo) => anexo.tipoId === tipoId),
      )
      .map((item) => ({
        ...item,
        arquivos: (veTipo(olhar, item.sensivel) ? anexos : proprios)
          .filter(({ tipoId }) => tipoId === item.tipoId)
          .map(comoArquivo),
      })),
    podeEnviar: podeEnviar(doTipo, processo, ator),
    podeConferir: podeConferir(doTipo, processo, ator),
  }
}

type Anexo = Awaited<ReturnType<typeof listAnexos>>[number]

const comoArquivo = (anexo: Anexo): Checklist['itens'][number]['arquivos'][number] => ({
  id: anexo.id,
  nome: anexo.nome,
  tipo: anexo.tipo,
  bytes: anexo.bytes,
  estado: anexo.estado as EstadoDoAnexo,
  motivo: anexo.motivo,
  enviadoPor: anexo.enviadoPor,
  enviadoEm: anexo.enviadoEm,
  avaliadoPor: anexo.avaliadoPor,
  avaliadoEm: anexo.avaliadoEm,
})

interface Envio {
  readonly processoId: number
  readonly tipoId: number
  readonly arquivo: ArquivoEnviado
  readonly hoje: string
}

/** Saves an uploaded file of a document. A refused file of the same document is superseded and stays on record. */
export async function enviarAnexo(
  doTipo: AnexosDoProcesso,
  store: FileStore,
  work: UnitOfWork,
  ator: Ator,
  { processoId, tipoId, arquivo, hoje }: Envio,
): Promise<void> {
  const { tx, agora } = work
  const processo = await requireProcesso(tx, doTipo.process, processoId, ator)
  if (!podeEnviar(doTipo, processo, ator)) throw encerrado()
  const tipo = await tx
    .selectFrom('documentoTipo')
    .select(['id', 'sensivel'])
    .where('id', '=', tipoId)
    .where('ativo', '=', true)
    .where(sql<boolean>`${doTipo.process.name} = any (processos)`)
    .executeTakeFirst()
  if (!tipo) throw failure('validacao', { campos: { tipoId: 'Escolha um documento da lista' } })
  if (!podeEnviar(doTipo, processo, ator, tipo.sensivel)) throw failure('sem_permissao')
  await requireLimites(work, processoId, arquivo, hoje)
  await recusarRepetido(tx, processoId, arquivo.sha256)
  const { id: arquivoId } = await saveArquivo(store, work, ator.id, arquivo)
  await tx
    .updateTable('processoAnexo')
    .set({ estado: 'removido' })
    .where('processoId', '=', processoId)
    .where('tipoId', '=', tipoId)
    .where('estado', 'in', ['reprovado', 'dispensado'])
    .execute()
  await tx
    .insertInto('processoAnexo')
    .values({
      processoId,
      tipoId,
      arquivoId,
      estado: 'enviado',
      enviadoPor: ator.id,
      enviadoEm: isoDe(agora),
    })
    .execute()
}

const encerrado = () => failure('transicao_invalida', { mensagem: 'Este processo já foi encerrado.' })

/** Locks an attachment and checks that its process is in the person's scope. */
async function abrirAnexo(doTipo: AnexosDoProcesso, tx: Tx, id: number, ator: Ator) {
  const anexo = await tx
    .selectFrom('processoAnexo as an')
    .innerJoin('documentoTipo as dt', 'dt.id', 'an.tipoId')
    .select(['an.processoId', 'an.estado', 'an.tipoId', 'dt.sensivel'])
    .where('an.id', '=', id)
    .forUpdate('an')
    .executeTakeFirst()
  if (!anexo) throw failure('nao_encontrado')
  return { anexo, processo: await requireProcesso(tx, doTipo.process, anexo.processoId, ator) }
}

export interface Remocao {
  readonly id: number
  readonly motivo: string
}

/** Removes an unreviewed file. Returns its process. */
export async function removerAnexo(
  doTipo: AnexosDoProcesso,
  { tx }: UnitOfWork,
  ator: Ator,
  { id, motivo }: Remocao,
): Promise<number> {
  const { anexo, processo } = await abrirAnexo(doTipo, tx, id, ator)
  if (!podeEnviar(doTipo, processo, ator)) throw encerrado()
  if (!podeEnviar(doTipo, processo, ator, anexo.sensivel)) throw failure('sem_permissao')
  if (anexo.estado !== 'enviado')
    throw failure('transicao_invalida', { mensagem: 'Este arquivo já foi conferido.' })
  await tx.updateTable('processoAnexo').set({ estado: 'removido', motivo }).where('id', '=', id).execute()
  return anexo.processoId
}

export interface Avaliacao {
  readonly id: number
  readonly decisao: 'aprovado' | 'reprovado'
  readonly motivo?: string | undefined
}

/** Approves or refuses a file. Returns its process. */
export async function avaliarAnexo(
  doTipo: AnexosDoProcesso,
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { id, decisao, motivo }: Avaliacao,
): Promise<number> {
  const { anexo, processo } = await abrirAnexo(doTipo, tx, id, ator)
  if (!podeConferir(doTipo, processo, ator)) throw encerrado()
  if (anexo.estado !== 'enviado' && anexo.estado !== 'aprovado' && anexo.estado !== 'reprovado')
    throw failure('transicao_invalida', { mensagem: 'Este arquivo não está mais na lista.' })
  await tx
    .updateTable('processoAnexo')
    .set({ estado: decisao, motivo: motivo ?? null, avaliadoPor: ator.id, avaliadoEm: isoDe(agora) })
    .where('id', '=', id)
    .execute()
  return anexo.processoId
}

export interface Dispensa {
  readonly processoId: number
  readonly dispensas: readonly { readonly tipoId: number; readonly motivo: string }[]
  readonly hoje: string
}

/** Waives documents without files, or with refused ones, each with its reason. */
export async function dispensarAnexos(
  doTipo: AnexosDoProcesso,
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { processoId, dispensas, hoje }: Dispensa,
): Promise<void> {
  const processo = await requireProcesso(tx, doTipo.process, processoId, ator)
  if (!podeConferir(doTipo, processo, ator)) throw encerrado()
  const itens = await doTipo.checklist(tx, processoId, hoje)
  const abertos = new Set(
    itens.filter(({ estado }) => estado === 'pendente' || estado === 'reprovado').map(({ tipoId }) => tipoId),
  )
  const tipoIds = dispensas.map(({ tipoId }) => tipoId)
  if (tipoIds.some((tipoId, i) => !abertos.has(tipoId) || tipoIds.indexOf(tipoId) !== i))
    throw failure('validacao', { campos: { dispensas: 'Só se dispensa o que está pendente ou recusado' } })
  const exigido = itens.find((item) => tipoIds.includes(item.tipoId) && !isDispensavel(item))
  if (exigido)
    throw failure('validacao', {
      mensagem: `${exigido.descricao}: não se dispensa.`,
      campos: {
        dispensas: `${exigido.descricao}: a lei ou a admissão precisa deste documento. Anexe e aprove.`,
      },
    })
  const comum = { processoId, estado: 'dispensado', enviadoPor: ator.id }
  await tx
    .insertInto('processoAnexo')
    .values(
      dispensas.map(({ tipoId, motivo }) => ({
        ...comum,
        tipoId,
        motivo,
        enviadoEm: isoDe(agora),
        avaliadoPor: ator.id,
        avaliadoEm: isoDe(agora),
      })),
    )
    .execute()
  await tx
    .updateTable('processoAnexo')
    .set({ estado: 'removido' })
    .where('processoId', '=', processoId)
    .where('tipoId', 'in', tipoIds)
    .where('estado', '=', 'reprovado')
    .execute()
}

/** Stored file of a document, for those who may open documents of its kind. Throws 404. */
export async function arquivoDoAnexo(
  doTipo: AnexosDoProcesso,
  db: Db,
  id: number,
  ator: Ator,
): Promise<string> {
  const anexo = await db
    .selectFrom('processoAnexo as an')
    .innerJoin('documentoTipo as dt', 'dt.id', 'an.tipoId')
    .select(['an.processoId', 'an.arquivoId', 'an.enviadoPor', 'dt.sensivel'])
    .where('an.id', '=', id)
    .executeTakeFirst()
  if (!anexo?.arquivoId) throw failure('nao_encontrado')
  await requireProcesso(db, doTipo.process, anexo.processoId, ator)
  const olhar = await olharDe(doTipo, db, anexo.processoId, ator)
  const isProprio = doTipo.olhar !== undefined && anexo.enviadoPor === ator.id
  if (!isProprio && !veTipo(olhar, anexo.sensivel)) throw failure('nao_encontrado')
  return anexo.arquivoId
}
