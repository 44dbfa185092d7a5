import { sql } from 'kysely'
import { EDICOES_MAX } from '@rh/domain/comunicados/comunicado'
import type { CorrecaoDoComunicado, NovoComunicado } from '@rh/domain/contract/comunicados'
import { setorOf } from '@rh/domain/setores/setores'
import { requireAnexos } from '../../arquivos/anexos-gerais.ts'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import type { Alertas } from '../../alertas/alertas.ts'
import { requireVersao } from '../cadastros/versao.ts'
import { avisarDoComunicado } from './avisar.ts'
import { gerido, findComunicado, type Leitor } from './leitura.ts'
import type { PublicoGuardado } from './publico.ts'

/** Who writes, and what a writing needs. */
export interface Autoria extends Leitor {
  readonly alertas: Alertas
  readonly fuso: string
}

/** A public as it is kept. Throws for a contract that does not exist. */
async function publicoDe(
  tx: Tx,
  { setores, grupos, contratos }: Pick<NovoComunicado, 'setores' | 'grupos' | 'contratos'>,
): Promise<PublicoGuardado> {
  const ids = [...new Set(contratos)]
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contrato where id = any (${sql.val(ids)}::int[])`.execute(tx)
  if (rows[0]?.total !== ids.length)
    throw failure('validacao', { campos: { contratos: 'Escolha contratos da lista' } })
  return {
    setores: [...new Set(setores.map((slug) => setorOf(slug).id))],
    grupos: [...new Set(grupos)],
    contratos: ids,
  }
}

interface Palavras {
  readonly comunicadoId: number
  readonly edicao: number
  readonly titulo: string
  readonly texto: string
}

const insertEdicao = ({ tx, agora }: UnitOfWork, usuarioId: number, palavras: Palavras) =>
  tx
    .insertInto('comunicadoEdicao')
    .values({ ...palavras, usuarioId, em: isoDe(agora) })
    .execute()

async function insertAnexos(
  { tx, agora }: UnitOfWork,
  usuarioId: number,
  comunicadoId: number,
  arquivos: readonly string[],
): Promise<void> {
  if (arquivos.length === 0) return
  await requireAnexos(tx, usuarioId, arquivos)
  const inseridos = await tx
    .insertInto('comunicadoAnexo')
    .values(arquivos.map((arquivoId) => ({ comunicadoId, arquivoId, usuarioId, em: isoDe(agora) })))
    .onConflict((oc) => oc.column('arquivoId').doNothing())
    .returning('id')
    .execute()
  if (inseridos.length < arquivos.length)
    throw failure('em_uso', { mensagem: 'Um dos arquivos já está em outro comunicado.' })
}

const datasDe = ({
  mostrarDe,
  mostrarAte,
  exigeCiencia,
  cienciaAte,
}: NovoComunicado | CorrecaoDoComunicado) => ({
  mostrarDe,
  mostrarAte,
  exigeCiencia,
  cienciaAte: exigeCiencia ? cienciaAte : null,
})

/** Publishes a notice; who it is for is told at once where it begins today or began before. */
export async function publicar(work: UnitOfWork, dados: NovoComunicado, autoria: Autoria): Promise<number> {
  const { tx, agora } = work
  const { ator, hoje } = autoria
  const { id } = await tx
    .insertInto('comunicado')
    .values({
      ...(await publicoDe(tx, dados)),
      ...datasDe(dados),
      usuarioId: ator.id,
      criadoEm: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertEdicao(work, ator.id, { comunicadoId: id, edicao: 1, titulo: dados.titulo, texto: dados.texto })
  await insertAnexos(work, ator.id, id, dados.anexos)
  if (dados.mostrarDe <= hoje) await avisarDoComunicado(work, autoria.alertas, id)
  return id
}

interface Qual {
  readonly id: number
  readonly versao: number
}

/** A notice as it stands, of those that the person may change. Throws 404, and 409 for another version. */
async function requireAlteravel(tx: Tx, qual: Qual, { ator, fuso }: Autoria) {
  const { rows } = await sql<{ edicao: number; edicaoValida: number; titulo: string; texto: string }>`
    select c.edicao, c.edicao_valida, e.titulo, e.texto from comunicado c
      join comunicado_edicao e on e.comunicado_id = c.id and e.edicao = c.edicao
     where c.id = ${qual.id} and c.retirado_em is null and ${gerido(ator)}`.execute(tx)
  const [comunicado] = rows
  if (!comunicado) throw failure('nao_encontrado')
  await requireVersao(tx, 'comunicado', qual, fuso)
  return comunicado
}

/** Corrects a notice: other words are another edition, of which a reading may be asked anew. */
export async function corrigir(
  work: UnitOfWork,
  id: number,
  dados: CorrecaoDoComunicado,
  autoria: Autoria,
): Promise<number> {
  const { tx, agora } = work
  const antes = await requireAlteravel(tx, { id, versao: dados.versao }, autoria)
  const mudouOTexto = antes.titulo !== dados.titulo || antes.texto !== dados.texto
  const edicao = antes.edicao + (mudouOTexto || dados.pedirDeNovo ? 1 : 0)
  if (edicao > EDICOES_MAX)
    throw failure('em_uso', {
      mensagem: `Um comunicado tem até ${EDICOES_MAX} edições.`,
      acao: 'Retire este e publique outro.',
    })
  const { titulo, texto } = dados
  if (edicao > antes.edicao)
    await insertEdicao(work, autoria.ator.id, { comunicadoId: id, edicao, titulo, texto })
  await tx
    .updateTable('comunicadoAnexo')
    .set({ retiradoEm: isoDe(agora) })
    .where('comunicadoId', '=', id)
    .where('retiradoEm', 'is', null)
    .where((eb) => (dados.mantidos.length === 0 ? eb.val(true) : eb('id', 'not in', [...dados.mantidos])))
    .execute()
  await insertAnexos(work, autoria.ator.id, id, dados.anexos)
  const versao = dados.versao + 1
  await tx
    .updateTable('comunicado')
    .set({
      ...(await publicoDe(tx, dados)),
      ...datasDe(dados),
      edicao,
      versao,
      ...(dados.pedirDeNovo && { edicaoValida: edicao, avisadoEm: null, lembradoEm: null }),
    })
    .where('id', '=', id)
    .execute()
  if (dados.mostrarDe <= autoria.hoje) await avisarDoComunicado(work, autoria.alertas, id)
  return versao
}

/** Takes a notice off the screens of its readers; it, its words and its receipts stay. */
export async function retirar(
  { tx, agora }: UnitOfWork,
  { motivo, ...qual }: Qual & { readonly motivo: string },
  autoria: Autoria,
): Promise<void> {
  await requireAlteravel(tx, qual, autoria)
  await tx
    .updateTable('comunicado')
    .set({
      retiradoEm: isoDe(agora),
      retiradoPor: autoria.ator.id,
      retiradoMotivo: motivo,
      versao: qual.versao + 1,
    })
    .where('id', '=', qual.id)
    .execute()
}

/** Keeps that the person opened the notice; of their own, or of one that they only answer for, nothing. */
export async function registrarLeitura(work: UnitOfWork, leitor: Leitor, id: number): Promise<void> {
  const achado = await findComunicado(work.tx, leitor, id)
  if (!achado) throw failure('nao_encontrado')
  if (achado.situacao === 'no_ar')
    await insertRecibo(work, leitor, { id, edicao: achado.edicao, ciente: false })
  await lerAlertas(work, leitor, id)
}

/** Keeps that the person knows of the edition that they read. Throws 409 where it was corrected meanwhile. */
export async function registrarCiencia(
  work: UnitOfWork,
  leitor: Leitor,
  { id, edicao }: { readonly id: number; readonly edicao: number },
): Promise<string> {
  const achado = await findComunicado(work.tx, leitor, id)
  if (!achado) throw failure('nao_encontrado')
  if (achado.edicao !== edicao)
    throw failure('versao_antiga', {
      mensagem: 'Este comunicado foi corrigido enquanto você lia.',
      acao: 'Leia de novo o texto corrigido e confirme.',
    })
  if (achado.cienteEm !== null) return achado.cienteEm
  if (!achado.pedeCiencia)
    throw failure('transicao_invalida', { mensagem: 'Este comunicado não pede a sua ciência.' })
  await insertRecibo(work, leitor, { id, edicao, ciente: true })
  await lerAlertas(work, leitor, id)
  return isoDe(work.agora)
}

const insertRecibo = (
  { tx, agora }: UnitOfWork,
  { ator }: Leitor,
  { id, edicao, ciente }: { readonly id: number; readonly edicao: number; readonly ciente: boolean },
) =>
  sql`insert into comunicado_recibo (comunicado_id, edicao, usuario_id, lido_em, ciente_em)
      select c.id, ${edicao}, ${ator.id}, ${isoDe(agora)}, ${ciente ? isoDe(agora) : null}::timestamptz
        from comunicado c where c.id = ${id} and c.usuario_id <> ${ator.id}
      on conflict (comunicado_id, usuario_id, edicao)
      do update set ciente_em = coalesce(comunicado_recibo.ciente_em, excluded.ciente_em)
       where comunicado_recibo.ciente_em is null and excluded.ciente_em is not null`.execute(tx)

/** What it told of itself was read with it. */
const lerAlertas = ({ tx, agora }: UnitOfWork, { ator }: Leitor, id: number) =>
  tx
    .updateTable('notificacao')
    .set({ lidaEm: isoDe(agora) })
    .where('comunicadoId', '=', id)
    .where('usuarioId', '=', ator.id)
    .where('lidaEm', 'is', null)
    .execute()
