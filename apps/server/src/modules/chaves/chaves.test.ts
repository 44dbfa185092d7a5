import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NovaChave } from '@rh/domain/contract/chaves'
import { api } from '@rh/domain/contract/index'
import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import { escoposDeChave, type EscopoDeChave } from '@rh/domain/integracoes/chaves'
import { abrirConta } from '../colaborador/conta.ts'
import { writeAsSystem } from '../../db/write.ts'
import { registrarEfeito } from '../../eventos/eventos.ts'
import { createTestApp, senhaDemo, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA } from '../../test/clock.ts'

let rh: TestApp
let administrador: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  administrador = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

let confirmada: Client | null = null
/** Once for each session: an address may not confirm often. */
const confirmar = async () => {
  if (confirmada !== administrador)
    await administrador.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
  confirmada = administrador
}
async function criar(escopos: EscopoDeChave[], mais: Partial<NovaChave> = {}) {
  await confirmar()
  return administrador.call('POST /api/chaves/criar', {
    body: {
      nome: 'Sistema de teste',
      escopos,
      contratoIds: [],
      expiraEm: '2026-12-31',
      porMinuto: 120,
      ...mais,
    },
  })
}
const chamar = async (chave: string, url: string, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, json } = await rh.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${chave}` },
    ...(method === 'POST' ? { payload: {} } : {}),
  })
  return {
    status: statusCode,
    body: json<{ results: Record<string, unknown>[]; proximo: number | null; codigo?: string }>(),
  }
}
const usos = async (id: number) => {
  const { results } = await administrador.call('GET /api/chaves/uso/:id', { params: { id } })
  return Object.fromEntries(
    results.map(({ resultado, chamada, vezes }) => [`${resultado} ${chamada}`, vezes]),
  )
}

describe('the creation of a key', () => {
  it('asks for the password, shows the key once and keeps only its hash', async () => {
    const body = { nome: 'Sem senha', escopos: ['contratos'] as const, expiraEm: '2026-12-31' }
    expect(
      await administrador.try('POST /api/chaves/criar', { body: { ...body, escopos: ['contratos'] } }),
    ).toMatchObject({ status: 403, body: { codigo: 'confirmar_senha' } })
    const { chave, registro } = await criar(['contratos'])
    expect(chave).toMatch(/^rhk_[a-z0-9]{10}_[\w-]{43}$/)
    expect(registro).toMatchObject({ situacao: 'ativa', prefixo: chave.slice(4, 14), atendidas: 0 })
    const segredo = chave.slice(15)
    const tabelas = await sql<{ achado: string }>`
      select to_jsonb(c)::text as achado from chave_api c
      union all select mudancas::text from auditoria where entidade = 'chave_api'
      union all select coalesce(resposta::text, '') from idempotencia`.execute(rh.db)
    expect(tabelas.rows.filter(({ achado }) => achado.includes(segredo))).toEqual([])
    expect(JSON.stringify(await administrador.call('GET /api/chaves/listar'))).not.toContain(segredo)
  })

  it('tells the trail who made it, and who ended it', async () => {
    const { registro } = await criar(['contratos'])
    await administrador.call('POST /api/chaves/revogar', {
      body: { id: registro.id, motivo: 'Sistema desligado' },
    })
    const { rows } = await sql<{ operacao: string; usuario: string }>`
      select a.operacao, u.usuario from auditoria a join usuario u on u.id = a.usuario_id
       where a.entidade = 'chave_api' and a.registro = ${registro.id} order by a.sequencia`.execute(rh.db)
    expect(rows).toEqual([
      { operacao: 'INSERT', usuario: 'administrador' },
      { operacao: 'UPDATE', usuario: 'administrador' },
    ])
  })

  it.each([
    ['a day that is gone', { expiraEm: '2026-11-19' }],
    ['more than a year', { expiraEm: '2027-11-21' }],
    ['a contract that is not there', { contratoIds: [999_999] }],
    ['no scope', { escopos: [] }],
    ['no name', { nome: ' ' }],
  ])('refuses %s', async (_, mais) => {
    await confirmar()
    const { status } = await administrador.try('POST /api/chaves/criar', {
      body: { nome: 'Chave', escopos: ['contratos'], expiraEm: '2026-12-31', ...mais },
    })
    expect(status).toBe(400)
  })
})

describe('a key', () => {
  const chamadas = Object.entries<AnyEndpoint>(api)
  /** Calls made at once, where each of them is made. */
  const JUNTAS = 8

  it('opens only the calls that declare its scope: every other one is refused, default deny', async () => {
    const caminho = (chamada: string) => chamada.split(' ')[1]?.replace(':id', '1') ?? ''
    for (const [indice, escopo] of (Object.keys(escoposDeChave) as EscopoDeChave[]).entries()) {
      const { chave } = await criar([escopo], { porMinuto: 1200 })
      // All calls of all scopes are more than one address may make in a minute.
      const remoteAddress = `10.2.0.${indice}`
      const abre = async ([chamada, { access }]: (typeof chamadas)[number]): Promise<string[]> => {
        const [method = 'GET'] = chamada.split(' ')
        const { statusCode } = await rh.app.inject({
          method: method as 'GET',
          url: caminho(chamada),
          remoteAddress,
          headers: { authorization: `Bearer ${chave}` },
          ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
        })
        return statusCode === 403 ? [] : [`${chamada} ${access.tipo === 'chave' ? access.escopo : ''}`]
      }
      const fechadas = chamadas.filter(([, spec]) => spec.access.tipo !== 'publico')
      const abertas: string[] = []
      for (let i = 0; i < fechadas.length; i += JUNTAS)
        abertas.push(...(await Promise.all(fechadas.slice(i, i + JUNTAS).map(abre))).flat())
      const declaradas = chamadas
        .filter(([, { access }]) => access.tipo === 'chave' && access.escopo === escopo)
        .map(([chamada]) => `${chamada} ${escopo}`)
      expect(abertas).toEqual(declaradas)
      expect(declaradas.length).toBeGreaterThan(0)
    }
  })

  it('is no session, and a session is no key', async () => {
    expect((await chamar(administrador.token ?? '', '/api/integracao/contratos')).status).toBe(401)
    expect((await rh.app.inject('/api/integracao/contratos')).statusCode).toBe(401)
    const { chave } = await criar(['contratos'])
    expect(await chamar(chave, '/api/auth/me')).toMatchObject({
      status: 403,
      body: { mensagem: 'Esta chave de API não dá acesso a esta chamada.' },
    })
  })

  it('counts its uses and its refusals', async () => {
    const { chave, registro } = await criar(['contratos'])
    for (let i = 0; i < 3; i += 1) expect((await chamar(chave, '/api/integracao/contratos')).status).toBe(200)
    await chamar(chave, '/api/integracao/ferias')
    await chamar(chave, '/api/chaves/listar')
    expect(await usos(registro.id)).toEqual({
      'usada GET /api/integracao/contratos': 3,
      'sem_escopo GET /api/integracao/ferias': 1,
      'sem_escopo GET /api/chaves/listar': 1,
    })
    const { results } = await administrador.call('GET /api/chaves/listar')
    expect(results.find(({ id }) => id === registro.id)).toMatchObject({
      atendidas: 3,
      recusadas: 2,
      ultimoUso: expect.stringContaining('2026-11-21T01'),
      ultimoIp: '127.0.0.1',
    })
  })

  it('tells its uses of thirty days of the company, the evening of today included', async () => {
    const { registro } = await criar(['contratos'])
    const uso = {
      chaveId: registro.id,
      chamada: 'GET /x',
      resultado: 'usada',
      ultimoEm: AGORA,
      ultimoIp: '127.0.0.1',
    }
    // Thirty days and twenty-nine before 20 November, when it is the 21st in UTC.
    const dias = [
      { dia: '2026-10-21', vezes: 100 },
      { dia: '2026-10-22', vezes: 7 },
    ]
    await rh.db
      .insertInto('chaveApiUso')
      .values(dias.map((dia) => ({ ...uso, ...dia })))
      .execute()
    const { results } = await administrador.call('GET /api/chaves/listar')
    expect(results.find(({ id }) => id === registro.id)?.atendidas).toBe(7)
  })

  it('ends with its day, and at once when it is revoked', async () => {
    const { chave, registro } = await criar(['contratos'], { expiraEm: '2026-11-21' })
    rh.clock.irPara('2026-11-22T02:59:00Z')
    expect((await chamar(chave, '/api/integracao/contratos')).status).toBe(200)
    rh.clock.irPara('2026-11-22T03:00:00Z')
    expect(await chamar(chave, '/api/integracao/contratos')).toMatchObject({
      status: 401,
      body: { mensagem: 'Esta chave de API venceu.' },
    })
    rh.clock.irPara(AGORA)
    const revogar = () =>
      administrador.try('POST /api/chaves/revogar', { body: { id: registro.id, motivo: 'Vazou num e-mail' } })
    expect(await revogar()).toMatchObject({ status: 200, body: { situacao: 'revogada' } })
    expect(await chamar(chave, '/api/integracao/contratos')).toMatchObject({
      status: 401,
      body: { mensagem: 'Esta chave de API foi revogada.' },
    })
    expect((await revogar()).status).toBe(409)
  })

  it('is refused with one letter changed, and the attempt is counted', async () => {
    const { chave } = await criar(['contratos'])
    const antes = (await administrador.call('GET /api/chaves/listar')).desconhecidas
    const trocada = `${chave.slice(0, -2)}${chave.endsWith('AA') ? 'BB' : 'AA'}`
    const inventada = `rhk_${'a'.repeat(10)}_${'b'.repeat(43)}`
    for (const falsa of [trocada, inventada])
      expect(await chamar(falsa, '/api/integracao/contratos')).toMatchObject({
        status: 401,
        body: { mensagem: 'Esta chamada precisa de uma chave de API.' },
      })
    expect((await administrador.call('GET /api/chaves/listar')).desconhecidas).toBe(antes + 2)
  })

  it('has a limit of its own by minute, and the next minute is free again', async () => {
    const { chave, registro } = await criar(['contratos'], { porMinuto: 2 })
    const outra = await criar(['contratos'])
    const status = await Promise.all(
      Array.from({ length: 5 }, async () => (await chamar(chave, '/api/integracao/contratos')).status),
    )
    expect(status.toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429, 429])
    expect((await chamar(outra.chave, '/api/integracao/contratos')).status).toBe(200)
    rh.clock.irPara('2026-11-21T01:01:00Z')
    expect((await chamar(chave, '/api/integracao/contratos')).status).toBe(200)
    expect(await usos(registro.id)).toMatchObject({ 'limite GET /api/integracao/contratos': 3 })
  })
})

let fechada: { id: number; linhas: number } | null = null
/** The payroll of the month, closed once. */
async function folhaFechada() {
  if (fechada) return fechada
  const coordenador = await rh.as('coordenador')
  const { marca } = await coordenador.call('GET /api/folha/previa', { query: { competencia: '2026-11' } })
  fechada = await coordenador.call('POST /api/folha/fechar', {
    body: { competencia: '2026-11', formato: 'json', marca },
  })
  return fechada
}

describe('what a key reads', () => {
  it('says who works where, page after page, without documents, pay or health', async () => {
    const { chave } = await criar(['colaboradores'])
    const vistos: Record<string, unknown>[] = []
    let depois: number | null = null
    do {
      const url = `/api/integracao/colaboradores?limite=100${depois === null ? '' : `&depois=${depois}`}`
      const { body } = await chamar(chave, url)
      vistos.push(...body.results)
      depois = body.proximo
    } while (depois !== null)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from vinculo where data_admissao <= '2026-11-20'
         and (data_desligamento is null or data_desligamento >= '2026-11-20')`.execute(rh.db)
    expect(vistos).toHaveLength(rows[0]?.n ?? 0)
    expect(new Set(vistos.map(({ id }) => id)).size).toBe(vistos.length)
    expect(Object.keys(vistos[0] ?? {}).toSorted()).toEqual([
      'admissao',
      'cargo',
      'cbo',
      'contrato',
      'contratoId',
      'desligamento',
      'escala',
      'id',
      'matricula',
      'nome',
      'posto',
    ])
  })

  it('is of its contracts alone, in every list', async () => {
    const { rows } = await sql<{ id: number }>`
      select contrato_id as id from colaborador_periodo where ate > '2026-11-20' group by 1 order by count(*) desc limit 1`.execute(
      rh.db,
    )
    const contratoId = rows[0]?.id ?? 0
    const { chave } = await criar(['colaboradores', 'contratos', 'ferias', 'processos', 'folha'], {
      contratoIds: [contratoId],
    })
    const { id, linhas } = await folhaFechada()
    const ler = async (lista: string) =>
      (await chamar(chave, `/api/integracao/${lista}limite=500`)).body.results
    const contratosDe = (linhas_: readonly Record<string, unknown>[]) => [
      ...new Set(linhas_.map((linha) => linha['contratoId'])),
    ]
    expect((await ler('contratos?')).map((linha) => linha['id'])).toEqual([contratoId])
    expect(contratosDe(await ler('colaboradores?'))).toEqual([contratoId])
    expect(contratosDe(await ler('ferias?desde=2020-01-01&'))).toEqual([contratoId])
    const daFolha = await ler(`folha/${id}?`)
    expect(contratosDe(daFolha)).toEqual([contratoId])
    expect(daFolha.length).toBeLessThan(linhas)
    expect(await ler('folha?')).toEqual([
      expect.objectContaining({ id, linhas: daFolha.length, aceito: true }),
    ])
    const { rows: processos } = await sql<{ id: number }>`
      select id from processo where status <> 'rascunho'
         and (contrato_id = ${contratoId} or contrato_destino_id = ${contratoId}) order by id limit 500`.execute(
      rh.db,
    )
    expect((await ler('processos?')).map((linha) => linha['id'])).toEqual(processos.map((linha) => linha.id))
  })

  it('says of a line of the payroll the account itself, as the file does', async () => {
    const { id } = await folhaFechada()
    const { rows } = await sql<{ itemId: number; pessoaId: number; agencia: string }>`
      select i.id::int as item_id, v.pessoa_id, i.linha ->> 'agencia' as agencia
        from folha_item i join vinculo v on v.id = i.vinculo_id
       where i.envio_id = ${id} and i.linha ->> 'agencia' like 'cifrado:%' order by i.id desc limit 1`.execute(
      rh.db,
    )
    const [linha] = rows
    if (!linha) throw new Error('No line of the payroll has an account')
    const { chave } = await criar(['folha'])
    const { results } = (await chamar(chave, `/api/integracao/folha/${id}?limite=500`)).body
    const { dados } = results.find((uma) => uma['id'] === linha.itemId) as { dados: Record<string, unknown> }
    const { agencia } = await abrirConta(rh.db, linha.pessoaId, { agencia: linha.agencia })
    expect(dados['agencia']).toBe(agencia)
    expect(JSON.stringify(results)).not.toContain('cifrado:')
  })

  it('tells a transfer to the contract of its destination, without the one that it leaves', async () => {
    const { rows } = await sql<{ id: number; origem: number; destino: number }>`
      select id, contrato_id as origem, contrato_destino_id as destino from processo
       where status <> 'rascunho' and contrato_destino_id <> contrato_id order by id limit 1`.execute(rh.db)
    const [{ id, origem, destino } = { id: 0, origem: 0, destino: 0 }] = rows
    const lerCom = async (contratoIds: number[]) => {
      const { chave } = await criar(['processos', 'eventos'], { contratoIds })
      const ler = async (lista: string) =>
        (await chamar(chave, `/api/integracao/${lista}?limite=500`)).body.results
      return {
        processo: (await ler('processos')).find((linha) => linha['id'] === id)?.['contratoId'],
        eventos: (await ler('eventos'))
          .filter((linha) => (linha['processo'] as { id: number } | null)?.id === id)
          .map((linha) => linha['contratoId']),
      }
    }
    await writeAsSystem(rh.deps, 'teste', (work) =>
      registrarEfeito(work, { processoId: id, tipo: 'remanejamento', transicao: 'efetivar' }),
    )
    expect(await lerCom([origem])).toEqual({ processo: origem, eventos: [origem] })
    expect(await lerCom([destino])).toEqual({ processo: null, eventos: [null] })
    expect(await lerCom([origem, destino])).toEqual({ processo: origem, eventos: [origem] })
  })

  it('is documented with its scheme of security and an example', async () => {
    const doc = (await rh.app.inject('/api/docs/json')).json<{
      paths: Record<string, { get?: { security?: object[]; responses: object } }>
      components: { securitySchemes: object }
    }>()
    expect(doc.components.securitySchemes).toMatchObject({ chave: { type: 'http', scheme: 'bearer' } })
    const { get } = doc.paths['/api/integracao/ferias'] ?? {}
    expect(get?.security).toEqual([{ chave: [] }])
    expect(JSON.stringify(get?.responses)).toContain('Ana Exemplo da Silva')
  })
})
