import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  alguem,
  amanhecer,
  anexar,
  aprovada,
  comunicar,
  feito,
  obter,
  semCausa,
  tentarMover,
} from '../../test/demissoes.ts'
import { doenca, homologar, informar } from '../../test/afastamentos.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { deixarVagas } from '../../test/remanejamentos.ts'
import { noiteDe } from '../../test/clock.ts'

const empresa = abrirEmpresa()

const prorrogar = async (id: number, avisoAte: string | null, alertasAceitos: string[] = []) => {
  const cadastro = await empresa.rh.as('cadastro')
  const { versao } = await obter(cadastro, id)
  return cadastro.try('POST /api/demissao/prorrogacao', {
    body: { id, versao, dados: { ...(avisoAte !== null && { avisoAte }) }, alertasAceitos },
  })
}

const fimDe = async (vinculoId: number) => {
  const { rows } = await sql<{ fim: string | null; posto: string | null; pagarAte: string }>`
    select v.data_desligamento as fim, al.fim as posto, d.pagar_ate from vinculo v
      join alocacao al on al.vinculo_id = v.id join demissao d on d.vinculo_id = v.id
     where v.id = ${vinculoId}`.execute(empresa.rh.db)
  return rows[0]
}

/** In a worked notice until 20/12/2026, and ill from 23/11 on: INSS pays from 08/12. */
async function doenteNoAviso(fim: string | undefined, pessoa?: number) {
  const { rh } = empresa
  const { colaboradorId, registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }), pessoa)
  await comunicar(rh, registro.id)
  rh.clock.irPara(noiteDe('2026-11-23'))
  const licenca = await informar(
    await rh.as('coordenador.operacional'),
    colaboradorId,
    doenca('2026-11-23', fim),
  )
  await homologar(await rh.as('sesmt'), licenca.id)
  return { colaboradorId, id: registro.id, licencaId: licenca.id }
}

const codigosDe = (body: unknown): string[] =>
  ((body as { pendencias?: { codigo: string }[] }).pendencias ?? []).map(({ codigo }) => codigo)

