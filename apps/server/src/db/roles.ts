import type { FraquezaDosPapeis } from '@rh/domain/inicio/trilha'
import type { Client, ClientConfig } from 'pg'
import { errorCode, StartupError } from '../startup-error.ts'
import { withClient } from './connect.ts'
import { migrate, MIGRATION_LOCK } from './migrate.ts'

interface Login {
  readonly user: string
  readonly password?: string | undefined
}

/** The two logins of a database. */
export interface Logins {
  /** Owns the tables: migrations, grants, what a restore needs. */
  readonly owner: ClientConfig
  /** Everything else is done with it. */
  readonly application: ClientConfig
  /** Its name and password where it is ours to make. */
  readonly login?: Login
}

/** The queue of tasks keeps a schema of its own, tables, functions and all, and makes what it needs there by itself. */
export const QUEUE_SCHEMA = 'pgboss'

/** The trail and the lines of security events are written by their triggers, what was migrated by the migrations. */
const READ_ONLY = ['auditoria', 'auditoria_cabeca', 'evento_seguranca_grupo', 'migracao']
/** Where a counter may be looked at, not drawn from. */
const READ_ONLY_SEQUENCE = 'auditoria_id_seq'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Brings the tables up to date and gives the application's login what it needs of them, and no more. */
export async function prepareDatabase(logins: Logins): Promise<readonly FraquezaDosPapeis[]> {
  const user = logins.login?.user ?? (await userOf(logins.application))
  await alone(logins.owner, async (client, owner) => {
    if (logins.login) await makeLogin(client, logins.login)
    if (user !== owner) await takeOver(client, { user, owner })
  })
  await migrate(logins.owner)
  await alone(logins.owner, async (client, owner) => {
    await client.query(`create schema if not exists ${QUEUE_SCHEMA}`)
    if (user !== owner) await share(client, { user, owner })
  })
  return weaknessesOf(logins.application)
}

/** One transaction of the owner, while no other instance does the same. */
const alone = (config: ClientConfig, work: (client: Client, owner: string) => Promise<void>): Promise<void> =>
  withClient(config, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await work(client, await currentUser(client))
    await client.query('commit')
  })

const userOf = (config: ClientConfig): Promise<string> => withClient(config, currentUser)

async function currentUser(client: Client): Promise<string> {
  const { rows } = await client.query<{ quem: string }>('select current_user as quem')
  return rows[0]?.quem ?? ''
}

async function makeLogin(client: Client, { user, password }: Login): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [user])
  const secret = password === undefined ? '' : `password ${client.escapeLiteral(password)}`
  if (rowCount === 0) await client.query(`create role ${quoted(user)} login ${secret}`)
  // The file may have been lost and made anew.
  else if (secret !== '') await client.query(`alter role ${quoted(user)} ${secret}`)
}

interface Pair {
  readonly user: string
  readonly owner: string
}

/** What a database that had one login gave to it. */
async function takeOver(client: Client, { user, owner }: Pair): Promise<void> {
  try {
    await moveObjects(client, { schema: 'public', from: user, to: owner })
    const { rows } = await client.query<{ pode: boolean }>(
      `select has_schema_privilege('public', 'create') as pode`,
    )
    if (rows[0]?.pode !== true) throw notTheOwner({ user, owner })
  } catch (error) {
    throw errorCode(error) === INSUFFICIENT_PRIVILEGE ? notTheOwner({ user, owner }) : error
  }
}

const notTheOwner = ({ user, owner }: Pair): StartupError =>
  new StartupError(
    `O usuário ${owner}, de DATABASE_URL_DONO, ainda não é dono do banco.\n` +
      'Rode uma vez, como administrador do servidor, com o nome do banco:\n' +
      `  ALTER DATABASE … OWNER TO ${quoted(owner)};\n` +
      `  GRANT ${quoted(user)} TO ${quoted(owner)};`,
  )

