import { sql } from 'kysely'
import { diasSemana, janela, type Horario, type Janela } from '@rh/domain/acesso/janela'
import { isEscopado, isGrupo } from '@rh/domain/setores/grupos'
import type { Db } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ator } from '../../http/ator.ts'
import { isoDe } from '../../clock.ts'

// People who may enter, with their groups and the hours in which they may.

type LinhaGrupo = Ator['linhasGrupo'][number]

export interface Pessoa {
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

/** Hours of a whole day. */
export const DIA_TODO = { Horario_entrada: '00:00:00', Horario_saida: '23:59:59' }

/** Groups, schedule and release of a user, as JSON, in one round trip. */
export const colunasPessoa = (agora: string) =>
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
