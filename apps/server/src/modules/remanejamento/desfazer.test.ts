import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { confirmado } from '../../test/admissoes.ts'
import { HOJE } from '../../test/clock.ts'
import {
  abrirRemanejamentos,
  abrirVagas,
  alguemARemanejar,
  alocacoesDe,
  aprovado,
  pedidoDe,
  versoesDe,
} from '../../test/remanejamentos.ts'
import { aoMesmoTempo, enquantoPreso } from '../../test/travas.ts'

const r = abrirRemanejamentos()
const { obter } = r

describe('undo', () => {
  const desfazer = async (id: number) => {
    const gerente = await confirmado(r.rh, 'gerente.rh')
    const { versao } = await obter('gerente.rh', id)
    return gerente.try('POST /api/remanejamento/status', {
      body: { id, versao, transicao: 'desfazer', motivo: 'Lançado para a pessoa errada.' },
    })
  }

  it('compensates with a new version and the slot of origin; nothing is deleted', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const registro = await aprovado(r.rh, r.coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    expect(await desfazer(registro.id)).toMatchObject({ status: 200, body: { status: 'desfeito' } })
    expect((await versoesDe(r.rh.db, pessoa.id)).slice(-2)).toMatchObject([
      { vigencia: HOJE, postoId },
      { vigencia: '2026-11-21', postoId: pessoa.postoId, contratoId: pessoa.contratoId },
    ])
    expect((await alocacoesDe(r.rh.db, pessoa.id)).slice(-2)).toMatchObject([
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
    const pessoa = await alguemARemanejar(r.rh.db)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const registro = await aprovado(r.rh, r.coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    await encher(pessoa.postoId).execute(r.rh.db)
    expect(await desfazer(registro.id)).toMatchObject({
      status: 409,
      body: { mensagem: 'A vaga de origem já é de outra pessoa.' },
    })
  })

  it('takes the post that was gone to and the one that was left in one order', async () => {
    // Somebody who went to a post that comes after their own.
    const pessoa = await alguemARemanejar(
      r.rh.db,
      sql`exists (select from posto o join contrato co on co.id = o.contrato_id
                    join escala eo on eo.id = o.escala_id and eo.tipo <> '12x36' and not eo.noturna
                   where o.cargo_id = vv.cargo_id and o.contrato_id <> vv.contrato_id and o.id > vv.posto_id
                     and co.inicio <= '2026-11-01' and co.termino >= '2027-03-01')`,
    )
    const onde = sql`po.id > ${pessoa.postoId}`
    const postoId = await abrirVagas(r.rh.db, pessoa, 1, { onde })
    const registro = await aprovado(r.rh, r.coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    const { escrita, visto } = await enquantoPreso(
      r.rh.db,
      sql`select from posto where id = ${pessoa.postoId} for update`,
      () => desfazer(registro.id),
      async (tx) =>
        (await sql`select from posto where id = ${postoId} for update skip locked`.execute(tx)).rows.length,
    )
    expect([visto, escrita.status]).toEqual([1, 200])
  })

  it('is refused to who undoes it while somebody takes the slot of origin', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const registro = await aprovado(r.rh, r.coordenador, pessoa.id, pedidoDe(postoId, { vigencia: HOJE }))
    const { respostas } = await aoMesmoTempo(r.rh.db, encher(pessoa.postoId), [() => desfazer(registro.id)])
    expect(respostas).toMatchObject([
      { status: 409, body: { mensagem: 'A vaga de origem já é de outra pessoa.' } },
    ])
  })
})
