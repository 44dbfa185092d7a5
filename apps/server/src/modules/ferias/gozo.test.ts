import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  alguemDeFerias,
  amanhecer,
  anexar,
  aprovada,
  fracao,
  INICIO,
  pagar,
  pedida,
  razaoDe,
  saldoDe,
  tentarPedir,
} from '../../test/ferias.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { noiteDe } from '../../test/clock.ts'

// A vacation begins on Monday 11 January unless a test says another day.
const empresa = abrirEmpresa()

const obter = async (usuario: string, id: number) =>
  (await empresa.rh.as(usuario)).call('GET /api/ferias/obter/:id', { params: { id } })

const situacaoDe = async (id: number) => {
  const { rows } = await sql<{ dias: string; confirmada: boolean }>`
    select to_char(inicio, 'YYYY-MM-DD') || ' ' || to_char(fim, 'YYYY-MM-DD') as dias, confirmada
      from ausencia where processo_id = ${id} order by inicio`.execute(empresa.rh.db)
  return rows.map(({ dias, confirmada }) => [dias, confirmada])
}

describe('the days themselves', () => {
  it('begin and end by the system, when paid and signed', async () => {
    const { pessoa, registro } = await aprovada(empresa.rh, empresa.cliente)
    const { id } = registro
    // CLT art. 135: the notice is signed thirty days before, whatever else is left for its day.
    expect(await obter('cadastro', id)).toMatchObject({
      aFazer: { meu: true, rotulo: 'Anexar aviso' },
      prazo: { dia: '2026-12-12', rotulo: 'aviso' },
    })
    await anexar(await empresa.rh.as('cadastro'), id, 'AVISO_FERIAS')
    expect(await obter('cadastro', id)).toMatchObject({
      aFazer: { meu: false, nome: 'pagamento' },
      prazo: { dia: '2027-01-08', rotulo: 'pagamento' },
    })
    const paga = await pagar(await empresa.rh.as('rescisao'), await obter('rescisao', id), '2027-01-08')
    expect(paga.pareceres.find(({ nome }) => nome === 'pagamento')).toMatchObject({ decisao: 'aprovado' })
    await amanhecer(empresa.rh, '2027-01-10')
    empresa.rh.clock.irPara(noiteDe('2027-01-10'))
    expect((await obter('cadastro', id)).status).toBe('aprovada')
    await amanhecer(empresa.rh, INICIO)
    empresa.rh.clock.irPara(noiteDe(INICIO))
    expect(await obter('cadastro', id)).toMatchObject({
      status: 'em_gozo',
      agenda: { transicao: 'finalizar', para: '2027-02-10' },
    })
    await amanhecer(empresa.rh, '2027-02-09')
    empresa.rh.clock.irPara(noiteDe('2027-02-09'))
    expect((await obter('cadastro', id)).status).toBe('em_gozo')
    await amanhecer(empresa.rh, '2027-02-10')
    empresa.rh.clock.irPara(noiteDe('2027-02-10'))
    const fim = await obter('cadastro', id)
    expect(fim).toMatchObject({ status: 'finalizada', periodo: { gozados: 0 } })
    expect(fim.eventos.at(-1)).toMatchObject({ nome: 'finalizar', autor: null })
    expect(await razaoDe(empresa.rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['reserva', -30],
      ['estorno', 30],
      ['gozo', -30],
    ])
  })

  it('ask nobody for the notice who may not attach it, as whoever asked for them', async () => {
    const { registro } = await aprovada(empresa.rh, empresa.cliente)
    const cadastro = await empresa.rh.as('cadastro')
    const { itens } = await cadastro.call('GET /api/ferias/anexos/:id', { params: { id: registro.id } })
    const aviso = itens.find(({ codigo }) => codigo === 'AVISO_FERIAS')
    expect(aviso).toMatchObject({ estado: 'pendente', pedirA: null })
    expect(
      await cadastro.try('POST /api/ferias/anexo/pedir', {
        body: { feriasId: registro.id, tipoId: aviso?.tipoId ?? 0 },
      }),
    ).toMatchObject({
      status: 409,
      body: { mensagem: 'Não há outra pessoa a quem pedir este documento.' },
    })
  })

  it('end only once they are paid and the notice is signed: Rh is told, and ends them', async () => {
    const { registro } = await aprovada(empresa.rh, empresa.cliente)
    const { id } = registro
    await amanhecer(empresa.rh, INICIO)
    await amanhecer(empresa.rh, '2027-02-10')
    empresa.rh.clock.irPara(noiteDe('2027-02-10'))
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
       where n.processo_id = ${id} and u.usuario = 'cadastro' order by n.id desc limit 1`.execute(
      empresa.rh.db,
    )
    expect(rows[0]?.texto).toContain('não pôde encerrar')
    const cadastro = await empresa.rh.as('cadastro')
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
    await pagar(await empresa.rh.as('rescisao'), await obter('rescisao', id), '2027-02-05')
    await anexar(cadastro, id, 'AVISO_FERIAS')
    expect(await finalizar()).toMatchObject({ status: 200, body: { status: 'finalizada' } })
  })

  it.each(['substituto', 'folguista'] as const)('are covered by a %s from the approval on', async (tipo) => {
    const quem = await alguemDeFerias(empresa.rh)
    const fracoes = [{ inicio: INICIO, dias: 30, cobertura: tipo, colaboradorId: quem.id }]
    const { pessoa, registro } = await aprovada(empresa.rh, empresa.cliente, { fracoes })
    const { rows } = await sql<object>`
      select posto_id, inicio, fim, tipo from alocacao where processo_id = ${registro.id}`.execute(
      empresa.rh.db,
    )
    expect(rows).toEqual([{ postoId: pessoa.postoId, inicio: INICIO, fim: '2027-02-09', tipo }])
    const livre = { fracoes: [{ ...fracoes[0], inicio: '2027-02-01' }] }
    expect(await tentarPedir(empresa.cliente, await alguemDeFerias(empresa.rh), livre)).toMatchObject({
      status: 422,
    })
  })

  it('show in the situation of the person', async () => {
    const { pessoa } = await aprovada(empresa.rh, empresa.cliente)
    await amanhecer(empresa.rh, INICIO)
    empresa.rh.clock.irPara(noiteDe(INICIO))
    const { results } = await (
      await empresa.rh.as('cadastro')
    ).call('GET /api/colaborador/listar', {
      query: { busca: 'Férias de Teste', situacao: 'em_ferias', porPagina: 100 },
    })
    expect(results).toContainEqual(expect.objectContaining({ id: pessoa.id, situacao: 'em_ferias' }))
  })

  it('stop on the day of an interruption, and what is left goes back', async () => {
    const { pessoa, registro } = await aprovada(empresa.rh, empresa.cliente)
    const { id } = registro
    await amanhecer(empresa.rh, INICIO)
    empresa.rh.clock.irPara(noiteDe('2027-01-20'))
    const cadastro = await empresa.rh.as('cadastro')
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
    expect(await razaoDe(empresa.rh.db, pessoa.periodoId)).toEqual([
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
    const coordenador = await empresa.rh.as('coordenador.operacional')
    expect(await tentarPedir(coordenador, pessoa, { fracoes: [fracao('2027-03-01', 20)] })).toMatchObject({
      status: 201,
    })
  })
})

describe('the days that an interruption gave back', () => {
  it('are enjoyed in another request, however few, and are no stretch of their own', async () => {
    const { pessoa, registro } = await aprovada(empresa.rh, empresa.cliente)
    await amanhecer(empresa.rh, INICIO)
    empresa.rh.clock.irPara(noiteDe('2027-02-08'))
    const cadastro = await empresa.rh.as('cadastro')
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
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(3)
    const coordenador = await empresa.rh.as('coordenador.operacional')
    const semConcordancia = { concordancia: false }
    const { registro: resto } = await pedida(
      empresa.rh,
      coordenador,
      { fracoes: [fracao('2027-03-15', 2)], ...semConcordancia },
      pessoa,
    )
    expect(resto.status).toBe('solicitada')
    const ultimo = { fracoes: [fracao('2027-04-05', 1)], ...semConcordancia }
    expect((await tentarPedir(coordenador, pessoa, ultimo)).status).toBe(201)
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(0)
  })
})
