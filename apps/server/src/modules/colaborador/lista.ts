import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { mascararCpf } from '@rh/domain/br/mascaras'
import { codigosDe } from '@rh/domain/codigos/codigos'
import type { ColaboradorResumo } from '@rh/domain/contract/colaborador'
import {
  colunaDoFiltro,
  listaColaborador,
  situacoes,
  type SituacaoColaborador,
} from '@rh/domain/listas/colaborador'
import { colunasVisiveis } from '@rh/domain/listas/define-list'
import type { listFilters } from '@rh/domain/listas/gramatica'
import type { Db } from '../../db/db.ts'
import { fixed } from '../../db/fixed.ts'
import { listPage, paginaDe, type Grammar } from '../../db/list-query.ts'
import { prepared } from '../../db/prepared.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { encontra } from './busca.ts'
import { emVigor, estaEm } from './periodo.ts'
import { situacaoEm, somenteEm } from './situacao.ts'

type Filtro = ReturnType<
  typeof listFilters<keyof typeof listaColaborador.colunas, typeof listaColaborador.filtros>
>
export type Filtros = { readonly [N in keyof Filtro]?: z.output<Filtro[N]> }

type Linha = Omit<Required<ColaboradorResumo>, 'cpf'> & { readonly cpf: string }

/** From–until of a column of `colaborador_periodo cp`, both ends included. */
const entre = (coluna: string, de: string | undefined, ate: string | undefined): RawBuilder<unknown>[] => [
  ...(de ? [sql`${sql.ref(coluna)} >= ${de}::date`] : []),
  ...(ate ? [sql`${sql.ref(coluna)} <= ${ate}::date`] : []),
]

function condicoes(ator: Ator, filtros: Filtros, hoje: string): RawBuilder<unknown> {
  const { busca, situacao, contratoId, cargoId, postoId, uf, municipioIbge } = filtros
  const partes = [
    emVigor(hoje),
    contratoNoEscopo(ator, 'cp.contrato_id'),
    ...(situacao ? [estaEm(situacao, hoje)] : []),
    ...(contratoId ? [sql`cp.contrato_id = ${contratoId}`] : []),
    ...(cargoId ? [sql`cp.cargo_id = ${cargoId}`] : []),
    ...(postoId ? [sql`cp.posto_id = ${postoId}`] : []),
    ...(uf ? [sql`cp.uf = ${uf}`] : []),
    ...(municipioIbge ? [sql`cp.municipio_ibge = ${municipioIbge}`] : []),
    ...entre('cp.data_admissao', filtros.admissaoDe, filtros.admissaoAte),
    ...entre('cp.fim_experiencia', filtros.experienciaDe, filtros.experienciaAte),
    ...(filtros.experienciaAte ? [sql`cp.fim_experiencia > '-infinity'`] : []),
    ...entre('cp.data_desligamento', filtros.desligamentoDe, filtros.desligamentoAte),
    ...(busca ? [encontra(busca, ator)] : []),
  ]
  return sql.join(partes, sql` and `)
}

/** The stretches in force of those that a person sees under these filters. */
export function acharColaboradores(ator: Ator, filtros: Filtros, hoje: string): RawBuilder<unknown> {
  requireVisiveis(ator, filtros)
  return sql`
    select cp.vinculo_id as id, cp.versao_id, cp.nome_busca, cp.matricula, cp.data_admissao, cp.fim_experiencia,
           cp.data_desligamento
      from colaborador_periodo cp
     where ${condicoes(ator, filtros, hoje)}`
}

/** All that a row shows, whoever sees it: what a person may not see is taken out by `mostrar`. */
const comColunas = (origem: RawBuilder<unknown>, hoje: string) => sql`
  select v.id, cp.nome_busca, v.matricula, coalesce(pe.nome_social, pe.nome) as nome, pe.cpf, lo.nome as posto,
         (select ca.titulo from cargo ca where ca.id = ve.cargo_id) as cargo,
         (select co.numero || ' · ' || cl.nome_fantasia from contrato co join cliente cl on cl.id = co.cliente_id
           where co.id = ve.contrato_id) as contrato,
         (select mu.nome || '/' || mu.uf from municipio mu where mu.ibge = lo.municipio_ibge) as municipio,
         (select es.nome from escala es where es.id = ve.escala_id) as escala,
         (select cc.codigo || ' · ' || cc.descricao from centro_de_custo cc where cc.id = ve.centro_de_custo_id)
           as centro_de_custo,
         ${situacaoEm(hoje)} as situacao, v.data_admissao, nullif(cp.fim_experiencia, '-infinity') as fim_experiencia,
         v.data_desligamento
    from ${origem} de
    join colaborador_periodo cp on cp.versao_id = de.versao_id
    join vinculo_versao ve on ve.id = cp.versao_id
    join vinculo v on v.id = cp.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
    join posto po on po.id = ve.posto_id
    join local lo on lo.id = po.local_id`

const CHAVES = ['id', 'versao_id'] as const

const readLinhas = fixed(
  (ids: readonly number[], versoes: readonly number[], hoje: string) =>
    sql<Linha>`${prepared} ${comColunas(paginaDe(CHAVES, [ids, versoes]), hoje)}`,
)

/** What the list is ordered by. */
export const ordens = {
  nome: sql`achados.nome_busca`,
  matricula: sql`achados.matricula`,
  dataAdmissao: sql`achados.data_admissao`,
  fimExperiencia: sql`achados.fim_experiencia`,
  dataDesligamento: sql`achados.data_desligamento`,
}

