import { sindicatosDeEmpregados } from '@rh/domain/cadastros/sindicato'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

/** What the forms of contracts choose from: registers that are in use. */
export async function readOpcoes(db: Db) {
  const [clientes, sindicatos, centrosDeCusto, escalas, itens, gestores] = await Promise.all([
    db
      .selectFrom('cliente')
      .select(['id', 'nomeFantasia as nome', 'cnpj', 'publico'])
      .orderBy(sql`busca(nome_fantasia)`)
      .execute(),
    db
      .selectFrom('sindicato')
      .select(['id', 'nome', 'uf', 'dataBaseMes'])
      .where('ativo', '=', true)
      .where('tipo', 'in', sindicatosDeEmpregados)
      .orderBy('uf')
      .orderBy('nome')
      .execute(),
    db
      .selectFrom('centroDeCusto')
      .select(['id', 'descricao as nome', 'codigo'])
      .where('ativo', '=', true)
      .orderBy('codigo')
      .execute(),
    db
      .selectFrom('escala')
      .select(['id', 'nome', 'horasSemanais'])
      .where('ativo', '=', true)
      .orderBy('nome')
      .execute(),
    db
      .selectFrom('itemUniforme')
      .select(['id', 'descricao as nome'])
      .where('ativo', '=', true)
      .orderBy('descricao')
      .execute(),
    db
      .selectFrom('usuario')
      .select(['id', 'nome'])
      .where('ativo', '=', true)
      .orderBy(sql`busca(nome)`)
      .execute(),
  ])
  return { clientes, sindicatos, centrosDeCusto, escalas, itens, gestores }
}

/** Cargos with the floor of the union in force on the day. */
export async function listCargos(db: Db, sindicatoId: number | null, dia: string) {
  const { rows } = await sql<{ id: number; nome: string; cbo: string; pisoCentavos: number | null }>`
    select ca.id, ca.titulo as nome, ca.cbo,
           (select pi.valor_centavos from piso_salarial pi
             where pi.cargo_id = ca.id and pi.sindicato_id = ${sindicatoId}::int and pi.desde <= ${dia}::date
             order by pi.desde desc limit 1) as piso_centavos
      from cargo ca where ca.ativo order by busca(ca.titulo)`.execute(db)
  return rows
}
