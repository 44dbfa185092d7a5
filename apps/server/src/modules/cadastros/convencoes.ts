import { sql } from 'kysely'
import type { z } from 'zod'
import type { convencaoLinha, convencaoSchema } from '@rh/domain/cadastros/convencao'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntiga } from '../../http/versao-antiga.ts'

type Dados = z.output<typeof convencaoSchema>
type Linha = z.output<typeof convencaoLinha>

const EXCLUSION_VIOLATION = '23P01'

/** Agreements of a union with their situation on a day, the newest first. */
export async function listConvencoes(db: Db | Tx, sindicatoId: number, hoje: string): Promise<Linha[]> {
  const { rows } = await sql<Linha>`
    select c.*, case when c.inicio > ${hoje}::date then 'futura' when c.fim < ${hoje}::date then 'encerrada'
                     else 'em_vigor' end as situacao
      from convencao c where c.sindicato_id = ${sindicatoId} order by c.inicio desc, c.id desc`.execute(db)
  return rows
}

const valoresDe = (dados: Dados) => ({
  tipo: dados.tipo,
  registroMte: dados.registroMte || null,
  inicio: dados.inicio,
  fim: dados.fim,
  reajustePercentual: dados.reajustePercentual ?? null,
  ticketDiaCentavos: dados.ticketDiaCentavos ?? null,
  cestaMesCentavos: dados.cestaMesCentavos ?? null,
  estabilidadeAposentadoriaMeses: dados.estabilidadeAposentadoriaMeses ?? null,
  estabilidadeRetornoDias: dados.estabilidadeRetornoDias ?? null,
  adicionalNoturnoPercentual: dados.adicionalNoturnoPercentual ?? null,
  divisorPlantao: dados.divisorPlantao ?? null,
  insalubridadeBaseCentavos: dados.insalubridadeBaseCentavos ?? null,
  outrasClausulas: dados.outrasClausulas || null,
})

/** Two of one kind on the same day: the database refuses it, and this says so at the field. */
async function semSobrepor<R>(trabalho: () => Promise<R>): Promise<R> {
  try {
    return await trabalho()
  } catch (error) {
    if ((error as { code?: string }).code !== EXCLUSION_VIOLATION) throw error
    const mensagem = 'Já há uma convenção deste tipo em parte deste período'
    throw failure('em_uso', { mensagem, campos: { 'dados.inicio': mensagem } })
  }
}

export async function criarConvencao(
  { tx }: UnitOfWork,
  { sindicatoId, dados }: { readonly sindicatoId: number; readonly dados: Dados },
  hoje: string,
): Promise<Linha> {
  const sindicato = await tx
    .selectFrom('sindicato')
    .select('id')
    .where('id', '=', sindicatoId)
    .executeTakeFirst()
  if (!sindicato) throw failure('nao_encontrado')
  const { id } = await semSobrepor(() =>
    tx
      .insertInto('convencao')
      .values({ sindicatoId, ...valoresDe(dados) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return achar(tx, id, hoje)
}

async function achar(tx: Tx, id: number, hoje: string): Promise<Linha> {
  const dona = await tx.selectFrom('convencao').select('sindicatoId').where('id', '=', id).executeTakeFirst()
  const linha = dona && (await listConvencoes(tx, dona.sindicatoId, hoje)).find((c) => c.id === id)
  if (!linha) throw failure('nao_encontrado')
  return linha
}

/** The agreement, locked, when it may still change: people were paid by one that is over. */
async function abrir(tx: Tx, id: number, hoje: string): Promise<Linha> {
  await sql`select from convencao where id = ${id} for update`.execute(tx)
  const linha = await achar(tx, id, hoje)
  if (linha.situacao !== 'encerrada') return linha
  throw failure('transicao_invalida', {
    mensagem: 'Esta convenção já encerrou e não pode mudar.',
    acao: 'Cadastre a convenção seguinte.',
  })
}

/**
 * Who made the version of an agreement that stands, and when. The trail tells of it in that of its union, beside the other agreements: it
 * is the link whose values the agreement has.
 */
async function findUltimaMudanca(tx: Tx, { id, versao }: Linha) {
  const { rows } = await sql<{ autor: string | null; em: string }>`
    select u.nome as autor, a.em
      from convencao c join auditoria a on a.entidade = 'sindicato' and a.registro = c.sindicato_id
      left join usuario u on u.id = a.usuario_id
     where c.id = ${id} and a.tabela = 'convencao'
       and (a.mudancas -> 'versao' ->> 1)::int = ${versao}
       and to_jsonb(c) @> (select jsonb_object_agg(m.key, m.value -> 1) from jsonb_each(a.mudancas) m)
     order by a.sequencia desc limit 1`.execute(tx)
  return rows[0]
}

export async function editarConvencao(
  { tx }: UnitOfWork,
  { id, versao, dados }: { readonly id: number; readonly versao: number; readonly dados: Dados },
  { hoje, fuso }: { readonly hoje: string; readonly fuso: string },
): Promise<Linha> {
  const atual = await abrir(tx, id, hoje)
  if (atual.versao !== versao) throw versaoAntiga(await findUltimaMudanca(tx, atual), fuso)
  await semSobrepor(() =>
    tx
      .updateTable('convencao')
      .set({ ...valoresDe(dados), versao: versao + 1 })
      .where('id', '=', id)
      .execute(),
  )
  return achar(tx, id, hoje)
}

export async function anularConvencao(
  { tx }: UnitOfWork,
  { id, motivo }: { readonly id: number; readonly motivo: string },
  hoje: string,
): Promise<void> {
  await abrir(tx, id, hoje)
  const piso = await tx
    .selectFrom('pisoSalarial')
    .select('id')
    .where('convencaoId', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (piso)
    throw failure('em_uso', {
      mensagem: 'Há pisos cadastrados por esta convenção.',
      acao: 'Anule antes os pisos que vieram dela.',
    })
  await tx.updateTable('convencao').set({ anuladoMotivo: motivo }).where('id', '=', id).execute()
  await tx.deleteFrom('convencao').where('id', '=', id).execute()
}
