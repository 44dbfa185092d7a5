import { sql } from 'kysely'
import type { NovaMudanca, PreviaDaMudanca } from '@rh/domain/contract/mudanca'
import {
  verificarMudanca,
  type FatosDaMudanca,
  type ParametrosDaMudanca,
} from '@rh/domain/processos/promocao/mudanca'
import { dia15DoMesSeguinte } from '@rh/domain/regras/esocial/prazos'
import { hojeEm } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { limiteEm } from '../../cadastros/limites.ts'
import { comprometida } from '../../contratos/ocupacao.ts'
import { requireAchados } from '../../processo/requirements.ts'
import { guardarAlteracao } from '../coletiva/conferir.ts'
import { findEscala, planejar, postosDa } from './pessoas.ts'

/** Everybody in the posts before and after; nothing is kept. */
export async function preverMudanca(
  db: Db,
  parametros: ParametrosDaMudanca,
  hoje: string,
): Promise<PreviaDaMudanca> {
  const [fatos, pessoas] = await Promise.all([
    findFatos(db, parametros, hoje),
    planejar(db, { parametros, hoje }),
  ])
  return {
    pendencias: verificarMudanca(parametros, fatos),
    pessoas,
    s2206Ate: dia15DoMesSeguinte(parametros.vigencia),
  }
}

/**
 * Keeps a change as it was checked, and queues its one transaction. Answers its id; throws 422 with what stands against it,
 * and with the names of those who changed since the preview.
 */
export async function iniciarMudanca(
  work: UnitOfWork,
  { ator, fuso }: { readonly ator: Quem; readonly fuso: string },
  { titulo, parametros, vao, fora, alertasAceitos }: NovaMudanca,
): Promise<number> {
  const { tx, agora } = work
  const hoje = hojeEm(agora, fuso)
  // Two at once would each not see the other's people.
  await sql`select pg_advisory_xact_lock(hashtext('mudanca de postos'), ${parametros.contratoId})`.execute(tx)
  const achados = verificarMudanca(parametros, await findFatos(tx, parametros, hoje))
  requireAchados(achados, { aceitos: alertasAceitos, quem: ator })
  return guardarAlteracao(work, ator, {
    deQue: { tipo: 'postos', contratoId: parametros.contratoId },
    titulo,
    vigencia: parametros.vigencia,
    parametros,
    planejados: await planejar(tx, { parametros, hoje }),
    conferidos: { vao, fora },
  })
}

/** What the change itself is judged by. Throws 404 for an unknown contract. */
async function findFatos(
  db: Db | Tx,
  parametros: ParametrosDaMudanca,
  hoje: string,
): Promise<FatosDaMudanca> {
  const { contratoId, vigencia: dia, escalaId } = parametros
  const { rows } = await sql<FatosDaMudanca['contrato']>`
    select co.inicio, co.termino, exists (select from convencao c where c.sindicato_id = co.sindicato_id
             and ${dia}::date between c.inicio and c.fim) as tem_convencao
      from contrato co where co.id = ${contratoId}`.execute(db)
  const [contrato] = rows
  if (!contrato) throw failure('nao_encontrado')
  const [escala, avisoDias, postos] = await Promise.all([
    findEscala(db, escalaId),
    limiteEm(db, 'promocao.aviso_de_escala', hoje),
    listPostos(db, parametros),
  ])
  return { hoje, avisoDias, contrato, tipoDaEscala: escala?.tipo ?? null, postos }
}

async function listPostos(db: Db | Tx, parametros: ParametrosDaMudanca): Promise<FatosDaMudanca['postos']> {
  const { vigencia: dia } = parametros
  const { rows } = await sql<FatosDaMudanca['postos'][number]>`
    select lo.nome || ' · ' || ca.titulo as nome,
           least((select min(pv.desde) from posto_vigencia pv
                   where pv.posto_id = po.id and pv.desde >= ${dia}::date and pv.quantidade > 0),
                 (select min(a.vigencia) from alteracao_coletiva_posto p join alteracao_coletiva a on a.id = p.alteracao_id
                   where p.posto_id = po.id and a.vigencia >= ${dia}::date and a.estado in ('aplicando', 'aplicado'))) as muda_em,
           coalesce((select jsonb_agg(pr.numero order by pr.id) from processo_indice pr
             where pr.posto_id = po.id and ${comprometida}), '[]') as a_caminho
      from posto po
      join local lo on lo.id = po.local_id
      join cargo ca on ca.id = po.cargo_id
      cross join lateral posto_termos(po.id, ${dia}::date) te
     where ${postosDa(parametros, 'po.id')} and te.quantidade > 0
     order by po.id`.execute(db)
  return rows
}
