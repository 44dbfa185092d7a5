import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { findConhecido, redeDe } from './conhecidos.ts'

/** So many attempts at once; then another each time that one is forgotten. */
interface Limite {
  readonly livres: number
  readonly esqueceEmS: number
}
interface Contador extends Limite {
  readonly chave: string
  /** A right password forgets all of it, and not its own attempt alone. */
  readonly zera?: true
}

const MINUTO = 60
// A browser from which the person came in: past these it is a stranger until it was let in again.
const DO_DISPOSITIVO: Limite = { livres: 20, esqueceEmS: 60 * MINUTO }
// The person at one address, known or not.
const DO_PAR: Limite = { livres: 5, esqueceEmS: 5 * MINUTO }
// The person from all addresses that do not know them together: eighty-two passwords in a day.
const DA_PESSOA: Limite = { livres: 10, esqueceEmS: 20 * MINUTO }
// One address, over all whom it does not know.
const DO_ENDERECO: Limite = { livres: 30, esqueceEmS: MINUTO }

/** Whose password is asked for: a person, whatever name was typed, or a name that nobody has. */
export type DeQuem = { readonly usuarioId: number } | { readonly nome: string }

export interface Tentativa {
  /** It was right, and the whole of it: what was counted against the person here is forgotten. */
  readonly acertou: () => Promise<void>
  /** It was right as far as it goes: it does not count, and what did before it still does. */
  readonly devolver: () => Promise<void>
}

/**
 * Counts an attempt before the password is looked at, so that a burst does not pass the limit either; answers what to
 * do when the password was right. Throws `muitas_tentativas`, and then nothing was counted.
 *
 * A stranger is limited by person and by address. Nobody out there locks a person out where they are known: from an
 * address they are limited by what happened to them at this address, in a browser by what happened in this browser.
 */
export async function contarTentativa(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  quem: DeQuem,
  request: RequestContext,
): Promise<Tentativa> {
  const agora = clock.agora()
  const usuarioId = 'usuarioId' in quem ? quem.usuarioId : null
  const conhecido = await findConhecido(db, usuarioId, request, agora)
  const { dispositivo, outros } = contadoresDe(quem, request, conhecido.endereco)
  const contados =
    conhecido.dispositivo && dispositivo && (await take(db, dispositivo, agora))
      ? [dispositivo]
      : await takeAll(db, outros, agora)
  return {
    acertou: () => settle(db, contados, agora),
    devolver: async () => {
      for (const contador of contados) await giveBack(db, contador)
    },
  }
}

function contadoresDe(quem: DeQuem, { ip, dispositivo }: RequestContext, enderecoConhecido: boolean) {
  // A name that nobody has may be a password in the wrong field: only its digest is kept.
  const nome = 'usuarioId' in quem ? `pessoa:${quem.usuarioId}` : `nome:${digest(quem.nome)}`
  const rede = redeDe(ip)
  const par: Contador = { chave: `par:${nome}:${rede}`, zera: true, ...DO_PAR }
  const deEstranhos: Contador[] = [
    { chave: nome, ...DA_PESSOA },
    { chave: `rede:${rede}`, ...DO_ENDERECO },
  ]
  const marca = dispositivo?.hash?.toString('base64url')
  return {
    dispositivo: marca && ({ chave: `dispositivo:${nome}:${marca}`, zera: true, ...DO_DISPOSITIVO } as const),
    outros: enderecoConhecido ? [par] : [par, ...deEstranhos],
  }
}

const digest = (nome: string): string => createHash('sha256').update(nome).digest('base64url')

/**
 * Counts an attempt at something that is no password, by its address alone; answers what to do when it was right.
 * Throws `muitas_tentativas`, and then nothing was counted.
 */
export async function contarNaRede(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  assunto: string,
  ip: string,
): Promise<{ readonly acertou: () => Promise<void> }> {
  const contador: Contador = { chave: `${assunto}:${redeDe(ip)}`, ...DO_ENDERECO }
  await takeAll(db, [contador], clock.agora())
  return { acertou: async () => void (await giveBack(db, contador)) }
}

