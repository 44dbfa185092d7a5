import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import type { NomeDe } from '../../exportacao/about.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { nomeDoContrato } from '../processo/nomes.ts'

interface Opcao {
  readonly value: number
  readonly label: string
}

/** What the filters of the list offer: only what has somebody whom the person sees. */
export async function listOpcoes(db: Db, ator: Ator) {
  const [contratos, cargos, municipios] = await Promise.all([
    opcoes(
      db,
      sql`
      select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
        from contrato co join cliente cl on cl.id = co.cliente_id
       where ${contratoNoEscopo(ator, 'co.id')}
         and exists (select from colaborador_periodo cp where cp.contrato_id = co.id)`,
    ),
    opcoes(
      db,
      sql`
      select ca.id as value, ca.titulo as label from cargo ca
       where exists (select from colaborador_periodo cp
         where cp.cargo_id = ca.id and ${contratoNoEscopo(ator, 'cp.contrato_id')})`,
    ),
    opcoes(
      db,
      sql`
      select mu.ibge as value, mu.nome || '/' || mu.uf as label from municipio mu
       where mu.ibge in (select cp.municipio_ibge from colaborador_periodo cp
         where ${contratoNoEscopo(ator, 'cp.contrato_id')})`,
    ),
  ])
  return { contratos, cargos, municipios }
}

async function opcoes(db: Db, linhas: RawBuilder<unknown>): Promise<Opcao[]> {
  const { rows } = await sql<Opcao>`select * from (${linhas}) t order by label`.execute(db)
  return rows
}

/** What the sheet "Filtros" of an exported list calls the ids that narrowed it. */
export const nomesDosFiltros = (ator: Ator) => ({
  contratoId: nomeDoContrato(ator),
  cargoId: rotulo((id) => sql`select titulo as label from cargo where id = ${id}`),
  municipioIbge: rotulo((id) => sql`select nome || '/' || uf as label from municipio where ibge = ${id}`),
  postoId: rotulo(
    (id) => sql`select lo.nome as label from posto po join local lo on lo.id = po.local_id
      where po.id = ${id} and ${contratoNoEscopo(ator, 'po.contrato_id')}`,
  ),
})

const rotulo =
  (consulta: (id: number) => RawBuilder<unknown>): NomeDe =>
  async (db, id) => {
    const { rows } = await sql<{ label: string }>`${consulta(id)}`.execute(db)
    return rows[0]?.label ?? null
  }
