import { sql, type RawBuilder } from 'kysely'
import { camposVisiveis } from '@rh/domain/colaborador/visibilidade'
import type { Beneficios } from '@rh/domain/contract/ficha'
import { nothing } from '../../db/together.ts'
import type { Ator } from '../../http/ator.ts'

/** Query of what a bond receives beside the salary, as on a day; of nothing for who does not see it. */
export function beneficiosDe(vinculoId: number, ator: Ator, em: string): RawBuilder<Beneficios> {
  if (!camposVisiveis(ator.grupos).has('vinculo.beneficios')) return nothing
  return sql<Beneficios>`
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
     where v.id = ${vinculoId}`
}
