import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NovoComunicado } from '@rh/domain/contract/comunicados'
import { hojeEm } from '../../clock.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { avisarComunicados } from './avisar.ts'

let rh: TestApp
let gerente: Client
let sesmt: Client
let gestor: Client
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
  ;[gerente, sesmt, gestor, cadastro] = (await Promise.all(
    ['gerente.rh', 'sesmt', 'gestor', 'cadastro'].map((usuario) => rh.as(usuario)),
  )) as [Client, Client, Client, Client]
})
afterAll(() => rh[Symbol.asyncDispose]())

const hoje = (): string => hojeEm(rh.clock.agora(), rh.deps.config.empresaFuso)
const daqui = (dias: number): string => Temporal.PlainDate.from(hoje()).add({ days: dias }).toString()

const novo = (mudanca: Partial<NovoComunicado> = {}): NovoComunicado => ({
  titulo: 'Manutenção do relógio de ponto',
  texto: 'O relógio da sede fica parado na quinta-feira.',
  setores: [],
  grupos: [],
  contratos: [],
  mostrarDe: hoje(),
  mostrarAte: null,
  exigeCiencia: false,
  cienciaAte: null,
  anexos: [],
  ...mudanca,
})
const publicar = async (mudanca: Partial<NovoComunicado> = {}, quem = gerente): Promise<number> =>
  (await quem.call('POST /api/post', { body: novo(mudanca) })).id

const ver = (quem: Client, id: number) => quem.try('GET /api/post/details', { query: { id } })
const ids = async (quem: Client, aba: 'agora' | 'anteriores' | 'publicacao' = 'agora') =>
  (await quem.call('GET /api/post/list', { query: { aba } })).results.map(({ id }) => id)
const procurar = async (quem: Client, busca: string) =>
  (await quem.call('GET /api/post/search', { query: { busca } })).results.map(({ id }) => id)
const avisosDe = async (id: number, usuario: string) => {
  const { rows } = await sql<{ texto: string; lida: boolean }>`
    select n.texto, n.lida_em is not null as lida from notificacao n join usuario u on u.id = n.usuario_id
     where n.comunicado_id = ${id} and u.usuario = ${usuario} order by n.id`.execute(rh.db)
  return rows
}

describe('who publishes', () => {
  it('is the direction of Rh, Administrador and Sesmt, and nobody else', async () => {
    const { status } = await cadastro.try('POST /api/post', { body: novo() })
    expect(status).toBe(403)
    expect(await publicar({}, sesmt)).toBeGreaterThan(0)
  })

  it('answers for their own; the direction of Rh for all', async () => {
    const deles = await publicar({ titulo: 'Do Sesmt' }, sesmt)
    const doRh = await publicar({ titulo: 'Do Rh' })
    const retirada = { params: { id: doRh }, body: { versao: 1, motivo: 'Não vale mais' } }
    expect((await sesmt.try('POST /api/post/retirar/:id', retirada)).status).toBe(404)
    const recibos = { query: { comunicadoId: doRh } }
    expect((await sesmt.try('GET /api/post/recibos', recibos)).status).toBe(404)
    expect(
      (await sesmt.try('GET /api/post/recibos/exportar', { query: { ...recibos.query, formato: 'csv' } }))
        .status,
    ).toBe(404)
    expect((await ver(gerente, deles)).body).toMatchObject({ gestao: { podeCorrigir: true } })
    expect((await ver(sesmt, doRh)).body).toMatchObject({ gestao: null })
    expect(await ids(sesmt, 'publicacao')).not.toContain(doRh)
  })

  it('refuses the blanks of a ready text, dates out of order and a contract that does not exist', async () => {
    const recusa = async (mudanca: Partial<NovoComunicado>) => {
      const { status, body } = await gerente.try('POST /api/post', { body: novo(mudanca) })
      return status === 400 && 'campos' in body ? Object.keys(body.campos ?? {}) : status
    }
    expect(await recusa({ texto: 'Procure [responsável].' })).toEqual(['texto'])
    expect(await recusa({ mostrarAte: daqui(-1) })).toEqual(['mostrarAte'])
    expect(await recusa({ contratos: [999_999] })).toEqual(['contratos'])
  })
})

