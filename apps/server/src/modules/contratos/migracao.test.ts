import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withClient } from '../../db/connect.ts'
import { migrationsFolder } from '../../db/migrate.ts'
import { createEmptyDatabase } from '../../test/database.ts'

it('gives danger its one code in the amendments of before, and leaves every other change as it was', async () => {
  const database = await createEmptyDatabase()
  const quantidade = { campo: 'quantidade', posto: 'Copeiro', de: 1, para: 2 }
  const outro = { campo: 'laudo', posto: 'Copeiro', de: null, para: 'periculosidade' }
  const adicional = (de: string, para: string) => ({ campo: 'adicional', posto: 'Copeiro', de, para })
  try {
    const { rows } = await withClient(database.connection, async (client) => {
      await client.query('create table contrato_aditivo (id int, mudancas jsonb not null)')
      await client.query('insert into contrato_aditivo values (1, $1), (2, $2)', [
        JSON.stringify([
          quantidade,
          adicional('nenhum', 'periculosidade'),
          adicional('periculosidade', 'nenhum'),
        ]),
        JSON.stringify([outro]),
      ])
      await client.query(await readFile(join(migrationsFolder, '0030_periculosidade_num_codigo.sql'), 'utf8'))
      return client.query('select mudancas from contrato_aditivo order by id')
    })
    expect(rows).toEqual([
      {
        mudancas: [
          quantidade,
          adicional('nenhum', 'periculosidade_30'),
          adicional('periculosidade_30', 'nenhum'),
        ],
      },
      { mudancas: [outro] },
    ])
  } finally {
    await database.drop()
  }
})
