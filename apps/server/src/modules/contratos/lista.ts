import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { contratosContract } from '@rh/domain/contract/contratos'
import type { ContratoResumo } from '@rh/domain/contract/contratos-registro'
import { alertaDeFim, PRAZO_VENCENDO, type SituacaoContrato } from '@rh/domain/contratos/situacao'
import { listaContratos } from '@rh/domain/listas/contratos'
import type { Db } from '../../db/db.ts'
import { listPage, type Grammar, type ListSource } from '../../db/list-query.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import {
  comprometida,
  entrandoAte,
  ocupadosEm,
  ocupadosPorPosto,
  planejadoEm,
  termosDoPosto,
} from './ocupacao.ts'

export type Filtros = z.output<NonNullable<(typeof contratosContract)['GET /api/contratos/listar']['query']>>
type Criterios = Omit<Filtros, keyof Grammar>

/** Situação on a day, as `situacaoDoContrato` in the domain says it. */
const situacaoEm = (hoje: string) => sql<string>`case
  when co.termino < ${hoje}::date then 'encerrado'
  when co.inicio > ${hoje}::date then 'a_iniciar'
  when co.termino - ${hoje}::date <= ${PRAZO_VENCENDO} then 'vencendo'
  else 'vigente' end`

/** Words found in number, names or object; a CNPJ by any of its characters in a row. */
const contem = (busca: string): RawBuilder<boolean> => sql<boolean>`(
  strpos(busca(concat_ws(' ', co.numero, co.objeto, cl.nome_fantasia, cl.razao_social)), busca(${busca})) > 0
  or (${cnpjDe(busca)} <> '' and strpos(cl.cnpj, ${cnpjDe(busca)}) > 0))`

const MIN_CNPJ = 4
const cnpjDe = (busca: string): string => {
  const caracteres = busca.replace(/[\s./-]/g, '').toUpperCase()
  return caracteres.length >= MIN_CNPJ ? caracteres : ''
}

function condicoes(ator: Ator, filtros: Criterios, hoje: string): RawBuilder<unknown> {
  const { busca, situacao, venceEm, clienteId, uf } = filtros
  return sql.join(
    [
      contratoNoEscopo(ator, 'co.id'),
      ...(busca ? [contem(busca)] : []),
      ...(situacao ? [sql`${situacaoEm(hoje)} = ${situacao}`] : []),
      ...(venceEm ? [sql`co.termino - ${hoje}::date between 0 and ${Number(venceEm)}`] : []),
      ...(clienteId ? [sql`co.cliente_id = ${clienteId}`] : []),
      ...(uf
        ? [
            sql`exists (select from local lo join municipio mu on mu.ibge = lo.municipio_ibge
          where lo.contrato_id = co.id and mu.uf = ${uf})`,
          ]
        : []),
    ],
    sql` and `,
  )
}

/** The day on which a contract is looked at: today, or its first day when it has not begun. */
const diaDoContrato = (hoje: string) => sql<string>`greatest(${hoje}::date, co.inicio)`

/**
 * Open slots of each contract, counted for all at once: only the order by them asks for every contract, and one by one
 * they take several times as long. Nearly every contract is looked at today, which one pass over the people answers;
 * only the others, over or not begun, are asked on a day of their own.
 */
function vagasDeTodos(hoje: string): RawBuilder<unknown> {
  const dia = diaDoContrato(hoje)
  const naoHoje = sql`${dia} <> ${hoje}::date`
  return sql`
    select po.contrato_id, sum(greatest(0, ${planejadoEm(dia)}
             - case when ${naoHoje} then ${ocupadosEm(dia)} else coalesce(o.total, 0) end
             - case when ${naoHoje} then ${entrandoAte(dia)} else coalesce(e.total, 0) end))::int as vagas
      from posto po
      join contrato co on co.id = po.contrato_id
      join (select distinct on (pv.posto_id) pv.posto_id, pv.desde, pv.quantidade
              from posto_vigencia pv join posto po on po.id = pv.posto_id join contrato co on co.id = po.contrato_id
             order by pv.posto_id, (pv.desde <= ${dia}) desc, case when pv.desde <= ${dia} then pv.desde end desc,
                      pv.desde) te
        on te.posto_id = po.id
      left join ${ocupadosPorPosto(hoje)} o on o.posto_id = po.id
      left join (select pr.posto_id, count(*)::int as total from processo_indice pr
                  where ${comprometida} and coalesce(pr.data::date, ${hoje}::date) <= ${hoje}::date
                  group by 1) e
        on e.posto_id = po.id
     group by 1`
}

