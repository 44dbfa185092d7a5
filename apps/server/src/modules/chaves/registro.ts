import { sql, type RawBuilder } from 'kysely'
import type { ChaveDeApiVista, NovaChave, UsoDeChave } from '@rh/domain/contract/chaves'
import { VALIDADE_MAXIMA_DIAS } from '@rh/domain/integracoes/chaves'
import { hojeEm, isoDe, momentoDe, type Momento } from '../../clock.ts'
import { write, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { novaChave } from './segredo.ts'

const DIAS_DE_USO = 30

const recente = (hoje: string): RawBuilder<boolean> => sql<boolean>`dia > ${hoje}::date - ${DIAS_DE_USO}::int`

const chaves = ({ agora, hoje }: Momento, quais: RawBuilder<unknown>) => sql<ChaveDeApiVista>`
  select c.id, c.nome, c.prefixo, c.escopos, c.por_minuto, c.expira_em, u.nome as criada_por, c.criado_em as criada_em,
         case when c.revogado_em is not null then 'revogada' when c.expira_em <= ${isoDe(agora)} then 'vencida' else 'ativa'
           end as situacao,
         j.ultimo_uso, j.ultimo_ip,
         case when c.revogado_em is not null
           then jsonb_build_object('por', r.nome, 'em', c.revogado_em, 'motivo', c.revogado_motivo) end as revogada,
         (select coalesce(jsonb_agg(jsonb_build_object('value', co.id, 'label', co.numero || ' · ' || cl.nome_fantasia)
                   order by co.numero), '[]')
            from chave_api_contrato k join contrato co on co.id = k.contrato_id join cliente cl on cl.id = co.cliente_id
           where k.chave_id = c.id) as contratos,
         coalesce(s.atendidas, 0)::int as atendidas, coalesce(s.recusadas, 0)::int as recusadas
    from chave_api c
    join usuario u on u.id = c.criado_por
    left join usuario r on r.id = c.revogado_por
    left join chave_api_janela j on j.chave_id = c.id
    left join lateral (
      select sum(x.vezes) filter (where x.resultado = 'usada') as atendidas,
             sum(x.vezes) filter (where x.resultado <> 'usada') as recusadas
        from chave_api_uso x
       where x.chave_id = c.id and ${recente(hoje)}) s on true
   where ${quais}
   order by c.revogado_em is not null, c.id desc`

/** Every key, those that open something first. */
export async function listChaves({ db, clock, config }: Deps) {
  const momento = momentoDe(clock, config.empresaFuso)
  const { hoje } = momento
  const { rows: results } = await chaves(momento, sql`true`).execute(db)
  const { rows: contratos } = await sql<{ value: number; label: string }>`
    select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.encerrado_em is null order by co.numero`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(vezes), 0)::int as n from chave_api_uso
     where chave_id is null and ${recente(hoje)}`.execute(db)
  return { results, contratos, hoje, desconhecidas: rows[0]?.n ?? 0 }
}

/** One key. Throws 404. */
export async function obterChave(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: number,
): Promise<ChaveDeApiVista> {
  const { rows } = await chaves(momentoDe(clock, config.empresaFuso), sql`c.id = ${id}`).execute(db)
  const [chave] = rows
  if (!chave) throw failure('nao_encontrado')
  return chave
}

/** The use of a key by day and call, the last first. Throws 404. */
export async function listUso(deps: Deps, id: number): Promise<UsoDeChave[]> {
  await obterChave(deps, id)
  const { rows } = await sql<UsoDeChave>`
    select dia, chamada, resultado, vezes, ultimo_em, ultimo_ip from chave_api_uso
     where chave_id = ${id} order by dia desc, ultimo_em desc limit 200`.execute(deps.db)
  return rows
}

/** End of the last day of a key, by the company's clock; refuses a day that is gone or too far. */
function expiracaoDe(dia: string, agora: Temporal.Instant, fuso: string): string {
  const hoje = Temporal.PlainDate.from(hojeEm(agora, fuso))
  const dias = hoje.until(Temporal.PlainDate.from(dia)).days
  if (dias < 0) throw failure('validacao', { campos: { expiraEm: 'Este dia já passou' } })
  if (dias > VALIDADE_MAXIMA_DIAS)
    throw failure('validacao', { campos: { expiraEm: `Escolha um dia em até ${VALIDADE_MAXIMA_DIAS} dias` } })
  return isoDe(Temporal.PlainDate.from(dia).add({ days: 1 }).toZonedDateTime(fuso).toInstant())
}

/** Makes a key and answers it: the only time it is known. Asks for the password of a moment ago. */
export async function criarChave(
  deps: Deps,
  request: RequestContext,
  nova: NovaChave,
): Promise<{ chave: string; registro: ChaveDeApiVista }> {
  const agora = deps.clock.agora()
  requireSenhaConfirmada(request.ator, agora)
  const { chave, prefixo, hash } = novaChave()
  const expiraEm = expiracaoDe(nova.expiraEm, agora, deps.config.empresaFuso)
  // Never under an idempotency key: its row would hold the key. A repeat makes another one.
  const id = await write(deps, { ...request, chave: null }, async ({ tx }) => {
    const criada = await tx
      .insertInto('chaveApi')
      .values({
        nome: nova.nome,
        prefixo,
        hash,
        escopos: [...new Set(nova.escopos)],
        porMinuto: nova.porMinuto,
        expiraEm,
        criadoPor: request.ator.id,
        criadoEm: isoDe(agora),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await limitar({ tx }, criada.id, nova.contratoIds)
    return criada.id
  })
  return { chave, registro: await obterChave(deps, id) }
}

async function limitar(
  { tx }: Pick<UnitOfWork, 'tx'>,
  chaveId: number,
  contratoIds: readonly number[],
): Promise<void> {
  const unicos = [...new Set(contratoIds)]
  if (unicos.length === 0) return
  const { rows } = await sql`
    insert into chave_api_contrato (chave_id, contrato_id)
    select ${chaveId}, id from contrato where id = any (${unicos}) returning contrato_id`.execute(tx)
  if (rows.length !== unicos.length)
    throw failure('validacao', { campos: { contratoIds: 'Há um contrato que não existe' } })
}

/** Ends a key at once. Throws 404 and 409. */
export async function revogarChave(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { id, motivo }: { readonly id: number; readonly motivo: string },
): Promise<void> {
  const chave = await tx
    .selectFrom('chaveApi')
    .select('revogadoEm')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!chave) throw failure('nao_encontrado')
  if (chave.revogadoEm !== null)
    throw failure('transicao_invalida', { mensagem: 'Esta chave já foi revogada.' })
  await tx
    .updateTable('chaveApi')
    .set({ revogadoPor: ator.id, revogadoEm: isoDe(agora), revogadoMotivo: motivo })
    .where('id', '=', id)
    .execute()
}
