import { sql, type RawBuilder } from 'kysely'
import { mascararCpf } from '@rh/domain/br/mascaras'
import { escreverTipo } from '@rh/domain/campos/formato'
import { camposCifrados, type CampoCifrado } from '@rh/domain/privacidade/cifrados'
import {
  emSnake,
  trilha,
  trilhaVisivel,
  type ColunaDaTrilha,
  type Formato,
  type Referencia,
} from '@rh/domain/colaborador/trilha'
import { veCpfInteiro } from '@rh/domain/colaborador/visibilidade'
import type { Alteracao } from '@rh/domain/contract/ficha'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { abrirContas, type ContaLida } from './conta.ts'
import { nomeDoCampo } from './nomes.ts'
import { requireVinculo } from './vinculo.ts'

const POR_PAGINA = 20

type Colunas = Readonly<Record<string, ColunaDaTrilha>>
/** A value of a column as JSON: the followed tables have scalars only. */
type Escalar = string | number | boolean | null
type Valores = Readonly<Record<string, readonly [Escalar, Escalar]>>

interface Elo {
  readonly id: number
  readonly em: string
  readonly tabela: string
  readonly operacao: 'INSERT' | 'UPDATE' | 'DELETE'
  readonly ip: string | null
  readonly autor: string | null
  readonly mudancas: Valores
  readonly total: number
}

const operacoes = { INSERT: 'inclusao', UPDATE: 'alteracao', DELETE: 'retirada' } as const

/** The trail of person and bond, the newest first, with nothing that this person may not see. */
export async function listAlteracoes(
  db: Db,
  { id, pagina = 1 }: { id: number; pagina?: number | undefined },
  ator: Ator,
  hoje: string,
) {
  const { pessoaId } = await requireVinculo(db, id, ator, hoje)
  const visiveis = trilhaVisivel(ator.grupos)
  // A link of which nothing may be seen does not count either.
  const vistos = sql.join(
    [...visiveis].map(
      ([tabela, colunas]) =>
        sql`(a.tabela = ${tabela} and a.mudancas ?| ${sql.val(Object.keys(colunas))}::text[])`,
    ),
    sql` or `,
  )
  const { rows } = await sql<Elo>`
    select a.id, a.em, a.tabela, a.operacao, a.ip, u.nome as autor, a.mudancas, count(*) over ()::int as total
      from auditoria a left join usuario u on u.id = a.usuario_id
     where ((a.entidade = 'pessoa' and a.registro = ${pessoaId}) or (a.entidade = 'vinculo' and a.registro = ${id}))
       and (${vistos})
     order by a.em desc, a.id desc
     limit ${POR_PAGINA} offset ${(pagina - 1) * POR_PAGINA}`.execute(db)
  const abertas = await comContas(db, pessoaId, rows, visiveis)
  const nomes = await findNomes(db, abertas, visiveis)
  const inteiro = veCpfInteiro(ator.grupos)
  const results = abertas.map((elo) => contarElo(elo, visiveis.get(elo.tabela) ?? {}, { nomes, inteiro }))
  return { results, total: rows[0]?.total ?? 0, pagina, porPagina: POR_PAGINA }
}

/** The links with the accounts in them as they were typed, where this person sees them. */
async function comContas(
  db: Db,
  pessoaId: number,
  elos: readonly Elo[],
  visiveis: ReadonlyMap<string, Colunas>,
): Promise<readonly Elo[]> {
  const colunas = camposCifrados.filter((campo) => emSnake(campo) in (visiveis.get('pessoa') ?? {}))
  const lados = await abrirContas(
    db,
    elos.flatMap(({ tabela, mudancas }) =>
      ([0, 1] as const).map((lado) => ({
        pessoaId,
        conta: tabela === 'pessoa' ? ladoDe(mudancas, lado, colunas) : {},
      })),
    ),
  )
  return elos.map((elo, i) => {
    const [antes = {}, depois = {}] = [lados[2 * i], lados[2 * i + 1]]
    const mudancas = Object.fromEntries(
      colunas.flatMap((campo): [string, readonly [Escalar, Escalar]][] =>
        campo in antes ? [[emSnake(campo), [antes[campo] ?? null, depois[campo] ?? null]]] : [],
      ),
    )
    return { ...elo, mudancas: { ...elo.mudancas, ...mudancas } }
  })
}

