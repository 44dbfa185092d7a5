import { sql, type RawBuilder } from 'kysely'
import type { DadosDoEvento, EventoDoCalendario } from '@rh/domain/contract/calendario'
import { comecoDe, fusoDaUf } from '@rh/domain/calendario/fuso'
import { setorOf } from '@rh/domain/setores/setores'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { requireVersao } from '../cadastros/versao.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { tiposDoLeitor, type Leitor, type Recorte } from './recorte.ts'

/** Events of one reading. */
export const MAXIMO_DE_EVENTOS = 300

/** Condition on `evento e`: the reader's own ones, and those of the sector about contracts that the reader sees. */
const visivel = (leitor: Leitor, setor: Recorte['setor']): RawBuilder<boolean> => sql<boolean>`(
  e.excluido_em is null and (not e.do_setor and e.usuario_id = ${leitor.id}
    or e.do_setor and e.setor_id = ${setorOf(setor).id}
       and (e.contrato_id is null or ${contratoNoEscopo(leitor, 'e.contrato_id')})))`

/** Events as this person reads them, of those that `quais` names. */
const eventosDe = (
  leitor: Leitor,
  setor: Recorte['setor'],
  quais: RawBuilder<boolean>,
  maximo = MAXIMO_DE_EVENTOS,
) =>
  sql<EventoDoCalendario>`
    select e.id, e.versao, e.titulo, e.descricao, e.inicio, e.fim, to_char(e.hora_inicio, 'HH24:MI') as hora_inicio,
           to_char(e.hora_fim, 'HH24:MI') as hora_fim, e.fuso, e.contrato_id, e.do_setor,
           e.lembrete_minutos as lembrete, us.nome as autor, co.numero || ' · ' || cl.nome_fantasia as contrato
      from evento e
      join usuario us on us.id = e.usuario_id
      left join contrato co on co.id = e.contrato_id and ${contratoNoEscopo(leitor, 'co.id')}
      left join cliente cl on cl.id = co.cliente_id
     where ${visivel(leitor, setor)} and ${quais}
     order by e.inicio, e.hora_inicio nulls first, e.id
     limit ${maximo + 1}`

/** Events on the days looked at, one more than the most that are sent. */
export async function listEventos(
  db: Db,
  recorte: Recorte,
  maximo = MAXIMO_DE_EVENTOS,
): Promise<EventoDoCalendario[]> {
  const { leitor, setor, de, ate, contratoId } = recorte
  if (!recorte.tipos.includes('evento')) return []
  const nosDias = sql<boolean>`daterange(e.inicio, e.fim, '[]') && daterange(${de}::date, ${ate}::date, '[]')
       and ${contratoId === undefined ? sql`true` : sql`e.contrato_id = ${contratoId}`}`
  return (await eventosDe(leitor, setor, nosDias, maximo).execute(db)).rows
}

/** One event, on whatever days it is now. Throws 404 for one that the person does not see. */
export async function obterEvento(
  db: Db,
  id: number,
  { leitor, setor }: Pick<Recorte, 'leitor' | 'setor'>,
): Promise<EventoDoCalendario> {
  tiposDoLeitor(leitor, setor)
  const { rows } = await eventosDe(leitor, setor, sql<boolean>`e.id = ${id}`).execute(db)
  const [evento] = rows
  if (!evento) throw failure('nao_encontrado')
  return evento
}

interface Autoria {
  readonly leitor: Leitor
  /** Of the company, where the event belongs to no contract. */
  readonly fuso: string
}

/** The columns of what was typed. Throws for a contract that the person does not see. */
async function valoresDe(tx: Tx, dados: DadosDoEvento, { leitor, fuso: daEmpresa }: Autoria) {
  const { setor, lembrete, ...evento } = dados
  const fuso =
    evento.contratoId === null ? daEmpresa : await fusoDoContrato(tx, leitor, evento.contratoId, daEmpresa)
  const comeco = comecoDe({ inicio: evento.inicio, hora: evento.horaInicio, fuso })
  return {
    ...evento,
    fuso,
    setorId: setorOf(setor).id,
    lembreteMinutos: lembrete,
    lembrarEm: lembrete === null ? null : isoDe(comeco.subtract({ minutes: lembrete })),
  }
}

