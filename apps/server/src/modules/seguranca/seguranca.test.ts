import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashSenha } from '../auth/senha.ts'
import { soarAlarmes } from '../../seguranca/alarmes.ts'
import { gravarEventos } from '../../seguranca/gravar.ts'
import { createTestApp, senhaDemo, type Client, type TestApp } from '../../test/harness.ts'
import { openDb, type Db } from '../../db/db.ts'
import { reterEventosDeSeguranca } from '../../seguranca/tarefas.ts'
import { FILA_MAXIMA, criarRegistro } from '../../seguranca/registro.ts'

/** What the database says to who may not. */
const RECUSADA = { code: '42501' }

let rh: TestApp
let admin: Client
/** The application's own login of the database. */
let sistema: Db
beforeAll(async () => {
  rh = await createTestApp()
  sistema = openDb({ ...rh.conexao, max: 2 })
})
afterAll(async () => {
  await sistema.destroy()
  await rh[Symbol.asyncDispose]()
})
beforeEach(async () => {
  // Each test has a day of its own, on which everybody works.
  rh.clock.irPara(
    rh.clock
      .agora()
      .add({ hours: 7 * 24 })
      .toString(),
  )
  admin = await rh.emOutraSessao('administrador')
})

type Query = Parameters<typeof admin.call<'GET /api/seguranca/listar'>>[1]
const listar = async (query: NonNullable<Query>['query'] = {}) =>
  (
    await admin.call('GET /api/seguranca/listar', {
      query: { porPagina: '100', emDe: rh.clock.hoje(), ...query },
    })
  ).results
const idDe = async (usuario: string): Promise<number> =>
  (await rh.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id

const entrar = (usuario: string, senha: string, ip = '203.0.113.77') =>
  rh.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: ip,
    payload: { usuario, senha },
  })

describe('entradas', () => {
  it('are told with the person and the network, and refusals with the reason', async () => {
    const id = await idDe('vagas')
    await entrar('vagas', senhaDemo)
    await entrar('vagas', 'nao-e-esta')
    await entrar('ninguem-tem-este', 'segredo-digitado-no-campo-errado')
    const linhas = (await listar({ busca: '203.0.113.0' })).map(
      ({ tipo, motivo, usuarioId, rede, vezes }) => ({ tipo, motivo, usuarioId, rede, vezes }),
    )
    const rede = '203.0.113.0/24'
    expect(linhas).toHaveLength(3)
    const { nome } = await rh.db
      .selectFrom('usuario')
      .select('nome')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const dela = await listar({ busca: nome.slice(0, 6).toUpperCase() })
    expect(dela.map(({ pessoa }) => pessoa)).toContain(nome)
    expect(dela.every(({ usuarioId }) => usuarioId !== null)).toBe(true)
    expect(linhas).toEqual(
      expect.arrayContaining([
        { tipo: 'entrada', motivo: null, usuarioId: id, rede, vezes: 1 },
        { tipo: 'entrada_recusada', motivo: 'credenciais', usuarioId: id, rede, vezes: 1 },
        { tipo: 'entrada_recusada', motivo: 'sem_usuario', usuarioId: null, rede, vezes: 1 },
      ]),
    )
  })

  it('keep nothing of what was typed, nor a whole address', async () => {
    await entrar('ninguem-tem-este', 'segredo-digitado-no-campo-errado', '198.51.100.23')
    await entrar('2001:db8:aa:bb::7', 'outra', '2001:db8:aa:bb::7')
    await listar()
    const { rows } = await sql<{ texto: string }>`
      select string_agg(t::text, ' ') as texto
        from (select to_jsonb(e) as t from evento_seguranca e
              union all select to_jsonb(g) from evento_seguranca_grupo g) todas`.execute(rh.db)
    expect(rows[0]?.texto).not.toMatch(/ninguem-tem-este|segredo-digitado|198\.51\.100\.23|aa:bb/)
    expect(rows[0]?.texto).toMatch(/198\.51\.100\.0\/24/)
    expect(rows[0]?.texto).toMatch(/2001:db8:aa::\/48/)
  })

  it('at the wrong hour are refusals with that reason', async () => {
    const id = await idDe('vagas')
    await sql`update horario set entrada = '00:00:00', saida = '00:00:01' where usuario_id = ${id}`.execute(
      rh.db,
    )
    await entrar('vagas', senhaDemo)
    expect((await listar({ usuarioId: String(id) }))[0]).toMatchObject({
      tipo: 'entrada_recusada',
      motivo: 'fora_do_horario',
    })
    await sql`update horario set entrada = '00:00:00', saida = '23:59:59' where usuario_id = ${id}`.execute(
      rh.db,
    )
  })

  it('tried by somebody who was deactivated are grave, and every administrator is told, once', async () => {
    const id = await criarConta('demitido')
    await sql`update usuario set ativo = false where id = ${id}`.execute(rh.db)
    await entrar('demitido', 'qualquer')
    await entrar('DEMITIDO', 'qualquer')
    expect(await listar({ usuarioId: String(id) })).toMatchObject([
      { tipo: 'alarme', motivo: 'entrada_de_desativado', gravidade: 'grave', vezes: 1 },
      { tipo: 'entrada_de_desativado', gravidade: 'grave', vezes: 2 },
    ])
    expect(await avisosDeSeguranca()).toEqual([expect.stringContaining('conta desativada')])
  })

  it('guessed in a burst ring once an hour, whatever refuses them', async () => {
    const id = await criarConta('adivinhada')
    for (let vez = 0; vez < 12; vez += 1) await entrar('adivinhada', 'errada', `203.0.113.${vez}`)
    const linhas = await listar({ usuarioId: String(id) })
    expect(linhas.filter(({ tipo }) => tipo === 'alarme')).toMatchObject([{ motivo: 'entrada_recusada' }])
    expect(linhas.reduce((soma, { tipo, vezes }) => soma + (tipo === 'alarme' ? 0 : vezes), 0)).toBe(12)
    const { results } = await admin.call('GET /api/seguranca/alarmes')
    expect(results[0]).toMatchObject({ tipo: 'entrada_recusada', usuarioId: id })
  })

  it('ring for each account and each network of a batch by its own count, and not again', async () => {
    const [muita, pouca] = [await criarConta('muita'), await criarConta('pouca')]
    const uma = { tipo: 'entrada_recusada', motivo: 'credenciais', em: rh.clock.agora() } as const
    const eventos = [
      ...Array.from({ length: 30 }, () => ({ ...uma, usuarioId: muita, ip: '198.51.100.7' })),
      { ...uma, usuarioId: pouca, ip: '192.0.2.7' },
    ]
    await gravarEventos(rh.db, eventos)
    for (let vez = 0; vez < 2; vez += 1) await soarAlarmes(rh, eventos)
    const { rows } = await sql<{ usuarioId: number | null; rede: string | null; quantidade: number }>`
      select usuario_id, rede, quantidade from evento_seguranca
       where tipo = 'alarme' and (usuario_id = any (${[muita, pouca]}::int[]) or rede like any ('{198.51.100.%,192.0.2.%}'))
       order by usuario_id nulls last`.execute(rh.db)
    expect(rows).toEqual([
      { usuarioId: muita, rede: null, quantidade: 30 },
      { usuarioId: null, rede: expect.stringMatching(/^198\.51\.100\./), quantidade: 30 },
    ])
  })
})

