import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withClient } from '../../db/connect.ts'
import { migrate, migrationsFolder } from '../../db/migrate.ts'
import { createEmptyDatabase } from '../../test/database.ts'

/** The schema as it was while forms were those of admissions only. */
const isAntes = (nome: string): boolean => nome < '0016'

it('keeps the forms of before, and says of whom they are', async () => {
  const database = await createEmptyDatabase()
  const pasta = await mkdtemp(join(tmpdir(), 'rh-migracao-'))
  try {
    for (const nome of (await readdir(migrationsFolder)).filter(isAntes))
      await cp(join(migrationsFolder, nome), join(pasta, nome))
    await migrate(database.connection, pasta)
    await withClient(database.connection, async (client) => {
      await client.query(`
        insert into setor (id, slug, nome, icon) values (1, 'operacional', 'Operacional', '');
        insert into usuario (usuario, nome, email, senha_hash, criado_em) values ('a', 'A', 'a@b.c', '', now());
        insert into processo (tipo, numero, status, setor_origem, solicitante_id, criado_em, atualizado_em)
          select 'admissao', '2026-0000' || n, 'rascunho', 1, 1, now(), now() from generate_series(1, 2) n;
        insert into admissao (processo_id, dados, dados_enviados) values
          (1, '{"pessoais": {"nome": "Inês Sá", "cpf": "52998224725"}, "vaga": {"dataPrevista": "2026-12-01"}}', '{"vaga": {}}'),
          (2, '{}', null);`)
    })
    await migrate(database.connection)
    const lidas = await withClient(database.connection, (client) =>
      client.query(`
        select f.dados #>> '{pessoais,nome}' as nome, f.enviados, i.nome as no_indice, i.nome_busca, i.cpf, i.data
          from processo_formulario f join processo_indice i on i.id = f.processo_id order by i.id`),
    )
    expect(lidas.rows).toEqual([
      {
        nome: 'Inês Sá',
        enviados: { vaga: {} },
        no_indice: 'Inês Sá',
        nome_busca: 'ines sa',
        cpf: '52998224725',
        data: '2026-12-01',
      },
      { nome: null, enviados: null, no_indice: null, nome_busca: null, cpf: null, data: null },
    ])
  } finally {
    await database.drop()
    await rm(pasta, { recursive: true, force: true })
  }
})
