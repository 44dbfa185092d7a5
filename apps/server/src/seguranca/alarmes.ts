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

/** What an alarm watches: so many of a kind, of each of some accounts or from each of some networks. */
interface Vigiado {
  readonly tipo: TipoDeEvento
  readonly por: 'usuario' | 'rede'
  readonly valores: ReadonlySet<number | string>
  readonly vezes: number
  readonly minutos: number
}

/** An account or a network of which there is too much. */
interface Excesso {
  readonly valor: number | string
  readonly quantidade: number
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
    for (const vigiado of vigiados)
      for (const excesso of await listExcessos(work, vigiado)) await soar(work, vigiado, excesso)
  })
}

function vigiadosDe(eventos: readonly EventoNaHora[]): Vigiado[] {
  const porTipo = Map.groupBy(eventos, ({ tipo }) => tipo)
  return [...porTipo].flatMap(([tipo, doTipo]) =>
    (eventoDe(tipo).alarmes ?? []).flatMap((alarme) => {
      const valores = new Set(doTipo.flatMap((evento) => valorDe(evento, alarme)))
      return valores.size === 0 ? [] : [{ ...alarme, tipo, valores }]
    }),
  )
}

function valorDe({ usuarioId, ip }: EventoNaHora, { por }: Pick<Vigiado, 'por'>): (number | string)[] {
  const valor = por === 'usuario' ? usuarioId : ip === undefined ? null : redeTruncada(ip)
  return valor === null || valor === undefined ? [] : [valor]
}

async function soar(work: UnitOfWork, vigiado: Vigiado, { valor, quantidade }: Excesso): Promise<void> {
  const { tipo, por, minutos } = vigiado
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
    texto: textoDoAlarme({ tipo, quantidade, minutos, quem: await quemE(work, por, valor) }),
  })
}

/** Any address of a network stands for it. */
const enderecoDe = (rede: string): string => rede.replace(/\/\d+$/, '')

const desde = ({ agora }: UnitOfWork, minutos: number): string => isoDe(agora.subtract({ minutes: minutos }))

/** Of whom there is too much, and nobody was told in the last hour: one look for all of them, however many they are. */
async function listExcessos(work: UnitOfWork, vigiado: Vigiado): Promise<readonly Excesso[]> {
  const { tipo, por, valores, vezes, minutos } = vigiado
  const coluna = sql.ref(por === 'usuario' ? 'usuario_id' : 'rede')
  const { rows } = await sql<Excesso>`
    with contados as (
      select ${coluna} as valor, count(*)::int as quantidade from evento_seguranca
       where tipo = ${tipo} and em > ${desde(work, minutos)} and ${coluna} = any (${[...valores]})
       group by ${coluna} having count(*) >= ${vezes})
    select c.valor, c.quantidade from contados c
     where c.valor not in (
       select a.${coluna} from evento_seguranca a
        where a.tipo = 'alarme' and a.em > ${desde(work, SILENCIO_MINUTOS)} and a.motivo = ${tipo}
          and a.${coluna} is not null)
     order by c.valor`.execute(work.tx)
  return rows
}

async function quemE({ tx }: UnitOfWork, por: Vigiado['por'], valor: Excesso['valor']): Promise<string> {
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
