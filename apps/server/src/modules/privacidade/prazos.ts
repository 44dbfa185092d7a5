import { sql, type RawBuilder } from 'kysely'
import type { Suspensao } from '@rh/domain/contract/privacidade'
import { listaPrazosDeGuarda, type SituacaoDaGuarda } from '@rh/domain/listas/prazos-de-guarda'
import { categoriasVencidas, PRIMEIRO_PRAZO_MESES } from '@rh/domain/privacidade/categorias'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { ListSource } from '../../db/list-query.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { requireVinculo, versaoVigente } from '../colaborador/vinculo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

/** Who left, as the list reads them. */
export interface LinhaDoPrazo {
  readonly id: number
  readonly nome: string
  readonly matricula: string
  readonly saida: string
  readonly vence: string
  readonly situacao: SituacaoDaGuarda
}

interface Filtros {
  readonly busca?: string | undefined
  readonly situacao?: SituacaoDaGuarda | undefined
}

/** People without a bond that lasts, by their last one; of those whom the asker sees. */
export const fonteDosPrazos = (filtros: Filtros, ator: Ator, hoje: string): ListSource => ({
  from: sql`
    select * from (
      select v.id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula, v.data_desligamento as saida,
             (v.data_desligamento + ${PRIMEIRO_PRAZO_MESES} * interval '1 month')::date as vence,
             case when rs.id is not null then 'suspenso'
                  when v.data_desligamento + ${PRIMEIRO_PRAZO_MESES} * interval '1 month' < ${hoje}::date then 'vencido'
                  else 'no_prazo' end as situacao
        from (select distinct on (pessoa_id) * from vinculo
               order by pessoa_id, data_desligamento desc nulls first, id desc) v
        join pessoa pe on pe.id = v.pessoa_id
        ${versaoVigente(hoje)}
        left join retencao_suspensa rs on rs.pessoa_id = v.pessoa_id and rs.encerrada_em is null
       where v.data_desligamento < ${hoje}::date and ${contratoNoEscopo(ator, 've.contrato_id')}
         ${filtros.busca ? sql`and pe.nome_busca like ${contem(filtros.busca)}` : sql``}) pessoas
     where ${filtros.situacao ? sql`situacao = ${filtros.situacao}` : sql`true`}`,
  colunas: { nome: sql`achados.nome`, saida: sql`achados.saida`, vence: sql`achados.vence` },
  ordemPadrao: listaPrazosDeGuarda.ordemPadrao,
  semNulos: ['nome', 'saida', 'vence'],
})

const contem = (busca: string): RawBuilder<string> =>
  sql`busca(${`%${busca.replace(/[\\%_]/g, String.raw`\$&`)}%`})`

export const comVencidas = (linha: LinhaDoPrazo, hoje: string) => ({
  ...linha,
  vencidas: categoriasVencidas(linha.saida, hoje),
})

/** The hold on what is held of a person; null where there is none. */
export async function findSuspensao(db: Db | Tx, pessoaId: number): Promise<Suspensao | null> {
  const suspensao = await db
    .selectFrom('retencaoSuspensa as r')
    .innerJoin('usuario as u', 'u.id', 'r.usuarioId')
    .select(['r.motivo', 'u.nome as por', 'r.em'])
    .where('r.pessoaId', '=', pessoaId)
    .where('r.encerradaEm', 'is', null)
    .executeTakeFirst()
  return suspensao ?? null
}

interface Pedido {
  readonly id: number
  readonly motivo: string
}

/** Holds what is held of the person behind a bond. Throws 409 where it is held already. */
export async function suspender(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { id, motivo }: Pedido,
  hoje: string,
): Promise<{ suspensao: Suspensao | null }> {
  const { pessoaId } = await requireVinculo(tx, id, ator, hoje)
  const feita = await tx
    .insertInto('retencaoSuspensa')
    .values({ pessoaId, motivo, usuarioId: ator.id, em: isoDe(agora) })
    .onConflict((oc) => oc.column('pessoaId').where('encerradaEm', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!feita)
    throw failure('transicao_invalida', {
      mensagem: 'A eliminação dos dados desta pessoa já está suspensa.',
      acao: 'Recarregue a página para ver o motivo.',
    })
  return { suspensao: await findSuspensao(tx, pessoaId) }
}

/** Ends the hold; who, when and why stay. Throws 409 where there is none. */
export async function retomar(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { id, motivo }: Pedido,
  hoje: string,
): Promise<{ suspensao: Suspensao | null }> {
  const { pessoaId } = await requireVinculo(tx, id, ator, hoje)
  const { numUpdatedRows } = await tx
    .updateTable('retencaoSuspensa')
    .set({ encerradaEm: isoDe(agora), encerradaPor: ator.id, encerramentoMotivo: motivo })
    .where('pessoaId', '=', pessoaId)
    .where('encerradaEm', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    throw failure('transicao_invalida', {
      mensagem: 'A eliminação dos dados desta pessoa não está suspensa.',
      acao: 'Recarregue a página.',
    })
  return { suspensao: null }
}
