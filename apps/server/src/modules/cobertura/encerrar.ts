import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { alertas, pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { contratosDe, type Processo } from '../processo/repository.ts'
import { encerrarLinha } from './dispensar.ts'

// What covers an absence goes with it: an absence that comes to nothing, or ends before its day, closes its cover.

/** Who sends people hears that they need not come. */
const OPERACIONAL = [
  'Gestor',
  'Assistente Gestor',
  'Coordenador Operacional',
] as const satisfies readonly Grupo[]

interface Linha {
  readonly tipo: 'pessoa' | 'autorizacao'
  readonly id: number
  readonly nome: string | null
  readonly inicio: string
  readonly fim: string
}

/** Days of an absence that are left; none where it came to nothing. */
export interface DiasQueFicam {
  readonly inicio: string
  readonly fim: string | null
}

interface Porque {
  readonly ficam: DiasQueFicam | null
  /** Why the cover ends, as a clause: `as férias foram canceladas`. */
  readonly motivo: string
}

/** Ends the cover of an absence outside of the days that it still has, and tells Operacional whom it concerns. */
export async function encerrarCobertura(
  work: UnitOfWork,
  processo: Processo,
  { ficam, motivo }: Porque,
): Promise<void> {
  const { tx } = work
  const { rows } = await sql<Linha>`
    select 'pessoa' as tipo, al.id, coalesce(pe.nome_social, pe.nome) as nome, al.inicio, coalesce(al.fim, al.inicio) as fim
      from alocacao al join vinculo v on v.id = al.vinculo_id join pessoa pe on pe.id = v.pessoa_id
     where al.processo_id = ${processo.id} and al.tipo <> 'titular'
    union all
    select 'autorizacao', ca.id, null, ca.inicio, ca.fim from cobertura_autorizada ca
     where ca.processo_id = ${processo.id}
     order by inicio`.execute(tx)
  const mudadas = rows.filter(({ inicio, fim }) => !cabe({ inicio, fim }, ficam))
  for (const linha of mudadas) await aparar(work, linha, ficam, motivo)
  const [desde] = mudadas.map((linha) => primeiroPerdido(linha, ficam)).toSorted()
  if (desde !== undefined) await avisar(work, processo, mudadas, { desde, motivo })
}

const cabe = ({ inicio, fim }: Pick<Linha, 'inicio' | 'fim'>, ficam: DiasQueFicam | null): boolean =>
  ficam !== null && ficam.inicio <= inicio && (ficam.fim === null || fim <= ficam.fim)

/** Days of a cover that are left; null where none is. */
function restoDe({ inicio, fim }: Linha, ficam: DiasQueFicam | null) {
  if (ficam === null) return null
  const de = ficam.inicio > inicio ? ficam.inicio : inicio
  const ate = ficam.fim !== null && ficam.fim < fim ? ficam.fim : fim
  return de > ate ? null : { de, ate }
}

/** First day of a cover that is lost. */
function primeiroPerdido(linha: Linha, ficam: DiasQueFicam | null): string {
  const resto = restoDe(linha, ficam)
  return resto === null || resto.de > linha.inicio ? linha.inicio : somarDias(resto.ate, 1)
}

/** Leaves a cover the days that its absence still has; the whole row goes where there are none. */
async function aparar(
  { tx }: UnitOfWork,
  linha: Linha,
  ficam: DiasQueFicam | null,
  motivo: string,
): Promise<void> {
  const { tipo, id } = linha
  const resto = restoDe(linha, ficam)
  if (resto === null) return encerrarLinha(tx, tipo, id, motivo)
  const tabela = sql.table(tipo === 'pessoa' ? 'alocacao' : 'cobertura_autorizada')
  await sql`update ${tabela} set inicio = ${resto.de}::date, fim = ${resto.ate}::date where id = ${id}`.execute(
    tx,
  )
}

/** Says who need not come, and from when. No alert says why somebody was away. */
async function avisar(
  work: UnitOfWork,
  processo: Processo,
  mudadas: readonly Linha[],
  { desde, motivo }: { readonly desde: string; readonly motivo: string },
): Promise<void> {
  const nomes = [...new Set(mudadas.flatMap(({ nome }) => nome ?? []))]
  if (nomes.length === 0) return
  await alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(work.tx, OPERACIONAL, contratosDe(processo)),
    assunto: 'sistema',
    processoId: processo.id,
    icone: 'info',
    texto: `Cobertura desfeita: ${motivo}. ${nomes.join(', ')} já não cobre${nomes.length > 1 ? 'm' : ''} os dias de ${formatData(desde)} em diante.`,
  })
}

/** The days up to the eve of one on which somebody is back. */
export const ateAVespera = (inicio: string, volta: string): DiasQueFicam | null =>
  volta <= inicio ? null : { inicio, fim: somarDias(volta, -1) }