/** One attempt of each counter, or of none. */
async function takeAll(
  db: Db,
  contadores: readonly Contador[],
  agora: Temporal.Instant,
): Promise<Contador[]> {
  const contados: Contador[] = []
  for (const contador of contadores) {
    if (await take(db, contador, agora)) {
      contados.push(contador)
      continue
    }
    for (const contado of contados) await giveBack(db, contado)
    throw await tooMany(db, contador, agora)
  }
  return contados
}

/** One statement, so that of many instances at the same moment each takes another attempt. */
async function take(
  db: Db,
  { chave, livres, esqueceEmS }: Contador,
  agora: Temporal.Instant,
): Promise<boolean> {
  const em = isoDe(agora)
  // Further ahead than all attempts together: counted before the clock was set back, which locks nobody out.
  const deDepois = sql<boolean>`tentativa_login.esquecida_em
    > ${em}::timestamptz + make_interval(secs => ${livres * esqueceEmS})`
  const contada = await db
    .insertInto('tentativaLogin')
    .values({ chave, esquecidaEm: sql`${em}::timestamptz + make_interval(secs => ${esqueceEmS})` })
    .onConflict((oc) =>
      oc
        .column('chave')
        .doUpdateSet({
          esquecidaEm: sql`case when ${deDepois} then ${em}::timestamptz
            else greatest(tentativa_login.esquecida_em, ${em}) end + make_interval(secs => ${esqueceEmS})`,
        })
        .where(
          sql<boolean>`(tentativa_login.esquecida_em
            <= ${em}::timestamptz + make_interval(secs => ${(livres - 1) * esqueceEmS}) or ${deDepois})`,
        ),
    )
    .returning('chave')
    .modifyEnd(prepared)
    .executeTakeFirst()
  return contada !== undefined
}

const giveBack = (db: Db, { chave, esqueceEmS }: Contador) =>
  db
    .updateTable('tentativaLogin')
    .set({ esquecidaEm: sql`esquecida_em - make_interval(secs => ${esqueceEmS})` })
    .where('chave', '=', chave)
    .modifyEnd(prepared)
    .execute()

async function tooMany(db: Db, { chave, livres, esqueceEmS }: Contador, agora: Temporal.Instant) {
  const linha = await db
    .selectFrom('tentativaLogin')
    .select('esquecidaEm')
    .where('chave', '=', chave)
    .executeTakeFirst()
  const cheia = linha ? Temporal.Instant.from(linha.esquecidaEm).epochMilliseconds : 0
  const falta = (cheia - agora.epochMilliseconds) / 1000 - (livres - 1) * esqueceEmS
  const segundos = Math.max(1, Math.ceil(falta))
  return failure('muitas_tentativas', {
    esperar: segundos,
    acao: `Aguarde ${segundos} s e tente de novo.`,
  })
}

const SWEPT_PER_SUCCESS = 20

/**
 * Forgets and gives back what a right password counted, and deletes some counters in which nothing is left, in one round trip:
 * a burst of names that nobody has goes away by itself.
 */
async function settle(db: Db, contados: readonly Contador[], agora: Temporal.Instant): Promise<void> {
  const [zerados, devolvidos] = [contados.filter(({ zera }) => zera), contados.filter(({ zera }) => !zera)]
  await sql`${prepared}
    with devolvidas as (
      update tentativa_login t set esquecida_em = t.esquecida_em - make_interval(secs => d.segundos)
        from unnest(${devolvidos.map(({ chave }) => chave)}::text[], ${devolvidos.map(({ esqueceEmS }) => esqueceEmS)}::int[])
          as d (chave, segundos)
       where t.chave = d.chave)
    delete from tentativa_login
     where chave = any (${zerados.map(({ chave }) => chave)}::text[])
        or ctid = any (array(select ctid from tentativa_login where esquecida_em < ${isoDe(agora)}
             order by esquecida_em limit ${SWEPT_PER_SUCCESS} for update skip locked))`.execute(db)
}
