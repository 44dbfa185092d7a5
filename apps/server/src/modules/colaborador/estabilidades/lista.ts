import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { codigosDe } from '@rh/domain/codigos/codigos'
import type { estabilidadesContract, LinhaDeEstabilidade } from '@rh/domain/contract/estabilidades'
import { listaEstabilidades } from '@rh/domain/listas/estabilidades'
import { faixasDeEstabilidade, type FaixaDeEstabilidade } from '@rh/domain/regras/estabilidade/faixas'
import { estabilidadeOf } from '@rh/domain/regras/estabilidade/estabilidade'
import { listPage } from '../../../db/list-query.ts'
import type { Db } from '../../../db/db.ts'
import { contemTermos } from '../../../db/termos.ts'
import type { ExportSource } from '../../../exportacao/exportar.ts'
import type { Ator } from '../../../http/ator.ts'
import { listContratos } from '../../ferias/contratos.ts'
import { contratoNoEscopo } from '../../processo/escopo.ts'
import { emVigor } from '../periodo.ts'

export type Filtros = z.output<
  NonNullable<(typeof estabilidadesContract)['GET /api/demissao/estabilidades']['query']>
>

/** Condition of each band: every protection that is not over is in one of them. */
const faixas = (hoje: string): Readonly<Record<FaixaDeEstabilidade, RawBuilder<boolean>>> => ({
  futura: sql<boolean>`e.inicio > ${hoje}::date`,
  sem_fim: sql<boolean>`(e.inicio <= ${hoje}::date and e.fim is null)`,
  ate_30: sql<boolean>`(e.inicio <= ${hoje}::date and e.fim <= ${hoje}::date + 30)`,
  ate_90: sql<boolean>`(e.inicio <= ${hoje}::date and e.fim between ${hoje}::date + 31 and ${hoje}::date + 90)`,
  depois: sql<boolean>`(e.inicio <= ${hoje}::date and e.fim > ${hoje}::date + 90)`,
})

/** Protections not over of people who are here and whose contract the person follows. */
function condicoes(ator: Ator, { busca, faixa, tipo, contratoId }: Partial<Filtros>, hoje: string) {
  return sql.join(
    [
      sql`(e.fim is null or e.fim >= ${hoje}::date)`,
      emVigor(hoje),
      sql`(cp.data_desligamento is null or cp.data_desligamento >= ${hoje}::date)`,
      contratoNoEscopo(ator, 'cp.contrato_id'),
      ...(faixa ? [faixas(hoje)[faixa]] : []),
      ...(tipo ? [sql`e.tipo = ${tipo}`] : []),
      ...(contratoId ? [sql`cp.contrato_id = ${contratoId}`] : []),
      ...(busca ? [contemTermos('cp.nome_busca', busca)] : []),
    ],
    sql` and `,
  )
}

const achados = (onde: RawBuilder<unknown>) => sql`
  select e.id, e.inicio, e.fim, cp.nome_busca, cp.versao_id
    from estabilidade e
    join colaborador_periodo cp on cp.vinculo_id = e.vinculo_id
   where ${onde}`

const faixaDe = (hoje: string) => {
  const condicao = faixas(hoje)
  return sql`case ${sql.join(
    codigosDe(faixasDeEstabilidade).map((faixa) => sql`when ${condicao[faixa]} then ${faixa}::text`),
    sql` `,
  )} end`
}

const comColunas = (origem: RawBuilder<unknown>, hoje: string) => sql`
  select e.id, v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula, de.nome_busca,
         lo.nome as posto, co.numero || ' · ' || cl.nome_fantasia as contrato,
         e.tipo, e.inicio, e.fim, e.fim - ${hoje}::date as faltam, e.previsto, e.origem, ${faixaDe(hoje)} as faixa
    from ${origem} de
    join estabilidade e on e.id = de.id
    join vinculo v on v.id = e.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
    join vinculo_versao vv on vv.id = de.versao_id
    join posto po on po.id = vv.posto_id
    join local lo on lo.id = po.local_id
    join contrato co on co.id = vv.contrato_id
    join cliente cl on cl.id = co.cliente_id`

type Linha = Omit<LinhaDeEstabilidade, 'fundamento'>

export function estabilidadesSource(
  ator: Ator,
  filtros: Partial<Filtros>,
  hoje: string,
): ExportSource<Linha, LinhaDeEstabilidade> {
  const encontrados = achados(condicoes(ator, filtros, hoje))
  return {
    from: comColunas(sql`(${encontrados})`, hoje),
    colunas: { nome: sql`achados.nome_busca`, inicio: sql`achados.inicio`, fim: sql`achados.fim` },
    ordemPadrao: listaEstabilidades.ordemPadrao,
    semNulos: ['nome', 'inicio'],
    indice: {
      achados: encontrados,
      chaves: sql`achados.id, achados.inicio, achados.fim, achados.nome_busca, achados.versao_id`,
      comColunas: (origem) => comColunas(origem, hoje),
      findAntes: filtros.busca !== undefined,
    },
    mostrar: (linha) => ({ ...linha, fundamento: estabilidadeOf(linha.tipo).fundamento }),
  }
}

export async function listEstabilidades(db: Db, ator: Ator, filtros: Filtros, hoje: string) {
  const source = estabilidadesSource(ator, filtros, hoje)
  const [page, contagens, contratos] = await Promise.all([
    listPage<Linha>(db, filtros, source),
    contar(db, ator, filtros, hoje),
    listContratos(db, ator, hoje),
  ])
  return { ...page, results: page.results.map(source.mostrar), contagens, contratos }
}

async function contar(db: Db, ator: Ator, filtros: Filtros, hoje: string) {
  const condicao = faixas(hoje)
  const porFaixa = codigosDe(faixasDeEstabilidade).map(
    (faixa) => sql`${faixa}::text, count(*) filter (where ${condicao[faixa]})`,
  )
  const { rows } = await sql<{ contagens: Record<FaixaDeEstabilidade, number> }>`
    select jsonb_build_object(${sql.join(porFaixa)}) as contagens
      from estabilidade e join colaborador_periodo cp on cp.vinculo_id = e.vinculo_id
     where ${condicoes(ator, { ...filtros, faixa: undefined }, hoje)}`.execute(db)
  return rows[0]?.contagens ?? { futura: 0, sem_fim: 0, ate_30: 0, ate_90: 0, depois: 0 }
}
