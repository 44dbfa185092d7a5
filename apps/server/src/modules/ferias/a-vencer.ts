import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { codigosDe } from '@rh/domain/codigos/codigos'
import type { FeriasAVencer, feriasAVencerContract } from '@rh/domain/contract/ferias-a-vencer'
import { POR_PAGINA_PADRAO } from '@rh/domain/listas/define-list'
import {
  faixasDeVencimento,
  listaFeriasAVencer,
  type FaixaDeVencimento,
} from '@rh/domain/listas/ferias-a-vencer'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { vePagamento } from '@rh/domain/processo/quem'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import { contemTermos } from '../../db/termos.ts'
import { exportar, type ExportSource } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { emVigor, semFimMarcado } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { nomeDoContrato } from '../processo/nomes.ts'
import { listContratos } from './contratos.ts'
import { comInicioValido } from './inicio-valido.ts'

export type Filtros = z.output<
  NonNullable<(typeof feriasAVencerContract)['GET /api/ferias/a-vencer']['query']>
>

/** The days of each band, from the first to the last; none where it has no end. */
const limites: Readonly<Record<FaixaDeVencimento, readonly [de: number | null, ate: number | null]>> = {
  em_dobro: [null, -1],
  ate_30: [0, 30],
  ate_60: [31, 60],
  ate_90: [61, 90],
  depois: [91, null],
}

function naFaixa(faixa: FaixaDeVencimento, hoje: string): RawBuilder<boolean> {
  const [de, ate] = limites[faixa]
  const partes = [
    ...(de === null ? [] : [sql`fp.ultimo_inicio >= ${hoje}::date + ${de}::int`]),
    ...(ate === null ? [] : [sql`fp.ultimo_inicio <= ${hoje}::date + ${ate}::int`]),
  ]
  return sql<boolean>`(${sql.join(partes, sql` and `)})`
}

/** Day at which the queue is looked at, with the moment it ended; none for a day that still runs. */
export interface DiaDaFila {
  readonly hoje: string
  /** The last start from which on rows are read, in the order of the page; all of them without one. */
  readonly desde?: string
  readonly fimDoDia?: string | null
}

const isPassado = ({ fimDoDia = null }: DiaDaFila): boolean => fimDoDia !== null

/** Periods as `fp`, with the balance of now or the one that they had when a day that is over ended. */
const periodosEm = ({ fimDoDia = null }: DiaDaFila): RawBuilder<unknown> =>
  fimDoDia === null
    ? sql`ferias_periodo fp`
    : sql`(select p.id, p.vinculo_id, s.saldo, p.concessao_fim - s.saldo + 1 as ultimo_inicio
             from ferias_saldo s join ferias_periodo p on p.id = s.periodo_id
            where s.desde < ${fimDoDia}::timestamptz and s.ate >= ${fimDoDia}::timestamptz) fp`

/** Periods with a balance of people who are here and whose contract the person follows. */
function condicoes(ator: Ator, { busca, faixa, contratoId, ordenar }: Partial<Filtros>, dia: DiaDaFila) {
  const { hoje } = dia
  return sql.join(
    [
      sql`fp.saldo > 0`,
      emVigor(hoje),
      semFimMarcado(hoje, isPassado(dia)),
      contratoNoEscopo(ator, 'cp.contrato_id'),
      ...(dia.desde === undefined
        ? []
        : [
            ordenar === '-ultimoInicio'
              ? sql`fp.ultimo_inicio <= ${dia.desde}::date`
              : sql`fp.ultimo_inicio >= ${dia.desde}::date`,
          ]),
      ...(faixa ? [naFaixa(faixa, hoje)] : []),
      ...(contratoId ? [sql`cp.contrato_id = ${contratoId}`] : []),
      ...(busca ? [contemTermos('cp.nome_busca', busca)] : []),
    ],
    sql` and `,
  )
}

const achados = (onde: RawBuilder<unknown>, dia: DiaDaFila) => sql`
  select fp.id, fp.saldo, fp.ultimo_inicio, cp.nome_busca, cp.versao_id
    from ${periodosEm(dia)}
    join colaborador_periodo cp on cp.vinculo_id = fp.vinculo_id
   where ${onde}`

const faixaDe = (hoje: string) =>
  sql`case ${sql.join(
    codigosDe(faixasDeVencimento).map((faixa) => sql`when ${naFaixa(faixa, hoje)} then ${faixa}::text`),
    sql` `,
  )} end`

