import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aprovada, feito, HOJE, obter, semCausa, tentarOpinar } from '../../test/demissoes.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { noiteDe } from '../../test/clock.ts'
import type { Client } from '../../test/harness.ts'
import { ateQue } from '../../test/ate-que.ts'
import { aoMesmoTempo } from '../../test/travas.ts'

const empresa = abrirEmpresa()

/** The pieces that a dismissal asks about, as the form of their parecer has them. */
const pecasDe = async (quem: Client, id: number) => (await obter(quem, id)).pecas ?? []

describe('what is to come back', () => {
  it('charges what did not come back as a discount, line by line', async () => {
    const { rh } = empresa
    const { registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const { pecas, simulacao, dados, causa } = await obter(almoxarifado, registro.id)
    expect([simulacao?.totalBruto, causa, dados['causa']]).toEqual([null, null, undefined])
    const [primeira, ...outras] = pecas ?? []
    const lista = [
      { entregaId: primeira?.entregaId, situacao: 'nao_devolvido', valorCentavos: 3_800 },
      ...outras.map(({ entregaId }) => ({ entregaId, situacao: 'gasto' })),
    ]
    await feito(tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista }))
    const { simulacao: depois } = await obter(await rh.as('cadastro'), registro.id)
    expect(depois?.outrosDescontos).toBe(3_800)
    const { rows } = await sql<{ estado: string }>`
      select devolucao_estado as estado from uniforme_entrega where id = ${primeira?.entregaId}`.execute(
      rh.db,
    )
    expect(rows).toEqual([{ estado: 'nao_devolvido' }])
  })

  it('brings what came back in good condition into the stock, and takes it out again where that was wrong', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const movimentos = async () => {
      const { rows } = await sql<{ tipo: string; soma: number }>`
        select m.tipo, sum(m.quantidade)::int as soma from estoque_movimento m
          join uniforme_entrega e on e.id = m.entrega_id
          join processo p on p.vinculo_id = e.vinculo_id
         where p.id = ${registro.id} group by m.tipo order by m.tipo`.execute(rh.db)
      return rows
    }
    const { pecas } = await obter(almoxarifado, registro.id)
    const [primeira] = pecas ?? []
    await almoxarifado.call('POST /api/colaborador/uniformes/devolver', {
      body: {
        id: colaboradorId,
        entregaId: primeira?.entregaId ?? 0,
        versao: 1,
        devolvidoEm: HOJE,
        estado: 'bom',
      },
    })
    expect(await movimentos()).toEqual([{ tipo: 'devolucao', soma: 1 }])
    // Seen again: the first one is damaged, and the other one has come too.
    const lista = (pecas ?? []).map(({ entregaId }) => ({
      entregaId,
      situacao: entregaId === primeira?.entregaId ? 'danificado' : 'bom',
    }))
    await feito(tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista }))
    expect(await movimentos()).toEqual([
      { tipo: 'ajuste', soma: -1 },
      { tipo: 'devolucao', soma: 2 },
    ])
  })

  it('takes what came back wrong out of the place that it came back to', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const { id: localId } = await almoxarifado.call('POST /api/product/locais', {
      body: { nome: 'Depósito da devolução', contratoId: null, padrao: false },
    })
    const pecas = await pecasDe(almoxarifado, registro.id)
    const [primeira] = pecas
    await almoxarifado.call('POST /api/product/devolver', {
      body: {
        colaboradorId,
        localId,
        devolvidoEm: HOJE,
        pecas: [{ entregaId: primeira?.entregaId ?? 0, versao: 1, quantidade: 1, estado: 'bom' }],
      },
    })
    const locais = async () => {
      const { rows } = await sql<{ soma: number; daqui: boolean }>`
        select m.local_id = ${localId} as daqui, sum(m.quantidade)::int as soma from estoque_movimento m
         where m.entrega_id = ${primeira?.entregaId} group by 1`.execute(rh.db)
      return rows
    }
    expect(await locais()).toEqual([{ daqui: true, soma: 1 }])
    const lista = pecas.map(({ entregaId }) => ({
      entregaId,
      situacao: entregaId === primeira?.entregaId ? 'danificado' : 'nao_devolvido',
    }))
    await feito(tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista }))
    expect(await locais()).toEqual([{ daqui: true, soma: 0 }])
  })

  it('takes what came back on an earlier day with the rest, and keeps that day and who took it', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const [primeira] = await pecasDe(almoxarifado, registro.id)
    const entregaId = primeira?.entregaId ?? 0
    await almoxarifado.call('POST /api/colaborador/uniformes/devolver', {
      body: { id: colaboradorId, entregaId, versao: 1, devolvidoEm: HOJE, estado: 'bom' },
    })
    rh.clock.irPara(noiteDe('2026-11-23'))
    const depois = await rh.as('almoxarifado')
    // What the record shows is what its form sends.
    const lista = (await pecasDe(depois, registro.id)).map((peca) => ({
      entregaId: peca.entregaId,
      situacao: peca.entregaId === entregaId ? 'danificado' : 'bom',
    }))
    await feito(tentarOpinar(depois, registro.id, 'devolucoes', { pecas: lista }))
    const { rows } = await sql<{ dia: string; estado: string; daqui: boolean }>`
      select devolvido_em as dia, devolucao_estado as estado, id = ${entregaId} as daqui from uniforme_entrega
       where id = any (${lista.map((peca) => peca.entregaId)}::int[]) order by id <> ${entregaId}, id limit 2`.execute(
      rh.db,
    )
    expect(rows).toEqual([
      { dia: HOJE, estado: 'danificado', daqui: true },
      { dia: '2026-11-23', estado: 'bom', daqui: false },
    ])
  })

  it('counts a piece once that two people take back at the same moment', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const pecas = await pecasDe(almoxarifado, registro.id)
    const entregaId = pecas[0]?.entregaId ?? 0
    const body = { id: colaboradorId, entregaId, versao: 1, devolvidoEm: HOJE, estado: 'bom' as const }
    const lista = pecas.map((peca) => ({ entregaId: peca.entregaId, situacao: 'bom' }))
    const esperarUm = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(rh.db)
      expect(rows.length).toBeGreaterThan(0)
    }
    await aoMesmoTempo(rh.db, sql`lock table estoque_saldo in share row exclusive mode`, [
      async () => (await almoxarifado.try('POST /api/colaborador/uniformes/devolver', { body })).status,
      async () => {
        // The one of the file is first in the line.
        await ateQue(esperarUm)
        return (await tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista })).status
      },
    ])
    const { rows } = await sql<{ soma: number }>`
      select sum(quantidade)::int as soma from estoque_movimento
       where entrega_id = ${entregaId} and tipo = 'devolucao'`.execute(rh.db)
    expect(rows).toEqual([{ soma: 1 }])
  })
})
