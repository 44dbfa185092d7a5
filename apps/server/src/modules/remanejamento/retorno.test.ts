import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { confirmado } from '../../test/admissoes.ts'
import { HOJE, noiteDe } from '../../test/clock.ts'
import type { Client } from '../../test/harness.ts'
import { alertasDe, conferir } from '../../test/promocoes.ts'
import {
  abrirRemanejamentos,
  abrirVagas,
  alguemARemanejar,
  alocacoesDe,
  aprovado,
  pedidoDe,
  versoesDe,
  type ARemanejar,
} from '../../test/remanejamentos.ts'

const r = abrirRemanejamentos()
const { amanhecer, obter } = r

/** A raise at the post, asked for, checked and approved: it holds from its day on. */
async function darMerito(
  coordenador: Client,
  { id, cargoId }: ARemanejar,
  salarioCentavos: number,
  vigencia: string,
) {
  const dados = { tipo: 'merito' as const, cargoId, salarioCentavos, vigencia, motivo: 'Bom desempenho.' }
  const alertasAceitos = await alertasDe(coordenador, id, dados)
  const pedida = await coordenador.call('POST /api/promocao/criar', {
    body: { colaboradorId: id, dados, alertasAceitos },
  })
  const { versao } = await conferir(await r.rh.as('cadastro'), pedida)
  const { status } = await (
    await r.rh.as('coordenador')
  ).call('POST /api/promocao/status', {
    body: { id: pedida.id, versao, transicao: 'aprovar', alertasAceitos },
  })
  expect(status).toBe('efetivada')
  return pedida.id
}

/** Went for a time until 10 December, and got a raise on a day since then, which is today. */
async function comMeritoFora(vigencia: string) {
  const pessoa = await alguemARemanejar(r.rh.db)
  const postoId = await abrirVagas(r.rh.db, pessoa, 1)
  const dados = pedidoDe(postoId, { tipo: 'temporario', vigencia: HOJE, retorno: '2026-12-10' })
  const registro = await aprovado(r.rh, r.coordenador, pessoa.id, dados)
  // The floor of the other post may have raised the pay already.
  const antesCentavos = (await versoesDe(r.rh.db, pessoa.id)).at(-1)?.salarioCentavos ?? 0
  const salarioCentavos = antesCentavos + 30_000
  r.rh.clock.irPara(noiteDe(vigencia))
  const coordenador = await r.rh.as('coordenador.operacional')
  const promocaoId = await darMerito(coordenador, pessoa, salarioCentavos, vigencia)
  return { pessoa, postoId, registro, antesCentavos, salarioCentavos, promocaoId }
}

describe('the return', () => {
  it('brings back by itself who went for a time, to a slot that was kept', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const dados = pedidoDe(postoId, { tipo: 'temporario', vigencia: HOJE, retorno: '2026-12-10' })
    const registro = await aprovado(r.rh, r.coordenador, pessoa.id, dados)
    expect(registro).toMatchObject({
      status: 'efetivado',
      agenda: { transicao: 'retornar', para: '2026-12-10' },
    })
    // The term is signed now, and not once the person is back.
    expect((await obter('cadastro', registro.id)).aFazer).toMatchObject({ meu: true, rotulo: 'Anexar termo' })
    expect((await alocacoesDe(r.rh.db, pessoa.id)).slice(-3)).toMatchObject([
      { postoId: pessoa.postoId, fim: '2026-11-19' },
      { postoId, inicio: HOJE, fim: '2026-12-09' },
      { postoId: pessoa.postoId, inicio: '2026-12-10', fim: null },
    ])
    await amanhecer('2026-12-10')
    expect((await versoesDe(r.rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { vigencia: HOJE, postoId },
      { vigencia: '2026-12-10', postoId: pessoa.postoId, contratoId: pessoa.contratoId },
    ])
    expect(await obter('cadastro', registro.id)).toMatchObject({ status: 'retornado', agenda: null })
    expect((await alocacoesDe(r.rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { postoId, fim: '2026-12-09' },
      { postoId: pessoa.postoId, inicio: '2026-12-10', fim: null },
    ])
  })

  it.each(['2026-12-01', '2026-12-10'])('brings back by itself with the raise of %s', async (vigencia) => {
    const { pessoa, postoId, registro, salarioCentavos } = await comMeritoFora(vigencia)
    await amanhecer('2026-12-10')
    expect(await obter('cadastro', registro.id)).toMatchObject({ status: 'retornado', agenda: null })
    expect((await versoesDe(r.rh.db, pessoa.id)).at(-1)).toMatchObject({
      vigencia: '2026-12-10',
      postoId: pessoa.postoId,
      contratoId: pessoa.contratoId,
      salarioCentavos,
    })
    expect((await alocacoesDe(r.rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { postoId, fim: '2026-12-09' },
      { postoId: pessoa.postoId, inicio: '2026-12-10', fim: null },
    ])
  })

  it('brings back by hand, late, and with the raise that came since', async () => {
    const { pessoa, registro, antesCentavos, salarioCentavos } = await comMeritoFora('2026-12-11')
    // What is not marked for a day is made by hand.
    await sql`delete from processo_agenda where processo_id = ${registro.id}`.execute(r.rh.db)
    const coordenadorDoRh = await r.rh.as('coordenador')
    const { versao } = await obter('coordenador', registro.id)
    const body = { id: registro.id, versao, transicao: 'retornar' as const }
    expect(await coordenadorDoRh.try('POST /api/remanejamento/status', { body })).toMatchObject({
      status: 200,
      body: { status: 'retornado' },
    })
    expect((await versoesDe(r.rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { vigencia: '2026-12-10', postoId: pessoa.postoId, salarioCentavos: antesCentavos },
      { vigencia: '2026-12-11', postoId: pessoa.postoId, contratoId: pessoa.contratoId, salarioCentavos },
    ])
  })

  it('leaves at the post of origin who came back on the day of a raise that is undone', async () => {
    const { pessoa, antesCentavos, promocaoId } = await comMeritoFora('2026-12-10')
    await amanhecer('2026-12-10')
    const gerente = await confirmado(r.rh, 'gerente.rh')
    const { versao } = await gerente.call('GET /api/promocao/obter/:id', { params: { id: promocaoId } })
    const body = {
      id: promocaoId,
      versao,
      transicao: 'desfazer' as const,
      motivo: 'Lançado para a pessoa errada.',
    }
    expect((await gerente.try('POST /api/promocao/status', { body })).status).toBe(200)
    expect((await versoesDe(r.rh.db, pessoa.id)).at(-1)).toMatchObject({
      vigencia: '2026-12-11',
      postoId: pessoa.postoId,
      contratoId: pessoa.contratoId,
      salarioCentavos: antesCentavos,
    })
    expect((await alocacoesDe(r.rh.db, pessoa.id)).at(-1)).toMatchObject({
      postoId: pessoa.postoId,
      fim: null,
    })
  })
})
