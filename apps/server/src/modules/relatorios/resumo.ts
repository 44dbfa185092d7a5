import { sql, type RawBuilder } from 'kysely'
import type { GraficoDoRelatorio } from '@rh/domain/contract/relatorios'
import type { TipoColuna } from '@rh/domain/listas/define-list'
import type { Fato } from '@rh/domain/relatorios/achado'
import type { Grafico, Relatorio } from '@rh/domain/relatorios/definir'
import type { Db } from '../../db/db.ts'

// What a report says over all of its rows, in one reading of them: sums, the figures of its sentence, the bars of its chart.

/** Bars that a chart shows: two years of months, and as many rows as one looks over. */
const BARRAS = { meses: 24, outros: 12 } as const

export const campoSql = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)
const coluna = (nome: string) => sql.ref(`t.${campoSql(nome)}`)

function fatoEmSql(fato: Fato): RawBuilder<unknown> {
  const onde = fato.onde ? sql`filter (where ${coluna(fato.onde[0])} = ${fato.onde[1]})` : sql``
  if ('menor' in fato) return sql`min(${coluna(fato.menor)}) ${onde}`
  if ('positivos' in fato) return sql`count(*) filter (where ${coluna(fato.positivos)} > 0)`
  return sql`count(distinct ${coluna(fato.distintos)}) ${onde}`
}

const colunasDoFato = (fato: Fato): string[] => [
  'menor' in fato ? fato.menor : 'positivos' in fato ? fato.positivos : fato.distintos,
  ...(fato.onde ? [fato.onde[0]] : []),
]

/** Aggregates over all rows, by name. */
const emObjeto = (partes: readonly (readonly [string, RawBuilder<unknown>])[]) =>
  partes.length === 0
    ? sql`'{}'::jsonb`
    : sql`(select jsonb_build_object(${sql.join(partes.map(([nome, valor]) => sql`${nome}::text, ${valor}`))}) from t)`

/** `2026-03` of a date, or of a month written `03/2026`. */
const mesDe = (nome: string) =>
  sql`case when ${coluna(nome)}::text like '__/____' then right(${coluna(nome)}::text, 4) || '-' || left(${coluna(nome)}::text, 2)
        else left(${coluna(nome)}::text, 7) end`

function gruposEmSql({ tipo, por, valor, abaixo }: Grafico): RawBuilder<unknown> {
  const soma = (nome: string) => sql`coalesce(sum(${coluna(nome)}), 0)::float8`
  const nome = tipo === 'meses' ? mesDe(por) : sql`${coluna(por)}::text`
  const medida = valor === undefined ? sql`count(*)::float8` : soma(valor)
  return sql`
    select nome, id, valor, abaixo, count(*) over ()::int as quantos from (
      select ${nome} as nome, ${tipo === 'contratos' ? sql`min(t.id)` : sql`null::int`} as id, ${medida} as valor,
             ${abaixo === undefined ? sql`null::float8` : soma(abaixo)} as abaixo
        from t where ${coluna(por)} is not null group by 1) g
     where ${tipo === 'meses' ? sql`true` : sql`valor > 0`}
     order by ${tipo === 'meses' ? sql`nome desc` : sql`valor desc, nome`}
     limit ${tipo === 'meses' ? BARRAS.meses : BARRAS.outros}`
}

interface Barra {
  readonly nome: string
  readonly id: number | null
  readonly valor: number
  readonly abaixo: number | null
}

export interface Resumo {
  readonly total: number
  readonly totais: Readonly<Record<string, number | null>>
  readonly fatos: Readonly<Record<string, number | string | null>>
  readonly grafico: GraficoDoRelatorio | null
}

/** The chart of the report, for who sees what it adds up. */
const graficoDe = ({ grafico }: Relatorio, visiveis: readonly string[]): Grafico | null =>
  grafico && (grafico.valor === undefined || visiveis.includes(grafico.valor)) ? grafico : null

/** Sums of the columns that have one and that the person sees, figures and bars, over every row. */
export async function resumir(
  db: Db,
  relatorio: Relatorio,
  visiveis: readonly string[],
  linhas: RawBuilder<unknown>,
): Promise<Resumo> {
  const somadas = visiveis.filter((nome) => relatorio.colunas[nome]?.total)
  const fatos = Object.entries(relatorio.fatos ?? {})
  const grafico = graficoDe(relatorio, visiveis)
  const lidas = new Set([
    ...somadas,
    ...fatos.flatMap(([, fato]) => colunasDoFato(fato)),
    ...(grafico ? [grafico.por, grafico.valor ?? [], grafico.abaixo ?? []].flat() : []),
    ...(grafico?.tipo === 'contratos' ? ['id'] : []),
  ])
  const { rows } = await sql<{
    total: number
    somas: Record<string, number | null>
    fatos: Record<string, number | string | null>
    grupos: readonly (Barra & { readonly quantos: number })[] | null
  }>`
    with t as materialized (
      select ${lidas.size === 0 ? sql`` : sql.join([...lidas].map(coluna))} from (${linhas}) t)
    select (select count(*)::int from t) as total,
           ${emObjeto(somadas.map((nome) => [nome, sql`sum(${coluna(nome)})::float8`]))} as somas,
           ${emObjeto(fatos.map(([nome, fato]) => [nome, fatoEmSql(fato)]))} as fatos,
           ${grafico ? sql`(select jsonb_agg(g) from (${gruposEmSql(grafico)}) g)` : sql`null::jsonb`} as grupos`.execute(
    db,
  )
  const [{ total, somas, fatos: lidos, grupos } = { total: 0, somas: {}, fatos: {}, grupos: null }] = rows
  return {
    total,
    totais: somas,
    fatos: lidos,
    grafico: grafico && comBarras(relatorio, grafico, grupos ?? []),
  }
}

const escritaDe = (tipo: TipoColuna | undefined): GraficoDoRelatorio['escrita'] =>
  tipo === 'dinheiro' || tipo === 'porcento' ? tipo : 'numero'

function comBarras(
  { colunas }: Relatorio,
  { titulo, tipo, por, valor, abaixo, naOrdem }: Grafico,
  grupos: readonly (Barra & { readonly quantos: number })[],
): GraficoDoRelatorio {
  const codigos = Object.keys(colunas[por]?.rotulos ?? {})
  const emOrdem =
    tipo === 'meses'
      ? grupos.toReversed()
      : naOrdem
        ? grupos.toSorted((a, b) => codigos.indexOf(a.nome) - codigos.indexOf(b.nome))
        : grupos
  const nomeDe = (nome: string | undefined): string => (nome && colunas[nome]?.label) ?? ''
  return {
    titulo,
    tipo,
    por,
    barras: emOrdem.map(({ nome, id, valor, abaixo }) => ({ nome, id, valor, abaixo })),
    outros: Math.max(0, (grupos[0]?.quantos ?? 0) - grupos.length),
    marca: null,
    escrita: escritaDe(valor === undefined ? undefined : colunas[valor]?.tipo),
    lados: abaixo === undefined ? null : [nomeDe(valor), nomeDe(abaixo)],
  }
}
