import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { confirmado } from '../../test/admissoes.ts'
import { lerPapel } from '../../test/ler-papel.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import {
  abrirVagas,
  achadosDe,
  alguemARemanejar,
  alocacoesDe,
  aprovado,
  codigos,
  pedidoDe,
  pedir,
  versoesDe,
  VIGENCIA,
  type ARemanejar,
} from '../../test/remanejamentos.ts'
import { cumprirAgenda } from '../processo/agenda/cumprir-agenda.ts'
import { moduloRemanejamento } from './modulo.ts'
import { AGORA, HOJE, noiteDe } from '../../test/clock.ts'
import { alertasDe, conferir } from '../../test/promocoes.ts'
import { aoMesmoTempo, enquantoPreso } from '../../test/travas.ts'

// Today is 20 November; transfers hold from 1 December unless a test says another day.

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

const amanhecer = async (dia: string): Promise<void> => {
  rh.clock.irPara(`${dia}T03:05:00Z`)
  await cumprirAgenda(remanejamento, moduloRemanejamento).executar(rh.deps)
  rh.clock.irPara(noiteDe(dia))
}

const obter = async (quem: string, id: number) =>
  (await rh.as(quem)).call('GET /api/remanejamento/obter/:id', { params: { id } })

/** A raise at the post, asked for, checked and approved: it holds from its day on. */
async function darMerito({ id, cargoId }: ARemanejar, salarioCentavos: number, vigencia: string) {
  const dados = { tipo: 'merito' as const, cargoId, salarioCentavos, vigencia, motivo: 'Bom desempenho.' }
  const alertasAceitos = await alertasDe(coordenador, id, dados)
  const pedida = await coordenador.call('POST /api/promocao/criar', {
    body: { colaboradorId: id, dados, alertasAceitos },
  })
  const { versao } = await conferir(await rh.as('cadastro'), pedida)
  const { status } = await (
    await rh.as('coordenador')
  ).call('POST /api/promocao/status', {
    body: { id: pedida.id, versao, transicao: 'aprovar', alertasAceitos },
  })
  expect(status).toBe('efetivada')
  return pedida.id
}

/** Went for a time until 10 December, and got a raise on a day since then, which is today. */
async function comMeritoFora(vigencia: string) {
  const pessoa = await alguemARemanejar(rh.db)
  const postoId = await abrirVagas(rh.db, pessoa, 1)
  const dados = pedidoDe(postoId, { tipo: 'temporario', vigencia: HOJE, retorno: '2026-12-10' })
  const registro = await aprovado(rh, coordenador, pessoa.id, dados)
  // The floor of the other post may have raised the pay already.
  const antesCentavos = (await versoesDe(rh.db, pessoa.id)).at(-1)?.salarioCentavos ?? 0
  const salarioCentavos = antesCentavos + 30_000
  rh.clock.irPara(noiteDe(vigencia))
  coordenador = await rh.as('coordenador.operacional')
  const promocaoId = await darMerito(pessoa, salarioCentavos, vigencia)
  return { pessoa, postoId, registro, antesCentavos, salarioCentavos, promocaoId }
}

