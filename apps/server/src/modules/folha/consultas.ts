import { sql, type RawBuilder } from 'kysely'
import type { EnvioDaFolha, EventoDaFolha } from '@rh/domain/contract/folha'
import { LINHAS_MOSTRADAS } from '@rh/domain/contract/folha'
import type { LinhaDaFolha, OperacaoDaFolha, TipoDeEvento } from '@rh/domain/integracoes/folha'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import { requireGuardado, servirArquivo } from '../../arquivos/arquivos.ts'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { resumir } from './pendentes.ts'

const ENVIOS_MOSTRADOS = 60

const envios = (quais: RawBuilder<unknown>) => sql<EnvioDaFolha>`
  select e.id, to_char(e.competencia, 'YYYY-MM') as competencia, e.sequencia, e.formato, e.layout_versao, e.linhas,
         a.sha256, a.nome as nome_do_arquivo, u.nome as por, e.em,
         case when e.recusado_em is not null
           then jsonb_build_object('por', r.nome, 'em', e.recusado_em, 'motivo', e.recusado_motivo) end as recusado,
         e.recusado_em is null
           and not exists (select from folha_envio x where x.id > e.id and x.recusado_em is null) as pode_recusar,
         (select count(*)::int from folha_retirada t where t.envio_id = e.id) as retiradas,
         (select coalesce(jsonb_agg(c order by c.tipo, c.operacao), '[]')
            from (select i.tipo, i.operacao, count(*)::int as total from folha_item i
                   where i.envio_id = e.id group by 1, 2) c) as contagens
    from folha_envio e
    join arquivo a on a.id = e.arquivo_id
    join usuario u on u.id = e.usuario_id
    left join usuario r on r.id = e.recusado_por
   where ${quais}
   order by e.id desc`

/** Shipments, the newest first. */
export async function listEnvios(db: Db): Promise<EnvioDaFolha[]> {
  const { rows } = await sql<EnvioDaFolha>`${envios(sql`true`)} limit ${ENVIOS_MOSTRADOS}`.execute(db)
  return rows
}

/** One shipment. Throws 404. */
export async function obterEnvio(db: Db, id: number): Promise<EnvioDaFolha> {
  const { rows } = await envios(sql`e.id = ${id}`).execute(db)
  const [envio] = rows
  if (!envio) throw failure('nao_encontrado')
  return envio
}

interface Item {
  readonly chave: string
  readonly tipo: TipoDeEvento
  readonly operacao: OperacaoDaFolha
  readonly data: string
  readonly retroativo: boolean
  readonly vinculoId: number
  readonly nome: string
  readonly linha: LinhaDaFolha
  readonly enviadoEm: EventoDaFolha['enviadoEm']
}

/** The first lines of a shipment, as they were sent. */
export async function listItens(db: Db, envioId: number): Promise<EventoDaFolha[]> {
  const { rows } = await sql<Item>`
    select i.chave, i.tipo, i.operacao, i.data, i.retroativo, i.vinculo_id, coalesce(pe.nome_social, pe.nome) as nome,
           i.linha,
           case when i.operacao <> 'inclusao' then (
             select jsonb_build_object('envioId', e.id, 'competencia', to_char(e.competencia, 'YYYY-MM'),
                      'sequencia', e.sequencia)
               from folha_item x join folha_envio e on e.id = x.envio_id
              where x.chave = i.chave and x.revisao = i.revisao - 1 and x.envio_id < i.envio_id
              order by x.envio_id desc limit 1) end as enviado_em
      from folha_item i
      join vinculo v on v.id = i.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where i.envio_id = ${envioId}
     order by i.id limit ${LINHAS_MOSTRADAS}`.execute(db)
  return rows.map(({ chave, vinculoId, linha, ...item }) => ({
    ...item,
    referencia: chave,
    colaboradorId: vinculoId,
    matricula: String(linha.matricula ?? ''),
    contrato: String(linha.contrato ?? ''),
    resumo: resumir(item, linha),
  }))
}

/** The kept file, as it was sent. Who takes it is recorded first. Throws 404. */
export async function baixarEnvio(deps: Deps, request: RequestContext, id: number): Promise<ArquivoServido> {
  const envio = await deps.db
    .selectFrom('folhaEnvio as e')
    .innerJoin('arquivo as a', 'a.id', 'e.arquivoId')
    .select(['e.arquivoId', 'a.eliminadoEm'])
    .where('e.id', '=', id)
    .executeTakeFirst()
  if (!envio) throw failure('nao_encontrado')
  requireGuardado(envio)
  await write(deps, request, async ({ tx, agora }) => {
    await tx
      .insertInto('folhaRetirada')
      .values({ envioId: id, usuarioId: request.ator.id, em: isoDe(agora) })
      .execute()
  })
  return servirArquivo(deps.db, deps.arquivos, envio.arquivoId)
}