/** What the list is ordered by, of the contracts that match. */
const achados = (ator: Ator, filtros: Criterios, hoje: string, porVagas: boolean): RawBuilder<unknown> => sql`
  select co.id, cl.nome_fantasia as cliente, co.numero, co.inicio, co.termino,
         ${porVagas ? sql`coalesce(vg.vagas, 0)` : sql`0`} as vagas
    from contrato co
    join cliente cl on cl.id = co.cliente_id
    ${porVagas ? sql`left join (${vagasDeTodos(hoje)}) vg on vg.contrato_id = co.id` : sql``}
   where ${condicoes(ator, filtros, hoje)}`

const comColunas = (origem: RawBuilder<unknown>, hoje: string): RawBuilder<unknown> => {
  const dia = diaDoContrato(hoje)
  return sql`
    select co.id, co.numero, co.objeto, co.cliente_id, cl.nome_fantasia as cliente, co.inicio, co.termino,
           ${situacaoEm(hoje)} as situacao, co.termino - ${hoje}::date as faltam,
           array(select distinct mu.nome || '/' || mu.uf from local lo
                   join municipio mu on mu.ibge = lo.municipio_ibge where lo.contrato_id = co.id order by 1) as cidades,
           oc.planejado, oc.ocupado, oc.entrando, oc.vagas
      from ${origem} de
      join contrato co on co.id = de.id
      join cliente cl on cl.id = co.cliente_id
      cross join lateral (
        select coalesce(sum(p.planejado), 0)::int as planejado, coalesce(sum(p.ocupado), 0)::int as ocupado,
               coalesce(sum(p.entrando), 0)::int as entrando,
               coalesce(sum(greatest(0, p.planejado - p.ocupado - p.entrando)), 0)::int as vagas
          from (select ${planejadoEm(dia)} as planejado, ${ocupadosEm(dia)} as ocupado,
                       ${entrandoAte(dia)} as entrando
                  from posto po join ${termosDoPosto(dia)} on true where po.contrato_id = co.id) p) oc`
}

const colunas = {
  cliente: sql`busca(achados.cliente)`,
  numero: sql`achados.numero`,
  inicio: sql`achados.inicio`,
  termino: sql`achados.termino`,
  vagas: sql`achados.vagas`,
}

type Linha = Omit<ContratoResumo, 'alerta'>

function source(ator: Ator, filtros: Filtros, hoje: string): ListSource {
  const porVagas = filtros.ordenar === 'vagas' || filtros.ordenar === '-vagas'
  const encontrados = achados(ator, filtros, hoje, porVagas)
  return {
    from: comColunas(sql`(${encontrados})`, hoje),
    colunas,
    ordemPadrao: listaContratos.ordemPadrao,
    indice: {
      achados: encontrados,
      chaves: sql`achados.id`,
      comColunas: (origem) => comColunas(origem, hoje),
      findAntes: false,
    },
  }
}

export async function listContratos(db: Db, ator: Ator, filtros: Filtros, hoje: string) {
  const page = await listPage<Linha>(db, filtros, source(ator, filtros, hoje))
  const results = page.results.map((linha) => ({ ...linha, alerta: alertaDeFim(linha.termino, hoje) }))
  return { ...page, results }
}

/** The same contracts for a file, where what the screen draws as a bar is said in words. */
export const contratoSource = (ator: Ator, filtros: Filtros, hoje: string): ExportSource<Linha, object> => ({
  ...source(ator, filtros, hoje),
  mostrar: (linha) => ({ ...linha, vagas: `${linha.ocupado} de ${linha.planejado}` }),
})

/** How many the person sees in each situação, under the other filters. */
export async function contarPorSituacao(
  db: Db,
  ator: Ator,
  filtros: Filtros,
  hoje: string,
): Promise<Record<SituacaoContrato, number>> {
  const { rows } = await sql<{ situacao: string; total: number }>`
    select ${situacaoEm(hoje)} as situacao, count(*)::int as total
      from contrato co join cliente cl on cl.id = co.cliente_id
     where ${condicoes(ator, { ...filtros, situacao: undefined }, hoje)}
     group by 1`.execute(db)
  const contados = new Map(rows.map(({ situacao, total }) => [situacao, total]))
  const contar = (situacao: SituacaoContrato): number => contados.get(situacao) ?? 0
  return {
    a_iniciar: contar('a_iniciar'),
    vigente: contar('vigente'),
    vencendo: contar('vencendo'),
    encerrado: contar('encerrado'),
  }
}
