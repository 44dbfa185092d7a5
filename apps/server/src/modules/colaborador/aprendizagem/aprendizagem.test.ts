import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { AGORA } from '../../../test/clock.ts'
import { alguem, semCausa, verificar } from '../../../test/demissoes.ts'
import { abrirEmpresa } from '../../../test/empresa.ts'
import type { Client } from '../../../test/harness.ts'
import { problemasDaTrilha } from '../../../test/trilha.ts'
import { avisarAprendizagem } from './avisar-aprendizagem.ts'

const empresa = abrirEmpresa()
beforeEach(() => empresa.rh.clock.irPara(AGORA))

/** An apprentice since 02/02/2026, aged 17, with or without the end that the contract says. */
async function aprendiz(fim: string | null = '2028-02-01'): Promise<number> {
  const { db } = empresa.rh
  const id = await alguem(db, { admissao: '2026-02-02', experienciaDias: 0 })
  await sql`update pessoa set nascimento = '2009-01-10' where id = (select pessoa_id from vinculo where id = ${id})`.execute(
    db,
  )
  await sql`update vinculo set categoria = '103', fim_aprendizagem = ${fim} where id = ${id}`.execute(db)
  return id
}

const corrigir = (client: Client, id: number, fimAprendizagem: string, versao: number) =>
  client.try('PUT /api/colaborador/aprendizagem', { body: { id, versao, fimAprendizagem } })

describe('the term of an apprentice', () => {
  it('CLT art. 428 § 3º: is written on the file by who corrects contracts, within the limits, and the trail tells it', async () => {
    const { rh } = empresa
    const cadastro = await rh.as('cadastro')
    const id = await aprendiz(null)
    const ler = () => cadastro.call('GET /api/colaborador/obter/:id', { params: { id }, query: {} })
    const { aprendizagem, versao } = await ler()
    expect(aprendizagem).toEqual({ fim: null })
    expect(await corrigir(cadastro, id, '2028-02-02', versao)).toMatchObject({
      status: 400,
      body: { campos: { fimAprendizagem: expect.stringContaining('no máximo dois anos') } },
    })
    expect((await corrigir(await rh.as('gestor'), id, '2028-02-01', versao)).status).toBe(403)
    expect(await corrigir(cadastro, id, '2028-02-01', versao)).toMatchObject({
      status: 200,
      body: { versao: versao + 1, aprendizagem: { fim: '2028-02-01' } },
    })
    expect((await corrigir(cadastro, id, '2027-02-01', versao)).status).toBe(409)
    const { results } = await cadastro.call('GET /api/colaborador/alteracoes/:id', {
      params: { id },
      query: {},
    })
    expect(results[0]).toMatchObject({
      assunto: 'Vínculo',
      mudancas: [{ label: 'Fim da aprendizagem', de: null, para: '01/02/2028' }],
    })
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })

  it('is of nobody else', async () => {
    const { rh } = empresa
    const cadastro = await rh.as('cadastro')
    const id = await alguem(rh.db)
    expect(
      (await cadastro.call('GET /api/colaborador/obter/:id', { params: { id }, query: {} })).aprendizagem,
    ).toBeNull()
    expect((await corrigir(cadastro, id, '2027-01-01', 1)).status).toBe(409)
  })

  it('CLT art. 433: ends without notice, and earlier without the indemnity of art. 479', async () => {
    const { rh } = empresa
    const cadastro = await rh.as('cadastro')
    const id = await aprendiz()
    const { opcoes } = await cadastro.call('GET /api/demissao/obter', { query: { colaborador: id } })
    expect(opcoes.situacao.contrato).toEqual({ tipo: 'aprendizagem', fim: '2028-02-01' })
    expect(opcoes.causas.filter(({ cabe }) => !cabe).map(({ codigo }) => codigo)).toEqual(['02', '07', '33'])
    const semAviso = await verificar(cadastro, id, semCausa())
    expect(semAviso.pendencias.map(({ codigo }) => codigo)).toContain('CAUSA_DO_CONTRATO')
    const antes = await verificar(cadastro, id, semCausa({ causa: '03', aviso: 'nao_se_aplica' }))
    expect(antes.simulacao).toMatchObject({ avisoDias: 0, indenizacao479: 0 })
    expect(antes.pendencias.map(({ codigo }) => codigo)).not.toContain('CAUSA_DO_CONTRATO')
  })

  it('once over, leaves a contract without one', async () => {
    const { rh } = empresa
    const id = await aprendiz('2026-11-10')
    const cadastro = await rh.as('cadastro')
    const { opcoes } = await cadastro.call('GET /api/demissao/obter', { query: { colaborador: id } })
    expect(opcoes.situacao.contrato).toEqual({ tipo: 'indeterminado', fim: null })
  })

  it('is in the calendar and among the deadlines of Rh until somebody leaves', async () => {
    const { rh } = empresa
    const id = await aprendiz('2026-11-25')
    const cadastro = await rh.as('cadastro')
    const noCalendario = async () => {
      const { results } = await cadastro.call('GET /api/calendar/itens', {
        query: { setor: 'rh', de: '2026-11-20', ate: '2026-11-30', tipos: 'aprendizagem' },
      })
      return results.filter((item) => item.id === id)
    }
    expect(await noCalendario()).toMatchObject([{ tipo: 'aprendizagem', inicio: '2026-11-25' }])
    const prazos = async () => {
      const { results } = await cadastro.call('GET /api/inicio/prazos', {
        query: { tipo: 'encerrar_aprendizagem' },
      })
      return results.filter((linha) => linha.id === id)
    }
    expect(await prazos()).toMatchObject([{ dia: '2026-11-25' }])
    await sql`update vinculo set data_desligamento = '2026-11-25' where id = ${id}`.execute(rh.db)
    expect([await noCalendario(), await prazos()]).toEqual([[], []])
  })
})

describe('the reminders of the end of an apprenticeship', () => {
  const avisos = async (id: number) => {
    const { rows } = await sql<{ texto: string }>`
      select n.texto from notificacao n join usuario u on u.id = n.usuario_id
       where n.vinculo_id = ${id} and u.usuario = 'cadastro' order by n.id`.execute(empresa.rh.db)
    return rows.map(({ texto }) => texto)
  }
  const amanhecer = async (dia: string) => {
    empresa.rh.clock.irPara(`${dia}T09:15:00Z`)
    await avisarAprendizagem.executar(empresa.rh.deps)
  }

  it('come 60, 30 and 10 days before, each once, and to nobody who leaves', async () => {
    const id = await aprendiz('2027-03-01')
    const deSaida = await aprendiz('2027-03-01')
    await sql`update vinculo set data_desligamento = '2027-01-31' where id = ${deSaida}`.execute(
      empresa.rh.db,
    )
    for (const dia of [
      '2026-12-30',
      '2026-12-31',
      '2027-01-30',
      '2027-01-30',
      '2027-02-19',
      '2027-03-01',
      '2027-03-02',
    ])
      await amanhecer(dia)
    expect(await avisos(id)).toEqual([
      expect.stringMatching(
        /^O contrato de aprendizagem de Demitido de Teste \d+ \(.+\) termina em 60 dias, em 01\/03\/2027\. Abra a demissão, ou combine outro contrato\.$/,
      ),
      expect.stringContaining('termina em 30 dias'),
      expect.stringContaining('termina em 10 dias'),
    ])
    expect(await avisos(deSaida)).toEqual([])
  })
})
