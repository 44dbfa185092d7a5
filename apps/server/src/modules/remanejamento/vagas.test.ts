import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  abrirRemanejamentos,
  abrirVagas,
  achadosDe,
  alguemARemanejar,
  aprovado,
  codigos,
  doCargoComum,
  deixarVagas,
  pedidoDe,
  pedir,
  VIGENCIA,
} from '../../test/remanejamentos.ts'

const r = abrirRemanejamentos()

const vagasEm = async (colaborador: number, postoId: number, vigencia = VIGENCIA) => {
  const { results } = await r.coordenador.call('GET /api/remanejamento/vagas', {
    query: { colaborador, vigencia },
  })
  return results.find((vaga) => vaga.postoId === postoId)?.vagas ?? 0
}

describe('slots of a post on a date', () => {
  it('are promised by a transfer that is on its way in, and by the one on its way out from its day on', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const destino = await abrirVagas(r.rh.db, pessoa, 1)
    const antes = await vagasEm(pessoa.id, destino)
    expect(antes).toBe(1)
    await deixarVagas(r.rh.db, pessoa.postoId, 0)
    const outra = await alguemARemanejar(
      r.rh.db,
      sql`v.id <> ${pessoa.id} and vv.cargo_id = ${pessoa.cargoId}
        and vv.posto_id not in (${pessoa.postoId}, ${destino})`,
    )
    const { id } = await aprovado(r.rh, r.coordenador, pessoa.id, pedidoDe(destino))
    expect(codigos(await achadosDe(r.coordenador, outra.id, pedidoDe(destino)))).toContain(
      'SEM_VAGA_NO_POSTO',
    )
    // The slot that the person leaves is free from that day, and not before.
    expect(await vagasEm(outra.id, pessoa.postoId, '2026-11-30')).toBe(0)
    expect(await vagasEm(outra.id, pessoa.postoId)).toBe(1)
    // It is promised to somebody: the transfer is not cancelled any more, until that one is.
    const segundo = await pedir(r.coordenador, outra.id, pedidoDe(pessoa.postoId))
    const rhCoordenador = await r.rh.as('coordenador')
    const cancelar = async () => {
      const { versao } = await rhCoordenador.call('GET /api/remanejamento/obter/:id', { params: { id } })
      return rhCoordenador.try('POST /api/remanejamento/cancelar', {
        body: { id, versao, motivo: 'O destino desistiu.' },
      })
    }
    expect(await cancelar()).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'origem_prometida' }] },
    })
    await r.coordenador.call('POST /api/remanejamento/status', {
      body: {
        id: segundo.id,
        versao: segundo.versao,
        transicao: 'desistir',
        motivo: 'Fica onde está.',
      },
    })
    expect(await cancelar()).toMatchObject({ status: 200, body: { status: 'cancelado' } })
    expect(await vagasEm(outra.id, destino)).toBe(1)
  })

  it('keep the slot of origin of who goes for a time', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const destino = await abrirVagas(r.rh.db, pessoa, 1)
    await deixarVagas(r.rh.db, pessoa.postoId, 0)
    const outra = await alguemARemanejar(
      r.rh.db,
      sql`v.id <> ${pessoa.id} and vv.cargo_id = ${pessoa.cargoId} and vv.posto_id <> ${pessoa.postoId}`,
    )
    const tempo = { tipo: 'temporario', vigencia: '2026-11-20', retorno: '2026-12-20' }
    await aprovado(r.rh, r.coordenador, pessoa.id, pedidoDe(destino, tempo))
    expect(await vagasEm(outra.id, pessoa.postoId, '2026-12-01')).toBe(0)
    // The destination is free again once the person is back.
    expect(await vagasEm(outra.id, destino, '2026-12-01')).toBe(0)
    expect(await vagasEm(outra.id, destino, '2026-12-20')).toBe(1)
  })

  it('are never promised twice: fifty at once for one slot', async () => {
    const primeira = await alguemARemanejar(r.rh.db, doCargoComum)
    const destino = await abrirVagas(r.rh.db, primeira, 1)
    const { rows } = await sql<{ id: number }>`
      select v.id from vinculo v
        join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) vv on true
        join escala es on es.id = vv.escala_id and es.tipo <> '12x36' and not es.noturna
       where v.data_desligamento is null and v.data_admissao < '2026-11-01' and vv.vigencia < '2026-11-20'
         and ${doCargoComum} and vv.posto_id <> ${destino}
         and not exists (select from processo p where p.vinculo_id = v.id and p.tipo <> 'admissao')
         and not exists (select from ausencia a where a.vinculo_id = v.id and a.fim >= '2026-11-20')
       order by v.id limit 50`.execute(r.rh.db)
    expect(rows.length).toBe(50)
    const alertas = new Set<string>()
    for (const { id } of rows.slice(0, 5))
      for (const codigo of codigos(await achadosDe(r.coordenador, id, pedidoDe(destino)))) alertas.add(codigo)
    // Everything that may be different for one of them.
    const alertasAceitos = [
      ...alertas,
      'PISO_DO_DESTINO',
      'OUTRO_MUNICIPIO',
      'TREINAMENTO_AUSENTE',
      'INSALUBRIDADE_PERDIDA',
      'NOTURNO_PERDIDO',
      'INSALUBRIDADE_GANHA',
      'PERICULOSIDADE_PERDIDA',
      'PERICULOSIDADE_GANHA',
    ]
    const criar = (colaboradorId: number) =>
      r.coordenador.try('POST /api/remanejamento/criar', {
        body: { colaboradorId, dados: pedidoDe(destino), alertasAceitos },
      })
    const respostas = await Promise.all(
      rows.map(async ({ id }) => {
        let resposta = await criar(id)
        // Whoever waits too long is told that the system is busy, and asks again.
        while (resposta.status === 503) resposta = await criar(id)
        return resposta
      }),
    )
    // Whoever was told to wait after the commit is told, on asking again, that the request is there.
    expect(respostas.filter(({ status }) => status === 201 || status === 409)).toHaveLength(1)
    const recusadas = respostas.filter(({ status }) => status === 422)
    expect(recusadas).toHaveLength(49)
    for (const { status, body } of recusadas)
      expect({ status, body }).toMatchObject({
        status: 422,
        body: {
          pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'SEM_VAGA_NO_POSTO' })]),
        },
      })
    const ocupadas = await sql<{ n: number }>`select count(*)::int as n from processo_indice pr
      where pr.posto_id = ${destino} and pr.tipo = 'remanejamento' and pr.status = 'solicitado'`.execute(
      r.rh.db,
    )
    expect(ocupadas.rows).toEqual([{ n: 1 }])
  }, 120_000)

  it('are found by name and told in order of fit, with the why', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const destino = await abrirVagas(r.rh.db, pessoa, 2)
    const { results } = await r.coordenador.call('GET /api/remanejamento/vagas', {
      query: { colaborador: pessoa.id, vigencia: VIGENCIA },
    })
    const ordem = ['muito_bom', 'bom', 'fraco', 'so_com_mudanca']
    const vistas = results.map(({ afinidade }) => ordem.indexOf(afinidade))
    expect(vistas.findLastIndex((lugar) => lugar < 3)).toBeLessThan(
      vistas.includes(3) ? vistas.indexOf(3) : results.length,
    )
    const alvo = results.find(({ postoId }) => postoId === destino)
    expect(alvo?.porques).toContainEqual({ bom: true, texto: 'mesmo cargo' })
    const achadas = await r.coordenador.call('GET /api/remanejamento/vagas', {
      query: { colaborador: pessoa.id, vigencia: VIGENCIA, busca: alvo?.local ?? '' },
    })
    expect(achadas.results.map(({ postoId }) => postoId)).toContain(destino)
    const nada = await r.coordenador.call('GET /api/remanejamento/vagas', {
      query: { colaborador: pessoa.id, busca: 'xyzwk' },
    })
    expect(nada.results).toEqual([])
  })
})