// prova: entidade.remanejamento, /api/remanejamento
describe('the effect', () => {
  it('waits for its day, then changes contract, post and slot, signed by the system', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const registro = await aprovado(rh, coordenador, pessoa.id, pedidoDe(postoId))
    expect(registro).toMatchObject({ status: 'aprovado', agenda: { transicao: 'efetivar', para: VIGENCIA } })
    const antes = await versoesDe(rh.db, pessoa.id)
    await amanhecer('2026-11-30')
    expect(await versoesDe(rh.db, pessoa.id)).toEqual(antes)
    await amanhecer(VIGENCIA)
    const versao = (await versoesDe(rh.db, pessoa.id)).at(-1)
    expect(versao).toMatchObject({ vigencia: VIGENCIA, postoId, salarioCentavos: expect.any(Number) })
    expect(versao?.salarioCentavos).toBeGreaterThanOrEqual(pessoa.salarioCentavos)
    expect(versao?.contratoId).not.toBe(pessoa.contratoId)
    expect((await alocacoesDe(rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { postoId: pessoa.postoId, fim: '2026-11-30' },
      { postoId, inicio: VIGENCIA, fim: null },
    ])
    const efetivado = await obter('cadastro', registro.id)
    expect(efetivado).toMatchObject({ status: 'efetivado', atual: { postoId: pessoa.postoId } })
    expect(efetivado.eventos.at(-1)).toMatchObject({ nome: 'efetivar', autor: null })
  })

  it('gives the company pool a person without slot or risk, who is placed again later', async () => {
    const pessoa = await alguemARemanejar(rh.db, sql`vv.insalubridade > 0`)
    const dados = { tipo: 'definitivo', reserva: true, vigencia: HOJE, motivo: 'Devolvida pelo cliente.' }
    const registro = await aprovado(rh, coordenador, pessoa.id, dados)
    expect(registro).toMatchObject({ status: 'efetivado', simulacao: { depois: { insalubridade: 0 } } })
    expect((await versoesDe(rh.db, pessoa.id)).at(-1)).toMatchObject({
      reserva: true,
      postoId: pessoa.postoId,
    })
    expect((await alocacoesDe(rh.db, pessoa.id)).at(-1)).toMatchObject({ fim: '2026-11-19' })
    const { opcoes } = await (
      await rh.as('coordenador.operacional')
    ).call('GET /api/remanejamento/obter', { query: { colaborador: pessoa.id } })
    expect(opcoes.atual.reserva).toBe(true)
  })

  it('brings back by itself who went for a time, to a slot that was kept', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const dados = pedidoDe(postoId, { tipo: 'temporario', vigencia: HOJE, retorno: '2026-12-10' })
    const registro = await aprovado(rh, coordenador, pessoa.id, dados)
    expect(registro).toMatchObject({
      status: 'efetivado',
      agenda: { transicao: 'retornar', para: '2026-12-10' },
    })
    // The term is signed now, and not once the person is back.
    expect((await obter('cadastro', registro.id)).aFazer).toMatchObject({ meu: true, rotulo: 'Anexar termo' })
    expect((await alocacoesDe(rh.db, pessoa.id)).slice(-3)).toMatchObject([
      { postoId: pessoa.postoId, fim: '2026-11-19' },
      { postoId, inicio: HOJE, fim: '2026-12-09' },
      { postoId: pessoa.postoId, inicio: '2026-12-10', fim: null },
    ])
    await amanhecer('2026-12-10')
    expect((await versoesDe(rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { vigencia: HOJE, postoId },
      { vigencia: '2026-12-10', postoId: pessoa.postoId, contratoId: pessoa.contratoId },
    ])
    expect(await obter('cadastro', registro.id)).toMatchObject({ status: 'retornado', agenda: null })
    expect((await alocacoesDe(rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { postoId, fim: '2026-12-09' },
      { postoId: pessoa.postoId, inicio: '2026-12-10', fim: null },
    ])
  })

  it.each(['2026-12-01', '2026-12-10'])('brings back by itself with the raise of %s', async (vigencia) => {
    const { pessoa, postoId, registro, salarioCentavos } = await comMeritoFora(vigencia)
    await amanhecer('2026-12-10')
    expect(await obter('cadastro', registro.id)).toMatchObject({ status: 'retornado', agenda: null })
    expect((await versoesDe(rh.db, pessoa.id)).at(-1)).toMatchObject({
      vigencia: '2026-12-10',
      postoId: pessoa.postoId,
      contratoId: pessoa.contratoId,
      salarioCentavos,
    })
    expect((await alocacoesDe(rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { postoId, fim: '2026-12-09' },
      { postoId: pessoa.postoId, inicio: '2026-12-10', fim: null },
    ])
  })

  it('brings back by hand, late, and with the raise that came since', async () => {
    const { pessoa, registro, antesCentavos, salarioCentavos } = await comMeritoFora('2026-12-11')
    // What is not marked for a day is made by hand.
    await sql`delete from processo_agenda where processo_id = ${registro.id}`.execute(rh.db)
    const coordenadorDoRh = await rh.as('coordenador')
    const { versao } = await obter('coordenador', registro.id)
    const body = { id: registro.id, versao, transicao: 'retornar' as const }
    expect(await coordenadorDoRh.try('POST /api/remanejamento/status', { body })).toMatchObject({
      status: 200,
      body: { status: 'retornado' },
    })
    expect((await versoesDe(rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { vigencia: '2026-12-10', postoId: pessoa.postoId, salarioCentavos: antesCentavos },
      { vigencia: '2026-12-11', postoId: pessoa.postoId, contratoId: pessoa.contratoId, salarioCentavos },
    ])
  })

  it('leaves at the post of origin who came back on the day of a raise that is undone', async () => {
    const { pessoa, antesCentavos, promocaoId } = await comMeritoFora('2026-12-10')
    await amanhecer('2026-12-10')
    const gerente = await confirmado(rh, 'gerente.rh')
    const { versao } = await gerente.call('GET /api/promocao/obter/:id', { params: { id: promocaoId } })
    const body = {
      id: promocaoId,
      versao,
      transicao: 'desfazer' as const,
      motivo: 'Lançado para a pessoa errada.',
    }
    expect((await gerente.try('POST /api/promocao/status', { body })).status).toBe(200)
    expect((await versoesDe(rh.db, pessoa.id)).at(-1)).toMatchObject({
      vigencia: '2026-12-11',
      postoId: pessoa.postoId,
      contratoId: pessoa.contratoId,
      salarioCentavos: antesCentavos,
    })
    expect((await alocacoesDe(rh.db, pessoa.id)).at(-1)).toMatchObject({ postoId: pessoa.postoId, fim: null })
  })

  it('takes the new way to work from the day on', async () => {
    const pessoa = await alguemARemanejar(
      rh.db,
      sql`exists (select from vale_transporte vt where vt.vinculo_id = v.id and vt.optante)`,
    )
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const linhas = [{ operadora: 'SPTrans', linha: '875A', tarifaCentavos: 530, viagensDia: 4 }]
    const registro = await aprovado(
      rh,
      coordenador,
      pessoa.id,
      pedidoDe(postoId, { vigencia: HOJE, valeTransporte: linhas }),
    )
    expect(registro).toMatchObject({
      status: 'efetivado',
      simulacao: { diferencaTransporteCentavos: expect.any(Number) },
    })
    const { rows } = await sql`
      select vt.desde, l.operadora, l.tarifa_centavos, l.viagens_dia from vale_transporte vt
        join vale_transporte_linha l on l.vale_transporte_id = vt.id
       where vt.vinculo_id = ${pessoa.id} and vt.processo_id = ${registro.id}`.execute(rh.db)
    expect(rows).toEqual([{ desde: HOJE, operadora: 'SPTrans', tarifaCentavos: 530, viagensDia: 4 }])
  })

  it('counts the days of the voucher by the new scale, with the same lines', async () => {
    const pessoa = await alguemARemanejar(
      rh.db,
      sql`es.tipo = '6x1' and exists (select from vale_transporte vt
        join vale_transporte_linha l on l.vale_transporte_id = vt.id where vt.vinculo_id = v.id and vt.optante)`,
    )
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    await sql`update vale_transporte set escala_vt_id = (select id from escala_vt where regra = 'seg_sab' and ativo
      order by id limit 1) where vinculo_id = ${pessoa.id} and optante`.execute(rh.db)
    const semana = await sql<{
      id: number
    }>`select id from escala where ativo and tipo = '5x2' and not noturna
      and 'sab' <> all (dias) order by id limit 1`.execute(rh.db)
    await sql`update posto set escala_id = ${semana.rows[0]?.id ?? 0} where id = ${postoId}`.execute(rh.db)
    const { simulacao, id } = await aprovado(
      rh,
      coordenador,
      pessoa.id,
      pedidoDe(postoId, { vigencia: HOJE }),
    )
    const { antes, depois } = simulacao ?? {}
    expect(depois?.transporte?.totalCentavos).toBeLessThan(antes?.transporte?.totalCentavos ?? 0)
    const { rows } = await sql<{ regra: string; porDia: number }>`
      select e.regra, (select sum(l.tarifa_centavos * l.viagens_dia)::int from vale_transporte_linha l
               where l.vale_transporte_id = vt.id) as por_dia
        from vale_transporte vt join escala_vt e on e.id = vt.escala_vt_id
       where vt.vinculo_id = ${pessoa.id} order by vt.desde`.execute(rh.db)
    expect(rows.at(-1)?.regra).toBe('seg_sex')
    expect(rows.at(-1)?.porDia).toBe(rows.at(-2)?.porDia)
    const processo = await sql`select desde from vale_transporte where processo_id = ${id}`.execute(rh.db)
    expect(processo.rows).toEqual([{ desde: HOJE }])
  })
})

describe('undo', () => {
  const desfazer = async (id: number) => {
    const gerente = await confirmado(rh, 'gerente.rh')
    const { versao } = await obter('gerente.rh', id)
    return gerente.try('POST /api/remanejamento/status', {
      body: { id, versao, transicao: 'desfazer', motivo: 'Lançado para a pessoa errada.' },
    })
  }

  it('compensates with a new version and the slot of origin; nothing is deleted', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const registro = await aprovado(rh, coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    expect(await desfazer(registro.id)).toMatchObject({ status: 200, body: { status: 'desfeito' } })
    expect((await versoesDe(rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { vigencia: HOJE, postoId },
      { vigencia: '2026-11-21', postoId: pessoa.postoId, contratoId: pessoa.contratoId },
    ])
    expect((await alocacoesDe(rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { postoId, inicio: HOJE, fim: HOJE },
      { postoId: pessoa.postoId, inicio: '2026-11-21', fim: null },
    ])
  })

  /** Leaves no slot in a post, which is locked as by whoever takes one. */
  const encher = (postoId: number) => sql`
    with po as (select id from posto where id = ${postoId} for update)
    update posto_vigencia te set quantidade = (select count(*) from alocacao al
        where al.posto_id = te.posto_id and al.tipo = 'titular' and al.fim is null)
      from po where te.posto_id = po.id`

  it('is refused once the slot of origin is somebody else’s', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const registro = await aprovado(rh, coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    await encher(pessoa.postoId).execute(rh.db)
    expect(await desfazer(registro.id)).toMatchObject({
      status: 409,
      body: { mensagem: 'A vaga de origem já é de outra pessoa.' },
    })
  })

  it('takes the post that was gone to and the one that was left in one order', async () => {
    // Somebody who went to a post that comes after their own.
    const pessoa = await alguemARemanejar(
      rh.db,
      sql`exists (select from posto o join contrato co on co.id = o.contrato_id
                    join escala eo on eo.id = o.escala_id and eo.tipo <> '12x36' and not eo.noturna
                   where o.cargo_id = vv.cargo_id and o.contrato_id <> vv.contrato_id and o.id > vv.posto_id
                     and co.inicio <= '2026-11-01' and co.termino >= '2027-03-01')`,
    )
    const onde = sql`po.id > ${pessoa.postoId}`
    const postoId = await abrirVagas(rh.db, pessoa, 1, { onde })
    const registro = await aprovado(rh, coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    const { escrita, visto } = await enquantoPreso(
      rh.db,
      sql`select from posto where id = ${pessoa.postoId} for update`,
      () => desfazer(registro.id),
      async (tx) =>
        (await sql`select from posto where id = ${postoId} for update skip locked`.execute(tx)).rows.length,
    )
    expect([visto, escrita.status]).toEqual([1, 200])
  })

  it('is refused to who undoes it while somebody takes the slot of origin', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const registro = await aprovado(rh, coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    const { respostas } = await aoMesmoTempo(rh.db, encher(pessoa.postoId), [() => desfazer(registro.id)])
    expect(respostas).toMatchObject([
      { status: 409, body: { mensagem: 'A vaga de origem já é de outra pessoa.' } },
    ])
  })
})

describe('the end', () => {
  it('waits for the signed term, and prints the papers', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const { id } = await aprovado(rh, coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    const cadastro = await rh.as('cadastro')
    const { versao } = await obter('cadastro', id)
    const finalizar = () => cadastro.try('POST /api/remanejamento/finalizar', { body: { id, versao } })
    expect(await finalizar()).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'termo_pendente' }] },
    })
    const { disponiveis } = await cadastro.call('GET /api/remanejamento/papeis/:id', { params: { id } })
    expect(disponiveis).toEqual(['termo', 'vale_transporte', 'comunicacao_tomador'])
    for (const papel of disponiveis)
      await cadastro.call('POST /api/remanejamento/papel', { body: { remanejamentoId: id, papel } })
    const { itens } = await cadastro.call('GET /api/remanejamento/anexos/:id', { params: { id } })
    const pdf = new Blob(['%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'], { type: 'application/pdf' })
    const arquivo = new File([pdf], 'termo.pdf', { type: 'application/pdf' })
    await cadastro.call('POST /api/remanejamento/anexo', {
      query: { remanejamentoId: id, tipoId: itens[0]?.tipoId ?? 0 },
      arquivo,
    })
    const depois = await obter('cadastro', id)
    expect(depois.aFazer).toMatchObject({ meu: true, rotulo: 'Finalizar' })
    expect(
      await cadastro.try('POST /api/remanejamento/finalizar', { body: { id, versao: depois.versao } }),
    ).toMatchObject({ status: 200, body: { status: 'finalizado' } })
  })
})

describe('the paper for the client', () => {
  it('says the last day at the post, the eve of the return', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const temporario = pedidoDe(postoId, { tipo: 'temporario', vigencia: HOJE, retorno: '2027-01-10' })
    const { id } = await aprovado(rh, coordenador, pessoa.id, temporario)
    const texto = await lerPapel(await rh.as('cadastro'), 'remanejamento', {
      id,
      papel: 'comunicacao_tomador',
    })
    expect(texto).toContain('09/01/2027')
    expect(texto).not.toContain('10/01/2027')
  })
})

