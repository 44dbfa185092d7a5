import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asFailure } from '../http/error-handler.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { openDb, type Db } from './db.ts'

// What every table owes, read from the database itself: one that a migration adds is asked the same.

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb({ ...database.connection, max: 2 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Tables whose changes the audit trail does not tell, and why. */
const semAuditoria: Readonly<Record<string, string>> = {
  // The trail itself, and what is append-only and tells its own story.
  auditoria: 'the trail',
  auditoria_cabeca: 'heads of the trail',
  auditoria_selo: 'seals of the trail',
  valor_cifrado: 'what a row holds has a name there, and the trail of that row tells of it',
  auditoria_conferencia: 'what the last checks of the trail found',
  processo_evento: 'append-only: the history of a process',
  migracao: 'append-only',
  kanban_evento: 'the history of a card',
  candidato_consentimento: 'append-only: what was consented to, as it was read',
  // Worked out from audited rows, by triggers or by the engine.
  colaborador_periodo: 'derived',
  processo_indice: 'derived',
  posto_titulares: 'derived',
  escrita: 'machinery: marks of what was written',
  ferias_saldo: 'derived',
  estabilidade: 'derived',
  efeito: 'derived: what a transition brought about, for other systems',
  folha_item: 'derived: what a closing told, which is audited',
  alteracao_coletiva_andamento: 'progress',
  alteracao_coletiva_item: 'derived: of a collective change, which is audited, and writes audited versions',
  importacao_andamento: 'progress',
  importacao_erro: 'what a check found',
  importacao_registro: 'which audited records an import made',
  vale_transporte_linha: 'lines of an audited row, written once with it',
  processo_papel: 'a copy of what was printed, with by whom and when',
  // Reference data, changed by code.
  grupo: 'reference',
  setor: 'reference',
  pasta_de_arquivos: 'which folder of files belongs to this database',
  municipio: 'reference',
  // Machinery: sessions, secrets, deliveries, what was warned of.
  arquivo: 'bytes of audited rows',
  idempotencia: 'machinery',
  processo_numeracao: 'machinery: the last number',
  link_correcao: 'a ticket; its opening is an event',
  candidato_entrada: 'a session by a link',
  chave_token: 'secret of the server',
  chave_push: 'secret of the server',
  chave_api_janela: 'rate of a key',
  chave_api_uso: 'use of a key, counted',
  auditoria_supressao: 'of the trail itself: what its links hash to since values were let go of',
  evento_seguranca: 'append-only: who came in, was refused, took what',
  evento_seguranca_grupo: 'derived: those of an hour, counted',
  acesso_emergencia_uso: 'each use, told as a security event; its session is a row',
  tentativa_login: 'attempts, counted',
  chamada_contada: 'calls, counted',
  bilhete_de_fator: 'machinery: between two steps of an entry, for minutes',
  token_de_provedor: 'machinery: which tokens were exchanged, for minutes',
  notificacao: 'told to one person',
  mensagem_anexo: 'files of a message, which are as personal as it',
  correspondencia: 'mail of people: it is never changed, its row says who and when',
  carta: 'mail of people: it is never changed, its row says who and when',
  carta_leitor: 'whom a message reached, told in its own row',
  carta_anexo: 'files of a message, which are as personal as it',
  correspondencia_caixa: 'how one person keeps their mail',
  carta_etiqueta: 'how one person keeps their mail',
  correspondencia_etiqueta: 'how one person keeps their mail',
  carta_rascunho: 'what one person has not sent',
  carta_rascunho_anexo: 'what one person has not sent',
  rotina: 'machinery: what came of the last run of each routine',
  usuario_conectado: 'machinery: who is connected',
  push_entrega: 'delivery',
  webhook_entrega: 'delivery',
  webhook_tentativa: 'delivery',
  webhook_segredo: 'secret of an audited address',
  relatorio_envio: 'delivery',
  demissao_lembrete: 'a reminder of one person',
  afastamento_aviso: 'warned once',
  kanban_aviso: 'warned once',
  contrato_alerta: 'warned once',
  incidente_alerta: 'warned once',
  demissao_aviso: 'warned once',
  experiencia_alerta: 'warned once',
  aprendizagem_alerta: 'warned once',
  ferias_alerta: 'warned once',
}

/** Audited tables in which some kinds of change cannot happen. */
const soAlgumas: Readonly<Record<string, readonly string[]>> = {
  // Append-only by a trigger of their own.
  contrato_dossie: ['INSERT'],
  estabilidade_registro: ['INSERT'],
  estoque_movimento: ['INSERT'],
  exportacao: ['INSERT'],
  ferias_lancamento: ['INSERT'],
  ferias_ocorrencia: ['INSERT'],
  folha_layout: ['INSERT'],
  folha_retirada: ['INSERT'],
  processo_anexo_retirada: ['INSERT'],
  // What there is follows from the movements; the least there should be is typed.
  estoque_saldo: ['UPDATE'],
  // What people say to each other: that it was changed or taken back, and nothing of it.
  mensagem: ['UPDATE'],
  // Sessions come and go; that somebody ended another one's is told.
  sessao: ['UPDATE'],
}

const TODAS = ['INSERT', 'DELETE', 'UPDATE']
const EVENTOS: readonly (readonly [bit: number, nome: string])[] = [
  [4, 'INSERT'],
  [8, 'DELETE'],
  [16, 'UPDATE'],
]

describe('the audit trail', () => {
  it('tells every change of every table of the business', async () => {
    const { rows } = await sql<{ tabela: string; tipo: number | null }>`
      select c.relname as tabela, bit_or(t.tgtype) filter (where p.proname = 'auditar') as tipo
        from pg_class c
        left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgenabled = 'O'
        left join pg_proc p on p.oid = t.tgfoid
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       group by c.relname order by c.relname`.execute(db)
    const ditas = Object.fromEntries(
      rows.map(({ tabela, tipo }) => [
        tabela,
        EVENTOS.flatMap(([bit, nome]) => (((tipo ?? 0) & bit) > 0 ? [nome] : [])),
      ]),
    )
    const devidas = Object.fromEntries(
      rows.map(({ tabela }) => [tabela, tabela in semAuditoria ? [] : (soAlgumas[tabela] ?? TODAS)]),
    )
    expect(ditas).toEqual(devidas)
    expect([...Object.keys(semAuditoria), ...Object.keys(soAlgumas)].filter((t) => !(t in ditas))).toEqual([])
  })

  it('is the only one told of what can only be added: the others refuse to change', async () => {
    const { rows } = await sql<{ tabela: string }>`
      select distinct t.tgrelid::regclass::text as tabela from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where p.proname = 'somente_acrescimo' and (t.tgtype & 24) = 24`.execute(db)
    const fechadas = rows.map(({ tabela }) => tabela)
    const devidas = Object.entries(soAlgumas).flatMap(([tabela, quais]) =>
      quais[0] === 'INSERT' ? [tabela] : [],
    )
    expect(devidas.filter((tabela) => !fechadas.includes(tabela))).toEqual([])
  })
})

describe('what two may do at the same time', () => {
  it('is refused to the second one, and is no error of ours, whichever constraint says so', async () => {
    const { rows } = await sql<{ nome: string; estado: string }>`
      select i.indexrelid::regclass::text as nome,
             case when i.indisexclusion then 'exclusion_violation' else 'unique_violation' end as estado
        from pg_index i join pg_class c on c.oid = i.indrelid
       where (i.indisunique or i.indisexclusion) and c.relnamespace = 'public'::regnamespace order by 1`.execute(
      db,
    )
    const respostas: string[] = []
    for (const { nome, estado } of rows) {
      const recusa = await sql
        .raw(`do $$ begin raise ${estado} using constraint = '${nome.replaceAll('"', '')}'; end $$`)
        .execute(db)
        .catch((error: unknown) => error)
      const { status } = asFailure(recusa)
      if (status < 400 || status >= 500) respostas.push(`${nome}: ${status}`)
    }
    expect(respostas).toEqual([])
    expect(new Set(rows.map(({ estado }) => estado)).size).toBe(2)
  })

  it.each(['deadlock_detected', 'serialization_failure', 'lock_not_available', 'admin_shutdown'])(
    'is asked to wait after %s, and is no error of ours either',
    async (estado) => {
      const recusa = await sql
        .raw(`do $$ begin raise ${estado}; end $$`)
        .execute(db)
        .catch((error: unknown) => error)
      expect(asFailure(recusa).status).toBe(503)
    },
  )
})

describe('a moment', () => {
  const FONTES = join(import.meta.dirname, '..')
  /** A day as a moment, at the midnight of whatever zone the connection has. */
  const MEIA_NOITE = /::date\)?::timestamptz/g

  it('becomes a day, and a day a moment, in the zone of the company and never in that of the connection', async () => {
    const { rows } = await sql<{ coluna: string }>`
      select distinct column_name as coluna from information_schema.columns
       where table_schema = 'public' and data_type = 'timestamp with time zone'
      except select column_name from information_schema.columns where data_type = 'date'`.execute(db)
    const emDia = new RegExp(`\\b(?:${rows.map(({ coluna }) => coluna).join('|')})::date\\b`, 'g')
    expect('criado_em::date').toMatch(emDia)
    const achados: string[] = []
    for await (const arquivo of glob('**/*.ts', { cwd: FONTES })) {
      if (arquivo.endsWith('.test.ts')) continue
      const texto = await readFile(join(FONTES, arquivo), 'utf8')
      for (const forma of [emDia, MEIA_NOITE])
        for (const [dito] of texto.matchAll(forma)) achados.push(`${arquivo}: ${dito}`)
    }
    expect(achados).toEqual([])
  })
})