describe('a leave during the notice', () => {
  it('of days that the company pays moves nothing', async () => {
    const { id } = await doenteNoAviso('2026-12-07')
    await amanhecer(empresa.rh, '2026-12-21')
    expect((await obter(await empresa.rh.as('cadastro'), id)).status).toBe('desligado')
  })

  it('is told to Rh, who moves the last day, the slot and the clock to what the law gives', async () => {
    const { rh } = empresa
    const { colaboradorId, id } = await doenteNoAviso('2027-01-10')
    const cadastro = await rh.as('cadastro')
    const { pendencias, dados } = await obter(cadastro, id)
    expect(pendencias.find(({ codigo }) => codigo === 'AVISO_A_PRORROGAR')).toMatchObject({
      severidade: 'bloqueio',
      dados: { de: '2026-12-20', ate: '2027-01-23', dias: 34 },
    })
    expect(dados['avisoAte']).toBeUndefined()
    expect(codigosDe((await prorrogar(id, '2027-01-22')).body)).toContain('AVISO_CURTO')
    expect(codigosDe((await prorrogar(id, '2027-01-23')).body)).toContain('AVISO_PRORROGADO')
    const depois = await feito(prorrogar(id, '2027-01-23', ['AVISO_PRORROGADO', 'vaga_ocupada']))
    expect(depois).toMatchObject({
      status: 'em_aviso',
      simulacao: { dtDeslig: '2027-01-23', avisoTrabalhados: 30, fimProjetado: '2027-01-29' },
      agenda: { transicao: 'desligar', para: '2027-01-24' },
      relogio: { estado: 'antes', pagarAte: '2027-02-02' },
    })
    expect(depois.pendencias.map(({ codigo }) => codigo)).not.toContain('AVISO_A_PRORROGAR')
    expect(await fimDe(colaboradorId)).toEqual({
      fim: '2027-01-23',
      posto: '2027-01-23',
      pagarAte: '2027-02-02',
    })
    const ato = depois.eventos.at(-1)
    expect([ato?.nome, ato?.autor?.nome !== undefined, ato?.alertas[0]?.mensagem]).toEqual([
      'prorrogacao',
      true,
      expect.stringContaining('passa de 20/12/2026 para 23/01/2027'),
    ])
    await amanhecer(rh, '2026-12-21')
    expect((await obter(await rh.as('cadastro'), id)).status).toBe('em_aviso')
    await amanhecer(rh, '2027-01-24')
    expect((await obter(await rh.as('cadastro'), id)).status).toBe('desligado')
  })

  it('holds the end on its day where nobody moved it, and tells who may', async () => {
    const { rh } = empresa
    const { colaboradorId, id } = await doenteNoAviso(undefined)
    await amanhecer(rh, '2026-12-21')
    const cadastro = await rh.as('cadastro')
    const { status, eventos, pendencias } = await obter(cadastro, id)
    expect([status, eventos.at(-1)?.tipo]).toEqual(['em_aviso', 'agenda'])
    expect(pendencias.map(({ codigo }) => codigo)).toContain('AVISO_SUSPENSO')
    expect(codigosDe((await prorrogar(id, '2027-02-10')).body)).toContain('AVISO_SUSPENSO')
    const { rows } = await sql<{ texto: string }>`
      select n.texto from notificacao n join usuario u on u.id = n.usuario_id
       where n.processo_id = ${id} and u.usuario = 'cadastro' order by n.id desc limit 1`.execute(rh.db)
    expect(rows[0]?.texto).toContain('o sistema não pôde desligar no dia marcado')
    expect(await fimDe(colaboradorId)).toMatchObject({ fim: '2026-12-20' })
  })

  it('by an accident of work undoes the dismissal: Gerente Rh takes it back without the other signature', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }))
    await comunicar(rh, registro.id)
    rh.clock.irPara(noiteDe('2026-11-23'))
    const acidente = doenca('2026-11-23', '2027-01-10', { motivo: '01', acidente: { data: '2026-11-23' } })
    const licenca = await informar(await rh.as('coordenador.operacional'), colaboradorId, acidente)
    await homologar(await rh.as('sesmt'), licenca.id)
    const gerente = await rh.as('gerente.rh')
    const { pendencias } = await obter(gerente, registro.id)
    expect(pendencias.map(({ codigo }) => codigo)).toContain('ESTABILIDADE_NO_AVISO')
    const motivo = 'Acidente de trabalho no aviso: a dispensa perdeu o efeito.'
    const { status } = await feito(tentarMover(gerente, registro.id, 'reconsiderar', { motivo }))
    expect(status).toBe('cancelada')
    expect(await fimDe(colaboradorId)).toMatchObject({ fim: null, posto: null })
  })

  it('is taken back though the slot is full after a day on which the person left it anyway', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    const { rows } = await sql<{ postoId: number }>`
      update alocacao set fim = '2027-01-09' where vinculo_id = ${id} returning posto_id`.execute(rh.db)
    const { id: demissaoId } = await doenteNoAviso('2027-01-10', id)
    await feito(prorrogar(demissaoId, '2027-01-23', ['AVISO_PRORROGADO', 'vaga_ocupada']))
    expect(await fimDe(id)).toMatchObject({ fim: '2027-01-23', posto: '2027-01-09' })
    await deixarVagas(rh.db, rows[0]?.postoId ?? 0, 0, '2027-01-24')
    const gerente = await rh.as('gerente.rh')
    await anexar(gerente, demissaoId, 'RECONSIDERACAO')
    const motivo = 'As duas partes querem continuar.'
    const { status } = await feito(tentarMover(gerente, demissaoId, 'reconsiderar', { motivo }))
    expect(status).toBe('cancelada')
  })

  it('is no reason to move a notice where there is none', async () => {
    const { rh } = empresa
    const { registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }))
    await comunicar(rh, registro.id)
    expect(codigosDe((await prorrogar(registro.id, '2027-01-23')).body)).toContain('AVISO_SEM_SUSPENSAO')
  })

  it('brings back, with the last day that moved, what was to begin before it', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    await sql`insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo)
      select ${id}::int, al.posto_id, d.inicio::date, d.fim::date, 'substituto' from alocacao al,
             (values ('2027-01-05', '2027-01-30'), ('2027-02-01', '2027-02-01')) as d(inicio, fim)
       where al.vinculo_id = ${id}`.execute(rh.db)
    const dias = async () => {
      const { rows } = await sql<{ inicio: string; fim: string | null }>`
        select inicio, fim from alocacao where vinculo_id = ${id} order by inicio`.execute(rh.db)
      return rows.map(({ inicio, fim }) => [inicio, fim])
    }
    const { id: demissaoId } = await doenteNoAviso('2027-01-10', id)
    expect(await dias()).toEqual([['2024-03-04', '2026-12-20']])
    await feito(prorrogar(demissaoId, '2027-01-23', ['AVISO_PRORROGADO', 'vaga_ocupada']))
    expect(await dias()).toEqual([
      ['2024-03-04', '2027-01-23'],
      ['2027-01-05', '2027-01-23'],
    ])
  })
})
