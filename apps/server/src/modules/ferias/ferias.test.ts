import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aceitosEm,
  alguemDeFerias,
  amanhecer,
  anexar,
  aprovada,
  conferir,
  fracao,
  INICIO,
  listIncoerencias,
  pagar,
  pedida,
  pedidoDe,
  razaoDe,
  saldoDe,
  tentarPedir,
  verificar,
} from '../../test/ferias.ts'
import { novaVersao } from '../../test/colaboradores.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { reunir } from './papeis.ts'

// Today is 20 November 2026; a vacation begins on Monday 11 January unless a test says another day.
const AGORA = '2026-11-20T15:00:00Z'

let rh: TestApp
let coordenador: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  coordenador = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const obter = async (usuario: string, id: number) =>
  (await rh.as(usuario)).call('GET /api/ferias/obter/:id', { params: { id } })
const situacaoDe = async (id: number) => {
  const { rows } = await sql<{ dias: string; confirmada: boolean }>`
    select to_char(inicio, 'YYYY-MM-DD') || ' ' || to_char(fim, 'YYYY-MM-DD') as dias, confirmada
      from ausencia where processo_id = ${id} order by inicio`.execute(rh.db)
  return rows.map(({ dias, confirmada }) => [dias, confirmada])
}

describe('the word of Departamento Pessoal', () => {
  it('writes the absences of the period and what they take from it', async () => {
    const { pessoa, registro } = await pedida(rh, coordenador, { fracoes: [fracao(INICIO, 14)] })
    const cadastro = await rh.as('cadastro')
    const conferida = await conferir(cadastro, registro, 8)
    expect(conferida).toMatchObject({ status: 'em_analise', periodo: { faltas: 8, direito: 24, saldo: 24 } })
    expect(await razaoDe(rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['reserva', -14],
      ['perda', -6],
    ])
    expect(conferida.periodo.saldo - 14).toBe(await saldoDe(rh.db, pessoa.periodoId))
  })

  it('is refused where the days are asked for already, until the request is less', async () => {
    const { pessoa, registro } = await pedida(rh, coordenador)
    const cadastro = await rh.as('cadastro')
    const { id, versao } = registro
    const opinar = (faltas: number) =>
      cadastro.try('POST /api/ferias/parecer', {
        body: {
          id,
          versao,
          parecer: 'departamento_pessoal',
          decisao: 'aprovado',
          dados: { faltas, conferida: true },
        },
      })
    expect(await opinar(8)).toMatchObject({
      status: 400,
      body: {
        mensagem: expect.stringContaining('tem 24 dias'),
        campos: { 'dados.faltas': expect.any(String) },
      },
    })
    expect(await razaoDe(rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['reserva', -30],
    ])
    const devolvida = await cadastro.call('POST /api/ferias/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'Houve 8 faltas',
        itens: [{ campo: 'fracoes', motivo: '24 dias' }],
      },
    })
    const editada = await coordenador.call('PUT /api/ferias/editar', {
      body: { id, versao: devolvida.versao, dados: pedidoDe(pessoa, { fracoes: [fracao(INICIO, 24)] }) },
    })
    const reenviada = await coordenador.call('POST /api/ferias/status', {
      body: { id, versao: editada.versao, transicao: 'reenviar', alertasAceitos: aceitosEm(registro) },
    })
    expect(reenviada.status).toBe('solicitada')
    const conferida = await conferir(cadastro, reenviada, 8)
    expect(conferida.periodo).toMatchObject({ faltas: 8, direito: 24 })
    expect(await saldoDe(rh.db, pessoa.periodoId)).toBe(0)
    expect(await situacaoDe(id)).toEqual([['2027-01-11 2027-02-03', false]])
  })

  it('gives back what fewer absences give', async () => {
    const { pessoa, registro } = await pedida(rh, coordenador, { fracoes: [fracao(INICIO, 14)] })
    await conferir(await rh.as('cadastro'), registro, 8)
    const outra = await pedida(rh, coordenador, { fracoes: [fracao('2027-02-01', 10)] }, pessoa)
    const conferida = await conferir(await rh.as('beneficio'), outra.registro, 2)
    expect(conferida.periodo).toMatchObject({ faltas: 2, direito: 30 })
    expect((await razaoDe(rh.db, pessoa.periodoId)).at(-1)).toEqual(['ajuste', 6])
  })
})