/** One side of what changed in an account. */
const ladoDe = (mudancas: Valores, lado: 0 | 1, colunas: readonly CampoCifrado[]): ContaLida =>
  Object.fromEntries(
    colunas.flatMap((campo) => {
      const par = mudancas[emSnake(campo)]
      return par ? [[campo, par[lado] === null ? null : String(par[lado])]] : []
    }),
  )

interface Vocabulario {
  readonly nomes: ReadonlyMap<string, string>
  readonly inteiro: boolean
}

function contarElo({ mudancas, tabela, operacao, ...elo }: Elo, colunas: Colunas, v: Vocabulario): Alteracao {
  return {
    id: elo.id,
    em: elo.em,
    assunto: trilha[tabela]?.assunto ?? tabela,
    operacao: operacoes[operacao],
    autor: elo.autor,
    ip: elo.ip,
    mudancas: Object.entries(colunas).flatMap(([coluna, spec]) => {
      const [antes = null, depois = null] = mudancas[coluna] ?? []
      const [de, para] = [write(antes, spec, v), write(depois, spec, v)]
      return de === para ? [] : [{ label: spec.label, de, para }]
    }),
  }
}

/** What only the server or the trail knows how to write; the rest is written as its kind of field is. */
const formatos = {
  percentual: (valor: string) => `${valor}%`,
  // An id that says nothing to anybody: that there is one is what matters.
  presenca: () => 'Anexado',
  banco: (valor: string) => nomeDoCampo('banco', valor),
  pais: (valor: string) => nomeDoCampo('paisNascimento', valor),
} as const satisfies { readonly [F in Formato]?: (valor: string) => string }
type FormatoDaqui = keyof typeof formatos
const isDaqui = (formato: Formato): formato is FormatoDaqui => Object.hasOwn(formatos, formato)

const formatar = (formato: Formato, valor: string): string => {
  if (isDaqui(formato)) return formatos[formato](valor)
  return escreverTipo(formato, valor)
}

function write(bruto: Escalar, spec: ColunaDaTrilha, { nomes, inteiro }: Vocabulario): string | null {
  if (bruto === null) return null
  const valor = String(bruto)
  if (spec.referencia) return nomes.get(`${spec.referencia} ${valor}`) ?? valor
  if (spec.formato === 'cpf' && !inteiro) return mascararCpf(valor)
  return spec.codigos?.[valor] ?? formatar(spec.formato, valor)
}

/** How a row of each table is called. */
const nomesSql: Readonly<Record<Referencia, RawBuilder<unknown>>> = {
  cargo: sql`select id, titulo as nome from cargo`,
  posto: sql`select po.id, lo.nome from posto po join local lo on lo.id = po.local_id`,
  contrato: sql`select co.id, co.numero || ' · ' || cl.nome_fantasia as nome
    from contrato co join cliente cl on cl.id = co.cliente_id`,
  escala: sql`select id, nome from escala`,
  escala_vt: sql`select id, descricao as nome from escala_vt`,
  sindicato: sql`select id, nome from sindicato`,
  centro_de_custo: sql`select id, codigo || ' · ' || descricao as nome from centro_de_custo`,
  documento_tipo: sql`select id, descricao as nome from documento_tipo`,
  item_uniforme: sql`select id, descricao as nome from item_uniforme`,
}

/** Names of what a page of the trail points at, as `cargo 7`. */
async function findNomes(
  db: Db,
  elos: readonly Elo[],
  visiveis: ReadonlyMap<string, Colunas>,
): Promise<ReadonlyMap<string, string>> {
  const porReferencia = Map.groupBy(
    elos.flatMap(({ tabela, mudancas }) =>
      Object.entries(visiveis.get(tabela) ?? {}).flatMap(([coluna, { referencia }]) =>
        referencia ? (mudancas[coluna] ?? []).map((id) => ({ referencia, id: Number(id ?? 0) })) : [],
      ),
    ),
    ({ referencia }) => referencia,
  )
  const achados = await Promise.all(
    [...porReferencia].map(async ([referencia, itens]) => {
      const ids = [...new Set(itens.map(({ id }) => id))]
      const { rows } = await sql<{ id: number; nome: string }>`
        select * from (${nomesSql[referencia]}) t where t.id = any (${sql.val(ids)}::int[])`.execute(db)
      return rows.map(({ id, nome }) => [`${referencia} ${id}`, nome] as const)
    }),
  )
  return new Map(achados.flat())
}
