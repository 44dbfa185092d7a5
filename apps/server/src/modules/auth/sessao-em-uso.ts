import { sql } from 'kysely'
import { diasSemana, type Horario } from '@rh/domain/acesso/janela'
import { isEscopado } from '@rh/domain/setores/grupos'
import type { Db } from '../../db/db.ts'
import { fixed } from '../../db/fixed.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ator } from '../../http/ator.ts'
import { isoDe } from '../../clock.ts'
import { colunasPessoa, comHorariosEfetivos, DIA_TODO, janelaDe, type LinhaPessoa } from './quem-entra.ts'

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
