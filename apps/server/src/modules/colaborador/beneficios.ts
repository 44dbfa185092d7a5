import { sql } from 'kysely'
import { camposVisiveis } from '@rh/domain/colaborador/visibilidade'
import type { Beneficios } from '@rh/domain/contract/ficha'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'

/** What a bond receives beside the salary, as on a day; nothing for who does not see it. */
export async function showBeneficios(
  db: Db | Tx,
  vinculoId: number,
  ator: Ator,
  em: string,
): Promise<Beneficios | undefined> {
  if (!camposVisiveis(ator.grupos).has('vinculo.beneficios')) return undefined
  const { rows } = await sql<Beneficios>`
    select v.vale_refeicao, v.cesta_basica, vt.vale as vale_transporte
      from vinculo v
      left join lateral (
        select jsonb_build_object('desde', t.desde, 'optante', t.optante, 'escala', e.descricao, 'linhas',
                 coalesce((select jsonb_agg(jsonb_build_object('operadora', l.operadora, 'linha', l.linha,
                     'tarifaCentavos', l.tarifa_centavos, 'viagensDia', l.viagens_dia) order by l.id)
                   from vale_transporte_linha l where l.vale_transporte_id = t.id), '[]'::jsonb)) as vale
          from vale_transporte t left join escala_vt e on e.id = t.escala_vt_id
         where t.vinculo_id = v.id and t.desde <= ${em}::date
         order by t.desde desc limit 1) vt on true
     where v.id = ${vinculoId}`.execute(db)
  return rows[0]
}
