import { sql } from 'kysely'
import type { inicioContract } from '@rh/domain/contract/inicio'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { comprometida, ocupadosPorPosto } from '../contratos/ocupacao.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { contarPorSituacao, listEsperando } from './esperando.ts'

/**
 * People at work today and slots still open, in the contracts that the person sees. By post all at once: asked one by
 * one, as the pages of a contract do, five thousand posts take ten times as long.
 */
async function contarQuadro(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<{ colaboradoresAtivos: number; vagasAbertas: number }>`
    with comprometidos as (
      select pr.posto_id, count(*)::int as total from processo_indice pr
       where ${comprometida} group by pr.posto_id),
    termos as (
      select distinct on (pv.posto_id) pv.posto_id, pv.quantidade from posto_vigencia pv
       order by pv.posto_id, (pv.desde <= ${hoje}::date) desc,
                case when pv.desde <= ${hoje}::date then pv.desde end desc, pv.desde)
    select coalesce(sum(o.total), 0)::int as colaboradores_ativos,
           coalesce(sum(greatest(0, te.quantidade - coalesce(o.total, 0) - coalesce(c.total, 0))), 0)::int
             as vagas_abertas
      from posto po
      join contrato co on co.id = po.contrato_id
      join termos te on te.posto_id = po.id
      left join ${ocupadosPorPosto(hoje)} o on o.posto_id = po.id
      left join comprometidos c on c.posto_id = po.id
     where co.termino >= ${hoje}::date and ${contratoNoEscopo(ator, 'po.contrato_id')}`.execute(db)
  return rows[0] ?? { colaboradoresAtivos: 0, vagasAbertas: 0 }
}

export function inicioHandlers({ db, clock, config }: Deps): Handlers<typeof inicioContract> {
  return {
    'GET /api/inicio': async ({ request: { ator } }) => {
      const [espera, porSituacao, quadro] = await Promise.all([
        listEsperando(db, ator),
        contarPorSituacao(db, ator),
        contarQuadro(db, ator, hojeEm(clock.agora(), config.empresaFuso)),
      ])
      return {
        minhaVez: espera.results,
        totalMinhaVez: espera.total,
        totaisMinhaVez: espera.totais,
        porSituacao,
        ...quadro,
      }
    },
  }
}
