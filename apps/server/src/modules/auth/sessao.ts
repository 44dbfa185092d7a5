import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { diasSemana, janela, type Horario, type Janela } from '@rh/domain/acesso/janela'
import { isEscopado, isGrupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import { fixed } from '../../db/fixed.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ator } from '../../http/ator.ts'
import { isoDe } from '../../clock.ts'
import { redeDe } from './conhecidos.ts'
import { rasgarBilhetes } from './fator/bilhete.ts'

type LinhaGrupo = Ator['linhasGrupo'][number]

interface Pessoa {
  readonly id: number
  readonly usuario: string
  readonly nome: string
  readonly email: string
  readonly linhasGrupo: readonly LinhaGrupo[]
  /** Whether any contract is assigned to the person. */
  readonly temContratos: boolean
  /** The weekly windows in force now: the schedule, a temporary release, or none needed (pending account). */
  readonly horarios: readonly Horario[]
}

const DIA_TODO = { Horario_entrada: '00:00:00', Horario_saida: '23:59:59' }

/** Groups, schedule and release of a user, as JSON, in one round trip. */
const colunasPessoa = (agora: string) =>
  [
    sql<
      LinhaGrupo[]
    >`(select coalesce(jsonb_agg(jsonb_build_object('Grupo_nome', g.nome, 'ID_setor', g.setor_id)
        order by g.nome, g.setor_id), '[]')
      from usuario_grupo ug join grupo g on g.id = ug.grupo_id where ug.usuario_id = u.id)`.as('linhasGrupo'),
    sql<Horario[]>`(select coalesce(jsonb_agg(jsonb_build_object('Dia_semana', h.dia_semana,
        'Horario_entrada', h.entrada, 'Horario_saida', h.saida) order by h.id), '[]')
      from horario h where h.usuario_id = u.id)`.as('horarios'),
    sql<boolean>`exists (select from usuario_contrato uc where uc.usuario_id = u.id)`.as('temContratos'),
    sql<string | null>`(select max(l.ate) from liberacao_horario l
      where l.usuario_id = u.id and l.ate > ${agora}::timestamptz and l.revogada_em is null)`.as(
      'liberadoAte',
    ),
  ] as const

export interface LinhaPessoa extends Pessoa {
  readonly liberadoAte: string | null
}

/** Adds to the schedule what else lets the person in. */
export function comHorariosEfetivos(linha: LinhaPessoa, agora: Temporal.Instant, fuso: string): Pessoa {
  const linhasGrupo = linha.linhasGrupo.filter(({ Grupo_nome }) => isGrupo(Grupo_nome))
  // A pending account sees nothing but the waiting page, so it has no window to respect yet.
  const pendente = linhasGrupo.length === 0 && linha.horarios.length === 0
  const extras = pendente
    ? diasSemana.map((Dia_semana) => ({ Dia_semana, ...DIA_TODO }))
    : liberacao(agora, linha.liberadoAte, fuso)
  const { id, usuario, nome, email, temContratos } = linha
  return { id, usuario, nome, email, temContratos, linhasGrupo, horarios: [...linha.horarios, ...extras] }
}

/** A temporary release as windows of its days, from now to its end. */
function liberacao(agora: Temporal.Instant, ate: string | null, fuso: string): Horario[] {
  if (ate === null) return []
  const fim = Temporal.Instant.from(ate).toZonedDateTimeISO(fuso)
  const windows: Horario[] = []
  let dia = agora.toZonedDateTimeISO(fuso).toPlainDate()
  for (
    ;
    Temporal.PlainDate.compare(dia, fim.toPlainDate()) <= 0 && windows.length < 7;
    dia = dia.add({ days: 1 })
  ) {
    const Dia_semana = diasSemana[dia.dayOfWeek - 1]
    const ultimo = dia.equals(fim.toPlainDate())
    const Horario_saida = ultimo
      ? fim.toPlainTime().toString({ smallestUnit: 'second' })
      : DIA_TODO.Horario_saida
    if (Dia_semana) windows.push({ Dia_semana, Horario_entrada: DIA_TODO.Horario_entrada, Horario_saida })
  }
  return windows
}

export const janelaDe = (pessoa: Pessoa, agora: Temporal.Instant, fuso: string): Janela =>
  janela(pessoa.horarios, agora, fuso)

/** What a person may see, known without a session: groups and scope of an active user; null for any other. */
export async function findAtivo(
  db: Db,
  usuarioId: number,
  agora: Temporal.Instant,
): Promise<Pick<Ator, 'id' | 'grupos' | 'escopado' | 'linhasGrupo'> | null> {
  const linha = await db
    .selectFrom('usuario as u')
    .select(['u.id', ...colunasPessoa(isoDe(agora))])
    .where('u.id', '=', usuarioId)
    .where('u.ativo', '=', true)
    .executeTakeFirst()
  if (!linha) return null
  const linhasGrupo = linha.linhasGrupo.filter(({ Grupo_nome }) => isGrupo(Grupo_nome))
  const grupos = [...new Set(linhasGrupo.map(({ Grupo_nome }) => Grupo_nome))]
  return { id: linha.id, grupos, escopado: isEscopado(grupos), linhasGrupo }
}

interface LinhaSessao extends LinhaPessoa {
  readonly sessaoId: string
  readonly expiraEm: string
  readonly confirmadaAte: string | null
  readonly usadaEm: string
  readonly inatividadeMin: number
  /** Opened by the sealed code: its account is deactivated but for it, and has no hours to keep. */
  readonly emergencia: boolean
}

/** The hours of who entered by the sealed code: all of them. */
const SEMPRE: readonly Horario[] = diasSemana.map((Dia_semana) => ({ Dia_semana, ...DIA_TODO }))

/** The person of an open session, or null outside the hours. */
function comoAtor(linha: LinhaSessao, agora: Temporal.Instant, fuso: string): Ator | null {
  const comHorarios = comHorariosEfetivos(linha, agora, fuso)
  const pessoa = linha.emergencia ? { ...comHorarios, horarios: SEMPRE } : comHorarios
  const janela = janelaDe(pessoa, agora, fuso)
  if (!janela.aberta) return null
  const grupos = [...new Set(pessoa.linhasGrupo.map(({ Grupo_nome }) => Grupo_nome))]
  // The hours may have changed since the token was signed: whichever end comes first is the real one.
  const peloHorario = Temporal.Instant.compare(janela.fim, Temporal.Instant.from(linha.expiraEm)) <= 0
  return {
    ...pessoa,
    grupos,
    escopado: isEscopado(grupos),
    sessaoId: linha.sessaoId,
    expiraEm: peloHorario ? isoDe(janela.fim) : linha.expiraEm,
    fimPor: peloHorario ? 'horario' : 'duracao',
    uso: { em: linha.usadaEm, limiteMin: linha.inatividadeMin },
    // The code of a moment ago is all that it has to show: it counts as a confirmed password until the end.
    confirmadaAte: linha.emergencia ? linha.expiraEm : linha.confirmadaAte,
  }
}

/** The active user with this login, with the password hash. */
export async function findPorLogin(db: Db, login: string, agora: Temporal.Instant) {
  return db
    .selectFrom('usuario as u')
    .select(['u.id', 'u.usuario', 'u.nome', 'u.email', 'u.senhaHash', ...colunasPessoa(isoDe(agora))])
    .where((eb) => eb.or([eb('u.usuario', '=', login), eb('u.email', '=', login)]))
    .where('u.ativo', '=', true)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** The active user with this e-mail, which no login name stands for. */
export const findPorEmail = (db: Db, email: string, agora: Temporal.Instant) =>
  db
    .selectFrom('usuario as u')
    .select(['u.id', 'u.usuario', 'u.nome', 'u.email', ...colunasPessoa(isoDe(agora))])
    .where('u.email', '=', email)
    .where('u.ativo', '=', true)
    .executeTakeFirst()

/** The active user. */
export const findPorId = (db: Db, id: number, agora: Temporal.Instant) =>
  db
    .selectFrom('usuario as u')
    .select(['u.id', 'u.usuario', 'u.nome', 'u.email', 'u.senhaHash', ...colunasPessoa(isoDe(agora))])
    .where('u.id', '=', id)
    .where('u.ativo', '=', true)
    .executeTakeFirst()

export async function findHash(db: Db, usuarioId: number): Promise<string | null> {
  const linha = await db
    .selectFrom('usuario')
    .select('senhaHash')
    .where('id', '=', usuarioId)
    .executeTakeFirst()
  return linha?.senhaHash ?? null
}

/** The sessions of these ids that are open at a moment, with all that says what their people may do now. */
const findSessoes = fixed(
  (ids: readonly string[], agora: string) => sql<LinhaSessao>`${prepared}
  select s.id as sessao_id, s.expira_em, s.confirmada_ate, s.emergencia, uso.em as usada_em, e.inatividade_min, u.id, u.usuario, u.nome, u.email,
         ${sql.join(colunasPessoa(agora).map((coluna) => sql`${coluna}`))}
    from sessao s join usuario u on u.id = s.usuario_id cross join empresa e
         cross join lateral (
           select greatest(s.criada_em,
             (select raiz.ativa_em from sessao raiz where raiz.id = coalesce(s.de_id, s.id))) as em) as uso
   where s.id = any (${ids}::uuid[]) and s.encerrada_em is null and s.expira_em > ${agora}::timestamptz
     and uso.em > ${agora}::timestamptz - make_interval(mins => e.inatividade_min) and (u.ativo or s.emergencia)`,
)

/** Whoever holds each of these sessions now. Absent: closed, expired, unused for too long, user deactivated, or outside the hours. */
export async function resolverSessoes(
  db: Db,
  sessaoIds: readonly string[],
  agora: Temporal.Instant,
  fuso: string,
): Promise<Ator[]> {
  if (sessaoIds.length === 0) return []
  const linhas = await findSessoes(db, sessaoIds, isoDe(agora))
  return linhas.map((linha) => comoAtor(linha, agora, fuso)).filter((ator) => ator !== null)
}

/** Whoever holds the session now, or null. */
export async function resolverSessao(
  db: Db,
  sessaoId: string,
  agora: Temporal.Instant,
  fuso: string,
): Promise<Ator | null> {
  const [ator] = await resolverSessoes(db, [sessaoId], agora, fuso)
  return ator ?? null
}

/** How finely use is told: a write for each call would be one too many. */
const USO_MIN = 1

/** Keeps that a person does something in this session; tabs that one let in count together. */
export async function marcarUso(db: Db, { sessaoId, uso }: Ator, agora: Temporal.Instant): Promise<void> {
  const recente = agora.subtract({ minutes: USO_MIN })
  if (Temporal.Instant.compare(Temporal.Instant.from(uso.em), recente) > 0) return
  await sql`${prepared}
    update sessao raiz set ativa_em = ${isoDe(agora)}::timestamptz
      from sessao s
     where s.id = ${sessaoId}::uuid and raiz.id = coalesce(s.de_id, s.id)
       and (raiz.ativa_em is null or raiz.ativa_em <= ${isoDe(recente)}::timestamptz)`.execute(db)
}

/** Minutes that a session may go unused. */
export async function findInatividade(db: Db): Promise<number> {
  const { inatividadeMin } = await db
    .selectFrom('empresa')
    .select('inatividadeMin')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return inatividadeMin
}

export interface NovaSessao {
  readonly usuarioId: number
  readonly expira: Temporal.Instant
  readonly ip: string
  readonly agente: string
  /** SHA-256 of the browser's mark. */
  readonly dispositivo: Uint8Array | null
  /** The session of the tab that opened it, in another tab of the same browser. */
  readonly deId?: string
  /** Opened by the sealed code of the emergency access. */
  readonly emergencia?: true
}

export async function abrirSessao(
  db: Db | Tx,
  { expira, ...nova }: NovaSessao,
  agora: Temporal.Instant,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('sessao')
    .values({
      id,
      ...nova,
      rede: redeDe(nova.ip),
      criadaEm: isoDe(agora),
      expiraEm: isoDe(expira),
    })
    .execute()
  return id
}

/** What was shown to open a session: the password of this hash, or another session. */
export type Mostrado = { readonly senhaHash: string } | { readonly daSessao: string }

/**
 * Opens a session while what was shown for it holds: whoever changes the password at this moment, or ends all sessions, is
 * waited for. Null where it holds no more.
 */
export const abrirEnquantoVale = (
  db: Db,
  mostrado: Mostrado,
  nova: NovaSessao,
  agora: Temporal.Instant,
): Promise<string | null> =>
  'senhaHash' in mostrado
    ? abrirComSenha(db, mostrado.senhaHash, nova, agora)
    : db.transaction().execute(async (tx) => {
        await tx.selectFrom('usuario').select('id').where('id', '=', nova.usuarioId).forShare().execute()
        return (await isAberta(tx, mostrado.daSessao, agora)) ? abrirSessao(tx, nova, agora) : null
      })

/** In one statement: the row that it waits for is looked at anew where somebody changed it. */
async function abrirComSenha(
  db: Db,
  senhaHash: string,
  { usuarioId, expira, ip, agente, dispositivo }: NovaSessao,
  agora: Temporal.Instant,
): Promise<string | null> {
  const id = randomUUID()
  const { numAffectedRows } = await sql`${prepared}
    insert into sessao (id, usuario_id, criada_em, expira_em, ip, agente, rede, dispositivo)
    select ${id}::uuid, u.id, ${isoDe(agora)}::timestamptz, ${isoDe(expira)}::timestamptz, ${ip}, ${agente},
           ${redeDe(ip)}, ${dispositivo}::bytea
      from usuario u where u.id = ${usuarioId} and u.senha_hash = ${senhaHash}
       for share`.execute(db)
  return numAffectedRows === 1n ? id : null
}

async function isAberta(tx: Tx, id: string, agora: Temporal.Instant): Promise<boolean> {
  const aberta = await tx
    .selectFrom('sessao')
    .select('id')
    .where('id', '=', id)
    .where('encerradaEm', 'is', null)
    .where('expiraEm', '>', isoDe(agora))
    .executeTakeFirst()
  return aberta !== undefined
}

/** Sessions of one person to close: one of them with the tabs that it let in, all of them, or all but one. */
export interface QuaisSessoes {
  readonly usuarioId: number
  readonly id?: string
  readonly exceto?: string
}

/**
 * Closes open sessions and answers how many. Every way out goes through here or through an expiry; the database
 * tells the connected screens (trigger `avisar` of `sessao`). With all of a person's sessions, which are closed in a
 * transaction, ends what was begun to open another one, or in one that is closed.
 */
export async function encerrarSessoes(
  db: Db | Tx,
  { usuarioId, id, exceto }: QuaisSessoes,
  agora: Temporal.Instant,
): Promise<number> {
  const em = isoDe(agora)
  if (id === undefined) {
    // Whoever opens one just now comes first, and is seen below; who comes after sees that it does not hold any more.
    await sql`select from usuario where id = ${usuarioId} for no key update`.execute(db)
    await rasgarBilhetes(db, usuarioId, exceto)
  }
  const { numUpdatedRows } = await db
    .updateTable('sessao')
    .set({ encerradaEm: em })
    .where('usuarioId', '=', usuarioId)
    .where('encerradaEm', 'is', null)
    .where('expiraEm', '>', em)
    .$if(id !== undefined, (qb) =>
      qb.where((eb) => eb.or([eb('id', '=', id ?? ''), eb('deId', '=', id ?? '')])),
    )
    .$if(exceto !== undefined, (qb) => qb.where('id', '<>', exceto ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function confirmarSessao(db: Db, sessaoId: string, ate: Temporal.Instant): Promise<void> {
  await db
    .updateTable('sessao')
    .set({ confirmadaAte: isoDe(ate) })
    .where('id', '=', sessaoId)
    .execute()
}
