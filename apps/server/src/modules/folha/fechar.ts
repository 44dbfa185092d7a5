import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { PreviaDaFolha } from '@rh/domain/contract/folha'
import { LINHAS_MOSTRADAS } from '@rh/domain/contract/folha'
import {
  formatCompetencia,
  formatosDaFolha,
  type ColunaDaFolha,
  type FormatoDaFolha,
  type LinhaDaFolha,
} from '@rh/domain/integracoes/folha'
import { camposCifrados } from '@rh/domain/privacidade/cifrados'
import { saveArquivo } from '../../arquivos/arquivos.ts'
import { abrirRecebido, pastaDosRecebidos } from '../../arquivos/recebidos.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { abrirContas, type ContaLida } from '../colaborador/conta.ts'
import { escreverArquivo, nomeDoArquivo, type Remessa } from './arquivo.ts'
import { layoutEmVigor } from './layout.ts'
import { contar, desdeQuando, listPendentes, marcaDe, mesDe, mostrar, type Pendente } from './pendentes.ts'

interface Ultimo {
  readonly competencia: string
  readonly sequencia: number
  readonly por: string
  readonly em: string
}

/** The last shipment that counts; null before the first one. */
async function findUltimo(db: Db | Tx): Promise<Ultimo | null> {
  const { rows } = await sql<Ultimo>`
    select to_char(e.competencia, 'YYYY-MM') as competencia, e.sequencia, u.nome as por, e.em
      from folha_envio e join usuario u on u.id = e.usuario_id
     where e.recusado_em is null order by e.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Numbers are never used again, that of a refused file neither. */
async function proximaSequencia(db: Db | Tx, competencia: string): Promise<number> {
  const { rows } = await sql<{ proxima: number }>`
    select coalesce(max(sequencia), 0) + 1 as proxima from folha_envio
     where competencia = ${`${competencia}-01`}::date`.execute(db)
  return rows[0]?.proxima ?? 1
}

interface Situacao {
  readonly ultimo: Ultimo | null
  readonly pendentes: readonly Pendente[]
  readonly hoje: string
  readonly fuso: string
}

const quando = (em: string, fuso: string): string =>
  Temporal.Instant.from(em)
    .toZonedDateTimeISO(fuso)
    .toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Why the month cannot be closed, in words; null where it can. */
function impedimentoDe(competencia: string, { ultimo, pendentes, hoje, fuso }: Situacao): string | null {
  if (competencia > mesDe(hoje))
    return `${formatCompetencia(competencia)} ainda não começou: feche até a competência de hoje.`
  if (ultimo && competencia < ultimo.competencia)
    return `A competência de ${formatCompetencia(ultimo.competencia)} já foi enviada: o que ficou para trás vai no próximo arquivo, como retroativo.`
  if (pendentes.length > 0) return null
  if (ultimo?.competencia === competencia)
    return `Tudo de ${formatCompetencia(competencia)} já foi enviado por ${ultimo.por}, em ${quando(ultimo.em, fuso)}: não há nada novo, e o que já foi não vai de novo.`
  return `Não há nenhum evento a enviar em ${formatCompetencia(competencia)}.`
}

/** What the next file of a month would have. Nothing is kept. */
export async function preverFolha(deps: Deps, competencia: string): Promise<PreviaDaFolha> {
  const fuso = deps.config.empresaFuso
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { desde, pendentes, layout, ultimo } = await lerTudo(tx, competencia, fuso)
      const hoje = hojeEm(deps.clock.agora(), fuso)
      return {
        competencia,
        sequencia: await proximaSequencia(tx, competencia),
        desde,
        marca: marcaDe(competencia, layout.versao, pendentes),
        total: pendentes.length,
        contagens: contar(pendentes),
        eventos: pendentes.slice(0, LINHAS_MOSTRADAS).map(mostrar),
        impedimento: impedimentoDe(competencia, { ultimo, pendentes, hoje, fuso }),
      }
    })
}

async function lerTudo(tx: Tx, competencia: string, fuso: string) {
  const desde = await desdeQuando(tx, competencia)
  const pendentes = await listPendentes(tx, { competencia, desde, fuso })
  return { desde, pendentes, layout: await layoutEmVigor(tx), ultimo: await findUltimo(tx) }
}

interface Fechamento {
  readonly competencia: string
  readonly formato: FormatoDaFolha
  readonly marca: string
}

/**
 * Closes a month: the file is written and kept, and its facts are told. Two at once come one after the other, and the second
 * finds that its preview no longer holds. Answers the shipment's id; throws 409 or 422.
 */
export async function fecharFolha(
  deps: Deps,
  work: UnitOfWork,
  ator: Ator,
  { competencia, formato, marca }: Fechamento,
): Promise<number> {
  const { tx, agora } = work
  const fuso = deps.config.empresaFuso
  await sql`select pg_advisory_xact_lock(hashtext('folha'), 1)`.execute(tx)
  const { pendentes, layout, ultimo } = await lerTudo(tx, competencia, fuso)
  const impedimento = impedimentoDe(competencia, { ultimo, pendentes, hoje: hojeEm(agora, fuso), fuso })
  if (impedimento !== null)
    throw failure('transicao_invalida', { mensagem: impedimento, acao: 'Veja os arquivos já enviados.' })
  if (marcaDe(competencia, layout.versao, pendentes) !== marca)
    throw failure('versao_antiga', {
      mensagem: 'Os eventos ou as colunas mudaram desde a prévia.',
      acao: 'Veja a prévia de novo e confira antes de fechar.',
    })
  const remessa: Remessa = {
    competencia,
    formato,
    sequencia: await proximaSequencia(tx, competencia),
    layoutVersao: layout.versao,
    colunas: layout.colunas,
    linhas: await linhasAEscrever(tx, pendentes, layout.colunas),
    por: ator.nome,
    fuso,
  }
  const arquivoId = await guardar(deps, work, ator, remessa)
  const { id } = await tx
    .insertInto('folhaEnvio')
    .values({
      competencia: `${competencia}-01`,
      sequencia: remessa.sequencia,
      formato,
      layoutVersao: layout.versao,
      linhas: pendentes.length,
      arquivoId,
      usuarioId: ator.id,
      em: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inserirItens(tx, id, pendentes)
  return id
}

/** The lines with the accounts in them, where the file has one. */
function linhasAEscrever(
  tx: Tx,
  pendentes: readonly Pendente[],
  colunas: readonly ColunaDaFolha[],
): LinhaDaFolha[] | Promise<LinhaDaFolha[]> {
  const temConta = colunas.some(({ campo }) => camposCifrados.some((cifrado) => cifrado === campo))
  return temConta
    ? abrirContas(
        tx,
        pendentes.map(({ pessoaId, linha }) => ({ pessoaId, conta: linha as LinhaDaFolha & ContaLida })),
      )
    : pendentes.map(({ linha }) => linha)
}

/** Writes the file and hands it to the store. */
async function guardar(deps: Deps, work: UnitOfWork, ator: Ator, remessa: Remessa): Promise<string> {
  const pasta = await abrirRecebido(pastaDosRecebidos(deps.config.dadosDir))
  try {
    const escrito = await escreverArquivo(remessa, pasta)
    const tipo = formatosDaFolha[remessa.formato].tipo
    const { id } = await saveArquivo(deps.arquivos, work, ator.id, {
      ...escrito,
      nome: nomeDoArquivo(remessa),
      tipo,
    })
    return id
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

const inserirItens = (tx: Tx, envioId: number, pendentes: readonly Pendente[]) =>
  sql`
    insert into folha_item (envio_id, chave, revisao, tipo, operacao, vinculo_id, contrato_id, data, retroativo, hash,
                            linha)
    select ${envioId}, i.chave, i.revisao, i.tipo, i.operacao, i."vinculoId", i."contratoId", i.data, i.retroativo,
           i.hash, i.linha
      from jsonb_to_recordset(${JSON.stringify(pendentes)}::jsonb) as i(chave text, revisao int, tipo text,
        operacao text, "vinculoId" int, "contratoId" int, data date, retroativo boolean, hash text, linha jsonb)`.execute(
    tx,
  )

/** Marks the last shipment as not accepted: its facts are free again. Throws 404 and 409. */
export async function recusarEnvio(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { id, motivo }: { readonly id: number; readonly motivo: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('folha'), 1)`.execute(tx)
  const envio = await tx
    .selectFrom('folhaEnvio')
    .select(['id', 'recusadoEm'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!envio) throw failure('nao_encontrado')
  if (envio.recusadoEm !== null)
    throw failure('transicao_invalida', { mensagem: 'Este arquivo já está marcado como não aceito.' })
  const { rows } = await sql`
    select from folha_envio where id > ${id} and recusado_em is null limit 1`.execute(tx)
  if (rows.length > 0)
    throw failure('transicao_invalida', {
      mensagem: 'Há arquivos mais novos, que já corrigem este.',
      acao: 'Marque antes os mais novos, ou deixe a correção ir no próximo arquivo.',
    })
  await tx
    .updateTable('folhaEnvio')
    .set({ recusadoPor: ator.id, recusadoEm: isoDe(agora), recusadoMotivo: motivo })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('folhaItem').set({ valido: false }).where('envioId', '=', id).execute()
}
