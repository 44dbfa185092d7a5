import { isIP } from 'node:net'
import { sql } from 'kysely'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { RequestContext } from '../../http/ator.ts'
import { DIAS_CONHECIDO } from '../../http/dispositivo.ts'

/** What counts as one address: whoever has an IPv6 address has all of its /64. */
export function redeDe(ip: string): string {
  const mapeado = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapeado !== undefined) return mapeado
  if (isIP(ip) !== 6) return ip
  const [antes = '', depois] = ip.toLowerCase().replace(/%.*$/, '').split('::')
  const grupos = antes === '' ? [] : antes.split(':')
  const finais = depois ? depois.split(':') : []
  const zeros = depois === undefined ? 0 : Math.max(0, 8 - grupos.length - finais.length)
  const inteiro = [...grupos, ...Array.from({ length: zeros }, () => '0'), ...finais]
  const prefixo = inteiro.slice(0, 4).map((grupo) => Number.parseInt(grupo, 16).toString(16))
  return `${prefixo.join(':')}::/64`
}

interface Conhecido {
  /** The person came in from this browser. */
  readonly dispositivo: boolean
  /** The person came in from this address. */
  readonly endereco: boolean
}

/** How well this person is known where the request comes from. Nobody (null) is asked for all the same, and takes as long. */
export async function findConhecido(
  db: Db,
  usuarioId: number | null,
  { ip, dispositivo }: RequestContext,
  agora: Temporal.Instant,
): Promise<Conhecido> {
  const linha = await db
    .selectFrom('sessao')
    .select([
      sql<boolean>`coalesce(bool_or(dispositivo = ${dispositivo?.hash ?? null}::bytea), false)`.as(
        'dispositivo',
      ),
      sql<boolean>`coalesce(bool_or(rede = ${redeDe(ip)}), false)`.as('endereco'),
    ])
    .where('usuarioId', '=', usuarioId ?? 0)
    .where('criadaEm', '>', conhecidoDesde(agora))
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return linha
}

/**
 * Marks the browser as one from which somebody came in. A mark that no session knows is replaced: nobody makes a
 * browser known by planting one there.
 */
export async function marcarDispositivo(
  db: Db,
  { dispositivo }: RequestContext,
  agora: Temporal.Instant,
): Promise<Buffer | null> {
  if (!dispositivo) return null
  const daqui =
    dispositivo.hash &&
    (await db
      .selectFrom('sessao')
      .select('id')
      .where('dispositivo', '=', dispositivo.hash)
      .where('criadaEm', '>', conhecidoDesde(agora))
      .limit(1)
      .modifyEnd(prepared)
      .executeTakeFirst())
  return dispositivo.marcar(!daqui)
}

const conhecidoDesde = (agora: Temporal.Instant): string =>
  isoDe(agora.subtract({ hours: DIAS_CONHECIDO * 24 }))
