import { sql } from 'kysely'
import { emVigor } from '../../apps/server/src/modules/colaborador/periodo.ts'
import { situacaoEm } from '../../apps/server/src/modules/colaborador/situacao.ts'
import type { Db } from '../../apps/server/src/db/db.ts'

/**
 * The tables of the floor, as a schema each beside those of the product: with the keys that anybody would have, and tuned
 * for these very questions, with a count that stops where ours does.
 */
export const ESQUEMAS = {
  piso: { indices: ['(contrato_id)'], contaAte: null },
  piso_ajustado: {
    indices: [
      '(contrato_id, nome_busca, id)',
      '(situacao, nome_busca, id)',
      'using gin (nome_busca gin_trgm_ops)',
    ],
    contaAte: 10_001,
  },
} as const satisfies Readonly<Record<string, { indices: readonly string[]; contaAte: number | null }>>

export type Esquema = keyof typeof ESQUEMAS
export const esquemas = Object.keys(ESQUEMAS) as Esquema[]

/** What is listed is not what is created: the rows of one round would slow the lists of the next. */
const criarTabelas = (esquema: Esquema) => `
  drop schema if exists ${esquema} cascade;
  create schema ${esquema};
  create table ${esquema}.funcionario (
    id integer primary key, matricula text, nome text not null, nome_busca text not null, cpf text not null,
    situacao text not null, cargo text, contrato text, posto text, municipio text, contrato_id integer not null,
    data_admissao date, data_desligamento date, nascimento date, sexo text, email text, telefone text, cep text,
    logradouro text, numero text, bairro text, banco text, agencia text, conta text, escala text,
    salario_centavos integer);
  create table ${esquema}.cadastro (like ${esquema}.funcionario including all);
  alter table ${esquema}.cadastro alter id add generated always as identity;`

/** Everybody of the product, in one wide row each: the lists of the two find the same people. */
const copiar = (esquema: Esquema, hoje: string) => sql`
  insert into ${sql.ref(esquema)}.funcionario
  select v.id, v.matricula, coalesce(pe.nome_social, pe.nome), cp.nome_busca, pe.cpf, ${situacaoEm(hoje)}, ca.titulo,
         co.numero || ' · ' || cl.nome_fantasia, lo.nome, mu.nome || '/' || mu.uf, cp.contrato_id, v.data_admissao,
         v.data_desligamento, pe.nascimento, pe.sexo, pe.email, pe.telefone, pe.cep, pe.logradouro, pe.numero, pe.bairro,
         pe.banco, pe.agencia, pe.conta, es.nome, ve.salario_centavos
    from colaborador_periodo cp
    join vinculo_versao ve on ve.id = cp.versao_id
    join vinculo v on v.id = cp.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
    join posto po on po.id = ve.posto_id
    join local lo on lo.id = po.local_id
    left join municipio mu on mu.ibge = lo.municipio_ibge
    join cargo ca on ca.id = ve.cargo_id
    join contrato co on co.id = ve.contrato_id
    join cliente cl on cl.id = co.cliente_id
    join escala es on es.id = ve.escala_id
   where ${emVigor(hoje)}`

export async function criarPiso(db: Db, hoje: string): Promise<void> {
  for (const esquema of esquemas) {
    await sql.raw(criarTabelas(esquema)).execute(db)
    await copiar(esquema, hoje).execute(db)
    for (const tabela of ['funcionario', 'cadastro'])
      for (const indice of ESQUEMAS[esquema].indices)
        await sql.raw(`create index on ${esquema}.${tabela} ${indice}`).execute(db)
    await sql.raw(`vacuum analyze ${esquema}.funcionario`).execute(db)
  }
}

export async function apagarPiso(db: Db): Promise<void> {
  for (const esquema of esquemas) await sql.raw(`drop schema if exists ${esquema} cascade`).execute(db)
}
