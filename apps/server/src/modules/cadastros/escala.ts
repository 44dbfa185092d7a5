import { sql } from 'kysely'
import { tabelaDeJornada } from '@rh/domain/cadastros/parametros'
import { achadosDaEscala, resumoDaEscala, type HorarioDaEscala } from '@rh/domain/cadastros/jornada-da-escala'
import type { DadosDaEscala } from '@rh/domain/cadastros/escala'
import type { DiaDaSemana } from '@rh/domain/regras/calendario/escala'
import type { Achado } from '@rh/domain/achado'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { serieDoParametro } from './parametros.ts'
import { contem, soAtivos, todas, type CadastroStore } from './cadastro.ts'
import { pessoasCom, postosCom } from './uso.ts'

interface Filtros {
  readonly busca?: string | undefined
  readonly ativo?: '1' | '0' | undefined
  readonly tipo?: string | undefined
}

const hhmm = (coluna: string) => sql`to_char(${sql.ref(coluna)}, 'HH24:MI')`

/**
 * Weekdays of the weekly rest of a scale `alias` (CLT art. 67): none where it goes around with a cycle, and the Saturday too of who
 * does not work on it, where the company counts it as one.
 */
export const repousosDaEscala = (alias: string) => {
  const de = (coluna: string) => sql.ref(`${alias}.${coluna}`)
  return sql<DiaDaSemana[]>`case
    when ${de('tipo')} = '12x36' or (${de('ciclo_trabalho')} is not null and ${de('repouso')} is null) then '{}'::text[]
    else array[coalesce(${de('repouso')}, 'dom')] || case
      when not 'sab' = any (${de('dias')}) and coalesce(${de('repouso')}, 'dom') <> 'sab'
           and (select sabado_repouso from empresa) then array['sab'] else '{}'::text[] end end`
}

export const escalaStore: CadastroStore<DadosDaEscala, Filtros> = {
  tabela: 'escala',
  linhas: ({ busca, ativo, tipo }, hoje) => sql`
    select e.id, e.nome, e.tipo, case when e.ciclo_trabalho is null then 'semanal' else 'rotativo' end as ciclo,
           e.dias, e.ciclo_trabalho, e.ciclo_folga, ${hhmm('e.entrada')} as entrada, ${hhmm('e.saida')} as saida,
           e.intervalo_minutos, ${hhmm('e.sabado_entrada')} as sabado_entrada,
           ${hhmm('e.sabado_saida')} as sabado_saida, e.repouso, e.horas_semanais, e.noturna, e.ativo, e.versao,
           coalesce(p.pessoas, 0) as pessoas
      from escala e
      left join (
        select atual.escala_id, count(*)::int as pessoas
          from vinculo v
          join lateral (select x.escala_id from vinculo_versao x
                         where x.vinculo_id = v.id and x.vigencia <= ${hoje}::date
                         order by x.vigencia desc limit 1) atual on true
         where v.data_admissao <= ${hoje}::date
           and (v.data_desligamento is null or v.data_desligamento >= ${hoje}::date)
         group by atual.escala_id) p on p.escala_id = e.id
     where ${todas([
       ...contem(busca, 'e.nome'),
       ...soAtivos('e.ativo', ativo),
       ...(tipo ? [sql<boolean>`e.tipo = ${tipo}`] : []),
     ])}`,
  colunas: { nome: sql`busca(achados.nome)` },
  valores: (dados) => {
    const { horasSemanais, noturna } = resumoDaEscala(dados)
    const rotativa = dados.ciclo === 'rotativo'
    return {
      nome: dados.nome,
      tipo: dados.tipo,
      dias: dados.dias,
      ciclo_trabalho: rotativa ? dados.cicloTrabalho : null,
      ciclo_folga: rotativa ? dados.cicloFolga : null,
      entrada: dados.entrada,
      saida: dados.saida,
      intervalo_minutos: dados.intervaloMinutos,
      sabado_entrada: dados.sabadoEntrada ?? null,
      sabado_saida: dados.sabadoSaida ?? null,
      repouso: rotativa ? null : (dados.repouso ?? null),
      horas_semanais: horasSemanais,
      noturna,
    }
  },
  conferir: async ({ tx, hoje }, dados) => {
    const bloqueios = (await conferirEscala(tx, dados, hoje)).filter((a) => a.severidade === 'bloqueio')
    if (bloqueios.length > 0) throw failure('pendencias', { pendencias: bloqueios })
  },
  usa: [pessoasCom('escala_id'), postosCom('escala_id')],
  nomes: [{ coluna: 'nome', campo: 'nome', mensagem: 'Já existe uma escala com este nome' }],
  unicos: { escala_nome_key: { campo: 'nome', mensagem: 'Já existe uma escala com este nome' } },
}

/** What the law in force on a day says of a scale, by the company's own table of limits. */
export async function conferirEscala(
  db: Db | Tx,
  escala: HorarioDaEscala,
  hoje: string,
): Promise<readonly Achado[]> {
  const [dia, semana] = await Promise.all([
    serieDoParametro(db, 'jornada_dia_horas'),
    serieDoParametro(db, 'jornada_semana_horas'),
  ])
  return achadosDaEscala(escala, hoje, tabelaDeJornada(dia, semana))
}
