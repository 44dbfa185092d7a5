import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, type Db } from '../db/db.ts'
import type { Ator } from '../http/ator.ts'
import { admissoes } from '../modules/admissao/lista.ts'
import { lerBuracos } from '../modules/cobertura/indice.ts'
import { janelaDe } from '../modules/cobertura/janela.ts'
import { lerPostos } from '../modules/cobertura/postos.ts'
import { lerPagina } from '../modules/cobertura/quadro.ts'
import { lerProximos } from '../modules/colaborador/inicio.ts'
import { contarPorSituacao } from '../modules/colaborador/lista.ts'
import { lerOcupacao } from '../modules/contratos/lista.ts'
import { contarPorMes } from '../modules/estatisticas/por-mes.ts'
import { obterRotatividade } from '../modules/estatisticas/rotatividade.ts'
import { contarAVencer } from '../modules/ferias/a-vencer.ts'
import { listContratos } from '../modules/ferias/contratos.ts'
import { listEsperando } from '../modules/inicio/esperando.ts'
import { obterPrazos } from '../modules/inicio/prazos.ts'
import { obterVagas } from '../modules/inicio/vagas.ts'
import { contarPorStatus } from '../modules/processo/listas/contagens.ts'
import { apurarPessoas } from '../modules/passivo/apurar.ts'
import { somasDe } from '../modules/relatorios/passivo.ts'
import { listParabens } from '../modules/setores/parabens.ts'
import { contarPendencias } from '../modules/setores/pendencias.ts'
import { atorDe } from '../test/ator.ts'
import { chavesDeTeste } from '../test/chaves.ts'
import { createClock, HOJE } from '../test/clock.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { explaining } from '../test/explain.ts'
import { carregar } from './carregar.ts'

// What is kept until a table is written (`db/unchanged.ts`): it looks at every table that it is read from, and says what is
// counted anew.

let banco: TestDatabase
let db: Db

beforeAll(async () => {
  banco = await createTestDatabase()
  db = openDb({ ...banco.connection, statement_timeout: 0 }, chavesDeTeste)
  await carregar(db, createClock(), { colaboradores: 300, semente: 1 })
  const { rows } = await sql<{ id: number }>`select id from usuario where usuario = 'gestor'`.execute(db)
  gestor = atorDe(rows[0]?.id ?? 0, 'Gestor')
})
afterAll(async () => {
  await db.destroy()
  await banco.drop()
})

const quem = atorDe(1, 'Administrador')
/** Follows some contracts, which `beforeAll` looks for. */
let gestor = atorDe(0, 'Gestor')
const momento = { agora: createClock().agora(), fuso: 'America/Sao_Paulo', dia: HOJE, hoje: HOJE, fim: null }
const ONTEM = { dia: '2026-11-19', fim: '2026-11-20T03:00:00Z' }
/** The first page of the board; the ids that an explained one does not answer are given. */
async function lerPrimeira(em: Db, ator: Ator) {
  const janela = janelaDe(HOJE)
  const pagina = await lerPagina(em, { ator, janela }, { ordem: 'local', pagina: 1 })
  if (pagina.length === 0) await lerPostos(em, [1], janela)
  return pagina
}

/** The liability, of people that are given where the explained stretches of them answer none. */
async function lerPassivo(em: Db, ator: Ator) {
  const somas = await somasDe({ db: em, ator, em: HOJE, contratoId: undefined, busca: undefined }, false)
  if (somas.length === 0) await apurarPessoas(em, HOJE, [1])
  return somas
}

/** A list as its page asks for it before anybody narrows it. */
const LISTA_ABERTA = { hoje: HOJE, fuso: momento.fuso, pagina: 2, porPagina: 25, ordenar: '-atualizadoEm' }

/** What is kept, and how many statements it is read by; names that are read after them are read each time. */
const mantidas: Readonly<Record<string, readonly [ler: (em: Db) => Promise<unknown>, statements: number]>> = {
  cobertura: [(em) => lerBuracos(em, { ator: quem, janela: janelaDe(HOJE) }), 5],
  coberturaDoGestor: [(em) => lerBuracos(em, { ator: gestor, janela: janelaDe(HOJE) }), 5],
  pagina: [(em) => lerPrimeira(em, quem), 7],
  paginaDoGestor: [(em) => lerPrimeira(em, gestor), 7],
  contratos: [(em) => listContratos(em, quem, HOJE), 1],
  vagas: [(em) => obterVagas(em, quem, {}, momento), 1],
  ocupacao: [(em) => lerOcupacao(em, { dia: HOJE, hoje: HOJE }), 1],
  rotatividade: [(em) => obterRotatividade(em, quem, { hoje: HOJE }), 1],
  aVencer: [(em) => contarAVencer(em, quem, {}, HOJE), 1],
  status: [(em) => contarPorStatus(em, admissoes, quem, LISTA_ABERTA), 1],
  pendencias: [(em) => contarPendencias(em, quem), 1],
  esperando: [(em) => listEsperando(em, quem, HOJE), 1],
  prazos: [(em) => obterPrazos(em, quem, {}, momento), 1],
  prazosDeAntes: [(em) => obterPrazos(em, quem, {}, { ...momento, ...ONTEM }), 1],
  meses: [(em) => contarPorMes(em, admissoes, quem, { ano: 2026 }), 1],
  parabens: [(em) => listParabens(em, quem, HOJE), 2],
  proximos: [(em) => lerProximos(em, quem, HOJE), 3],
  passivo: [(em) => lerPassivo(em, quem), 11],
  passivoDoGestor: [(em) => lerPassivo(em, gestor), 11],
  situacoes: [(em) => contarPorSituacao(em, quem, {}, HOJE), 1],
}

