import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { confirmado } from '../../test/admissoes.ts'
import {
  abrirRemanejamentos,
  aceitosEm,
  achadosDe,
  alguemARemanejar,
  alocacoesDe,
  aprovar,
  codigos,
  doCargoComum,
  deixarVagas,
  opinar,
  pedir,
  versoesDe,
  VIGENCIA,
  type ARemanejar,
} from '../../test/remanejamentos.ts'
import { HOJE } from '../../test/clock.ts'

const r = abrirRemanejamentos()
const { amanhecer, obter } = r

/** Two people of the most common cargo in posts of their own, which are full: a swap takes no slot. */
async function duas(): Promise<readonly [ARemanejar, ARemanejar]> {
  const uma = await alguemARemanejar(r.rh.db, doCargoComum)
  const outra = await alguemARemanejar(
    r.rh.db,
    sql`${doCargoComum} and vv.posto_id <> ${uma.postoId} and vv.contrato_id <> ${uma.contratoId}`,
  )
  await deixarVagas(r.rh.db, uma.postoId, 0)
  await deixarVagas(r.rh.db, outra.postoId, 0)
  return [uma, outra]
}

const pedido = ({ id }: ARemanejar, mais: object = {}) => ({
  tipo: 'definitivo' as const,
  vigencia: VIGENCIA,
  trocaCom: id,
  motivo: 'As duas moram perto do posto da outra.',
  ...mais,
})

