import { sql } from 'kysely'
import type { z } from 'zod'
import type { sindicato } from '@rh/domain/cadastros/sindicato'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { contem, soAtivos, todas, type CadastroStore, type Contexto } from './cadastro.ts'
import { contratosCom, pessoasCom } from './uso.ts'

type Dados = z.output<typeof sindicato.schema>
interface Filtros {
  readonly busca?: string | undefined
  readonly ativo?: '1' | '0' | undefined
  readonly uf?: string | undefined
  readonly tipo?: string | undefined
}

export const sindicatoStore: CadastroStore<Dados, Filtros> = {
  tabela: 'sindicato',
  linhas: ({ busca, ativo, uf, tipo }) => sql`
    select s.id, s.nome, s.cnpj, s.tipo, s.uf, s.data_base_mes, s.ativo, s.versao,
           (select max(c.fim) from convencao c where c.sindicato_id = s.id) as convencao_fim,
           (select coalesce(jsonb_agg(jsonb_build_object('uf', b.uf, 'municipioIbge', b.municipio_ibge,
                                                          'municipio', m.nome) order by b.uf, m.nome nulls first), '[]')
              from sindicato_base b left join municipio m on m.ibge = b.municipio_ibge
             where b.sindicato_id = s.id) as base
      from sindicato s
     where ${todas([
       ...contem(busca, 's.nome', 's.cnpj'),
       ...soAtivos('s.ativo', ativo),
       ...(uf ? [sql<boolean>`s.uf = ${uf}`] : []),
       ...(tipo ? [sql<boolean>`s.tipo = ${tipo}`] : []),
     ])}`,
  colunas: { nome: sql`busca(achados.nome)` },
  valores: ({ nome, cnpj, tipo, uf, dataBaseMes }) => ({ nome, cnpj, tipo, uf, data_base_mes: dataBaseMes }),
  conferir: conferirBase,
  depois: writeBase,
  usa: [pessoasCom('sindicato_id'), contratosCom('sindicato_id')],
  unicos: { sindicato_cnpj_key: { campo: 'cnpj', mensagem: 'Já existe um sindicato com este CNPJ' } },
}

/** Every município named exists and is of the state beside it. */
async function conferirBase({ tx }: Contexto, { base }: Dados): Promise<void> {
  const { rows } = await sql<{ indice: number }>`
    select (l.indice - 1)::int as indice
      from jsonb_to_recordset(${JSON.stringify(base.map((lugar, i) => ({ ...lugar, indice: i + 1 })))}::jsonb)
           as l (indice int, uf text, "municipioIbge" int)
     where l."municipioIbge" is not null
       and not exists (select from municipio m where m.ibge = l."municipioIbge" and m.uf = l.uf)
     order by 1 limit 1`.execute(tx)
  const [errado] = rows
  if (!errado) return
  const mensagem = 'Escolha um município deste estado'
  throw failure('validacao', {
    mensagem,
    campos: { [`dados.base.${errado.indice}.municipioIbge`]: mensagem },
  })
}

/** Only what changed is written: the trail then tells which place came and which went. */
async function writeBase(tx: Tx, id: number, { base }: Dados): Promise<void> {
  const lugares = sql`jsonb_to_recordset(${JSON.stringify(base)}::jsonb) as l (uf text, "municipioIbge" int)`
  await sql`
    delete from sindicato_base b where b.sindicato_id = ${id} and not exists (
      select from ${lugares} where l.uf = b.uf and l."municipioIbge" is not distinct from b.municipio_ibge)`.execute(
    tx,
  )
  await sql`
    insert into sindicato_base (sindicato_id, uf, municipio_ibge)
    select ${id}, l.uf, l."municipioIbge" from ${lugares} on conflict do nothing`.execute(tx)
}