/**
 * Tables of which no mark is needed: what is worked out of marked ones, what only a migration changes, and what is written with
 * the row of its process in the index.
 */
const SEM_MARCA: readonly string[] = ['posto_titulares', 'municipio', 'processo_evento', 'processo_parecer']
/** Papers that a deadline waits for, whose coming is written into the index (`feitos`), and of which batch a process is. */
const DOS_PAPEIS = ['documento_tipo', 'processo', 'processo_anexo', 'processo_lote']

const lidas = (plano: string): string[] => [
  ...new Set(
    [
      ...plano.matchAll(/(?:Seq|(?<!Bitmap )Index|Only|Heap) Scan (?:Backward )?(?:using \w+ )?on (\w+)/g),
    ].flatMap(([, tabela]) => tabela ?? []),
  ),
]

describe.each(Object.keys(mantidas))('what is kept of %s', (nome) => {
  it('is read from tables whose writes leave marks, all of which it looks at', async () => {
    const { db: emPlanos, plans } = explaining(db)
    const [ler, quantos] = mantidas[nome] ?? [() => Promise.resolve(), 0]
    await ler(emPlanos)
    const [marcas = '', ...demais] = plans
    const olhadas = /'\{([\w,]+)\}'/.exec(marcas)?.[1]?.split(',') ?? []
    const { rows } = await sql<{ tabela: string }>`
      select tgrelid::regclass::text as tabela from pg_trigger where tgname = 'marcar_escrita' and tgenabled = 'O'`.execute(
      db,
    )
    expect(rows.map(({ tabela }) => tabela)).toEqual(expect.arrayContaining(olhadas))
    const fontes = lidas(demais.slice(0, quantos).join('\n'))
    expect(fontes.length).toBeGreaterThan(0)
    const semMarca = nome === 'prazosDeAntes' ? [...SEM_MARCA, ...DOS_PAPEIS] : SEM_MARCA
    expect([...olhadas, ...semMarca]).toEqual(expect.arrayContaining(fontes))
  })
})

const umDe = (tabela: string, onde: string) => `(select id from ${tabela} where ${onde} order by id limit 1)`

/** What moves one figure or another, a write each. */
const gravacoes: Readonly<Record<string, string>> = {
  'somebody leaves a slot': `update alocacao set fim = '${HOJE}'
     where id = ${umDe('alocacao', "tipo = 'titular' and fim is null")}`,
  'a post is given slots': `update posto_vigencia set quantidade = quantidade + 2 where posto_id = (select min(posto_id) from posto_vigencia)`,
  'an absence is given up': `delete from ausencia where id = ${umDe('ausencia', `confirmada and inicio <= '${HOJE}' and fim >= '${HOJE}'`)}`,
  'somebody was hired on another day': `update colaborador_periodo set data_admissao = data_admissao - 400
     where versao_id = (select max(versao_id) from colaborador_periodo where ate = 'infinity' and data_desligamento is null)`,
  'somebody is called otherwise': `update pessoa set nome_social = 'Outro Nome' where nascimento is not null`,
  'a client is called otherwise': `update cliente set nome_fantasia = nome_fantasia || ' S.A.'`,
  'a vacation had the 13th paid with it': `update processo_formulario set dados = dados || '{"adiantamento13": true}'
     where processo_id in (select processo_id from ausencia where tipo = 'ferias' and confirmada
       and inicio between date_trunc('year', date '${HOJE}') and '${HOJE}')`,
  'leaves were refused': `update processo set status = 'recusado' where tipo = 'afastamento'`,
  'somebody follows a contract less': `delete from usuario_contrato
     where contrato_id = (select contrato_id from alocacao al join posto po on po.id = al.posto_id
       where contrato_id in (select contrato_id from usuario_contrato) and fim is null limit 1)`,
  'a process is of another status': `update processo_indice set status = 'rascunho'
     where id = ${umDe('processo_indice', "tipo = 'admissao' and status = 'em_analise'")}`,
  'what was said of admissions is asked again': `update processo_indice set palavras = '{}', falaram = '{}'
     where tipo = 'admissao' and status = 'em_analise'`,
}

it.each(Object.entries(gravacoes))('is what is counted anew after %s', async (_nome, gravacao) => {
  const lidas = (em: Db) => Promise.all(Object.values(mantidas).map(([ler]) => ler(em)))
  const antes = await lidas(db)
  await sql.raw(gravacao).execute(db)
  const depois = await lidas(db)
  // A transaction is never answered what is kept.
  expect(depois).toEqual(await db.transaction().execute(lidas))
  expect(await lidas(db)).toEqual(depois)
  expect(depois).not.toEqual(antes)
})
