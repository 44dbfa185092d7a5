import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'
import { cifrarContas } from '../modules/colaborador/conta.ts'
import { novoCpf } from './admissoes.ts'

interface Posto {
  readonly id: number
  readonly contratoId: number
}

interface NovoColaborador {
  readonly nome: string
  readonly nomeSocial?: string
  readonly cpf?: string
  readonly matricula: string
  readonly posto: Posto
  readonly admissao: string
  readonly desligamento?: string
  readonly experienciaDias?: number
  readonly prorrogacaoDias?: number
}

/** A post of a contract with this login's scope, or of one outside it. */
export async function postoDe(db: Db, login: string, noEscopo = true, pular = 0): Promise<Posto> {
  const { rows } = await sql<Posto>`
    select po.id, po.contrato_id from posto po
     where (po.contrato_id in (select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
       where u.usuario = ${login})) = ${noEscopo}
     order by po.id offset ${pular} limit 1`.execute(db)
  const [posto] = rows
  if (!posto) throw new Error(`No post for ${login}`)
  return posto
}

/** Somebody with one version of the contract data, in the terms of the post. Answers the bond. */
export async function criarColaborador(db: Db, novo: NovoColaborador): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with p as (
      insert into pessoa (cpf, nome, nome_social, nascimento, sexo, estado_civil, raca_cor, grau_instrucao, mae, telefone,
                          rg, rg_orgao, rg_uf, cep, logradouro, numero, bairro, municipio, uf)
      values (${novo.cpf ?? novoCpf()}, ${novo.nome}, ${novo.nomeSocial ?? null}, '1990-05-02', 'F', '1', '3', '07',
              'Mãe de Alguém', '11987654321', '123456789', 'SSP', 'SP', '01310100', 'Avenida Paulista', '1', 'Centro',
              'São Paulo', 'SP')
      returning id)
    insert into vinculo (pessoa_id, matricula, data_admissao, data_desligamento, experiencia_dias,
                         experiencia_prorrogacao_dias)
    select id, ${novo.matricula}, ${novo.admissao}, ${novo.desligamento ?? null}, ${novo.experienciaDias ?? 90},
           ${novo.prorrogacaoDias ?? 0} from p
    returning id`.execute(db)
  const vinculoId = rows[0]?.id ?? 0
  await novaVersao(db, vinculoId, novo.posto, novo.admissao)
  return vinculoId
}

/** A version of the bond in the terms of a post, from a date on. */
export async function novaVersao(
  db: Db,
  vinculoId: number,
  { id }: Pick<Posto, 'id'>,
  vigencia: string,
  salarioCentavos = 200_000,
): Promise<void> {
  await sql`
    insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
                                centro_de_custo_id, salario_centavos, motivo)
    select ${vinculoId}::int, ${vigencia}::date, po.cargo_id, po.id, po.contrato_id, po.escala_id, co.sindicato_id,
           co.centro_de_custo_id, ${salarioCentavos}::bigint, 'Teste'
      from posto po join contrato co on co.id = po.contrato_id where po.id = ${id}`.execute(db)
}

/** Writes the account of people, as the system keeps one: no statement of a test writes it by itself. */
export async function guardarConta(
  db: Db,
  quem: RawBuilder<unknown>,
  conta: Readonly<Record<string, string | null>>,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from pessoa where ${quem}`.execute(db)
  for (const { id } of rows)
    await db.transaction().execute(async (tx) => {
      const [linha] = await cifrarContas(tx, [{ id, ...conta }])
      await tx
        .updateTable('pessoa')
        .set({ ...linha })
        .where('id', '=', id)
        .execute()
    })
}