/** An account that no other test uses. */
async function criarConta(usuario: string): Promise<number> {
  const { id } = await rh.db
    .insertInto('usuario')
    .values({
      usuario,
      nome: 'Conta de prova',
      email: `${usuario}@exemplo.com.br`,
      senhaHash: await hashSenha('x'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function avisosDeSeguranca(): Promise<string[]> {
  const { rows } = await sql<{ texto: string }>`
    select texto from notificacao where texto like 'Segurança:%' and criada_em >= ${rh.clock.agora().toString()}
       and usuario_id = ${await idDe('administrador')}`.execute(rh.db)
  return rows.map(({ texto }) => texto)
}

describe('what is refused', () => {
  it('by its group is told, and so is a scan of what is out of reach: one line with how many records', async () => {
    const gestor = await rh.emOutraSessao('gestor')
    const gestorId = await idDe('gestor')
    await gestor.try('GET /api/usuarios/listar', { query: {} })
    const { rows } = await sql<{ id: number }>`
      select v.id from vinculo v where not exists (
        select from colaborador_periodo p join usuario_contrato c on c.contrato_id = p.contrato_id
         where p.vinculo_id = v.id and c.usuario_id = ${gestorId}) order by v.id limit 30`.execute(rh.db)
    let fora = 0
    for (const { id } of rows) {
      const { status } = await gestor.try('GET /api/colaborador/obter/:id', {
        params: { id: String(id) },
        query: {},
      })
      if (status === 404) fora += 1
    }
    await gestor.try('GET /api/colaborador/obter/:id', { params: { id: '99999999' }, query: {} })
    const linhas = await listar({ usuarioId: String(gestorId) })
    const doTipo = (tipo: string) => linhas.filter((linha) => linha.tipo === tipo)
    expect(fora).toBeGreaterThan(0)
    expect(doTipo('acesso_negado')).toMatchObject([{ chamada: 'GET /api/usuarios/listar', vezes: 1 }])
    expect(doTipo('fora_do_alcance')).toMatchObject([{ vezes: fora }])
    expect(doTipo('nao_encontrado')).toMatchObject([{ vezes: 1 }])
    const [linha] = doTipo('fora_do_alcance')
    const detalhe = await admin.call('GET /api/seguranca/:id', { params: { id: String(linha?.id) } })
    expect(detalhe.objetos).toBe(fora)
    expect(detalhe.eventos[0]?.sessao).toMatchObject({ ip: '127.0.0.1' })
  })

  it('to anybody but Administrador is this page itself', async () => {
    const { status } = await (
      await rh.emOutraSessao('gerente.rh')
    ).try('GET /api/seguranca/listar', { query: {} })
    expect(status).toBe(403)
  })
})

describe('what is taken and read', () => {
  it('leaves its event: an export with its rows, a sensitive file with its person', async () => {
    const cadastro = await rh.emOutraSessao('cadastro')
    const id = await idDe('cadastro')
    await cadastro.call('GET /api/colaborador/exportar', { query: { formato: 'csv' } })
    const { rows } = await sql<{ id: number }>`select id from vinculo order by id limit 1`.execute(rh.db)
    await cadastro.call('GET /api/colaborador/obter/:id', {
      params: { id: String(rows[0]?.id) },
      query: {},
    })
    const linhas = await listar({ usuarioId: String(id) })
    const exportou = linhas.find(({ tipo }) => tipo === 'exportacao')
    expect(exportou).toMatchObject({ chamada: 'GET /api/colaborador/exportar', vezes: 1 })
    const { eventos } = await admin.call('GET /api/seguranca/:id', {
      params: { id: String(exportou?.id) },
    })
    expect(eventos[0]?.quantidade).toBeGreaterThan(100)
    expect(linhas.some(({ tipo }) => tipo === 'ficha_aberta')).toBe(true)
  })

  it('is no event for who sees nothing sensitive in it', async () => {
    const almoxarifado = await rh.emOutraSessao('almoxarifado')
    const { rows } = await sql<{ id: number }>`select id from vinculo order by id limit 1`.execute(rh.db)
    await almoxarifado.try('GET /api/colaborador/obter/:id', {
      params: { id: String(rows[0]?.id) },
      query: {},
    })
    const linhas = await listar({ usuarioId: String(await idDe('almoxarifado')) })
    expect(linhas.filter(({ tipo }) => tipo === 'ficha_aberta')).toEqual([])
  })
})

describe('what an administrator changes', () => {
  it('is written with it, or not at all', async () => {
    const id = await criarConta('mudada')
    const antes = await admin.call('GET /api/usuarios/:id', { params: { id: String(id) } })
    // No password was confirmed: nothing is changed, and nothing told.
    await admin.try('PUT /api/usuarios/grupos', { body: { id, versao: antes.versao, grupos: ['Vagas'] } })
    expect((await listar()).filter(({ tipo }) => tipo === 'grupos_mudados')).toEqual([])
    await admin.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    await admin.call('PUT /api/usuarios/grupos', { body: { id, versao: antes.versao, grupos: ['Vagas'] } })
    const { rows } = await sql<{ objetoId: number; nome: string }>`
      select objeto_id from evento_seguranca where tipo = 'grupos_mudados'`.execute(rh.db)
    expect(rows).toEqual([{ objetoId: id }])
    const linha = (await listar({ tipo: 'grupos_mudados' }))[0]
    const { objeto, eventos } = await admin.call('GET /api/seguranca/:id', {
      params: { id: String(linha?.id) },
    })
    expect([objeto, eventos[0]?.nome]).toEqual(['usuario', 'Conta de prova'])
    expect((await listar()).some(({ tipo }) => tipo === 'senha_confirmada')).toBe(true)
  })
})

describe('the events themselves', () => {
  it('take additions only, of the application and of the owner', async () => {
    await listar()
    for (const db of [sistema, rh.db]) {
      await expect(sql`update evento_seguranca set tipo = 'saida'`.execute(db)).rejects.toMatchObject(
        RECUSADA,
      )
      await expect(sql`delete from evento_seguranca`.execute(db)).rejects.toMatchObject(RECUSADA)
      await expect(sql`truncate evento_seguranca cascade`.execute(db)).rejects.toMatchObject(RECUSADA)
      await expect(sql`delete from evento_seguranca_grupo`.execute(db)).rejects.toMatchObject(RECUSADA)
    }
    await expect(sql`update evento_seguranca_grupo set vezes = 1`.execute(sistema)).rejects.toMatchObject(
      RECUSADA,
    )
    await expect(
      sql`insert into evento_seguranca_grupo (tipo, hora, de, ate, vezes) values ('saida', now(), now(), now(), 1)`.execute(
        sistema,
      ),
    ).rejects.toMatchObject(RECUSADA)
  })

  it('end after the days that the company keeps, and never before six months', async () => {
    const ha = (dias: number) => sql`
      insert into evento_seguranca (em, tipo, por_objeto) values (now() - make_interval(days => ${dias}), 'saida', false)`
    for (const dias of [400, 200, 10]) await ha(dias).execute(rh.db)
    const contar = async () =>
      (
        await sql<{ n: number }>`
        select count(*)::int as n from evento_seguranca where em < now() - interval '5 days'`.execute(rh.db)
      ).rows[0]?.n
    const clock = { agora: () => Temporal.Now.instant() }
    await reterEventosDeSeguranca.executar({ ...rh.deps, clock })
    expect(await contar()).toBe(2)
    // Asked for by somebody who would empty it: the database keeps six months.
    await sql`select apagar_eventos_de_seguranca(now() + interval '1 day', 1000)`.execute(sistema)
    expect(await contar()).toBe(1)
  })

  it('wait in a bounded queue while the database is away, and what did not fit is told', async () => {
    const paciente = openDb({ ...rh.conexao, max: 1, options: '-c lock_timeout=200' })
    const registro = criarRegistro({ clock: rh.clock, db: paciente })
    const gravados = async () =>
      (
        await sql<{ tipo: string; n: number; quantidade: number | null }>`
        select tipo, count(*)::int as n, max(quantidade) as quantidade from evento_seguranca
         where requisicao = 'fila' or tipo = 'eventos_perdidos' group by tipo order by tipo`.execute(rh.db)
      ).rows
    await rh.db.transaction().execute(async (tx) => {
      await sql`lock table evento_seguranca in exclusive mode`.execute(tx)
      for (let vez = 0; vez < FILA_MAXIMA + 7; vez += 1)
        registro.anotar({ tipo: 'saida', requisicao: 'fila' })
      await registro.gravar()
    })
    expect(await gravados()).toEqual([])
    await registro.gravar()
    expect(await gravados()).toEqual([
      { tipo: 'eventos_perdidos', n: 1, quantidade: 7 },
      { tipo: 'saida', n: FILA_MAXIMA, quantidade: null },
    ])
    await paciente.destroy()
  })

  it('ring when they can, where what they rest on was written and the alarm was not', async () => {
    const paciente = openDb({ ...rh.conexao, max: 1, options: '-c lock_timeout=200' })
    const registro = criarRegistro({ clock: rh.clock, db: paciente })
    const usuarioId = await criarConta('adiada')
    await rh.db.transaction().execute(async (tx) => {
      await sql`lock table notificacao in exclusive mode`.execute(tx)
      registro.anotar({ tipo: 'entrada_de_desativado', usuarioId })
      await registro.gravar()
    })
    expect(await quantos(usuarioId)).toEqual([{ tipo: 'entrada_de_desativado', n: 1 }])
    await registro.gravar()
    expect(await quantos(usuarioId)).toEqual([
      { tipo: 'alarme', n: 1 },
      { tipo: 'entrada_de_desativado', n: 1 },
    ])
    await paciente.destroy()
  })

  it('are all written, where the database will never take the alarm of the first', async () => {
    const registro = criarRegistro({ clock: rh.clock, db: sistema })
    const [primeira, outra] = [await criarConta('primeira'), await criarConta('segunda')]
    await sql`create function recusar_alarme() returns trigger language plpgsql as $$ begin
      raise exception 'refused' using errcode = 'check_violation'; end $$`.execute(rh.db)
    await sql`create trigger recusar_alarme before insert on notificacao
      for each row execute function recusar_alarme()`.execute(rh.db)
    registro.anotar({ tipo: 'entrada_de_desativado', usuarioId: primeira })
    // More than one write takes.
    for (let vez = 0; vez < 900; vez += 1) registro.anotar({ tipo: 'saida', usuarioId: outra })
    await registro.gravar()
    await sql`drop trigger recusar_alarme on notificacao`.execute(rh.db)
    expect(await quantos(primeira)).toEqual([{ tipo: 'entrada_de_desativado', n: 1 }])
    expect(await quantos(outra)).toEqual([{ tipo: 'saida', n: 900 }])
    expect(registro.esperando()).toBe(0)
  })
})

/** Security events of an account, by kind. */
const quantos = async (usuarioId: number) =>
  (
    await sql<{ tipo: string; n: number }>`
    select tipo, count(*)::int as n from evento_seguranca where usuario_id = ${usuarioId}
     group by tipo order by tipo`.execute(rh.db)
  ).rows
