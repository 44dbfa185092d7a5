import { sql, type RawBuilder } from 'kysely'
import { BUSCA_POR_TIPO, type Achados } from '@rh/domain/contract/busca'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { comZeros } from '../colaborador/busca.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { situacaoEm } from '../colaborador/situacao.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { podeVer, type Termo } from './termo.ts'

/** Of a part that thousands of names have, so many are looked at; those that begin with it come whole. */
const EXAMINADOS = 1_000

/**
 * Employees by part of the name, matrícula or CPF, each way through its own index. Those at work come before those
 * who left, and names that begin with the term before those that contain it.
 */
export async function procurarColaboradores(
  db: Db,
  ator: Ator,
  termo: Termo,
  hoje: string,
): Promise<Achados['colaboradores']> {
  if (!podeVer(ator, 'colaborador.listar')) return []
  const { rows } = await sql<Achados['colaboradores'][number]>`
    with candidatos as materialized (${candidatos(ator, termo, hoje)}),
    primeiros as (
      select c.versao_id, c.vinculo_id, c.data_desligamento is not null as saiu,
             c.nome_busca like ${termo.inicioDeNome} as comeca, c.nome_busca
        from candidatos c
       order by saiu, comeca desc, c.nome_busca, c.vinculo_id limit ${BUSCA_POR_TIPO})
    select v.id, v.matricula, coalesce(pe.nome_social, pe.nome) as nome, ca.titulo as cargo, lo.nome as posto, ${situacaoEm(hoje)} as situacao
      from primeiros p
      join vinculo v on v.id = p.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join vinculo_versao ve on ve.id = p.versao_id
      join cargo ca on ca.id = ve.cargo_id
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
     order by p.saiu, p.comeca desc, p.nome_busca, v.id`.execute(db)
  return rows
}

function candidatos(ator: Ator, { parteDeNome, inicioDeNome, numero, cpf }: Termo, hoje: string) {
  const onde = (condicao: RawBuilder<unknown>) => sql`
    select cp.versao_id, cp.vinculo_id, cp.nome_busca, cp.data_desligamento from colaborador_periodo cp
     where ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')} and ${condicao}`
  const caminhos = [
    // In the order of its index, so that it stops at the last one shown.
    sql`${onde(sql`cp.nome_busca like ${inicioDeNome} and cp.data_desligamento is null`)}
      order by cp.nome_busca, cp.vinculo_id limit ${BUSCA_POR_TIPO}`,
    sql`${onde(sql`cp.nome_busca like ${parteDeNome}`)} limit ${EXAMINADOS}`,
    ...(numero === null ? [] : [onde(sql`cp.matricula in (${numero}, ${comZeros(numero)})`)]),
    ...(cpf === null ? [] : [onde(sql`cp.cpf = ${cpf}`)]),
  ]
  return sql.join(
    caminhos.map((caminho) => sql`(${caminho})`),
    sql` union `,
  )
}