describe('for whom a notice is', () => {
  it('shows it to its sectors and groups, and to others as if it did not exist', async () => {
    const soOperacional = await publicar({ setores: ['operacional'] })
    const soGestores = await publicar({ setores: ['operacional'], grupos: ['Gestor'] })
    const coordenador = await rh.as('coordenador.operacional')
    expect((await ver(gestor, soOperacional)).status).toBe(200)
    expect((await ver(cadastro, soOperacional)).status).toBe(404)
    expect((await ver(coordenador, soGestores)).status).toBe(404)
    expect(await ids(gestor)).toEqual(expect.arrayContaining([soOperacional, soGestores]))
    expect(await ids(cadastro)).not.toContain(soOperacional)
    expect(await procurar(cadastro, 'relógio')).not.toContain(soOperacional)
    for (const chamada of ['POST /api/post/ler/:id'] as const)
      expect((await cadastro.try(chamada, { params: { id: soOperacional } })).status).toBe(404)
    const ciencia = { params: { id: soOperacional }, body: { edicao: 1 } }
    expect((await cadastro.try('POST /api/post/ciente/:id', ciencia)).status).toBe(404)
  })

  it('reaches, by a contract, who follows it and who sees all of them', async () => {
    const { rows } = await sql<{ meu: number; outro: number }>`
      select (select min(uc.contrato_id) from usuario_contrato uc where uc.usuario_id = u.id) as meu,
             (select min(c.id) from contrato c where not exists (
                select from usuario_contrato uc where uc.usuario_id = u.id and uc.contrato_id = c.id)) as outro
        from usuario u where u.usuario = 'gestor'`.execute(rh.db)
    const { meu, outro } = rows[0] ?? {}
    if (!meu || !outro) throw new Error('The demo Gestor follows some contracts and not others')
    const [dele, alheio] = [await publicar({ contratos: [meu] }), await publicar({ contratos: [outro] })]
    expect((await ver(gestor, dele)).status).toBe(200)
    expect((await ver(gestor, alheio)).status).toBe(404)
    expect((await ver(cadastro, alheio)).status).toBe(200)
    const alcance = async (query: object) => (await gerente.call('GET /api/post/alcance', { query })).pessoas
    expect(await alcance({ contratos: String(meu) })).toBeLessThanOrEqual(await alcance({}))
    expect(await alcance({ setores: 'operacional', grupos: 'Gestor' })).toBeLessThan(await alcance({}))
  })

  it('is shown from its first day to its last, and read afterwards', async () => {
    const amanha = await publicar({ titulo: 'De amanhã', mostrarDe: daqui(1), mostrarAte: daqui(2) })
    expect((await ver(gestor, amanha)).status).toBe(404)
    expect(await avisosDe(amanha, 'gestor')).toEqual([])
    expect(await ids(gerente, 'publicacao')).toContain(amanha)
    const antes = rh.clock.agora()
    try {
      rh.clock.irPara(antes.add({ hours: 24 }).toString())
      await avisarComunicados.executar(rh.deps)
      await avisarComunicados.executar(rh.deps)
      expect(await avisosDe(amanha, 'gestor')).toEqual([{ texto: 'Comunicado: De amanhã.', lida: false }])
      const depois = await rh.as('gestor')
      expect(await ids(depois)).toContain(amanha)
      rh.clock.irPara(antes.add({ hours: 24 * 3 }).toString())
      const bemDepois = await rh.as('gestor')
      expect(await ids(bemDepois)).not.toContain(amanha)
      expect(await ids(bemDepois, 'anteriores')).toContain(amanha)
    } finally {
      rh.clock.irPara(antes.toString())
    }
  })
})