/** Where most clocks of a contract stand: those of its first place. Throws for a contract that the person does not see. */
async function fusoDoContrato(
  tx: Tx,
  leitor: Leitor,
  contratoId: number,
  daEmpresa: string,
): Promise<string> {
  const { rows } = await sql<{ uf: string | null }>`
    select (select m.uf from local lo join municipio m on m.ibge = lo.municipio_ibge
             where lo.contrato_id = co.id order by lo.id limit 1) as uf
      from contrato co where co.id = ${contratoId} and ${contratoNoEscopo(leitor, 'co.id')}`.execute(tx)
  const [contrato] = rows
  if (!contrato)
    throw failure('validacao', { campos: { contratoId: 'Escolha um contrato que você acompanha' } })
  return contrato.uf === null ? daEmpresa : fusoDaUf(contrato.uf)
}

/** Writes an event. Throws 404 for a sector that is not the person's. */
export async function criarEvento(
  { tx }: UnitOfWork,
  dados: DadosDoEvento,
  autoria: Autoria,
): Promise<number> {
  tiposDoLeitor(autoria.leitor, dados.setor)
  const { id } = await tx
    .insertInto('evento')
    .values({ ...(await valoresDe(tx, dados, autoria)), usuarioId: autoria.leitor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Qual {
  readonly id: number
  readonly versao: number
}

/** An event as it stands, of those that the person may change. Throws 404, and 409 for another version. */
async function requireEvento(tx: Tx, qual: Qual, { leitor, fuso }: Autoria) {
  const setores = [...new Set(leitor.linhasGrupo.map(({ ID_setor }) => ID_setor))]
  const { rows } = await sql<{ usuarioId: number; doSetor: boolean; setorId: number }>`
    select e.usuario_id, e.do_setor, e.setor_id from evento e
     where e.id = ${qual.id} and e.excluido_em is null
       and (not e.do_setor and e.usuario_id = ${leitor.id}
         or e.do_setor and e.setor_id = any (${sql.val(setores)}::int[])
            and (e.contrato_id is null or ${contratoNoEscopo(leitor, 'e.contrato_id')}))`.execute(tx)
  const [evento] = rows
  if (!evento) throw failure('nao_encontrado')
  await requireVersao(tx, 'evento', qual, fuso)
  return evento
}

/** Changes an event: the own one, or one of a sector of the person's. Only its author takes it from the sector. */
export async function alterarEvento(
  { tx }: UnitOfWork,
  qual: Qual,
  dados: DadosDoEvento,
  autoria: Autoria,
): Promise<number> {
  tiposDoLeitor(autoria.leitor, dados.setor)
  const antes = await requireEvento(tx, qual, autoria)
  const mudaDono =
    antes.doSetor !== dados.doSetor || (antes.doSetor && antes.setorId !== setorOf(dados.setor).id)
  if (mudaDono && antes.usuarioId !== autoria.leitor.id)
    throw failure('validacao', { campos: { doSetor: 'Só quem criou o evento muda de quem ele é' } })
  const versao = qual.versao + 1
  const valores = await valoresDe(tx, dados, autoria)
  // What was reminded of is so again only at another moment.
  const lembradoEm = sql<
    string | null
  >`case when lembrar_em = ${valores.lembrarEm}::timestamptz then lembrado_em end`
  await tx
    .updateTable('evento')
    .set({ ...valores, lembradoEm, versao })
    .where('id', '=', qual.id)
    .execute()
  return versao
}

/** Takes an event out of the calendar; the row and its trail stay. */
export async function excluirEvento({ tx, agora }: UnitOfWork, qual: Qual, autoria: Autoria): Promise<void> {
  await requireEvento(tx, qual, autoria)
  await tx
    .updateTable('evento')
    .set({ excluidoEm: isoDe(agora), versao: qual.versao + 1 })
    .where('id', '=', qual.id)
    .execute()
}
