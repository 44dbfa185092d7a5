import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemasDaTrilha } from '../../test/trilha.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { HOJE } from '../../test/clock.ts'
import { sindicatoPatronal } from '../../test/sindicatos.ts'

let rh: TestApp
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
  cadastro = await rh.as('cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

let proximo = 0

/** A bond of one year or more whose last version began long ago; no other test touches it. */
async function alguem() {
  const { rows } = await sql<{ id: number }>`
    select v.id from vinculo v
     where v.data_desligamento is null and v.data_admissao < '2026-01-01'
       and not exists (select from vinculo_versao f where f.vinculo_id = v.id and f.vigencia > '2026-09-01')
     order by v.id offset ${proximo} limit 1`.execute(rh.db)
  proximo += 1
  const id = rows[0]?.id ?? 0
  const ficha = await obter(id)
  const ultima = ficha.versoes.at(-1)
  if (!ultima?.termos) throw new Error('No terms')
  const dados = {
    ...ultima.termos,
    vigencia: HOJE,
    motivo: 'Equiparação salarial com a equipe',
    salarioCentavos: ultima.termos.salarioCentavos + 10_000,
  }
  return { id, versao: ficha.versao, ficha, dados, antes: ultima.termos }
}

const obter = (id: number, em?: string) =>
  cadastro.call('GET /api/colaborador/obter/:id', { params: { id }, query: em === undefined ? {} : { em } })

const alocacoes = async (id: number) =>
  (await sql`select * from alocacao where vinculo_id = ${id} order by id`.execute(rh.db)).rows

describe('a correction of the contract', () => {
  it('is a new version from its date, with who registered it; post and allocation stay', async () => {
    const { id, versao, dados, ficha } = await alguem()
    const antes = await alocacoes(id)
    const nova = await cadastro.call('POST /api/colaborador/versoes/registrar', {
      body: { id, versao, dados },
    })
    expect(nova.versao).toBe(versao + 1)
    expect(nova.versoes).toHaveLength(ficha.versoes.length + 1)
    expect(nova.versoes.at(-1)).toMatchObject({
      vigencia: HOJE,
      estado: 'em_vigor',
      salarioCentavos: dados.salarioCentavos,
      posto: ficha.versoes.at(-1)?.posto,
      registradaPor: 'Vinícius Araújo',
      processo: null,
    })
    expect(await alocacoes(id)).toEqual(antes)
    expect(
      (await obter(id, '2026-11-19')).versoes.find(({ estado }) => estado === 'em_vigor')?.vigencia,
    ).toBe(ficha.versoes.at(-1)?.vigencia)
  })

  it('is refused in words: less pay, a taken date, nothing new', async () => {
    const { id, versao, dados, antes } = await alguem()
    const tentar = async (mudanca: object) => {
      const body = { id, versao, dados: { ...dados, ...mudanca } }
      const resposta = await cadastro.try('POST /api/colaborador/versoes/registrar', { body })
      return 'pendencias' in resposta.body
        ? resposta.body.pendencias?.map(({ codigo }) => codigo)
        : resposta.status
    }
    expect(await tentar({ salarioCentavos: antes.salarioCentavos - 1 })).toEqual(['reducao_salarial'])
    expect(await tentar({ salarioCentavos: antes.salarioCentavos })).toEqual(['sem_mudanca'])
    expect(await tentar({ vigencia: '2023-01-01' })).toContain('versao_posterior')
    expect(await tentar({ salarioCentavos: antes.salarioCentavos * 2 })).toEqual(['aumento_notavel'])
    expect((await obter(id)).versao).toBe(versao)
  })

  it('takes no union of companies', async () => {
    const { id, versao, dados } = await alguem()
    const sindicatoId = await sindicatoPatronal(rh.db)
    const { sindicatos } = await cadastro.call('GET /api/colaborador/opcoes')
    expect(sindicatos.map((sindicato) => sindicato.id)).not.toContain(sindicatoId)
    const body = { id, versao, dados: { ...dados, sindicatoId } }
    expect(await cadastro.try('POST /api/colaborador/versoes/registrar', { body })).toMatchObject({
      status: 400,
      body: { campos: { 'dados.sindicatoId': 'Escolha um sindicato da lista' } },
    })
  })

  it('takes nothing that moves the person', async () => {
    const { id, versao, dados } = await alguem()
    for (const extra of [{ postoId: 1 }, { cargoId: 1 }, { contratoId: 1 }]) {
      const body = { id, versao, dados: { ...dados, ...extra } }
      expect((await cadastro.try('POST /api/colaborador/versoes/registrar', { body })).status).toBe(400)
    }
  })

  it('is made by one of two people at a time', async () => {
    const { id, versao, dados } = await alguem()
    const respostas = await Promise.all(
      ['2026-11-20', '2026-11-21'].map((vigencia) =>
        cadastro.try('POST /api/colaborador/versoes/registrar', {
          body: { id, versao, dados: { ...dados, vigencia } },
        }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('is registered once when it is sent twice', async () => {
    const { id, versao, dados, ficha } = await alguem()
    const envio = { body: { id, versao, dados }, chave: 'correcao-repetida' }
    await cadastro.call('POST /api/colaborador/versoes/registrar', envio)
    await cadastro.call('POST /api/colaborador/versoes/registrar', envio)
    expect((await obter(id)).versoes).toHaveLength(ficha.versoes.length + 1)
  })

  it.each(['gestor', 'sesmt', 'beneficio', 'vagas', 'almoxarifado'])('is not for %s', async (usuario) => {
    const { id, versao, dados } = await alguem()
    const resposta = await (
      await rh.as(usuario)
    ).try('POST /api/colaborador/versoes/registrar', { body: { id, versao, dados } })
    expect(resposta.status).toBe(403)
  })
})

describe('a version of the future', () => {
  it('is seen, shown on its day, and leaves with its reason when it is cancelled', async () => {
    const { id, versao, dados, ficha } = await alguem()
    const agendada = await cadastro.call('POST /api/colaborador/versoes/registrar', {
      body: { id, versao, dados: { ...dados, vigencia: '2027-01-01' } },
    })
    const futura = agendada.versoes.at(-1)
    expect(futura).toMatchObject({ estado: 'futura', podeCancelar: true, podeDesfazer: false })
    expect(agendada.periodo.ate).toBe('2027-01-01')
    const depois = await obter(id, '2027-01-01')
    expect(depois).toMatchObject({ tempo: 'futuro', edita: [] })
    expect(depois.versoes.find(({ estado }) => estado === 'em_vigor')?.salarioCentavos).toBe(
      dados.salarioCentavos,
    )

    const cancelada = await cadastro.call('POST /api/colaborador/versoes/cancelar', {
      body: {
        id,
        versao: agendada.versao,
        versaoId: futura?.id ?? 0,
        motivo: 'O cliente não aprovou o aumento',
      },
    })
    expect(cancelada.versoes).toHaveLength(ficha.versoes.length)
    const { results } = await cadastro.call('GET /api/colaborador/historico/:id', { params: { id } })
    expect(results[0]).toMatchObject({
      tipo: 'cancelamento',
      titulo: 'Cancelada a versão de 01/01/2027',
      texto: 'O cliente não aprovou o aumento',
      autor: 'Vinícius Araújo',
    })
  })

  it('stands in the way of no earlier correction, and takes from it what it only repeats', async () => {
    const { id, versao, dados, antes } = await alguem()
    const futura = { ...dados, vigencia: '2027-01-01', salarioCentavos: antes.salarioCentavos + 20_000 }
    const agendada = await cadastro.call('POST /api/colaborador/versoes/registrar', {
      body: { id, versao, dados: futura },
    })
    const outro = (await cadastro.call('GET /api/colaborador/opcoes')).centrosDeCusto.find(
      (centro) => centro.id !== antes.centroDeCustoId,
    )
    if (!outro) throw new Error('One cost centre only')
    const hoje = { ...dados, centroDeCustoId: outro.id }
    const body = { id, versao: agendada.versao, dados: hoje }
    const { pendencias } = await cadastro.call('POST /api/colaborador/versoes/verificar', {
      body: { id, dados: hoje },
    })
    expect(pendencias).toContainEqual(
      expect.objectContaining({
        codigo: 'versao_futura',
        mensagem: 'A versão marcada para 01/01/2027 também muda: centro de custo.',
      }),
    )
    const corrigida = await cadastro.call('POST /api/colaborador/versoes/registrar', {
      body: { ...body, alertasAceitos: ['versao_futura'] },
    })
    expect(corrigida.versoes.slice(-2)).toMatchObject([
      { vigencia: HOJE, salarioCentavos: dados.salarioCentavos, termos: { centroDeCustoId: outro.id } },
      {
        vigencia: '2027-01-01',
        salarioCentavos: futura.salarioCentavos,
        termos: { centroDeCustoId: outro.id },
      },
    ])
  })

  it('takes back, when it is cancelled, what it had carried into those after it', async () => {
    const { id, versao, dados, antes } = await alguem()
    const outro = (await cadastro.call('GET /api/colaborador/opcoes')).centrosDeCusto.find(
      (centro) => centro.id !== antes.centroDeCustoId,
    )
    if (!outro) throw new Error('One cost centre only')
    const agendada = await cadastro.call('POST /api/colaborador/versoes/registrar', {
      body: {
        id,
        versao,
        dados: { ...dados, ...antes, vigencia: '2027-01-01', centroDeCustoId: outro.id },
      },
    })
    const aumentada = await cadastro.call('POST /api/colaborador/versoes/registrar', {
      body: {
        id,
        versao: agendada.versao,
        dados: { ...dados, vigencia: '2026-12-01' },
        alertasAceitos: ['versao_futura'],
      },
    })
    const termos = { salarioCentavos: dados.salarioCentavos, centroDeCustoId: outro.id }
    expect(aumentada.versoes.at(-1)).toMatchObject({ vigencia: '2027-01-01', termos })
    const { versoes } = await cadastro.call('POST /api/colaborador/versoes/cancelar', {
      body: {
        id,
        versao: aumentada.versao,
        versaoId: aumentada.versoes.at(-2)?.id ?? 0,
        motivo: 'O cliente não aprovou o aumento',
      },
    })
    expect(versoes.at(-1)).toMatchObject({
      vigencia: '2027-01-01',
      termos: { ...antes, centroDeCustoId: outro.id },
    })
  })

  it('cannot be a version that was already in force, nor one of somebody else', async () => {
    const { id, versao, ficha } = await alguem()
    const outra = await alguem()
    const cancelar = (versaoId: number) =>
      cadastro.try('POST /api/colaborador/versoes/cancelar', {
        body: { id, versao, versaoId, motivo: 'Teste de cancelamento' },
      })
    expect((await cancelar(ficha.versoes[0]?.id ?? 0)).status).toBe(409)
    expect((await cancelar(outra.ficha.versoes[0]?.id ?? 0)).status).toBe(404)
  })
})

describe('undoing a version', () => {
  it('writes another one that compensates it, once the fall of the pay was read', async () => {
    const { id, versao, dados, antes } = await alguem()
    const com = await cadastro.call('POST /api/colaborador/versoes/registrar', {
      body: { id, versao, dados: { ...dados, vigencia: '2026-11-10' }, alertasAceitos: ['retroativa'] },
    })
    const errada = com.versoes.at(-1)
    expect(errada).toMatchObject({ podeDesfazer: true, podeCancelar: false })
    const body = {
      id,
      versao: com.versao,
      versaoId: errada?.id ?? 0,
      vigencia: HOJE,
      motivo: 'Aumento lançado na pessoa errada',
    }
    const recusada = await cadastro.try('POST /api/colaborador/versoes/desfazer', { body })
    expect(recusada).toMatchObject({ status: 422, body: { pendencias: [{ codigo: 'salario_volta' }] } })
    const desfeita = await cadastro.call('POST /api/colaborador/versoes/desfazer', {
      body: { ...body, alertasAceitos: ['salario_volta'] },
    })
    expect(desfeita.versoes.at(-1)).toMatchObject({
      compensa: '2026-11-10',
      salarioCentavos: antes.salarioCentavos,
      alertas: [{ codigo: 'salario_volta' }],
    })
    expect(desfeita.versoes.at(-2)).toMatchObject({ compensada: true, podeDesfazer: false })
    // What was true in between stays true.
    const entre = await obter(id, '2026-11-15')
    expect(entre.versoes.find(({ estado }) => estado === 'em_vigor')?.salarioCentavos).toBe(
      dados.salarioCentavos,
    )
  })
})

it('leaves the trail unbroken', async () => {
  expect(await problemasDaTrilha(rh.db)).toEqual([])
})