describe('many of them', () => {
  it('are read on from the last one shown, what waits for the person before all, and searched so too', async () => {
    const pedido = await publicar({ titulo: 'Urgente na lista', exigeCiencia: true, cienciaAte: daqui(1) })
    await sql`
      with novos as (
        insert into comunicado (usuario_id, mostrar_de, exige_ciencia, criado_em, avisado_em)
        select (select id from usuario where usuario = 'gerente.rh'), ${hoje()}::date - n / 4, false, now(), now()
          from generate_series(1, 50) n returning id, usuario_id)
      insert into comunicado_edicao (comunicado_id, edicao, titulo, texto, usuario_id, em)
      select id, 1, 'Boletim', 'Palavra rara: xaxim.', usuario_id, now() from novos`.execute(rh.db)
    const todos = async (
      ler: (query: { depoisDe?: string }) => Promise<{ results: { id: number }[]; proxima: string | null }>,
    ) => {
      const vistos: number[] = []
      for (let depoisDe: string | null | undefined; depoisDe !== null;) {
        const { results, proxima } = await ler(depoisDe === undefined ? {} : { depoisDe })
        vistos.push(...results.map(({ id }) => id))
        depoisDe = proxima
      }
      return vistos
    }
    const lidos = await todos((query) => gestor.call('GET /api/post/list', { query }))
    expect(new Set(lidos).size).toBe(lidos.length)
    expect(lidos).toContain(pedido)
    const achados = await todos((query) =>
      gestor.call('GET /api/post/search', { query: { ...query, busca: 'xaxim' } }),
    )
    expect(achados).toHaveLength(50)
    expect(lidos.filter((id) => achados.includes(id))).toEqual(achados)
    expect(lidos.indexOf(pedido)).toBeLessThan(lidos.indexOf(achados[0] ?? 0))
    const geridos = await todos((query) =>
      gerente.call('GET /api/post/list', { query: { ...query, aba: 'publicacao' } }),
    )
    expect(geridos.filter((id) => achados.includes(id))).toEqual(achados)
  })
})