describe('the approval', () => {
  it('is of another person than who asked and who checked', async () => {
    const administrador = await rh.as('administrador')
    const { registro } = await pedida(rh, coordenador)
    const { id, versao } = await conferir(administrador, registro)
    const aprovar = {
      body: { id, versao, transicao: 'aprovar' as const, alertasAceitos: aceitosEm(registro) },
    }
    expect(await administrador.try('POST /api/ferias/status', aprovar)).toMatchObject({
      status: 403,
      body: { codigo: 'mesma_pessoa' },
    })
    expect((await coordenador.try('POST /api/ferias/status', aprovar)).status).toBe(403)
    const { status, agenda } = await (await rh.as('coordenador')).call('POST /api/ferias/status', aprovar)
    expect({ status, agenda }).toMatchObject({
      status: 'aprovada',
      agenda: { transicao: 'iniciar', para: INICIO },
    })
    expect(await situacaoDe(id)).toEqual([['2027-01-11 2027-02-09', true]])
  })

  it('lifts the thirty days of notice by Coordenador or Gerente Rh, with a reason that stays', async () => {
    const pessoa = await alguemDeFerias(rh)
    const mais = { fracoes: [fracao('2026-12-07', 30)] }
    const { pendencias } = await verificar(coordenador, pessoa.id, pedidoDe(pessoa, mais))
    const aviso = pendencias.find(({ codigo }) => codigo === 'AVISO_30_DIAS')
    expect(aviso).toMatchObject({ severidade: 'bloqueio', excecaoPor: ['Coordenador', 'Gerente Rh'] })
    const semLer = { colaboradorId: pessoa.id, dados: pedidoDe(pessoa, mais) }
    expect((await coordenador.try('POST /api/ferias/criar', { body: semLer })).status).toBe(422)
    const { registro } = await pedida(rh, coordenador, mais, pessoa)
    const { id, versao } = await conferir(await rh.as('cadastro'), registro)
    const aprovar = (alertasAceitos: string[], motivo?: string) => ({
      body: { id, versao, transicao: 'aprovar' as const, alertasAceitos, ...(motivo && { motivo }) },
    })
    const aceitos = aceitosEm(registro)
    expect(aceitos).toContain('AVISO_30_DIAS')
    const administrador = await rh.as('administrador')
    expect(await administrador.try('POST /api/ferias/status', aprovar(aceitos, 'Urgente'))).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'AVISO_30_DIAS', mensagem: expect.stringContaining('Gerente Rh') }] },
    })
    const gerente = await rh.as('gerente.rh')
    expect(await gerente.try('POST /api/ferias/status', aprovar(aceitos))).toMatchObject({
      status: 400,
      body: { campos: { motivo: expect.any(String) } },
    })
    expect((await gerente.try('POST /api/ferias/status', aprovar([], 'Viagem marcada'))).status).toBe(422)
    const aprovado = await gerente.call('POST /api/ferias/status', aprovar(aceitos, 'Viagem marcada'))
    expect(aprovado.status).toBe('aprovada')
    expect(aprovado.eventos.find(({ nome }) => nome === 'aprovar')).toMatchObject({
      motivo: 'Viagem marcada',
      alertas: expect.arrayContaining([
        expect.objectContaining({ codigo: 'AVISO_30_DIAS', excecaoPor: ['Coordenador', 'Gerente Rh'] }),
      ]),
    })
  })

  it('lifts the ceiling of absences by Gerente Rh, not by Coordenador', async () => {
    const pessoa = await alguemDeFerias(rh, { login: 'assistente.gestor' })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from alocacao al join posto po on po.id = al.posto_id
       where po.contrato_id = ${pessoa.contratoId} and al.tipo = 'titular' and al.fim is null`.execute(rh.db)
    const percentual = Math.max(1, Math.floor(100 / (rows[0]?.n ?? 1)))
    await sql`insert into limite (regra, valor, desde, motivo)
      values ('ferias.ausencias', ${percentual}, '2026-11-19', 'Para o teste')`.execute(rh.db)
    const teto = Math.max(1, Math.floor(((rows[0]?.n ?? 0) * percentual) / 100))
    for (let fora = 0; fora < teto; fora++) {
      const colega = await alguemDeFerias(rh, { login: 'assistente.gestor' })
      await sql`insert into alocacao (vinculo_id, posto_id, inicio) values (${colega.id}, ${colega.postoId}, '2025-03-10')`.execute(
        rh.db,
      )
      await pedida(rh, coordenador, {}, colega)
    }
    const { registro } = await pedida(rh, coordenador, {}, pessoa)
    const aceitos = aceitosEm(registro)
    expect(aceitos).toContain('teto_ausencias')
    const { id, versao } = await conferir(await rh.as('cadastro'), registro)
    const aprovar = {
      body: {
        id,
        versao,
        transicao: 'aprovar' as const,
        alertasAceitos: aceitos,
        motivo: 'O cliente aceitou',
      },
    }
    const recusa = await (await rh.as('coordenador')).try('POST /api/ferias/status', aprovar)
    expect(recusa).toMatchObject({ status: 422, body: { pendencias: [{ codigo: 'teto_ausencias' }] } })
    expect((await (await rh.as('gerente.rh')).call('POST /api/ferias/status', aprovar)).status).toBe(
      'aprovada',
    )
    await sql`delete from limite where regra = 'ferias.ausencias' and motivo = 'Para o teste'`.execute(rh.db)
  })
})

describe('the days themselves', () => {
  it('begin and end by the system, when paid and signed', async () => {
    const { pessoa, registro } = await aprovada(rh, coordenador)
    const { id } = registro
    await anexar(await rh.as('cadastro'), id, 'AVISO_FERIAS')
    const paga = await pagar(await rh.as('rescisao'), await obter('rescisao', id), '2027-01-08')
    expect(paga.pareceres.find(({ nome }) => nome === 'pagamento')).toMatchObject({ decisao: 'aprovado' })
    await amanhecer(rh, '2027-01-10')
    rh.clock.irPara('2027-01-10T15:00:00Z')
    expect((await obter('cadastro', id)).status).toBe('aprovada')
    await amanhecer(rh, INICIO)
    rh.clock.irPara(`${INICIO}T15:00:00Z`)
    expect(await obter('cadastro', id)).toMatchObject({
      status: 'em_gozo',
      agenda: { transicao: 'finalizar', para: '2027-02-10' },
    })
    await amanhecer(rh, '2027-02-09')
    rh.clock.irPara('2027-02-09T15:00:00Z')
    expect((await obter('cadastro', id)).status).toBe('em_gozo')
    await amanhecer(rh, '2027-02-10')
    rh.clock.irPara('2027-02-10T15:00:00Z')
    const fim = await obter('cadastro', id)
    expect(fim).toMatchObject({ status: 'finalizada', periodo: { gozados: 0 } })
    expect(fim.eventos.at(-1)).toMatchObject({ nome: 'finalizar', autor: null })
    expect(await razaoDe(rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['reserva', -30],
      ['estorno', 30],
      ['gozo', -30],
    ])
  })

  it('end only once they are paid and the notice is signed: Rh is told, and ends them', async () => {
    const { registro } = await aprovada(rh, coordenador)
    const { id } = registro
    await amanhecer(rh, INICIO)
    await amanhecer(rh, '2027-02-10')
    rh.clock.irPara('2027-02-10T15:00:00Z')
    const parada = await obter('cadastro', id)
    expect(parada).toMatchObject({
      status: 'em_gozo',
      agenda: null,
      acoes: expect.arrayContaining(['finalizar']),
    })
    expect(parada.eventos.at(-1)).toMatchObject({
      tipo: 'agenda',
      motivo: expect.stringContaining('pagamento'),
    })
    const { rows } = await sql<{ texto: string }>`
      select n.texto from notificacao n join usuario u on u.id = n.usuario_id
       where n.processo_id = ${id} and u.usuario = 'cadastro' order by n.id desc limit 1`.execute(rh.db)
    expect(rows[0]?.texto).toContain('não pôde encerrar')
    const cadastro = await rh.as('cadastro')
    const finalizar = async () => {
      const { versao } = await obter('cadastro', id)
      return cadastro.try('POST /api/ferias/finalizar', {
        body: { id, versao, alertasAceitos: ['PAGAMENTO_ATRASADO'] },
      })
    }
    expect(await finalizar()).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'pagamento_pendente' }, { codigo: 'aviso_pendente' }] },
    })
    await pagar(await rh.as('rescisao'), await obter('rescisao', id), '2027-02-05')
    await anexar(cadastro, id, 'AVISO_FERIAS')
    expect(await finalizar()).toMatchObject({ status: 200, body: { status: 'finalizada' } })
  })

  it.each(['substituto', 'folguista'] as const)('are covered by a %s from the approval on', async (tipo) => {
    const quem = await alguemDeFerias(rh)
    const fracoes = [{ inicio: INICIO, dias: 30, cobertura: tipo, colaboradorId: quem.id }]
    const { pessoa, registro } = await aprovada(rh, coordenador, { fracoes })
    const { rows } = await sql<object>`
      select posto_id, inicio, fim, tipo from alocacao where processo_id = ${registro.id}`.execute(rh.db)
    expect(rows).toEqual([{ postoId: pessoa.postoId, inicio: INICIO, fim: '2027-02-09', tipo }])
    const livre = { fracoes: [{ ...fracoes[0], inicio: '2027-02-01' }] }
    expect(await tentarPedir(coordenador, await alguemDeFerias(rh), livre)).toMatchObject({ status: 422 })
  })

  it('show in the situation of the person', async () => {
    const { pessoa } = await aprovada(rh, coordenador)
    await amanhecer(rh, INICIO)
    rh.clock.irPara(`${INICIO}T15:00:00Z`)
    const { results } = await (
      await rh.as('cadastro')
    ).call('GET /api/colaborador/listar', {
      query: { busca: 'Férias de Teste', situacao: 'em_ferias', porPagina: 100 },
    })
    expect(results).toContainEqual(expect.objectContaining({ id: pessoa.id, situacao: 'em_ferias' }))
  })

  it('stop on the day of an interruption, and what is left goes back', async () => {
    const { pessoa, registro } = await aprovada(rh, coordenador)
    const { id } = registro
    await amanhecer(rh, INICIO)
    rh.clock.irPara('2027-01-20T15:00:00Z')
    const cadastro = await rh.as('cadastro')
    const { versao } = await obter('cadastro', id)
    const interromper = (em: string) => ({
      body: {
        id,
        versao,
        transicao: 'interromper' as const,
        motivo: 'Combinado por escrito',
        dados: { causa: 'RECONVOCACAO' as const, em },
      },
    })
    for (const em of ['2027-01-11', '2027-02-10', '2026-12-01'])
      expect(await cadastro.try('POST /api/ferias/status', interromper(em))).toMatchObject({
        status: 400,
        body: { campos: { 'dados.em': expect.any(String) } },
      })
    const parada = await cadastro.call('POST /api/ferias/status', interromper('2027-01-21'))
    expect(parada).toMatchObject({ status: 'interrompida', agenda: null })
    expect(await razaoDe(rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['reserva', -30],
      ['estorno', 30],
      ['gozo', -10],
    ])
    expect(await situacaoDe(id)).toEqual([['2027-01-11 2027-01-20', true]])
    const { disponiveis } = await cadastro.call('GET /api/ferias/papeis/:id', { params: { id } })
    expect(disponiveis).toContain('interrupcao')
    await cadastro.call('POST /api/ferias/papel', { body: { feriasId: id, papel: 'interrupcao' } })
    await anexar(cadastro, id, 'INTERRUPCAO_FERIAS')
    const { itens } = await cadastro.call('GET /api/ferias/anexos/:id', { params: { id } })
    expect(itens).toContainEqual(expect.objectContaining({ codigo: 'INTERRUPCAO_FERIAS', estado: 'enviado' }))
    // What it gave back is enjoyed on other days.
    coordenador = await rh.as('coordenador.operacional')
    expect(await tentarPedir(coordenador, pessoa, { fracoes: [fracao('2027-03-01', 20)] })).toMatchObject({
      status: 201,
    })
  })
})

describe('the days that an interruption gave back', () => {
  it('are enjoyed in another request, however few, and are no stretch of their own', async () => {
    const { pessoa, registro } = await aprovada(rh, coordenador)
    await amanhecer(rh, INICIO)
    rh.clock.irPara('2027-02-08T15:00:00Z')
    const cadastro = await rh.as('cadastro')
    const { id } = registro
    const { versao } = await obter('cadastro', id)
    await cadastro.call('POST /api/ferias/status', {
      body: {
        id,
        versao,
        transicao: 'interromper',
        motivo: 'Nasceu o bebê',
        dados: { causa: 'MATERNIDADE', em: '2027-02-07' },
      },
    })
    expect(await saldoDe(rh.db, pessoa.periodoId)).toBe(3)
    coordenador = await rh.as('coordenador.operacional')
    const semConcordancia = { concordancia: false }
    const { registro: resto } = await pedida(
      rh,
      coordenador,
      { fracoes: [fracao('2027-03-15', 2)], ...semConcordancia },
      pessoa,
    )
    expect(resto.status).toBe('solicitada')
    const ultimo = { fracoes: [fracao('2027-04-05', 1)], ...semConcordancia }
    expect((await tentarPedir(coordenador, pessoa, ultimo)).status).toBe(201)
    expect(await saldoDe(rh.db, pessoa.periodoId)).toBe(0)
  })
})

describe('days that are given back', () => {
  it('by a refusal and by a request taken back', async () => {
    const recusada = await pedida(rh, coordenador)
    const cadastro = await rh.as('cadastro')
    await cadastro.call('POST /api/ferias/status', {
      body: { ...vistoDe(recusada.registro), transicao: 'reprovar', motivo: 'O contrato não permite' },
    })
    const desistida = await pedida(rh, coordenador)
    await coordenador.call('POST /api/ferias/status', {
      body: { ...vistoDe(desistida.registro), transicao: 'desistir', motivo: 'A pessoa mudou de ideia' },
    })
    for (const { pessoa, registro } of [recusada, desistida]) {
      expect(await razaoDe(rh.db, pessoa.periodoId)).toEqual([
        ['direito', 30],
        ['reserva', -30],
        ['estorno', 30],
      ])
      expect(await situacaoDe(registro.id)).toEqual([])
      expect((await tentarPedir(coordenador, pessoa)).status).toBe(201)
    }
  })

  it('by a cancelling before the start, signed by both once it was approved', async () => {
    const { pessoa, registro } = await aprovada(rh, coordenador)
    const gerente = await rh.as('gerente.rh')
    const cancelar = async () =>
      gerente.try('POST /api/ferias/cancelar', {
        body: { ...vistoDe(await obter('gerente.rh', registro.id)), motivo: 'Adiadas a pedido' },
      })
    expect(await cancelar()).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'cancelamento_pendente' }] },
    })
    await anexar(await rh.as('cadastro'), registro.id, 'CANCELAMENTO_FERIAS')
    expect(await cancelar()).toMatchObject({ status: 200, body: { status: 'cancelada' } })
    expect(await saldoDe(rh.db, pessoa.periodoId)).toBe(30)
    await amanhecer(rh, INICIO)
    rh.clock.irPara(`${INICIO}T15:00:00Z`)
    expect((await obter('cadastro', registro.id)).status).toBe('cancelada')
  })

  it('not after the start', async () => {
    const { registro } = await aprovada(rh, coordenador)
    await amanhecer(rh, INICIO)
    rh.clock.irPara(`${INICIO}T15:00:00Z`)
    const gerente = await rh.as('gerente.rh')
    const body = { ...vistoDe(await obter('gerente.rh', registro.id)), motivo: 'Tarde demais' }
    expect((await gerente.try('POST /api/ferias/cancelar', { body })).status).toBe(409)
  })

  it('leave nothing that does not add up', async () => {
    expect(await listIncoerencias(rh.db)).toEqual([])
  })
})

const vistoDe = ({ id, versao }: { readonly id: number; readonly versao: number }) => ({ id, versao })

describe('what is printed and seen', () => {
  it('are the papers of each status, for Rh', async () => {
    const { registro } = await aprovada(rh, coordenador, { fracoes: [fracao(INICIO, 20)], abonoDias: 10 })
    const cadastro = await rh.as('cadastro')
    const { disponiveis } = await cadastro.call('GET /api/ferias/papeis/:id', { params: { id: registro.id } })
    expect(disponiveis).toEqual(['aviso', 'recibo', 'abono', 'cancelamento'])
    for (const papel of disponiveis)
      await cadastro.call('POST /api/ferias/papel', { body: { feriasId: registro.id, papel } })
    const { emitidos } = await cadastro.call('GET /api/ferias/papeis/:id', { params: { id: registro.id } })
    expect(emitidos.map(({ papel }) => papel).toSorted()).toEqual([...disponiveis].toSorted())
    const semAbono = await aprovada(rh, coordenador)
    const doOutro = await cadastro.call('GET /api/ferias/papeis/:id', {
      params: { id: semAbono.registro.id },
    })
    expect(doOutro.disponiveis).toEqual(['aviso', 'recibo', 'cancelamento'])
    expect(
      await cadastro.try('POST /api/ferias/papel', {
        body: { feriasId: semAbono.registro.id, papel: 'abono' },
      }),
    ).toMatchObject({ status: 409 })
    const sesmt = await rh.as('sesmt')
    expect(
      (await sesmt.try('GET /api/ferias/papeis/:id', { params: { id: registro.id } })).body,
    ).not.toMatchObject({
      disponiveis: expect.arrayContaining(['recibo']),
    })
  })

  it('say the pay of the day on which it was decided, as the company counts days', async () => {
    const { pessoa, registro } = await aprovada(rh, coordenador)
    await novaVersao(rh.db, pessoa.id, { id: pessoa.postoId }, '2026-11-21', 300_000)
    // Late in the evening here, the next day in Greenwich.
    await sql`update processo set atualizado_em = '2026-11-21T01:30:00Z' where id = ${registro.id}`.execute(
      rh.db,
    )
    const { valores } = (await reunir(rh.db, registro.id, 'America/Sao_Paulo')).calculo
    expect(valores.ferias).toBe(200_000)
    expect((await reunir(rh.db, registro.id, 'UTC')).calculo.valores.ferias).toBe(300_000)
  })

  it('are amounts to Rh and to who promotes, days to the others', async () => {
    const { pessoa, registro } = await pedida(rh, coordenador)
    const params = { id: registro.id }
    expect((await obter('cadastro', registro.id)).simulacao?.valores?.total).toBeGreaterThan(0)
    await sql`insert into usuario_contrato (usuario_id, contrato_id)
      select id, ${pessoa.contratoId} from usuario where usuario = 'assistente.gestor' on conflict do nothing`.execute(
      rh.db,
    )
    const assistente = await rh.as('assistente.gestor')
    const visto = await assistente.call('GET /api/ferias/obter/:id', { params })
    expect(visto.simulacao).toMatchObject({ valores: null, memoria: [], fracoes: [{ totalCentavos: null }] })
    const { simulacao } = await verificar(assistente, pessoa.id, pedidoDe(pessoa))
    expect(simulacao).toMatchObject({ valores: null, memoria: [] })
    const inicio = await assistente.call('GET /api/ferias/obter', { query: { colaborador: pessoa.id } })
    expect(inicio.opcoes.remuneracaoCentavos).toBeNull()
    const paga = await aprovada(rh, coordenador)
    await pagar(await rh.as('rescisao'), await obter('rescisao', paga.registro.id), '2027-01-08')
    const doGestor = await obter('gestor', paga.registro.id)
    expect(JSON.stringify(doGestor.pareceres)).not.toContain('266667')
  })
})
