import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { HOJE } from '../../test/clock.ts'
import { lerPapel } from '../../test/ler-papel.ts'
import {
  abrirRemanejamentos,
  abrirVagas,
  alguemARemanejar,
  alocacoesDe,
  aprovado,
  pedidoDe,
  versoesDe,
  VIGENCIA,
} from '../../test/remanejamentos.ts'

const r = abrirRemanejamentos()
const { amanhecer, obter } = r

// prova: entidade.remanejamento, /api/remanejamento
describe('the effect', () => {
  it('waits for its day, then changes contract, post and slot, signed by the system', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const registro = await aprovado(r.rh, r.coordenador, pessoa.id, pedidoDe(postoId))
    expect(registro).toMatchObject({ status: 'aprovado', agenda: { transicao: 'efetivar', para: VIGENCIA } })
    const antes = await versoesDe(r.rh.db, pessoa.id)
    await amanhecer('2026-11-30')
    expect(await versoesDe(r.rh.db, pessoa.id)).toEqual(antes)
    await amanhecer(VIGENCIA)
    const versao = (await versoesDe(r.rh.db, pessoa.id)).at(-1)
    expect(versao).toMatchObject({ vigencia: VIGENCIA, postoId, salarioCentavos: expect.any(Number) })
    expect(versao?.salarioCentavos).toBeGreaterThanOrEqual(pessoa.salarioCentavos)
    expect(versao?.contratoId).not.toBe(pessoa.contratoId)
    expect((await alocacoesDe(r.rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { postoId: pessoa.postoId, fim: '2026-11-30' },
      { postoId, inicio: VIGENCIA, fim: null },
    ])
    const efetivado = await obter('cadastro', registro.id)
    expect(efetivado).toMatchObject({ status: 'efetivado', atual: { postoId: pessoa.postoId } })
    expect(efetivado.eventos.at(-1)).toMatchObject({ nome: 'efetivar', autor: null })
  })

  it('gives the company pool a person without slot or risk, who is placed again later', async () => {
    const pessoa = await alguemARemanejar(r.rh.db, sql`vv.insalubridade > 0`)
    const dados = { tipo: 'definitivo', reserva: true, vigencia: HOJE, motivo: 'Devolvida pelo cliente.' }
    const registro = await aprovado(r.rh, r.coordenador, pessoa.id, dados)
    expect(registro).toMatchObject({ status: 'efetivado', simulacao: { depois: { insalubridade: 0 } } })
    expect((await versoesDe(r.rh.db, pessoa.id)).at(-1)).toMatchObject({
      reserva: true,
      postoId: pessoa.postoId,
    })
    expect((await alocacoesDe(r.rh.db, pessoa.id)).at(-1)).toMatchObject({ fim: '2026-11-19' })
    const { opcoes } = await (
      await r.rh.as('coordenador.operacional')
    ).call('GET /api/remanejamento/obter', { query: { colaborador: pessoa.id } })
    expect(opcoes.atual.reserva).toBe(true)
  })

  it('takes the new way to work from the day on', async () => {
    const pessoa = await alguemARemanejar(
      r.rh.db,
      sql`exists (select from vale_transporte vt where vt.vinculo_id = v.id and vt.optante)`,
    )
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const linhas = [{ operadora: 'SPTrans', linha: '875A', tarifaCentavos: 530, viagensDia: 4 }]
    const registro = await aprovado(
      r.rh,
      r.coordenador,
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
       where vt.vinculo_id = ${pessoa.id} and vt.processo_id = ${registro.id}`.execute(r.rh.db)
    expect(rows).toEqual([{ desde: HOJE, operadora: 'SPTrans', tarifaCentavos: 530, viagensDia: 4 }])
  })

  it('counts the days of the voucher by the new scale, with the same lines', async () => {
    const pessoa = await alguemARemanejar(
      r.rh.db,
      sql`es.tipo = '6x1' and exists (select from vale_transporte vt
        join vale_transporte_linha l on l.vale_transporte_id = vt.id where vt.vinculo_id = v.id and vt.optante)`,
    )
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    await sql`update vale_transporte set escala_vt_id = (select id from escala_vt where regra = 'seg_sab' and ativo
      order by id limit 1) where vinculo_id = ${pessoa.id} and optante`.execute(r.rh.db)
    const semana = await sql<{
      id: number
    }>`select id from escala where ativo and tipo = '5x2' and not noturna
      and 'sab' <> all (dias) order by id limit 1`.execute(r.rh.db)
    await sql`update posto set escala_id = ${semana.rows[0]?.id ?? 0} where id = ${postoId}`.execute(r.rh.db)
    const { simulacao, id } = await aprovado(
      r.rh,
      r.coordenador,
      pessoa.id,
      pedidoDe(postoId, { vigencia: HOJE }),
    )
    const { antes, depois } = simulacao ?? {}
    expect(depois?.transporte?.totalCentavos).toBeLessThan(antes?.transporte?.totalCentavos ?? 0)
    const { rows } = await sql<{ regra: string; porDia: number }>`
      select e.regra, (select sum(l.tarifa_centavos * l.viagens_dia)::int from vale_transporte_linha l
               where l.vale_transporte_id = vt.id) as por_dia
        from vale_transporte vt join escala_vt e on e.id = vt.escala_vt_id
       where vt.vinculo_id = ${pessoa.id} order by vt.desde`.execute(r.rh.db)
    expect(rows.at(-1)?.regra).toBe('seg_sex')
    expect(rows.at(-1)?.porDia).toBe(rows.at(-2)?.porDia)
    const processo = await sql`select desde from vale_transporte where processo_id = ${id}`.execute(r.rh.db)
    expect(processo.rows).toEqual([{ desde: HOJE }])
  })
})

describe('the end', () => {
  it('waits for the signed term, and prints the papers', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const { id } = await aprovado(r.rh, r.coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    const cadastro = await r.rh.as('cadastro')
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
    const pessoa = await alguemARemanejar(r.rh.db)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const temporario = pedidoDe(postoId, { tipo: 'temporario', vigencia: HOJE, retorno: '2027-01-10' })
    const { id } = await aprovado(r.rh, r.coordenador, pessoa.id, temporario)
    const texto = await lerPapel(await r.rh.as('cadastro'), 'remanejamento', {
      id,
      papel: 'comunicacao_tomador',
    })
    expect(texto).toContain('09/01/2027')
    expect(texto).not.toContain('10/01/2027')
  })
})
