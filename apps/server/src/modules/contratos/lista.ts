import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { contratosContract } from '@rh/domain/contract/contratos'
import type { ContratoResumo } from '@rh/domain/contract/contratos-registro'
import { alertaDeFim, PRAZO_VENCENDO, type SituacaoContrato } from '@rh/domain/contratos/situacao'
import { listaContratos } from '@rh/domain/listas/contratos'
import type { Db } from '../../db/db.ts'
import { listPage, type Grammar, type ListSource } from '../../db/list-query.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { fontesDaOcupacao, ocupacaoDosPostos } from './ocupacao.ts'

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

/** The day that contracts are looked at, and today: who was on the way on a day that is over is not known. */
interface Quando {
  readonly dia: string
  readonly hoje: string
}

/** Slots of contracts, added up: `contrato_id`, `planejado`, `ocupado`, `entrando` and `vagas`. */
const ocupacaoDosContratos = ({ dia, hoje }: Quando, onde: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select contrato_id, sum(planejado)::int as planejado, sum(ocupado)::int as ocupado, sum(entrando)::int as entrando,
         sum(vagas)::int as vagas
    from ${ocupacaoDosPostos({ dia: diaDoContrato(dia), desde: dia, hoje, onde })} po group by contrato_id)`

/** All the vacant slots of the contracts that a person sees: the sum of what their list shows. */
export const contarVagas = (ator: Ator, hoje: string): RawBuilder<unknown> => sql`
  select coalesce(sum(vagas), 0)::int
    from ${ocupacaoDosContratos({ dia: hoje, hoje }, contratoNoEscopo(ator, 'po.contrato_id'))} co`

interface Ocupacao {
  readonly planejado: number
  readonly ocupado: number
  readonly entrando: number
  readonly vagas: number
}
type OcupacaoDoContrato = Ocupacao & { readonly contratoId: number }

/** The slots of every contract that has posts, the same until anything that they are counted from is written. */
export const lerOcupacao = (db: Db, quando: Quando): Promise<readonly OcupacaoDoContrato[]> =>
  whileUnchanged(
    db,
    { about: 'ocupacao dos contratos', question: [quando.dia, quando.hoje], tables: fontesDaOcupacao },
    async () => {
      const { rows } = await sql<OcupacaoDoContrato>`
        select * from ${ocupacaoDosContratos(quando, sql`true`)} oc`.execute(db)
      return rows
    },
  )

/** The vacant slots of the contracts that have any, as a relation to sort by. */
const comoRelacao = (ocupacao: readonly OcupacaoDoContrato[]): RawBuilder<unknown> => {
  const comVagas = ocupacao.filter(({ vagas }) => vagas > 0)
  return sql`(
    select * from unnest(${comVagas.map(({ contratoId }) => contratoId)}::int[], ${comVagas.map(({ vagas }) => vagas)}::int[])
      as v (contrato_id, vagas))`
}

const isPorVagas = ({ ordenar }: Filtros): boolean => ordenar === 'vagas' || ordenar === '-vagas'

/** What the list is ordered by, of the contracts that match. */
const achados = (
  ator: Ator,
  filtros: Criterios,
  quando: Quando,
  vagas: RawBuilder<unknown> | null,
): RawBuilder<unknown> => sql`
  select co.id, cl.nome_fantasia as cliente, co.numero, co.inicio, co.termino,
         ${vagas ? sql`coalesce(vg.vagas, 0)` : sql`0`} as vagas
    from contrato co
    join cliente cl on cl.id = co.cliente_id
    ${vagas ? sql`left join ${vagas} vg on vg.contrato_id = co.id` : sql``}
   where ${condicoes(ator, filtros, quando.dia)}`

const comColunas = (
  origem: RawBuilder<unknown>,
  quando: Quando,
  ocupacao: RawBuilder<unknown> | null = ocupacaoDosContratos(quando, sql`po.contrato_id = de.id`),
): RawBuilder<unknown> => sql`
    select co.id, co.numero, co.objeto, co.cliente_id, cl.nome_fantasia as cliente, co.inicio, co.termino,
           ${situacaoEm(quando.dia)} as situacao, co.termino - ${quando.dia}::date as faltam,
           array(select distinct mu.nome || '/' || mu.uf from local lo
                   join municipio mu on mu.ibge = lo.municipio_ibge where lo.contrato_id = co.id order by 1) as cidades,
           ${
             ocupacao
               ? sql`coalesce(oc.planejado, 0) as planejado, coalesce(oc.ocupado, 0) as ocupado,
           coalesce(oc.entrando, 0) as entrando, coalesce(oc.vagas, 0) as vagas,`
               : sql``
           }
           (select va.valor_mensal_centavos from contrato_valor va
             where va.contrato_id = co.id and va.desde <= ${diaDoContrato(quando.dia)}
             order by va.desde desc limit 1) as valor_mensal
      from ${origem} de
      join contrato co on co.id = de.id
      join cliente cl on cl.id = co.cliente_id
      ${ocupacao ? sql`left join lateral ${ocupacao} oc on true` : sql``}`

const colunasEm = (dia: string) => ({
  cliente: sql`busca(achados.cliente)`,
  numero: sql`achados.numero`,
  inicio: sql`achados.inicio`,
  // What ended comes last either way: nobody opens the list for it, and there is more of it every year.
  termino: sql`achados.termino < ${dia}::date, achados.termino`,
  vagas: sql`achados.vagas`,
})

interface Linha extends Omit<ContratoResumo, 'alerta'> {
  readonly valorMensal: number | null
}

/**
 * The contracts that a person sees under these filters, for the pages of the list. Their slots are counted with them, contract
 * by contract, unless those of all contracts are known.
 */
export function contratosPorIndice(
  ator: Ator,
  filtros: Filtros,
  quando: Quando,
  ocupacao?: readonly OcupacaoDoContrato[],
): ListSource {
  const vagas = ocupacao ? comoRelacao(ocupacao) : ocupacaoDosContratos(quando, sql`true`)
  const encontrados = achados(ator, filtros, quando, isPorVagas(filtros) ? vagas : null)
  return {
    from: comColunas(sql`(${encontrados})`, quando),
    colunas: colunasEm(quando.dia),
    ordemPadrao: listaContratos.ordemPadrao,
    indice: {
      achados: encontrados,
      chaves: sql`achados.id`,
      prontas: ['id'],
      comColunas: (origem) => comColunas(origem, quando, ocupacao && null),
      findAntes: false,
    },
  }
}

const SEM_POSTOS: Ocupacao = { planejado: 0, ocupado: 0, entrando: 0, vagas: 0 }

/** A page of the contracts that a person sees, as they are on the day. Who follows some has few to count. */
export async function listContratos(db: Db, ator: Ator, filtros: Filtros, quando: Quando) {
  const ocupacao = !ator.escopado || isPorVagas(filtros) ? await lerOcupacao(db, quando) : undefined
  const page = await listPage<Linha>(db, filtros, contratosPorIndice(ator, filtros, quando, ocupacao))
  const porId = ocupacao && new Map(ocupacao.map(({ contratoId, ...dele }) => [contratoId, dele]))
  const results = page.results.map((linha) => ({
    ...linha,
    ...(porId && (porId.get(linha.id) ?? SEM_POSTOS)),
    alerta: alertaDeFim(linha.termino, quando.dia),
  }))
  return { ...page, results }
}

/** The same contracts for a file, where what the screen draws as a bar is said in words. */
export const contratoSource = (
  ator: Ator,
  filtros: Filtros,
  quando: Quando,
): ExportSource<Linha, object> => ({
  ...contratosPorIndice(ator, filtros, quando),
  mostrar: (linha) => ({
    ...linha,
    vagas: `${linha.ocupado} de ${linha.planejado}`,
    livres: linha.vagas,
  }),
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
