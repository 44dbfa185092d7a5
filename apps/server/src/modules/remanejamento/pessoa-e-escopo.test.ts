import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../test/harness.ts'
import {
  abrirRemanejamentos,
  abrirVagas,
  achadosDe,
  alguemARemanejar,
  codigos,
  pedidoDe,
  pedir,
  VIGENCIA,
} from '../../test/remanejamentos.ts'

const r = abrirRemanejamentos()
const { obter } = r

describe('what the file knows of the person', () => {
  const registrar = async (id: number, dados: { readonly tipo: 'CIPA' | 'GESTANTE' }) =>
    (await r.rh.as('cadastro')).call('POST /api/colaborador/estabilidades', {
      body: {
        id,
        dados: { inicio: '2026-03-02', marco: '2027-03-01', documento: 'Ata da eleição', ...dados },
      },
    })

  it('ties who was elected to the place, without the form saying so, until the mandate is over', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    const achados = async (mais: object = {}) =>
      codigos(await achadosDe(r.coordenador, pessoa.id, pedidoDe(postoId, mais)))
    expect(await achados()).not.toContain('TRANSFERENCIA_DE_ELEITO')
    await registrar(pessoa.id, { tipo: 'CIPA' })
    expect(await achados()).toContain('TRANSFERENCIA_DE_ELEITO')
    expect(await achados({ anuencia: true })).not.toContain('TRANSFERENCIA_DE_ELEITO')
    const { opcoes } = await r.coordenador.call('GET /api/remanejamento/obter', {
      query: { colaborador: pessoa.id },
    })
    expect(opcoes.eleito).toBe(true)
    // The protection against dismissal goes on for a year; the mandate does not.
    expect(await achados({ vigencia: '2027-03-02' })).not.toContain('TRANSFERENCIA_DE_ELEITO')
  })

  it('keeps who told a pregnancy from an unhealthy post, and does not say why', async () => {
    const pessoa = await alguemARemanejar(r.rh.db, sql`vv.insalubridade = 0 and pe.sexo = 'F'`)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    await sql`update posto_vigencia set insalubridade = 20, periculosidade = false where posto_id = ${postoId}`.execute(
      r.rh.db,
    )
    const doPosto = async () =>
      (await achadosDe(r.coordenador, pessoa.id, pedidoDe(postoId))).filter(
        ({ codigo }) => codigo === 'INSALUBRE_PROTEGIDO',
      )
    expect(await doPosto()).toEqual([])
    await registrar(pessoa.id, { tipo: 'GESTANTE' })
    const [achado] = await doPosto()
    expect(achado?.mensagem).toBe('Não pode trabalhar em local insalubre.')
  })

  it('CF art. 7º XXXIII: keeps a minor from a dangerous post', async () => {
    const pessoa = await alguemARemanejar(r.rh.db, sql`not vv.periculosidade`)
    const postoId = await abrirVagas(r.rh.db, pessoa, 1)
    await sql`update posto_vigencia set insalubridade = 0, periculosidade = true where posto_id = ${postoId}`.execute(
      r.rh.db,
    )
    const achados = async () => codigos(await achadosDe(r.coordenador, pessoa.id, pedidoDe(postoId)))
    expect(await achados()).not.toContain('PERIGOSO_PROTEGIDO')
    await sql`update pessoa set nascimento = '2009-11-21'
      where id = (select pessoa_id from vinculo where id = ${pessoa.id})`.execute(r.rh.db)
    expect(await achados()).toContain('PERIGOSO_PROTEGIDO')
  })

  it('asks nobody about moving house for a post in the town where they live', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const deFora = sql`po.local_id in (select lo.id from local lo where lo.municipio_ibge <> (
      select meu.municipio_ibge from posto p join local meu on meu.id = p.local_id where p.id = ${pessoa.postoId}))`
    const postoId = await abrirVagas(r.rh.db, pessoa, 1, { onde: deFora })
    const perguntado = async () =>
      codigos(await achadosDe(r.coordenador, pessoa.id, pedidoDe(postoId))).includes('OUTRO_MUNICIPIO')
    expect(await perguntado()).toBe(true)
    await sql`update pessoa set municipio = mu.nome, uf = mu.uf
      from posto po join local lo on lo.id = po.local_id join municipio mu on mu.ibge = lo.municipio_ibge
     where po.id = ${postoId} and pessoa.id = (select pessoa_id from vinculo where id = ${pessoa.id})`.execute(
      r.rh.db,
    )
    expect(await perguntado()).toBe(false)
    const { results } = await r.coordenador.call('GET /api/remanejamento/vagas', {
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
    const pessoa = await alguemARemanejar(r.rh.db, fora)
    const { rows } = await sql<{ id: number }>`
      select po.id from posto po join usuario_contrato uc on uc.contrato_id = po.contrato_id
        join usuario u on u.id = uc.usuario_id and u.usuario = 'gestor'
        join contrato co on co.id = po.contrato_id
        join escala es on es.id = po.escala_id and es.tipo <> '12x36' and not es.noturna
       where po.cargo_id = ${pessoa.cargoId} and co.termino >= '2027-01-01' limit 1`.execute(r.rh.db)
    const postoId = rows[0]?.id ?? 0
    await sql`update posto_vigencia set quantidade = quantidade + 40 where posto_id = ${postoId}`.execute(
      r.rh.db,
    )
    const { id } = await pedir(r.coordenador, pessoa.id, pedidoDe(postoId))
    expect((await obter('gestor', id)).status).toBe('solicitado')
    const sua = await alguemARemanejar(r.rh.db, doGestor)
    const para = await abrirVagas(r.rh.db, sua, 3, {
      onde: sql`po.contrato_id not in (select contrato_id from usuario_contrato uc
        join usuario u on u.id = uc.usuario_id where u.usuario = 'gestor')`,
    })
    const gestor = await r.rh.as('gestor')
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
    const sua = await alguemARemanejar(r.rh.db, sql`vv.contrato_id in ${doGestor}`)
    const para = await abrirVagas(r.rh.db, sua, 3, { onde: sql`po.contrato_id not in ${doGestor}` })
    await sql`insert into piso_salarial (cargo_id, sindicato_id, desde, valor_centavos)
      select ${sua.cargoId}::int, co.sindicato_id, '2026-11-18', 987654 from posto po
        join contrato co on co.id = po.contrato_id where po.id = ${para}`.execute(r.rh.db)
    const ditos = async (cliente: Client, vigencia: string) => {
      const dados = { ...pedidoDe(para), vigencia }
      const { pendencias } = await cliente.call('POST /api/remanejamento/verificar', {
        body: { colaboradorId: sua.id, dados },
      })
      const codigos = ['PISO_DO_DESTINO', 'contrato_fora_da_data']
      return pendencias.filter(({ codigo }) => codigos.includes(codigo)).map(({ mensagem }) => mensagem)
    }
    const gestor = await r.rh.as('gestor')
    expect(await ditos(gestor, VIGENCIA)).toEqual(['O piso no destino é maior: o salário sobe até ele.'])
    expect(await ditos(r.coordenador, VIGENCIA)).toEqual([expect.stringContaining('R$\u00a09.876,54')])
    expect(await ditos(gestor, '2035-01-01')).toContain(
      'O contrato do posto não está em vigor em todos esses dias.',
    )
  })
})

