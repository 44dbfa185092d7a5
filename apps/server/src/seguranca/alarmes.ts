import { sql } from 'kysely'
import { eventoDe, type TipoDeEvento } from '@rh/domain/seguranca/eventos'
import { setores } from '@rh/domain/setores/setores'
import { alertas, pessoasDosGrupos } from '../alertas/alertas.ts'
import { isoDe, type Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { writeAsSystem, type UnitOfWork } from '../db/write.ts'
import { gravarEventos, type EventoNaHora } from './gravar.ts'
import { redeTruncada } from './rede.ts'

interface Meios {
  readonly db: Db
  readonly clock: Clock
}

/** What an alarm watches: so many of a kind, of an account or from a network. */
interface Vigiado {
  readonly tipo: TipoDeEvento
  readonly por: 'usuario' | 'rede'
  readonly valor: number | string
  readonly vezes: number
  readonly minutos: number
}

/** How long one alarm speaks for those that follow. */
const SILENCIO_MINUTOS = 60
/** One at a time, whichever instance: nobody is told twice. */
const TRAVA = 7_310_094

/** Looks whether what was just written is too much of it, and tells every administrator; once an hour for each reason. */
export async function soarAlarmes(meios: Meios, eventos: readonly EventoNaHora[]): Promise<void> {
  const vigiados = vigiadosDe(eventos)
  if (vigiados.length === 0) return
  await writeAsSystem(meios, 'seguranca.alarme', async (work) => {
    await sql`select pg_advisory_xact_lock(${TRAVA})`.execute(work.tx)
    for (const vigiado of vigiados) await soar(work, vigiado)
  })
}

function vigiadosDe(eventos: readonly EventoNaHora[]): Vigiado[] {
  const achados = new Map<string, Vigiado>()
  for (const { tipo, usuarioId, ip } of eventos)
    for (const alarme of eventoDe(tipo).alarmes ?? []) {
      const valor = alarme.por === 'usuario' ? usuarioId : ip === undefined ? null : redeTruncada(ip)
      if (valor !== null && valor !== undefined)
        achados.set(`${tipo} ${alarme.por} ${valor}`, { ...alarme, tipo, valor })
    }
  return [...achados.values()]
}

async function soar(work: UnitOfWork, vigiado: Vigiado): Promise<void> {
  const { tipo, por, valor, vezes, minutos } = vigiado
  const quantidade = await contar(work, vigiado)
  if (quantidade < vezes || (await jaSoou(work, vigiado))) return
  const { tx, agora } = work
  await gravarEventos(tx, [
    {
      tipo: 'alarme',
      motivo: tipo,
      em: agora,
      quantidade,
      ...(por === 'usuario' ? { usuarioId: Number(valor) } : { ip: enderecoDe(String(valor)) }),
    },
  ])
  await alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(tx, setores.admin.grupos, []),
    assunto: 'sistema',
    icone: 'warning',
    texto: textoDoAlarme({ tipo, quantidade, minutos, quem: await quemE(work, vigiado) }),
  })
}

/** Any address of a network stands for it. */
const enderecoDe = (rede: string): string => rede.replace(/\/\d+$/, '')

const colunaDe = ({ por }: Vigiado) => (por === 'usuario' ? sql`usuario_id` : sql`rede`)
const desde = ({ agora }: UnitOfWork, minutos: number): string => isoDe(agora.subtract({ minutes: minutos }))

async function contar(work: UnitOfWork, vigiado: Vigiado): Promise<number> {
  const { rows } = await sql<{ vezes: number }>`
    select count(*)::int as vezes from evento_seguranca
     where tipo = ${vigiado.tipo} and em > ${desde(work, vigiado.minutos)}
       and ${colunaDe(vigiado)} = ${vigiado.valor}`.execute(work.tx)
  return rows[0]?.vezes ?? 0
}

async function jaSoou(work: UnitOfWork, vigiado: Vigiado): Promise<boolean> {
  const { rows } = await sql`
    select 1 from evento_seguranca
     where tipo = 'alarme' and em > ${desde(work, SILENCIO_MINUTOS)} and motivo = ${vigiado.tipo}
       and ${colunaDe(vigiado)} = ${vigiado.valor} limit 1`.execute(work.tx)
  return rows.length > 0
}

async function quemE({ tx }: UnitOfWork, { por, valor }: Vigiado): Promise<string> {
  if (por === 'rede') return `da rede ${valor}`
  const pessoa = await tx
    .selectFrom('usuario')
    .select('nome')
    .where('id', '=', Number(valor))
    .executeTakeFirst()
  return `na conta de ${pessoa?.nome ?? 'alguém'}`
}

interface Alarmado {
  readonly tipo: TipoDeEvento
  readonly quantidade: number
  readonly minutos: number
  readonly quem: string
}

const textoDoAlarme = ({ tipo, quantidade, minutos, quem }: Alarmado): string =>
  `Segurança: ${eventoDe(tipo).label.toLowerCase()}, ${quantidade === 1 ? 'uma vez' : `${quantidade} vezes em ${minutos} minutos`}, ${quem}. Veja em Segurança.`