/** All that may be asked of one contract while its own index gives the order. */
const DO_CONTRATO: ReadonlySet<string> = new Set(['contratoId', 'situacao', 'pagina', 'porPagina'])

/** One contract's people by name: the same index finds them whichever it is. */
const soDoContrato = (filtros: Filtros): boolean =>
  filtros.contratoId !== undefined &&
  Object.entries(filtros).every(([nome, valor]) => valor === undefined || DO_CONTRATO.has(nome))

/** The employees that a person sees under these filters, for the pages of the list and for its export. */
export function colaboradorSource(
  ator: Ator,
  filtros: Filtros,
  hoje: string,
): ExportSource<Linha, ColaboradorResumo> {
  const encontrados = acharColaboradores(ator, filtros, hoje)
  return {
    from: comColunas(sql`(${encontrados})`, hoje),
    colunas: ordens,
    ordemPadrao: listaColaborador.ordemPadrao,
    semNulos: ['nome', 'matricula', 'dataAdmissao', 'fimExperiencia'],
    indice: {
      achados: encontrados,
      chaves: sql`achados.id, achados.versao_id`,
      prontas: CHAVES,
      readProntas: (db, [ids = [], versoes = []]) => readLinhas(db, ids, versoes, hoje),
      poucas: soDoContrato(filtros),
      comColunas: (origem) => comColunas(origem, hoje),
      // In any other order than its own index the name would have to be fetched for everybody on the way.
      findAntes: filtros.busca !== undefined && !['nome', '-nome'].includes(filtros.ordenar ?? 'nome'),
    },
    mostrar: comoResumo(ator),
  }
}

/** What a person does not see neither orders nor narrows the list: the order alone would tell it. */
function requireVisiveis(ator: Ator, filtros: Filtros): void {
  const visiveis: ReadonlySet<string> = new Set(colunasVisiveis(listaColaborador, ator.grupos))
  const { ordenar } = filtros
  if (ordenar && !visiveis.has(ordenar.replace('-', '')))
    throw failure('validacao', { campos: { ordenar: 'Esta lista não pode ser ordenada por este campo' } })
  const escondidos = Object.entries(colunaDoFiltro).filter(
    ([filtro, coluna]) => filtros[filtro as keyof Filtros] !== undefined && !visiveis.has(coluna),
  )
  if (escondidos.length > 0)
    throw failure('validacao', {
      campos: Object.fromEntries(escondidos.map(([filtro]) => [filtro, 'Esta lista não tem este filtro'])),
    })
}

/** Fields of a row that are no column of the list, and so nobody's to see or not. */
const comoResumo = (ator: Ator) => {
  const visiveis: ReadonlySet<string> = new Set(colunasVisiveis(listaColaborador, ator.grupos))
  return ({ cpf, escala, centroDeCusto, fimExperiencia, ...linha }: Linha): ColaboradorResumo => ({
    ...linha,
    ...(visiveis.has('cpf') && { cpf: mascararCpf(cpf) }),
    ...(visiveis.has('escala') && { escala }),
    ...(visiveis.has('centroDeCusto') && { centroDeCusto }),
    ...(visiveis.has('fimExperiencia') && { fimExperiencia }),
  })
}

export async function listColaboradores(db: Db, ator: Ator, query: Grammar & Filtros, hoje: string) {
  const source = colaboradorSource(ator, query, hoje)
  const page = await listPage<Linha>(db, query, source)
  return { ...page, results: page.results.map(source.mostrar) }
}

/** How many the person sees in each situação, under the same filters. */
export async function contarPorSituacao(db: Db, ator: Ator, filtros: Filtros, hoje: string) {
  requireVisiveis(ator, filtros)
  const deTodos = !ator.escopado && Object.values({ ...filtros, situacao: undefined }).every(isNada)
  if (!deTodos) return contarSituacoes(db, ator, filtros, hoje)
  return whileUnchanged(db, { about: 'situacoes', question: [hoje], tables: FONTES_DA_SITUACAO }, () =>
    contarSituacoes(db, ator, filtros, hoje),
  )
}

const isNada = (valor: unknown): boolean => valor === undefined

/** What the situação of people follows from. */
const FONTES_DA_SITUACAO = ['afastamento', 'ausencia', 'colaborador_periodo', 'demissao'] as const

async function contarSituacoes(db: Db, ator: Ator, filtros: Filtros, hoje: string) {
  const todos = condicoes(ator, { ...filtros, situacao: undefined }, hoje)
  // Few are away or leaving, and are looked up; the others are told apart in one reading of everybody.
  const contagens = codigosDe(situacoes).map((situacao) =>
    Object.hasOwn(somenteEm, situacao)
      ? sql`${situacao}::text, (select count(*) from colaborador_periodo cp where ${todos} and ${estaEm(situacao, hoje)})`
      : sql`${situacao}::text, count(*) filter (where ${estaEm(situacao, hoje)})`,
  )
  const { rows } = await sql<{ contagens: Record<SituacaoColaborador, number> }>`
    select jsonb_build_object(${sql.join(contagens)}) as contagens
      from colaborador_periodo cp
     where ${todos}`.execute(db)
  return (
    rows[0]?.contagens ?? {
      pre_admissao: 0,
      em_experiencia: 0,
      em_aviso: 0,
      afastado: 0,
      em_ferias: 0,
      ativo: 0,
      desligado: 0,
    }
  )
}