describe('reading and acknowledging', () => {
  it('keeps the first reading and one acknowledgement, and reads the alert with it', async () => {
    const id = await publicar({ titulo: 'Conduta', exigeCiencia: true, cienciaAte: daqui(5) })
    const [aviso] = await avisosDe(id, 'gestor')
    expect(aviso?.texto).toMatch(/^Comunicado: Conduta\. Confirme que leu até \d\d\/\d\d\/\d{4}\.$/)
    expect((await gestor.call('GET /api/post/latest')).results[0]).toMatchObject({
      pedeCiencia: true,
      lido: false,
    })
    await gestor.call('POST /api/post/ler/:id', { params: { id } })
    await gestor.call('POST /api/post/ler/:id', { params: { id } })
    const pedido = { params: { id }, body: { edicao: 1 } }
    const primeira = await gestor.call('POST /api/post/ciente/:id', pedido)
    expect(await gestor.call('POST /api/post/ciente/:id', pedido)).toEqual(primeira)
    expect((await ver(gestor, id)).body).toMatchObject({
      lido: true,
      pedeCiencia: false,
      cienteEm: primeira.cienteEm,
    })
    expect((await avisosDe(id, 'gestor')).map(({ lida }) => lida)).toEqual([true])
    const { results } = await gerente.call('GET /api/post/recibos', {
      query: { comunicadoId: id, situacao: 'ciente' },
    })
    expect(results.map(({ cienteEm }) => cienteEm)).toEqual([primeira.cienteEm])
    const { body } = await ver(gerente, id)
    expect(body).toMatchObject({ gestao: { contagens: { lidos: 1, cientes: 1 } }, pedeCiencia: false })
  })

  it('asks anew after a correction that says so, and keeps the words that were acknowledged', async () => {
    const id = await publicar({ titulo: 'Uniforme', texto: 'Botas pretas.', exigeCiencia: true })
    await gestor.call('POST /api/post/ciente/:id', { params: { id }, body: { edicao: 1 } })
    const corrigir = (versao: number, texto: string, pedirDeNovo: boolean) =>
      gerente.call('PUT /api/post/:id', {
        params: { id },
        body: {
          ...novo({ titulo: 'Uniforme', texto, exigeCiencia: true }),
          versao,
          mantidos: [],
          pedirDeNovo,
        },
      })
    const { versao } = await corrigir(1, 'Botas pretas ou marrons.', false)
    expect((await ver(gestor, id)).body).toMatchObject({ edicao: 2, pedeCiencia: false })
    await corrigir(versao, 'Botas marrons.', true)
    expect((await ver(gestor, id)).body).toMatchObject({
      edicao: 3,
      pedeCiencia: true,
      lido: false,
      edicoes: [{ texto: 'Botas pretas ou marrons.' }, { texto: 'Botas pretas.' }],
    })
    // Somebody who still has the earlier words on the screen confirms what they have not read.
    const velha = await gestor.try('POST /api/post/ciente/:id', { params: { id }, body: { edicao: 2 } })
    expect(velha.status).toBe(409)
    expect((await avisosDe(id, 'gestor')).length).toBe(2)
    const { rows } = await sql<{ edicao: number }>`
      select edicao from comunicado_recibo where comunicado_id = ${id} and ciente_em is not null`.execute(
      rh.db,
    )
    expect(rows).toEqual([{ edicao: 1 }])
  })

  it('keeps the words of before to those who read them, once a notice is for more people', async () => {
    const texto = 'O reajuste de Ana Souza ainda não foi assinado.'
    const id = await publicar({ texto, setores: ['rh'] })
    await cadastro.call('POST /api/post/ler/:id', { params: { id } })
    expect((await ver(gestor, id)).status).toBe(404)
    await gerente.call('PUT /api/post/:id', {
      params: { id },
      body: { ...novo({ texto: 'Há reajuste.' }), versao: 1, mantidos: [], pedirDeNovo: false },
    })
    const edicoesDe = async (quem: Client) =>
      (await quem.call('GET /api/post/details', { query: { id } })).edicoes.map((uma) => uma.texto)
    expect(await edicoesDe(gestor)).toEqual([])
    for (const quem of [cadastro, gerente]) expect(await edicoesDe(quem)).toEqual([texto])
    await gestor.call('POST /api/post/ler/:id', { params: { id } })
    expect(await edicoesDe(gestor)).toEqual([])
  })

  it('is not asked where a notice does not ask for it', async () => {
    const id = await publicar()
    const { status } = await gestor.try('POST /api/post/ciente/:id', { params: { id }, body: { edicao: 1 } })
    expect(status).toBe(409)
  })

  it('is reminded of on its days, once, and no more once it is done', async () => {
    const id = await publicar({ titulo: 'Riscos', exigeCiencia: true, cienciaAte: daqui(4), setores: ['rh'] })
    await cadastro.call('POST /api/post/ciente/:id', { params: { id }, body: { edicao: 1 } })
    const antes = rh.clock.agora()
    try {
      rh.clock.irPara(antes.add({ hours: 24 }).toString())
      await avisarComunicados.executar(rh.deps)
      await avisarComunicados.executar(rh.deps)
    } finally {
      rh.clock.irPara(antes.toString())
    }
    expect((await avisosDe(id, 'coordenador')).map(({ texto }) => texto.slice(0, 16))).toEqual([
      'Comunicado: Risc',
      'Falta a sua ciên',
    ])
    expect((await avisosDe(id, 'cadastro')).length).toBe(1)
    expect(await avisosDe(id, 'gerente.rh')).toEqual([])
  })
})

