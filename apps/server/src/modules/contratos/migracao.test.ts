import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withClient } from '../../db/connect.ts'
import { migrate, migrationsFolder } from '../../db/migrate.ts'
import { createEmptyDatabase } from '../../test/database.ts'

/** The schema as it was before posts had terms by date. */
const ANTES = ['0001_base.sql', '0002_conta.sql', '0003_cadastros.sql']

it('gives each post of before its terms since the contract began, and each place its município', async () => {
  const database = await createEmptyDatabase()
  const pasta = await mkdtemp(join(tmpdir(), 'rh-migracao-'))
  try {
    for (const nome of (await readdir(migrationsFolder)).filter((n) => ANTES.includes(n)))
      await cp(join(migrationsFolder, nome), join(pasta, nome))
    await migrate(database.connection, pasta)
    await withClient(database.connection, async (client) => {
      await client.query(`
        insert into cliente (razao_social, nome_fantasia, cnpj, publico) values ('A', 'A', '00000000000191', true);
        insert into sindicato (nome, cnpj, uf, data_base_mes) values ('S', '00000000000191', 'SP', 1);
        insert into centro_de_custo (codigo, descricao) values ('1', 'C');
        insert into cargo (titulo, cbo) values ('Copeiro', '513425');
        insert into escala (nome, tipo, entrada, saida, horas_semanais) values ('5x2', '5x2', '07:00', '16:48', 44);
        insert into contrato (numero, cliente_id, objeto, inicio, fim, sindicato_id, centro_de_custo_id)
          values ('1', 1, 'O', '2026-01-05', '2026-12-31', 1, 1);
        insert into local (contrato_id, nome, endereco, municipio, uf) values (1, 'Sede', 'Rua A', 'São Paulo', 'SP');
        insert into posto (local_id, contrato_id, cargo_id, escala_id, quantidade, salario_previsto_centavos)
          values (1, 1, 1, 1, 3, 190000);`)
    })
    await migrate(database.connection)
    const lidas = await withClient(database.connection, (client) =>
      client.query(`
        select lo.municipio_ibge, co.tipo, co.termino::text, pv.desde::text, pv.quantidade,
               pv.salario_previsto_centavos::int as salario
          from posto_vigencia pv join posto po on po.id = pv.posto_id
          join local lo on lo.id = po.local_id join contrato co on co.id = po.contrato_id`),
    )
    expect(lidas.rows).toEqual([
      {
        municipio_ibge: 3_550_308,
        tipo: 'publico',
        termino: '2026-12-31',
        desde: '2026-01-05',
        quantidade: 3,
        salario: 190_000,
      },
    ])
  } finally {
    await database.drop()
    await rm(pasta, { recursive: true, force: true })
  }
})
