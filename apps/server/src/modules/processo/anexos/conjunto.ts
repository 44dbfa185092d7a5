import type { Checklist } from '@rh/domain/processo/chamadas/anexos'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import { hojeEm, isoDe } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { findTimbre } from '../../../papeis/timbre.ts'
import { requireProcesso } from '../requirements.ts'
import { obterChecklist, type AnexosDoProcesso } from './anexos.ts'
import { montarEmThread } from './conjunto-em-thread.ts'
import type { Peca } from './conjunto-pdf.ts'

// All documents of a process in one PDF: recorded before the first byte leaves, and made anew from what is stored.

/** A set is taken at once: later, somebody asks for it again. */
const VALE_MINUTOS = 15
/** Bytes that are put together in memory at a time. */
const MAXIMO_BYTES = 120 * 1_048_576

type Item = Checklist['itens'][number]
type Arquivo = Item['arquivos'][number]
interface DoItem {
  readonly item: Item
  readonly arquivo: Arquivo
}

/** Files that the set takes: sent or approved ones that the person may open. */
const escolher = ({ itens }: Checklist): DoItem[] =>
  itens.flatMap((item) =>
    item.arquivos
      .filter(({ nome, estado }) => nome !== null && (estado === 'enviado' || estado === 'aprovado'))
      .map((arquivo) => ({ item, arquivo })),
  )

interface Pedido {
  readonly processoId: number
  readonly hoje: string
}

/**
 * Records who takes the documents of a process, and which: those of the person's own scope and secrecy. Throws 404 for
 * who does not follow the process, and where there is nothing to take or too much.
 */
export async function registrarConjunto(
  doTipo: AnexosDoProcesso,
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { processoId, hoje }: Pedido,
): Promise<{ id: number }> {
  const possiveis = escolher(await obterChecklist(doTipo, tx, processoId, ator, hoje))
  const guardados = await arquivosDe(
    tx,
    possiveis.map(({ arquivo }) => arquivo.id),
  )
  const escolhidos = possiveis.filter(({ arquivo }) => guardados.has(arquivo.id))
  if (escolhidos.length === 0)
    throw failure('transicao_invalida', {
      mensagem: 'Não há documento para juntar.',
      acao: 'Espere o primeiro arquivo chegar.',
    })
  const bytes = escolhidos.reduce((soma, { arquivo }) => soma + (arquivo.bytes ?? 0), 0)
  if (bytes > MAXIMO_BYTES)
    throw failure('transicao_invalida', {
      mensagem: 'Os arquivos juntos passam do tamanho de um PDF.',
      acao: 'Baixe os documentos um por um.',
    })
  return tx
    .insertInto('processoAnexoRetirada')
    .values({
      processoId,
      anexos: escolhidos.map(({ arquivo }) => arquivo.id),
      usuarioId: ator.id,
      em: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The record of this person that still holds. Throws 404 for any other. */
async function requireRetirada({ db, clock }: Deps, ator: Ator, id: number) {
  const retirada = await db
    .selectFrom('processoAnexoRetirada')
    .select(['processoId', 'anexos', 'em'])
    .where('id', '=', id)
    .where('usuarioId', '=', ator.id)
    .executeTakeFirst()
  const desde = clock.agora().subtract({ minutes: VALE_MINUTOS })
  if (!retirada || Temporal.Instant.compare(Temporal.Instant.from(retirada.em), desde) < 0)
    throw failure('nao_encontrado', { acao: 'Peça o PDF de novo: cada retirada vale por 15 minutos.' })
  return retirada
}

/** Stored file of each attachment that still has one: what was let go of at the end of its term is not there. */
async function arquivosDe(db: Db | Tx, anexos: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (anexos.length === 0) return new Map()
  const linhas = await db
    .selectFrom('processoAnexo as an')
    .innerJoin('arquivo as ar', 'ar.id', 'an.arquivoId')
    .select(['an.id', 'ar.id as arquivoId'])
    .where('an.id', 'in', [...anexos])
    .where('ar.eliminadoEm', 'is', null)
    .execute()
  return new Map(linhas.map(({ id, arquivoId }) => [id, arquivoId]))
}

/** The PDF of a record: index, then every file once. What the person may no longer open is left out. */
export async function servirConjunto(
  doTipo: AnexosDoProcesso,
  deps: Deps,
  ator: Ator,
  id: number,
): Promise<ArquivoServido> {
  const { db, clock, config, arquivos } = deps
  const agora = clock.agora()
  const { processoId, anexos } = await requireRetirada(deps, ator, id)
  const processo = await requireProcesso(db, doTipo.process, processoId, ator)
  const checklist = await obterChecklist(doTipo, db, processoId, ator, hojeEm(agora, config.empresaFuso))
  const guardados = await arquivosDe(db, anexos)
  const pecas = escolher(checklist).flatMap(({ item, arquivo }): Peca[] => {
    const arquivoId = guardados.get(arquivo.id)
    if (arquivoId === undefined) return []
    const { estado, nome, tipo } = arquivo
    return [{ documento: item.descricao, estado, nome: nome ?? '', tipo, arquivoId }]
  })
  const semArquivo = checklist.itens
    .filter(({ exigido, descricao }) => exigido && !pecas.some(({ documento }) => documento === descricao))
    .map(({ descricao, estado }) => ({ documento: descricao, estado }))
  const { label } = doTipo.process
  const emissao = {
    timbre: await findTimbre(db),
    referencia: `${label.one} ${processo.numero}`,
    emitidoEm: agora.toZonedDateTimeISO(config.empresaFuso),
    por: ator.nome,
  }
  return {
    tipo: 'application/pdf',
    conteudo: await montarEmThread({ pecas, semArquivo, emissao }, arquivos),
    nome: `documentos-${processo.numero}.pdf`,
  }
}