/** Days of the month by which a wage is divided (CLT art. 64), and the third of the vacation on top; half up. */
const DOBRA = sql`((vv.salario_centavos::bigint * fp.saldo * 4 + 45) / 90)::int`

const comColunas = (origem: RawBuilder<unknown>, dia: DiaDaFila) => sql`
  select fp.id, v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula, pe.nome_busca,
         lo.nome as posto, co.numero || ' · ' || cl.nome_fantasia as contrato,
         to_char(fp.inicio, 'DD/MM/YYYY') || ' a ' || to_char(fp.fim, 'DD/MM/YYYY') as periodo,
         fp.saldo, fp.ultimo_inicio, fp.ultimo_inicio - ${dia.hoje}::date as faltam, ${faixaDe(dia.hoje)} as faixa,
         ${DOBRA} as dobra_centavos
    from (select a.id, a.saldo, a.versao_id, p.vinculo_id, p.inicio, p.fim, p.concessao_fim - a.saldo + 1 as ultimo_inicio
            from ${origem} a join ferias_periodo p on p.id = a.id) fp
    join vinculo v on v.id = fp.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
    join vinculo_versao vv on vv.id = fp.versao_id
    join posto po on po.id = vv.posto_id
    join local lo on lo.id = po.local_id
    join contrato co on co.id = vv.contrato_id
    join cliente cl on cl.id = co.cliente_id`

const colunas = { nome: sql`achados.nome_busca`, ultimoInicio: sql`achados.ultimo_inicio` }

type Linha = Required<FeriasAVencer>

/** The queue that a person sees on a day, for its pages, its file and its report. */
export function aVencerSource(
  ator: Ator,
  filtros: Filtros,
  dia: DiaDaFila,
): ExportSource<Linha, FeriasAVencer> {
  const encontrados = achados(condicoes(ator, filtros, dia), dia)
  const ve = vePagamento(ator.grupos)
  return {
    from: comColunas(sql`(${encontrados})`, dia),
    colunas,
    ordemPadrao: listaFeriasAVencer.ordemPadrao,
    semNulos: ['nome', 'ultimoInicio'],
    indice: {
      achados: encontrados,
      chaves: sql`achados.id, achados.saldo, achados.versao_id`,
      prontas: ['id', 'saldo', 'versao_id'],
      comColunas: (origem) => comColunas(origem, dia),
      findAntes: filtros.busca !== undefined || isPassado(dia),
    },
    mostrar: ({ dobraCentavos, ...linha }) => ({ ...linha, ...(ve && { dobraCentavos }) }),
  }
}

/** What the report adds up and counts over the whole queue: a pay is read only where it is asked for. */
export const somasAVencer = (ator: Ator, filtros: Filtros, dia: DiaDaFila): RawBuilder<unknown> => sql`
  select fp.saldo, ${DOBRA} as dobra_centavos, cp.matricula, cp.contrato_id as contrato, ${faixaDe(dia.hoje)} as faixa
    from (${achados(condicoes(ator, filtros, dia), dia)}) fp
    left join vinculo_versao vv on vv.id = fp.versao_id
    left join colaborador_periodo cp on cp.versao_id = fp.versao_id`

/** How many of a page's order come before a day, and all of them. */
interface Atalho {
  readonly total: number
  readonly pulados: number
  /** The day on which the page begins. */
  readonly dia: string
}

const isPorDia = ({ ordenar = listaFeriasAVencer.ordemPadrao }: Filtros): boolean =>
  ordenar === 'ultimoInicio' || ordenar === '-ultimoInicio'

/**
 * Where a page of the queue begins, told from how many there are on each day: those of the days before it are not read one by
 * one. Null where the order is another one, or the page lies past the end.
 */
function atalhoDe(filtros: Filtros, dias: readonly DiaContado[], hoje: string): Atalho | null {
  const { faixa, pagina = 1, porPagina = POR_PAGINA_PADRAO, ordenar } = filtros
  const daFaixa = dias.filter(([faltam]) => faixa === undefined || isNaFaixa(faixa, faltam))
  const emOrdem = ordenar === '-ultimoInicio' ? daFaixa.toReversed() : daFaixa
  let pulados = 0
  for (const [faltam, quantos] of emOrdem) {
    if (pulados + quantos > (pagina - 1) * porPagina)
      return { total: somar(daFaixa), pulados, dia: somarDias(hoje, faltam) }
    pulados += quantos
  }
  return null
}

