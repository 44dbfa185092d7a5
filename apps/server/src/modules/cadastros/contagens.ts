import { sql } from 'kysely'
import { regrasDeLimite } from '@rh/domain/cadastros/limites'
import { nomesDeParametro } from '@rh/domain/cadastros/parametros'
import type { SlugDeCadastro } from '@rh/domain/cadastros/catalogo'
import type { Db } from '../../db/db.ts'

/** How many active records each register has; null for the company, which is one. */
export async function contarCadastros(db: Db): Promise<Record<SlugDeCadastro, number | null>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from centro_de_custo where ativo) as centros,
           (select count(*)::int from cargo where ativo) as cargos,
           (select count(*)::int from escala where ativo) as escalas,
           (select count(*)::int from escala_vt where ativo) as escalas_vt,
           (select count(*)::int from feriado where ativo) as feriados,
           (select count(*)::int from sindicato where ativo) as sindicatos,
           (select count(*)::int from item_uniforme where ativo) as uniformes,
           (select count(*)::int from documento_tipo where ativo) as documentos`.execute(db)
  const [total] = rows
  return {
    empresa: null,
    'centros-de-custo': total?.['centros'] ?? 0,
    cargos: total?.['cargos'] ?? 0,
    escalas: total?.['escalas'] ?? 0,
    'escalas-de-vt': total?.['escalasVt'] ?? 0,
    feriados: total?.['feriados'] ?? 0,
    sindicatos: total?.['sindicatos'] ?? 0,
    limites: regrasDeLimite.length,
    parametros: nomesDeParametro.length,
    uniformes: total?.['uniformes'] ?? 0,
    documentos: total?.['documentos'] ?? 0,
  }
}