describe('withdrawing', () => {
  it('takes a notice from its readers, with its reason, and nothing is deleted', async () => {
    const id = await publicar({ titulo: 'Engano', exigeCiencia: true })
    await gestor.call('POST /api/post/ler/:id', { params: { id } })
    const retirar = (versao: number) =>
      gerente.try('POST /api/post/retirar/:id', {
        params: { id },
        body: { versao, motivo: 'Saiu com a data errada' },
      })
    expect((await retirar(2)).status).toBe(409)
    expect((await retirar(1)).status).toBe(200)
    expect((await ver(gestor, id)).status).toBe(404)
    expect((await ver(gerente, id)).body).toMatchObject({
      situacao: 'retirado',
      retirado: { motivo: 'Saiu com a data errada' },
      gestao: { podeCorrigir: false, contagens: { lidos: 1 } },
    })
    const { results } = await gestor.call('GET /api/notificacoes/listar')
    expect(results.filter(({ comunicadoId }) => comunicadoId === id)).toEqual([])
  })
})

describe('search', () => {
  it('finds every word, without accents and in any order, in what the person may read', async () => {
    const id = await publicar({ titulo: 'Vacinação contra a gripe', texto: 'Na sede, às 9h. 100% grátis.' })
    expect(await procurar(gestor, 'gripe vacinacao')).toEqual([id])
    expect(await procurar(gestor, '100%')).toEqual([id])
    expect(await procurar(gestor, 'vacinação dengue')).toEqual([])
  })
})

describe('attachments', () => {
  it('are read by whom the notice is for, and taken once', async () => {
    const conteudo = 'dia;hora\n30/11;09:00\n'
    const enviar = (quem: Client) =>
      quem.call('POST /api/arquivos', { arquivo: new File([conteudo], 'agenda.csv', { type: 'text/csv' }) })
    const meu = await enviar(gerente)
    const deOutro = await enviar(sesmt)
    const recusado = await gerente.try('POST /api/post', { body: novo({ anexos: [deOutro.id] }) })
    expect(recusado).toMatchObject({
      status: 400,
      body: { campos: { 'anexos.0': 'Envie o arquivo de novo' } },
    })
    const id = await publicar({ setores: ['operacional'], anexos: [meu.id] })
    const { status } = await gerente.try('POST /api/post', { body: novo({ anexos: [meu.id] }) })
    expect(status).toBe(409)
    const { anexos } = await gestor.call('GET /api/post/details', { query: { id } })
    const params = { id: anexos[0]?.id ?? 0 }
    expect(anexos).toMatchObject([{ nome: 'agenda.csv', tipo: 'text/csv' }])
    const baixado = await gestor.call('GET /api/post/anexo/:id', { params })
    expect(await baixado.text()).toBe(conteudo)
    expect((await cadastro.try('GET /api/post/anexo/:id', { params })).status).toBe(404)
    await gerente.call('PUT /api/post/:id', {
      params: { id },
      body: { ...novo({ setores: ['operacional'] }), versao: 1, mantidos: [], pedirDeNovo: false },
    })
    expect((await gestor.try('GET /api/post/anexo/:id', { params })).status).toBe(404)
  })
})

describe('receipts', () => {
  it('are as many as the public was told to have, its author left out', async () => {
    const alcance = async (quem: Client) =>
      (await quem.call('GET /api/post/alcance', { query: { setores: 'sesmt' } })).pessoas
    const id = await publicar({ setores: ['sesmt'] }, sesmt)
    const { total } = await gerente.call('GET /api/post/recibos', { query: { comunicadoId: id } })
    expect(await alcance(sesmt)).toBe(total)
    expect(await alcance(gerente)).toBe(total + 1)
  })

  it('name everybody whom the notice is for, who lacks first, and leave as a file', async () => {
    const id = await publicar({ setores: ['sesmt'], exigeCiencia: true })
    await sesmt.call('POST /api/post/ciente/:id', { params: { id }, body: { edicao: 1 } })
    const { results } = await gerente.call('GET /api/post/recibos', { query: { comunicadoId: id } })
    expect(results.at(-1)).toMatchObject({ situacao: 'ciente', grupos: 'Sesmt' })
    expect(results.filter(({ situacao }) => situacao === 'falta').length).toBe(results.length - 1)
    const csv = await gerente.call('GET /api/post/recibos/exportar', {
      query: { comunicadoId: id, formato: 'csv', situacao: 'ciente' },
    })
    expect(await csv.text()).toMatch(/Ciente/)
  })
})
