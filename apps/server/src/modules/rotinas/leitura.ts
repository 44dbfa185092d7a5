import type { RotinaVista } from '@rh/domain/contract/rotinas'
import { agendaEmPalavras } from '@rh/domain/rotinas/agenda'
import {
  FALHAS_QUE_SE_AVISAM,
  MINUTOS_ATE_PARADAS,
  type MotivoDeFalha,
  type SituacaoDaRotina,
  type SituacaoDasRotinas,
} from '@rh/domain/rotinas/rotinas'
import { CronExpressionParser } from 'cron-parser'
import { isoDe } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { listNaFila, type NaFila } from '../../jobs/fila.ts'
import type { Tarefa } from '../../tarefa.ts'

/** What was kept of a routine's runs. */
interface Guardada {
  readonly terminadaEm: string
  readonly milissegundos: number
  readonly falhas: number
  readonly falhandoDesde: string | null
  readonly falhouEm: string | null
  readonly motivo: string | null
  readonly detalhe: string | null
}

const ordem: readonly SituacaoDaRotina[] = ['falhando', 'falhou', 'andando', 'em_dia', 'nunca']

/** Those that this installation has. */
export const asDaqui = ({ config }: Deps, tarefas: readonly Tarefa[]): readonly Tarefa[] =>
  tarefas.filter(({ quando }) => quando?.(config) ?? true)

/** Every routine as it stands, those that need somebody first. */
export async function listRotinas(deps: Deps, tarefas: readonly Tarefa[]): Promise<RotinaVista[]> {
  const [guardadas, fila] = await Promise.all([listGuardadas(deps), listNaFila(deps.db)])
  const naFila = new Map(fila.map((uma) => [uma.nome, uma]))
  return tarefas
    .map((tarefa) => verRotina(deps, tarefa, guardadas.get(tarefa.nome), naFila.get(tarefa.nome)))
    .toSorted((a, b) => ordem.indexOf(a.situacao) - ordem.indexOf(b.situacao))
}

/** How they stand together: none ran for a while, some keep failing, or all is well. */
export function situacaoDasRotinas({ clock }: Deps, rotinas: readonly RotinaVista[]): SituacaoDasRotinas {
  const vezes = rotinas.flatMap(({ ultima }) => (ultima ? [Temporal.Instant.from(ultima.em)] : []))
  const limite = clock.agora().subtract({ minutes: MINUTOS_ATE_PARADAS })
  const rodou = vezes.some((em) => Temporal.Instant.compare(em, limite) >= 0)
  const anda = rotinas.some(({ andandoDesde }) => andandoDesde !== null)
  // Before the first minute is over nothing is late.
  if (vezes.length > 0 && !rodou && !anda) return 'paradas'
  return rotinas.some(({ situacao }) => situacao === 'falhando') ? 'falhando' : 'em_dia'
}

async function listGuardadas({ db }: Deps): Promise<Map<string, Guardada>> {
  const linhas = await db.selectFrom('rotina').selectAll().execute()
  return new Map(linhas.map((linha) => [linha.nome, linha]))
}

function verRotina(
  deps: Deps,
  { nome, titulo, cron }: Tarefa,
  guardada: Guardada | undefined,
  naFila: NaFila | undefined,
): RotinaVista {
  const andandoDesde = naFila?.andandoDesde ?? null
  return {
    nome,
    titulo,
    agenda: agendaEmPalavras(cron),
    situacao: situacaoDe(guardada, andandoDesde),
    ultima: guardada ? { em: guardada.terminadaEm, milissegundos: guardada.milissegundos } : null,
    proxima: naFila?.deNovoEm ?? proximaDe(deps, cron),
    andandoDesde,
    esperandoDesde: naFila?.esperandoDesde ?? null,
    ...falhasDe(guardada),
  }
}

function situacaoDe(guardada: Guardada | undefined, andandoDesde: string | null): SituacaoDaRotina {
  const falhas = guardada?.falhas ?? 0
  if (falhas >= FALHAS_QUE_SE_AVISAM) return 'falhando'
  if (andandoDesde !== null) return 'andando'
  if (falhas > 0) return 'falhou'
  return guardada ? 'em_dia' : 'nunca'
}

function falhasDe(guardada: Guardada | undefined): Pick<RotinaVista, 'falha' | 'falhando'> {
  const { falhouEm = null, motivo = null, detalhe = null, falhas = 0, falhandoDesde = null } = guardada ?? {}
  return {
    // The code was written from the table of reasons.
    falha: falhouEm === null ? null : { em: falhouEm, motivo: motivo as MotivoDeFalha, detalhe },
    falhando: falhandoDesde === null ? null : { vezes: falhas, desde: falhandoDesde },
  }
}

const proximaDe = ({ clock, config }: Deps, cron: string): string => {
  const proxima = CronExpressionParser.parse(cron, {
    currentDate: new Date(clock.agora().epochMilliseconds),
    tz: config.empresaFuso,
  }).next()
  return isoDe(Temporal.Instant.fromEpochMilliseconds(proxima.getTime()))
}