describe('a swap', () => {
  it('is two records tied together, which take no slot', async () => {
    const [uma, outra] = await duas()
    const registro = await pedir(r.coordenador, uma.id, pedido(outra))
    expect(registro).toMatchObject({ status: 'solicitado', par: { status: 'solicitado' } })
    const par = await obter('coordenador', registro.par?.id ?? 0)
    expect(par).toMatchObject({
      colaborador: { id: outra.id },
      dados: { postoId: uma.postoId, trocaCom: uma.id, vigencia: VIGENCIA },
      par: { id: registro.id, numero: registro.numero },
    })
    // Nobody is asked for a slot.
    expect(registro.pareceres.find(({ nome }) => nome === 'vaga')).toMatchObject({ decisao: 'dispensado' })
    const deNovo = await r.coordenador.try('POST /api/remanejamento/criar', {
      body: { colaboradorId: outra.id, dados: pedido(uma) },
    })
    expect(deNovo.status).toBe(409)
  })

  it('is approved once both are ready, and moves both on the day, in one transaction', async () => {
    const [uma, outra] = await duas()
    const registro = await pedir(r.coordenador, uma.id, pedido(outra))
    const parId = registro.par?.id ?? 0
    await opinar(r.rh, registro)
    const cedo = await obter('coordenador', registro.id)
    const body = {
      id: registro.id,
      versao: cedo.versao,
      transicao: 'aprovar' as const,
      alertasAceitos: [...aceitosEm(registro), 'S2240_NOVO'],
    }
    expect(
      await (await r.rh.as('coordenador')).try('POST /api/remanejamento/status', { body }),
    ).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'troca_pendente' }] },
    })
    await opinar(r.rh, { id: parId, versao: 0 })
    expect(await aprovar(r.rh, registro)).toMatchObject({ status: 'aprovado', par: { status: 'aprovado' } })
    await amanhecer(VIGENCIA)
    expect(await obter('cadastro', registro.id)).toMatchObject({
      status: 'efetivado',
      par: { status: 'efetivado' },
    })
    expect((await versoesDe(r.rh.db, uma.id)).at(-1)).toMatchObject({
      vigencia: VIGENCIA,
      postoId: outra.postoId,
      contratoId: outra.contratoId,
    })
    expect((await versoesDe(r.rh.db, outra.id)).at(-1)).toMatchObject({
      vigencia: VIGENCIA,
      postoId: uma.postoId,
      contratoId: uma.contratoId,
    })
    expect((await alocacoesDe(r.rh.db, outra.id)).at(-1)).toMatchObject({ postoId: uma.postoId, fim: null })
    const { rows } = await sql<{ eventos: number }>`
      select count(*)::int as eventos from processo_evento
       where processo_id = ${parId} and nome = 'efetivar'`.execute(r.rh.db)
    expect(rows).toEqual([{ eventos: 1 }])
  })

  it('holds today at once where the day has come, and is undone for both', async () => {
    const [uma, outra] = await duas()
    const registro = await pedir(r.coordenador, uma.id, pedido(outra, { vigencia: HOJE }))
    await opinar(r.rh, registro)
    await opinar(r.rh, { id: registro.par?.id ?? 0, versao: 0 })
    expect(await aprovar(r.rh, registro)).toMatchObject({ status: 'efetivado', par: { status: 'efetivado' } })
    const gerente = await confirmado(r.rh, 'gerente.rh')
    const { versao } = await obter('gerente.rh', registro.id)
    const desfeito = await gerente.call('POST /api/remanejamento/status', {
      body: { id: registro.id, versao, transicao: 'desfazer', motivo: 'As pessoas erradas.' },
    })
    expect(desfeito).toMatchObject({ status: 'desfeito', par: { status: 'desfeito' } })
    for (const pessoa of [uma, outra])
      expect((await alocacoesDe(r.rh.db, pessoa.id)).at(-1)).toMatchObject({
        postoId: pessoa.postoId,
        inicio: '2026-11-21',
        fim: null,
      })
  })

  it('comes to nothing for both', async () => {
    const [uma, outra] = await duas()
    const registro = await pedir(r.coordenador, uma.id, pedido(outra))
    const { versao, id } = registro
    const desistido = await r.coordenador.call('POST /api/remanejamento/status', {
      body: { id, versao, transicao: 'desistir', motivo: 'Uma delas não quer mais.' },
    })
    expect(desistido).toMatchObject({ status: 'cancelado', par: { status: 'cancelado' } })
  })

  it('says of the other person what stands in the way, by name', async () => {
    const [uma, outra] = await duas()
    await sql`insert into ausencia (vinculo_id, tipo, processo_id, inicio, fim, confirmada)
      select ${outra.id}, 'licenca', min(id), '2026-11-25', '2026-12-05', true from processo`.execute(r.rh.db)
    const achados = await achadosDe(r.coordenador, uma.id, pedido(outra))
    expect(achados).toContainEqual(
      expect.objectContaining({
        codigo: 'EM_AFASTAMENTO',
        campo: 'trocaCom',
        mensagem: expect.stringContaining(outra.nome.split(' ')[0] ?? ''),
      }),
    )
    expect(codigos(await achadosDe(r.coordenador, uma.id, pedido(uma, { tipo: 'temporario' })))).toContain(
      'troca_temporaria',
    )
    const gestor = await r.rh.as('gestor')
    const { rows } = await sql<{ id: number }>`
      select cp.vinculo_id as id from colaborador_periodo cp
       where cp.desde <= ${HOJE}::date and cp.ate > ${HOJE}::date and cp.data_desligamento is null and cp.contrato_id in (
         select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
          where u.usuario = 'gestor') order by 1 limit 1`.execute(r.rh.db)
    const fora = await sql<{ id: number }>`
      select cp.vinculo_id as id from colaborador_periodo cp
       where cp.desde <= ${HOJE}::date and cp.ate > ${HOJE}::date and cp.data_desligamento is null and cp.contrato_id not in (
         select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
          where u.usuario = 'gestor') order by 1 limit 1`.execute(r.rh.db)
    expect(
      await gestor.try('POST /api/remanejamento/verificar', {
        body: { colaboradorId: rows[0]?.id ?? 0, dados: pedido({ ...uma, id: fora.rows[0]?.id ?? 0 }) },
      }),
    ).toMatchObject({
      status: 400,
      body: { campos: { 'dados.trocaCom': 'Escolha alguém dos seus contratos' } },
    })
  })
})
