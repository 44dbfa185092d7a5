import { sql, type RawBuilder } from 'kysely'
import {
  mediaDaRotatividade,
  quadroDosMeses,
  quadroMedio,
  rotatividadeDe,
} from '@rh/domain/estatisticas/rotatividade'
import { primeiroDiaDoMes, somarMeses, ultimoDiaDoMes } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { Ator } from '../../http/ator.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { nomesDosContratos } from './por-mes.ts'

/** The running month and the twelve before it. */
const MESES = 13

interface Span {
  readonly mes: string
  readonly de: string
  readonly ate: string
  readonly parcial: boolean
}

/** The months up to today's, the oldest first; the running one ends today, and is partial on its last day too. */
export function mesesAte(hoje: string): Span[] {
  const este = primeiroDiaDoMes(hoje)
  return Array.from({ length: MESES }, (_, i) => {
    const de = somarMeses(este, i + 1 - MESES)
    const fim = ultimoDiaDoMes(de)
    const ate = fim < hoje ? fim : hoje
    return { mes: de.slice(0, 7), de, ate, parcial: de === este }
  })
}

/** People counted for a month, or for a contract over the closed months or over the running one. */
interface Contada {
  readonly de: 'quadro' | 'entraram' | 'sairam'
  readonly mes: string | null
  readonly contratoId: number | null
  readonly parcial: boolean
  readonly total: number
}

/** Who is counted: each bond once, in the contract where the person is today, or was last. */
const deQuem = (ator: Ator, hoje: string, contrato: number | undefined): RawBuilder<boolean> => sql<boolean>`(
  ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}
  ${contrato === undefined ? sql`` : sql`and cp.contrato_id = ${contrato}`})`

/**
 * People by month and by contract: who is on the roster at the end of today, and who entered and left. Entries and exits
 * are what the list of employees shows between the same two days.
 */
async function contar(
  db: Db,
  ator: Ator,
  { meses, hoje, contrato }: { meses: readonly Span[]; hoje: string; contrato: number | undefined },
): Promise<readonly Contada[]> {
  const quem = deQuem(ator, hoje, contrato)
  const inicio = meses[0]?.de ?? hoje
  const porData = (nome: 'entraram' | 'sairam', coluna: string) => sql`
    select ${nome}::text as de, m.mes, cp.contrato_id, coalesce(m.parcial, false) as parcial, count(*)::int as total
      from jsonb_to_recordset(${JSON.stringify(meses)}::jsonb) as m(mes text, de date, ate date, parcial boolean)
      join colaborador_periodo cp on ${sql.ref(coluna)} between m.de and m.ate
     where ${quem} and ${sql.ref(coluna)} between ${inicio}::date and ${hoje}::date
     group by grouping sets ((m.mes), (cp.contrato_id, m.parcial))`
  const { rows } = await sql<Contada>`
    select 'quadro' as de, null as mes, cp.contrato_id, false as parcial, count(*)::int as total
      from colaborador_periodo cp
     where ${quem} and cp.data_admissao <= ${hoje}::date
       and (cp.data_desligamento is null or cp.data_desligamento > ${hoje}::date)
     group by cp.contrato_id
    union all ${porData('entraram', 'cp.data_admissao')}
    union all ${porData('sairam', 'cp.data_desligamento')}`.execute(db)
  return rows
}

/** The same, of a whole company, until a stretch of anybody is written. */
const lerContadas = (
  db: Db,
  ator: Ator,
  quais: { readonly meses: readonly Span[]; readonly hoje: string; readonly contrato: number | undefined },
): Promise<readonly Contada[]> =>
  ator.escopado
    ? contar(db, ator, quais)
    : whileUnchanged(
        db,
        { about: 'rotatividade', question: [quais.hoje, quais.contrato], tables: ['colaborador_periodo'] },
        () => contar(db, ator, quais),
      )

const somar = (linhas: readonly Contada[], qual: (linha: Contada) => boolean): number =>
  linhas.reduce((soma, linha) => (qual(linha) ? soma + linha.total : soma), 0)

/** Entries, exits, headcount and turnover of thirteen months, and of each contract over them. */
export async function obterRotatividade(
  db: Db,
  ator: Ator,
  { hoje, contrato }: { readonly hoje: string; readonly contrato?: number | undefined },
) {
  const spans = mesesAte(hoje)
  const linhas = await lerContadas(db, ator, { meses: spans, hoje, contrato })
  const quadro = somar(linhas, ({ de }) => de === 'quadro')
  const doMes = (qual: Contada['de'], mes: string) =>
    somar(linhas, (linha) => linha.de === qual && linha.mes === mes)
  const feitos = quadroDosMeses(
    quadro,
    spans.map(({ mes, parcial }) => ({
      mes,
      parcial,
      entraram: doMes('entraram', mes),
      sairam: doMes('sairam', mes),
    })),
  )
  const meses = spans.flatMap((span, i) => (feitos[i] ? [{ ...span, ...feitos[i] }] : []))
  const fechados = spans.filter(({ parcial }) => !parcial).length
  return {
    hoje,
    quadro,
    meses,
    media: mediaDaRotatividade(feitos),
    contratos: await porContrato(db, linhas, fechados),
  }
}

/** Each contract over the closed months, the one that turns most first. */
async function porContrato(db: Db, linhas: readonly Contada[], fechados: number) {
  const grupos = Map.groupBy(
    linhas.filter(({ contratoId }) => contratoId !== null),
    ({ contratoId }) => contratoId,
  )
  const nomes = await nomesDosContratos(db, [...grupos.keys()])
  return nomes
    .map((nome) => {
      const dele = grupos.get(nome.value) ?? []
      const conta = (qual: Contada['de'], parcial: boolean) =>
        somar(dele, (linha) => linha.de === qual && linha.parcial === parcial)
      const quadro = conta('quadro', false)
      const [entraram, sairam] = [conta('entraram', false), conta('sairam', false)]
      const fim = quadro - conta('entraram', true) + conta('sairam', true)
      const noSpan = rotatividadeDe(
        { entraram, sairam },
        quadroMedio({ inicio: fim - entraram + sairam, fim }),
      )
      return { ...nome, entraram, sairam, quadro, rotatividade: noSpan === null ? null : noSpan / fechados }
    })
    .filter(({ entraram, sairam, quadro }) => entraram + sairam + quadro > 0)
    .toSorted((a, b) => (b.rotatividade ?? -1) - (a.rotatividade ?? -1) || a.label.localeCompare(b.label))
}
