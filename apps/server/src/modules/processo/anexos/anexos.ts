import type { Checklist } from '@rh/domain/processo/chamadas/anexos'
import type { EstadoDoAnexo, ItemDoChecklist } from '@rh/domain/processo/anexos'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import type { MotivoDoArquivo, Provas } from '@rh/domain/processo/provas'
import type { AnyProcess } from '@rh/domain/processo/define'
import { isPedivel } from '@rh/domain/processo/pedir-documento'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../../db/db.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { requireProcesso, requireProcessoPreso } from '../requirements.ts'
import type { Processo } from '../repository.ts'
import { listPedidosDeDocumento, podeMandar, quemManda, type Pedido } from './pedidos.ts'
import { listAnexos } from './repository.ts'

/** Attachments of a kind: who uploads, reviews and opens them, and which documents are required. */
export interface AnexosDoProcesso {
  readonly process: AnyProcess
  readonly quemEnvia: readonly Grupo[]
  /** Send documents of health, and no others. */
  readonly quemEnviaSensiveis?: readonly Grupo[]
  /** Groups that review documents; they may also upload. */
  readonly quemConfere: readonly Grupo[]
  /** Fields of the form that the documents prove, by code. */
  readonly provas: Provas
  /** Parecer that closes the review: once it approves, no decision about a document is taken back. */
  readonly palavra?: string
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

export const olharDe = async (
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
export const veTipo = ({ ve, veSensiveis }: OlharDosAnexos, sensivel: boolean): boolean =>
  sensivel ? veSensiveis : ve
/** Tests whether a document is named to a person, who may then ask for it or waive it, opened by them or not. */
export const nomeiaTipo = (olhar: OlharDosAnexos, sensivel: boolean): boolean =>
  olhar.ve || veTipo(olhar, sensivel)

const isAberto = ({ process }: AnexosDoProcesso, { status }: Processo): boolean => {
  const { final = false, recebePapeis = false } = process.statuses[status] ?? {}
  return !final || recebePapeis
}

/**
 * Tests whether a person may upload: until the process ends; the requester while the form is theirs or a page is asked
 * for, reviewers at any time.
 */
export const podeEnviar = (
  anexos: AnexosDoProcesso,
  processo: Processo,
  ator: Ator,
  sensivel = true,
): boolean =>
  isAberto(anexos, processo) &&
  um(ator, [
    ...anexos.quemConfere,
    ...anexos.quemEnvia,
    ...(sensivel ? (anexos.quemEnviaSensiveis ?? []) : []),
  ])
export const podeConferir = (anexos: AnexosDoProcesso, processo: Processo, ator: Ator): boolean =>
  isAberto(anexos, processo) && processo.dataSolicitacao !== null && um(ator, anexos.quemConfere)

/** Document checklist of a process, as this person may see it. */
export async function obterChecklist(
  doTipo: AnexosDoProcesso,
  db: Db | Tx,
  id: number,
  ator: Ator,
  hoje: string,
): Promise<Checklist> {
  return checklistDe(doTipo, db, await requireProcesso(db, doTipo.process, id, ator), ator, hoje)
}

/** The same, of a process that was read already. */
export async function checklistDe(
  doTipo: AnexosDoProcesso,
  db: Db | Tx,
  processo: Processo,
  ator: Ator,
  hoje: string,
): Promise<Checklist> {
  const { id } = processo
  const confere = podeConferir(doTipo, processo, ator)
  const [itens, anexos, olhar, pedidos, manda] = await Promise.all([
    doTipo.checklist(db, id, hoje),
    listAnexos(db, id),
    olharDe(doTipo, db, id, ator),
    listPedidosDeDocumento(db, id),
    confere && podeMandar(db, doTipo, processo),
  ])
  const proprios = doTipo.olhar ? anexos.filter(({ enviadoPorId }) => enviadoPorId === ator.id) : []
  const visiveis = itens.filter(
    ({ sensivel, codigo, tipoId }) =>
      nomeiaTipo(olhar, sensivel) ||
      olhar.ouveDe.includes(codigo) ||
      proprios.some((anexo) => anexo.tipoId === tipoId),
  )
  const desfaz = confere && !hasPalavra(doTipo, processo)
  const doItem = ({ sensivel, tipoId }: ItemDoChecklist): Anexo[] =>
    (veTipo(olhar, sensivel) ? anexos : proprios).filter((anexo) => anexo.tipoId === tipoId)
  const nomes = visiveis.flatMap((item) =>
    doItem(item).map(({ arquivoId }) => ({ arquivoId, tipoId: item.tipoId, descricao: item.descricao })),
  )
  return {
    itens: visiveis.map((item) => ({
      ...item,
      ...pedidoDe(doTipo, processo, item, { ator, confere, manda, pedidos }),
      prova: veTipo(olhar, item.sensivel) ? [...(doTipo.provas[item.codigo] ?? [])] : [],
      arquivos: doItem(item).map((anexo) => ({
        ...comoArquivo(anexo),
        podeDesfazer: desfaz && isDecidido(anexo.estado) && anexo.avaliadoPorId === ator.id,
        tambemEm: nomes
          .filter(({ arquivoId, tipoId }) => arquivoId === anexo.arquivoId && tipoId !== anexo.tipoId)
          .map(({ descricao }) => descricao),
      })),
    })),
    podeEnviar: podeEnviar(doTipo, processo, ator),
    podeConferir: confere,
  }
}

interface DoPedido {
  readonly ator: Ator
  readonly confere: boolean
  /** Who asked for the process may send its documents. */
  readonly manda: boolean
  readonly pedidos: ReadonlyMap<number, Pedido>
}

/** Whom a missing document may be asked of, and when it was. */
function pedidoDe(
  doTipo: AnexosDoProcesso,
  processo: Processo,
  item: ItemDoChecklist,
  { ator, confere, manda, pedidos }: DoPedido,
): Pick<Checklist['itens'][number], 'pedirA' | 'pedido'> {
  if (!isPedivel(item.estado)) return { pedirA: null, pedido: null }
  const { nome, id } = quemManda(doTipo, processo, item)
  const outro = id === null || (manda && id !== ator.id)
  return { pedirA: confere && outro ? nome : null, pedido: pedidos.get(item.tipoId) ?? null }
}

/** Tests whether a state is a decision about a file. */
export const isDecidido = (estado: string): boolean => estado === 'aprovado' || estado === 'reprovado'

/** Tests whether the sector gave the parecer that rests on the documents. */
export const hasPalavra = ({ palavra }: AnexosDoProcesso, { pareceres }: Processo): boolean =>
  palavra !== undefined && pareceres[palavra] === 'aprovado'

type Anexo = Awaited<ReturnType<typeof listAnexos>>[number]

type ArquivoDoChecklist = Checklist['itens'][number]['arquivos'][number]

const comoArquivo = (anexo: Anexo): Omit<ArquivoDoChecklist, 'podeDesfazer' | 'tambemEm'> => ({
  id: anexo.id,
  versao: anexo.versao,
  nome: anexo.nome,
  tipo: anexo.tipo,
  bytes: anexo.bytes,
  estado: anexo.estado as EstadoDoAnexo,
  motivo: anexo.motivo,
  enviadoPor: anexo.enviadoPor,
  enviadoEm: anexo.enviadoEm,
  avaliadoPor: anexo.avaliadoPor,
  avaliadoEm: anexo.avaliadoEm,
  recusa: anexo.recusa as Marcas | null,
})

/** Marks of a refusal, as they are stored. */
export interface Marcas {
  readonly campos: EnderecoDoCampo[]
  readonly arquivo: MotivoDoArquivo[]
}

export const encerrado = () => failure('transicao_invalida', { mensagem: 'Este processo já foi encerrado.' })

/**
 * An attachment that is about to change: its process is held, with which no other attachment of it changes, and what is
 * read of both holds until the end. Throws 404.
 */
export async function abrirAnexo(doTipo: AnexosDoProcesso, tx: Tx, id: number, ator: Ator) {
  const de = await tx.selectFrom('processoAnexo').select('processoId').where('id', '=', id).executeTakeFirst()
  if (!de) throw failure('nao_encontrado')
  const processo = await requireProcessoPreso(tx, doTipo.process, de.processoId, ator)
  const anexo = await tx
    .selectFrom('processoAnexo as an')
    .innerJoin('documentoTipo as dt', 'dt.id', 'an.tipoId')
    .leftJoin('usuario as av', 'av.id', 'an.avaliadoPor')
    .select(['an.processoId', 'an.arquivoId', 'an.estado', 'an.versao', 'an.tipoId', 'an.enviadoPor'])
    .select(['an.avaliadoPor as avaliadoPorId', 'an.avaliadoEm', 'av.nome as avaliadoPor'])
    .select(['dt.sensivel', 'dt.codigo'])
    .where('an.id', '=', id)
    .executeTakeFirstOrThrow()
  return { anexo, processo }
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
  if (!(await veArquivo(doTipo, db, anexo, ator))) throw failure('nao_encontrado')
  return anexo.arquivoId
}

interface DeQuem {
  readonly processoId: number
  readonly enviadoPor: number
  readonly sensivel: boolean
}

/** Tests whether a person may open a file: those of its kind, or what they sent themselves. */
export async function veArquivo(
  doTipo: AnexosDoProcesso,
  db: Db | Tx,
  { processoId, enviadoPor, sensivel }: DeQuem,
  ator: Ator,
): Promise<boolean> {
  if (doTipo.olhar !== undefined && enviadoPor === ator.id) return true
  return veTipo(await olharDe(doTipo, db, processoId, ator), sensivel)
}

/** Refuses a decision about a file that the person may not open, as if there were none. Throws 404. */
export async function requireVisto(
  doTipo: AnexosDoProcesso,
  tx: Tx,
  anexo: DeQuem,
  ator: Ator,
): Promise<void> {
  if (!(await veArquivo(doTipo, tx, anexo, ator))) throw failure('nao_encontrado')
}
