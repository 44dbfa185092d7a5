import { nomesDeParametro, parametroOf } from '@rh/domain/cadastros/parametros'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import { municipios } from '@rh/domain/br/municipios'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { inserirCadastrosIniciais } from './cadastros-iniciais.ts'

/**
 * Rows that the code and the law dictate: sectors and groups follow the sector table of the domain package,
 * legal parameters are added as they come into force. Runs at every start; what is already right is not written.
 */
export const sincronizarReferencias = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sincronizarSetores(tx)
    await sincronizarGrupos(tx)
    await sincronizarParametros(tx)
    await sincronizarMunicipios(tx)
    await criarEmpresa(tx)
    await inserirCadastrosIniciais(tx)
  })

async function sincronizarSetores(tx: Tx): Promise<void> {
  const linhas = setorSlugs.map((slug) => {
    const { id, label, icon } = setorOf(slug)
    return { id, slug, nome: label, icon }
  })
  await tx
    .insertInto('setor')
    .values(linhas)
    .onConflict((oc) =>
      oc.column('id').doUpdateSet((eb) => ({
        slug: eb.ref('excluded.slug'),
        nome: eb.ref('excluded.nome'),
        icon: eb.ref('excluded.icon'),
      })).where(sql<boolean>`(setor.slug, setor.nome, setor.icon) is distinct from
          (excluded.slug, excluded.nome, excluded.icon)`),
    )
    .execute()
}

/** A group that left the table keeps its row: people may still belong to it, and nothing is deleted. */
async function sincronizarGrupos(tx: Tx): Promise<void> {
  const linhas = setorSlugs
    .map(setorOf)
    .flatMap(({ id, grupos }) => grupos.map((nome) => ({ nome, setorId: id })))
  const atuais = await tx.selectFrom('grupo').select(['nome', 'setorId']).execute()
  const faltam = linhas.filter((l) => !atuais.some((a) => a.nome === l.nome && a.setorId === l.setorId))
  if (faltam.length === 0) return
  await tx
    .insertInto('grupo')
    .values(faltam)
    .onConflict((oc) => oc.columns(['nome', 'setorId']).doNothing())
    .execute()
}

/**
 * Only what is absent: an amount that Admin corrected stays, and one that Admin annulled does not come back.
 */
async function sincronizarParametros(tx: Tx): Promise<void> {
  const linhas = nomesDeParametro.flatMap((nome) =>
    parametroOf(nome).lei.map(({ desde, valor, fonte }) => ({ nome, desde, valor, fonte })),
  )
  await sql`
    insert into parametro_legal (nome, desde, valor, fonte)
    select l.nome, l.desde, l.valor, l.fonte
      from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as l (nome text, desde date, valor numeric, fonte text)
     where not exists (select from parametro_legal p where p.nome = l.nome and p.desde = l.desde)
       and not exists (
         select from auditoria a
          where a.entidade = 'parametro_legal' and a.operacao = 'DELETE'
            and a.mudancas -> 'nome' ->> 0 = l.nome and (a.mudancas -> 'desde' ->> 0)::date = l.desde)
    on conflict do nothing`.execute(tx)
}

/** The list changes with the law of a state, once in years: rows are compared only when their number differs. */
async function sincronizarMunicipios(tx: Tx): Promise<void> {
  const lista = municipios()
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from municipio`.execute(tx)
  if (rows[0]?.total === lista.length) return
  await sql`
    insert into municipio (ibge, nome, uf)
    select ibge, nome, uf from jsonb_to_recordset(${JSON.stringify(lista)}::jsonb) as m (ibge int, nome text, uf text)
    on conflict (ibge) do update set nome = excluded.nome, uf = excluded.uf`.execute(tx)
}

/** The company's row, to be filled in by Admin. */
async function criarEmpresa(tx: Tx): Promise<void> {
  await tx
    .insertInto('empresa')
    .values({
      razaoSocial: 'Minha empresa de limpeza',
      nomeFantasia: 'Minha empresa',
      cnpj: '00000000000000',
      logo: '/logo.svg',
      logoPequena: '/logo-pequena.svg',
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}