describe('what the file knows of the person', () => {
  const registrar = async (id: number, dados: { readonly tipo: 'CIPA' | 'GESTANTE' }) =>
    (await rh.as('cadastro')).call('POST /api/colaborador/estabilidades', {
      body: {
        id,
        dados: { inicio: '2026-03-02', marco: '2027-03-01', documento: 'Ata da eleição', ...dados },
      },
    })

  it('ties who was elected to the place, without the form saying so, until the mandate is over', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    const achados = async (mais: object = {}) =>
      codigos(await achadosDe(coordenador, pessoa.id, pedidoDe(postoId, mais)))
    expect(await achados()).not.toContain('TRANSFERENCIA_DE_ELEITO')
    await registrar(pessoa.id, { tipo: 'CIPA' })
    expect(await achados()).toContain('TRANSFERENCIA_DE_ELEITO')
    expect(await achados({ anuencia: true })).not.toContain('TRANSFERENCIA_DE_ELEITO')
    const { opcoes } = await coordenador.call('GET /api/remanejamento/obter', {
      query: { colaborador: pessoa.id },
    })
    expect(opcoes.eleito).toBe(true)
    // The protection against dismissal goes on for a year; the mandate does not.
    expect(await achados({ vigencia: '2027-03-02' })).not.toContain('TRANSFERENCIA_DE_ELEITO')
  })

  it('keeps who told a pregnancy from an unhealthy post, and does not say why', async () => {
    const pessoa = await alguemARemanejar(rh.db, sql`vv.insalubridade = 0 and pe.sexo = 'F'`)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    await sql`update posto_vigencia set insalubridade = 20, periculosidade = false where posto_id = ${postoId}`.execute(
      rh.db,
    )
    const doPosto = async () =>
      (await achadosDe(coordenador, pessoa.id, pedidoDe(postoId))).filter(
        ({ codigo }) => codigo === 'INSALUBRE_PROTEGIDO',
      )
    expect(await doPosto()).toEqual([])
    await registrar(pessoa.id, { tipo: 'GESTANTE' })
    const [achado] = await doPosto()
    expect(achado?.mensagem).toBe('Não pode trabalhar em local insalubre.')
  })

  it('CF art. 7º XXXIII: keeps a minor from a dangerous post', async () => {
    const pessoa = await alguemARemanejar(rh.db, sql`not vv.periculosidade`)
    const postoId = await abrirVagas(rh.db, pessoa, 1)
    await sql`update posto_vigencia set insalubridade = 0, periculosidade = true where posto_id = ${postoId}`.execute(
      rh.db,
    )
    const achados = async () => codigos(await achadosDe(coordenador, pessoa.id, pedidoDe(postoId)))
    expect(await achados()).not.toContain('PERIGOSO_PROTEGIDO')
    await sql`update pessoa set nascimento = '2009-11-21'
      where id = (select pessoa_id from vinculo where id = ${pessoa.id})`.execute(rh.db)
    expect(await achados()).toContain('PERIGOSO_PROTEGIDO')
  })

  it('asks nobody about moving house for a post in the town where they live', async () => {
    const pessoa = await alguemARemanejar(rh.db)
    const deFora = sql`po.local_id in (select lo.id from local lo where lo.municipio_ibge <> (
      select meu.municipio_ibge from posto p join local meu on meu.id = p.local_id where p.id = ${pessoa.postoId}))`
    const postoId = await abrirVagas(rh.db, pessoa, 1, { onde: deFora })
    const perguntado = async () =>
      codigos(await achadosDe(coordenador, pessoa.id, pedidoDe(postoId))).includes('OUTRO_MUNICIPIO')
    expect(await perguntado()).toBe(true)
    await sql`update pessoa set municipio = mu.nome, uf = mu.uf
      from posto po join local lo on lo.id = po.local_id join municipio mu on mu.ibge = lo.municipio_ibge
     where po.id = ${postoId} and pessoa.id = (select pessoa_id from vinculo where id = ${pessoa.id})`.execute(
      rh.db,
    )
    expect(await perguntado()).toBe(false)
    const { results } = await coordenador.call('GET /api/remanejamento/vagas', {
      query: { colaborador: pessoa.id, vigencia: VIGENCIA },
    })
    expect(results.find((vaga) => vaga.postoId === postoId)?.porques).toContainEqual({
      bom: true,
      texto: 'na cidade onde mora',
    })
  })
})

