import { sql, type RawBuilder } from 'kysely'
import type { AdmissaoRascunho, AdmissaoResumo } from '@rh/domain/contract/admissao/registro'
import { digitos, mascararCpf } from '@rh/domain/br/documentos'
import { listaAdmissao, listaRascunhos } from '@rh/domain/listas/admissao'
import { leMotivo, MOTIVO_RESERVADO } from '@rh/domain/processo/vez'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { veRascunhos } from '@rh/domain/processos/admissao/quadro'
import { completude, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { veCpf } from '@rh/domain/processos/admissao/visibilidade'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { contemPalavras } from '../../db/palavras.ts'
import type { Fonte } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import { noEscopo } from '../processo/escopo.ts'
import { minhaVez } from '../processo/minha-vez.ts'

export interface Filtros {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
  readonly ordenar?: string | undefined
  readonly busca?: string | undefined
  readonly status?: string | undefined
  readonly contratoId?: number | undefined
  readonly solicitanteId?: number | undefined
  readonly admissaoDe?: string | undefined
  readonly admissaoAte?: string | undefined
  readonly minhaVez?: '1' | undefined
}

type Linha = Omit<AdmissaoResumo, 'cpf'> & { readonly cpf: string | null }

/** Only what was sent, for those who have no business with drafts. */
export const semRascunhosAlheios = (ator: Ator): RawBuilder<boolean> =>
  veRascunhos(ator.grupos) ? sql<boolean>`true` : sql<boolean>`p.data_solicitacao is not null`

const NUMERO = /^\d{4}-\d{0,9}$/
const DIGITOS = /^[\d.\s-]*\d[\d.\s-]*$/

/** A CPF matches only for those who may see it: a search must not tell what the list hides. */
function contem(busca: string, ator: Ator): RawBuilder<boolean> {
  if (NUMERO.test(busca)) return sql<boolean>`p.numero like ${`${busca}%`}`
  if (!DIGITOS.test(busca)) return contemPalavras('p.nome_busca', busca)
  const numero = digitos(busca)
  const deQualquerAno = sql`ltrim(split_part(p.numero, '-', 2), '0') = ltrim(${numero}, '0')`
  return sql<boolean>`(${deQualquerAno} ${veCpf(ator.grupos) ? sql`or p.cpf = ${numero}` : sql``})`
}

/** On `processo_indice p`, which has what the list filters and sorts by, and nothing else to read past. */
export function condicoes(ator: Ator, filtros: Filtros): RawBuilder<unknown> {
  const { status, contratoId, solicitanteId, admissaoDe, admissaoAte, busca } = filtros
  const partes = [
    sql`p.tipo = 'admissao'`,
    noEscopo(ator),
    semRascunhosAlheios(ator),
    ...(status ? [sql`p.status = ${status}`] : []),
    ...(contratoId ? [sql`p.contrato_id = ${contratoId}`] : []),
    ...(solicitanteId ? [sql`p.solicitante_id = ${solicitanteId}`] : []),
    ...(admissaoDe ? [sql`p.data >= ${admissaoDe}`] : []),
    ...(admissaoAte ? [sql`p.data <= ${admissaoAte}`] : []),
    ...(filtros.minhaVez ? [minhaVez(admissao, ator)] : []),
    ...(busca ? [contem(busca, ator)] : []),
  ]
  return sql.join(partes, sql` and `)
}

const achados = (where: RawBuilder<unknown>) => sql`
  select p.id, p.numero, p.nome_busca, p.data as data_prevista, p.atualizado_em from processo_indice p where ${where}`

/** The rows of a list for these ids of `processo_indice`. */
export const comColunas = (ator: Ator, origem: RawBuilder<unknown>) => sql`
  select p.id, p.numero, p.status, p.nome, p.nome_busca, p.cpf, p.data as data_prevista, p.atualizado_em,
         (select ca.titulo from posto po join cargo ca on ca.id = po.cargo_id where po.id = p.posto_id) as cargo,
         (select lo.nome from posto po join local lo on lo.id = po.local_id where po.id = p.posto_id) as posto,
         (select co.numero || ' · ' || cl.nome_fantasia
            from posto po join contrato co on co.id = po.contrato_id join cliente cl on cl.id = co.cliente_id
           where po.id = p.posto_id) as contrato,
         (select u.nome from usuario u where u.id = p.solicitante_id) as solicitante,
         coalesce(${minhaVez(admissao, ator)}, false) as minha_vez
    from ${origem} de join processo_indice p on p.id = de.id`

const colunas = {
  numero: sql`achados.numero`,
  nome: sql`achados.nome_busca`,
  dataPrevista: sql`achados.data_prevista`,
  atualizadoEm: sql`achados.atualizado_em`,
}

/** Rows with the CPF masked, and left out for those who do not need it. */
const comoResumo = (ator: Ator) => {
  const mostraCpf = veCpf(ator.grupos)
  return ({ cpf, ...linha }: Linha): AdmissaoResumo => ({
    ...linha,
    cpf: mostraCpf && cpf && /^\d{11}$/.test(cpf) ? mascararCpf(cpf) : null,
  })
}

function fonteDe(
  ator: Ator,
  where: RawBuilder<unknown>,
  { busca, ordenar }: Filtros,
): Omit<Fonte<Linha, AdmissaoResumo>, 'ordemPadrao'> {
  const encontrados = achados(where)
  return {
    from: comColunas(ator, sql`(${encontrados})`),
    colunas,
    semNulos: ['numero', 'atualizadoEm'],
    indice: {
      achados: encontrados,
      chaves: sql`achados.id`,
      comColunas: (origem) => comColunas(ator, origem),
      // In any other order than its own index the name would have to be fetched for everybody on the way.
      acharAntes: busca !== undefined && !['nome', '-nome'].includes(ordenar ?? ''),
    },
    mostrar: comoResumo(ator),
  }
}

/** The admissions that a person sees under these filters, for the pages of the list and for its export. */
export const fonteAdmissoes = (ator: Ator, filtros: Filtros): Fonte<Linha, AdmissaoResumo> => ({
  ...fonteDe(ator, condicoes(ator, filtros), filtros),
  ordemPadrao: listaAdmissao.ordemPadrao,
})

/** Drafts and returned admissions that the person may go on with. */
export function fonteRascunhos(ator: Ator, filtros: Filtros): Fonte<Linha, AdmissaoResumo> {
  const doSolicitante = sql`p.status = any (${sql.val([...admissao.doSolicitante])}::text[])`
  const where = sql`${condicoes(ator, filtros)} and ${doSolicitante}`
  return { ...fonteDe(ator, where, filtros), ordemPadrao: listaRascunhos.ordemPadrao }
}

export async function listAdmissoes(db: Db, ator: Ator, filtros: Filtros) {
  const fonte = fonteAdmissoes(ator, filtros)
  const page = await listPage<Linha>(db, filtros, fonte)
  return { ...page, results: page.results.map(fonte.mostrar) }
}

/** A page of drafts, with how far they are and why they came back. */
export async function listRascunhos(db: Db, ator: Ator, filtros: Filtros) {
  const fonte = fonteRascunhos(ator, filtros)
  const page = await listPage<Linha>(db, filtros, fonte)
  const andamento = await findAndamento(
    db,
    page.results.map(({ id }) => id),
  )
  const results = page.results.map((linha): AdmissaoRascunho => {
    const { dados = {}, devolucao = null } = andamento.get(linha.id) ?? {}
    return {
      ...fonte.mostrar(linha),
      completude: completude(dados),
      devolucao: linha.status === 'devolvida' && devolucao ? comoDevolucao(devolucao, ator) : null,
    }
  })
  return { ...page, results }
}

interface Andamento {
  readonly id: number
  readonly dados: Rascunho
  readonly devolucao:
    | (NonNullable<AdmissaoRascunho['devolucao']> & {
        readonly pareceres: readonly string[]
        readonly solicitanteId: number
      })
    | null
}

/** Why it came back, as far as this person may read it. */
const comoDevolucao = ({ motivo, autor, ...de }: NonNullable<Andamento['devolucao']>, ator: Ator) => ({
  motivo: leMotivo(admissao, de.pareceres, de, ator) ? motivo : MOTIVO_RESERVADO,
  autor,
})

/** The form and the last return of these admissions. */
async function findAndamento(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Andamento>> {
  const { rows } = await sql<Andamento>`
    select a.processo_id as id, a.dados,
           (select jsonb_build_object('motivo', e.motivo, 'autor', u.nome, 'pareceres', e.pareceres,
                                      'solicitanteId', p.solicitante_id)
              from processo_evento e left join usuario u on u.id = e.usuario_id
             where e.processo_id = a.processo_id and e.tipo = 'transicao' and e.nome = 'devolver'
             order by e.id desc limit 1) as devolucao
      from processo_formulario a join processo p on p.id = a.processo_id
     where a.processo_id = any (${sql.val([...ids])}::int[])`.execute(db)
  return new Map(rows.map((linha) => [linha.id, linha]))
}

const MAX_OPCOES = 500

/** What the filters of the list offer: contracts and people of the admissions that the person sees. */
export async function listOpcoes(db: Db, ator: Ator) {
  const opcoes = async (origem: RawBuilder<unknown>, liga: RawBuilder<unknown>) => {
    const { rows } = await sql<{ value: number; label: string }>`
      ${origem} where exists (select from processo_indice p where ${liga} and ${condicoes(ator, {})})
      order by label limit ${MAX_OPCOES}`.execute(db)
    return rows
  }
  const [contratos, solicitantes] = await Promise.all([
    opcoes(
      sql`select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
        from contrato co join cliente cl on cl.id = co.cliente_id`,
      sql`p.contrato_id = co.id`,
    ),
    opcoes(sql`select u.id as value, u.nome as label from usuario u`, sql`p.solicitante_id = u.id`),
  ])
  return { contratos, solicitantes }
}

/** How many the person sees in each status, under the same filters. */
export async function contarPorStatus(db: Db, ator: Ator, filtros: Filtros): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; total: number }>`
    select p.status, count(*)::int as total
      from processo_indice p
     where ${condicoes(ator, { ...filtros, status: undefined })}
     group by p.status`.execute(db)
  const contados = new Map(rows.map(({ status, total }) => [status, total]))
  return Object.fromEntries(
    Object.keys(admissao.statuses).map((status) => [status, contados.get(status) ?? 0]),
  )
}