async function share(client: Client, { user, owner }: Pair): Promise<void> {
  await moveObjects(client, { schema: QUEUE_SCHEMA, from: owner, to: user })
  await runAll(client, schemaGrants(user))
  await runAll(client, tableGrants, [user, READ_ONLY])
  await runAll(client, sequenceGrants, [user, READ_ONLY_SEQUENCE])
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** Statements that a query composes, so that a start that changes nothing writes nothing. */
async function runAll(client: Client, query: string, values: readonly unknown[] = []): Promise<void> {
  const { rows } = await client.query<{ comando: string }>(query, [...values])
  for (const { comando } of rows) await client.query(comando)
}

/** What one role owns in a schema; what hangs on a table (its indexes, its counters, its row type) goes with it. */
const moveObjects = (
  client: Client,
  { schema, from, to }: { readonly schema: string; readonly from: string; readonly to: string },
): Promise<void> =>
  runAll(
    client,
    `with de as (select oid from pg_roles where rolname = $2), alheios as (
       select format('%s %s', case relkind when 'v' then 'view' when 'm' then 'materialized view'
                                           when 'S' then 'sequence' else 'table' end, c.oid::regclass) as objeto
         from pg_class c, de
        where relnamespace = to_regnamespace($1) and relowner = de.oid
          and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend d
                           where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
                             and d.refclassid = 'pg_class'::regclass and c.relkind = 'S')
       union all
       select format('routine %s', p.oid::regprocedure) from pg_proc p, de
        where pronamespace = to_regnamespace($1) and proowner = de.oid
          and not exists (select from pg_depend d
                           where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
       union all
       select format('type %s', t.oid::regtype) from pg_type t, de
        where typnamespace = to_regnamespace($1) and typowner = de.oid and typtype in ('e', 'd')
          and not exists (select from pg_depend d
                           where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
     )
     select format('alter %s owner to %I', objeto, $3::text) as comando from alheios`,
    [schema, from, to],
  )

/** Schemas: nothing of the application's own beside our tables, where a name could be taken from them. */
const schemaGrants = (user: string): string => `
  select comando from (values
    (not has_schema_privilege(${literal(user)}, 'public', 'usage'),
     'grant usage on schema public to ${quoted(user)}'),
    (has_schema_privilege(${literal(user)}, 'public', 'create'),
     'revoke create on schema public from public, ${quoted(user)}'),
    (not has_schema_privilege(${literal(user)}, '${QUEUE_SCHEMA}', 'create'),
     'grant usage, create on schema ${QUEUE_SCHEMA} to ${quoted(user)}')
  ) as de(falta, comando) where falta`
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Rows may be read and written; where only additions are taken, neither changed nor deleted. Nobody but the owner
 * empties a table, refers to it or hangs a trigger on it.
 */
const tableGrants = `
  with querido as (
    select c.oid, case
        when relname = any ($2) or relkind in ('v', 'm') then array['select']
        -- Bits of a trigger before each update (16) or delete (8), whatever the row.
        else array['select', 'insert']
          || case when recusa & 16 = 0 then array['update'] else '{}' end
          || case when recusa & 8 = 0 then array['delete'] else '{}' end end as poderes
      from pg_class c
      cross join lateral (
        select coalesce(bit_or(t.tgtype::int), 0) as recusa from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where t.tgrelid = c.oid and p.proname = 'somente_acrescimo' and t.tgqual is null and t.tgattr = ''
      ) as guarda
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and not exists (select from pg_depend d
                        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  ), poder as (
    select oid, nome, nome = any (poderes) as quer, has_table_privilege($1, oid, nome) as tem
      from querido,
           unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as nome
  )
  select format(case when quer then 'grant %s on %s to %I' else 'revoke %s on %s from public, %I' end,
                string_agg(nome, ', '), oid::regclass, $1::text) as comando
    from poder where quer <> tem group by oid, quer`

const sequenceGrants = `
  select format('grant %s on sequence %s to %I', poder, oid::regclass, $1::text) as comando
    from pg_class, unnest(array['select', 'usage']) as poder
   where relnamespace = 'public'::regnamespace and relkind = 'S' and (poder = 'select' or relname <> $2)
     and not has_sequence_privilege($1, oid, poder)`

/** Of the login that runs it, whatever the owner of the trail is. */
export const WEAKNESSES = `
  with dono as (select relowner as oid from pg_class where oid = 'public.auditoria'::regclass),
  quem as (select oid, rolsuper or rolreplication or rolbypassrls as livre from pg_roles where rolname = current_user)
  select fraqueza from quem, dono, lateral (values
    (1, 'um_so', quem.oid = dono.oid),
    -- One login has every other weakness as well: it is said once.
    (2, 'superusuario', quem.livre and quem.oid <> dono.oid),
    (3, 'membro_do_dono', quem.oid <> dono.oid and not quem.livre and pg_has_role(dono.oid, 'member')),
    (4, 'dono_do_banco', quem.oid <> dono.oid
      and (exists (select from pg_database where datname = current_database() and datdba = quem.oid)
        or exists (select from pg_namespace where nspname = 'public' and nspowner = quem.oid)))
  ) as de(ordem, fraqueza, vale) where vale order by ordem`

const weaknessesOf = (application: ClientConfig): Promise<readonly FraquezaDosPapeis[]> =>
  withClient(application, async (client) => {
    const { rows } = await client.query<{ fraqueza: FraquezaDosPapeis }>(WEAKNESSES)
    return rows.map(({ fraqueza }) => fraqueza)
  })
