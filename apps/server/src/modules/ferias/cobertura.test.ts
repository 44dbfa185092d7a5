import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { postoDe } from '../../test/colaboradores.ts'
import {
  alguemDeFerias,
  fracao,
  INICIO,
  pedida,
  pedidoDe,
  tentarPedir,
  verificar,
} from '../../test/ferias.ts'
import { abrirEmpresa } from '../../test/empresa.ts'

// A vacation begins on Monday 11 January unless a test says another day.
const empresa = abrirEmpresa()

const comBloqueio = (codigo: string) => ({
  status: 422,
  body: {
    pendencias: expect.arrayContaining([expect.objectContaining({ codigo, severidade: 'bloqueio' })]),
  },
})

describe('who covers', () => {
  it('is free on those days, and not the person', async () => {
    const [pessoa, colega] = [await alguemDeFerias(empresa.rh), await alguemDeFerias(empresa.rh)]
    const comQuem = (colaboradorId: number) => ({
      fracoes: [{ inicio: INICIO, dias: 30, cobertura: 'substituto', colaboradorId }],
    })
    expect(await tentarPedir(empresa.cliente, pessoa, comQuem(pessoa.id))).toMatchObject(
      comBloqueio('cobertura_propria'),
    )
    await pedida(empresa.rh, empresa.cliente, { fracoes: [fracao('2027-01-18', 20)] }, colega)
    expect(await tentarPedir(empresa.cliente, pessoa, comQuem(colega.id))).toMatchObject(
      comBloqueio('substituto_ocupado'),
    )
    const livre = await alguemDeFerias(empresa.rh)
    expect((await tentarPedir(empresa.cliente, pessoa, comQuem(livre.id))).status).toBe(201)
  })

  it('is somebody who works here on all of those days', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const desligado = await alguemDeFerias(empresa.rh, { desligamento: '2027-01-20' })
    for (const colaboradorId of [999_999, desligado.id]) {
      const fracoes = [{ inicio: INICIO, dias: 30, cobertura: 'substituto', colaboradorId }]
      expect(await tentarPedir(empresa.cliente, pessoa, { fracoes })).toMatchObject(
        comBloqueio('substituto_fora_do_quadro'),
      )
    }
  })

  it('is nobody of another contract, of whom nothing is told', async () => {
    const deFora = await alguemDeFerias(empresa.rh, { noEscopo: false })
    await pedida(empresa.rh, empresa.cliente, { fracoes: [fracao(INICIO, 20)] }, deFora)
    const fracoes = [{ inicio: INICIO, dias: 30, cobertura: 'substituto', colaboradorId: deFora.id }]
    const resposta = await tentarPedir(await empresa.rh.as('gestor'), await alguemDeFerias(empresa.rh), {
      fracoes,
    })
    expect(resposta).toMatchObject(comBloqueio('substituto_fora_do_quadro'))
    expect(JSON.stringify(resposta.body)).not.toContain('Férias de Teste')
  })
})

describe('the people of one post', () => {
  it('are named to who plans, where they will be away on the same days', async () => {
    const { id: postoId } = await postoDe(empresa.rh.db, 'gestor')
    const [pessoa, colega] = [await alguemDeFerias(empresa.rh), await alguemDeFerias(empresa.rh)]
    await sql`update vinculo_versao set posto_id = ${postoId} where vinculo_id = any (${[pessoa.id, colega.id]}::int[])`.execute(
      empresa.rh.db,
    )
    await sql`insert into alocacao (vinculo_id, posto_id, inicio) values (${colega.id}, ${postoId}, '2025-03-10')`.execute(
      empresa.rh.db,
    )
    await pedida(empresa.rh, empresa.cliente, {}, colega)
    const { pendencias } = await verificar(empresa.cliente, pessoa.id, pedidoDe(pessoa))
    expect(pendencias).toContainEqual(
      expect.objectContaining({
        codigo: 'equipe_ausente',
        severidade: 'alerta',
        mensagem: expect.stringContaining('11/01/2027 a 09/02/2027'),
      }),
    )
  })
})
