import { sql } from 'kysely'
import type { AfastamentoResumo } from '@rh/domain/contract/afastamento'
import { listaAfastamento, momentosVisiveis, veMotivos } from '@rh/domain/listas/afastamento'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { motivosVistos } from '@rh/domain/processos/afastamento/visibilidade'
import { motivosDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { codigosDe } from '@rh/domain/codigos/codigos'
import type { Visao } from '@rh/domain/regras/afastamento/motivos-tipos'
import type { SituacaoDoAfastamento } from '@rh/domain/regras/afastamento/vida'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { colunasDoVinculo } from '../processo/listas/do-vinculo.ts'
import { visiveis, type FiltrosDeProcesso, type Listagem } from '../processo/listas/listagem.ts'
import { momentoEm } from './momento.ts'

const GRUPOS = JSON.stringify(
  Object.fromEntries(
    codigosDe(motivosDeAfastamento).map((codigo) => [codigo, motivosDeAfastamento[codigo].grupo]),
  ),
)
const NOMES = JSON.stringify(
  Object.fromEntries(
    codigosDe(motivosDeAfastamento).map((codigo) => [codigo, motivosDeAfastamento[codigo].nome]),
  ),
)

/** A reason of `af` as it is written somewhere, for those who see so much of it. */
const dito = ({ grupos }: Ator, grau: Visao, escrito: string) =>
  sql`case when af.motivo = any (${sql.val([...motivosVistos(grupos, grau)])}::text[])
      then ${escrito}::jsonb ->> af.motivo end`

/** Homologated, closed or not: what stands somewhere by its dates. */
const COM_MOMENTO = ['homologado', 'encerrado']
const temMomento = sql`p.status = any (${sql.val(COM_MOMENTO)}::text[])`

/** How leaves are listed: their days, where they stand today, and what each person may read of the reason. */
export const listagemAfastamento: Listagem<AfastamentoResumo & { readonly cpf: null }> = {
  process: afastamento,
  lista: listaAfastamento,
  colunas: (ator, hoje = '9999-12-31') => sql`
    ${colunasDoVinculo},
    af.fim::text as fim, af.fim - af.inicio + 1 as dias,
    case when ${temMomento} then ${momentoEm(hoje, veMotivos(ator.grupos))} end as momento,
    ${dito(ator, 'grupo', GRUPOS)} as grupo,
    ${dito(ator, 'motivo', NOMES)} as motivo`,
  origem: sql`left join afastamento af on af.processo_id = p.id`,
  condicoes: ({ momento, colaboradorId, hoje = '9999-12-31' }, { grupos }) => [
    ...(colaboradorId === undefined
      ? []
      : [
          sql<boolean>`p.id in (select af.processo_id from afastamento af where af.vinculo_id = ${colaboradorId}::int)`,
        ]),
    ...(momento === undefined ? [] : [noMomento(momento, hoje, veMotivos(grupos))]),
  ],
}

/** Few leaves run at a time: they are found first, and the closed ones by their status. */
function noMomento(momento: string, hoje: string, veSaude: boolean) {
  const correm = sql`p.id in (select af.processo_id from afastamento af
    where af.vigente and ${momentoEm(hoje, veSaude)} = ${momento})`
  return momento === 'encerrado'
    ? sql<boolean>`(p.status = 'encerrado' or (p.status = 'homologado' and ${correm}))`
    : sql<boolean>`(p.status = 'homologado' and ${correm})`
}

/** How many homologated leaves of those that a person sees are in each tab that the person has. */
export async function contarMomentos(
  db: Db,
  ator: Ator,
  { contratoId, hoje }: Pick<FiltrosDeProcesso, 'contratoId'> & { readonly hoje: string },
): Promise<Partial<Record<SituacaoDoAfastamento, number>>> {
  const { rows } = await sql<{ momento: SituacaoDoAfastamento; total: number }>`
    select m.momento, count(*)::int as total
      from afastamento af
      join processo_indice p on p.id = af.processo_id
      cross join lateral (select ${momentoEm(hoje, veMotivos(ator.grupos))} as momento) m
     where af.vigente and ${visiveis(afastamento, ator)}
       ${contratoId ? sql`and p.contrato_id = ${contratoId}` : sql``}
     group by m.momento`.execute(db)
  const contados = new Map(rows.map(({ momento, total }) => [momento, total]))
  const abas = momentosVisiveis(ator.grupos).filter((momento) => momento !== 'encerrado')
  return Object.fromEntries(abas.map((momento) => [momento, contados.get(momento) ?? 0]))
}
