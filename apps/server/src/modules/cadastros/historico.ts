import { sql, type RawBuilder } from 'kysely'
import type { HistoricoItem } from '@rh/domain/cadastros/define-cadastro'
import { dizer, type Nomes, type Textos, type Referencia } from '@rh/domain/cadastros/textos'
import type { Db } from '../../db/db.ts'

/** A change as the trail keeps it. */
export interface Elo {
  readonly id: number
  readonly em: string
  readonly tabela: string
  readonly operacao: 'INSERT' | 'UPDATE' | 'DELETE'
  readonly autor: string | null
  readonly mudancas: Readonly<Record<string, readonly [antes: unknown, depois: unknown]>>
}

interface Consulta {
  /** Which rows of `auditoria a` are told. */
  readonly onde: RawBuilder<boolean>
  readonly textos: Textos
  /** Where the words of a table are not enough: what one change is called, and a value of it. */
  readonly titulo?: (elo: Elo) => string
  readonly valor?: (coluna: string, valor: unknown, elo: Elo) => string | undefined
}

/** As far back as anybody reads on a screen; the trail itself has no end. */
const ELOS_MAXIMOS = 200

/** The rows of the trail of one record. */
export const doRegistro = (entidade: string, registro: number): RawBuilder<boolean> =>
  sql<boolean>`a.entidade = ${entidade} and a.registro = ${registro}`

/** What happened, in words, the newest first. */
export async function historico(db: Db, consulta: Consulta): Promise<HistoricoItem[]> {
  const { rows } = await sql<Elo>`
    select a.id, a.em, a.tabela, a.operacao, u.nome as autor, a.mudancas
      from auditoria a left join usuario u on u.id = a.usuario_id
     where ${consulta.onde} and a.tabela = any (${sql.val(Object.keys(consulta.textos))}::text[])
     order by a.id desc limit ${ELOS_MAXIMOS}`.execute(db)
  const elos = rows.filter((elo) => !isAnotacao(elo))
  const nomes = await nomesDe(db, elos, consulta.textos)
  return elos
    .map((elo) => emTexto(elo, consulta, nomes))
    .filter(({ mudancas, titulo }) => mudancas.length > 0 || titulo !== 'Alterado')
}

/** The reason written on a row just before it leaves: the row's own departure tells it. */
const isAnotacao = ({ operacao, mudancas }: Elo): boolean =>
  operacao === 'UPDATE' && Object.keys(mudancas).every((coluna) => coluna === 'anulado_motivo')

function emTexto(elo: Elo, { textos, titulo, valor }: Consulta, nomes: Nomes): HistoricoItem {
  const campos = textos[elo.tabela]?.campos ?? {}
  const dito = (coluna: string, guardado: unknown): string | null =>
    guardado === null || guardado === undefined
      ? null
      : (valor?.(coluna, guardado, elo) ?? dizer(guardado, campos[coluna]?.formato, nomes))
  const mudancas = Object.entries(campos)
    .filter(([coluna]) => coluna in elo.mudancas)
    .map(([coluna, { label }]) => {
      const [antes, depois] = elo.mudancas[coluna] ?? []
      return { campo: label, de: dito(coluna, antes), para: dito(coluna, depois) }
    })
    .filter(({ de, para }) => de !== para)
  return {
    id: elo.id,
    em: elo.em,
    autor: elo.autor,
    titulo: titulo?.(elo) ?? tituloDe(elo, textos[elo.tabela]?.um),
    mudancas,
  }
}

function tituloDe({ operacao, mudancas }: Elo, um: string | undefined): string {
  if (um !== undefined) {
    if (operacao === 'INSERT') return `${um}: inclusão`
    return operacao === 'DELETE' ? `${um}: retirada` : `${um}: alteração`
  }
  if (operacao === 'INSERT') return 'Criado'
  const ativo = mudancas['ativo']
  if (!ativo) return 'Alterado'
  return ativo[1] === true ? 'Reativado' : 'Desativado'
}

const consultas: Readonly<Record<Referencia, (ids: number[]) => RawBuilder<{ id: number; nome: string }>>> = {
  municipio: (ids) =>
    sql`select ibge as id, nome || ' (' || uf || ')' as nome from municipio where ibge = any (${ids}::int[])`,
  centro_de_custo: (ids) =>
    sql`select id, codigo || ' · ' || descricao as nome from centro_de_custo where id = any (${ids}::int[])`,
  sindicato: (ids) => sql`select id, nome from sindicato where id = any (${ids}::int[])`,
  cargo: (ids) => sql`select id, titulo as nome from cargo where id = any (${ids}::int[])`,
  usuario: (ids) => sql`select id, nome from usuario where id = any (${ids}::int[])`,
  convencao: (ids) =>
    sql`select id, upper(tipo) || ' ' || to_char(inicio, 'YYYY') || '/' || to_char(fim, 'YYYY') as nome
          from convencao where id = any (${ids}::int[])`,
}

/** Names of every record that these changes refer to, in one query for each kind. */
async function nomesDe(db: Db, elos: readonly Elo[], textos: Textos): Promise<Nomes> {
  const ids = new Map<Referencia, Set<number>>()
  for (const { tabela, mudancas } of elos)
    for (const [coluna, { formato }] of Object.entries(textos[tabela]?.campos ?? {})) {
      if (typeof formato !== 'object' || !('referencia' in formato)) continue
      const achados = ids.get(formato.referencia) ?? new Set<number>()
      for (const valor of mudancas[coluna] ?? []) if (typeof valor === 'number') achados.add(valor)
      ids.set(formato.referencia, achados)
    }
  const lidos = await Promise.all(
    [...ids].map(async ([referencia, numeros]) => {
      const { rows } = await consultas[referencia]([...numeros]).execute(db)
      return [referencia, new Map(rows.map(({ id, nome }) => [id, nome]))] as const
    }),
  )
  return Object.fromEntries(lidos)
}
