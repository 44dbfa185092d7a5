import type { ConsultaDoRelatorio } from '@rh/domain/contract/relatorios'
import { formatData } from '@rh/domain/br/data'
import { periodos, type Relatorio } from '@rh/domain/relatorios/definir'
import { menorData } from '@rh/domain/regras/calendario/datas'
import { fimDoDia, hojeEm } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { diaPedido } from '../../http/dia-pedido.ts'
import type { Pedido } from './leitura.ts'

/** What is asked of a report, already checked by the schema of its call. */
export type Consulta = ConsultaDoRelatorio

const comuns = new Set([
  'pagina',
  'porPagina',
  'ordenar',
  'busca',
  'contratoId',
  'de',
  'ate',
  'em',
  'formato',
  'colunas',
])

/** Span that looks ahead of the day it is asked of: it is not cut at that day. */
const isAdiante = (relatorio: Relatorio): boolean =>
  relatorio.periodo !== undefined && periodos[relatorio.periodo]('2026-01-01').ate > '2026-01-01'

/** Reads what is asked: the day, and the span where none was given. Refuses a day to come and a span turned around. */
export function pedidoDe(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  relatorio: Relatorio,
  ator: Ator,
  consulta: Consulta,
): Pedido {
  const hoje = hojeEm(clock.agora(), config.empresaFuso)
  const em = diaPedido(hoje, consulta.em)
  const padrao = relatorio.periodo ? periodos[relatorio.periodo](em) : { de: em, ate: em }
  const { de = padrao.de, ate: pedido = padrao.ate } = consulta
  if (de > pedido) throw failure('validacao', { campos: { ate: 'O fim vem antes do início' } })
  const ate = em === hoje || isAdiante(relatorio) ? pedido : menorData(pedido, em)
  if (de > ate) {
    const campo = `Começa depois de ${formatData(em)}, o dia que está sendo visto`
    throw failure('validacao', { campos: { de: campo } })
  }
  const { contratoId, busca, ordenar } = consulta
  return {
    db,
    ator,
    hoje,
    em,
    fimDoDia: em < hoje ? fimDoDia(em, config.empresaFuso) : null,
    de,
    ate,
    contratoId,
    busca,
    ordenar,
    filtros: Object.fromEntries(
      Object.entries(consulta).flatMap(([nome, valor]) =>
        comuns.has(nome) || typeof valor !== 'string' ? [] : [[nome, valor]],
      ),
    ),
  }
}

/** The same question with its span and day said, as a file and a paper describe it. */
export const comPeriodo = (relatorio: Relatorio, consulta: Consulta, { de, ate }: Pedido): Consulta => ({
  ...consulta,
  ...(relatorio.periodo && { de, ate }),
})