/** A page of the queue, with how many are in each band. */
export async function listAVencer(db: Db, ator: Ator, filtros: Filtros, hoje: string) {
  const [dias, contratos] = await Promise.all([
    lerDias(db, ator, filtros, hoje),
    listContratos(db, ator, hoje),
  ])
  const atalho = isPorDia(filtros) ? atalhoDe(filtros, dias, hoje) : null
  const source = aVencerSource(ator, filtros, { hoje, ...(atalho && { desde: atalho.dia }) })
  const page = await listPage<Linha>(db, filtros, source, atalho ?? undefined)
  const linhas = await comInicioValido(db, page.results, hoje)
  const results = linhas.map((linha) => ({ ...source.mostrar(linha), comecarAte: linha.comecarAte }))
  return { ...page, results, contagens: porFaixa(dias), contratos }
}

/** The file says the date that the page shows. */
export const noArquivo = (
  db: Db,
  source: ExportSource<Linha, FeriasAVencer>,
  hoje: string,
): ExportSource<Linha, FeriasAVencer> => ({
  ...source,
  completar: async (linhas) =>
    (await comInicioValido(db, linhas, hoje)).map(({ comecarAte, ...linha }) => ({
      ...linha,
      ultimoInicio: comecarAte,
    })),
})

/** Days from today to a last start, and how many have it. */
type DiaContado = readonly [faltam: number, quantos: number]

const somar = (dias: readonly DiaContado[]): number => dias.reduce((soma, [, quantos]) => soma + quantos, 0)

function isNaFaixa(faixa: FaixaDeVencimento, faltam: number): boolean {
  const [de, ate] = limites[faixa]
  return (de === null || faltam >= de) && (ate === null || faltam <= ate)
}

const porFaixa = (dias: readonly DiaContado[]) => {
  const quantos = (faixa: FaixaDeVencimento) => somar(dias.filter(([faltam]) => isNaFaixa(faixa, faltam)))
  return {
    em_dobro: quantos('em_dobro'),
    ate_30: quantos('ate_30'),
    ate_60: quantos('ate_60'),
    ate_90: quantos('ate_90'),
    depois: quantos('depois'),
  }
}

/** How many are in each band. */
export const contarAVencer = async (db: Db, ator: Ator, filtros: Filtros, hoje: string) =>
  porFaixa(await lerDias(db, ator, filtros, hoje))

/** How many there are of each day, in any band: of a whole company the same until a period or a stretch of anybody is written. */
function lerDias(db: Db, ator: Ator, filtros: Filtros, hoje: string): Promise<readonly DiaContado[]> {
  const { busca, contratoId } = filtros
  return ator.escopado || busca !== undefined
    ? contarDias(db, ator, filtros, hoje)
    : whileUnchanged(
        db,
        {
          about: 'ferias a vencer',
          question: [hoje, contratoId],
          tables: ['colaborador_periodo', 'ferias_periodo'],
        },
        () => contarDias(db, ator, filtros, hoje),
      )
}

async function contarDias(
  db: Db,
  ator: Ator,
  filtros: Filtros,
  hoje: string,
): Promise<readonly DiaContado[]> {
  const { rows } = await sql<{ dias: readonly DiaContado[] }>`
    select coalesce(json_agg(array[faltam, quantos] order by faltam), '[]') as dias
      from (select fp.ultimo_inicio - ${hoje}::date as faltam, count(*)::int as quantos
              from ferias_periodo fp join colaborador_periodo cp on cp.vinculo_id = fp.vinculo_id
             where ${condicoes(ator, { ...filtros, faixa: undefined }, { hoje })}
             group by fp.ultimo_inicio) d`.execute(db)
  return rows[0]?.dias ?? []
}

/** The queue of vacations to expire, on a page and as a file. */
export function aVencerHandlers(deps: Deps): Handlers<typeof feriasAVencerContract> {
  const hoje = (): string => hojeEm(deps.clock.agora(), deps.config.empresaFuso)
  return {
    'GET /api/ferias/a-vencer': ({ query, request: { ator } }) => listAVencer(deps.db, ator, query, hoje()),
    'GET /api/ferias/a-vencer/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaFeriasAVencer,
        query,
        nomes: { contratoId: nomeDoContrato(request.ator) },
        source: noArquivo(deps.db, aVencerSource(request.ator, query, { hoje: hoje() }), hoje()),
      }),
  }
}
