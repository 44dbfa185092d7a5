import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { estoquePessoasContract, ReciboDeEntrega } from '@rh/domain/contract/estoque-pessoas'
import { listaRecibos } from '@rh/domain/listas/estoque'
import { saveArquivo, servirArquivo } from '../../arquivos/arquivos.ts'
import type { FileStore } from '../../arquivos/file-store.ts'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { listPage, type ListSource } from '../../db/list-query.ts'
import { contemTermos } from '../../db/termos.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import type { Ator, Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { todas } from '../cadastros/cadastro.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

type Filtros = z.output<NonNullable<(typeof estoquePessoasContract)['GET /api/product/recibos']['query']>>

const situacoes: Readonly<Record<ReciboDeEntrega['situacao'], RawBuilder<boolean>>> = {
  por_assinar: sql<boolean>`r.arquivo_id is null`,
  assinado: sql<boolean>`r.arquivo_id is not null`,
}

/** Receipts as `r` of people that the reader may see, as `cp`. */
const visiveis = (
  ator: Quem,
  hoje: string,
  outras: readonly RawBuilder<boolean>[],
): RawBuilder<unknown> => sql`
    from uniforme_recibo r
    join colaborador_periodo cp on cp.vinculo_id = r.vinculo_id and ${emVigor(hoje)}
   where ${todas([contratoNoEscopo(ator, 'cp.contrato_id'), ...outras])}`

const comColunas = (origem: RawBuilder<unknown>) => sql`
  select p.id, p.criado_em, uc.nome as criado_por, v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as colaborador,
         v.matricula, lo.nome as posto,
         case when r.arquivo_id is null then 'por_assinar' else 'assinado' end as situacao, r.assinado_em,
         coalesce(pc.pecas, '{}') as pecas,
         coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'em', to_json(a.anulado_em), 'por', ua.nome,
                     'motivo', a.motivo) order by a.id desc)
            from uniforme_recibo_anulado a join usuario ua on ua.id = a.anulado_por where a.recibo_id = r.id), '[]') as anulados
    from ${origem} p
    join uniforme_recibo r on r.id = p.id
    join vinculo v on v.id = r.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
    join vinculo_versao vv on vv.id = p.versao_id
    join posto po on po.id = vv.posto_id
    join local lo on lo.id = po.local_id
    left join usuario uc on uc.id = r.criado_por
    left join lateral (
      select array_agg(e.quantidade || ' ' || i.descricao || ' ' || e.tamanho order by i.descricao, e.id) as pecas
        from uniforme_entrega e join item_uniforme i on i.id = e.item_id where e.recibo_id = r.id) pc on true`

function recibosSource(ator: Ator, { busca, situacao }: Filtros, hoje: string): ListSource {
  const achados = sql`select r.id, r.criado_em, cp.versao_id ${visiveis(ator, hoje, [
    ...(situacao ? [situacoes[situacao]] : []),
    ...(busca ? [contemTermos('cp.nome_busca', busca)] : []),
  ])}`
  return {
    from: comColunas(sql`(${achados})`),
    colunas: { criadoEm: sql`achados.criado_em` },
    ordemPadrao: listaRecibos.ordemPadrao,
    semNulos: ['criadoEm'],
    indice: {
      achados,
      chaves: sql`achados.id, achados.criado_em, achados.versao_id`,
      comColunas,
      findAntes: busca !== undefined,
    },
  }
}

export const listRecibos = (db: Db, ator: Ator, filtros: Filtros, hoje: string) =>
  listPage<ReciboDeEntrega>(db, filtros, recibosSource(ator, filtros, hoje))

interface Recibo {
  readonly id: number
  readonly vinculoId: number
  readonly arquivoId: string | null
  readonly assinadoEm: string | null
}

/** A receipt of a person that the reader may see. Throws 404 otherwise. */
export async function requireRecibo(db: Db | Tx, id: number, ator: Quem, hoje: string): Promise<Recibo> {
  const { rows } = await sql<Recibo>`
    select r.id, r.vinculo_id, r.arquivo_id, r.assinado_em ${visiveis(ator, hoje, [sql<boolean>`r.id = ${id}`])}`.execute(
    db,
  )
  const [recibo] = rows
  if (!recibo) throw failure('nao_encontrado')
  return recibo
}

/** Keeps the receipt as it came back signed, once; one that was kept by mistake is voided first. */
export async function guardarAssinado(
  work: UnitOfWork,
  store: FileStore,
  id: number,
  { arquivo, ator, hoje }: { arquivo: ArquivoEnviado; ator: Quem; hoje: string },
): Promise<void> {
  await requireRecibo(work.tx, id, ator, hoje)
  const { rows } = await sql<{ arquivoId: string | null }>`
    select arquivo_id from uniforme_recibo where id = ${id} for update`.execute(work.tx)
  if (rows[0]?.arquivoId !== null)
    throw failure('transicao_invalida', { mensagem: 'Este recibo já tem a via assinada.' })
  const { id: arquivoId } = await saveArquivo(store, work, ator.id, arquivo)
  await work.tx
    .updateTable('uniformeRecibo')
    .set({ arquivoId, assinadoEm: isoDe(work.agora) })
    .where('id', '=', id)
    .execute()
}

/** Takes back the signed paper that was kept by mistake: it stays, with the reason, and the receipt waits again. */
export async function anularAssinado(
  { tx, agora }: UnitOfWork,
  id: number,
  { motivo, ator, hoje }: { motivo: string; ator: Quem; hoje: string },
): Promise<void> {
  await requireRecibo(tx, id, ator, hoje)
  await sql`select from uniforme_recibo where id = ${id} for update`.execute(tx)
  // As it stands once the row is held: two who void it at once void it once.
  const { vinculoId, arquivoId, assinadoEm } = await requireRecibo(tx, id, ator, hoje)
  if (arquivoId === null || assinadoEm === null)
    throw failure('transicao_invalida', { mensagem: 'Este recibo não tem via assinada.' })
  await tx
    .insertInto('uniformeReciboAnulado')
    .values({
      reciboId: id,
      vinculoId,
      arquivoId,
      assinadoEm,
      anuladoEm: isoDe(agora),
      anuladoPor: ator.id,
      motivo,
    })
    .execute()
  await tx
    .updateTable('uniformeRecibo')
    .set({ arquivoId: null, assinadoEm: null })
    .where('id', '=', id)
    .execute()
}

/** A signed paper that was voided. Throws 404 where there is none, or the reader does not see the person. */
export async function servirAnulado(db: Db, store: FileStore, id: number, ator: Quem, hoje: string) {
  const anulado = await db
    .selectFrom('uniformeReciboAnulado')
    .select(['reciboId', 'arquivoId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!anulado) throw failure('nao_encontrado')
  await requireRecibo(db, anulado.reciboId, ator, hoje)
  return servirArquivo(db, store, anulado.arquivoId)
}

/** The signed receipt. Throws 404 where there is none, or the reader does not see the person. */
export async function servirAssinado(db: Db, store: FileStore, id: number, ator: Quem, hoje: string) {
  const { arquivoId } = await requireRecibo(db, id, ator, hoje)
  if (arquivoId === null) throw failure('nao_encontrado')
  return servirArquivo(db, store, arquivoId)
}
