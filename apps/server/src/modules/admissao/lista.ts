import { sql, type RawBuilder } from 'kysely'
import type { AdmissaoRascunho, AdmissaoResumo } from '@rh/domain/contract/admissao'
import { mascararCpf } from '@rh/domain/br/documentos'
import { listaAdmissao, listaRascunhos } from '@rh/domain/listas/admissao'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { completude, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { veCpf } from '@rh/domain/processos/admissao/visibilidade'
import { gruposDe } from '@rh/domain/setores/setores'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import type { Fonte } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import { noEscopo } from '../processo/escopo.ts'
import { minhaVez } from '../processo/minha-vez.ts'

interface Filtros {
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

/** Drafts are the business of those who write them; the other sectors see an admission once it was sent. */
export const semRascunhosAlheios = (ator: Ator): RawBuilder<boolean> =>
  gruposDe('admissao.rascunhos').some((grupo) => ator.grupos.includes(grupo))
    ? sql<boolean>`true`
    : sql<boolean>`p.data_solicitacao is not null`

/** A CPF matches only for those who may see it: a search must not tell what the list hides. */
const contem = (busca: string, ator: Ator): RawBuilder<boolean> => sql<boolean>`(
  a.nome_busca like '%' || busca(${busca}) || '%'
  or p.numero like '%' || ${busca} || '%'
  or (${veCpf(ator.grupos)} and a.cpf = regexp_replace(${busca}, '\\D', '', 'g')))`

function condicoes(ator: Ator, filtros: Filtros): RawBuilder<unknown> {
  const { status, contratoId, solicitanteId, admissaoDe, admissaoAte, busca } = filtros
  const partes = [
    sql`p.tipo = 'admissao'`,
    noEscopo(ator),
    semRascunhosAlheios(ator),
    ...(status ? [sql`p.status = ${status}`] : []),
    ...(contratoId ? [sql`p.contrato_id = ${contratoId}`] : []),
    ...(solicitanteId ? [sql`p.solicitante_id = ${solicitanteId}`] : []),
    ...(admissaoDe ? [sql`a.data_prevista >= ${admissaoDe}::date`] : []),
    ...(admissaoAte ? [sql`a.data_prevista <= ${admissaoAte}::date`] : []),
    ...(filtros.minhaVez ? [minhaVez(admissao, ator)] : []),
    ...(busca ? [contem(busca, ator)] : []),
  ]
  return sql.join(partes, sql` and `)
}

const linhas = (ator: Ator, where: RawBuilder<unknown>) => sql`
  select p.id, p.numero, p.status, a.nome, a.cpf, ca.titulo as cargo, lo.nome as posto,
         case when co.id is null then null else co.numero || ' · ' || cl.nome_fantasia end as contrato,
         a.data_prevista, p.atualizado_em, u.nome as solicitante,
         coalesce(${minhaVez(admissao, ator)}, false) as minha_vez
    from processo p
    join admissao a on a.processo_id = p.id
    join usuario u on u.id = p.solicitante_id
    left join posto po on po.id = a.posto_id
    left join cargo ca on ca.id = po.cargo_id
    left join local lo on lo.id = po.local_id
    left join contrato co on co.id = po.contrato_id
    left join cliente cl on cl.id = co.cliente_id
   where ${where}`

const colunas = {
  numero: sql`achados.numero`,
  nome: sql`busca(achados.nome)`,
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

/** The admissions that a person sees under these filters, for the pages of the list and for its export. */
export const fonteAdmissoes = (ator: Ator, filtros: Filtros): Fonte<Linha, AdmissaoResumo> => ({
  from: linhas(ator, condicoes(ator, filtros)),
  colunas,
  ordemPadrao: listaAdmissao.ordemPadrao,
  mostrar: comoResumo(ator),
})

/** Drafts and returned admissions that the person may go on with. */
export const fonteRascunhos = (ator: Ator, filtros: Filtros): Fonte<Linha, AdmissaoResumo> => ({
  from: linhas(
    ator,
    sql`${condicoes(ator, filtros)} and p.status = any (${sql.val([...admissao.doSolicitante])}::text[])`,
  ),
  colunas,
  ordemPadrao: listaRascunhos.ordemPadrao,
  mostrar: comoResumo(ator),
})

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
      devolucao: linha.status === 'devolvida' ? devolucao : null,
    }
  })
  return { ...page, results }
}

interface Andamento {
  readonly id: number
  readonly dados: Rascunho
  readonly devolucao: AdmissaoRascunho['devolucao']
}

/** The form and the last return of these admissions. */
async function findAndamento(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Andamento>> {
  const { rows } = await sql<Andamento>`
    select a.processo_id as id, a.dados,
           (select jsonb_build_object('motivo', e.motivo, 'autor', u.nome)
              from processo_evento e left join usuario u on u.id = e.usuario_id
             where e.processo_id = a.processo_id and e.tipo = 'transicao' and e.nome = 'devolver'
             order by e.id desc limit 1) as devolucao
      from admissao a
     where a.processo_id = any (${sql.val([...ids])}::int[])`.execute(db)
  return new Map(rows.map((linha) => [linha.id, linha]))
}

const MAX_OPCOES = 500

/** What the filters of the list offer: contracts and people of the admissions that the person sees. */
export async function listOpcoes(db: Db, ator: Ator) {
  const opcoes = async (opcao: RawBuilder<unknown>, joins: RawBuilder<unknown>) => {
    const { rows } = await sql<{ value: number; label: string }>`
      select distinct ${opcao}
        from processo p join admissao a on a.processo_id = p.id ${joins}
       where ${condicoes(ator, {})}
       order by label limit ${MAX_OPCOES}`.execute(db)
    return rows
  }
  const [contratos, solicitantes] = await Promise.all([
    opcoes(
      sql`co.id as value, co.numero || ' · ' || cl.nome_fantasia as label`,
      sql`join contrato co on co.id = p.contrato_id join cliente cl on cl.id = co.cliente_id`,
    ),
    opcoes(sql`u.id as value, u.nome as label`, sql`join usuario u on u.id = p.solicitante_id`),
  ])
  return { contratos, solicitantes }
}

/** How many the person sees in each status, under the same filters. */
export async function contarPorStatus(db: Db, ator: Ator, filtros: Filtros): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; total: number }>`
    select p.status, count(*)::int as total
      from processo p join admissao a on a.processo_id = p.id
     where ${condicoes(ator, { ...filtros, status: undefined })}
     group by p.status`.execute(db)
  const contados = new Map(rows.map(({ status, total }) => [status, total]))
  return Object.fromEntries(
    Object.keys(admissao.statuses).map((status) => [status, contados.get(status) ?? 0]),
  )
}