describe('the record of a transfer', () => {
  it('names the cargo of the promotion that comes with it, as now and as it was', async () => {
    const pessoa = await alguemARemanejar(r.rh.db)
    const { id } = await pedir(r.coordenador, pessoa.id, pedidoDe(await abrirVagas(r.rh.db, pessoa, 1)))
    const { rows } = await sql<{ id: number; titulo: string }>`
      select id, titulo from cargo order by id limit 2`.execute(r.rh.db)
    const [agora, antes] = rows
    await sql`update processo_formulario
      set dados = dados || jsonb_build_object('comPromocao.cargoId', ${agora?.id}::int) where processo_id = ${id}`.execute(
      r.rh.db,
    )
    const doCargo = async () => (await obter('cadastro', id)).nomes['comPromocao.cargoId']
    expect(await doCargo()).toEqual({ [String(agora?.id)]: agora?.titulo })
    await sql`insert into processo_evento (processo_id, tipo, nome, mudancas, usuario_id, em)
      select ${id}, 'edicao', null, ${JSON.stringify([{ campo: 'comPromocao.cargoId', de: antes?.id, para: agora?.id }])}::jsonb,
             solicitante_id, now() from processo where id = ${id}`.execute(r.rh.db)
    expect(await doCargo()).toEqual({
      [String(agora?.id)]: agora?.titulo,
      [String(antes?.id)]: antes?.titulo,
    })
  })
})