describe('whom a transfer belongs to', () => {
  it('is the Gestor of either contract, before and after it', async () => {
    const doGestor = sql`vv.contrato_id in (select contrato_id from usuario_contrato uc
      join usuario u on u.id = uc.usuario_id where u.usuario = 'gestor')`
    const fora = sql`vv.contrato_id not in (select contrato_id from usuario_contrato uc
      join usuario u on u.id = uc.usuario_id where u.usuario = 'gestor')`
    const pessoa = await alguemARemanejar(rh.db, fora)
    const { rows } = await sql<{ id: number }>`
      select po.id from posto po join usuario_contrato uc on uc.contrato_id = po.contrato_id
        join usuario u on u.id = uc.usuario_id and u.usuario = 'gestor'
        join contrato co on co.id = po.contrato_id
        join escala es on es.id = po.escala_id and es.tipo <> '12x36' and not es.noturna
       where po.cargo_id = ${pessoa.cargoId} and co.termino >= '2027-01-01' limit 1`.execute(rh.db)
    const postoId = rows[0]?.id ?? 0
    await sql`update posto_vigencia set quantidade = quantidade + 40 where posto_id = ${postoId}`.execute(
      rh.db,
    )
    const { id } = await pedir(coordenador, pessoa.id, pedidoDe(postoId))
    expect((await obter('gestor', id)).status).toBe('solicitado')
    const sua = await alguemARemanejar(rh.db, doGestor)
    const para = await abrirVagas(rh.db, sua, 3, {
      onde: sql`po.contrato_id not in (select contrato_id from usuario_contrato uc
        join usuario u on u.id = uc.usuario_id where u.usuario = 'gestor')`,
    })
    const gestor = await rh.as('gestor')
    const registro = await pedir(gestor, sua.id, pedidoDe(para))
    // Of a contract of others the Gestor sees the post and its hours.
    expect(registro.simulacao?.depois).toMatchObject({
      contrato: null,
      sindicato: null,
      local: expect.any(String),
      escala: expect.any(String),
    })
    const { results } = await gestor.call('GET /api/remanejamento/vagas', {
      query: { colaborador: sua.id, vigencia: VIGENCIA },
    })
    const doLado = results.find((vaga) => vaga.postoId === para)
    expect(doLado?.contrato ?? null).toBeNull()
    expect(results.length).toBeGreaterThan(0)
  })

  it('LGPD art. 6º III: of a post of others the Gestor is not told what is paid there, nor the days of its contract', async () => {
    const doGestor = sql`(select contrato_id from usuario_contrato uc
      join usuario u on u.id = uc.usuario_id where u.usuario = 'gestor')`
    const sua = await alguemARemanejar(rh.db, sql`vv.contrato_id in ${doGestor}`)
    const para = await abrirVagas(rh.db, sua, 3, { onde: sql`po.contrato_id not in ${doGestor}` })
    await sql`insert into piso_salarial (cargo_id, sindicato_id, desde, valor_centavos)
      select ${sua.cargoId}::int, co.sindicato_id, '2026-11-18', 987654 from posto po
        join contrato co on co.id = po.contrato_id where po.id = ${para}`.execute(rh.db)
    const ditos = async (cliente: Client, vigencia: string) => {
      const dados = { ...pedidoDe(para), vigencia }
      const { pendencias } = await cliente.call('POST /api/remanejamento/verificar', {
        body: { colaboradorId: sua.id, dados },
      })
      const codigos = ['PISO_DO_DESTINO', 'contrato_fora_da_data']
      return pendencias.filter(({ codigo }) => codigos.includes(codigo)).map(({ mensagem }) => mensagem)
    }
    const gestor = await rh.as('gestor')
    expect(await ditos(gestor, VIGENCIA)).toEqual(['O piso no destino é maior: o salário sobe até ele.'])
    expect(await ditos(coordenador, VIGENCIA)).toEqual([expect.stringContaining('R$\u00a09.876,54')])
    expect(await ditos(gestor, '2035-01-01')).toContain(
      'O contrato do posto não está em vigor em todos esses dias.',
    )
  })
})
