import type { Assunto } from '@rh/domain/avisos/ajustes'
import { sql } from 'kysely'
import { processos } from '@rh/domain/processos/processos'
import { isEscopado, type Grupo } from '@rh/domain/setores/grupos'
import type { Db } from '../../db/db.ts'
import { querSaber } from './por-enviar.ts'
import { hrefDoRegistro, type DoAviso, type ParaQuem } from './onde.ts'
import { vistoPor } from './quem-ve.ts'

/** What a browser shows, and where a click leads. Names nobody and says nothing of what happened. */
export interface MensagemPush {
  readonly titulo: string
  readonly corpo: string
  /** Path of the page; the browser adds its own origin. */
  readonly url: string
  /** A newer message with the same mark takes the place of this one. */
  readonly marca: string
}

/** An alert, as far as a message may tell of it. */
interface AvisoDoPush extends DoAviso {
  readonly id: number
  readonly assunto: Assunto
  readonly processoId: number | null
}

const INICIO = '/'
/** What asks something of the person is told before what only informs. */
const ordem = ['vez', 'citacao', 'andamento', 'sistema'] as const satisfies readonly Assunto[]

const frases: Readonly<Record<Assunto, (onde: string) => string>> = {
  vez: (onde) => `Há algo esperando por você em ${onde}`,
  citacao: (onde) => `Alguém citou você em ${onde}`,
  andamento: (onde) => `Um pedido seu andou em ${onde}`,
  sistema: (onde) => `Há um aviso em ${onde}`,
}

/** One message for all that a person is told at once. */
function mensagemDe(empresa: string, pessoa: ParaQuem, avisos: readonly AvisoDoPush[]): MensagemPush {
  const porRegistro = [...new Map(avisos.map((um) => [um.processoId ?? `aviso ${um.id}`, um])).values()]
  const [primeiro] = porRegistro.toSorted((a, b) => ordem.indexOf(a.assunto) - ordem.indexOf(b.assunto))
  if (!primeiro) throw new Error('A message of no alerts')
  const process = processos.find(({ name }) => name === primeiro.tipo)
  if (porRegistro.length > 1 || !process || primeiro.processoId === null)
    return {
      titulo: empresa,
      corpo:
        porRegistro.length > 1 ? `Há ${porRegistro.length} avisos novos para você` : 'Há um aviso para você',
      url: INICIO,
      marca: 'avisos',
    }
  return {
    titulo: empresa,
    corpo: frases[primeiro.assunto](process.label.one),
    url: hrefDoRegistro(pessoa, primeiro, primeiro.processoId) ?? INICIO,
    marca: `processo-${primeiro.processoId}`,
  }
}

interface Contado {
  readonly usuarioId: number
  readonly avisos: readonly number[]
}

/**
 * The message of these alerts of a person; null where they have nothing to be told of any more. Of a process that the
 * person does not see any more it says only that there is an alert.
 */
export async function escrever(db: Db, { usuarioId, avisos }: Contado): Promise<MensagemPush | null> {
  const { rows } = await sql<{ empresa: string; grupos: readonly Grupo[] }>`
    select e.nome_fantasia as empresa,
           array(select g.nome from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                  where ug.usuario_id = ${usuarioId} order by g.nome) as grupos
      from empresa e`.execute(db)
  const { empresa = '', grupos = [] } = rows[0] ?? {}
  const quem = { id: usuarioId, grupos, escopado: isEscopado(grupos) }
  const { rows: porDizer } = await sql<AvisoDoPush>`
    select n.id, n.assunto, p.id as processo_id, p.tipo, p.status, p.solicitante_id
      from notificacao n left join processo p on p.id = n.processo_id and ${vistoPor(quem)}
     where n.id = any (${sql.val([...avisos])}::int[]) and n.usuario_id = ${usuarioId} and ${querSaber('push')}
     order by n.id`.execute(db)
  return porDizer.length === 0 ? null : mensagemDe(empresa, quem, porDizer)
}
